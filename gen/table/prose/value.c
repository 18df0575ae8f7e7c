// SPDX-License-Identifier: MIT
// value: evaluates value roles. Names may contain dots ("trn1.2xlarge"), so
// that a path can be split in several ways. It is split by the existing names:
// it begins with the longest matching name of a table, and ends with the name
// of a column of the table's frame.
#include "table/prose/value.h"

#include "base/buf.h"
#include "base/codes/result.h"
#include "base/vec.h"
#include "df/elementwise/result_check.h"
#include "df/run/script.h"
#include "df/run/shared.h"
#include "df/runtime/exact.h"
#include "df/runtime/units.h"
#include "frame/moment_read.h"
#include "frame/name.h"
#include "frame/number.h"
#include "frame/unit_header.h"
#include "lineage/lineage.h"
#include "lineage/place.h"
#include "load/dataset.h"
#include "load/site.h"
#include "load/site_lookup.h"
#include "parse/parse.h"
#include "table/amounts.h"
#include "table/frame_table.h"
#include "table/prose/beside.h"
#include "table/prose/value_live.h"
#include "table/prose/value_row.h"

enum {
    /* number of compared cells that count as one step of the page's scripts */
    CELLS_A_STEP = 2,
    /* number of bytes of HTML for each byte of a value's text */
    SHOWN_BYTES = 2
};

/* ---- paths ---- */

struct value_ref value_ref(str text)
{
    static const str bar = S_INIT(" | ");
    size_t at = STR_NPOS;
    for (size_t i = 0; (i = str_find(text, bar, i)) != STR_NPOS; i++)
        at = i;
    if (at == STR_NPOS)
        return (struct value_ref){text, STR_NONE};
    return (struct value_ref){str_trim(str_slice(text, 0, at)),
                              str_trim(str_from(text, at + bar.n))};
}

bool value_name(str path, size_t *n, str *name)
{
    *n = str_find_char(path, '.', *n + 1); /* names are not empty */
    if (*n == STR_NPOS)
        return false;
    *name = str_slice(path, 0, *n);
    return true;
}

/* ---- faults of paths ---- */

static void no_column(struct arena *a, struct diags *d, const struct frame *f,
                      str path, struct pos at)
{
    size_t dot = str_rfind_char(path, '.');
    str name = dot == STR_NPOS ? path : str_from(path, dot + 1);
    if (dot == STR_NPOS) {
        diag_at(d, DIAG_VALUE_ROW, at,
                path.n ? str_fmt(a, "'%.*s' does not name a row and a column",
                                 STR_ARG(path))
                       : S("the row and the column are missing"));
        diag_help(d, "write TABLE.ROW.COLUMN");
        return;
    }
    struct arena_mark mark = arena_mark(a);
    str *names = NEW_N(a, str, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++)
        names[i] = f->columns[i]->name;
    diag_at(d, DIAG_VALUE_COLUMN, at, name);
    diag_help_nearest(d, "columns", name, names, f->n_columns);
    arena_rewind(a, mark);
}

/* Returns the string in the cells of a frame that is most similar to `wanted`,
   or STR_NONE if no string is similar. */
static str nearest_cell(struct arena *a, struct diags *d, const struct frame *f,
                        str wanted)
{
    struct strs texts = {0};
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *c = f->columns[i];
        bool is_text = c->type == COLUMN_STR || c->type == COLUMN_OBJECT;
        for (size_t r = 0; is_text && r < f->n && diag_may_search(d, 1); r++)
            vec_push(a, &texts, value_cell_text(a, c, r));
    }
    return diag_nearest(d, wanted, texts.v, texts.n);
}

/* Returns the index of the first key column, or 0 if there is no key column:
   value_rows.main is set for column 0 and for the first key column only. */
static size_t main_column(const struct frame *f, const struct value_rows *k)
{
    size_t i = f->n_columns - 1;
    while (i && !k->main[i])
        i--;
    return i;
}

/* Reports the text of a row that is found only in a column whose cells do not
   name rows, such as a column of baselines. */
static void other_column(struct arena *a, struct diags *d,
                         const struct frame *f, const struct value_rows *k,
                         const struct value_cell *c, struct pos at)
{
    size_t key = main_column(f, k);
    str name = name_text(a, f->columns[key]->name);
    diag_at(d, DIAG_VALUE_ROW, at,
            str_fmt(a, "unknown row '%.*s'", STR_ARG(c->row_text)));
    diag_help(d,
              "column '%.*s' names the rows; write '%.*s / %.*s' for row #%zu, "
              "or set primaryKey in the schema to other columns",
              STR_ARG(name),
              STR_ARG(value_cell_text(a, f->columns[key], c->other)),
              STR_ARG(c->row_text), c->other + 1);
}

static void no_row(struct arena *a, struct diags *d, const struct frame *f,
                   const struct value_rows *k, const struct value_cell *c,
                   struct pos at)
{
    if (c->n_rows) {
        diag_at(d, DIAG_VALUE_ROW, at,
                str_fmt(a, "row '%.*s' is ambiguous: %zu rows have this name",
                        STR_ARG(c->row_text), c->n_rows));
        diag_help(d,
                  "name more cells of the row, such as '%.*s / ...', or its "
                  "number, such as '#%zu'",
                  STR_ARG(c->row_text), c->row + 1);
        return;
    }
    if (c->other != STR_NPOS) {
        other_column(a, d, f, k, c, at);
        return;
    }
    diag_at(d, DIAG_VALUE_ROW, at,
            str_fmt(a, "unknown row '%.*s'", STR_ARG(c->row_text)));
    struct arena_mark mark = arena_mark(a);
    str near = nearest_cell(a, d, f, c->row_text);
    if (near.p)
        diag_help(d, "did you mean '%.*s'?", STR_ARG(near));
    else
        diag_help(d, "name a row by one of its cells, or by its number, "
                     "such as '#1'");
    arena_rewind(a, mark);
}

/* ---- texts of cells ---- */

/* Returns the position where a cell was computed. Its member `src` is NULL if
   the position is unknown. */
static struct pos made_at(const struct value_cell *c)
{
    const struct column *column = c->column;
    size_t row = c->row;
    return lineage_follow(&column, &row) ? column->origin->pos
                                         : (struct pos){0};
}

/* Returns, for a message, the position where the cell was computed
   ("page.rst:12"), or "the script" if the position is unknown. */
static str made_where(struct arena *a, const struct value_cell *c)
{
    struct pos at = made_at(c);
    return at.src ? str_fmt(a, "%.*s:%u", STR_ARG(at.src->name), at.line)
                  : S("the script");
}

static void too_exact(struct arena *a, struct diags *d,
                      const struct value_cell *c, str format,
                      const struct exact_known *k, struct pos at)
{
    str made = made_where(a, c),
        why =
            str_fmt(a, "the cell '%.*s' has fewer digits than the format shows",
                    STR_ARG(k->shown));
    diag_at(d, DIAG_VALUE_FORMAT, at, format, why);
    if (k->kind == EXACT_ROUNDED)
        diag_help(d,
                  "the cell was computed from rounded numbers at %.*s: use "
                  "fewer digits, or round after computing",
                  STR_ARG(made));
    else
        diag_help(d,
                  "use fewer digits, or format only the number at %.*s, as "
                  ".map('{:.2f}'.format) does",
                  STR_ARG(made));
}

static bool has_digit(str s)
{
    size_t i = 0;
    while (i < s.n && !char_is_digit(s.p[i]))
        i++;
    return i < s.n;
}

/* Reports a cell whose string shows another number than the number that the
   string was made from, such as 0,123 for 123.4. */
static void other_number(struct arena *a, struct diags *d,
                         const struct value_cell *c, str format, struct pos at)
{
    struct value cell = column_value(c->column, c->row);
    diag_at(d, DIAG_VALUE_FORMAT, at, format,
            str_fmt(a,
                    "the script turned this number into the text '%.*s', "
                    "which reads as another number",
                    STR_ARG(cell.s)));
    diag_help(d,
              "omit the format, or format only the number at %.*s, as "
              ".map('{:.2f}'.format) does",
              STR_ARG(made_where(a, c)));
}

/* Whether `made`, the formatted number of a cell, has another meaning than the
   cell. If so, reports this at `at`. The meaning differs if `made` lacks text
   that is beside the number in the cell and changes the number's meaning, such
   as "1/" in 1/8 or "k" in 12k. It also differs if the cell's string shows
   another number than k->v, the value from which the string was made. */
static bool differs_from_text(struct arena *a, struct diags *d,
                              const struct value_cell *c,
                              const struct exact_known *k, str format, str made,
                              struct pos at)
{
    struct value cell = column_value(c->column, c->row);
    double f = k->v.type == VALUE_INT ? (double)k->v.i : k->v.f;
    if (cell.type != VALUE_STR || k->kind == EXACT_NONE ||
        k->v.type == VALUE_STR)
        return false;
    struct beside own = beside_number(cell.s, f, figure_notation(c->column));
    struct beside in_prose = beside_number(made, f, &NUMERAL_USUAL);
    if (!own.number.n && has_digit(cell.s)) {
        other_number(a, d, c, format, at);
        return true;
    }
    if (beside_is_alone(&own) || beside_same(&own, &in_prose))
        return false;
    diag_at(d, DIAG_VALUE_FORMAT, at, format,
            str_fmt(a, "the cell '%.*s' contains text besides its number",
                    STR_ARG(cell.s)));
    size_t from = (size_t)(own.number.p - cell.s.p);
    diag_help(d,
              "write this text in the format too, such as "
              "'%.*s{:.2f}%.*s'",
              STR_ARG(str_slice(cell.s, 0, from)),
              STR_ARG(str_from(cell.s, from + own.number.n)));
    return true;
}

/* Converts a ratio to the percentage that the cell's format shows: 12.345 for
   0.12345. */
static void in_percent(struct arena *a, struct exact_known *k)
{
    struct buf b = {.a = a};
    k->v = exact_percent(a, k->v);
    k->digits = k->digits > 2 ? k->digits - 2 : 0;
    value_put(&b, k->v);
    k->shown = buf_str(&b);
}

static str formatted(struct arena *a, struct diags *d,
                     const struct value_cell *c, str format, struct pos at)
{
    struct buf b = {.a = a};
    str why;
    struct exact_known k = exact_number(a, c->column, c->row);
    bool percent = k.percent && !number_format_is_percent(format);
    if (percent)
        in_percent(a, &k);
    if (str_find_char(format, '{', 0) == STR_NPOS) {
        why = S("it must contain {}");
    } else if (number_format(&b, format, k.v, &why)) {
        bool limited = k.kind == EXACT_ROUNDED || k.kind == EXACT_TEXT;
        if (differs_from_text(a, d, c, &k, format, buf_str(&b), at))
            return STR_NONE;
        if (!limited || !exact_exceeds(a, format, &k)) {
            if (!percent)
                units_format(a, d, at, k.column, format);
            return buf_end(&b);
        }
        too_exact(a, d, c, format, &k, at);
        return STR_NONE;
    }
    if (k.kind == EXACT_OTHER) {
        other_number(a, d, c, format, at);
        return STR_NONE;
    }
    diag_at(d, DIAG_VALUE_FORMAT, at, format, why);
    diag_help(d, k.v.type == VALUE_STR
                     ? "the cell is a string: write '{}' to show it unchanged"
                     : "expected a Python format, such as '{:.2f}'");
    return STR_NONE;
}

/* Adds a help line to the message about a missing number. The line states the
   place of the empty cell in its file, or the position where the number was
   computed. */
static void help_origin(struct arena *a, struct diags *d,
                        const struct value_cell *c)
{
    const struct column *from = c->column;
    size_t row = c->row;
    struct pos made = made_at(c);
    if (lineage_file(&from, &row))
        diag_help(d,
                  "the cell at %.*s is empty; fill it in, or write the "
                  "sentence without it",
                  STR_ARG(place_text(a, from, row)));
    else if (made.src)
        diag_help(d,
                  "the value is computed at %.*s:%u; replace it there, or "
                  "write the sentence without it",
                  STR_ARG(made.src->name), made.line);
}

/* Warns if a value is missing or not finite. */
static void check_finite(struct arena *a, struct diags *d,
                         const struct value_cell *c, struct pos at)
{
    bool missing = column_is_missing(c->column, c->row);
    if (!missing && !result_is_bad(c->column, c->row))
        return;
    str text = missing
                   ? S("has no value in this row")
                   : str_fmt(a, "contains '%.*s'",
                             STR_ARG(value_cell_text(a, c->column, c->row)));
    diag_at(d, DIAG_DF_NOT_FINITE, at, name_text(a, c->column->name), text);
    help_origin(a, d, c);
}

/* Returns the value to show for a cell of a table without rows: the text of the
   table's :empty:, or "no rows" after a warning. */
static str no_rows(struct diags *d, const struct frame_table *t,
                   const struct value_cell *c, struct pos at)
{
    if (t->empty.n)
        return t->empty;
    diag_at(d, DIAG_VALUE_EMPTY, at, c->column->name);
    if (t->directive.n)
        diag_help(d, "the table has no rows; to show 'none' in the table and "
                     "here, add the option ':empty: none' to the table");
    else
        diag_help(d, "the file has no rows; add rows, or write the sentence "
                     "without it");
    return S("no rows");
}

/* ---- the sentence ---- */

str value_behind(const struct node *x)
{
    return x && x->next && x->next->type == NODE_TEXT ? x->next->text : S("");
}

/* Returns `text` and the first word of `behind`, the string that follows the
   value. */
static str with_word(struct arena *a, str text, str behind)
{
    str s = str_trim_left(behind), word;
    size_t n = 0;
    while (n < s.n && (char_is_alpha(s.p[n]) || s.p[n] & 0x80))
        n++;
    word = str_slice(behind, 0, behind.n - s.n + n);
    return str_concat(a, text, word);
}

/* Whether the string starts with "%" or "percent". */
static bool starts_with_percent(str behind)
{
    static const str WORD = S_INIT("percent");
    str s = str_trim_left(behind);
    bool word =
        str_starts(s, WORD) && (s.n == WORD.n || !char_is_alpha(s.p[WORD.n]));
    return word || units_begins_percent(behind);
}

/* Warns if the unit in the text after a value differs from the unit in the
   value ("12 ms") or, if the value has no unit, from the unit of its column. */
static void check_sentence(struct arena *a, struct diags *d,
                           const struct value_cell *c, str text,
                           const struct value_place *v)
{
    struct figure_cell own = figure_of_text(text, figure_notation(c->column));
    const struct exact_known k = exact_number(a, c->column, c->row);
    const struct column *column = k.column;
    const struct unit *u = units_presumed(a, column);
    bool percent = str_ends(text, S("%"));
    if (own.kind != FIGURE_NUMBER)
        return;
    if (starts_with_percent(v->behind))
        units_percent(d, v->at, own.unit.n || k.percent ? NULL : u,
                      percent ? PERCENT_TWICE : PERCENT_SIGN,
                      units_small(column));
    else
        units_check_suffix(a, d, v->at, with_word(a, text, v->behind),
                           v->behind, column,
                           own.unit.n ? unit_parse(a, own.unit) : u);
}

str value_text(struct value_search *search, struct arena *a, struct diags *d,
               const struct frame_table *t, const struct value_place *v,
               struct value_cell *found)
{
    const struct frame *f = t->frame;
    const struct value_rows *k = value_rows(search, d, t);
    struct value_cell c = *found = value_rows_find(k, a, v->path);
    if (!c.column)
        no_column(a, d, f, v->path, v->at);
    else if (!f->n)
        return no_rows(d, t, &c, v->at);
    else if (c.n_rows != 1)
        no_row(a, d, f, k, &c, v->at);
    if (c.n_rows != 1)
        return STR_NONE;
    check_finite(a, d, &c, v->at);
    str text = v->format.p ? formatted(a, d, &c, v->format, v->at)
                           : value_cell_text(a, c.column, c.row);
    if (text.p)
        check_sentence(a, d, &c, text, v);
    return text.p && !v->format.p
               ? thousands_of(a, text, figure_notation(c.column),
                              c.column->display.thousands)
               : text;
}

str value_row_id(struct value_search *search, struct arena *a, struct diags *d,
                 const struct frame_table *t, str path)
{
    if (!t->row_ids || !t->frame->n)
        return STR_NONE;
    struct value_cell c = value_rows_find(value_rows(search, d, t), a, path);
    return c.column && c.n_rows == 1 ? t->row_ids[c.row] : STR_NONE;
}

/* ---- the page ---- */

struct value_job {
    struct document *doc;
    struct arena *a;
    struct diags *d;
    const struct site *site;
    struct map files; /* path of a CSV file -> its struct frame_table */
    struct map
        setups; /* name of a df-setup's frame -> its struct frame_table */
    struct value_search search;
};

/* Replaces the role x by a node with `text` or, if `text` is STR_NONE, with the
   role's text as written. The node links to `id` unless `id` is STR_NONE.
   Returns the node. */
static struct node *put(struct value_job *j, struct node *x, str text, str id)
{
    struct node *n =
        node_new(j->a, id.p ? NODE_REFERENCE : NODE_INLINE, x->pos);
    const struct strs *classes = node_list(x, "classes");
    for (size_t i = 0; i < classes->n; i++)
        node_add(j->a, n, "classes", classes->v[i]);
    if (id.p) {
        node_set(j->a, n, "refuri", str_concat(j->a, S("#"), id));
        node_add(j->a, n, "classes", S("internal"));
    }
    if (!text.p)
        node_add(j->a, n, "classes", S("unresolved"));
    node_append(
        n, node_text(j->a, text.p ? text : node_get(x, "reftarget"), x->pos));
    node_replace(x, n);
    return n;
}

/* Returns the node with this name on the page, and sets *id to the node's id.
   Returns NULL if there is no such node. */
static const struct node *named(struct document *doc, str name, str *id)
{
    const struct doc_name *to =
        map_get(&doc->names, document_normal_name(doc->a, name));
    if (!to || !to->id.p)
        return NULL;
    *id = to->id;
    return map_get(&doc->ids, to->id);
}

struct frame_table *value_table(struct document *doc, str name, str *id)
{
    str found;
    const struct node *n = named(doc, name, &found);
    struct frame_table *t = n && n->type == NODE_TABLE ? n->data : NULL;
    if (t && id)
        *id = found;
    return t;
}

static bool is_failed(struct document *doc, str name)
{
    str id;
    const struct node *n = named(doc, name, &id);
    return n && node_has(n, "_failed");
}

bool value_is_of_failed(struct document *doc, str path)
{
    str name;
    for (size_t n = 0; value_name(path, &n, &name);)
        if (is_failed(doc, name))
            return true;
    return is_failed(doc, path);
}

/* Returns the table, on this page, whose name is a prefix of the path. If there
   are several such tables, returns the table with the longest name. Sets *cell
   to the rest of the path, and *id to the table's id. Returns NULL if there is
   no such table. */
static const struct frame_table *own_table(struct value_job *j, str path,
                                           str *cell, str *id)
{
    const struct frame_table *found = NULL;
    str name;
    for (size_t n = 0; value_name(path, &n, &name);) {
        const struct frame_table *t = value_table(j->doc, name, id);
        if (!t)
            continue;
        found = t;
        *cell = str_from(path, n + 1);
    }
    return found;
}

struct frame_table *value_shared(struct document *doc,
                                 const struct shared_names *from, str name,
                                 bool *failed)
{
    const struct object *o = shared_value(from, name);
    *failed |= o && o->type == OBJECT_BROKEN;
    if (!o || (o->type != OBJECT_FRAME && o->type != OBJECT_SERIES))
        return NULL;
    struct frame_table *t = NEW(doc->a, struct frame_table);
    struct frame *f = NEW(doc->a, struct frame);
    *f = object_as_frame(o);
    t->frame = amounts_frame(doc->parse->site, doc->a, doc->diags, f);
    return t;
}

/* Returns a frame of a df-setup whose name is a prefix of the path, as a table
   without an id. If there are several such frames, returns the frame with the
   longest name. Sets *cell to the rest of the path. Returns NULL if there is no
   such frame. Sets *failed to whether the computation of a name that is a
   prefix of the path failed. */
static const struct frame_table *setup_table(struct value_job *j,
                                             const struct node *x, str path,
                                             str *cell, bool *failed)
{
    const struct frame_table *found = NULL;
    const struct source_row *row = x->pos.src ? x->pos.src->row : NULL;
    str name;
    *failed = false;
    for (size_t n = 0; value_name(path, &n, &name);) {
        struct frame_table *t = row ? NULL : map_get(&j->setups, name);
        if (!t)
            t = value_shared(j->doc, row ? row->names : j->doc->scripts.last,
                             name, failed);
        if (!t)
            continue;
        if (!row)
            map_put(&j->setups, name, t);
        found = t;
        *cell = str_from(path, n + 1);
    }
    return found;
}

/* Returns the frame of a CSV file, whose schema may state a delimiter. Returns
   NULL after reporting faults. */
static const struct frame *read_frame(struct value_job *j, str path,
                                      struct pos at)
{
    const struct schema *s = dataset_schema(j->site, j->d, path);
    struct csv_how how = csv_how_usual();
    size_t size;
    how.csv.delim = schema_delimiter(s, path);
    return how.csv.delim == ','
               ? dataset_read(j->site, j->a, j->d, path, at, &size)
               : dataset_read_how(j->site, j->a, j->d, path, at, &how, &size);
}

/* Returns the table of the CSV file `file`, and sets *path to the file's path
   from the site's root. `file` may be relative to the page. Returns NULL after
   reporting faults. */
static const struct frame_table *read_file(struct value_job *j, str file,
                                           struct pos at, str *path)
{
    if (!site_lookup(j->site, j->a, j->d, j->doc->parse->page_dir, file, at,
                     path))
        return NULL;
    struct frame_table *t = map_get(&j->files, *path);
    if (!t) {
        document_note_dataset(j->doc, *path);
        t = NEW(j->a, struct frame_table);
        const struct frame *f = read_frame(j, *path, at);
        t->frame = f ? amounts_frame(j->site, j->a, j->d, f) : NULL;
        map_put(&j->files, *path, t);
    }
    return t->frame ? t : NULL;
}

static size_t row_of(struct value_job *j, const struct frame_table *t, str cell)
{
    const struct value_rows *k = value_rows(&j->search, j->d, t);
    return value_rows_find(k, j->a, cell).row;
}

static void resolve_value(struct value_job *j, struct node *x)
{
    static const str ext = S_INIT(".csv");
    struct value_ref ref = value_ref(node_get(x, "reftarget"));
    size_t dot = str_find(ref.path, S(".csv."), 0);
    const struct frame_table *t = NULL;
    str cell, id = STR_NONE;
    if (dot != STR_NPOS) {
        str file;
        t = read_file(j, str_slice(ref.path, 0, dot + ext.n), x->pos, &file);
        cell = str_from(ref.path, dot + ext.n + 1);
        if (t)
            vec_push(j->a, &j->doc->file_values,
                     (struct file_value){file, cell, x->pos});
    } else {
        bool failed = false;
        t = own_table(j, ref.path, &cell, &id);
        if (!t)
            t = setup_table(j, x, ref.path, &cell, &failed);
        if (!t && (failed || value_is_of_failed(j->doc, ref.path)))
            put(j, x, STR_NONE, STR_NONE);
        else if (!t)
            vec_push(j->a, &j->doc->far_values,
                     (struct far_value){ref.path, x->pos});
        if (!t)
            return;
    }
    const struct value_place v = {cell, ref.format, value_behind(x), x->pos};
    str text = STR_NONE;
    struct value_cell found = {0};
    size_t cells = t ? t->frame->n * t->frame->n_columns : 0;
    if (t && script_show(j->doc, x->pos, 0, cells / CELLS_A_STEP))
        text = value_text(&j->search, j->a, j->d, t, &v, &found);
    if (text.p && !script_show(j->doc, x->pos, text.n * SHOWN_BYTES, 0))
        text = STR_NONE;
    struct node *n = put(j, x, text, id);
    if (id.p && text.p && t->frame->n)
        node_set(j->a, n, "_row", str_fmt(j->a, "%zu", row_of(j, t, cell)));
    if (text.p && t->frame->n)
        value_live_set(j->doc, n, &found, ref.format, text);
}

/* ---- dates ---- */

str value_newest(const struct document *doc, str *file)
{
    str newest = STR_NONE;
    for (size_t i = 0; i < doc->datasets.n; i++) {
        str path = doc->datasets.v[i];
        const struct schema *s =
            dataset_schema(doc->parse->site, doc->diags, path);
        if (!s || !s->as_of.text.p ||
            (newest.p && str_cmp(s->as_of.text, newest) <= 0))
            continue;
        newest = s->as_of.text;
        *file = path;
    }
    return newest;
}

static void resolve_date(struct value_job *j, struct node *x)
{
    str file, why, newest = value_newest(j->doc, &file);
    str format = node_get(x, "reftarget");
    struct buf b = {.a = j->a};
    int64_t ns;
    int zone;
    char letter = 0;
    if (!newest.p) {
        diag_at(j->d, DIAG_VALUE_DATE, x->pos,
                S("no dataset of this page has an 'as_of' date"));
        diag_help(
            j->d,
            "add it to NAME.schema.yaml beside NAME.csv: 'as_of: 2025-05-31'");
    } else if (!moment_read_iso(newest, &ns, &zone, &why)) {
        diag_at(j->d, DIAG_VALUE_DATE, x->pos,
                str_fmt(j->a, "'as_of: %.*s': %.*s", STR_ARG(newest),
                        STR_ARG(why)));
    } else if (!moment_format(&b, format, ns, zone, &letter) ||
               str_find_char(format, '%', 0) == STR_NPOS) {
        diag_at(j->d, DIAG_VALUE_DATE, x->pos,
                letter ? str_fmt(j->a, "unknown code '%%%c' in the date format",
                                 letter)
                       : str_fmt(j->a, "'%.*s' is not a date format",
                                 STR_ARG(format)));
        diag_help(j->d, "expected a format of Python's strftime, such as "
                        "'%%B %%d, %%Y'");
        b.n = 0;
    }
    put(j, x, b.n ? buf_str(&b) : STR_NONE, STR_NONE);
}

void value_resolve(struct document *doc)
{
    struct value_job j = {.doc = doc,
                          .a = doc->a,
                          .d = doc->diags,
                          .files.a = doc->a,
                          .setups.a = doc->a};
    if (!doc->parse)
        return;
    j.site = j.search.site = doc->parse->site;
    for (struct node *n = doc->root, *next; n; n = next) {
        next = node_next(n, doc->root);
        if (n->type != NODE_PENDING_XREF)
            continue;
        next = node_skip(n, doc->root);
        str type = node_get(n, "reftype");
        if (str_eq(type, S("value")))
            resolve_value(&j, n);
        else if (str_eq(type, S("last-updated")))
            resolve_date(&j, n);
    }
    arena_free(&j.search.arena);
}
