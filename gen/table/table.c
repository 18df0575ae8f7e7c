// SPDX-License-Identifier: MIT
// table: makes a frame_table of a df_block. Nearly all cells are numbers or
// plain text and get no nodes.
#include "table/table.h"

#include "base/codes/data.h"
#include "base/codes/df.h"
#include "base/codes/directive.h"
#include "base/codes/result.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "chart/data/spec.h"
#include "df/lint/comma_check.h"
#include "df/run/script.h"
#include "df/runtime/object.h"
#include "doc/chart_block.h"
#include "frame/name.h"
#include "frame/number.h"
#include "lineage/lineage.h"
#include "lineage/place.h"
#include "load/dataset.h"
#include "load/site.h"
#include "parse/cell.h"
#include "parse/parse.h"
#include "table/amounts.h"
#include "table/chart.h"
#include "table/column_list.h"
#include "table/csv_frame.h"
#include "table/digits_choice.h"
#include "table/header_check.h"
#include "table/marks.h"
#include "table/percentile.h"
#include "table/spark.h"

struct table_job {
    struct document *doc;
    struct arena *a;
    struct node *node;
    const struct df_block *block;
    const struct frame *frame;
    struct place_cache *places;
    size_t names;        /* number of rows that hold column names */
    struct node **cells; /* frame_table.cells; NULL while no cell has a node */
    struct cell_reports told;
    /* copy of the source of the last cell, with the template's row; NULL before
       the first copy */
    struct source *shown;
};

/* Approximate memory, in bytes, that a table takes in the page. */
enum {
    CELL_BYTES = 64,
    ROW_BYTES = 64,
    TEXT_BYTES = 2,   /* memory for each byte of text */
    MARKUP_BYTES = 32 /* memory for each byte of text with markup, including
                         nodes */
};

/* ---- options that do not suit the frame ---- */

static bool wrong_option(const struct table_job *j, struct pos at,
                         const char *option, const char *why, size_t have)
{
    struct diags *d = j->doc->diags;
    diag_at(d, DIAG_DIRECTIVE_VALUE, at.src ? at : j->block->at, str_c(option),
            S("df-table"), str_c(why));
    diag_help(d, "the frame has %zu row%s and %zu column%s", j->frame->n,
              j->frame->n == 1 ? "" : "s", have, have == 1 ? "" : "s");
    return false;
}

static bool check_options(const struct table_job *j)
{
    const struct df_block *b = j->block;
    size_t columns = j->frame->n_columns;
    if (columns == 0) {
        diag_at(j->doc->diags, DIAG_DF_VALUE, b->var_at.src ? b->var_at : b->at,
                str_fmt(j->a, "frame '%.*s' has no columns", STR_ARG(b->var)));
        return false;
    }
    if (j->frame->n &&
        b->header_rows >= j->frame->n + name_frame_levels(j->frame))
        return wrong_option(j, b->header_at, "header-rows",
                            "no rows are left for the body", columns);
    if (b->stub_columns && b->stub_columns >= columns)
        return wrong_option(j, (struct pos){0}, "stub-columns",
                            "no columns are left for the body", columns);
    if (b->n_widths && b->n_widths != columns)
        return wrong_option(j, b->widths_at, "widths",
                            "it must have one width for each column", columns);
    return true;
}

/* Whether the cells of a column equal the row labels `labels`. */
static bool repeats(const struct column *c, const struct column *labels)
{
    size_t i = 0;
    while (i < labels->n && object_same(object_value(column_value(c, i)),
                                        object_value(column_value(labels, i))))
        i++;
    return i == labels->n;
}

/* Whether some column of the frame shows the row labels `labels`: the column
   has the name of the labels, shares their array of cells or, if the labels
   have no name, has equal cells. */
static bool is_shown(const struct frame *f, const struct column *labels)
{
    for (size_t i = 0; i < f->n_columns; i++)
        if (str_eq(f->columns[i]->name, labels->name) ||
            f->columns[i]->i == labels->i ||
            (!labels->name.n && repeats(f->columns[i], labels)))
            return true;
    return false;
}

/* Whether row labels describe the rows: they have a name, or they do not merely
   number the rows, since a script or an operation such as describe() set
   them. */
static bool describe_rows(const struct column *labels)
{
    return labels->name.n ||
           (labels->n && !labels->row_numbers && !column_counts_rows(labels));
}

/* Returns the name of the row labels or, if they have no name, the first label
   and "...". */
static str labels_name(struct arena *a, const struct column *labels)
{
    struct buf b = {.a = a};
    if (labels->name.n)
        return name_text(a, labels->name);
    value_put(&b, column_value(labels, 0));
    buf_puts(&b, ", ...");
    return buf_end(&b);
}

/* Warns of row labels that describe the rows but that no column shows: they are
   missing on the page. */
static void check_labels(const struct table_job *j)
{
    const struct df_block *b = j->block;
    const struct frame *f = j->frame;
    size_t i = 0;
    while (i < f->n_index &&
           (!describe_rows(f->index[i]) || is_shown(f, f->index[i])))
        i++;
    if (i == f->n_index)
        return;
    diag_at(j->doc->diags, DIAG_DF_INDEX_LOST,
            b->var_at.src ? b->var_at : b->at, labels_name(j->a, f->index[i]));
    diag_help(j->doc->diags,
              "to show them as a column, write %.*s = %.*s.reset_index(); to "
              "drop them, write reset_index(drop=True)",
              STR_ARG(b->var), STR_ARG(b->var));
}

/* Warns that the column names are shown as a row of the body, above numbers,
   because the directive has no option for header rows. */
static void check_header(const struct table_job *j)
{
    const struct df_block *b = j->block;
    size_t i = 0, n = j->frame->n_columns;
    while (i < n && j->frame->columns[i]->type != COLUMN_INT &&
           j->frame->columns[i]->type != COLUMN_FLOAT)
        i++;
    if (b->header_at.src || b->chart || !j->frame->n || i == n)
        return;
    header_check_report(j->doc->diags, b->at);
}

/* ---- cells with markup ---- */

/* Moves the positions of faults in computed text, which is in no file, to `at`,
   the position of the formula that computed the text. `first`: index of the
   first fault to move. */
static void point_at(struct diags *d, size_t first, struct pos at)
{
    str line = source_line(at.src, at.line);
    size_t from = source_byte(at.src, line, at.col ? at.col : 1);
    size_t to = source_byte(at.src, line,
                            (at.col ? at.col : 1) + (at.len ? at.len : 1));
    for (size_t i = first; i < d->n; i++) {
        struct diag *g = &d->v[i];
        if (g->line != at.line || !line.p)
            continue;
        g->col = (uint32_t)utf8_count(str_slice(line, 0, from)) + 1;
        g->len = (uint32_t)utf8_count(str_slice(line, from, to));
    }
}

/* Returns the smallest indentation of the lines of a text, not counting blank
   lines. */
static size_t indentation(str text)
{
    size_t least = text.n;
    str line;
    while (str_cut(&text, '\n', &line)) {
        size_t n = line.n - str_trim_left(line).n;
        least = n < line.n && n < least ? n : least;
    }
    return least;
}

/* Parses the text of a cell. Returns the cell's entry, appended to the table's
   node, or NULL if the text has no markup. Drops blanks before the text, as
   csv-table does, so that they do not make the cell a block quote. */
static struct node *parse_cell(struct table_job *j, size_t column, str text,
                               struct pos at)
{
    struct parse *p = j->doc->parse;
    struct node *entry = node_new(j->a, NODE_ENTRY, at);
    struct lines lines = {0};
    str rest = text, part;
    size_t indent = indentation(text);
    for (uint32_t i = 0; str_cut(&rest, '\n', &part); i++) {
        size_t n = i ? indent : part.n - str_trim_left(part).n;
        uint32_t col = (i ? 1 : at.col) + (uint32_t)n;
        part = str_from(part, n < part.n ? n : part.n);
        if (str_ends(part, S("\r")))
            part.n--;
        vec_push(j->a, &lines, (struct line){part, at.src, at.line + i, col});
    }
    node_append(j->node, entry);
    cell_parse(p, &j->told, entry, column, lines, text, at);
    str bare = csv_frame_bare(entry);
    if (!bare.n || !str_eq(bare, str_trim(text)))
        return entry;
    node_remove(entry);
    return NULL;
}

/* Returns whether the text of a cell, or of a column's name, is markup or plain
   text. Schemas decide this only for cells that come unchanged from a file. */
static enum schema_markup markup_of(const struct table_job *j, size_t row,
                                    const struct column *c)
{
    const struct column *of = c;
    size_t r = row < j->names ? 0 : row - j->names;
    bool taken = r < c->n && lineage_file(&of, &r) &&
                 (row >= j->names || str_eq(c->name, of->origin->file.column));
    const struct origin *o = of->origin;
    return dataset_markup(j->doc->parse->site, j->doc->diags,
                          j->block->options.markup,
                          taken ? o->file.src->name : STR_NONE,
                          taken ? o->file.column : STR_NONE);
}

/* Returns the position of a cell. If the table is in a template, the source of
   the position has the template's row, so that reports name that row. */
static struct pos shown_at(struct table_job *j, struct pos at)
{
    struct source_row *row = NULL;
    if (!at.src || at.src->row || !j->block->at.src->row)
        return at;
    if (!j->shown)
        row = source_row_shown(j->a, j->block->at);
    else if (j->shown->text.p != at.src->text.p ||
             !str_eq(j->shown->name, at.src->name))
        row = j->shown->row;
    if (row) {
        j->shown = NEW(j->a, struct source);
        *j->shown = *at.src;
        j->shown->row = row;
    }
    at.src = j->shown;
    return at;
}

static void add_cell(struct table_job *j, size_t row, size_t column, str text)
{
    const struct column *c = j->frame->columns[column];
    size_t n = j->frame->n_columns;
    if (str_trim(text).n == 0 || cell_is_plain(str_trim(text)))
        return;
    enum schema_markup markup = markup_of(j, row, c);
    if (markup == SCHEMA_TEXT ||
        !script_show(j->doc, j->block->at, text.n * MARKUP_BYTES, 0))
        return;
    struct pos at = row < j->names
                        ? place_of_name(j->places, c)
                        : place_of_cell(j->places, c, row - j->names);
    at = shown_at(j, at.src ? at : j->block->at);
    size_t faults = j->doc->diags->n;
    struct node *entry =
        parse_cell(j, markup == SCHEMA_MARKUP ? CELL_TYPED : column, text, at);
    if (at.len)
        point_at(j->doc->diags, faults, at);
    if (!entry)
        return;
    if (!j->cells)
        j->cells = NEW_N(j->a, struct node *, (j->frame->n + j->names) * n);
    j->cells[row * n + column] = entry;
}

static void report_more(struct table_job *j)
{
    size_t faults = j->doc->diags->n;
    cell_check_end(j->doc->parse, &j->told);
    if (j->told.more_at.len)
        point_at(j->doc->diags, faults, j->told.more_at);
}

/* Parses the cells row by row, so that entries are in reading order. */
static void parse_cells(struct table_job *j)
{
    const struct frame *f = j->frame;
    for (size_t l = 0; l < j->names; l++)
        for (size_t i = 0; i < f->n_columns; i++)
            add_cell(j, l, i,
                     name_level_text(j->a, f->columns[i]->name, l, j->names));
    for (size_t r = 0; r < f->n; r++)
        for (size_t i = 0; i < f->n_columns; i++) {
            const struct column *c = f->columns[i];
            if (c->type == COLUMN_STR)
                add_cell(j, r + j->names, i, c->s[r]);
            else if (c->type == COLUMN_OBJECT && c->o[r].type == VALUE_STR)
                add_cell(j, r + j->names, i, c->o[r].s);
        }
    report_more(j);
}

/* ---- numbers with commas ---- */

/* Returns the first row whose number has a comma, if all cells of the column
   are numbers in the notation `as`. Returns STR_NPOS otherwise. */
static size_t first_comma(struct arena *a, const struct frame_table *t,
                          size_t column, const struct notation *as)
{
    struct figure_column all = {.text = STR_NPOS};
    size_t found = STR_NPOS;
    for (size_t r = 0; r < t->frame->n && all.text == STR_NPOS; r++) {
        struct arena_mark mark = arena_mark(a);
        struct figure_cell x = frame_table_figure(a, t, r, column, as);
        bool comma = found == STR_NPOS && x.kind == FIGURE_NUMBER &&
                     str_find_char(frame_table_cell(a, t, r, column), ',', 0) !=
                         STR_NPOS;
        found = comma ? r : found;
        figures_add(&all, r, &x);
        arena_rewind(a, mark);
    }
    return figures_are_numbers(&all) ? found : STR_NPOS;
}

/* Warns (csv-decimal) of each column whose cells would all be numbers if the
   notation stated that a comma is a decimal comma or a thousands separator.
   Warns at the column's first cell with a comma, or at `at` if that cell is in
   no file. */
static void check_commas(struct arena *a, struct diags *d,
                         const struct frame_table *t,
                         struct place_cache *places, struct pos at)
{
    for (size_t i = 0; i < t->frame->n_columns; i++) {
        const struct column *c = t->frame->columns[i];
        const struct notation *as = figure_notation(c);
        if (t->numeric[i] || as->decimal != '.' || as->thousands)
            continue;
        struct notation comma = *as;
        comma.decimal = ',';
        comma.thousands = '.';
        size_t row = first_comma(a, t, i, &comma);
        if (row == STR_NPOS) {
            comma.decimal = '.';
            comma.thousands = ',';
            row = first_comma(a, t, i, &comma);
        }
        if (row == STR_NPOS)
            continue;
        struct pos cell = place_of_cell(places, c, row);
        comma_check_report(a, d, c, str_trim(frame_table_cell(a, t, row, i)),
                           cell.src ? cell : at);
    }
}

/* ---- tables ---- */

static size_t text_bytes(const struct column *c)
{
    size_t n = 0;
    for (size_t r = 0; r < c->n; r++)
        if (c->type == COLUMN_STR)
            n += c->s[r].n;
        else if (c->type == COLUMN_OBJECT && c->o[r].type == VALUE_STR)
            n += c->o[r].s.n;
    return n;
}

static bool fits(const struct table_job *j)
{
    const struct frame *f = j->frame;
    size_t n = f->n * (ROW_BYTES + f->n_columns * CELL_BYTES);
    for (size_t i = 0; i < f->n_columns; i++)
        n += f->columns[i]->name.n + text_bytes(f->columns[i]) * TEXT_BYTES;
    return script_show(j->doc, j->block->at, n, 0);
}

/* Sets which columns show numbers, and how their digits are grouped. */
static void set_numbers(struct document *doc, struct frame_table *t)
{
    const struct site *site = doc->parse ? doc->parse->site : NULL;
    t->frame = amounts_frame(site, doc->a, doc->diags, t->frame);
    t->numeric = frame_table_numeric(doc->a, t);
}

static void set_options(struct frame_table *t, const struct table_options *o,
                        const struct site *site)
{
    t->empty = o->empty;
    t->explained = o->explain.n ? str_eq(o->explain, S("on"))
                                : site && site->config.explain;
    t->fold_auto = o->fold.at.src ? str_eq(o->fold.text, S("auto"))
                                  : site && site->config.fold;
}

static bool names_columns(const struct table_option *o)
{
    return o->at.src && !str_eq(o->text, S("auto")) &&
           !str_eq(o->text, S("off")) && !str_eq(o->text, S("*"));
}

/* Reports that an option names columns although the table has no names of
   columns. */
static void report_nameless(struct document *doc, str directive,
                            const char *option, const struct table_option *o)
{
    if (!names_columns(o))
        return;
    diag_at(doc->diags, DIAG_DIRECTIVE_VALUE, o->at, str_c(option), directive,
            S("the table has no header row that names its columns"));
    diag_help(doc->diags,
              "give the table a header row, and at least one row below "
              "it");
}

/* Sets t->fold to the columns that :fold: names. */
static void set_fold(struct document *doc, struct frame_table *t,
                     const struct table_option *fold)
{
    struct column_list l = column_list_of(doc->a, doc->diags, t, "fold", fold);
    struct column_named c;
    struct pos *named = NULL;
    if (!t->header_rows)
        report_nameless(doc, t->directive, "fold", fold);
    while (t->header_rows && names_columns(fold) && column_list_next(&l, &c)) {
        if (!named)
            named = NEW_N(doc->a, struct pos, t->frame->n_columns);
        named[c.column] = c.at;
    }
    t->fold = named;
}

/* Applies the options that fold, mark and draw columns of table n, and checks
   the order of percentiles. */
static void set_marks(struct document *doc, const struct site *site,
                      const struct node *n, const struct table_options *o)
{
    struct frame_table *t = n->data;
    set_fold(doc, t, &o->fold);
    marks_set(site, doc->a, doc->diags, t, o);
    if (!t->header_rows)
        report_nameless(doc, t->directive, "spark", &o->spark);
    else if (o->spark.at.src)
        spark_set(site, doc->a, doc->diags, t, &o->spark);
    percentile_order(doc->diags, n->pos, t->frame);
}

static struct frame_table *build(struct table_job *j, const struct site *site)
{
    const struct df_block *b = j->block;
    struct frame_table *t = NEW(j->a, struct frame_table);
    j->names = name_frame_levels(j->frame);
    if (j->doc->parse)
        parse_cells(j);
    t->frame = j->frame;
    t->directive = S("df-table");
    t->cells = j->cells;
    t->header_rows = b->header_rows;
    t->stub_columns = b->stub_columns;
    set_numbers(j->doc, t);
    t->widths = b->n_widths ? b->widths : NULL;
    t->widths_auto = b->widths_auto;
    set_options(t, &b->options, site);
    return t;
}

static void run(struct document *doc, struct node *n,
                struct place_cache *places)
{
    const struct df_block *b = n->data;
    struct table_job j = {
        .doc = doc, .a = doc->a, .node = n, .block = b, .places = places};
    const struct site *site = doc->parse ? doc->parse->site : NULL;
    struct strs files = {0};
    size_t before = doc->diags->n;
    n->data = NULL;
    n->type = NODE_CONTAINER;
    const struct chart_spec *spec = NULL;
    doc->scripts.before = b->before;
    if (site && b->chart) {
        spec = script_chart(doc->a, doc->diags, site, b->dir, b->script, b->at,
                            &files, &doc->scripts, &b->chart->spec_at);
        j.frame = spec ? spec->frame : NULL;
    } else if (site)
        j.frame = script_run(j.a, doc->diags, site, b->dir, b->script, b->var,
                             b->var_at.src ? b->var_at : b->at, &files,
                             &doc->scripts);
    diag_add_row(doc->diags, before, b->at);
    for (size_t i = 0; i < files.n; i++)
        document_note_dataset(doc, files.v[i]);
    if (!j.frame || !check_options(&j) || !fits(&j)) {
        node_set(doc->a, n, "_failed", S("1"));
        return;
    }
    check_header(&j);
    check_labels(&j);
    j.frame = digits_choice(doc, b, j.frame);
    struct frame_table *t = build(&j, site);
    check_commas(j.a, doc->diags, t, places, b->at);
    n->type = NODE_TABLE;
    n->data = t;
    if (spec) {
        b->chart->drawn = t;
        b->chart->page = S("");
        chart_set(doc, site, b->chart, spec, frame_table_plain(j.a, t));
    }
    set_marks(doc, site, n, &b->options);
}

/* Warns if the first row of a table without header rows seems to contain the
   names of the columns. */
static void check_names(struct document *doc, const struct node *n,
                        const struct frame_table *t)
{
    struct arena scratch = {0};
    if (node_has(n, "_headless") && t->nameless &&
        diag_is_on(doc->diags, DIAG_TABLE_HEADER) &&
        header_check_is_names(&scratch, t))
        header_check_report(doc->diags, n->pos);
    arena_free(&scratch);
}

static bool is_smart(const struct document *doc, const struct site *site)
{
    return site && (site->config.writing.smartquotes || doc->smart_quotes);
}

static void set_csv_frame(struct document *doc, struct node *n,
                          struct place_cache *places)
{
    const struct site *site = doc->parse ? doc->parse->site : NULL;
    const struct csv_block *b = n->data;
    const struct table_options *o = &b->options;
    const struct notation *as =
        site ? dataset_notation(site, doc->a, doc->diags, b->file, b->delim)
             : NULL;
    struct frame_table *t = csv_frame(doc->a, n, is_smart(doc, site), as);
    n->data = NULL;
    if (t) {
        set_numbers(doc, t);
        set_options(t, o, site);
        csv_frame_install(n, t);
        check_commas(doc->a, doc->diags, t, places, n->pos);
        check_names(doc, n, t);
    }
    if (!t || t->nameless) {
        str csv = S("csv-table");
        report_nameless(doc, csv, "fold", &o->fold);
        report_nameless(doc, csv, "best", &o->best);
        report_nameless(doc, csv, "within", &o->within);
        report_nameless(doc, csv, "bars", &o->bars);
        report_nameless(doc, csv, "dots", &o->dots);
        report_nameless(doc, csv, "heat", &o->heat);
        report_nameless(doc, csv, "spark", &o->spark);
        return;
    }
    set_marks(doc, site, n, o);
}

/* Whether a table shows data and is not only layout: it has a header, enough
   rows, and numbers after its first column. */
static bool has_figures(const struct frame_table *t)
{
    size_t i = 1;
    while (i < t->frame->n_columns && !t->numeric[i])
        i++;
    return t->header_rows && t->frame->n >= TABLE_ROWS &&
           i < t->frame->n_columns;
}

/* Checks the names of the columns and the order of percentiles in a table whose
   rows are written in the page. */
static void check_written(struct document *doc, struct node *n)
{
    struct arena a = {0};
    bool wanted = diag_is_on(doc->diags, DIAG_DATA_PERCENTILES) ||
                  node_has(n, "_headless");
    struct frame_table *t = wanted && !node_above(n, NODE_ENTRY)
                                ? csv_frame(&a, n, false, NULL)
                                : NULL;
    if (t)
        check_names(doc, n, t);
    if (t && !t->nameless)
        percentile_order(doc->diags, n->pos, t->frame);
    arena_free(&a);
}

/* Makes the table node n show a frame if the table has figures, or if its
   author asks for explanations. */
static void set_node_frame(struct document *doc, struct node *n)
{
    const struct site *site = doc->parse ? doc->parse->site : NULL;
    str own = node_get(n, "_explain");
    bool wanted = str_eq(own, S("on"));
    check_written(doc, n);
    if (!site || !(own.n ? wanted : site->config.explain))
        return;
    struct frame_table *t =
        node_above(n, NODE_ENTRY)
            ? NULL
            : csv_frame(doc->a, n, is_smart(doc, site), NULL);
    if (!t && wanted) {
        diag_at(
            doc->diags, DIAG_DIRECTIVE_VALUE, n->pos, S("explain"), S("table"),
            node_above(n, NODE_ENTRY)
                ? S("explanations are not available for a table inside a table")
                : S("explanations are not available for a table with cells "
                    "that span several rows or columns"));
        diag_help(doc->diags, "remove the option, or change the table");
    }
    if (!t)
        return;
    set_numbers(doc, t);
    t->explained = true;
    if (wanted || has_figures(t))
        csv_frame_install(n, t);
}

void table_eval(struct document *doc)
{
    struct arena scratch = {0};
    struct place_cache places = {.a = &scratch,
                                 .site = doc->parse ? doc->parse->site : NULL};
    for (struct node *n = doc->root; n; n = node_next(n, doc->root))
        if (n->type == NODE_DF_TABLE)
            run(doc, n, &places);
        else if (n->type == NODE_TABLE && n->data)
            set_csv_frame(doc, n, &places);
        else if (n->type == NODE_TABLE)
            set_node_frame(doc, n);
    arena_free(&scratch);
}
