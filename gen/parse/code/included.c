// SPDX-License-Identifier: MIT
// included: see included.h.
#include "parse/code/included.h"

#include "base/codes/directive.h"
#include "load/site.h"

enum {
    AGAIN_MAX = 1 << 19,    /* maximum number of bytes that included files add
                               to a page beyond one full copy of each file */
    SEARCHED_MAX = 64 << 20 /* maximum number of bytes that repeated searches of
                               included files read */
};

struct included *included_read(struct parse *p, str path, struct pos at,
                               str encoding, bool must_be_text)
{
    str kind = str_concat(p->a, must_be_text ? S(":") : S("::"), encoding);
    str key = str_concat(p->a, path, kind);
    struct included *f = map_get(&p->doc->included, key);
    if (f)
        return f;
    struct source *src = site_read_encoded(p->site, p->a, p->d, path, at,
                                           encoding, must_be_text);
    if (!src)
        return NULL;
    if (must_be_text)
        src->tabs = p->language == PAGE_RST;
    f = NEW(p->a, struct included);
    f->src = src;
    struct included *same = map_get(&p->doc->included, path);
    if (same)
        f->searched = true;
    else
        map_put(&p->doc->included, str_dup(p->a, path), f);
    f->lines = must_be_text ? source_lines(p->a, src) : (struct lines){0};
    map_put(&p->doc->included, key, f);
    return f;
}

bool included_count(struct parse *p, struct included *f, size_t bytes,
                    struct pos at)
{
    struct document *doc = p->doc;
    size_t all = f->src->text.n, before = f->bytes > all ? f->bytes : all;
    bool full = doc->included_again > AGAIN_MAX;
    f->bytes += bytes;
    doc->included_again += f->bytes > before ? f->bytes - before : 0;
    if (doc->included_again <= AGAIN_MAX)
        return true;
    if (full)
        return false;
    diag_at(p->d, DIAG_INCLUDE_LIMIT, at,
            str_fmt(p->a,
                    "page includes more than %d KiB of text from files that it "
                    "includes more than once",
                    AGAIN_MAX >> 10));
    diag_help(p->d, "include these files less often, or split the page");
    return false;
}

bool included_search(struct parse *p, struct included *f, struct pos at)
{
    size_t n = f->searched ? f->src->text.n : 0;
    struct document *doc = p->doc;
    bool full = doc->included_searched > SEARCHED_MAX;
    f->searched = true;
    doc->included_searched += full ? 0 : n;
    if (doc->included_searched <= SEARCHED_MAX)
        return true;
    if (full)
        return false;
    diag_at(p->d, DIAG_INCLUDE_LIMIT, at,
            str_fmt(p->a,
                    "page includes parts of the same files too often: "
                    "perfpress would search more than %d MiB for them",
                    SEARCHED_MAX >> 20));
    diag_help(p->d, "put the parts into files of their own");
    return false;
}
