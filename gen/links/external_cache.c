// SPDX-License-Identifier: MIT
// external_cache: reads and writes lines with tab-separated columns.
#include "links/external_cache.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/path.h"

static const char FIRST_LINE[] = "perfpress links 1";

enum { DAYS_KEPT = 90, SECONDS_A_DAY = 86400 };

str external_cache_file(struct arena *a)
{
    const char *folder = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    if (folder && folder[0] == '/')
        return path_join(a, str_c(folder), S("perfpress/links"));
    if (home && home[0] == '/')
        return path_join(a, str_c(home), S(".cache/perfpress/links"));
    return STR_NONE;
}

static str read_all(struct arena *a, str file)
{
    struct buf b = {.a = a};
    FILE *in = fopen(str_dupz(a, file), "rb");
    if (!in)
        return S("");
    for (size_t n = 1; n > 0; b.n += n) {
        buf_room(&b, 1 << 16);
        n = fread(b.p + b.n, 1, 1 << 16, in);
    }
    fclose(in);
    return buf_end(&b);
}

/* line = time TAB url [TAB moved]; moved: the new address, if url has moved
   permanently */
static void read_line(struct external_cache *c, str line)
{
    long time;
    str part, url;
    if (!str_cut(&line, '\t', &part) || !str_to_long(part, &time) ||
        !str_cut(&line, '\t', &url) || !url.n || map_find(&c->known, url))
        return;
    struct external_answer *answer = NEW(c->a, struct external_answer);
    *answer = (struct external_answer){time, line};
    map_put(&c->known, url, answer);
}

void external_cache_read(struct external_cache *c, struct arena *a, str file)
{
    str line, text = file.p ? read_all(a, file) : S("");
    *c = (struct external_cache){.a = a, .file = file, .known.a = a};
    if (!str_cut(&text, '\n', &line) || !str_eq(line, str_c(FIRST_LINE)))
        return;
    while (str_cut(&text, '\n', &line))
        if (text.p) /* ignores a last line without a line break */
            read_line(c, line);
}

const struct external_answer *
external_cache_find(const struct external_cache *c, str url, long long now,
                    double age)
{
    const struct external_answer *answer = map_get(&c->known, url);
    return answer && answer->time <= now && (double)(now - answer->time) < age
               ? answer
               : NULL;
}

void external_cache_put(struct external_cache *c, str url, str moved,
                        long long now)
{
    struct external_answer *answer = NEW(c->a, struct external_answer);
    *answer = (struct external_answer){now, str_dup(c->a, moved)};
    map_put(&c->known, str_dup(c->a, url), answer);
}

static void make_folders(struct arena *a, str file)
{
    for (size_t i = 1; i < file.n; i++)
        if (file.p[i] == '/')
            mkdir(str_dupz(a, str_slice(file, 0, i)), 0777);
}

static bool write_all(const char *file, str text)
{
    FILE *out = fopen(file, "wb");
    bool ok = out && fwrite(text.p, 1, text.n, out) == text.n;
    if (out && fclose(out) != 0)
        ok = false;
    return ok;
}

bool external_cache_write(const struct external_cache *c, long long now)
{
    struct buf b = {.a = c->a};
    if (!c->file.p)
        return true;
    buf_printf(&b, "%s\n", FIRST_LINE);
    for (size_t i = 0; i < c->known.n; i++) {
        const struct external_answer *answer = c->known.v[i].value;
        long long age = now - answer->time;
        if (age < 0 || age > (long long)DAYS_KEPT * SECONDS_A_DAY)
            continue;
        buf_printf(&b, "%lld\t%.*s", answer->time, STR_ARG(c->known.v[i].key));
        if (answer->moved.p)
            buf_printf(&b, "\t%.*s", STR_ARG(answer->moved));
        buf_putc(&b, '\n');
    }
    make_folders(c->a, c->file);
    str part = str_fmt(c->a, "%.*s.%ld", STR_ARG(c->file), (long)getpid());
    const char *file = str_dupz(c->a, c->file);
    bool ok = write_all(part.p, buf_str(&b)) && rename(part.p, file) == 0;
    int why = errno;
    if (!ok)
        unlink(part.p);
    errno = why;
    return ok;
}
