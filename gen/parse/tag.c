// SPDX-License-Identifier: MIT
// tag: see tag.h.
#include "parse/tag.h"

#include "base/buf.h"

static bool is_name(char c)
{
    return char_is_alnum(c) || (c && strchr("-:_.", c));
}

size_t tag_next(str html, size_t i)
{
    for (; (i = str_find_char(html, '<', i)) != STR_NPOS; i++) {
        char c = i + 1 < html.n ? html.p[i + 1] : ' ';
        if (char_is_alpha(c) || c == '/' || c == '!' || c == '?')
            return i;
    }
    return html.n;
}

/* Returns the offset of the '>' that ends a tag, at or after byte i, or the
   length of html. Quotes count only at the start of a value, after '='. */
static size_t tag_end(str html, size_t i)
{
    char quote = '\0', last = '\0'; /* last: last non-blank character */
    for (; i < html.n; i++) {
        char c = html.p[i];
        if (quote)
            quote = c == quote ? '\0' : quote;
        else if (last == '=' && (c == '"' || c == '\''))
            quote = c;
        else if (c == '>')
            return i;
        last = char_is_blank(c) ? last : c;
    }
    return html.n;
}

size_t tag_read(str html, size_t i, struct tag *out)
{
    *out = (struct tag){.name = S(""), .attributes = S("")};
    if (i >= html.n)
        return html.n;
    if (str_starts(str_from(html, i), S("<!--"))) {
        size_t end = str_find(html, S("-->"), i + 4);
        return end == STR_NPOS ? html.n : end + 3;
    }
    size_t from = i + 1;
    out->is_end = from < html.n && html.p[from] == '/';
    from += out->is_end;
    size_t to = from, end;
    while (to < html.n && is_name(html.p[to]))
        to++;
    out->name = str_slice(html, from, to);
    end = tag_end(html, to);
    out->attributes = str_slice(html, to, end);
    out->is_whole = end < html.n;
    return end + out->is_whole;
}

size_t tag_skip(str html, size_t i, str name)
{
    for (; (i = str_find(html, S("</"), i)) != STR_NPOS; i += 2)
        if (str_eq_nocase(str_slice(html, i + 2, i + 2 + name.n), name)) {
            size_t end = str_find_char(html, '>', i);
            return end == STR_NPOS ? html.n : end + 1;
        }
    return html.n;
}

/* ---- character references ---- */

static const struct {
    str name;
    const char *text;
} NAMED[] = {
    {S_INIT("amp"), "&"},
    {S_INIT("lt"), "<"},
    {S_INIT("gt"), ">"},
    {S_INIT("quot"), "\""},
    {S_INIT("apos"), "'"},
    {S_INIT("nbsp"), "\xc2\xa0"},
    {S_INIT("hellip"), "\xe2\x80\xa6"},
    {S_INIT("middot"), "\xc2\xb7"},
    {S_INIT("times"), "\xc3\x97"},
    {S_INIT("plusmn"), "\xc2\xb1"},
    {S_INIT("micro"), "\xc2\xb5"},
    {S_INIT("ndash"), "\xe2\x80\x93"},
    {S_INIT("mdash"), "\xe2\x80\x94"},
};

static bool put_number(struct buf *b, str s)
{
    bool is_hex = s.n > 1 && char_lower(s.p[1]) == 'x';
    unsigned code = 0;
    for (size_t i = 1 + is_hex; i < s.n; i++) {
        char c = char_lower(s.p[i]);
        int v = char_is_digit(c)                 ? c - '0'
                : is_hex && c >= 'a' && c <= 'f' ? c - 'a' + 10
                                                 : -1;
        if (v < 0 || code > 0x10ffff)
            return false;
        code = code * (is_hex ? 16 : 10) + (unsigned)v;
    }
    if (s.n < 2U + is_hex)
        return false;
    bool good = code && code <= 0x10ffff && (code < 0xd800 || code >= 0xe000);
    buf_put_utf8(b, good ? code : 0xfffd);
    return true;
}

enum { REFERENCE_MAX = 12 };

/* Appends the character for the reference at byte i of s, such as "&lt;";
   returns the reference's length, or 0 if the reference is not valid. */
static size_t put_reference(struct buf *b, str s, size_t i)
{
    str rest = str_slice(s, i + 1, i + REFERENCE_MAX);
    size_t end = str_find_char(rest, ';', 0);
    if (end == STR_NPOS)
        return 0;
    str name = str_slice(rest, 0, end);
    if (str_starts(name, S("#")))
        return put_number(b, name) ? end + 2 : 0;
    for (size_t k = 0; k < sizeof NAMED / sizeof *NAMED; k++)
        if (str_eq(NAMED[k].name, name)) {
            buf_put(b, str_c(NAMED[k].text));
            return end + 2;
        }
    return 0;
}

str tag_text(struct arena *a, str text, bool pre, bool starts)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < text.n;) {
        char c = text.p[i];
        size_t n = c == '&' ? put_reference(&b, text, i) : 0;
        bool space = char_is_blank(c);
        if (!n && (!space || pre))
            buf_putc(&b, c);
        else if (!n && (b.n ? b.p[b.n - 1] != ' ' : !starts))
            buf_putc(&b, ' ');
        i += n ? n : 1;
    }
    return buf_end(&b);
}

bool tag_attribute(str *rest, struct tag_attribute *out)
{
    size_t n = 0, end = 0;
    while (rest->n && strchr(" \t\r\n\f/", rest->p[0]))
        *rest = str_from(*rest, 1);
    while (n < rest->n && !strchr(" \t\r\n\f/=", rest->p[n]))
        n++;
    n += n == 0 && rest->n; /* an "=" that no name precedes is itself a name */
    *out = (struct tag_attribute){str_slice(*rest, 0, n), STR_NONE};
    *rest = str_from(*rest, n);
    str value = str_trim_left(*rest);
    if (!n || !str_starts(value, S("=")))
        return n > 0;
    value = str_trim_left(str_from(value, 1));
    bool quoted = value.n && strchr("\"'", value.p[0]);
    while (end < value.n && !quoted && !strchr(" \t\r\n\f", value.p[end]))
        end++;
    if (quoted)
        end = str_find_char(value, value.p[0], 1);
    out->value = str_slice(value, quoted, end);
    *rest = str_from(value, end == STR_NPOS ? value.n : end + quoted);
    return true;
}

str tag_value(struct arena *a, const struct tag *tag, str name)
{
    struct tag_attribute attribute;
    for (str rest = tag->attributes; tag_attribute(&rest, &attribute);)
        if (str_eq_nocase(attribute.name, name))
            return tag_text(a, attribute.value.p ? attribute.value : S(""),
                            true, false);
    return STR_NONE;
}
