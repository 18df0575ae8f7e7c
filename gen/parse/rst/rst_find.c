// SPDX-License-Identifier: MIT
// rst_find: matches docutils' pattern `initial` and its end patterns without
// regular expressions. The search stops at characters that every construct has
// and plain text rarely has, and checks their neighbours.
#include "parse/rst/rst_find.h"

#include "parse/rst_chars.h"

static bool at_char(str s, size_t at, char c)
{
    return at < s.n && s.p[at] == c;
}

/* Returns the length of the run of c at byte `at`: 0, 1, or 2 for two or
   more. */
static size_t run_length(str s, size_t at, char c)
{
    return !at_char(s, at, c) ? 0 : !at_char(s, at + 1, c) ? 1 : 2;
}

static bool simple(struct rst_found *out, enum rst_start type, str s,
                   size_t from, size_t at, size_t n)
{
    *out = (struct rst_found){.type = type, .start = at, .end = at + n};
    return rst_may_start(s, from, at) && !rst_is_space(s, at + n);
}

/* Finds :role: before the backquote at byte `at`. */
static bool role_before(str s, size_t from, size_t at, struct rst_found *out)
{
    if (at < from + 3 || s.p[at - 1] != ':')
        return false;
    size_t start = rst_name_start(s, from, at - 1);
    if (start == at - 1 || start == from || s.p[start - 1] != ':' ||
        !rst_may_start(s, from, start - 1))
        return false;
    out->start = start - 1;
    out->role = str_slice(s, start, at - 1);
    return true;
}

static bool backquote(str s, size_t from, size_t at, size_t n,
                      struct rst_found *out)
{
    if (n > 1)
        return simple(out, RST_LITERAL, s, from, at, 2);
    if (simple(out, RST_INTERPRETED, s, from, at, 1))
        return role_before(s, from, at, out) || true;
    return !rst_is_space(s, at + 1) && role_before(s, from, at, out);
}

/* Finds name_ or name__ around the underscore at byte `at`. */
static bool reference(str s, size_t from, size_t at, struct rst_found *out)
{
    size_t end = at + 1;
    if (at_char(s, end, '_') && rst_may_end(s, end + 1))
        end++;
    else if (!rst_may_end(s, end))
        return false;
    size_t start = rst_name_start(s, from, at);
    while (start < at && !rst_may_start(s, from, start)) {
        while (start < at && s.p[start] != '-' && s.p[start] != ':')
            start++;
        start += start < at;
    }
    if (start >= at)
        return false;
    *out = (struct rst_found){.type = RST_REFERENCE,
                              .start = start,
                              .end = end,
                              .label = str_slice(s, start, at),
                              .anonymous = end == at + 2};
    return true;
}

/* [label]_ */
static bool bracket(str s, size_t from, size_t at, struct rst_found *out)
{
    size_t end = at + 1, digits = end;
    bool footnote = at_char(s, end, '#') || at_char(s, end, '*');
    if (!rst_may_start(s, from, at))
        return false;
    if (at_char(s, end, '*')) {
        end++;
    } else {
        end = rst_name_end(s, end + footnote);
        if (end == at + 1)
            return false;
        while (digits < end && char_is_digit(s.p[digits]))
            digits++;
        footnote = footnote || digits == end;
    }
    if (!at_char(s, end, ']') || !at_char(s, end + 1, '_') ||
        !rst_may_end(s, end + 2))
        return false;
    *out = (struct rst_found){.type = footnote ? RST_FOOTNOTE : RST_CITATION,
                              .start = at,
                              .end = end + 2,
                              .label = str_slice(s, at + 1, end)};
    return true;
}

static bool is_trigger(char c)
{
    return c == '*' || c == '`' || c == '|' || c == '_' || c == '[';
}

bool rst_find_start(str s, size_t from, size_t scan, struct rst_found *out)
{
    for (size_t at = scan; at < s.n; at++) {
        char c = s.p[at];
        if (!is_trigger(c))
            continue;
        bool found = false;
        size_t n = run_length(s, at, c);
        if (c == '*')
            found =
                simple(out, n > 1 ? RST_STRONG : RST_EMPHASIS, s, from, at, n);
        else if (c == '`')
            found = backquote(s, from, at, n, out);
        else if (c == '|')
            found = n == 1 && simple(out, RST_SUBSTITUTION, s, from, at, 1);
        else if (c == '[')
            found = bracket(s, from, at, out);
        else if (at_char(s, at + 1, '`') &&
                 simple(out, RST_TARGET, s, from, at, 2))
            found = true;
        else
            found = reference(s, from, at, out);
        if (found)
            return true;
    }
    return false;
}

/* Parses the optional role and the underscores after the backquote at byte
   `at`: the longest suffix after which markup may end. Returns false if markup
   cannot end there. */
static bool suffix(str s, size_t at, struct rst_end *out)
{
    size_t role = at + 1, end = at + 1;
    if (at_char(s, role, ':'))
        end = rst_name_end(s, role + 1);
    for (;; end--) {
        bool has_role = end > role + 1 && at_char(s, end, ':');
        if (end <= role + 1)
            end = role;
        else if (!has_role)
            continue;
        size_t after = end + has_role;
        for (unsigned refs = 3; refs-- > 0;) {
            if (run_length(s, after, '_') < refs ||
                !rst_may_end(s, after + refs))
                continue;
            out->end = after + refs;
            out->refs = refs;
            out->role = has_role ? str_slice(s, role + 1, end) : STR_NONE;
            return true;
        }
        if (end == role)
            return false;
    }
}

static const struct {
    char c;
    unsigned n;    /* length of the end-string */
    unsigned most; /* maximum number of underscores after the end-string */
    bool escapes;  /* a backslash before an end-string makes it text */
} ENDS[] = {
    [RST_EMPHASIS] = {'*', 1, 0, true},
    [RST_STRONG] = {'*', 2, 0, true},
    [RST_LITERAL] = {'`', 2, 0, false},
    [RST_TARGET] = {'`', 1, 0, true},
    [RST_SUBSTITUTION] = {'|', 1, 2, true},
    [RST_INTERPRETED] = {'`', 1, 0, true},
};

/* Whether an end-string is at byte `at`. Does not check the text before that
   byte. */
static bool end_at(str s, enum rst_start type, size_t at, struct rst_end *out)
{
    *out = (struct rst_end){.start = at};
    if (s.p[at] != ENDS[type].c)
        return false;
    if (type == RST_INTERPRETED)
        return suffix(s, at, out);
    if (ENDS[type].n == 2 && !at_char(s, at + 1, ENDS[type].c))
        return false;
    for (unsigned refs = ENDS[type].most + 1; refs-- > 0;) {
        size_t end = at + ENDS[type].n;
        if (run_length(s, end, '_') < refs || !rst_may_end(s, end + refs))
            continue;
        out->end = end + refs;
        out->refs = refs;
        return true;
    }
    return false;
}

/* Whether the characters before byte `at` allow an end-string there. */
static bool may_close(str s, enum rst_start type, size_t at)
{
    bool space = rst_space_before(s, at), escape = s.p[at - 1] == '\0';
    if (type == RST_INTERPRETED && (space || escape))
        return at > 1 && s.p[at - 2] == '\0';
    return !space && !(escape && ENDS[type].escapes);
}

bool rst_find_end(str s, struct rst_ends *ends, enum rst_start type,
                  size_t from, struct rst_end *out)
{
    struct rst_end *next = &ends->next[type];
    if (from >= s.n || end_at(s, type, from, out))
        return false;
    if (!ends->known[type] || next->start <= from) {
        size_t at = from + 1;
        ends->known[type] = true;
        while ((at = str_find_char(s, ENDS[type].c, at)) != STR_NPOS &&
               !(may_close(s, type, at) && end_at(s, type, at, next)))
            at++;
        next->start = at;
    }
    *out = *next;
    return out->start != STR_NPOS;
}
