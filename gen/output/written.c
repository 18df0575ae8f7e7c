// SPDX-License-Identifier: MIT
// written: reads and formats the list of written files. Each line is "HASH SIZE
// PATH"; a file with several recorded contents has several lines.
#include "output/written.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/buf.h"
#include "base/vec.h"
#include "config/output_name.h"

static const str FIRST_LINE =
    S_INIT("# perfpress 2: what it wrote here, by hash and size; what a later "
           "build has no more is removed.");

enum { WORD = 8, LANES = 4 };

/* Returns the hash h updated with the WORD bytes at p. */
static inline uint64_t mixed(uint64_t h, const char *p)
{
    uint64_t word;
    memcpy(&word, p, sizeof word);
    h = (h ^ word) * 0x9e3779b97f4a7c15u;
    return h ^ h >> 29;
}

/* Returns the hash of s. The hash is stored in lists: never change it. The hash
   is computed in several lanes, so that the processor computes them in
   parallel. */
static uint64_t hash_of(str s)
{
    size_t in_lanes = s.n - s.n % (LANES * WORD);
    uint64_t h = s.n, word = 0, lane[LANES] = {1, 2, 3, 4};
    size_t i = 0;
    for (; i < in_lanes; i += LANES * WORD)
        for (size_t k = 0; k < LANES; k++)
            lane[k] = mixed(lane[k], s.p + i + k * WORD);
    for (size_t k = 0; i && k < LANES; k++)
        h = mixed(h, (const char *)&lane[k]);
    for (; s.n - i >= WORD; i += WORD)
        h = mixed(h, s.p + i);
    for (; i < s.n; i++)
        word = word << 8 | (unsigned char)s.p[i];
    h = (h ^ word) * 0x9e3779b97f4a7c15u;
    return h ^ h >> 32;
}

struct written_mark written_mark(str bytes)
{
    return (struct written_mark){bytes.n, hash_of(bytes), NULL};
}

static bool is_same(const struct written_mark *x, const struct written_mark *y)
{
    return x->size == y->size && x->hash == y->hash;
}

void written_add(struct written *w, str path, struct written_mark mark)
{
    struct map_entry *e = map_find(&w->files, path);
    const struct written_mark *others = e ? e->value : NULL;
    for (const struct written_mark *m = others; m; m = m->next)
        if (is_same(m, &mark))
            return;
    struct written_mark *m = NEW(w->files.a, struct written_mark);
    *m = mark;
    m->next = others;
    if (e)
        e->value = m;
    else
        map_put(&w->files, str_dup(w->files.a, path), m);
}

static bool read_number(str text, int base, unsigned long long *out)
{
    char digits[24], *end;
    if (text.n == 0 || text.n >= sizeof digits || !char_is_alnum(text.p[0]))
        return false;
    memcpy(digits, text.p, text.n);
    digits[text.n] = '\0';
    *out = strtoull(digits, &end, base);
    return *end == '\0';
}

static void read_line(struct written *w, str line)
{
    struct written_mark mark = {0};
    str hash, size;
    if (!str_cut(&line, ' ', &hash) || !str_cut(&line, ' ', &size) ||
        output_name_refusal(line))
        return;
    if (read_number(hash, 16, &mark.hash) && read_number(size, 10, &mark.size))
        written_add(w, line, mark);
}

void written_read(struct written *w, str text)
{
    str line;
    if (!str_cut(&text, '\n', &line) || !str_eq(line, FIRST_LINE))
        return;
    while (str_cut(&text, '\n', &line))
        read_line(w, line);
}

static int by_path(const void *x, const void *y)
{
    const struct map_entry *a = x, *b = y;
    return str_cmp(a->key, b->key);
}

static void put_line(struct buf *b, const struct written_mark *m, str path)
{
    buf_printf(b, "%016llx %llu ", m->hash, m->size);
    buf_put(b, path);
    buf_putc(b, '\n');
}

str written_text(struct arena *a, const struct written *w)
{
    struct buf b = {.a = a};
    struct map_entry *files = NEW_N(a, struct map_entry, w->files.n);
    for (size_t i = 0; i < w->files.n; i++)
        files[i] = w->files.v[i];
    if (w->files.n)
        qsort(files, w->files.n, sizeof *files, by_path);
    buf_put(&b, FIRST_LINE);
    buf_putc(&b, '\n');
    for (size_t i = 0; i < w->files.n; i++)
        for (const struct written_mark *m = files[i].value; m; m = m->next)
            put_line(&b, m, files[i].key);
    return buf_end(&b);
}

void written_join(struct written *w, const struct written *other)
{
    for (size_t i = 0; i < other->files.n; i++) {
        const struct map_entry *e = &other->files.v[i];
        for (const struct written_mark *m = e->value; m; m = m->next)
            written_add(w, e->key, *m);
    }
}

bool written_has(const struct written *w, str path, str bytes)
{
    const struct written_mark *all = map_get(&w->files, path);
    if (!all)
        return false;
    const struct written_mark mark = written_mark(bytes);
    for (const struct written_mark *m = all; m; m = m->next)
        if (is_same(m, &mark))
            return true;
    return false;
}
