// SPDX-License-Identifier: MIT
// manifest: reads and writes lines of words, with percent-encoded keys.
#include "publish/manifest.h"

#include "base/buf.h"
#include "base/digest.h"
#include "base/map.h"
#include "base/path.h"
#include "base/vec.h"
#include "publish/sign.h"

static const str FIRST_LINE = S_INIT("perfpress-publish 1");

static void put_words(struct buf *b, str x, str y)
{
    buf_put(b, x);
    buf_putc(b, ' ');
    buf_put(b, y);
    buf_putc(b, '\n');
}

str manifest_build_id(struct arena *a, const struct manifest_files *files)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < files->n; i++)
        put_words(&b, files->v[i].sha256,
                  sign_encode(a, files->v[i].key, false));
    return digest_sha256(a, buf_str(&b));
}

static void put_files(struct buf *b, const struct manifest_files *files)
{
    for (size_t i = 0; i < files->n; i++) {
        buf_put(b, files->v[i].sha256);
        buf_putc(b, ' ');
        put_words(b, files->v[i].etag,
                  sign_encode(b->a, files->v[i].key, false));
    }
}

str manifest_write(struct arena *a, const struct manifest *m)
{
    struct buf b = {.a = a};
    buf_put(&b, FIRST_LINE);
    buf_putc(&b, '\n');
    put_words(&b, S("build"), m->build);
    put_words(&b, S("parent"), m->parent.p ? m->parent : S("-"));
    put_words(&b, S("publish"), m->publish.p ? m->publish : S("-"));
    put_files(&b, &m->files);
    buf_puts(&b, "pending\n");
    put_files(&b, &m->pending);
    buf_puts(&b, "end\n");
    return buf_end(&b);
}

static bool is_sha256(str s)
{
    bool is = s.n == 2 * DIGEST_SHA256_SIZE;
    for (size_t i = 0; i < s.n; i++)
        is &= char_is_digit(s.p[i]) || (s.p[i] >= 'a' && s.p[i] <= 'f');
    return is;
}

/* Reads the line "NAME HASH" and sets *id to the hash, or reads the line "NAME
   -" and sets *id to STR_NONE. */
static bool read_id(str *rest, const char *name, str *id)
{
    str line, word;
    if (!str_cut(rest, '\n', &line) || !str_word(&line, &word) ||
        !str_eq(word, str_c(name)) || !str_word(&line, id) || !str_blank(line))
        return false;
    if (!str_eq(*id, S("-")))
        return is_sha256(*id);
    *id = STR_NONE;
    return true;
}

static bool read_file(struct arena *a, str line, struct manifest_file *f)
{
    str key;
    return str_word(&line, &f->sha256) && is_sha256(f->sha256) &&
           str_word(&line, &f->etag) && str_word(&line, &key) &&
           str_blank(line) && (f->key = path_decode(a, key)).n > 0;
}

/* Reads one file per line, up to the line `end`. Returns false if a line is
   malformed or `end` is missing. */
static bool read_files(struct arena *a, str *rest, const char *end,
                       struct manifest_files *out)
{
    str line;
    while (str_cut(rest, '\n', &line)) {
        if (str_eq(line, str_c(end)))
            return true;
        if (!read_file(a, line, vec_add(a, out)))
            return false;
    }
    return false;
}

static bool has_each_once(const struct manifest_files *files)
{
    struct arena scratch = {0};
    struct map keys = {.a = &scratch};
    for (size_t i = 0; i < files->n; i++)
        map_put(&keys, files->v[i].key, NULL);
    bool once = keys.n == files->n;
    arena_free(&scratch);
    return once;
}

bool manifest_read(struct arena *a, str bytes, struct manifest *out)
{
    str rest = str_dup(a, bytes), line;
    *out = (struct manifest){0};
    if (!str_cut(&rest, '\n', &line) || !str_eq(line, FIRST_LINE) ||
        !read_id(&rest, "build", &out->build) ||
        !read_id(&rest, "parent", &out->parent) ||
        !read_id(&rest, "publish", &out->publish) ||
        !read_files(a, &rest, "pending", &out->files) ||
        !read_files(a, &rest, "end", &out->pending))
        return false;
    return rest.p && !rest.n && has_each_once(&out->files) &&
           str_eq(manifest_build_id(a, &out->files), out->build);
}

bool manifest_is_newer(str bytes)
{
    str line, name;
    long version;
    return str_cut(&bytes, '\n', &line) && str_word(&line, &name) &&
           str_eq(name, S("perfpress-publish")) &&
           str_to_long(str_trim(line), &version) && version > 1;
}
