// SPDX-License-Identifier: MIT
// shard: makes blocks of terms of about the same size. Makes shards of lines,
// files with result lines, with about the same number of documents each, since
// scripts look up a line by the number of its document.
#include "search/shard.h"

#include "base/pool.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "search/token.h"

enum { PART = 4096 }; /* terms per work item */

/* ---- terms ---- */

void shard_put_term(struct buf *b, str last, str term)
{
    size_t n = 0;
    while (n < last.n && n < term.n && n < 31 && last.p[n] == term.p[n] &&
           (unsigned char)term.p[n] < 0x80)
        n++;
    buf_putc(b, (char)(POSTING_ZERO + n));
    buf_put(b, str_from(term, n));
}

/* The postings of a term, collected from all workers. */
struct postings {
    struct posting *v;
    size_t n, cap;
};

static void gather(struct postings *out, const struct merge *m, size_t word,
                   struct arena *a)
{
    out->n = 0;
    for (size_t i = m->first[word]; i < m->first[word + 1]; i++) {
        const struct term *t = m->terms[i].term;
        for (size_t k = 0; k < t->n_places; k++)
            vec_push(a, out,
                     merge_posting(m, m->terms[i].table,
                                   inverter_unpack(t->places[k])));
    }
}

/* Makes the blocks for the terms of part number `part`. A part has PART
   consecutive terms; the last part may have fewer. Parts may be made in any
   order. */
static void make_blocks(void *data, size_t part, size_t worker)
{
    struct shard_plan *p = data;
    const struct merge *m = p->m;
    struct search_worker *w = &m->s->workers[worker];
    size_t i = part * PART, end = i + PART < m->n_words ? i + PART : m->n_words;
    struct postings postings = {0};
    struct buf text = {.a = w->scratch};
    while (i < end) {
        struct shard_block *b = vec_add(&w->keep, &p->parts[part]);
        b->first = merge_text(m, i);
        text.n = 0;
        for (str last = S(""); i < end && text.n <= SHARD_TERMS; i++) {
            b->last = merge_text(m, i);
            gather(&postings, m, i, w->scratch);
            shard_put_term(&text, last, b->last);
            buf_putc(&text, ' ');
            posting_put(&text, postings.v, postings.n);
            buf_putc(&text, '\n');
            last = b->last;
        }
        b->text = str_dup(&w->keep, buf_str(&text));
    }
    arena_reset(w->scratch);
}

static void plan_terms(struct shard_plan *p, struct merge *m)
{
    size_t parts = (m->n_words + PART - 1) / PART;
    p->parts = NEW_N(&m->a, struct shard_blocks, parts + 1);
    pool_run(m->s->n_workers, parts, make_blocks, p);
    for (size_t i = 0; i < parts; i++)
        for (size_t k = 0; k < p->parts[i].n; k++)
            vec_push(&m->a, &p->terms, p->parts[i].v[k]);
}

static size_t common_bytes(str x, str y)
{
    size_t i = 0;
    while (i < x.n && i < y.n && x.p[i] == y.p[i])
        i++;
    return i;
}

str shard_start(const struct shard_plan *p, size_t block, struct arena *a)
{
    if (!block)
        return S("");
    str term = p->terms.v[block].first;
    size_t n = common_bytes(p->terms.v[block - 1].last, term);
    while (n && !utf8_starts(term.p[n]))
        n--;
    n += n < term.n ? utf8_length(str_from(term, n)) : 0;
    return str_dup(a, str_slice(term, 0, n));
}

/* Adds a word to the list for its number of characters. */
static void add_word(struct shard_words *w, struct arena *a, str word)
{
    size_t n = utf8_count(word);
    n = n < SHARD_WORDS ? n : SHARD_WORDS;
    struct buf *list = &w->lists[n];
    list->a = a;
    shard_put_term(list, w->last[n], word);
    buf_putc(list, '\n');
    w->last[n] = word;
}

void shard_words(struct shard_words *w, const struct shard_plan *p,
                 struct arena *a)
{
    *w = (struct shard_words){0};
    for (size_t i = 0; i < p->m->n_words; i++)
        if (token_is_word(merge_text(p->m, i)))
            add_word(w, a, merge_text(p->m, i));
}

/* ---- lines ---- */

static void put_context(struct buf *b, str line, char letter)
{
    if (!line.n)
        return;
    buf_putc(b, letter);
    buf_put(b, str_from(line, 1));
}

/* Whether a line can be read without the line before it: it has no SEARCH_SAME
   cell. */
static bool is_whole(str line)
{
    return line.p[0] != 'R' || (str_find(line, S("\t=\t"), 0) == STR_NPOS &&
                                !str_ends(line, S("\t=\n")));
}

static void end_lines(struct shard_plan *p, struct shard_lines *l)
{
    if (l->docs)
        vec_push(&p->m->a, &p->lines, *l);
    l->docs = 0;
}

/* Distributes the lines of page `page` among shards. *l is the current shard.
   When it has enough documents, ends it and begins a new shard. */
static void split_page(struct shard_plan *p, struct shard_lines *l, size_t page)
{
    str lines = p->m->pages[page]->lines;
    str of_page = {0}, section = {0}, table = {0};
    for (size_t i = 0, end; i < lines.n; i = end) {
        end = str_find_char(lines, '\n', i) + 1;
        str line = str_slice(lines, i, end);
        char kind = line.p[0];
        if (l->docs >= p->docs_wanted && is_whole(line))
            end_lines(p, l);
        if (!l->docs)
            *l = (struct shard_lines){
                .page = page,
                .at = i,
                .page_line = of_page,
                .section_line = kind == 'S' ? STR_NONE : section,
                .table_line = kind == 'R' ? table : STR_NONE};
        *(kind == 'P'   ? &of_page
          : kind == 'S' ? &section
                        : &table) = kind == 'R' ? table : line;
        l->docs++;
        l->last = page;
        l->end = end;
    }
}

static void plan_lines(struct shard_plan *p, struct merge *m)
{
    struct shard_lines l = {0};
    p->docs_wanted = m->n_docs / SHARD_DOCS_FILES + 1;
    p->docs_wanted = p->docs_wanted < SHARD_DOCS ? SHARD_DOCS : p->docs_wanted;
    for (size_t i = 0; i < m->n_pages; i++) {
        if (l.docs && l.docs + m->pages[i]->n_docs <= p->docs_wanted) {
            l.docs += m->pages[i]->n_docs;
            l.last = i;
            l.end = m->pages[i]->lines.n;
        } else {
            split_page(p, &l, i);
        }
    }
    end_lines(p, &l);
}

void shard_put_lines(struct buf *b, const struct shard_plan *p, size_t shard)
{
    const struct shard_lines *l = &p->lines.v[shard];
    put_context(b, l->page_line, 'p');
    put_context(b, l->section_line, 's');
    put_context(b, l->table_line, 't');
    for (size_t i = l->page; i <= l->last; i++) {
        str lines = p->m->pages[i]->lines;
        buf_put(b, str_slice(lines, i == l->page ? l->at : 0,
                             i == l->last ? l->end : lines.n));
    }
}

void shard_plan(struct shard_plan *p, struct merge *m)
{
    *p = (struct shard_plan){.m = m};
    plan_terms(p, m);
    plan_lines(p, m);
}

/* ---- files ---- */

/* Returns the offset, from `at` on, of the next character that must be escaped
   in a template literal of JavaScript, or STR_NPOS. Tabs and line breaks need
   no escape, and the index has no \r. */
static size_t find_escaped(str text, size_t at)
{
    static const char ESCAPED[] = "`\\{";
    size_t first = STR_NPOS;
    for (const char *c = ESCAPED; *c; c++) {
        size_t next = str_find_char(text, *c, at);
        first = next < first ? next : first;
    }
    return first;
}

/* Escapes the bytes of b from `from` on for a template literal. Most files need
   no escape. */
static void escape(struct buf *b, size_t from)
{
    str text = buf_str(b);
    size_t at = find_escaped(text, from);
    if (at == STR_NPOS)
        return;
    struct buf out = {.a = b->a};
    buf_room(&out, text.n + text.n / 8);
    buf_put(&out, str_slice(text, 0, at));
    for (; at < text.n; at++) {
        if (strchr("`\\{", text.p[at]))
            buf_putc(&out, '\\');
        buf_putc(&out, text.p[at]);
    }
    *b = out;
}

void shard_begin(struct buf *b, char kind, size_t i)
{
    buf_printf(b,
               "(self.perfpressSearch?"
               "?={}).%c%zu=`",
               kind, i);
}

void shard_end(struct buf *b)
{
    escape(b, str_find_char(buf_str(b), '`', 0) + 1);
    buf_puts(b, "`;\n");
}
