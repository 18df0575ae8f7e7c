// SPDX-License-Identifier: MIT
// yaml_put: see yaml_put.h.
#include "sphinx/yaml_put.h"

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
    return plain && s.p[s.n - 1] != ' ';
}

void yaml_put_text(struct buf *b, str text)
{
    if (is_plain(text))
        buf_put(b, text);
    else
        buf_put_json(b, text);
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
    bool indented = text.n && text.p[0] == ' ';
    buf_printf(b, "%.*s: |%s\n", STR_ARG(key), indented ? "2" : "");
    while (str_cut(&text, '\n', &line)) {
        line = str_trim_right(line);
        if (line.n)
            buf_printf(b, "  %.*s", STR_ARG(line));
        buf_putc(b, '\n');
    }
}
