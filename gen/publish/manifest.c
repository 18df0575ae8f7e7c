// SPDX-License-Identifier: MIT
// manifest: lines of words; keys are percent-encoded.
#include "publish/manifest.h"

#include "base/buf.h"
#include "base/vec.h"
#include "publish/digest.h"
#include "publish/sign.h"

static const str FIRST_LINE = S_INIT("perfpress-publish 1");

static void put_words(struct buf *b, str x, str y)
{
    buf_put(b, x);
    buf_putc(b, ' ');
    buf_put(b, y);
}

str manifest_build_id(struct arena *a, const struct manifest *m)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < m->n; i++) {
        put_words(&b, m->v[i].sha256, sign_encode(a, m->v[i].key, false));
        buf_putc(&b, '\n');
    }
    return digest_sha256(a, buf_str(&b));
}

str manifest_write(struct arena *a, const struct manifest *m)
{
    struct buf b = {.a = a};
    buf_put(&b, FIRST_LINE);
    put_words(&b, S("\nbuild"), m->build);
    put_words(&b, S("\nparent"), m->parent.p ? m->parent : S("-"));
    buf_putc(&b, '\n');
    for (size_t i = 0; i < m->n; i++) {
        put_words(&b, m->v[i].sha256, m->v[i].etag);
        buf_putc(&b, ' ');
        buf_put(&b, sign_encode(a, m->v[i].key, false));
        buf_putc(&b, '\n');
    }
    return buf_str(&b);
}

static bool is_sha256(struct arena *a, str s)
{
    str bytes;
    return s.n == 2 * DIGEST_SHA256_SIZE && digest_from_hex(a, s, &bytes);
}

static bool decode(struct arena *a, str s, str *out)
{
    struct buf b = {.a = a};
    str byte;
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] != '%') {
            buf_putc(&b, s.p[i]);
            continue;
        }
        if (i + 2 >= s.n ||
            !digest_from_hex(a, str_slice(s, i + 1, i + 3), &byte))
            return false;
        buf_put(&b, byte);
        i += 2;
    }
    *out = buf_str(&b);
    return s.n > 0;
}

/* "build HASH", "parent HASH" or "parent -". */
static bool read_id(struct arena *a, str *rest, str name, str *id)
{
    str line, word;
    if (!str_cut(rest, '\n', &line) || !str_word(&line, &word) ||
        !str_eq(word, name) || !str_word(&line, id) || !str_blank(line))
        return false;
    if (str_eq(name, S("parent")) && str_eq(*id, S("-"))) {
        *id = STR_NONE;
        return true;
    }
    return is_sha256(a, *id);
}

static bool read_file(struct arena *a, str line, struct manifest_file *f)
{
    str key;
    return str_word(&line, &f->sha256) && is_sha256(a, f->sha256) &&
           str_word(&line, &f->etag) && str_word(&line, &key) &&
           str_blank(line) && decode(a, key, &f->key);
}

bool manifest_read(struct arena *a, str bytes, struct manifest *out)
{
    str rest = str_dup(a, bytes), line;
    *out = (struct manifest){.by_key = {.a = a}};
    if (!str_cut(&rest, '\n', &line) || !str_eq(line, FIRST_LINE) ||
        !read_id(a, &rest, S("build"), &out->build) ||
        !read_id(a, &rest, S("parent"), &out->parent))
        return false;
    while (str_cut(&rest, '\n', &line) && (rest.p || line.n)) {
        struct manifest_file f;
        if (!read_file(a, line, &f))
            return false;
        vec_push(a, out, f);
    }
    for (size_t i = 0; i < out->n; i++)
        map_put(&out->by_key, out->v[i].key, &out->v[i]);
    return out->by_key.n == out->n &&
           str_eq(manifest_build_id(a, out), out->build);
}
