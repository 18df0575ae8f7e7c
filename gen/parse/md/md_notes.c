// SPDX-License-Identifier: MIT
// md_notes: MyST's footnotes. Footnotes may be defined anywhere, and are
// appended to the page in the order of their first references. In: lines that
// md_scan marked. Out: footnote nodes.
#include "base/codes/md.h"
#include "base/codes/reference.h"
#include "base/vec.h"
#include "parse/md/md.h"
#include "parse/md/md_line.h"

struct md_note {
    struct node *node; /* has no parent until md_notes_end */
    bool used;
};

static struct node *new_note(struct md_run *r, struct pos at, str label)
{
    struct arena *a = r->p->a;
    struct node *n = node_new(a, NODE_FOOTNOTE, at);
    if (md_note_is_number(label)) {
        struct node *shown = node_new(a, NODE_LABEL, at);
        node_append(shown, node_text(a, label, at));
        node_append(n, shown);
    } else {
        node_set(a, n, "auto", S("1"));
    }
    node_add(a, n, "names", document_normal_name(a, label));
    document_note_explicit_target(r->p->doc, n);
    return n;
}

static void report_twice(struct md_run *r, struct pos at, str label,
                         const struct md_note *first)
{
    diag_at(r->p->d, DIAG_LABEL_DUPLICATE, at, label,
            str_fmt(r->p->a, "%.*s:%u", STR_ARG(first->node->pos.src->name),
                    first->node->pos.line));
    diag_help(r->p->d, "rename one of the two");
}

size_t md_notes_add(struct md_run *r, size_t first, struct node *parent)
{
    struct parse *p = r->p;
    const struct line *l = &r->lines.v[first];
    size_t n, at = str_find_char(l->text, '[', r->marks[first].lead);
    str label;
    size_t length = md_note_start(str_from(l->text, at), &label);
    struct pos pos = line_pos(l, at, length ? length - 1 : 0);
    struct lines body = md_part_lines(r, first, &n);
    struct map_entry *entry =
        map_find(&r->md->notes, document_normal_name(p->a, label));
    (void)parent;
    if (entry && entry->value) {
        report_twice(r, pos, label, entry->value);
    } else if (entry) {
        struct md_note *note = NEW(p->a, struct md_note);
        entry->value = note;
        note->node = new_note(r, pos, label);
        p->syntax->block(p, body, note->node, false);
    }
    return n;
}

struct notes {
    struct md_note **v;
    size_t n, cap;
};

/* Appends to *out all footnotes whose first reference is `top` or below it. */
static void collect(struct md *md, const struct node *top, struct notes *out)
{
    for (const struct node *n = top; n; n = node_next(n, top)) {
        if (n->type != NODE_FOOTNOTE_REFERENCE)
            continue;
        struct md_note *note = map_get(&md->notes, node_get(n, "refname"));
        if (!note || note->used)
            continue;
        note->used = true;
        vec_push(md->p->a, out, note);
    }
}

static void report_unused(struct md *md)
{
    for (size_t i = 0; i < md->notes.n; i++) {
        const struct md_note *note = md->notes.v[i].value;
        if (!note || note->used)
            continue;
        diag_at(md->p->d, DIAG_MD_FOOTNOTE_UNUSED, note->node->pos,
                md->notes.v[i].key);
        diag_help(md->p->d, "add [^%.*s] to the text, or remove the footnote",
                  STR_ARG(md->notes.v[i].key));
    }
}

void md_notes_end(struct md *md)
{
    struct notes all = {0};
    collect(md, md->p->doc->root, &all);
    for (size_t i = 0; i < all.n; i++)
        collect(md, all.v[i]->node, &all);
    if (all.n) {
        struct node *rule =
            node_new(md->p->a, NODE_TRANSITION, all.v[0]->node->pos);
        node_add(md->p->a, rule, "classes", S("footnotes"));
        node_append(md->section, rule);
    }
    for (size_t i = 0; i < all.n; i++)
        node_append(md->section, all.v[i]->node);
    report_unused(md);
}
