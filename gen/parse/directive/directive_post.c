// SPDX-License-Identifier: MIT
// directive_post: ablog's post, which sets a page's date and shows nothing.
#include "base/codes/directive.h"
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

static void post(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    long year, month, day;
    str text = str_trim(c->argument);
    if (!text.n)
        return;
    if (!date_text_read(text, &year, &month, &day)) {
        directive_refuse(
            c, parent, DIAG_DIRECTIVE_ARGUMENT, c->argument_at,
            str_fmt(p->a, "'%.*s' is not a date", STR_ARG(text)),
            S("expected a date such as 2025-05-31 or May 31, 2025"));
    } else if (!p->doc->front.date.p) {
        p->doc->front.date =
            str_fmt(p->a, "%04ld-%02ld-%02ld", year, month, day);
    }
}

const struct directive directive_post[] = {
    {S_INIT("post"), 0, 1, true, true, OPTIONS, post, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
