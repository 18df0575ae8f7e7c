// SPDX-License-Identifier: MIT
// rst_message: filling in the table of faults.
#include "parse/rst/rst_message.h"

#include "base/buf.h"
#include "base/codes/rst.h"

/* Of what is told in the tree alone. */
#define DIAG_NONE NULL

static const struct {
    enum message_level level;
    const char *text;
    const struct diag_code *code;
    const char *ours, *help;
} MESSAGES[] = {
#define X(name, level, text, code, ours, help) \
    [RST_MESSAGE_##name] = {MESSAGE_##level, text, DIAG_##code, ours, help},
    RST_MESSAGES(X)
#undef X
};

/* A pattern with its % replaced. */
static str fill_in(struct arena *a, const char *pattern, str arg)
{
    str s = str_c(pattern);
    size_t at = str_find_char(s, '%', 0);
    if (at == STR_NPOS)
        return s;
    struct buf b = {.a = a};
    buf_put(&b, str_slice(s, 0, at));
    buf_put(&b, arg);
    buf_put(&b, str_from(s, at + 1));
    return buf_end(&b);
}

/* docutils' words as they stand inside a sentence of ours. */
static str in_our_words(struct arena *a, enum rst_message id, str arg)
{
    if (id != RST_MESSAGE_UNINDENT && id != RST_MESSAGE_INLINE)
        return arg;
    return str_replace(a, str_lower(a, arg), S("_"), S(" "));
}

void rst_report(struct rst *r, enum rst_message id, struct pos at, str arg)
{
    const struct diag_code *code = MESSAGES[id].code;
    const char *ours = MESSAGES[id].ours, *help = MESSAGES[id].help;
    if (!code)
        return;
    str words = in_our_words(r->a, id, arg);
    diag_at(r->p->d, code, at, ours ? fill_in(r->a, ours, words) : words);
    if (help)
        diag_help(r->p->d, "%s", help);
}

struct node *rst_message(struct rst *r, enum rst_message id, struct pos at,
                         uint32_t line, str arg, str block)
{
    rst_report(r, id, at, arg);
    struct pos named = {at.src, line, 0, 0};
    struct node *m = message_new(r->a, MESSAGES[id].level, named,
                                 fill_in(r->a, MESSAGES[id].text, arg), block);
    m->pos = at;
    return m;
}

void rst_add_message(struct rst_machine *m, enum rst_message id, size_t at,
                     str arg, str block)
{
    node_append(m->node, rst_message(m->r, id, rst_line_pos(m, at),
                                     rst_line_number(m, at), arg, block));
}

void rst_check_finish(struct rst_machine *m, bool blank_finish, str what)
{
    if (!blank_finish)
        rst_add_message(m, RST_MESSAGE_UNINDENT, m->at + 1, what, STR_NONE);
}
