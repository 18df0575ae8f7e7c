// SPDX-License-Identifier: MIT
// front_lost: finds lines at the start of a page that were meant as front
// matter. In: the page's lines. Out: a diagnostic that says how to write these
// lines.
#include "parse/front_lost.h"

#include "base/codes/config.h"
#include "parse/front.h"

/* Removes blanks and invisible characters (byte order mark, zero-width space,
   no-break space) from the start, and blanks from the end. */
static str visible(str s)
{
    static const str UNSEEN[] = {S_INIT("\xef\xbb\xbf"), S_INIT("\xe2\x80\x8b"),
                                 S_INIT("\xc2\xa0")};
    bool more = true;
    s = str_trim(s);
    while (more) {
        more = false;
        for (size_t i = 0; i < sizeof UNSEEN / sizeof *UNSEEN; i++)
            if (str_starts(s, UNSEEN[i])) {
                s = str_trim(str_from(s, UNSEEN[i].n));
                more = true;
            }
    }
    return s;
}

/* Returns the KEY of "KEY: value", or of "KEY = value" with the mark '='. A
   key consists of letters, digits, '_' and '-'. Otherwise returns STR_NONE. */
static str key_of(str line, char mark)
{
    size_t n = 0;
    while (n < line.n &&
           (char_is_alnum(line.p[n]) || line.p[n] == '_' || line.p[n] == '-'))
        n++;
    str rest = str_from(line, n);
    if (mark == '=')
        rest = str_trim(rest);
    bool is = n && rest.n && rest.p[0] == mark &&
              (mark == '=' || rest.n == 1 || char_is_blank(rest.p[1]));
    return is ? str_slice(line, 0, n) : STR_NONE;
}

static bool is_known(str key)
{
    return key.p && (front_has_key(key) || str_eq(key, S("myst")));
}

/* Returns the number of dashes or plus signs at the start of a line, or 0 if
   there are fewer than three. */
static size_t fence_of(str line)
{
    size_t n = 0;
    while (n < line.n && line.p[n] == line.p[0] &&
           (line.p[0] == '-' || line.p[0] == '+'))
        n++;
    return n < 3 ? 0 : n;
}

/* A run of lines with keys. The run ends at a fence, a blank line, or a line of
   another kind. */
struct front_keys {
    str known;   /* the first known key, or STR_NONE */
    bool closed; /* whether a fence follows */
};

static struct front_keys keys_from(struct lines lines, size_t i, char mark)
{
    struct front_keys k = {.known = STR_NONE};
    for (; i < lines.n; i++) {
        str line = lines.v[i].text, s = str_trim(line);
        size_t fence = fence_of(s);
        if (fence == s.n) {
            k.closed = fence;
            break;
        }
        str key = key_of(line, mark);
        if (!k.known.p && is_known(key))
            k.known = key;
        if (!key.p && line.p[0] != ' ' && line.p[0] != '#' &&
            !str_starts(line, S("- ")))
            break;
    }
    return k;
}

/* Returns the number of lines at the start of a page that show nothing: blank
   lines and comments of one line. */
static size_t unseen_lines(struct lines lines)
{
    size_t i = 0;
    while (i < lines.n) {
        str s = visible(lines.v[i].text);
        bool comment = str_starts(s, S("<!--")) && str_ends(s, S("-->"));
        if (s.n && !comment)
            break;
        i++;
    }
    return i;
}

static void report(struct document *doc, const struct line *l, const char *why)
{
    str s = visible(l->text);
    diag_at(doc->diags, DIAG_FRONT_LOST,
            line_pos(l, (size_t)(s.p - l->text.p), s.n), str_c(why));
}

/* Reports keys below or beside a fence. */
static void check_fence(struct document *doc, struct lines lines, size_t i,
                        enum page_syntax syntax)
{
    const struct line *l = &lines.v[i];
    str s = visible(l->text);
    size_t n = fence_of(s);
    str beside = str_trim(str_from(s, n));
    char mark = s.p[0] == '+' ? '=' : ':';
    struct front_keys k = keys_from(lines, i + 1, mark);
    str key = beside.n ? key_of(beside, mark) : k.known;
    bool first = !i && s.p == l->text.p;
    bool open = !k.closed && !beside.n;
    if (!is_known(key) || (open && !(first && n == 3)))
        return;
    if (syntax == PAGE_RST) {
        report(doc, l, "reStructuredText uses fields instead of '---' lines");
        diag_help(doc->diags,
                  "start the page with fields, such as ':%.*s: ...', without "
                  "'---'",
                  STR_ARG(key));
    } else if (mark == '=') {
        report(doc, l, "TOML between '+++' is not supported");
        diag_help(doc->diags,
                  "write YAML, such as '%.*s: ...', between two '---' lines",
                  STR_ARG(key));
    } else if (beside.n) {
        report(doc, l, "'---' must be alone on its line");
        diag_help(
            doc->diags,
            "write '%.*s: ...' on a line of its own, between two '---' lines",
            STR_ARG(key));
    } else if (n != 3 || (!i && !first)) {
        report(doc, l, "its first line must be exactly '---'");
        diag_help(doc->diags, "write three hyphens and nothing else");
    } else if (!open) {
        report(doc, l, "the page must start with it");
        diag_help(doc->diags, "remove the lines above '---'");
    }
}

/* Reports keys of Markdown that no fence precedes. */
static void check_bare(struct document *doc, struct lines lines, size_t i)
{
    const struct line *l = &lines.v[i];
    str s = visible(l->text);
    size_t colon = s.n ? str_find_char(s, ':', 1) : STR_NPOS;
    if (s.n && s.p[0] == ':' && colon != STR_NPOS &&
        is_known(str_slice(s, 1, colon)) &&
        (colon + 1 == s.n || char_is_blank(s.p[colon + 1]))) {
        report(doc, l, "Markdown uses YAML instead of fields");
        diag_help(doc->diags, "write '%.*s: ...' between two '---' lines",
                  STR_ARG(str_slice(s, 1, colon)));
    } else if (is_known(key_of(s, ':')) && keys_from(lines, i, ':').closed) {
        report(doc, l, "its first line must be '---'");
        diag_help(doc->diags, "add a '---' line above this one");
    }
}

/* Reports a field of reStructuredText without a blank after its name. */
static void check_field(struct document *doc, const struct line *l)
{
    size_t colon = l->text.n ? str_find_char(l->text, ':', 1) : STR_NPOS;
    if (colon == STR_NPOS || l->text.p[0] != ':' || colon + 1 == l->text.n)
        return;
    str key = str_slice(l->text, 1, colon);
    char next = l->text.p[colon + 1];
    if (!front_has_key(str_trim(key)) || char_is_blank(next) || next == '`')
        return;
    report(doc, l, "a field needs a space after its second colon");
    diag_help(doc->diags, "write ':%.*s: ...'", STR_ARG(str_trim(key)));
}

void front_check_lost(struct document *doc, struct lines lines,
                      enum page_syntax syntax)
{
    size_t i = unseen_lines(lines);
    if (i == lines.n)
        return;
    if (fence_of(visible(lines.v[i].text)))
        check_fence(doc, lines, i, syntax);
    else if (syntax == PAGE_RST)
        check_field(doc, &lines.v[i]);
    else
        check_bare(doc, lines, i);
}
