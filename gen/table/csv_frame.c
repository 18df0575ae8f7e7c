// SPDX-License-Identifier: MIT
// csv_frame: makes a frame of a csv-table: each cell that is plain text moves
// into a column; the others stay nodes.
#include "table/csv_frame.h"

static struct node *child(const struct node *n, enum node_type type)
{
    node_each (c, n)
        if (c->type == type)
            return c;
    return NULL;
}

static size_t count(const struct node *n, enum node_type type)
{
    size_t k = 0;
    node_each (c, n)
        k += c->type == type;
    return k;
}

str csv_frame_bare(const struct node *entry)
{
    const struct node *p = entry->first, *t = p ? p->first : NULL;
    if (!p)
        return S("");
    bool bare = p->type == NODE_PARAGRAPH && !p->next && t &&
                t->type == NODE_TEXT && !t->next;
    return bare ? t->text : STR_NONE;
}

/* A table on its way. */
struct csv_entries {
    struct arena *a;
    struct node *table, *head, *body; /* head: the one row of names */
    size_t n_columns, n_rows;
    struct node **cells; /* of the frame_table; NULL until one is needed */
};

static void keep_node(struct csv_entries *j, size_t row, size_t column,
                      struct node *entry)
{
    if (!j->cells)
        j->cells = NEW_N(j->a, struct node *, (j->n_rows + 1) * j->n_columns);
    j->cells[row * j->n_columns + column] = entry;
}

/* The text of a cell; row 0 holds the names. */
static str text_of(struct csv_entries *j, size_t row, size_t column,
                   struct node *entry)
{
    str bare = csv_frame_bare(entry);
    if (bare.p)
        return bare;
    keep_node(j, row, column, entry);
    return node_words(j->a, entry);
}

/* Where the cells of a column stand: in a file, or in the page. */
static const struct origin *origin_of(const struct csv_entries *j, str file,
                                      size_t column, str name)
{
    struct origin *o = NEW(j->a, struct origin);
    const struct node *row = j->body->first;
    uint32_t *lines = NEW_N(j->a, uint32_t, j->n_rows);
    *o = (struct origin){.kind = ORIGIN_LITERAL, .pos = j->table->pos};
    if (!file.n)
        return o;
    for (size_t r = 0; r < j->n_rows; r++, row = row->next)
        lines[r] = row->pos.line;
    o->kind = ORIGIN_CSV;
    o->csv.src = j->body->first->pos.src;
    o->csv.lines = lines;
    o->csv.field = (uint32_t)column;
    o->csv.column = name;
    o->csv.name_line = j->head->pos.line;
    o->csv.delim = ',';
    o->csv.quote = '"';
    return o;
}

static struct column *column_of(struct csv_entries *j, str file, size_t at,
                                struct node **entries)
{
    str name = text_of(j, 0, at, entries[0]);
    void *cells;
    struct column *c = column_new(j->a, name, COLUMN_STR, j->n_rows, &cells);
    for (size_t r = 0; r < j->n_rows; r++) {
        str s = text_of(j, r + 1, at, entries[r + 1]);
        ((str *)cells)[r] = s.n ? s : STR_NONE;
    }
    c->origin = origin_of(j, file, at, name);
    return c;
}

/* The entries by column, the name's first; false where a row has not one for
   each. */
static bool list_entries(const struct csv_entries *j, struct node **v)
{
    struct node *row = j->head;
    for (size_t r = 0; r <= j->n_rows; r++) {
        struct node *entry = row->first;
        for (size_t i = 0; i < j->n_columns; i++) {
            if (!entry || entry->type != NODE_ENTRY)
                return false;
            v[i * (j->n_rows + 1) + r] = entry;
            entry = entry->next;
        }
        row = r ? row->next : j->body->first;
    }
    return true;
}

static void move_nodes(const struct csv_entries *j, struct node *group)
{
    size_t n = j->cells ? (j->n_rows + 1) * j->n_columns : 0;
    for (size_t i = 0; i < n; i++) {
        if (!j->cells[i])
            continue;
        node_remove(j->cells[i]);
        node_append(j->table, j->cells[i]);
    }
    node_remove(group);
}

/* What the author says of the columns. */
static void set_options(const struct csv_entries *j, const struct node *group,
                        struct frame_table *t)
{
    unsigned *widths = NEW_N(j->a, unsigned, j->n_columns);
    size_t i = 0;
    node_each (c, group) {
        long width = 0;
        if (c->type != NODE_COLSPEC)
            continue;
        t->stub_columns += node_has(c, "stub");
        if (str_to_long(node_get(c, "colwidth"), &width) && width > 0)
            widths[i] = (unsigned)width;
        i++;
    }
    if (node_has_class(j->table, S("colwidths-given")))
        t->widths = widths;
}

struct frame_table *csv_frame(struct arena *a, struct node *table)
{
    struct node *group = child(table, NODE_TGROUP);
    struct node *head = child(group, NODE_THEAD);
    struct csv_entries j = {.a = a,
                            .table = table,
                            .body = child(group, NODE_TBODY),
                            .n_columns = count(group, NODE_COLSPEC)};
    j.n_rows = j.body ? count(j.body, NODE_ROW) : 0;
    j.head = head && count(head, NODE_ROW) == 1 ? head->first : NULL;
    struct node **entries =
        NEW_N(a, struct node *, (j.n_rows + 1) * j.n_columns);
    if (!j.head || !j.n_rows || !list_entries(&j, entries))
        return NULL;
    const struct csv_block *block = table->data;
    struct frame *f = NEW(a, struct frame);
    struct frame_table *t = NEW(a, struct frame_table);
    f->n = j.n_rows;
    f->columns = NEW_N(a, const struct column *, j.n_columns);
    for (size_t i = 0; i < j.n_columns; i++)
        f->columns[f->n_columns++] =
            column_of(&j, block->file, i, entries + i * (j.n_rows + 1));
    t->frame = f;
    t->cells = j.cells;
    t->header_rows = 1;
    t->directive = S("csv-table");
    set_options(&j, group, t);
    move_nodes(&j, group);
    return t;
}
