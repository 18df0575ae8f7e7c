// SPDX-License-Identifier: MIT
// posts: see posts.h.
#include "shape/posts.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/path.h"
#include "base/vec.h"
#include "shape/info.h"

static const struct pos NOWHERE = {0};

/* ---- what pages say ---- */

static struct strs copy_names(struct arena *a, const struct strs *names)
{
    struct strs out = {0};
    for (size_t i = 0; i < names->n; i++)
        vec_push(a, &out, str_dup(a, names->v[i]));
    return out;
}

/* The first paragraphs of the page, or what the directive holds. */
static struct node *excerpt_of(struct document *doc, const struct post *post)
{
    struct node *box = node_new(doc->a, NODE_CONTAINER, NOWHERE);
    struct node *section = doc->root->first;
    long left = post->paragraphs;
    if (post->said)
        return relocate_keep(doc->a, post->said);
    while (section && section->type != NODE_SECTION)
        section = section->next;
    for (struct node *n = section ? section->first : NULL; n && left > 0;
         n = n->next) {
        if (n->type != NODE_PARAGRAPH)
            continue;
        node_append(box, node_copy(doc->a, n));
        left--;
    }
    return box;
}

void posts_take(struct page *page)
{
    const struct post *post = page->doc->post;
    struct page_info *info = page->info;
    struct arena *a = &info->arena;
    if (!post || !info->date.n || post->excluded)
        return;
    struct page_post *to = NEW(a, struct page_post);
    for (size_t i = 0; i < POST_N_LABELS; i++)
        to->labels[i] = copy_names(a, &post->labels[i]);
    to->title = str_dup(a, post->title.n ? post->title : info->title);
    to->excerpt = excerpt_of(page->doc, post);
    info->post = to;
}

static int by_date(const void *x, const void *y)
{
    const struct page *a = *(struct page *const *)x,
                      *b = *(struct page *const *)y;
    int order = str_cmp(b->info->date, a->info->date);
    return order ? order : str_cmp(b->info->post->title, a->info->post->title);
}

struct posts posts_collect(struct arena *a, const struct site *site)
{
    struct posts all = {0};
    for (size_t i = 0; i < site->n_pages; i++)
        if (site->pages[i].info && site->pages[i].info->post)
            vec_push(a, &all, &site->pages[i]);
    if (all.n)
        qsort(all.v, all.n, sizeof *all.v, by_date);
    return all;
}

/* ---- those that are wanted ---- */

static bool has(const struct page *page, size_t label, str name)
{
    const struct strs *names = &page->info->post->labels[label];
    for (size_t i = 0; i < names->n; i++)
        if (str_eq(names->v[i], name))
            return true;
    return false;
}

static bool any_has(const struct posts *posts, size_t label, str name)
{
    for (size_t i = 0; i < posts->n; i++)
        if (has(posts->v[i], label, name))
            return true;
    return false;
}

/* Takes the posts out that lack a name which others have; false where no name
   is known. */
static bool choose(const struct posts *all, const struct post_list *wanted,
                   bool *out)
{
    bool known = false;
    for (size_t k = 0; k < POST_N_LABELS; k++) {
        for (size_t i = 0; i < wanted->labels[k].n; i++) {
            str name = wanted->labels[k].v[i];
            if (!any_has(all, k, name))
                continue;
            known = true;
            for (size_t j = 0; j < all->n; j++)
                out[j] = out[j] || !has(all->v[j], k, name);
        }
    }
    return known;
}

/* ---- the list ---- */

static void add_text(struct arena *a, struct node *to, str text)
{
    if (text.n)
        node_append(to, node_text(a, text, NOWHERE));
}

static struct node *link_to(struct arena *a, const struct page *from,
                            const struct page *to, str text)
{
    struct node *link = node_new(a, NODE_REFERENCE, NOWHERE);
    node_add(a, link, "classes", S("internal"));
    node_set(a, link, "refuri", path_relative(a, from->output, to->output));
    add_text(a, link, text);
    return link;
}

static str date_text(struct arena *a, str date, str format)
{
    char text[256], pattern[64];
    struct tm tm = {.tm_hour = 0};
    long year = 0, month = 1, day = 1;
    str_to_long(str_slice(date, 0, 4), &year);
    str_to_long(str_slice(date, 5, 7), &month);
    str_to_long(str_slice(date, 8, 10), &day);
    tm.tm_year = (int)year - 1900;
    tm.tm_mon = (int)month - 1;
    tm.tm_mday = (int)day;
    timegm(&tm); /* the day of the week */
    snprintf(pattern, sizeof pattern, "%.*s",
             STR_ARG(format.n ? format : S("%d %B")));
    size_t n = strftime(text, sizeof text, pattern, &tm);
    return str_dup(a, (str){text, n});
}

/* One part of a format, "{tags}". */
static void add_part(struct arena *a, struct node *to,
                     const struct post_list *wanted, const struct page *on,
                     const struct page *post, str name)
{
    const struct page_post *p = post->info->post;
    if (str_eq(name, S("date")))
        add_text(a, to, date_text(a, post->info->date, wanted->date));
    else if (str_eq(name, S("title")))
        node_append(to, link_to(a, on, post, p->title));
    for (size_t i = 0; i < POST_N_LABELS; i++)
        if (str_eq(name, POST_LABELS[i]))
            add_text(a, to,
                     str_join(a, p->labels[i].v, p->labels[i].n, S(", ")));
}

static void add_excerpt(struct node *item, const struct post_list *wanted,
                        struct page *on, struct page *post,
                        relocated_fn *resolve, void *data)
{
    struct arena *a = &on->arena;
    struct node *copy = relocate(a, post->info->post->excerpt, post, on);
    if (!wanted->excerpts || !copy->first)
        return;
    node_add(a, copy, "classes", S("ablog-post-excerpt"));
    node_append(item, copy);
    resolve(data, copy, post);
    if (!wanted->more.n)
        return;
    struct node *more = node_new(a, NODE_PARAGRAPH, NOWHERE);
    node_add(a, more, "classes", S("ablog-post-expand"));
    node_append(more, link_to(a, on, post, wanted->more));
    node_append(item, more);
}

static struct node *item_of(const struct post_list *wanted, struct page *on,
                            struct page *post)
{
    struct arena *a = &on->arena;
    struct node *item = node_new(a, NODE_LIST_ITEM, NOWHERE);
    struct node *line = node_new(a, NODE_PARAGRAPH, NOWHERE);
    str format = wanted->format.n ? wanted->format : S("{date} - {title}");
    struct post_part part;
    node_add(a, item, "classes", S("ablog-post"));
    while (post_format_next(a, &format, &part)) {
        add_text(a, line, part.text);
        if (part.name.n)
            add_part(a, line, wanted, on, post, part.name);
    }
    node_append(item, line);
    return item;
}

void posts_list(const struct posts *posts, const struct post_list *wanted,
                struct page *page, struct node *box, relocated_fn *resolve,
                void *data)
{
    struct arena *a = &page->arena;
    struct node *list = node_new(a, NODE_BULLET_LIST, NOWHERE);
    bool *out = NEW_N(a, bool, posts->n + 1);
    bool known = choose(posts, wanted, out);
    size_t left = wanted->most < 0 ? SIZE_MAX : (size_t)wanted->most;
    node_add(a, list, "classes",
             str_concat(a, S("postlist-style-"), wanted->style));
    for (size_t i = 0; i < posts->n && left > 0; i++) {
        struct page *post = posts->v[i];
        if (out[i] || (!known && post == page))
            continue;
        struct node *item = item_of(wanted, page, post);
        (wanted->forward ? node_prepend : node_append)(list, item);
        add_excerpt(item, wanted, page, post, resolve, data);
        left--;
    }
    if (list->first)
        node_append(box, list);
}
