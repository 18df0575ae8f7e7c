// SPDX-License-Identifier: MIT
// regex: rewrites the syntax that Python and PCRE2 interpret differently, and
// counts the work of a search in a function that PCRE2 calls.
#include "base/regex.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <stdlib.h>

#include "base/buf.h"

enum {
    WORK_MAX = 1000000, /* limit on the work of one search, about 10 ms */
    WORK_PER_BYTE = 32, /* added to WORK_MAX for each byte of the text */
    WORK_PER_ITEM = 8,  /* work counted for each item tried, in addition to the
                           bytes scanned */
    HEAP_MAX = 1 << 16, /* limit on PCRE2's memory, in KiB */
    NESTING_MAX = 100,
};

struct regex {
    pcre2_code *code;
    pcre2_match_data *found;
    pcre2_match_context *limits;
    str pattern; /* the pattern, rewritten for PCRE2 */
    size_t at;   /* offset in the subject where an item of the pattern was last
                    tried */
    size_t work, budget; /* work of the last search, and its limit */
};

/* ---- Python's syntax ---- */

struct rewriting {
    str in;
    size_t at; /* current offset in `in` */
    struct buf out;
    bool set; /* the current offset is within [...] */
    struct regex_fault *fault;
};

static bool set_fault(struct rewriting *w, const char *why)
{
    w->fault->at = w->at;
    w->fault->why = str_c(why);
    return false;
}

/* Rewrites \xhh, \uhhhh or \Uhhhhhhhh; `digits` is the number of h. */
static bool rewrite_hex(struct rewriting *w, size_t digits)
{
    str hex = str_slice(w->in, w->at + 2, w->at + 2 + digits);
    for (size_t i = 0; i < digits; i++)
        if (i >= hex.n || char_hex(hex.p[i]) < 0)
            return set_fault(w, "incomplete escape");
    buf_printf(&w->out, "\\x{%.*s}", STR_ARG(hex));
    w->at += 2 + digits;
    return true;
}

/* Rewrites the escape sequence at the current offset. Returns false and sets
   the fault if the sequence is invalid. */
static bool rewrite_escape(struct rewriting *w)
{
    static const struct {
        char letter, digits;
        const char *as; /* the form of the escape sequence for PCRE2; NULL:
                           unchanged */
    } LETTERS[] = {
        {'A', 0, NULL}, {'Z', 0, "\\z"}, {'b', 0, NULL}, {'B', 0, NULL},
        {'d', 0, NULL}, {'D', 0, NULL},  {'s', 0, NULL}, {'S', 0, NULL},
        {'w', 0, NULL}, {'W', 0, NULL},  {'a', 0, NULL}, {'f', 0, NULL},
        {'n', 0, NULL}, {'r', 0, NULL},  {'t', 0, NULL}, {'v', 0, "\\x0b"},
        {'p', 0, NULL}, {'P', 0, NULL},  {'x', 2, NULL}, {'u', 4, NULL},
        {'U', 8, NULL},
    };
    if (w->at + 1 == w->in.n)
        return set_fault(w, "a backslash at the end");
    char c = w->in.p[w->at + 1];
    size_t i = 0, n = sizeof LETTERS / sizeof *LETTERS;
    while (i < n && LETTERS[i].letter != c)
        i++;
    if (char_is_alpha(c) && i == n)
        return set_fault(w, "unknown escape");
    if (i < n && LETTERS[i].digits)
        return rewrite_hex(w, (size_t)LETTERS[i].digits);
    if (i < n && LETTERS[i].as)
        buf_put(&w->out, str_c(LETTERS[i].as));
    else
        buf_put(&w->out, str_slice(w->in, w->at, w->at + 2));
    w->at += 2;
    return true;
}

/* Whether the "(" at the current offset begins a group that Python and PCRE2
   both have. If not, sets the fault. */
static bool check_group(struct rewriting *w)
{
    static const str KNOWN[] = {
        S_INIT(":"),  S_INIT("="),  S_INIT("!"), S_INIT("<="), S_INIT("<!"),
        S_INIT("P<"), S_INIT("P="), S_INIT(">"), S_INIT("#"),  S_INIT("(")};
    str rest = str_from(w->in, w->at + 1);
    if (str_starts(rest, S("*")))
        return set_fault(w, "nothing to repeat");
    if (!str_starts(rest, S("?")))
        return true;
    rest = str_from(rest, 1);
    for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++)
        if (str_starts(rest, KNOWN[i]))
            return true;
    size_t n = 0; /* number of flags, as in (?i) and (?i-s:...) */
    while (n < rest.n && (rest.p[n] == '-' || strchr("imsx", rest.p[n])))
        n++;
    return (n && n < rest.n && (rest.p[n] == ')' || rest.p[n] == ':')) ||
           set_fault(w, "unknown extension");
}

/* Whether `rest` begins with {,n}, which means {0,n} in Python and is literal
   in PCRE2 up to 10.42. */
static bool is_open_repeat(str rest)
{
    size_t i = 2;
    if (!str_starts(rest, S("{,")))
        return false;
    while (i < rest.n && char_is_digit(rest.p[i]))
        i++;
    return i < rest.n && rest.p[i] == '}';
}

/* Rewrites the [ that begins a set, and a ^ or ] that directly follows: [^ or
   [] or [^]. Such a ] is a member of the set. */
static void begin_set(struct rewriting *w)
{
    w->set = true;
    for (size_t i = 0; i < 3; i++) {
        str rest = str_from(w->in, w->at);
        if (!str_starts(rest, str_slice(S("[^]"), i, i + 1)))
            continue;
        buf_put(&w->out, i == 2 ? S("\\]") : str_slice(rest, 0, 1));
        w->at++;
    }
}

static bool rewrite_one(struct rewriting *w)
{
    char c = w->in.p[w->at];
    if (c == '\\')
        return rewrite_escape(w);
    if (c == '[' && !w->set) {
        begin_set(w);
        return true;
    }
    if (c == '(' && !w->set && !check_group(w))
        return false;
    if (c == '[') /* [:alpha:] is not a class in Python */
        buf_puts(&w->out, "\\[");
    else if (!w->set && is_open_repeat(str_from(w->in, w->at)))
        buf_puts(&w->out, "{0");
    else
        buf_putc(&w->out, c);
    w->set &= c != ']';
    w->at++;
    return true;
}

/* Rewrites the pattern until `stop` bytes are written. Returns false on a
   fault. */
static bool rewrite(struct rewriting *w, size_t stop)
{
    while (w->at < w->in.n && w->out.n < stop)
        if (!rewrite_one(w))
            return false;
    return true;
}

/* ---- PCRE2 ---- */

static uint32_t options(unsigned flags)
{
    return PCRE2_AUTO_CALLOUT | PCRE2_MATCH_INVALID_UTF |
           PCRE2_NEVER_BACKSLASH_C | (flags & REGEX_ASCII ? 0 : PCRE2_UCP) |
           (flags & REGEX_NOCASE ? PCRE2_CASELESS : 0) |
           (flags & REGEX_MULTILINE ? PCRE2_MULTILINE : 0) |
           (flags & REGEX_DOTALL ? PCRE2_DOTALL : 0) |
           (flags & REGEX_VERBOSE ? PCRE2_EXTENDED : 0);
}

/* Sets *fault for an error that PCRE2 reports at byte `at` of the rewritten
   pattern: converts the offset to one in `pattern`, and the code to words. */
static void explain(struct arena *a, str pattern, int code, size_t at,
                    struct regex_fault *fault)
{
    struct regex_fault ignored;
    struct rewriting w = {.in = pattern, .out = {.a = a}, .fault = &ignored};
    unsigned char text[256];
    rewrite(&w, at);
    fault->at = w.at;
    pcre2_get_error_message(code, text, sizeof text);
    fault->why = str_dup(a, str_c((const char *)text));
}

/* Exits if memory runs out. PCRE2 would report that as a fault of the pattern
   or of the subject. */
static void *allocate(size_t n, void *data)
{
    (void)data;
    void *p = malloc(n);
    if (!p)
        arena_out_of_memory();
    return p;
}

static void release(void *p, void *data)
{
    (void)data;
    free(p);
}

static pcre2_code *compile(struct arena *a, str pattern, str rewritten,
                           unsigned flags, pcre2_general_context *memory,
                           struct regex_fault *fault)
{
    int code;
    size_t at;
    pcre2_compile_context *context = pcre2_compile_context_create(memory);
    pcre2_set_newline(context, PCRE2_NEWLINE_LF);
    pcre2_set_parens_nest_limit(context, NESTING_MAX);
    pcre2_code *made =
        pcre2_compile((const unsigned char *)rewritten.p, rewritten.n,
                      options(flags), &code, &at, context);
    pcre2_compile_context_free(context);
    if (!made)
        explain(a, pattern, code, at, fault);
    return made;
}

/* Estimates how many bytes PCRE2 scans for `item` until it calls count_work
   again. A back reference counts as the total length of all groups matched so
   far. A repetition {n} counts as n, but at most as the bytes left in the
   subject. */
static size_t item_scans(str item, const pcre2_callout_block *b)
{
    size_t n = 0, open = str_rfind_char(item, '{');
    bool refers = item.n > 1 && item.p[0] == '\\' && char_is_digit(item.p[1]);
    refers |= str_starts(item, S("(?P=")) || str_starts(item, S("(?("));
    for (uint32_t i = 1; refers && i < b->capture_top; i++)
        if (b->offset_vector[2 * i] != PCRE2_UNSET)
            n += b->offset_vector[2 * i + 1] - b->offset_vector[2 * i];
    size_t least = 0, digits = open == STR_NPOS ? item.n : open + 1;
    for (; digits < item.n && char_is_digit(item.p[digits]); digits++)
        least = 10 * least + (size_t)(item.p[digits] - '0');
    size_t left = b->subject_length - b->current_position;
    return n + (least < left ? least : left);
}

/* PCRE2 calls this before it tries an item of the pattern. PCRE2's own limit is
   not enough: it counts only the positions to backtrack to, starts again at
   zero for each start of a match, and ignores the bytes scanned in between. */
static int count_work(pcre2_callout_block *b, void *data)
{
    struct regex *re = data;
    size_t from = b->pattern_position;
    str item = str_slice(re->pattern, from, from + b->next_item_length);
    size_t to = b->current_position;
    re->work += WORK_PER_ITEM + (to > re->at ? to - re->at : re->at - to);
    if (item.n > 1)
        re->work += item_scans(item, b);
    re->at = to;
    return re->work > re->budget ? PCRE2_ERROR_CALLOUT : 0;
}

struct regex *regex_new(struct arena *a, str pattern, unsigned flags,
                        struct regex_fault *fault)
{
    struct rewriting w = {.in = pattern, .out = {.a = a}, .fault = fault};
    struct regex *re = NEW(a, struct regex);
    *fault = (struct regex_fault){0};
    if (!rewrite(&w, SIZE_MAX))
        return NULL;
    re->pattern = buf_str(&w.out);
    pcre2_general_context *memory =
        pcre2_general_context_create(allocate, release, NULL);
    re->code = compile(a, pattern, re->pattern, flags, memory, fault);
    if (re->code) {
        re->found = pcre2_match_data_create_from_pattern(re->code, memory);
        re->limits = pcre2_match_context_create(memory);
    }
    pcre2_general_context_free(memory);
    if (!re->code)
        return NULL;
    pcre2_set_heap_limit(re->limits, HEAP_MAX);
    pcre2_set_callout(re->limits, count_work, re);
    return re;
}

void regex_free(struct regex *re)
{
    if (!re)
        return;
    pcre2_match_context_free(re->limits);
    pcre2_match_data_free(re->found);
    pcre2_code_free(re->code);
    *re = (struct regex){0};
}

enum regex_result regex_find(struct regex *re, str text, size_t from,
                             enum regex_how how)
{
    static const uint32_t HOW[] = {
        [REGEX_SEARCH] = 0,
        [REGEX_NEXT] = PCRE2_NOTEMPTY_ATSTART,
        [REGEX_MATCH] = PCRE2_ANCHORED,
        [REGEX_WHOLE] = PCRE2_ANCHORED | PCRE2_ENDANCHORED,
    };
    re->work = 0;
    re->at = from;
    re->budget = WORK_MAX + WORK_PER_BYTE * text.n;
    int n = pcre2_match(re->code, (const unsigned char *)(text.p ? text.p : ""),
                        text.n, from, HOW[how], re->found, re->limits);
    if (n > 0)
        return REGEX_FOUND;
    bool none = n == PCRE2_ERROR_NOMATCH || n == PCRE2_ERROR_BADUTFOFFSET;
    return none ? REGEX_NONE : REGEX_TOO_MUCH;
}

size_t regex_work(const struct regex *re)
{
    return re->work;
}

struct regex_span regex_group(const struct regex *re, size_t i)
{
    const size_t *v = pcre2_get_ovector_pointer(re->found);
    return (struct regex_span){v[2 * i], v[2 * i + 1]};
}

size_t regex_groups(const struct regex *re)
{
    uint32_t n = 0;
    pcre2_pattern_info(re->code, PCRE2_INFO_CAPTURECOUNT, &n);
    return n;
}

/* An entry of PCRE2's table of names has the number of the group in two bytes,
   then the name. */
str regex_group_name(const struct regex *re, size_t i)
{
    uint32_t n = 0, size = 0;
    const unsigned char *entry = NULL;
    pcre2_pattern_info(re->code, PCRE2_INFO_NAMECOUNT, &n);
    pcre2_pattern_info(re->code, PCRE2_INFO_NAMEENTRYSIZE, &size);
    pcre2_pattern_info(re->code, PCRE2_INFO_NAMETABLE, &entry);
    for (; n; n--, entry += size)
        if ((size_t)(entry[0] << 8 | entry[1]) == i)
            return str_c((const char *)entry + 2);
    return STR_NONE;
}
