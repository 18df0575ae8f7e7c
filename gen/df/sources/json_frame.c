// SPDX-License-Identifier: MIT
// json_frame: reads JSON texts, with a function for each orient=. Rows are
// collected by load/json/json_columns.
#include "df/sources/json_frame.h"

#include <stdlib.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/sources/json_dates.h"
#include "df/sources/json_source.h"
#include "load/json/json_columns.h"
#include "load/json/json_convert.h"

static const struct json_how CELLS = {.separator = S_INIT("."),
                                      .has_big = true};

static bool fault(struct json_reading *r, const struct json_events *events)
{
    size_t offset = (size_t)(events->s.p - r->src->text.p);
    return json_source_fault(r->ev, r->at, r->src, offset, events);
}

/* Reports a fault at value t. `expected` is the message, such as "all columns
   must have the same length". Returns false. */
static bool wrong(struct json_reading *r, const struct json_token *t,
                  const char *expected)
{
    size_t offset = (size_t)(t->text.p - r->src->text.p), before = r->ev->d->n;
    diag_at(r->ev->d, DIAG_DF_VALUE,
            r->literal
                ? eval_pos(r->ev, r->at)
                : json_pos(r->src, offset - (t->kind == JSON_TEXT), t->text.n),
            str_c(expected));
    json_source_via(r->ev, r->at, before);
    return false;
}

/* Adds a row. On a fault, releases all rows. */
static bool add(struct json_reading *r, struct json_columns *to,
                struct json_events *events, struct json_token *t)
{
    struct json_token first = *t;
    enum json_added added = json_columns_add(to, events, t);
    if (added == JSON_ADDED)
        return true;
    json_columns_drop(to);
    return added == JSON_ADDED_FAULT
               ? fault(r, events)
               : wrong(r, &first,
                       "the records must all be objects or all be lists");
}

/* Estimates the number of rows, assuming that all rows are as long as the first
   row, which `events` reads next. */
static size_t expected_rows(const struct json_events *events)
{
    struct json_events ahead = *events;
    struct json_token t;
    json_next(&ahead, &t);
    if (t.kind <= JSON_CLOSE || !json_whole(&ahead, &t))
        return 0;
    size_t length = t.text.n + 2 < 16 ? 16 : t.text.n + 2;
    return (events->s.n - events->at) / length + 1;
}

/* ---- rows ---- */

/* Reads a list of records. Its opening bracket has been read. */
static struct json_columns *read_list(struct json_reading *r)
{
    struct eval *ev = r->ev;
    struct json_columns *to = json_columns_new(ev->a, ev->d, r->src, &CELLS,
                                               expected_rows(&r->events));
    while (json_next(&r->events, &r->t) != JSON_CLOSE)
        if (!add(r, to, &r->events, &r->t))
            return NULL;
    return to;
}

static bool finish(struct json_reading *r, struct json_columns *to)
{
    r->out = to ? json_columns_end(to) : NULL;
    return r->out;
}

bool json_frame_lines(struct json_reading *r)
{
    struct eval *ev = r->ev;
    str rest = r->text, line;
    size_t rows = str_count_char(rest, '\n') + 1;
    if (rows > rest.n / 2)
        rows = rest.n / 2 + 1;
    struct json_columns *to =
        json_columns_new(ev->a, ev->d, r->src, &CELLS, rows);
    for (size_t lines = 0; lines < r->rows_max && str_cut(&rest, '\n', &line);
         lines++) {
        if (str_blank(line))
            continue;
        json_open(&r->events, line);
        json_next(&r->events, &r->t);
        if (!add(r, to, &r->events, &r->t))
            return false;
        if (json_next(&r->events, &r->t) != JSON_END) {
            json_columns_drop(to);
            return fault(r, &r->events);
        }
    }
    return finish(r, to);
}

/* ---- entries ---- */

/* A name and its value in the outermost map. */
struct json_entry {
    str name;
    struct json_token label, value; /* `value` is the token of the whole value
                                       (json_whole) */
};

struct json_entries {
    struct json_entry *v;
    size_t n, cap;
};

/* Sets *out to the entries of the outermost map. If two entries have the same
   name, the later one replaces the earlier one. */
static bool read_entries(struct json_reading *r, struct json_entries *out)
{
    struct arena *a = r->ev->scratch;
    struct map seen = {.a = a};
    while (json_next(&r->events, &r->t) == JSON_NAME) {
        struct json_entry e = {.name = json_decode(r->ev->a, &r->t),
                               .label = r->t};
        json_next(&r->events, &r->t);
        if (!json_whole(&r->events, &r->t))
            return fault(r, &r->events);
        e.value = r->t;
        size_t at = (size_t)(uintptr_t)map_get(&seen, e.name);
        if (at) {
            out->v[at - 1] = e;
            continue;
        }
        vec_push(a, out, e);
        map_put(&seen, e.name, (void *)(uintptr_t)out->n);
    }
    return r->t.kind == JSON_CLOSE || fault(r, &r->events);
}

/* ---- columns with labels ---- */

/* The labels of rows, in order of first appearance. */
struct json_labels {
    struct map numbers; /* label -> 1 + number of the label */
    struct {
        struct json_token *v; /* names, with offsets in the file */
        size_t n, cap;
    } names;
};

static size_t label_number(struct arena *a, struct json_labels *l,
                           const struct json_token *t, size_t offset)
{
    str name = json_decode(a, t);
    size_t n = (size_t)(uintptr_t)map_get(&l->numbers, name);
    if (n)
        return n - 1;
    vec_push(a, &l->names, *t);
    l->names.v[l->names.n - 1].at += offset;
    l->names.v[l->names.n - 1].kind = JSON_TEXT;
    map_put(&l->numbers, name, (void *)(uintptr_t)l->names.n);
    return l->names.n - 1;
}

/* A label and its number. */
struct json_label {
    str name;
    uint32_t number;
};

static int by_name(const void *p, const void *q)
{
    const struct json_label *x = p, *y = q;
    return str_cmp(x->name, y->name);
}

/* Returns the numbers of the labels, sorted by name. pandas sorts the rows by
   label if a frame has a single column. */
static uint32_t *sorted_labels(struct arena *a, const struct json_labels *l)
{
    uint32_t *order = NEW_N(a, uint32_t, l->names.n + 1);
    struct json_label *v = NEW_N(a, struct json_label, l->names.n + 1);
    for (size_t i = 0; i < l->names.n; i++)
        v[i] = (struct json_label){json_decode(a, &l->names.v[i]), (uint32_t)i};
    qsort(v, l->names.n, sizeof *v, by_name);
    for (size_t i = 0; i < l->names.n; i++)
        order[i] = v[i].number;
    return order;
}

static void sort_labels(struct arena *a, struct json_labels *l)
{
    struct json_labels sorted = {.numbers = {.a = a}};
    const uint32_t *order = sorted_labels(a, l);
    for (size_t i = 0; i < l->names.n; i++)
        label_number(a, &sorted, &l->names.v[order[i]], 0);
    *l = sorted;
}

/* Sets the row labels of r->out to x, converted to the type that a column with
   these cells gets. With orient='split', converts only dates, as pandas does.
   With r->keep_labels, converts nothing. */
static void put_labels(struct json_reading *r, const struct column *x)
{
    struct eval *ev = r->ev;
    struct column *c = NEW(ev->a, struct column);
    struct diags quiet = {.quiet = true};
    if (!r->keep_labels)
        x = json_dates_convert(ev, r->at, x);
    if (!r->keep_labels && r->orient != JSON_SPLIT)
        x = json_convert(ev->a, &quiet, x);
    *c = *x;
    c->name = STR_NONE;
    r->out->index = NEW_N(ev->a, const struct column *, 1);
    r->out->index[0] = c;
    r->out->n_index = 1;
}

/* Sets the row labels of r->out to l. Infers their types as for columns. */
static bool set_labels(struct json_reading *r, const struct json_labels *l)
{
    struct eval *ev = r->ev;
    struct json_columns *to =
        json_columns_new(ev->a, ev->d, r->src, &CELLS, l->names.n);
    for (size_t i = 0; i < l->names.n; i++)
        json_columns_put(to, S(""), &l->names.v[i], 0);
    struct frame *f = json_columns_end(to);
    if (!f)
        return false;
    put_labels(r, f->columns[0]);
    return true;
}

/* Returns the offset of a token in the file. */
static size_t offset_of(const struct json_reading *r,
                        const struct json_token *t)
{
    return (size_t)(t->text.p - r->src->text.p) - (t->kind == JSON_TEXT);
}

/* Appends a column of n cells to r->out. A cell whose text.p is NULL is
   missing. */
static bool append(struct json_reading *r, str name,
                   const struct json_token *cells, size_t n)
{
    struct eval *ev = r->ev;
    struct json_columns *to = json_columns_new(ev->a, ev->d, r->src, &CELLS, n);
    for (size_t i = 0; i < n; i++) {
        struct json_token t = cells[i];
        t.at = 0;
        json_columns_put(to, name, cells[i].text.p ? &t : NULL,
                         cells[i].text.p ? offset_of(r, &cells[i]) : 0);
    }
    struct frame *f = json_columns_end(to);
    if (!f)
        return false;
    if (f->n_columns)
        frame_append(ev->a, r->out, f->columns[0]);
    return true;
}

/* Reads a column that is a map from labels to cells. Adds new labels to
   `labels`. If `collect`, only adds the labels; else appends the column to
   r->out. */
static bool read_labelled(struct json_reading *r, const struct json_entry *e,
                          struct json_labels *labels, bool collect)
{
    struct eval *ev = r->ev;
    struct json_events in;
    struct json_token t, name;
    struct json_token *cells =
        NEW_N(ev->scratch, struct json_token, labels->names.n + 1);
    json_open(&in, e->value.text);
    json_next(&in, &t);
    while (json_next(&in, &name) == JSON_NAME) {
        size_t k = label_number(ev->a, labels, &name, offset_of(r, &e->value));
        json_next(&in, &t);
        json_whole(&in, &t);
        if (!collect)
            cells[k] = t;
    }
    return collect || append(r, e->name, cells, labels->names.n);
}

static bool read_listed(struct json_reading *r, const struct json_entry *e,
                        size_t n)
{
    struct json_events in;
    struct json_token t;
    struct json_token *cells = NEW_N(r->ev->scratch, struct json_token, n + 1);
    size_t i = 0;
    json_open(&in, e->value.text);
    if (json_next(&in, &t) != JSON_LIST) {
        for (; i < n; i++)
            cells[i] = e->value;
        return append(r, e->name, cells, n);
    }
    for (; json_next(&in, &t) != JSON_CLOSE; i++) {
        json_whole(&in, &t);
        if (i < n)
            cells[i] = t;
    }
    if (i != n)
        return wrong(r, &e->value, "all columns must have the same length");
    return append(r, e->name, cells, n);
}

static size_t list_length(str text)
{
    struct json_events in;
    struct json_token t;
    size_t n = 0;
    json_open(&in, text);
    for (json_next(&in, &t); json_next(&in, &t) > JSON_CLOSE; n++)
        json_whole(&in, &t);
    return n;
}

static bool read_columns(struct json_reading *r)
{
    struct arena *a = r->ev->a;
    struct json_entries all = {0};
    struct json_labels labels = {.numbers = {.a = a}};
    if (!read_entries(r, &all))
        return false;
    if (json_next(&r->events, &r->t) != JSON_END)
        return fault(r, &r->events);
    r->out = NEW(a, struct frame);
    size_t lists = 0, maps = 0;
    for (size_t i = 0; i < all.n; i++) {
        enum json_kind kind = all.v[i].value.kind;
        lists += kind == JSON_LIST;
        maps += kind == JSON_MAP;
        if (kind == JSON_LIST && lists == 1)
            r->out->n = list_length(all.v[i].value.text);
    }
    if (all.n && !maps && !lists)
        return wrong(r, &all.v[0].value,
                     "a column must be a list or an object of values");
    if (maps && lists)
        return wrong(r, &all.v[0].value,
                     "all columns must be lists, or all must be objects");
    for (size_t i = 0; i < all.n && maps; i++)
        if (all.v[i].value.kind == JSON_MAP)
            read_labelled(r, &all.v[i], &labels, true);
    if (maps == 1)
        sort_labels(a, &labels);
    if (maps)
        r->out->n = labels.names.n;
    for (size_t i = 0; i < all.n; i++)
        if (!(all.v[i].value.kind == JSON_MAP
                  ? read_labelled(r, &all.v[i], &labels, false)
                  : read_listed(r, &all.v[i], r->out->n)))
            return false;
    return !maps || set_labels(r, &labels);
}

/* Returns the text of a value, with its quotes. */
static str whole_text(const struct json_token *t)
{
    size_t quote = t->kind == JSON_TEXT;
    return (str){t->text.p - quote, t->text.n + 2 * quote};
}

/* Whether the list or map that r has just opened is empty. */
static bool is_empty(struct json_events r)
{
    struct json_token t;
    return json_next(&r, &t) == JSON_CLOSE;
}

/* Reads a map from labels to rows. As in pandas, rows that lack the first
   column come last, and an empty map does not become a row. */
static bool read_index(struct json_reading *r)
{
    struct eval *ev = r->ev;
    struct json_labels labels = {.numbers = {.a = ev->a}};
    struct json_entries all = {0};
    if (!read_entries(r, &all))
        return false;
    struct json_columns *to =
        json_columns_new(ev->a, ev->d, r->src, &CELLS, all.n);
    for (size_t i = 0; i < all.n; i++) {
        struct json_events in;
        struct json_token t;
        json_open(&in, whole_text(&all.v[i].value));
        if (json_next(&in, &t) == JSON_MAP && is_empty(in))
            continue;
        label_number(ev->a, &labels, &all.v[i].label,
                     (size_t)(r->events.s.p - r->src->text.p));
        if (!add(r, to, &in, &t))
            return false;
    }
    size_t n;
    const uint32_t *rows = json_columns_union(to, &n);
    if (!finish(r, to) || (all.n && !set_labels(r, &labels)))
        return false;
    if (all.n && all.v[0].value.kind == JSON_MAP && r->out->n_columns == 1 &&
        !rows)
        rows = sorted_labels(ev->a, &labels);
    if (rows)
        r->out = frame_take(ev->a, r->out, rows, n, NULL);
    return true;
}

/* ---- parts: columns, index, data ---- */

static bool set_names(struct json_reading *r, const struct json_token *list)
{
    struct eval *ev = r->ev;
    struct json_events in;
    struct json_token t;
    size_t n = 0, found = list_length(list->text);
    bool empty = !r->out->n_columns;
    if (!empty && found != r->out->n_columns)
        return wrong(r, list, "there must be one name for each column");
    json_open(&in, list->text);
    for (json_next(&in, &t); json_next(&in, &t) > JSON_CLOSE; n++) {
        if (t.kind != JSON_TEXT && t.kind != JSON_INT)
            return wrong(r, &t, "the name of a column must be a string");
        str name = json_decode(ev->a, &t);
        if (empty && !append(r, name, NULL, 0))
            return false;
        r->out->columns[n] = column_rename(ev->a, r->out->columns[n], name);
    }
    return true;
}

static bool set_split_labels(struct json_reading *r,
                             const struct json_token *list)
{
    if (!json_next(&r->events, &r->t) || list_length(list->text) != r->out->n)
        return wrong(r, list, "there must be one label for each row");
    json_open(&r->events, list->text);
    json_next(&r->events, &r->t);
    struct json_columns *to = read_list(r);
    struct frame *f = to ? json_columns_end(to) : NULL;
    if (!f || !f->n_columns)
        return f;
    if (json_holds(f->columns[0]))
        return wrong(
            r, list,
            "row labels must be strings, or numbers that fit into 64 bits");
    put_labels(r, f->columns[0]);
    return true;
}

static bool read_split(struct json_reading *r)
{
    static const str KEYS[] = {S_INIT("data"), S_INIT("columns"),
                               S_INIT("index")};
    struct json_token parts[3] = {0};
    struct json_entries all = {0};
    if (!read_entries(r, &all))
        return false;
    for (size_t i = 0; i < all.n; i++) {
        size_t k = 0;
        while (k < 3 && !str_eq(all.v[i].name, KEYS[k]))
            k++;
        if (k == 3 || all.v[i].value.kind != JSON_LIST)
            return wrong(
                r, &all.v[i].label,
                "each entry must be a list named 'columns', 'index' or 'data'");
        parts[k] = all.v[i].value;
    }
    json_open(&r->events, parts[0].text.p ? parts[0].text : S("[]"));
    json_next(&r->events, &r->t);
    struct json_columns *to = read_list(r);
    return finish(r, to) && (!parts[1].text.p || set_names(r, &parts[1])) &&
           (!parts[2].text.p || set_split_labels(r, &parts[2]));
}

/* ---- the whole text ---- */

bool json_frame_read(struct json_reading *r)
{
    json_open(&r->events, r->text);
    enum json_kind kind = json_next(&r->events, &r->t);
    bool ok;
    if (kind == JSON_FAULT)
        return fault(r, &r->events);
    if (kind == JSON_MAP)
        ok = r->orient == JSON_INDEX   ? read_index(r)
             : r->orient == JSON_SPLIT ? read_split(r)
                                       : read_columns(r);
    else if (kind == JSON_LIST && r->orient != JSON_INDEX &&
             r->orient != JSON_SPLIT)
        ok = finish(r, read_list(r));
    else
        return wrong(
            r, &r->t,
            kind == JSON_LIST
                ? "with this orient=, the JSON value must be an object, not a "
                  "list"
                : "expected a list of records, or an object of columns");
    return ok &&
           (r->orient == JSON_SPLIT ||
            json_next(&r->events, &r->t) == JSON_END || fault(r, &r->events));
}
