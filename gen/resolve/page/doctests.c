// SPDX-License-Identifier: MIT
// doctests: removes doctest flags and blank-line marks from each line of a
// block. The number of lines does not change.
#include "resolve/page/doctests.h"

#include "base/buf.h"

static const str PROMPT = S_INIT(">>>");
static const str BLANK_LINE = S_INIT("<BLANKLINE>");

/* Returns the language of a block of code: the class after the class "code", or
   else the attribute _language. */
static str language(const struct node *n)
{
    const struct strs *classes = node_list(n, "classes");
    bool own = classes->n >= 2 && str_eq(classes->v[0], S("code"));
    return own ? classes->v[1] : node_get(n, "_language");
}

static bool is_session(const struct node *n)
{
    static const str SESSIONS[] = {S_INIT("pycon"), S_INIT("pycon3")};
    static const str PYTHON[] = {S_INIT(""),        S_INIT("py"),
                                 S_INIT("py3"),     S_INIT("python"),
                                 S_INIT("python3"), S_INIT("default")};
    str name = language(n);
    if (n->type == NODE_DOCTEST_BLOCK)
        return true;
    return STR_AMONG(name, SESSIONS) ||
           (STR_AMONG(name, PYTHON) && str_starts(n->first->text, PROMPT));
}

/* Returns the line without "# doctest:" and the flags after it. A "# doctest:"
   before a quotation mark is kept, since it may be in a string. */
static str without_flags(str line)
{
    size_t at = line.n;
    while (at && line.p[at - 1] != '"' && line.p[at - 1] != '\'')
        at--;
    while ((at = str_find_char(line, '#', at)) != STR_NPOS)
        if (str_starts(str_trim_left(str_from(line, ++at)), S("doctest:")))
            return str_trim_right(str_slice(line, 0, at - 1));
    return line;
}

static str trimmed(struct arena *a, str text)
{
    struct buf b = {.a = a};
    for (size_t from = 0, end; from <= text.n; from = end + 1) {
        end = str_find_char(text, '\n', from);
        end = end == STR_NPOS ? text.n : end;
        str line = str_slice(text, from, end), bare = str_trim_left(line);
        if (str_starts(bare, BLANK_LINE))
            line = str_from(bare, BLANK_LINE.n);
        buf_put(&b, without_flags(line));
        if (end < text.n)
            buf_putc(&b, '\n');
    }
    return buf_end(&b);
}

void doctests_trim(struct document *doc, bool trim)
{
    for (struct node *n = doc->root; n; n = node_next(n, doc->root)) {
        if (n->type != NODE_LITERAL_BLOCK && n->type != NODE_DOCTEST_BLOCK)
            continue;
        str own = node_get(n, "_trim");
        if (n->first && n->first->type == NODE_TEXT && !n->first->next &&
            (own.p ? str_eq(own, S("1")) : trim) && is_session(n))
            n->first->text = trimmed(doc->a, n->first->text);
    }
}
