// SPDX-License-Identifier: MIT
// md_table: builds docutils' table nodes as MyST does. In: the lines of a pipe
// table that md_scan marked. Cells are split before their inline markup is
// parsed.
#include "base/codes/md.h"
#include "base/vec.h"
#include "parse/md/md.h"
#include "parse/md/md_line.h"

/* Maximum number of cells that are added to a table's short rows. GFM has no
   limit, but a short page must not make a huge table. */
enum { FILLED_MAX = 10000 };

struct table {
    struct md_run *r;
    struct arena *a;
    size_t columns;
    size_t filled; /* number of cells added to short rows so far */
    const enum md_align *aligns;
    struct {
        struct md_piece *v; /* cells that are not empty */
        size_t n, cap;
    } pieces;
};

static const char *const CLASSES[] = {
    [MD_ALIGN_LEFT] = "text-left",
    [MD_ALIGN_CENTER] = "text-center",
    [MD_ALIGN_RIGHT] = "text-right",
};

static str row_text(const struct md_run *r, size_t k)
{
    return str_from(r->lines.v[k].text, r->marks[k].content);
}

static struct node *append(struct table *t, struct node *parent,
                           enum node_type type, struct pos at)
{
    struct node *n = node_new(t->a, type, at);
    node_append(parent, n);
    return n;
}

static struct pos cell_pos(const struct table *t, size_t k, struct md_cell cell)
{
    return line_pos(&t->r->lines.v[k], t->r->marks[k].content + cell.at,
                    cell.n);
}

static void add_cell(struct table *t, struct node *row, size_t column, size_t k,
                     struct md_cell cell)
{
    struct pos at = cell_pos(t, k, cell);
    struct node *entry = append(t, row, NODE_ENTRY, at);
    if (CLASSES[t->aligns[column]])
        node_add(t->a, entry, "classes", str_c(CLASSES[t->aligns[column]]));
    struct node *p = append(t, entry, NODE_PARAGRAPH, at);
    str raw = str_slice(row_text(t->r, k), cell.at, cell.at + cell.n);
    str text = md_row_text(t->a, row_text(t->r, k), cell);
    if (text.n)
        vec_push(&t->r->md->scratch, &t->pieces,
                 (struct md_piece){.text = text,
                                   .at = at,
                                   .cell = text.n < raw.n ? raw : STR_NONE,
                                   .parent = p});
}

static void report_ragged(struct table *t, size_t k, struct md_cell at,
                          size_t cells, const char *help)
{
    struct diags *d = t->r->p->d;
    diag_at(d, DIAG_MD_TABLE_RAGGED, cell_pos(t, k, at),
            str_fmt(t->a, "%zu cell%s", cells, cells == 1 ? "" : "s"),
            str_fmt(t->a, "%zu", t->columns));
    diag_help(d, "%s", help);
}

/* Adds empty cells to a row that has n cells, and reports the missing cells. */
static void fill_row(struct table *t, struct node *row, size_t n, size_t k)
{
    struct md_cell end = {row_text(t->r, k).n, 0};
    size_t written = n;
    bool was_full = t->filled > FILLED_MAX;
    t->filled += t->columns - n;
    for (; t->filled <= FILLED_MAX && n < t->columns; n++)
        add_cell(t, row, n, k, end);
    if (t->filled <= FILLED_MAX)
        report_ragged(t, k, end, written, "the missing cells are left empty");
    else if (!was_full)
        report_ragged(t, k, end, n,
                      "too many cells are missing to fill them in");
}

/* Adds a row. As in GFM, extra cells are dropped and missing cells are empty;
   both are reported. */
static void add_row(struct table *t, struct node *parent, size_t k)
{
    str text = row_text(t->r, k);
    struct node *row =
        append(t, parent, NODE_ROW,
               line_pos(&t->r->lines.v[k], t->r->marks[k].content, text.n));
    size_t at = 0, column = 0;
    struct md_cell cell, extra = {0};
    for (; md_row_cell(text, &at, &cell); column++) {
        if (column < t->columns)
            add_cell(t, row, column, k, cell);
        else if (column == t->columns)
            extra = cell;
    }
    if (column > t->columns)
        report_ragged(t, k, extra, column,
                      "the cells from here on are not shown; write a pipe "
                      "inside a cell as \\|");
    else if (column < t->columns)
        fill_row(t, row, column, k);
}

static struct node *add_group(struct table *t, struct node *parent,
                              struct pos at)
{
    struct node *table = append(t, parent, NODE_TABLE, at);
    node_add(t->a, table, "classes", S("colwidths-auto"));
    struct node *group = append(t, table, NODE_TGROUP, at);
    node_set(t->a, group, "cols", str_fmt(t->a, "%zu", t->columns));
    str width = str_fmt(t->a, "%zu", 100 / t->columns);
    for (size_t c = 0; c < t->columns; c++)
        node_set(t->a, append(t, group, NODE_COLSPEC, at), "colwidth", width);
    return group;
}

size_t md_table(struct md_run *r, size_t head, struct node *parent)
{
    struct arena *scratch = &r->md->scratch;
    struct arena_mark mark = md_begin(r->md);
    struct table t = {.r = r, .a = r->p->a};
    str rule = row_text(r, head + 1);
    t.columns = md_row_width(rule);
    enum md_align *aligns = NEW_N(scratch, enum md_align, t.columns);
    md_row_delimiter(rule, aligns);
    t.aligns = aligns;
    struct pos at = line_pos(&r->lines.v[head], r->marks[head].content,
                             row_text(r, head).n);
    struct node *group = add_group(&t, parent, at);
    add_row(&t, append(&t, group, NODE_THEAD, at), head);
    size_t k = head + 2;
    struct node *body = NULL;
    for (; k < r->lines.n && r->marks[k].mark == MD_MARK_ROW; k++) {
        if (!body)
            body = append(&t, group, NODE_TBODY, at);
        add_row(&t, body, k);
    }
    md_pieces(r->md, t.pieces.v, t.pieces.n);
    md_end(r->md, mark);
    return k - head;
}
