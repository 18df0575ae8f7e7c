// SPDX-License-Identifier: MIT
// lang_yaml: the rules for YAML.
#include "highlight/rule.h"

enum { BLOCK, FLOW };

#define BOTH (IN(BLOCK) | IN(FLOW))

static size_t indent_of(str line)
{
    size_t n = 0;
    while (n < line.n && line.p[n] == ' ')
        n++;
    return n;
}

/* Returns the length of the plain scalar at the start of s. The scalar ends
   before a comment, before a colon that ends a key, and, within a flow
   collection, before one of ",[]{}". */
static size_t plain_end(str s, bool flow)
{
    size_t n = 0;
    for (; n < s.n; n++) {
        bool last = n + 1 == s.n || char_is_blank(s.p[n + 1]);
        if ((flow && strchr(",[]{}", s.p[n] ? s.p[n] : 'x')) ||
            (s.p[n] == ':' &&
             (last || (flow && strchr(",[]{}", s.p[n + 1])))) ||
            (s.p[n] == '#' && n && char_is_blank(s.p[n - 1])))
            break;
    }
    return str_trim_right(str_slice(s, 0, n)).n;
}

static long plain(struct highlighter *h, const char *arg)
{
    str s = scan_line(h);
    if (!s.n || char_is_blank(s.p[0]) || (s.p[0] && strchr("'\"", s.p[0])))
        return RULE_NO;
    size_t n = plain_end(s, arg[0] == 'f');
    return n ? (long)n : RULE_NO;
}

static long quoted(struct highlighter *h, const char *arg)
{
    str s = scan_rest(h);
    size_t n = 1;
    if (s.p[0] != arg[0])
        return RULE_NO;
    while (n < s.n && s.p[n] != arg[0])
        n += arg[0] == '"' && s.p[n] == '\\' && n + 1 < s.n ? 2 : 1;
    return (long)(n < s.n ? n + 1 : s.n);
}

/* Matches a key: text followed by a colon in the same line. */
static long key(struct highlighter *h, const char *arg)
{
    str s = scan_line(h);
    if (!s.n || (s.p[0] && strchr("-?:,[]{}#&*!|>%@`", s.p[0]) &&
                 (s.n < 2 || !strchr("-?:", s.p[0]) || s.p[1] == ' ')))
        return RULE_NO;
    long n = s.p[0] == '"'    ? scan_quoted(h, "\"")
             : s.p[0] == '\'' ? scan_quoted(h, "'")
                              : plain(h, arg);
    size_t at = n == RULE_NO ? s.n : (size_t)n;
    while (at < s.n && s.p[at] == ' ')
        at++;
    return at < s.n && s.p[at] == ':' &&
                   (at + 1 == s.n || char_is_blank(s.p[at + 1]) ||
                    arg[0] == 'f')
               ? n
               : RULE_NO;
}

/* Matches a plain scalar that is one of the words of arg or, if arg is empty, a
   number. */
static long value(struct highlighter *h, const char *arg)
{
    long n = plain(h, "flow"), k = RULE_NO;
    if (n == RULE_NO)
        return n;
    if (arg[0])
        k = scan_word(h, arg);
    else if ((k = scan_float(h, "+-")) == RULE_NO &&
             (k = scan_radix(h, "xo")) == RULE_NO)
        k = scan_integer(h, "+-");
    return k == n ? n : RULE_NO;
}

/* Matches the header of a block scalar, | or > with its indicators. */
static long header(struct highlighter *h, const char *arg)
{
    str s = scan_line(h);
    size_t n = 0;
    while (n < s.n &&
           (n ? strchr("+-123456789", s.p[n]) : strchr(arg, s.p[n])) && s.p[n])
        n++;
    str rest = str_trim_left(str_from(s, n));
    if (!n || (rest.n && rest.p[0] != '#'))
        return RULE_NO;
    h->indent = indent_of(str_from(h->text, h->line)) + 1;
    return (long)n;
}

/* Matches the lines of a block scalar: lines that are empty or indented further
   than the line of the header. */
static long block(struct highlighter *h, const char *arg)
{
    (void)arg;
    str rest = scan_rest(h), line;
    size_t n = 0, indent = h->indent;
    if (!indent)
        return RULE_NO;
    h->indent = 0;
    while (str_cut(&rest, '\n', &line) &&
           (str_blank(line) || indent_of(line) >= indent))
        n = (size_t)(line.p + line.n - (h->text.p + h->at));
    return n ? (long)n : RULE_NO;
}

/* Matches an anchor, alias or tag: the byte in arg and everything up to the
   next blank, comma or bracket. */
static long marked(struct highlighter *h, const char *arg)
{
    str s = scan_line(h);
    size_t n = 0;
    while (n < s.n && !strchr(" \t\r,[]{}", s.p[n] ? s.p[n] : ' '))
        n++;
    return n && s.p[0] == arg[0] ? (long)n : RULE_NO;
}

static const struct highlight_rule RULES[] = {
    {IN(BLOCK), AT_LINE, block, NULL, "no", STAY},
    {IN(BLOCK), AT_LINE, scan_to_eol, "---", "nn", STAY},
    {IN(BLOCK), AT_LINE, scan_to_eol, "...", "nn", STAY},
    {IN(BLOCK), AT_LINE, scan_to_eol, "%", "kn", STAY},
    {BOTH, AT_BLANK, scan_to_eol, "#", "c1", STAY},
    {BOTH, AT_ANY, scan_blanks, NULL, NULL, STAY},
    {IN(BLOCK), AT_BLANK, key, "block", "nt", STAY},
    {IN(FLOW), AT_ANY, key, "flow", "nt", STAY},
    {BOTH, AT_ANY, scan_one, "[{", NULL, PUSH(FLOW)},
    {IN(FLOW), AT_ANY, scan_one, "]}", NULL, POP},
    {IN(FLOW), AT_ANY, scan_one, ",:?", NULL, STAY},
    {IN(BLOCK), AT_ANY, scan_literal, "- ", NULL, STAY},
    {IN(BLOCK), AT_ANY, scan_literal, "? ", NULL, STAY},
    {IN(BLOCK), AT_ANY, scan_literal, ":", NULL, STAY},
    {IN(BLOCK), AT_BLANK, header, "|>", NULL, STAY},
    {BOTH, AT_ANY, quoted, "\"", "s", STAY},
    {BOTH, AT_ANY, quoted, "'", "s", STAY},
    {BOTH, AT_ANY, marked, "&", "nl", STAY},
    {BOTH, AT_ANY, marked, "*", "nv", STAY},
    {BOTH, AT_ANY, marked, "!", "kt", STAY},
    {BOTH, AT_WORD, value, " true false null yes no on off True False ~ ", "kc",
     STAY},
    {BOTH, AT_WORD, value, "", "m", STAY},
    {IN(BLOCK), AT_ANY, plain, "block", NULL, STAY},
    {IN(FLOW), AT_ANY, plain, "flow", NULL, STAY},
    {0, AT_ANY, NULL, NULL, NULL, STAY},
};

const struct highlight_language highlight_yaml[] = {
    {" yaml yml ", "", BLOCK, NULL, RULES},
    {NULL, NULL, 0, NULL, NULL},
};
