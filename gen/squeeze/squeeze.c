// SPDX-License-Identifier: MIT
// squeeze: stylesheets line by line; comments are looked for outside of quoted
// texts.
#include "squeeze/squeeze.h"

#include "base/buf.h"
#include "squeeze/squeeze_js.h"

/* Where a comment of a stylesheet begins that is not in quotes, or STR_NPOS. */
static size_t comment_in(str line)
{
    char quote = 0;
    for (size_t i = 0; i < line.n; i++) {
        char c = line.p[i];
        if (quote && c == '\\')
            i++;
        else if (quote)
            quote = c == quote ? 0 : quote;
        else if (c == '"' || c == '\'')
            quote = c;
        else if (c == '/' && i + 1 < line.n && line.p[i + 1] == '*')
            return i;
    }
    return STR_NPOS;
}

/* What is left of a line of a stylesheet; `open` is whether a comment is. */
static str without_comments(struct arena *a, str line, bool *open)
{
    struct buf b = {.a = a};
    for (;;) {
        size_t at = *open ? str_find(line, S("*/"), 0) : comment_in(line);
        if (!*open)
            buf_put(&b, at == STR_NPOS ? line : str_slice(line, 0, at));
        if (at == STR_NPOS)
            return buf_str(&b);
        line = str_from(line, at + 2);
        *open = !*open;
    }
}

static str squeeze_css(struct arena *a, str text)
{
    struct buf b = {.a = a};
    bool open = false;
    str line;
    while (str_cut(&text, '\n', &line)) {
        line = str_trim(without_comments(a, line, &open));
        if (!line.n)
            continue;
        buf_put(&b, line);
        buf_putc(&b, '\n');
    }
    return buf_end(&b);
}

str squeeze(struct arena *a, str name, str text)
{
    return str_ends(name, S(".css"))  ? squeeze_css(a, text)
           : str_ends(name, S(".js")) ? squeeze_js(a, text)
                                      : text;
}
