// SPDX-License-Identifier: MIT
// price_list: reads a file of prices again, as a whole, to find the names of
// its rows and its other columns of prices.
#include "table/price_list.h"

#include <math.h>

#include "base/path.h"
#include "base/vec.h"
#include "df/runtime/units.h"
#include "frame/name.h"
#include "frame/number.h"
#include "frame/unit.h"
#include "frame/write.h"
#include "lineage/lineage.h"
#include "load/dataset.h"
#include "load/site.h"
#include "parse/parse.h"

static bool refuse(str *why, const char *reason)
{
    *why = str_c(reason);
    return false;
}

/* ---- the names of rows ---- */

static bool are_names(struct arena *a, const struct frame *f,
                      const struct column **v, size_t n)
{
    const struct price_list l = {.frame = f, .names = v, .n_names = n};
    struct arena_mark mark = arena_mark(a);
    struct map seen = {.a = a};
    bool distinct = n > 0;
    for (size_t r = 0; r < f->n && distinct; r++)
        distinct = map_add(&seen, price_list_name(a, &l, r), a);
    arena_rewind(a, mark);
    return distinct;
}

/* Sets the columns with these names as l->names if they name each row of the
   file. */
static bool try_names(struct arena *a, struct price_list *l,
                      const struct strs *names)
{
    const struct column **v = NEW_N(a, const struct column *, names->n + 1);
    for (size_t i = 0; i < names->n; i++) {
        size_t at = frame_find(l->frame, names->v[i]);
        if (at == STR_NPOS)
            return false;
        v[i] = l->frame->columns[at];
    }
    if (!are_names(a, l->frame, v, names->n))
        return false;
    l->names = v;
    l->n_names = names->n;
    return true;
}

/* The columns of the schema's primary key or, without one, those by which a
   merge found the price or, without a merge, the first column of strings that
   differ. */
static bool find_names(struct price_lists *p, struct price_list *l,
                       const struct program_price *price)
{
    const struct schema *s =
        dataset_schema(p->site, p->d, price->column->origin->file.src->name);
    struct strs names = {0};
    for (size_t i = 0; s && i < s->primary_key.n; i++)
        vec_push(p->a, &names, s->primary_key.v[i].text);
    if (try_names(p->a, l, &names))
        return true;
    names.n = 0;
    for (size_t i = 0; price->match && i < price->match->n_keys; i++) {
        const struct column *key = price->match->keys[i];
        size_t row = price->match_row;
        if (lineage_follow(&key, &row) && key->origin->kind == ORIGIN_FILE)
            vec_push(p->a, &names, key->origin->file.column);
    }
    if (try_names(p->a, l, &names))
        return true;
    for (size_t i = 0; i < l->frame->n_columns; i++) {
        const struct column *c = l->frame->columns[i];
        names.n = 0;
        vec_push(p->a, &names, c->name);
        if (c->type == COLUMN_STR && try_names(p->a, l, &names))
            return true;
    }
    return false;
}

str price_list_name(struct arena *a, const struct price_list *l, size_t row)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < l->n_names; i++) {
        if (i)
            buf_puts(&b, ", ");
        value_put(&b, column_value(l->names[i], row));
    }
    return buf_end(&b);
}

/* ---- lists ---- */

/* Adds a column of prices. Its name is the title that the schema gives it, or
   its own. */
static void add_basis(struct price_lists *p, struct price_list *l,
                      const struct column *c, const struct schema *s)
{
    const struct schema_field *f = s ? schema_find(s, c->name) : NULL;
    str name = f && f->title.n ? f->title : name_text(p->a, c->name);
    double *prices = NEW_N(p->a, double, c->n + 1);
    for (size_t r = 0; r < c->n; r++)
        prices[r] = c->type == COLUMN_INT ? (double)c->i[r] : c->f[r];
    vec_push(p->a, &l->bases, (struct price_basis){name, prices});
}

static void add_bases(struct price_lists *p, struct price_list *l,
                      const struct column *own, const struct schema *s)
{
    add_basis(p, l, own, s);
    for (size_t i = 0; i < l->frame->n_columns; i++) {
        const struct column *c = l->frame->columns[i];
        const struct unit *u = units_of(p->a, c);
        if (c != own && u &&
            (c->type == COLUMN_FLOAT || c->type == COLUMN_INT) &&
            str_eq(unit_text(p->a, u), l->unit))
            add_basis(p, l, c, s);
    }
}

static const struct column *find_field(const struct frame *f,
                                       const struct column *c)
{
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct origin *o = f->columns[i]->origin;
        if (o->kind == ORIGIN_FILE && o->file.field == c->origin->file.field &&
            f->columns[i]->type == c->type)
            return f->columns[i];
    }
    return NULL;
}

/* Returns the name of a new list: the path of its file, without data/ and the
   extension. If another list has this name, the column's name follows. */
static str name_of(struct price_lists *p, str file, const struct column *own)
{
    str name = path_without_ext(
        str_starts(file, S("data/")) ? str_from(file, strlen("data/")) : file);
    for (size_t i = 0; i < p->lists.n; i++)
        if (str_eq(p->lists.v[i].name, name))
            return str_fmt(p->a, "%.*s.%.*s", STR_ARG(name),
                           STR_ARG(name_text(p->a, own->name)));
    return name;
}

static bool add_list(struct price_lists *p, const struct program_price *price,
                     struct price_list *l, str *why)
{
    const struct origin *o = price->column->origin;
    struct diags quiet = {.quiet = true};
    size_t size;
    str file = o->file.src->name;
    if (o->file.format != FILE_CSV || !p->site)
        return refuse(why, "its prices are not in a CSV file");
    l->frame = dataset_read(p->site, p->a, &quiet, file, o->pos, &size);
    diag_free(&quiet);
    const struct column *own =
        l->frame ? find_field(l->frame, price->column) : NULL;
    const struct unit *u = units_of(p->a, price->column);
    if (!own || !u)
        return refuse(why, "its prices were read with options of read_csv");
    const struct schema *s = dataset_schema(p->site, p->d, file);
    l->column = own;
    l->unit = unit_text(p->a, u);
    l->title = s && s->title.p ? s->title : S("");
    l->as_of = s && s->as_of.text.p ? s->as_of.text : S("");
    l->name = name_of(p, file, own);
    if (!find_names(p, l, price))
        return refuse(why, "no column names the rows of its file of prices");
    add_bases(p, l, own, s);
    return true;
}

static bool is_list_of(const struct price_list *l, const struct column *c)
{
    const struct origin *x = l->column->origin, *y = c->origin;
    return str_eq(x->file.src->name, y->file.src->name) &&
           x->file.field == y->file.field;
}

static size_t find_row(const struct price_list *l,
                       const struct program_price *price)
{
    uint32_t line = price->column->origin->file.lines[price->row];
    const uint32_t *lines = l->column->origin->file.lines;
    size_t r = 0;
    while (r < l->frame->n && lines[r] != line)
        r++;
    return r;
}

bool price_list_find(struct price_lists *p, const struct program_price *price,
                     uint32_t *list, uint32_t *row, str *why)
{
    size_t i = 0, k = 0;
    struct price_list made = {0};
    while (i < p->lists.n && !is_list_of(&p->lists.v[i], price->column))
        i++;
    if (i == p->lists.n) {
        if (!add_list(p, price, &made, why))
            return false;
        vec_push(p->a, &p->lists, made);
    }
    struct price_list *l = &p->lists.v[i];
    size_t r = find_row(l, price);
    while (k < l->rows.n && l->rows.v[k] != r)
        k++;
    if (r == l->frame->n)
        return refuse(why, "its file of prices has changed");
    if (k == PRICE_KEYS_MAX)
        return refuse(why, "the page uses too many prices");
    if (k == l->rows.n)
        vec_push(p->a, &l->rows, r);
    *list = (uint32_t)i;
    *row = (uint32_t)k;
    return true;
}

struct price_lists *price_lists_of(struct document *doc)
{
    const struct site *site = doc->parse ? doc->parse->site : NULL;
    if (!site || !site->config.what_if)
        return NULL;
    if (!doc->prices) {
        doc->prices = NEW(doc->a, struct price_lists);
        doc->prices->site = site;
        doc->prices->a = doc->a;
        doc->prices->d = doc->diags;
    }
    return doc->prices;
}

/* ---- JSON ---- */

static void put_member(struct buf *b, const char *name, str text)
{
    if (!text.n)
        return;
    buf_printf(b, ",\"%s\":", name);
    buf_put_json(b, text);
}

static void put_basis(struct buf *b, const struct price_list *l,
                      const struct price_basis *x)
{
    buf_puts(b, "{\"name\":");
    buf_put_json(b, x->name);
    buf_puts(b, ",\"prices\":[");
    for (size_t i = 0; i < l->rows.n; i++) {
        struct value v = {.type = VALUE_FLOAT, .f = x->prices[l->rows.v[i]]};
        if (i)
            buf_putc(b, ',');
        write_json_value(b, v);
    }
    buf_puts(b, "]}");
}

static void put_list(struct buf *b, const struct price_list *l)
{
    buf_puts(b, "{\"name\":");
    buf_put_json(b, l->name);
    put_member(b, "title", l->title);
    put_member(b, "unit", l->unit);
    put_member(b, "date", l->as_of);
    buf_puts(b, ",\"keys\":[");
    for (size_t i = 0; i < l->rows.n; i++) {
        if (i)
            buf_putc(b, ',');
        buf_put_json(b, price_list_name(b->a, l, l->rows.v[i]));
    }
    buf_puts(b, "],\"bases\":[");
    for (size_t i = 0; i < l->bases.n; i++) {
        if (i)
            buf_putc(b, ',');
        put_basis(b, l, &l->bases.v[i]);
    }
    buf_puts(b, "]}");
}

void price_lists_json(struct buf *b, const struct price_lists *p)
{
    buf_putc(b, '[');
    for (size_t i = 0; i < p->lists.n; i++) {
        if (i)
            buf_putc(b, ',');
        put_list(b, &p->lists.v[i]);
    }
    buf_putc(b, ']');
}
