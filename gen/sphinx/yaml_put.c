// SPDX-License-Identifier: MIT
// yaml_put: see yaml_put.h.
#include "sphinx/yaml_put.h"

#include "base/utf8.h"

/* YAML 1.2's printable characters, line breaks apart. */
static bool is_printable(unsigned cp)
{
    return (cp >= 0x20 && cp <= 0x7e) ||
           (cp >= 0xa0 && cp <= 0xd7ff && cp != 0x2028 && cp != 0x2029) ||
           (cp >= 0xe000 && cp <= 0xfffd && cp != 0xfeff) || cp >= 0x10000;
}

void yaml_put_quoted(struct buf *b, str s)
{
    size_t n;
    buf_putc(b, '"');
    for (; s.n; s = str_from(s, n)) {
        unsigned cp = utf8_decode(s, &n);
        if (cp == '"' || cp == '\\')
            buf_printf(b, "\\%c", (char)cp);
        else if (is_printable(cp))
            buf_put(b, str_slice(s, 0, n));
        else if (cp < 0x10000)
            buf_printf(b, "\\u%04x", cp);
    }
    buf_putc(b, '"');
}

static bool is_plain(str s)
{
    static const str WORDS[] = {S_INIT("true"), S_INIT("false"), S_INIT("null"),
                                S_INIT("yes"),  S_INIT("no"),    S_INIT("on"),
                                S_INIT("off")};
    bool plain = s.n > 0 && (char_is_alnum(s.p[0]) || s.p[0] == '_' ||
                             (s.p[0] == '.' && s.n > 1) || s.p[0] == '/' ||
                             (s.p[0] & 0x80));
    for (size_t i = 0; i < s.n; i++)
        plain &= char_is_alnum(s.p[i]) || (s.p[i] & 0x80) ||
                 (s.p[i] && strchr("_-./+()%=~ ", s.p[i]));
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        plain &= !str_eq_nocase(WORDS[i], s);
    for (size_t i = 0, n; plain && i < s.n; i += n)
        plain = is_printable(utf8_decode(str_from(s, i), &n));
    return plain && s.p[s.n - 1] != ' ';
}

void yaml_put_text(struct buf *b, str text)
{
    if (is_plain(text))
        buf_put(b, text);
    else
        yaml_put_quoted(b, text);
}

void yaml_put_pair(struct buf *b, str key, str text)
{
    yaml_put_text(b, key);
    buf_puts(b, ": ");
    yaml_put_text(b, text);
    buf_putc(b, '\n');
}

void yaml_put_list(struct buf *b, str key, const struct strs *texts)
{
    buf_printf(b, "%.*s: [", STR_ARG(key));
    for (size_t i = 0; i < texts->n; i++) {
        if (i)
            buf_puts(b, ", ");
        yaml_put_text(b, texts->v[i]);
    }
    buf_puts(b, "]\n");
}

void yaml_put_block(struct buf *b, str key, str text)
{
    str line;
    while (text.n && str_cut(&text, '\n', &line))
        if (!str_blank(line)) {
            text = (str){line.p, (size_t)(text.p ? text.p + text.n - line.p
                                                 : (ptrdiff_t)line.n)};
            break;
        }
    text = str_trim_right(text);
    bool indented = text.n && (text.p[0] == ' ' || !is_printable(text.p[0]));
    buf_printf(b, "%.*s: |%s\n", STR_ARG(key), indented ? "2" : "");
    while (str_cut(&text, '\n', &line)) {
        line = str_trim_right(line);
        if (line.n)
            buf_puts(b, "  ");
        for (size_t n; line.n; line = str_from(line, n)) {
            unsigned cp = utf8_decode(line, &n);
            if (is_printable(cp))
                buf_put(b, str_slice(line, 0, n));
            else
                buf_putc(b, ' ');
        }
        buf_putc(b, '\n');
    }
}
