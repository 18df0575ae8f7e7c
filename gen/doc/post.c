// SPDX-License-Identifier: MIT
// post: see post.h.
#include "doc/post.h"

#include "base/buf.h"
#include "base/vec.h"

const str POST_LABELS[POST_N_LABELS] = {S_INIT("tags"), S_INIT("author"),
                                        S_INIT("category"), S_INIT("location"),
                                        S_INIT("language")};

struct strs post_names(struct arena *a, str text)
{
    struct strs names = {0};
    str part;
    while (str_cut(&text, ',', &part))
        if (!str_blank(part))
            vec_push(a, &names, str_trim(part));
    return names;
}

bool post_format_next(struct arena *a, str *rest, struct post_part *out)
{
    struct buf text = {.a = a};
    str s = *rest;
    size_t i = 0;
    *out = (struct post_part){0};
    if (!s.n)
        return false;
    while (i < s.n) {
        bool twice = i + 1 < s.n && s.p[i + 1] == s.p[i];
        size_t end = str_find_char(s, '}', i);
        if (s.p[i] == '{' && !twice && end != STR_NPOS) {
            str name = str_slice(s, i + 1, end), word;
            str_cut(&name, '!', &word);
            name = word;
            str_cut(&name, ':', &word);
            out->name = str_trim(word);
            i = end + 1;
            break;
        }
        buf_putc(&text, s.p[i]);
        i += (s.p[i] == '{' || s.p[i] == '}') && twice ? 2 : 1;
    }
    out->text = buf_end(&text);
    *rest = str_from(s, i);
    return true;
}
