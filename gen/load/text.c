// SPDX-License-Identifier: MIT
// text: see text.h.
#include "load/text.h"

#include "base/codes/config.h"
#include "base/codes/files.h"
#include "base/utf8.h"

struct pos text_pos(const struct source *src, size_t at)
{
    uint32_t line = 1;
    size_t start = 0;
    for (size_t i = 0; i < at; i++) {
        char c = src->text.p[i];
        bool crlf =
            c == '\r' && i + 1 < src->text.n && src->text.p[i + 1] == '\n';
        if (c == '\n' || (c == '\r' && !crlf)) {
            line++;
            start = i + 1;
        }
    }
    return (struct pos){src, line, (uint32_t)(at - start) + 1, 1};
}

void text_drop_mark(struct source *src)
{
    if (str_starts(src->text, S("\xef\xbb\xbf")))
        src->text = str_from(src->text, 3);
}

bool text_check(struct diags *d, struct source *src, bool is_settings)
{
    text_drop_mark(src);
    size_t nul = str_find_char(src->text, '\0', 0);
    size_t bad = utf8_invalid(src->text);
    if (nul == STR_NPOS && bad == STR_NPOS)
        return true;
    diag_at(d,
            is_settings ? DIAG_CONFIG_SYNTAX
            : nul < bad ? DIAG_FILE_NUL
                        : DIAG_FILE_UTF8,
            text_pos(src, nul < bad ? nul : bad),
            nul < bad ? S("NUL byte") : S("invalid UTF-8"));
    diag_help(d, "save the file as UTF-8 text, without NUL bytes");
    return false;
}
