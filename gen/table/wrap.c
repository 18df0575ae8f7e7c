// SPDX-License-Identifier: MIT
// wrap: splits long words, and measures the pieces between which the text of a
// cell may break.
#include "table/wrap.h"

#include "base/utf8.h"

enum { LONG_WORD = 13, MAX_PIECES = 48 };

/* SIZES[c]: width of the ASCII character c in twentieths of a digit */
static const unsigned char SIZES[128] = {
    19, 19, 19, 19, 19, 19, 19, 19, 19, 11, 11, 11, 11, 11, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 11, 11, 11, 24, 19, 28,
    24, 11, 11, 11, 19, 24, 11, 11, 11, 11, 19, 19, 19, 19, 19, 19, 19, 19, 19,
    19, 11, 11, 24, 24, 24, 19, 28, 24, 24, 24, 24, 24, 24, 24, 24, 11, 24, 24,
    24, 28, 24, 24, 24, 24, 24, 24, 24, 24, 24, 28, 24, 24, 24, 11, 19, 11, 19,
    24, 19, 19, 19, 19, 19, 19, 11, 19, 19, 11, 11, 19, 11, 28, 19, 19, 19, 19,
    11, 19, 11, 19, 19, 28, 19, 19, 19, 11, 11, 11, 24, 19,
};

/* Returns the width of the character that begins with byte c, or 0 if c is not
   the first byte of a character. */
static inline unsigned size_of(char c)
{
    unsigned char u = (unsigned char)c;
    return u < 0x80 ? SIZES[u] : utf8_starts(c) ? 19 : 0;
}

unsigned wrap_length(str s)
{
    unsigned n = 0;
    for (size_t i = 0; i < s.n; i++)
        n += size_of(s.p[i]);
    return n;
}

static inline bool is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

static inline bool is_lower(char c)
{
    return c >= 'a' && c <= 'z';
}

static inline bool ends_word(char c)
{
    return char_is_blank(c) || c == '-' || c == '<';
}

static bool is_bracket(char c)
{
    return c == '(' || c == '[';
}

/* Whether a long word may break at punctuation, before byte i. A word does not
   break between a point and a digit, as in 2.14.0 and trn1.32xlarge. */
static bool breaks_at(str s, size_t i)
{
    char before = s.p[i - 1], c = s.p[i];
    if (before == '.')
        return char_is_alpha(c);
    return before == '/' || before == ':' || before == '+' || before == '_' ||
           (is_bracket(c) && char_is_alnum(before));
}

/* Returns the end of the word that starts at `from`. Sets *n to the number of
   characters in the word. */
static size_t word_end(str s, size_t from, size_t *n)
{
    size_t i = from;
    for (*n = 0; i < s.n && !ends_word(s.p[i]); i++)
        *n += utf8_starts(s.p[i]);
    return i;
}

/* Whether a camel-case word may break before byte i, as in "Hugging|Face". */
static bool is_hump(str s, size_t i, size_t end)
{
    return is_upper(s.p[i]) && is_lower(s.p[i - 1]) && i + 1 < end &&
           is_lower(s.p[i + 1]);
}

/* Returns the next offset after `at` at which a long word may break. A word may
   break at punctuation and, in long pieces without punctuation, between the
   parts of a camel-case word. If there is no such offset, returns `end`, the
   end of the word. */
static size_t next_break(str s, size_t at, size_t end)
{
    size_t hump = end;
    for (size_t i = at + 1; i < end; i++) {
        if (breaks_at(s, i))
            return is_bracket(s.p[i]) ? (hump < i ? hump : i) : i;
        if (hump == end && is_hump(s, i, end))
            hump = i;
        if (hump < end && i - at >= LONG_WORD)
            return hump;
    }
    return end - at > LONG_WORD ? hump : end;
}

void wrap_put_html(struct buf *b, str s)
{
    size_t i = 0, from = 0, n;
    if (s.n < LONG_WORD) {
        buf_put_html(b, s);
        return;
    }
    while (i < s.n) {
        size_t end = word_end(s, i, &n);
        while (n >= LONG_WORD && (i = next_break(s, i, end)) < end) {
            buf_put_html(b, str_slice(s, from, i));
            buf_puts(b, "<wbr>");
            from = i;
        }
        i = end < s.n ? end + 1 : end;
    }
    buf_put_html(b, str_from(s, from));
}

/* The pieces of a text: the text may break between them, but not inside them.
   Widths are in twentieths of a digit. */
struct pieces {
    unsigned full[MAX_PIECES];    /* widths with the spaces after the piece */
    unsigned trimmed[MAX_PIECES]; /* without these spaces */
    size_t n;
};

static void add_piece(struct pieces *p, str s)
{
    if (!s.n || p->n == MAX_PIECES)
        return;
    p->full[p->n] = wrap_length(s);
    p->trimmed[p->n++] = wrap_length(str_trim_right(s));
}

static void cut(struct pieces *p, str s)
{
    size_t i = 0, from = 0, n;
    p->n = 0;
    while (i < s.n && p->n < MAX_PIECES) {
        size_t end = word_end(s, i, &n);
        while (n >= LONG_WORD && (i = next_break(s, i, end)) < end) {
            add_piece(p, str_slice(s, from, i));
            from = i;
        }
        if (end < s.n && s.p[end] == '-' && end + 1 < s.n &&
            char_is_alnum(s.p[end + 1])) {
            add_piece(p, str_slice(s, from, end + 1));
            from = end + 1;
        } else if (end < s.n && char_is_blank(s.p[end])) {
            while (end + 1 < s.n && char_is_blank(s.p[end + 1]))
                end++;
            add_piece(p, str_slice(s, from, end + 1));
            from = end + 1;
        }
        i = end + 1;
    }
    add_piece(p, str_from(s, from));
}

/* Returns the number of lines that the pieces take if each line has as many
   pieces as fit into `width`. */
static unsigned lines_at(const struct pieces *p, unsigned width)
{
    unsigned lines = 1, at = 0;
    for (size_t i = 0; i < p->n; i++) {
        if (at > 0 && at + p->trimmed[i] > width) {
            lines++;
            at = 0;
        }
        at += p->full[i];
    }
    return lines;
}

unsigned wrap_width(str s, unsigned lines, unsigned whole)
{
    unsigned length = wrap_length(s);
    if (length <= whole)
        return length;
    if (length / lines >= WRAP_MAX)
        return WRAP_MAX;
    struct pieces p;
    cut(&p, s);
    unsigned low = length / (lines + 1), high = WRAP_MAX;
    for (size_t i = 0; i < p.n; i++)
        low = p.trimmed[i] > low ? p.trimmed[i] : low;
    while (low < high) {
        unsigned middle = (low + high) / 2;
        if (lines_at(&p, middle) <= lines)
            high = middle;
        else
            low = middle + 1;
    }
    return low < WRAP_MAX ? low : WRAP_MAX;
}
