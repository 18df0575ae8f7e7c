// SPDX-License-Identifier: MIT
// md_dollar: scans a paragraph from left to right. Dollars in code spans, tags
// and link destinations are skipped, unless a formula starts first.
#include "parse/md/md_dollar.h"

#include "base/vec.h"
#include "parse/md/md_definition.h"
#include "parse/md/md_line.h"

/* maximum length of a tag or a link destination, in bytes */
enum { TAG_MAX = 500 };

struct finder {
    const struct myst_choice *choice;
    str s;
    struct md_code_widths widths;
};

/* Returns the offset after the tag, comment or autolink that starts at i; i + 1
   if none starts there. */
static size_t after_tag(str s, size_t i)
{
    size_t k = i + 1;
    char quote = 0;
    bool address = false, blank = false; /* address: ':' or '@' was found;
                                            blank: a blank was found */
    if (k >= s.n || (!char_is_alpha(s.p[k]) && !strchr("/!?", s.p[k])))
        return k;
    for (; k < s.n && k < i + TAG_MAX; k++) {
        char c = s.p[k];
        if (quote)
            quote = c == quote ? 0 : quote;
        else if (c == '"' || c == '\'')
            quote = c;
        else if (c == '>')
            return k + 1;
        else if (c == '<' || (c == '$' && (blank || !address)))
            break;
        blank |= char_is_blank(c);
        address |= c == ':' || c == '@';
    }
    return i + 1;
}

static bool is_escaped(str s, size_t i)
{
    size_t n = 0;
    while (n < i && s.p[i - n - 1] == '\\')
        n++;
    return n % 2 == 1;
}

/* Returns the offset after the formula that starts with the dollar at i, or 0
   if no formula starts there. Sets *dollars to 1 or 2. */
static size_t after_formula(const struct finder *f, size_t i, size_t *dollars)
{
    const struct myst_choice *o = f->choice;
    str s = f->s;
    size_t n = o->dollar_double && i + 1 < s.n && s.p[i + 1] == '$' ? 2 : 1;
    size_t from = i + n, end = from;
    *dollars = n;
    if ((!o->dollar_spaces && (i + 1 >= s.n || char_is_blank(s.p[i + 1]))) ||
        (!o->dollar_digits && i > 0 && char_is_digit(s.p[i - 1])))
        return 0;
    for (;; end++) {
        end = str_find_char(s, '$', end);
        if (end == STR_NPOS)
            return 0;
        if (!is_escaped(s, end) &&
            (n == 1 || (end + 1 < s.n && s.p[end + 1] == '$')))
            break;
    }
    size_t after = end + n;
    if (end == from || (!o->dollar_spaces && char_is_blank(s.p[after - 2])) ||
        (!o->dollar_digits && after < s.n && char_is_digit(s.p[after])))
        return 0;
    return after;
}

/* Overwrites bytes [from, to) of the joined lines. *line is the index of the
   line where the search for `from` starts, and *before that line's offset; both
   are advanced to the line of `to`. */
static void overwrite(const struct md_dollar_line *lines, size_t n, size_t from,
                      size_t to, size_t *line, size_t *before)
{
    for (; *line < n; *before += lines[(*line)++].n + 1) {
        const struct md_dollar_line *l = &lines[*line];
        size_t a = from > *before ? from - *before : 0,
               b = to > *before ? to - *before : 0;
        if (a < l->n)
            memset(l->p + a, MD_DOLLAR_HIDDEN, (b < l->n ? b : l->n) - a);
        if (b <= l->n)
            return;
    }
}

void md_dollar_hide(struct arena *a, const struct myst_choice *choice,
                    const struct md_dollar_line *lines, size_t n,
                    struct md_formulas *out)
{
    str *texts = NEW_N(a, str, n);
    size_t line = 0, before = 0, dollars, after;
    bool any = false;
    for (size_t k = 0; k < n; k++) {
        texts[k] = (str){lines[k].p, lines[k].n};
        any |= str_find_char(texts[k], '$', 0) != STR_NPOS;
        if (str_find_char(texts[k], MD_DOLLAR_HIDDEN, 0) != STR_NPOS)
            return;
    }
    if (!any)
        return;
    struct finder f = {choice, str_join(a, texts, n, S("\n")), {{false}}};
    str s = f.s;
    for (size_t i = 0; i < s.n;) {
        char c = s.p[i];
        if (c == '\\') {
            i += 2;
        } else if (c == '`') {
            i = md_code_end(s, i, &f.widths);
        } else if (c == '<') {
            i = after_tag(s, i);
        } else if (c == ']') {
            i += 1 + md_link_tail(str_slice(s, i + 1, i + TAG_MAX));
        } else if (c == '$' && (after = after_formula(&f, i, &dollars))) {
            size_t from = i + dollars, to = after - dollars;
            bool breaks = s.p[from] == '\n';
            overwrite(lines, n, breaks ? i : from, to, &line, &before);
            vec_push(a, out,
                     (struct md_formula){str_slice(s, from, to), dollars == 2});
            i = after;
        } else {
            i++;
        }
    }
}

/* ---- blocks ---- */

bool md_dollar_starts(str line)
{
    return str_starts(line, S("$$"));
}

size_t md_dollar_ends(str line, bool first, bool labels, str *label)
{
    str s = str_trim(line);
    *label = STR_NONE;
    size_t least = first ? 4 : 2;
    if (s.n >= least && str_ends(s, S("$$")))
        return (size_t)(s.p - line.p) + s.n - 2;
    size_t open =
        labels && str_ends(s, S(")")) ? str_rfind_char(s, '(') : STR_NPOS;
    if (open == STR_NPOS)
        return STR_NPOS;
    str name = str_slice(s, open + 1, s.n - 1);
    str rest = str_trim_right(str_slice(s, 0, open));
    if (!name.n || rest.n < least || !str_ends(rest, S("$$")) ||
        str_find_char(name, '$', 0) != STR_NPOS ||
        str_find_char(name, ')', 0) != STR_NPOS)
        return STR_NPOS;
    *label = name;
    return (size_t)(s.p - line.p) + rest.n - 2;
}
