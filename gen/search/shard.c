// SPDX-License-Identifier: MIT
// shard: blocks of terms end at about a size, those of lines after a number of
// documents: a line is found by its number.
#include "search/shard.h"

#include "base/utf8.h"
#include "search/posting.h"
#include "write/assets.h"

/* A text of a script that may run over lines: \t and \n stand for themselves.
   No text of the index has a \r. */
static void put_template(struct buf *b, str text)
{
    static const char ESCAPED[] = "`\\{";
    size_t next[3] = {0}, from = 0;
    bool first = true;
    buf_putc(b, '`');
    for (;;) {
        size_t at = text.n;
        for (size_t i = 0; i < 3; i++) {
            if (first || next[i] < from)
                next[i] = str_find_char(text, ESCAPED[i], from);
            at = next[i] < at ? next[i] : at;
        }
        buf_put(b, str_slice(text, from, at));
        if (at == text.n)
            break;
        buf_putc(b, '\\');
        buf_putc(b, text.p[at]);
        from = at + 1;
        first = false;
    }
    buf_putc(b, '`');
}

void shard_put(struct shards *s, str text)
{
    struct arena_mark mark = arena_mark(s->a);
    struct buf b = {.a = s->a};
    str name = str_fmt(s->a, "%s%c%zu.js", SEARCH_FOLDER, s->kind, s->n);
    buf_room(&b, text.n + text.n / 8 + 64);
    buf_printf(&b,
               "(self.perfpressSearch?"
               "?={}).%c%zu=",
               s->kind, s->n);
    put_template(&b, text);
    buf_puts(&b, ";\n");
    str output = assets_fingerprint(s->a, name, buf_str(&b));
    s->bad |= !sink_put(s->sink, s->d, output, buf_str(&b));
    char print[8];
    memcpy(print, output.p + output.n - 11, 8);
    arena_rewind(s->a, mark);
    buf_put(&s->prints, (str){print, 8});
    s->n++;
}

/* ---- terms ---- */

static size_t common_bytes(str x, str y)
{
    size_t i = 0;
    while (i < x.n && i < y.n && x.p[i] == y.p[i])
        i++;
    return i;
}

void shard_put_term(struct buf *b, str last, str term)
{
    size_t n = 0;
    while (n < last.n && n < term.n && n < 31 && last.p[n] == term.p[n] &&
           (unsigned char)term.p[n] < 0x80)
        n++;
    buf_putc(b, (char)(POSTING_ZERO + n));
    buf_put(b, str_from(term, n));
}

/* The shortest beginning of a term that comes behind the one before it. */
static void put_start(struct shard_terms *t, str term)
{
    size_t n = common_bytes(t->last, term);
    while (n && !utf8_starts(term.p[n]))
        n--;
    n += n < term.n ? utf8_length(str_from(term, n)) : 0;
    if (t->files.n)
        buf_putc(&t->starts, ' ');
    buf_put(&t->starts, str_slice(term, 0, t->files.n ? n : 0));
}

void shard_add_term(struct shard_terms *t, str term, str postings)
{
    if (t->text.n && t->text.n + postings.n > SHARD_TERMS)
        shard_end_terms(t);
    if (!t->text.n)
        put_start(t, term);
    shard_put_term(&t->text, t->text.n ? t->last : S(""), term);
    buf_putc(&t->text, ' ');
    buf_put(&t->text, postings);
    buf_putc(&t->text, '\n');
    t->last = term;
}

void shard_end_terms(struct shard_terms *t)
{
    if (t->text.n)
        shard_put(&t->files, buf_str(&t->text));
    t->text.n = 0;
}

/* ---- lines ---- */

static void put_context(struct buf *b, str line, char letter)
{
    if (!line.n)
        return;
    buf_putc(b, letter);
    buf_put(b, str_from(line, 1));
}

/* Whether a line says all by itself. */
static bool is_whole(str line)
{
    return line.p[0] != 'R' || (str_find(line, S("\t=\t"), 0) == STR_NPOS &&
                                !str_ends(line, S("\t=\n")));
}

void shard_add_lines(struct shard_lines *l, str lines)
{
    str page = {0}, section = {0}, table = {0};
    for (size_t i = 0; i < lines.n;) {
        size_t end = str_find_char(lines, '\n', i) + 1;
        str line = str_slice(lines, i, end);
        char kind = line.p[0];
        if (l->n >= l->per && is_whole(line))
            shard_end_lines(l);
        if (!l->n && kind != 'P') {
            put_context(&l->text, page, 'p');
            if (kind != 'S')
                put_context(&l->text, section, 's');
            if (kind == 'R')
                put_context(&l->text, table, 't');
        }
        *(kind == 'P'   ? &page
          : kind == 'S' ? &section
                        : &table) = kind == 'R' ? table : line;
        buf_put(&l->text, line);
        l->n++;
        i = end;
    }
}

void shard_end_lines(struct shard_lines *l)
{
    if (l->n) {
        shard_put(&l->files, buf_str(&l->text));
        posting_put_number(&l->counts, (uint32_t)l->n);
    }
    l->text.n = l->n = 0;
}
