// SPDX-License-Identifier: MIT
// shard: blocks of terms end at about a size, those of lines after a number of
// documents: a line is found by its number.
#include "search/shard.h"

#include "base/utf8.h"
#include "base/vec.h"
#include "search/token.h"

/* ---- terms ---- */

enum { TERM_BYTES = 6, POSTING_BYTES = 4 }; /* of most, about */

static void plan_terms(struct shard_plan *p, struct merge *m)
{
    struct shard_terms block = {0};
    size_t sum = 0;
    for (size_t i = 0; i < m->n_terms; i++) {
        size_t n = merge_count(m, i), length = TERM_BYTES + POSTING_BYTES * n;
        if (sum && sum + length > SHARD_TERMS) {
            vec_push(&m->a, &p->terms, block);
            block = (struct shard_terms){.from = i};
            sum = 0;
        }
        sum += length;
        block.to = i + 1;
        block.most = block.most > n ? block.most : n;
    }
    if (sum)
        vec_push(&m->a, &p->terms, block);
}

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

str shard_start(const struct shard_plan *p, size_t block, struct arena *a)
{
    size_t i = p->terms.v[block].from;
    if (!block)
        return S("");
    char text[MERGE_TEXT], before[MERGE_TEXT];
    str term = merge_text(p->m, i, text);
    size_t n = common_bytes(merge_text(p->m, i - 1, before), term);
    while (n && !utf8_starts(term.p[n]))
        n--;
    n += n < term.n ? utf8_length(str_from(term, n)) : 0;
    return str_dup(a, str_slice(term, 0, n));
}

void shard_put_terms(struct buf *b, const struct shard_plan *p, size_t block)
{
    const struct merge *m = p->m;
    const struct shard_terms *these = &p->terms.v[block];
    struct posting *postings = NEW_N(b->a, struct posting, these->most);
    char room[2][MERGE_TEXT];
    str last = S("");
    buf_room(b, 2 * SHARD_TERMS);
    for (size_t i = these->from; i < these->to; i++) {
        str term = merge_text(m, i, room[i % 2]);
        shard_put_term(b, last, term);
        buf_putc(b, ' ');
        merge_postings(m, i, postings);
        posting_put(b, postings, merge_count(m, i));
        buf_putc(b, '\n');
        last = term;
    }
}

/* Takes a word into the lists, which are by length. */
static void add_word(struct shard_words *w, struct arena *a, str word)
{
    size_t n = utf8_count(word);
    n = n < SHARD_WORDS ? n : SHARD_WORDS;
    struct buf *list = &w->lists[n];
    list->a = a;
    shard_put_term(list, w->last[n], word);
    buf_putc(list, '\n');
    w->last[n] = str_dup(a, word);
}

void shard_words(struct shard_words *w, const struct shard_plan *p,
                 struct arena *a)
{
    char room[MERGE_TEXT];
    *w = (struct shard_words){0};
    for (size_t i = 0; i < p->m->n_terms; i++) {
        str text = merge_text(p->m, i, room);
        if (token_is_word(text))
            add_word(w, a, text);
    }
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

static void end_lines(struct shard_plan *p, struct shard_lines *l)
{
    if (l->docs)
        vec_push(&p->m->a, &p->lines, *l);
    l->docs = 0;
}

/* Where a page is split between shards. */
static void split_page(struct shard_plan *p, struct shard_lines *l, size_t page)
{
    str lines = p->m->pages[page]->lines;
    str of_page = {0}, section = {0}, table = {0};
    for (size_t i = 0, end; i < lines.n; i = end) {
        end = str_find_char(lines, '\n', i) + 1;
        str line = str_slice(lines, i, end);
        char kind = line.p[0];
        if (l->docs >= p->per && is_whole(line))
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
    p->per = m->n_docs / SHARD_DOCS_FILES + 1;
    p->per = p->per < SHARD_DOCS ? SHARD_DOCS : p->per;
    for (size_t i = 0; i < m->n_pages; i++) {
        if (l.docs && l.docs + m->pages[i]->n_docs <= p->per) {
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

/* The first place from `at` on of what a template of a script escapes: \t and
   \n stand for themselves. No text of the index has a \r. */
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

/* Escapes what stands behind `from`: of most files, nothing. */
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
