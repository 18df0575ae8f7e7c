// SPDX-License-Identifier: MIT
// string: Python's string methods. Positions and widths count characters, not
// bytes: strings are UTF-8.
#include "df/strings/string.h"

#include "base/buf.h"
#include "base/codes/df.h"
#include "base/unicode.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "df/lint/text_arithmetic.h"
#include "df/runtime/iterate.h"
#include "df/runtime/represent.h"
#include "df/runtime/set_order.h"

static bool return_str(str s, struct object *out)
{
    *out = object_str(s);
    return true;
}

static bool return_buf(struct call *c, const struct buf *b, struct object *out)
{
    if (b->n > EVAL_TEXT_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "the resulting string would be longer than 1 MiB");
    return eval_spend(c->ev, c->at, b->n, 1) && return_str(buf_str(b), out);
}

/* ---- letters ---- */

/* A case for swapcase: upper case becomes lower case, and lower case upper
   case. */
enum { SWAP_CASE = UNICODE_N_CASES };

static void put_letter(struct buf *b, str s, size_t at, unsigned cp,
                       unsigned to)
{
    unsigned out[3] = {cp}, flags = unicode_flags(cp);
    size_t n = 1;
    bool cased = flags & (UNICODE_UPPER | UNICODE_LOWER);
    if (to == SWAP_CASE && cased)
        to = flags & UNICODE_UPPER ? UNICODE_TO_LOWER : UNICODE_TO_UPPER;
    if (to == UNICODE_TO_LOWER && cp == 0x3a3) /* sigma */
        out[0] = unicode_is_final(s, at) ? 0x3c2 : 0x3c3;
    else if (to != SWAP_CASE)
        n = unicode_to(cp, (enum unicode_case)to, out);
    for (size_t i = 0; i < n; i++)
        buf_put_utf8(b, out[i]);
}

/* Converts the first character of the string to case `first` and all other
   characters to case `rest`. With `words`, each character that does not follow
   a cased letter counts as first. */
static bool change_case(struct call *c, unsigned first, unsigned rest,
                        bool words, struct object *out)
{
    struct buf b = {.a = c->ev->a};
    str s = as_str(c->self);
    bool starts = true;
    if (!eval_steps(c->ev, c->at, s.n / 8))
        return false;
    for (size_t i = 0, n; i < s.n; i += n) {
        unsigned cp = utf8_decode(str_from(s, i), &n);
        put_letter(&b, s, i, cp, starts ? first : rest);
        starts = words && !(unicode_flags(cp) & UNICODE_CASED);
    }
    return return_buf(c, &b, out);
}

static bool lower(struct call *c, struct object *out)
{
    return change_case(c, UNICODE_TO_LOWER, UNICODE_TO_LOWER, false, out);
}

static bool casefold(struct call *c, struct object *out)
{
    return change_case(c, UNICODE_TO_CASEFOLD, UNICODE_TO_CASEFOLD, false, out);
}

static bool upper(struct call *c, struct object *out)
{
    return change_case(c, UNICODE_TO_UPPER, UNICODE_TO_UPPER, false, out);
}

static bool title(struct call *c, struct object *out)
{
    return change_case(c, UNICODE_TO_TITLE, UNICODE_TO_LOWER, true, out);
}

static bool capitalize(struct call *c, struct object *out)
{
    return change_case(c, UNICODE_TO_TITLE, UNICODE_TO_LOWER, false, out);
}

static bool swapcase(struct call *c, struct object *out)
{
    return change_case(c, SWAP_CASE, SWAP_CASE, false, out);
}

/* ---- tests of characters ---- */

/* Sets *out to whether the string is not empty and all of its characters have
   the flag. */
static bool all_flagged(struct call *c, unsigned flag, struct object *out)
{
    str s = as_str(c->self);
    bool every = s.n > 0;
    for (size_t i = 0, n; i < s.n && every; i += n)
        every = unicode_flags(utf8_decode(str_from(s, i), &n)) & flag;
    *out = object_bool(every);
    return true;
}

static bool run_isalpha(struct call *c, struct object *out)
{
    return all_flagged(c, UNICODE_ALPHA, out);
}

static bool run_isalnum(struct call *c, struct object *out)
{
    return all_flagged(c, UNICODE_WORD, out);
}

static bool run_isdigit(struct call *c, struct object *out)
{
    return all_flagged(c, UNICODE_DIGIT, out);
}

static bool isnumeric(struct call *c, struct object *out)
{
    return all_flagged(c, UNICODE_NUMBER, out);
}

static bool run_isspace(struct call *c, struct object *out)
{
    return all_flagged(c, UNICODE_SPACE, out);
}

/* Sets *out to whether the string has a letter of the wanted case and no letter
   of another case. */
static bool all_cased(struct call *c, unsigned wanted, struct object *out)
{
    str s = as_str(c->self);
    bool any = false, other = false;
    for (size_t i = 0, n; i < s.n && !other; i += n) {
        unsigned flags = unicode_flags(utf8_decode(str_from(s, i), &n));
        any |= (flags & wanted) != 0;
        other = flags & UNICODE_CASED & ~wanted;
    }
    *out = object_bool(any && !other);
    return true;
}

static bool run_islower(struct call *c, struct object *out)
{
    return all_cased(c, UNICODE_LOWER, out);
}

static bool run_isupper(struct call *c, struct object *out)
{
    return all_cased(c, UNICODE_UPPER, out);
}

/* ---- ends ---- */

static bool has_character(str chars, unsigned cp)
{
    for (size_t i = 0, n; i < chars.n; i += n)
        if (utf8_decode(str_from(chars, i), &n) == cp)
            return true;
    return false;
}

/* Strips the characters in chars=, by default white space, from the left end,
   the right end or both ends. */
static bool strip(struct call *c, bool left, bool right, struct object *out)
{
    str s = as_str(c->self), chars = STR_NONE;
    size_t n;
    if (call_arg(c, PARAM_chars).type != OBJECT_NONE &&
        !call_str(c, PARAM_chars, &chars))
        return false;
    while (left && s.n) {
        unsigned cp = utf8_decode(s, &n);
        if (chars.p ? !has_character(chars, cp) : !unicode_is_space(cp))
            break;
        s = str_from(s, n);
    }
    while (right && s.n) {
        size_t at = utf8_before(s, s.n);
        unsigned cp = utf8_decode(str_from(s, at), &n);
        if (chars.p ? !has_character(chars, cp) : !unicode_is_space(cp))
            break;
        s.n = at;
    }
    return return_str(s, out);
}

static bool run_strip(struct call *c, struct object *out)
{
    return strip(c, true, true, out);
}

static bool lstrip(struct call *c, struct object *out)
{
    return strip(c, true, false, out);
}

static bool rstrip(struct call *c, struct object *out)
{
    return strip(c, false, true, out);
}

/* Sets *i to argument p, an end of a slice of n characters. A negative argument
   counts from the end. Leaves *i unchanged for None. */
static bool slice_end(struct call *c, enum param p, int64_t n, int64_t *i)
{
    int64_t at;
    if (!call_has(c, p))
        return true;
    if (!call_int(c, p, &at))
        return false;
    at = at < 0 ? at + n : at;
    *i = at < 0 ? 0 : at;
    return true;
}

/* Sets *part to the characters of the receiver from start= to end=, and *before
   to the number of characters before them. *part is STR_NONE if start= comes
   after end=. */
static bool window(struct call *c, str *part, int64_t *before)
{
    str s = as_str(c->self);
    int64_t n = (int64_t)utf8_count(s), end = n;
    *before = 0;
    if (!slice_end(c, PARAM_start, n, before) ||
        !slice_end(c, PARAM_end, n, &end))
        return false;
    end = end < n ? end : n;
    if (*before > end) {
        *part = STR_NONE;
        return true;
    }
    size_t from = 0, to;
    for (int64_t i = 0; i < *before; i++)
        from += utf8_length(str_from(s, from));
    to = from;
    for (int64_t i = *before; i < end; i++)
        to += utf8_length(str_from(s, to));
    *part = end == n ? str_from(s, from) : str_slice(s, from, to);
    return true;
}

/* Sets *out to the result of `test` for the receiver, a string, and the
   argument, a prefix or suffix. The argument may also be a tuple of strings;
   *out is then true if `test` is true for one of them. */
static bool affix(struct call *c, bool (*test)(str, str), struct object *out)
{
    struct object x = call_arg(c, call_first(c));
    struct list one = {.v = &x, .n = 1};
    const struct list *l = x.type == OBJECT_LIST ? as_list(x) : &one;
    bool found = false;
    int64_t before;
    str part;
    if (!window(c, &part, &before))
        return false;
    for (size_t i = 0; i < l->n; i++) {
        if (l->v[i].type != OBJECT_STR)
            return call_wrong(c, call_first(c),
                              "a string or a tuple of strings");
        found |= part.p && test(part, as_str(l->v[i]));
    }
    *out = object_bool(found);
    return true;
}

static bool startswith(struct call *c, struct object *out)
{
    return affix(c, str_starts, out);
}

static bool endswith(struct call *c, struct object *out)
{
    return affix(c, str_ends, out);
}

static bool removeprefix(struct call *c, struct object *out)
{
    str s = as_str(c->self), prefix;
    if (!call_str(c, PARAM_prefix, &prefix))
        return false;
    return return_str(str_starts(s, prefix) ? str_from(s, prefix.n) : s, out);
}

static bool removesuffix(struct call *c, struct object *out)
{
    str s = as_str(c->self), suffix;
    if (!call_str(c, PARAM_suffix, &suffix))
        return false;
    return return_str(str_ends(s, suffix) ? str_slice(s, 0, s.n - suffix.n) : s,
                      out);
}

/* ---- widths ---- */

static bool pad(struct call *c, bool left, bool right, struct object *out)
{
    struct buf b = {.a = c->ev->a};
    str s = as_str(c->self), fill;
    int64_t width, length = (int64_t)utf8_count(s);
    if (!call_int(c, PARAM_width, &width) ||
        !call_str(c, PARAM_fillchar, &fill))
        return false;
    if (utf8_count(fill) != 1)
        return call_wrong(c, PARAM_fillchar, "one character");
    if (width > EVAL_TEXT_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_width),
                          "the resulting string would be longer than 1 MiB");
    int64_t gap = width > length ? width - length : 0;
    int64_t before = left && right ? gap / 2 + (gap & width & 1)
                     : left        ? gap
                                   : 0;
    for (int64_t i = 0; i < before; i++)
        buf_put(&b, fill);
    buf_put(&b, s);
    for (int64_t i = before; i < gap; i++)
        buf_put(&b, fill);
    return return_buf(c, &b, out);
}

static bool ljust(struct call *c, struct object *out)
{
    return pad(c, false, true, out);
}

static bool rjust(struct call *c, struct object *out)
{
    return pad(c, true, false, out);
}

static bool center(struct call *c, struct object *out)
{
    return pad(c, true, true, out);
}

static bool zfill(struct call *c, struct object *out)
{
    struct buf b = {.a = c->ev->a};
    str s = as_str(c->self);
    int64_t width, length = (int64_t)utf8_count(s);
    if (!call_int(c, PARAM_width, &width))
        return false;
    if (width > EVAL_TEXT_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_width),
                          "the resulting string would be longer than 1 MiB");
    bool sign = s.n && (s.p[0] == '+' || s.p[0] == '-');
    buf_put(&b, str_slice(s, 0, sign));
    if (width > length)
        buf_fill(&b, '0', (size_t)(width - length));
    buf_put(&b, str_from(s, sign));
    return return_buf(c, &b, out);
}

static bool expandtabs(struct call *c, struct object *out)
{
    struct buf b = {.a = c->ev->a};
    str s = as_str(c->self);
    int64_t size, column = 0;
    if (!call_int(c, PARAM_tabsize, &size))
        return false;
    if (size > EVAL_TEXT_MAX)
        return call_wrong(c, PARAM_tabsize, "a small integer");
    for (size_t i = 0, n; i < s.n && b.n <= EVAL_TEXT_MAX; i += n) {
        n = utf8_length(str_from(s, i));
        int64_t blanks = s.p[i] == '\t' && size > 0 ? size - column % size : 0;
        buf_fill(&b, ' ', (size_t)blanks);
        if (s.p[i] != '\t')
            buf_put(&b, str_slice(s, i, i + n));
        column = s.p[i] == '\n' || s.p[i] == '\r' ? 0
                 : s.p[i] == '\t'                 ? column + blanks
                                                  : column + 1;
    }
    return return_buf(c, &b, out);
}

/* ---- searching ---- */

/* Returns the offset of the last occurrence of `sub` in s, or STR_NPOS if there
   is none. */
static size_t find_last(str s, str sub)
{
    size_t found = STR_NPOS;
    for (size_t i = s.n + 1; i-- > 0 && found == STR_NPOS;)
        if (s.n - i >= sub.n && (sub.n == 0 || !memcmp(s.p + i, sub.p, sub.n)))
            found = i;
    return found;
}

static bool find(struct call *c, bool last, struct object *out)
{
    str s, sub;
    int64_t before;
    if (!call_str(c, PARAM_sub, &sub) || !window(c, &s, &before))
        return false;
    size_t at = !s.p   ? STR_NPOS
                : last ? find_last(s, sub)
                       : str_find(s, sub, 0);
    *out = object_int(at == STR_NPOS
                          ? -1
                          : before + (int64_t)utf8_count(str_slice(s, 0, at)));
    return true;
}

static bool run_find(struct call *c, struct object *out)
{
    return find(c, false, out);
}

static bool rfind(struct call *c, struct object *out)
{
    return find(c, true, out);
}

/* Evaluates index and rindex. */
static bool run_index(struct call *c, struct object *out)
{
    bool last = str_eq(c->operation->name, S("rindex"));
    if (!find(c, last, out))
        return false;
    return as_int(*out) >= 0 ||
           eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_sub),
                      "the string does not contain %.*s",
                      STR_ARG(represent_short(c->ev, c->at,
                                              call_arg(c, PARAM_sub)))) ||
           eval_help(
               c->ev,
               last ? "call .rfind() instead, which returns -1 for a missing "
                      "string"
                    : "call .find() instead, which returns -1 for a missing "
                      "string");
}

static bool run_count(struct call *c, struct object *out)
{
    str s, sub;
    int64_t n = 0, before;
    if (!call_str(c, PARAM_sub, &sub) || !window(c, &s, &before))
        return false;
    if (sub.n == 0 && s.p)
        n = (int64_t)utf8_count(s) + 1;
    for (size_t i = 0; sub.n; i += sub.n, n++)
        if ((i = str_find(s, sub, i)) == STR_NPOS)
            break;
    *out = object_int(n);
    return true;
}

static bool replace(struct call *c, struct object *out)
{
    struct buf b = {.a = c->ev->a};
    str s = as_str(c->self), old, with;
    int64_t count;
    if (!call_str(c, PARAM_old, &old) || !call_str(c, PARAM_new, &with) ||
        !call_int(c, PARAM_count, &count))
        return false;
    size_t i = 0;
    while (count != 0 && b.n <= EVAL_TEXT_MAX) {
        size_t at = old.n ? str_find(s, old, i) : i;
        if (at == STR_NPOS || at > s.n)
            break;
        buf_put(&b, str_slice(s, i, at));
        buf_put(&b, with);
        i = at + old.n;
        if (old.n == 0 && i < s.n) {
            size_t n = utf8_length(str_from(s, i));
            buf_put(&b, str_slice(s, i, i + n));
            i += n;
        } else if (old.n == 0) {
            i = s.n + 1;
        }
        count--;
    }
    buf_put(&b, str_from(s, i));
    text_arithmetic_check_comma(c->ev, c->at, s, buf_str(&b));
    return return_buf(c, &b, out);
}

/* ---- parts ---- */

static void add(struct call *c, struct list *l, str s)
{
    struct object part = object_str(s);
    object_mark(&part, c->self);
    vec_push(c->ev->scratch, l, part);
}

/* Appends the words of s to *l. After `maxsplit` splits (-1: no limit), the
   last part is the rest of s with its trailing white space. */
static void split_words(struct call *c, str s, int64_t maxsplit, struct list *l)
{
    size_t i = 0, n;
    for (;;) {
        while (i < s.n && unicode_is_space(utf8_decode(str_from(s, i), &n)))
            i += n;
        if (i >= s.n)
            return;
        size_t start = i;
        if (maxsplit == 0) {
            add(c, l, str_from(s, start));
            return;
        }
        while (i < s.n && !unicode_is_space(utf8_decode(str_from(s, i), &n)))
            i += n;
        add(c, l, str_slice(s, start, i));
        maxsplit--;
    }
}

static void split_words_back(struct call *c, str s, int64_t maxsplit,
                             struct list *l)
{
    size_t n;
    for (;;) {
        s = unicode_trim_right(s);
        if (s.n == 0)
            return;
        if (maxsplit == 0) {
            add(c, l, s);
            return;
        }
        size_t start = s.n;
        while (start > 0) {
            size_t at = utf8_before(s, start);
            if (unicode_is_space(utf8_decode(str_from(s, at), &n)))
                break;
            start = at;
        }
        add(c, l, str_from(s, start));
        s.n = start;
        maxsplit--;
    }
}

static void split_at(struct call *c, str s, str sep, int64_t maxsplit,
                     struct list *l)
{
    size_t i = 0, at;
    for (; maxsplit != 0 && (at = str_find(s, sep, i)) != STR_NPOS;
         maxsplit--) {
        add(c, l, str_slice(s, i, at));
        i = at + sep.n;
    }
    add(c, l, str_from(s, i));
}

static void split_at_back(struct call *c, str s, str sep, int64_t maxsplit,
                          struct list *l)
{
    size_t at;
    for (; maxsplit != 0 && (at = find_last(s, sep)) != STR_NPOS; maxsplit--) {
        add(c, l, str_from(s, at + sep.n));
        s.n = at;
    }
    add(c, l, s);
}

static void reverse(struct list *l)
{
    for (size_t i = 0; i < l->n / 2; i++) {
        struct object x = l->v[i];
        l->v[i] = l->v[l->n - 1 - i];
        l->v[l->n - 1 - i] = x;
    }
}

static bool split(struct call *c, bool back, struct object *out)
{
    str sep = STR_NONE;
    int64_t maxsplit;
    struct list *l = NEW(c->ev->scratch, struct list);
    if (call_arg(c, PARAM_sep).type != OBJECT_NONE &&
        !call_str(c, PARAM_sep, &sep))
        return false;
    if (!call_int(c, PARAM_maxsplit, &maxsplit))
        return false;
    if (sep.p && sep.n == 0)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_sep),
                          "the separator is empty") ||
               eval_help(c->ev, "write a string such as ','");
    if (!eval_spend(c->ev, c->at, as_str(c->self).n, sizeof(struct object) / 2))
        return false;
    if (sep.p)
        (back ? split_at_back : split_at)(c, as_str(c->self), sep, maxsplit, l);
    else
        (back ? split_words_back : split_words)(c, as_str(c->self), maxsplit,
                                                l);
    if (back)
        reverse(l);
    *out = object_list(l);
    return true;
}

static bool run_split(struct call *c, struct object *out)
{
    return split(c, false, out);
}

static bool rsplit(struct call *c, struct object *out)
{
    return split(c, true, out);
}

static bool partition(struct call *c, bool last, struct object *out)
{
    str s = as_str(c->self), sep = S(" ");
    struct list *l = NEW(c->ev->scratch, struct list);
    if (!call_str(c, PARAM_sep, &sep))
        return false;
    if (sep.n == 0)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_sep),
                          "the separator is empty") ||
               eval_help(c->ev, "write a string such as ','");
    size_t at = last ? find_last(s, sep) : str_find(s, sep, 0);
    bool found = at != STR_NPOS;
    l->tuple = true;
    add(c, l, found ? str_slice(s, 0, at) : last ? S("") : s);
    add(c, l, found ? sep : S(""));
    add(c, l, found ? str_from(s, at + sep.n) : last ? s : S(""));
    *out = object_list(l);
    return true;
}

static bool run_partition(struct call *c, struct object *out)
{
    return partition(c, false, out);
}

static bool rpartition(struct call *c, struct object *out)
{
    return partition(c, true, out);
}

static bool join(struct call *c, struct object *out)
{
    struct list l;
    struct buf b = {.a = c->ev->a};
    struct object marks = {0};
    if (!iterate(c->ev, call_at(c, PARAM_iterable), call_arg(c, PARAM_iterable),
                 &l))
        return false;
    set_warn_order(c->ev, call_at(c, PARAM_iterable), &l,
                   "the text of a string");
    for (size_t i = 0; i < l.n && b.n <= EVAL_TEXT_MAX; i++) {
        if (l.v[i].type != OBJECT_STR) {
            eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, PARAM_iterable),
                       "'join' needs strings, not '%s'",
                       object_type_name(l.v[i]));
            diag_help(c->ev->d, "convert them: ', '.join(str(x) for x in xs)");
            return false;
        }
        if (i) {
            buf_put(&b, as_str(c->self));
            object_mark(&marks, c->self);
        }
        buf_put(&b, as_str(l.v[i]));
        object_mark(&marks, l.v[i]);
    }
    if (!return_buf(c, &b, out))
        return false;
    object_mark(out, marks);
    return true;
}

/* ---- operations ---- */

#define WINDOW PARAMS(NEEDS(sub), OPT(start, NONE), OPT(end, NONE))

const struct operation STRING_OPERATIONS[] = {
    {S_INIT("capitalize"), ON_TEXT, capitalize, NO_PARAMS, EFFECT_KEEPS, 1,
     "first letter upper case, the rest lower case"},
    {S_INIT("casefold"), ON_TEXT, casefold, NO_PARAMS, EFFECT_KEEPS, 1,
     "lower case for comparisons, more thorough than lower()"},
    {S_INIT("center"), ON_TEXT, center,
     PARAMS(NEEDS(width), OPT(fillchar, TEXT(" "))), EFFECT_KEEPS, 1,
     "pads on both sides"},
    {S_INIT("count"), ON_TEXT, run_count, WINDOW, EFFECT_COUNTS, 1,
     "how often a substring occurs"},
    {S_INIT("endswith"), ON_TEXT, endswith,
     PARAMS(NEEDS(suffix), OPT(start, NONE), OPT(end, NONE)), 0, 1,
     "whether the string ends with a suffix"},
    {S_INIT("expandtabs"), ON_TEXT, expandtabs, PARAMS(OPT(tabsize, INT(8))),
     EFFECT_KEEPS, 1, "replaces tabs by blanks"},
    {S_INIT("find"), ON_TEXT, run_find, WINDOW, EFFECT_COUNTS, 1,
     "the position of a substring, or -1"},
    {S_INIT("index"), ON_TEXT, run_index, WINDOW, 0, 1,
     "the position of a substring"},
    {S_INIT("isalnum"), ON_TEXT, run_isalnum, NO_PARAMS, 0, 1,
     "whether all characters are letters or digits"},
    {S_INIT("isalpha"), ON_TEXT, run_isalpha, NO_PARAMS, 0, 1,
     "whether all characters are letters"},
    {S_INIT("isdigit"), ON_TEXT, run_isdigit, NO_PARAMS, 0, 1,
     "whether all characters are digits"},
    {S_INIT("islower"), ON_TEXT, run_islower, NO_PARAMS, 0, 1,
     "whether all letters are lower case"},
    {S_INIT("isnumeric"), ON_TEXT, isnumeric, NO_PARAMS, 0, 1,
     "whether all characters are numeric"},
    {S_INIT("isspace"), ON_TEXT, run_isspace, NO_PARAMS, 0, 1,
     "whether all characters are white space"},
    {S_INIT("isupper"), ON_TEXT, run_isupper, NO_PARAMS, 0, 1,
     "whether all letters are upper case"},
    {S_INIT("join"), ON_TEXT, join, PARAMS(NEEDS(iterable)), 0, 1,
     "joins strings, with this one between them"},
    {S_INIT("ljust"), ON_TEXT, ljust,
     PARAMS(NEEDS(width), OPT(fillchar, TEXT(" "))), EFFECT_KEEPS, 1,
     "pads on the right"},
    {S_INIT("lower"), ON_TEXT, lower, NO_PARAMS, EFFECT_KEEPS, 1, "lower case"},
    {S_INIT("lstrip"), ON_TEXT, lstrip, PARAMS(OPT(chars, NONE)), EFFECT_KEEPS,
     1, "removes white space or characters on the left"},
    {S_INIT("partition"), ON_TEXT, run_partition, PARAMS(NEEDS(sep)), 0, 1,
     "splits at the first separator, into three parts"},
    {S_INIT("removeprefix"), ON_TEXT, removeprefix, PARAMS(NEEDS(prefix)),
     EFFECT_KEEPS, 1, "removes a prefix"},
    {S_INIT("removesuffix"), ON_TEXT, removesuffix, PARAMS(NEEDS(suffix)),
     EFFECT_KEEPS, 1, "removes a suffix"},
    {S_INIT("replace"), ON_TEXT, replace,
     PARAMS(NEEDS(old), NEEDS(new), OPT(count, INT(-1))), EFFECT_KEEPS, 1,
     "replaces a substring"},
    {S_INIT("rfind"), ON_TEXT, rfind, WINDOW, 0, 1,
     "the last position of a substring, or -1"},
    {S_INIT("rindex"), ON_TEXT, run_index, WINDOW, 0, 1,
     "the last position of a substring"},
    {S_INIT("rjust"), ON_TEXT, rjust,
     PARAMS(NEEDS(width), OPT(fillchar, TEXT(" "))), EFFECT_KEEPS, 1,
     "pads on the left"},
    {S_INIT("rpartition"), ON_TEXT, rpartition, PARAMS(NEEDS(sep)), 0, 1,
     "splits at the last separator, into three parts"},
    {S_INIT("rsplit"), ON_TEXT, rsplit,
     PARAMS(OPT(sep, NONE), OPT(maxsplit, INT(-1))), 0, 1,
     "splits, from the end"},
    {S_INIT("rstrip"), ON_TEXT, rstrip, PARAMS(OPT(chars, NONE)), EFFECT_KEEPS,
     1, "removes white space or characters on the right"},
    {S_INIT("split"), ON_TEXT, run_split,
     PARAMS(OPT(sep, NONE), OPT(maxsplit, INT(-1))), 0, 1,
     "splits at separators"},
    {S_INIT("startswith"), ON_TEXT, startswith,
     PARAMS(NEEDS(prefix), OPT(start, NONE), OPT(end, NONE)), 0, 1,
     "whether the string starts with a prefix"},
    {S_INIT("strip"), ON_TEXT, run_strip, PARAMS(OPT(chars, NONE)),
     EFFECT_KEEPS, 1, "removes white space or characters on both sides"},
    {S_INIT("swapcase"), ON_TEXT, swapcase, NO_PARAMS, EFFECT_KEEPS, 1,
     "swaps upper and lower case"},
    {S_INIT("title"), ON_TEXT, title, NO_PARAMS, EFFECT_KEEPS, 1,
     "capitalizes each word"},
    {S_INIT("upper"), ON_TEXT, upper, NO_PARAMS, EFFECT_KEEPS, 1, "upper case"},
    {S_INIT("zfill"), ON_TEXT, zfill, PARAMS(NEEDS(width)), EFFECT_KEEPS, 1,
     "pads with zeros on the left"},
    {.name = {0}},
};
