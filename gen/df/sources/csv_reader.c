// SPDX-License-Identifier: MIT
// csv_reader: csv.reader and csv.DictReader. A reader is a file whose elements
// are rows: lists or dicts of strings, split as Python's module csv does.
#include "base/buf.h"
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/call.h"
#include "df/runtime/file.h"
#include "df/runtime/iterate.h"

enum { FIELD_MAX = 131072 }; /* Python's csv.field_size_limit() */

/* ---- rows ---- */

/* Returns the end of the characters from i on that are neither the delimiter
   nor a line break. */
static size_t plain_end(const struct text_file *f, str s, size_t i)
{
    while (i < s.n && s.p[i] != f->delimiter && s.p[i] != '\n')
        i++;
    return i;
}

/* Returns the field of s at *i and moves *i behind it. The field is a part of s
   if possible, so that its position in the file is known. */
static str read_field(struct eval *ev, const struct text_file *f, str s,
                      size_t *i)
{
    struct buf b = {.a = ev->a};
    while (f->skips_blanks && *i < s.n && s.p[*i] == ' ')
        ++*i;
    size_t start = *i, end;
    if (!f->quote || start >= s.n || s.p[start] != f->quote) {
        *i = plain_end(f, s, start);
        return str_slice(s, start, *i);
    }
    for (start++;; start = end + 2) {
        end = str_find_char(s, f->quote, start);
        if (end == STR_NPOS)
            end = s.n;
        if (end + 1 >= s.n || s.p[end + 1] != f->quote)
            break;
        buf_put(&b, str_slice(s, start, end + 1));
    }
    str last = str_slice(s, start, end), rest = S("");
    *i = end < s.n ? plain_end(f, s, end + 1) : end;
    if (*i > end)
        rest = str_slice(s, end + 1, *i);
    if (!b.n && !rest.n)
        return last;
    buf_put(&b, last);
    buf_put(&b, rest);
    return buf_str(&b);
}

/* Sets *row to the row of s at *i, and moves *i behind its line break. */
static bool read_row(struct eval *ev, const struct df_expr *at,
                     const struct text_file *f, str s, size_t *i,
                     struct list *row)
{
    *row = (struct list){0};
    for (bool more = s.p[*i] != '\n'; more;) {
        str field = read_field(ev, f, s, i);
        if (field.n > FIELD_MAX)
            return eval_fault(ev, DIAG_DF_VALUE, at,
                              "a field of the file has more than 131,072 "
                              "bytes") ||
                   eval_help(ev, "look for a '\"' that is not closed");
        vec_push(ev->a, row, object_str(field));
        more = *i < s.n && s.p[*i] == f->delimiter;
        *i += more;
    }
    *i += *i < s.n;
    return eval_spend(ev, at, row->n + 1, sizeof(struct object));
}

/* Returns a row as a dict. Surplus fields are a list with the key None; missing
   fields are None. */
static struct object as_dict_row(struct eval *ev, const struct text_file *f,
                                 const struct list *row)
{
    struct dict *d = NEW(ev->a, struct dict);
    const struct object none = {.type = OBJECT_NONE};
    for (size_t i = 0; i < f->names->n; i++)
        object_dict_put(ev->a, d, f->names->v[i],
                        i < row->n ? row->v[i] : none);
    if (row->n > f->names->n) {
        struct list *rest = NEW(ev->a, struct list);
        for (size_t i = f->names->n; i < row->n; i++)
            vec_push(ev->a, rest, row->v[i]);
        object_dict_put(ev->a, d, none, object_list(rest));
    }
    return object_dict(d);
}

/* Sets *s to the text that the reader has not read yet. */
static bool rest_of(struct eval *ev, const struct df_expr *at,
                    const struct text_file *f, str *s)
{
    size_t done = f->of->done;
    if (f->of->bytes)
        return eval_fault(
                   ev, DIAG_DF_TYPE, at,
                   "the file was opened in binary mode, expected text mode") ||
               eval_help(ev, "write open(..., 'r') or gzip.open(..., 'rt')");
    if (!file_rest(ev, at, f->of, s))
        return false;
    f->of->done = done;
    return str_find_char(*s, '\r', 0) == STR_NPOS ||
           eval_fault(ev, DIAG_DF_VALUE, at,
                      "a carriage return outside of a file") ||
           eval_help(ev, "replace it first: text.replace('\\r\\n', '\\n')");
}

static bool rows(struct eval *ev, const struct df_expr *at, struct text_file *f,
                 size_t most, struct list *out)
{
    struct list row;
    str s;
    size_t i = 0;
    if (!rest_of(ev, at, f, &s))
        return false;
    while (i < s.n && (out->n < most || (f->dicts && !f->names))) {
        if (!read_row(ev, at, f, s, &i, &row))
            return false;
        if (f->dicts && f->names && !row.n)
            continue;
        struct list *l = NEW(ev->a, struct list);
        *l = row;
        if (f->dicts && !f->names)
            f->names = l;
        else
            vec_push(ev->scratch, out,
                     f->dicts ? as_dict_row(ev, f, l) : object_list(l));
    }
    f->of->done += i;
    if (i < s.n && out->n == EVAL_LIST_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, at, EVAL_LIST_LONG) ||
               eval_help(ev, "read the file with pd.read_csv");
    return eval_steps(ev, at, i / 8);
}

/* ---- readers ---- */

/* Reads an argument that is one ASCII character. */
static bool read_char(struct call *c, enum param p, char *out)
{
    str s = STR_NONE;
    if (!call_str(c, p, &s))
        return false;
    *out = s.n ? s.p[0] : '\0';
    return (s.n == 1 && s.p[0] > 0 && s.p[0] != '\n' && s.p[0] != '\r') ||
           call_wrong(c, p, "one ASCII character, such as ';'");
}

/* Appends the lines of the list x to b. */
static bool put_lines(struct call *c, enum param p, char quote, struct object x,
                      struct buf *b)
{
    struct list l;
    if (x.type != OBJECT_LIST)
        return call_wrong(c, p, "an open file or a list of lines");
    if (!iterate(c->ev, call_at(c, p), x, &l))
        return false;
    for (size_t i = 0; i < l.n; i++) {
        str line = l.v[i].type == OBJECT_STR ? as_str(l.v[i]) : STR_NONE;
        str inner =
            str_ends(line, S("\n")) ? str_slice(line, 0, line.n - 1) : line;
        if (!line.p || str_find_char(inner, '\n', 0) != STR_NPOS ||
            (quote && str_count_char(inner, quote) % 2))
            return call_wrong(c, p, "an open file or a list of whole lines");
        buf_put(b, inner);
        buf_putc(b, '\n');
    }
    return eval_spend(c->ev, c->at, b->n, 1);
}

static bool make(struct call *c, enum param p, struct text_file *f,
                 struct object *out)
{
    struct eval *ev = c->ev;
    struct object x = call_arg(c, p);
    struct buf b = {.a = ev->a};
    f->rows = rows;
    f->at = eval_pos(ev, c->at);
    if (!read_char(c, PARAM_delimiter, &f->delimiter) ||
        (call_value(c, PARAM_quotechar).type != OBJECT_NONE &&
         !read_char(c, PARAM_quotechar, &f->quote)) ||
        !call_bool(c, PARAM_skipinitialspace, &f->skips_blanks))
        return false;
    *out = object_file(f);
    if (x.type == OBJECT_FILE && !as_file(x)->rows) {
        f->of = as_file(x);
        return true;
    }
    if (!put_lines(c, p, f->quote, x, &b))
        return false;
    f->of = NEW(ev->a, struct text_file);
    *f->of = (struct text_file){
        .at = f->at, .source = file_of_text(ev, call_at(c, p), buf_str(&b))};
    return true;
}

static bool reader(struct call *c, struct object *out)
{
    return make(c, PARAM_iterable, NEW(c->ev->a, struct text_file), out);
}

static bool dict_reader(struct call *c, struct object *out)
{
    struct text_file *f = NEW(c->ev->a, struct text_file);
    struct list names;
    f->dicts = true;
    if (!make(c, PARAM_f, f, out))
        return false;
    if (!call_has(c, PARAM_fieldnames))
        return true;
    if (!iterate(c->ev, call_at(c, PARAM_fieldnames),
                 call_arg(c, PARAM_fieldnames), &names))
        return false;
    f->names = NEW(c->ev->a, struct list);
    for (size_t i = 0; i < names.n; i++) {
        if (!object_is_key(names.v[i]))
            return call_wrong(c, PARAM_fieldnames, "a list of names");
        vec_push(c->ev->a, f->names, names.v[i]);
    }
    return true;
}

/* Sets *out to the names of the columns, which are read if necessary; None if
   there is no row of names. */
static bool fieldnames(struct call *c, struct object *out)
{
    struct text_file *f = as_file(c->self);
    struct list none = {0};
    if (!f->dicts)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "only a csv.DictReader has 'fieldnames'");
    if (!f->names && !f->rows(c->ev, c->at, f, 0, &none))
        return false;
    struct list *l = NEW(c->ev->scratch, struct list);
    for (size_t i = 0; f->names && i < f->names->n; i++)
        vec_push(c->ev->scratch, l, f->names->v[i]);
    *out = f->names ? object_list(l) : (struct object){.type = OBJECT_NONE};
    return true;
}

/* ---- operations ---- */

#define DIALECT                                                \
    NAMED(delimiter, TEXT(",")), NAMED(quotechar, TEXT("\"")), \
        NAMED(skipinitialspace, FALSE)

const struct operation CSV_READER_OPERATIONS[] = {
    {S_INIT("csv.DictReader"), ON_LIBRARY, dict_reader,
     PARAMS(NEEDS(f), OPT(fieldnames, NONE), DIALECT), 0, 1,
     "the rows of a CSV file as dicts of strings"},
    {S_INIT("csv.reader"), ON_LIBRARY, reader, PARAMS(NEEDS(iterable), DIALECT),
     0, 1, "the rows of a CSV file as lists of strings"},
    {S_INIT("fieldnames"), ON_FILE, fieldnames, PROPERTY, 0, 0,
     "the names of the columns of a csv.DictReader"},
    {.name = {0}},
};
