// SPDX-License-Identifier: MIT
// conf_coding: finds the comment of PEP 263 in the first two lines.
#include "sphinx/conf_coding.h"

#include "base/codes/files.h"
#include "base/encoding.h"
#include "load/text.h"

/* "# -*- coding: latin-1 -*-", "# vim: set fileencoding=latin-1 :". */
static str coding_in(str line)
{
    str word = S("coding"), rest = line;
    for (size_t at; (at = str_find(rest, word, 0)) != STR_NPOS;) {
        size_t n = 0;
        rest = str_from(rest, at + word.n);
        if (!rest.n || (rest.p[0] != ':' && rest.p[0] != '='))
            continue;
        str name = str_trim_left(str_from(rest, 1));
        while (n < name.n && (char_is_alnum(name.p[n]) ||
                              (name.p[n] && strchr("-_.", name.p[n]))))
            n++;
        if (n)
            return str_slice(name, 0, n);
    }
    return STR_NONE;
}

/* The second line counts where the first is empty or a comment, too. */
static str coding_of(str text)
{
    str line;
    for (int i = 0; i < 2 && str_cut(&text, '\n', &line); i++) {
        line = str_trim(line);
        str name = str_starts(line, S("#")) ? coding_in(line) : STR_NONE;
        if (name.p || (line.n && !str_starts(line, S("#"))))
            return name;
    }
    return STR_NONE;
}

bool conf_decode(struct arena *a, struct diags *d, struct source *src)
{
    str name = coding_of(src->text), text = src->text;
    bool marked = str_starts(text, S("\xef\xbb\xbf"));
    size_t head = name.p ? (size_t)(name.p + name.n - text.p) : 0;
    if (!name.p || marked || !encoding_known(a, name))
        return text_check(d, src, false);
    bool good = encoding_decode(a, name, src->text, &text);
    /* One that has other bytes for this line cannot have been meant. */
    if (!str_starts(text, str_slice(src->text, 0, head)))
        return text_check(d, src, false);
    src->text = text;
    if (good)
        return text_check(d, src, false);
    diag_at(d, DIAG_FILE_ENCODING, text_place(src, text.n), name);
    diag_help(d, "the file's coding line names the encoding");
    return false;
}
