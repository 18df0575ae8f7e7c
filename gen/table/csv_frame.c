// SPDX-License-Identifier: MIT
// csv_frame: converts the nodes of a table to a frame. Cells of plain text
// become cells of columns; other cells stay nodes.
#include "table/csv_frame.h"

#include "frame/name.h"

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
    bool bare = p->type == NODE_PARAGRAPH && !p->next && !p->attrs && t &&
                t->type == NODE_TEXT && !t->next;
    return bare ? t->text : STR_NONE;
}

/* A table that is being converted. */
struct csv_entries {
    struct arena *a;
    const struct node *table, *head, *body; /* head: NULL for a table without
                                               column names */
    size_t n_columns, n_names,
        n_rows; /* n_names: rows of names; n_rows: other rows */
    bool smart; /* see csv_frame.h */
    const struct notation *as;
    struct node **cells; /* cells of the frame_table, or NULL while no cell is a
                            node */
};

static size_t all_rows(const struct csv_entries *j)
{
    return j->n_names + j->n_rows;
}

static void keep_node(struct csv_entries *j, size_t row, size_t column,
                      struct node *entry)
{
    if (!j->cells)
        j->cells = NEW_N(j->a, struct node *, all_rows(j) * j->n_columns);
    j->cells[row * j->n_columns + column] = entry;
}

static bool has_signs(str text)
{
    static const str SIGNS[] = {S_INIT("'"), S_INIT("\""), S_INIT("--"),
                                S_INIT("..."), S_INIT(". . .")};
    for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++)
        if (str_find(text, SIGNS[i], 0) != STR_NPOS)
            return true;
    return false;
}

/* Returns the text of a cell. Row 0 is the first row of names, if the table has
   names. Line breaks are kept if the entry is a CSV field, and become blanks
   otherwise. */
static str text_of(struct csv_entries *j, size_t row, size_t column,
                   struct node *entry)
{
    str bare = csv_frame_bare(entry);
    bool typeset = j->smart && bare.n && !entry->first->first->data;
    if (bare.p && !entry->attrs && !(typeset && has_signs(bare)))
        return j->table->data ? bare : str_replace(j->a, bare, S("\n"), S(" "));
    keep_node(j, row, column, entry);
    str own = node_get(entry, "_text");
    return own.n ? own : node_words(j->a, entry);
}

/* Returns the name of a column, with a level for each row of the head. */
static str name_of(struct csv_entries *j, size_t column, struct node **entries)
{
    struct value levels[NAME_LEVELS_MAX];
    for (size_t i = 0; i < j->n_names; i++)
        levels[i] = (struct value){.type = VALUE_STR,
                                   .s = text_of(j, i, column, entries[i])};
    return j->n_names ? name_make(j->a, levels, j->n_names)
                      : str_fmt(j->a, "%zu", column + 1);
}

/* Returns the origin of the cells of a column: a CSV file, or the page. */
static const struct origin *origin_of(const struct csv_entries *j,
                                      size_t column, str name)
{
    const struct csv_block *block = j->table->data;
    struct origin *o = NEW(j->a, struct origin);
    const struct node *row = j->body->first;
    uint32_t *lines = NEW_N(j->a, uint32_t, j->n_rows);
    *o = (struct origin){
        .kind = ORIGIN_LITERAL, .pos = j->table->pos, .notation = j->as};
    if (!block || !block->file.n)
        return o;
    for (size_t r = 0; r < j->n_rows; r++, row = row->next)
        lines[r] = row->pos.line;
    o->kind = ORIGIN_FILE;
    o->file.src = (j->n_rows ? j->body : j->head)->first->pos.src;
    o->file.lines = lines;
    o->file.field = (uint32_t)column;
    o->file.column = name;
    if (j->head && j->head->first->pos.src == o->file.src)
        o->file.name_line = j->head->first->pos.line;
    o->file.delim = block->delim;
    o->file.quote = block->quote;
    o->file.skip_space = block->skip_space;
    return o;
}

static struct column *column_of(struct csv_entries *j, size_t at,
                                struct node **entries)
{
    str name = name_of(j, at, entries);
    void *cells;
    struct column *c = column_new(j->a, name, COLUMN_STR, j->n_rows, &cells);
    for (size_t r = 0; r < j->n_rows; r++) {
        str s = text_of(j, j->n_names + r, at, entries[j->n_names + r]);
        ((str *)cells)[r] = s.n ? s : STR_NONE;
    }
    c->origin = origin_of(j, at, name);
    return c;
}

/* Stores the entries of the rows in `part` in v, column by column. The first of
   these rows is row `at` of the table. Returns false if a row has attributes or
   does not have one entry for each column. */
static bool list_entries(const struct csv_entries *j, const struct node *part,
                         size_t at, struct node **v)
{
    node_each (row, part) {
        struct node *entry = row->first;
        if (row->type != NODE_ROW || row->attrs)
            return false;
        for (size_t i = 0; i < j->n_columns; i++, entry = entry->next) {
            if (!entry || entry->type != NODE_ENTRY ||
                node_has(entry, "morecols") || node_has(entry, "morerows"))
                return false;
            v[i * all_rows(j) + at] = entry;
        }
        if (entry)
            return false;
        at++;
    }
    return true;
}

/* Sets the widths and the number of stub columns that the author gave. */
static void set_options(const struct csv_entries *j, const struct node *group,
                        struct frame_table *t)
{
    unsigned *widths = NEW_N(j->a, unsigned, j->n_columns);
    size_t i = 0;
    node_each (c, group) {
        if (c->type != NODE_COLSPEC)
            continue;
        t->stub_columns += node_has(c, "stub");
        widths[i++] = (unsigned)node_count(c, "colwidth");
    }
    if (node_has_class(j->table, S("colwidths-given")))
        t->widths = widths;
}

/* Whether the table has exactly one body and at most one group of header
   rows. */
static bool is_simple(const struct node *table, const struct node *group)
{
    return group && count(table, NODE_TGROUP) == 1 &&
           count(group, NODE_THEAD) < 2 && count(group, NODE_TBODY) == 1;
}

struct frame_table *csv_frame(struct arena *a, const struct node *table,
                              bool smart, const struct notation *as)
{
    const struct node *group = node_child(table, NODE_TGROUP);
    const struct csv_block *block = table->data;
    if (!is_simple(table, group))
        return NULL;
    struct csv_entries j = {.a = a,
                            .table = table,
                            .smart = smart,
                            .as = as,
                            .head = node_child(group, NODE_THEAD),
                            .body = node_child(group, NODE_TBODY),
                            .n_columns = count(group, NODE_COLSPEC)};
    j.n_names = j.head ? count(j.head, NODE_ROW) : 0;
    j.n_rows = j.body ? count(j.body, NODE_ROW) : 0;
    struct node **entries =
        NEW_N(a, struct node *, all_rows(&j) * j.n_columns + 1);
    bool may_be_empty = block && block->file.n && j.n_names;
    if (j.n_names > NAME_LEVELS_MAX || (!j.n_rows && !may_be_empty) ||
        (j.head && !list_entries(&j, j.head, 0, entries)) ||
        !list_entries(&j, j.body, j.n_names, entries))
        return NULL;
    struct frame *f = NEW(a, struct frame);
    struct frame_table *t = NEW(a, struct frame_table);
    f->n = j.n_rows;
    f->columns = NEW_N(a, const struct column *, j.n_columns);
    for (size_t i = 0; i < j.n_columns; i++)
        f->columns[f->n_columns++] =
            column_of(&j, i, entries + i * all_rows(&j));
    t->frame = f;
    t->cells = j.cells;
    t->nameless = !j.n_names;
    t->header_rows = (unsigned)j.n_names;
    t->directive = block ? S("csv-table") : S("table");
    set_options(&j, group, t);
    return t;
}

void csv_frame_install(struct node *table, struct frame_table *t)
{
    size_t n = t->cells
                   ? (t->frame->n + frame_table_names(t)) * t->frame->n_columns
                   : 0;
    struct node *group = node_child(table, NODE_TGROUP);
    for (size_t i = 0; i < n; i++) {
        if (!t->cells[i])
            continue;
        node_remove(t->cells[i]);
        node_append(table, t->cells[i]);
    }
    node_remove(group);
    table->data = t;
}
