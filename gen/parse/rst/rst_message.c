// SPDX-License-Identifier: MIT
// rst_message: reports the faults of RST_MESSAGES and makes their messages.
#include "parse/rst/rst_message.h"

#include "base/buf.h"
#include "base/codes/rst.h"

/* The code of a message that appears only in the parsed page, as a
   system_message node, and is not reported to the user. */
#define DIAG_NONE NULL

static const struct {
    enum message_level level;
    const struct diag_code *code;
    const char *text, *help;
} MESSAGES[] = {
#define X(name, level, code, text, help) \
    [RST_MESSAGE_##name] = {MESSAGE_##level, DIAG_##code, text, help},
    RST_MESSAGES(X)
#undef X
};

static str text_of(struct arena *a, enum rst_message id, str arg)
{
    const char *text = MESSAGES[id].text;
    return text ? str_replace(a, str_c(text), S("%"), arg) : arg;
}

void rst_report(struct rst *r, enum rst_message id, struct pos at, str arg)
{
    const char *help = MESSAGES[id].help;
    if (!MESSAGES[id].code)
        return;
    diag_at(r->p->d, MESSAGES[id].code, at, text_of(r->a, id, arg));
    if (help)
        diag_help(r->p->d, "%s", help);
}

struct node *rst_message(struct rst *r, enum rst_message id, struct pos at,
                         str arg)
{
    enum message_level level = MESSAGES[id].level;
    rst_report(r, id, at, arg);
    return MESSAGES[id].code
               ? message_newest(r->a, r->p->d, level, at)
               : message_new(r->a, level, at, text_of(r->a, id, arg));
}

void rst_add_message(struct rst_machine *m, enum rst_message id, size_t at,
                     str arg)
{
    node_append(m->node, rst_message(m->r, id, rst_line_pos(m, at), arg));
}

void rst_check_finish(struct rst_machine *m, bool blank_finish, str element)
{
    if (blank_finish)
        return;
    const struct line *l = &m->lines.v[m->at];
    bool separated =
        m->at + 1 < m->lines.n && l[1].src == l->src && l[1].line == l->line;
    rst_add_message(m, separated ? RST_MESSAGE_SEPARATED : RST_MESSAGE_UNINDENT,
                    m->at + 1, element);
}
