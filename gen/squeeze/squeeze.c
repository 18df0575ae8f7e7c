// SPDX-License-Identifier: MIT
// squeeze: stylesheets byte by byte; what is quoted stays as it is.
#include "squeeze/squeeze.h"

#include <ctype.h>
#include <string.h>

#include "base/buf.h"
#include "squeeze/squeeze_js.h"

/* Beside these blanks mean nothing. */
#define BEFORE "{};,>!"
#define BEHIND "{};,>:="

/* The length of the comment that begins a text, or 0. */
static size_t comment(str s)
{
    size_t end = str_starts(s, S("/*")) ? str_find(s, S("*/"), 2) : 0;
    return end == STR_NPOS ? s.n : end ? end + 2 : 0;
}

/* The length of what begins a text and is left as it is: a quoted text with its
   quotes, or one byte. */
static size_t word(str s)
{
    size_t n = 1;
    if (*s.p != '"' && *s.p != '\'')
        return 1;
    while (n < s.n && s.p[n] != *s.p)
        n += s.p[n] == '\\' ? 2 : 1;
    return n < s.n ? n + 1 : s.n;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\n' || c == '\t';
}

/* The zero of "0.5", behind what is no part of a number or name. */
static bool is_idle_zero(str s, char before)
{
    return s.n > 2 && s.p[0] == '0' && s.p[1] == '.' &&
           isdigit((unsigned char)s.p[2]) && !isalnum((unsigned char)before) &&
           !strchr("._#", before);
}

static str squeeze_css(struct arena *a, str text)
{
    struct buf b = {.a = a};
    bool blank = false;
    for (size_t n; text.n; text = str_from(text, n)) {
        char c = *text.p, last = b.n ? b.p[b.n - 1] : '{';
        n = comment(text);
        if (n || is_blank(c)) {
            blank |= !n;
            n = n ? n : 1;
            continue;
        }
        if (c == '}' && last == ';')
            b.n--;
        else if (blank && !strchr(BEFORE, c) && !strchr(BEHIND, last))
            buf_putc(&b, last = ' ');
        blank = false;
        n = word(text);
        if (!is_idle_zero(text, last))
            buf_put(&b, str_slice(text, 0, n));
    }
    if (b.n)
        buf_putc(&b, '\n');
    return buf_end(&b);
}

str squeeze(struct arena *a, str name, str text)
{
    return str_ends(name, S(".css"))  ? squeeze_css(a, text)
           : str_ends(name, S(".js")) ? squeeze_js(a, text)
                                      : text;
}
