// SPDX-License-Identifier: MIT
// directive_slip: finds text that looks like a directive or like an option of a
// directive.
#include "parse/directive/directive_slip.h"
#include "config/writing.h"
#include "parse/code/directive_code.h"

#include "base/codes/directive.h"
#include "highlight/highlight_slip.h"
#include "parse/directive/directive.h"
#include "parse/rst_chars.h"

static bool ends_word(str s, size_t at)
{
    return at >= s.n || char_is_blank(s.p[at]);
}

static bool has_hyphen(str s)
{
    return str_find_char(s, '-', 0) != STR_NPOS;
}

/* ---- options ---- */

static bool has_option(const struct directive *def, str name)
{
    for (const struct option_spec *s = def->options; s && s->name.p; s++)
        if (str_eq_nocase(s->name, name))
            return true;
    return false;
}

/* Whether the body of a directive is data, and so cannot begin with prose such
   as "name: value". */
static bool has_data_body(const struct directive *def)
{
    static const str NAMES[] = {S_INIT("csv-table"), S_INIT("df-table"),
                                S_INIT("list-table"), S_INIT("toctree")};
    return STR_AMONG(def->name, NAMES);
}

void directive_slip_option(const struct directive_call *c,
                           const struct line *line, bool is_body)
{
    str text = str_trim_left(line->text);
    bool colon = str_starts(text, S(":"));
    size_t end = str_find_char(text, ':', colon);
    str name = str_slice(text, colon, end);
    bool joined = end != STR_NPOS && !ends_word(text, end + 1);
    if (end == STR_NPOS || (joined && text.p[end + 1] == '`') ||
        !(colon || has_hyphen(name) ||
          (is_body && !joined && has_data_body(c->def))) ||
        !has_option(c->def, name))
        return;
    struct diags *d = c->p->d;
    diag_at(d, DIAG_DIRECTIVE_OPTION_TEXT,
            line_pos(line, (size_t)(name.p - line->text.p), name.n), name,
            c->def->name);
    diag_help(d,
              "write an option as ':%.*s: ...'%s right below the directive's "
              "first line, %s",
              STR_ARG(name), joined ? " (with that space)" : "",
              c->p->language == PAGE_MARKDOWN
                  ? "before its body"
                  : "with the same indentation as its body");
}

void directive_slip_data(const struct directive_call *c)
{
    if (c->content.n && has_data_body(c->def) &&
        str_starts(str_trim_left(c->content.v->text), S(":")))
        directive_slip_option(c, c->content.v, true);
}

/* ---- directives ---- */

/* Returns the number of dots that a string begins with. */
static size_t dots(str s)
{
    size_t n = 0;
    while (n < s.n && s.p[n] == '.')
        n++;
    return n;
}

void directive_slip_text(struct parse *p, const struct line *line, size_t at)
{
    str text = str_from(line->text, at);
    size_t n = dots(text), from = n;
    while (from < text.n && text.p[from] == ' ')
        from++;
    size_t end = rst_name_end(text, from);
    str name = str_slice(text, from, end);
    if (n < 1 || n > 3 || end == from || !directive_find(name) ||
        !str_starts(str_from(text, end), S("::")) || !ends_word(text, end + 2))
        return;
    diag_at(p->d, DIAG_DIRECTIVE_TEXT, line_pos(line, at, end + 2),
            str_slice(text, 0, end + 2));
    if (p->language == PAGE_MARKDOWN)
        diag_help(p->d, "a directive is written ```{%.*s} in Markdown",
                  STR_ARG(name));
    else
        diag_help(p->d,
                  "a directive begins with two dots and a space: '.. %.*s::'",
                  STR_ARG(name));
}

/* Whether a directive's name is unlikely to mean a language or anything else in
   the info string of a fence. */
static bool is_unmistakable(const struct directive *def)
{
    return has_hyphen(def->name) || def->variant == NODE_NOTE ||
           def->variant == NODE_WARNING || def->variant == NODE_TIP ||
           def->variant == NODE_IMPORTANT || def->variant == NODE_CAUTION ||
           str_eq(def->name, S("toctree")) ||
           str_eq(def->name, S("admonition"));
}

void directive_slip_fence(struct parse *p, const struct line *line, size_t at,
                          bool colons)
{
    str info = str_from(line->text, at), name;
    if (!str_word(&info, &name))
        return;
    const struct directive *def = directive_find(name);
    if (!def && !colons)
        highlight_slip_report(p->d, name, line_pos(line, at, name.n));
    if (!def || !(colons || is_unmistakable(def)))
        return;
    diag_at(p->d, DIAG_DIRECTIVE_TEXT, line_pos(line, at, name.n), name);
    diag_help(p->d, "the name of a directive goes in braces: {%.*s}",
              STR_ARG(name));
}
