// SPDX-License-Identifier: MIT
// secrets: searches a text for secrets that are whole words. A word consists of
// letters, digits and '_'; bytes above 0x7f count as letters.
#include "fetch/secrets.h"

#include "base/buf.h"
#include "base/utf8.h"
#include "base/vec.h"

enum { SHOWN_MAX = 500, READ_MAX = 4000 };

#define HIDDEN S("***")

void secrets_add(struct arena *a, struct secrets *s, str word)
{
    if (word.n)
        vec_push(a, &s->words, word);
}

static bool in_word(char c)
{
    return char_is_alnum(c) || c == '_' || (unsigned char)c >= 0x80;
}

/* Returns the length of the longest secret at an offset of the text, or 0. */
static size_t secret_at(const struct secrets *s, str text, size_t at)
{
    str rest = str_from(text, at);
    size_t longest = 0;
    for (size_t i = 0; i < s->words.n; i++) {
        str w = s->words.v[i];
        if (w.n <= longest || !str_starts(rest, w))
            continue;
        bool begins = !at || !in_word(w.p[0]) || !in_word(text.p[at - 1]);
        bool ends =
            w.n == rest.n || !in_word(w.p[w.n - 1]) || !in_word(rest.p[w.n]);
        if (begins && ends)
            longest = w.n;
    }
    return longest;
}

static size_t digits_at(str s, size_t at)
{
    size_t n = 0;
    while (at + n < s.n && char_is_digit(s.p[at + n]))
        n++;
    return n;
}

/* Returns the length of HOST:PORT or an IPv4 address at the start of a word, or
   0 if there is neither. A host contains a dot or a letter. */
static size_t host_at(str text, size_t at)
{
    size_t n = 0, dots = 0, letters = 0;
    if (at && (in_word(text.p[at - 1]) || text.p[at - 1] == '.'))
        return 0;
    for (; at + n < text.n; n++) {
        char c = text.p[at + n];
        if (!in_word(c) && c != '.' && c != '-')
            break;
        dots += c == '.';
        letters += !char_is_digit(c) && c != '.';
    }
    size_t port = at + n < text.n && text.p[at + n] == ':'
                      ? digits_at(text, at + n + 1)
                      : 0;
    if (port >= 2 && n && (dots || letters))
        return n + 1 + port;
    return dots == 3 && !letters && n >= 7 ? n : 0;
}

/* Returns well-formed UTF-8 in one line: runs of blanks and control characters
   become a blank. */
static str one_line(struct arena *a, str text)
{
    struct buf b = {.a = a};
    bool blank = false;
    for (size_t i = 0, n; i < text.n; i += n) {
        str rest = str_from(text, i);
        unsigned cp = utf8_decode(rest, &n);
        if (cp <= ' ' || cp == 0x7f) {
            blank = b.n > 0;
            continue;
        }
        if (blank)
            buf_putc(&b, ' ');
        blank = false;
        buf_put_utf8(&b, cp);
    }
    return buf_str(&b);
}

static str cut_off(struct arena *a, str text)
{
    if (text.n <= SHOWN_MAX)
        return text;
    size_t at = SHOWN_MAX;
    while (!utf8_starts(text.p[at]))
        at--;
    return str_concat(a, str_slice(text, 0, at), S("..."));
}

str secrets_hide(struct arena *a, const struct secrets *s, str text)
{
    struct buf b = {.a = a};
    /* If READ_MAX cuts through a secret, that secret is beyond the text
       shown. */
    text = str_slice(text, 0, READ_MAX);
    for (size_t i = 0; i < text.n;) {
        size_t n = secret_at(s, text, i);
        if (!n)
            n = host_at(text, i);
        if (n)
            buf_put(&b, HIDDEN);
        else
            buf_putc(&b, text.p[i]);
        i += n ? n : 1;
    }
    return cut_off(a, one_line(a, buf_str(&b)));
}

/* Returns the text after the last "failed: ". */
static str reason_of(str line)
{
    const str failed = S("failed: ");
    for (size_t at; (at = str_find(line, failed, 0)) != STR_NPOS;)
        line = str_from(line, at + failed.n);
    return line;
}

/* Appends a line, with each name in double quotes hidden. If `pairs` is false,
   a secret may contain a quote, so the ends of names are unknown: hides
   everything between the first and last quote. */
static void put_without_names(struct buf *b, str line, bool pairs)
{
    size_t open;
    while ((open = str_find_char(line, '"', 0)) != STR_NPOS) {
        size_t close = pairs ? str_find_char(line, '"', open + 1)
                             : str_rfind_char(line, '"');
        buf_put(b, str_slice(line, 0, open));
        buf_put(b, HIDDEN);
        if (close == STR_NPOS)
            return;
        line = str_from(line, close + 1);
    }
    buf_put(b, line);
}

str secrets_hide_names(struct arena *a, const struct secrets *s, str text)
{
    struct buf b = {.a = a};
    bool pairs = true;
    for (size_t i = 0; i < s->words.n; i++)
        pairs &= str_find_char(s->words.v[i], '"', 0) == STR_NPOS;
    for (str rest = text, line; str_cut(&rest, '\n', &line);) {
        if (str_blank(line) || line.p[0] == '\t')
            continue; /* a tab begins libpq's advice */
        if (b.n)
            buf_puts(&b, "; ");
        put_without_names(&b, reason_of(line), pairs);
    }
    return secrets_hide(a, s, buf_str(&b));
}
