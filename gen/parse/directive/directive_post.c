// SPDX-License-Identifier: MIT
// directive_post: ablog's post, which says of a page when it was written, by
// whom and of what, and shows nothing; and postlist, a list of such pages.
#include "base/codes/directive.h"
#include "doc/pending.h"
#include "doc/post.h"
#include "parse/date_text.h"
#include "parse/directive/directive_family.h"

static const struct option_spec OPTIONS[] = {
    {S_INIT("tags"), OPTION_TEXT, NULL},
    {S_INIT("author"), OPTION_TEXT, NULL},
    {S_INIT("category"), OPTION_TEXT, NULL},
    {S_INIT("location"), OPTION_TEXT, NULL},
    {S_INIT("language"), OPTION_TEXT, NULL},
    {S_INIT("redirect"), OPTION_TEXT, NULL},
    {S_INIT("title"), OPTION_TEXT, NULL},
    {S_INIT("image"), OPTION_TEXT, NULL},
    {S_INIT("excerpt"), OPTION_NAT, NULL},
    {S_INIT("exclude"), OPTION_FLAG, NULL},
    {S_INIT("nocomments"), OPTION_FLAG, NULL},
    {S_INIT("external_link"), OPTION_TEXT, NULL},
    {{0}, 0, NULL},
};

/* The names of the options of a label, as written. */
static void take_labels(struct directive_call *c, struct strs *labels)
{
    for (size_t i = 0; i < POST_N_LABELS; i++)
        labels[i] = post_names(c->p->a, directive_text(c, POST_LABELS[i]));
}

static void set_date(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    long year, month, day;
    str text = str_trim(c->argument);
    if (!text.n)
        return;
    if (!date_text_read(text, &year, &month, &day)) {
        directive_fault(c, DIAG_DIRECTIVE_ARGUMENT, c->argument_at,
                        str_fmt(p->a, "'%.*s' is no date", STR_ARG(text)));
        diag_help(p->d, "expected a date as 2025-05-31 or May 31, 2025");
        directive_message(c, parent, MESSAGE_ERROR);
    } else if (!p->doc->front.date.p) {
        p->doc->front.date =
            str_fmt(p->a, "%04ld-%02ld-%02ld", year, month, day);
    }
}

static void post(struct directive_call *c, struct node *parent)
{
    struct document *doc = c->p->doc;
    struct post *post = NEW(c->p->a, struct post);
    set_date(c, parent);
    if (doc->post)
        return;
    take_labels(c, post->labels);
    post->title = directive_text(c, S("title"));
    post->excluded = directive_flag(c, S("exclude"));
    post->paragraphs = directive_number(c, S("excerpt"), 1);
    if (c->content.n) {
        struct node *said = node_new(c->p->a, NODE_CONTAINER, c->at);
        directive_parse_content(c, said);
        post->said = said;
    }
    doc->post = post;
}

/* ---- postlist ---- */

static const struct option_spec LIST[] = {
    {S_INIT("tags"), OPTION_TEXT, NULL},
    {S_INIT("author"), OPTION_TEXT, NULL},
    {S_INIT("category"), OPTION_TEXT, NULL},
    {S_INIT("location"), OPTION_TEXT, NULL},
    {S_INIT("language"), OPTION_TEXT, NULL},
    {S_INIT("date"), OPTION_REQUIRED, NULL},
    {S_INIT("format"), OPTION_REQUIRED, NULL},
    {S_INIT("list-style"), OPTION_CHOICE, "none disc circle square"},
    {S_INIT("excerpts"), OPTION_FLAG, NULL},
    {S_INIT("expand"), OPTION_TEXT, NULL},
    {S_INIT("image"), OPTION_FLAG, NULL},
    {S_INIT("sort"), OPTION_FLAG, NULL},
    {{0}, 0, NULL},
};

static bool is_part(str name)
{
    for (size_t i = 0; i < POST_N_LABELS; i++)
        if (str_eq(name, POST_LABELS[i]))
            return true;
    return str_eq(name, S("date")) || str_eq(name, S("title"));
}

/* False when a format names what no post has, which is reported. */
static bool check_format(struct directive_call *c, struct node *parent)
{
    const struct directive_option *o = directive_option(c, S("format"));
    str rest = o ? o->value : STR_NONE;
    struct post_part part;
    while (post_format_next(c->p->a, &rest, &part)) {
        if (!part.name.p || is_part(part.name))
            continue;
        diag_at(c->p->d, DIAG_DIRECTIVE_VALUE, o->at, o->name, c->def->name,
                str_fmt(c->p->a, "a post has no '%.*s'", STR_ARG(part.name)));
        diag_help(c->p->d, "expected {date}, {title}, {author}, {tags}, "
                           "{category}, {location}, {language}");
        directive_message(c, parent, MESSAGE_ERROR);
        return false;
    }
    return true;
}

static void postlist(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct post_list *list = NEW(a, struct post_list);
    struct pending *data = NEW(a, struct pending);
    struct node *n = node_new(a, NODE_PENDING, c->at);
    str count = str_trim(c->argument),
        style = directive_text(c, S("list-style"));
    list->most = -1;
    if (count.n && (!str_to_long(count, &list->most) || list->most < 0)) {
        directive_fault(c, DIAG_DIRECTIVE_ARGUMENT, c->argument_at,
                        str_fmt(a, "'%.*s' is no number", STR_ARG(count)));
        diag_help(c->p->d, "expected how many posts are to be listed");
        directive_message(c, parent, MESSAGE_ERROR);
        return;
    }
    if (!check_format(c, parent))
        return;
    take_labels(c, list->labels);
    list->format = directive_text(c, S("format"));
    list->date = directive_text(c, S("date"));
    list->more = directive_text(c, S("expand"));
    list->forward = directive_flag(c, S("sort"));
    list->excerpts = directive_flag(c, S("excerpts"));
    list->style = style.n ? style : S("none");
    data->kind = PENDING_POSTLIST;
    data->list = list;
    n->data = data;
    n->text = S("postlist");
    node_append(parent, n);
}

const struct directive directive_post[] = {
    {S_INIT("post"), 0, 1, true, true, OPTIONS, post, 0},
    {S_INIT("postlist"), 0, 1, false, false, LIST, postlist, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
