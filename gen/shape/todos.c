// SPDX-License-Identifier: MIT
// todos: see todos.h.
#include "shape/todos.h"

#include "base/path.h"
#include "base/vec.h"
#include "shape/info.h"

void todos_take(struct page *page)
{
    struct document *doc = page->doc;
    struct page_notes *notes = &page->info->todos;
    if (!doc->has_todos)
        return;
    for (struct node *n = doc->root; n; n = node_next(n, doc->root)) {
        if (!node_has(n, "_todo"))
            continue;
        const struct strs *ids = node_list(n, "ids");
        str id = ids->n ? ids->v[0] : document_set_id(doc, n);
        vec_push(&page->info->arena, notes,
                 (struct page_note){.id = str_dup(&page->info->arena, id),
                                    .node = relocate_keep(doc->a, n)});
    }
}

/* "(Noted in TITLE.)", with a link to the note. */
static struct node *where(struct arena *a, const struct page_note *note,
                          const struct page *from, const struct page *to)
{
    struct pos at = {0};
    struct node *text = node_new(a, NODE_PARAGRAPH, at);
    struct node *link = node_new(a, NODE_REFERENCE, at);
    str place = str_join(
        a, (str[]){path_relative(a, to->output, from->output), note->id}, 2,
        S("#"));
    node_add(a, text, "classes", S("todo-source"));
    node_add(a, link, "classes", S("internal"));
    node_set(a, link, "refuri", place);
    node_append(link, node_text(a, from->info->title, at));
    node_append(text, node_text(a, S("(Noted in "), at));
    node_append(text, link);
    node_append(text, node_text(a, S(".)"), at));
    return text;
}

void todos_list(const struct site *site, struct page *page, struct node *box,
                relocated_fn *resolve, void *data)
{
    struct arena *a = &page->arena;
    for (size_t i = 0; i < site->n_pages; i++) {
        struct page *from = &site->pages[i];
        const struct page_notes *notes = from->info ? &from->info->todos : NULL;
        for (size_t k = 0; notes && k < notes->n; k++) {
            struct node *copy = relocate(a, notes->v[k].node, from, page);
            node_append(box, copy);
            node_append(box, where(a, &notes->v[k], from, page));
            resolve(data, copy, from);
        }
    }
}
