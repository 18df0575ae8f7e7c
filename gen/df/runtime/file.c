// SPDX-License-Identifier: MIT
// file: reads files and finds the position of strings in them. A string that a
// script cuts out of a file's text points into that text, so the string's
// address gives its position.
#include "df/runtime/file.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "load/site.h"

/* Returns text with each \r\n and \r replaced by \n, as Python reads it. */
static str plain_lines(struct arena *a, str text)
{
    if (str_find_char(text, '\r', 0) == STR_NPOS)
        return text;
    char *p = arena_bytes(a, text.n);
    size_t n = 0;
    for (size_t i = 0; i < text.n; i++) {
        char c = text.p[i];
        if (c == '\r' && i + 1 < text.n && text.p[i + 1] == '\n')
            continue;
        p[n++] = c == '\r' ? '\n' : c;
    }
    return (str){p, n};
}

/* Returns the file that the script opened before with the same path, packing
   and encoding as f, or NULL if there is none. */
static const struct text_file *read_before(const struct eval *ev,
                                           const struct text_file *f)
{
    for (size_t i = 0; i < ev->texts.n; i++) {
        const struct text_file *other = ev->texts.v[i];
        if (str_eq(other->path, f->path) && other->packed == f->packed &&
            str_eq(other->encoding, f->encoding))
            return other;
    }
    return NULL;
}

const struct source *file_source(struct eval *ev, const struct df_expr *at,
                                 struct text_file *f)
{
    if (f->rows) {
        eval_fault(ev, DIAG_DF_TYPE, at, "a csv reader is not a file");
        eval_help(ev, "iterate over its rows: for row in reader");
        return NULL;
    }
    const struct text_file *before = f->source       ? f
                                     : f->keeps_ends ? NULL
                                                     : read_before(ev, f);
    if (before)
        return f->source = before->source;
    struct source *src =
        f->packed ? site_read_packed(ev->site, ev->a, ev->d, f->path, f->at,
                                     f->encoding)
                  : site_read_encoded(ev->site, ev->a, ev->d, f->path, f->at,
                                      f->encoding, true);
    if (!src)
        return NULL;
    eval_allow(ev, src->packed ? src->packed : src->text.n);
    if (f->keeps_ends && str_find_char(src->text, '\r', 0) != STR_NPOS) {
        eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                   "newline='' for a file with Windows line breaks");
        eval_help(ev, "omit newline=''");
        return NULL;
    }
    src->text = plain_lines(ev->a, src->text);
    if (!eval_spend(ev, at, src->text.n, 1))
        return NULL;
    f->source = src;
    vec_push(ev->a, &ev->texts, f);
    return src;
}

bool file_rest(struct eval *ev, const struct df_expr *at, struct text_file *f,
               str *rest)
{
    const struct source *src = file_source(ev, at, f);
    if (!src)
        return false;
    *rest = str_from(src->text, src->start + f->done);
    f->done += rest->n;
    return true;
}

struct list *file_lines(struct eval *ev, const struct df_expr *at, str text)
{
    struct list *l = NEW(ev->scratch, struct list);
    size_t n = str_count_char(text, '\n') + 1;
    if (n > EVAL_LIST_MAX) {
        eval_fault(ev, DIAG_DF_VALUE, at, EVAL_LIST_LONG);
        eval_help(ev, "read the file with pd.read_csv or pd.read_json");
        return NULL;
    }
    if (!eval_spend(ev, at, n, sizeof(struct object)))
        return NULL;
    vec_room(ev->scratch, l, n);
    for (size_t i = 0; i < text.n;) {
        size_t end = str_find_char(text, '\n', i);
        end = end == STR_NPOS ? text.n : end + 1;
        vec_push(ev->scratch, l, object_str(str_slice(text, i, end)));
        i = end;
    }
    return l;
}

bool file_each_line(struct eval *ev, const struct df_expr *at,
                    struct text_file *f, struct list *out)
{
    str rest;
    if (f->rows)
        return f->rows(ev, at, f, EVAL_LIST_MAX, out);
    if (f->bytes)
        return eval_fault(
                   ev, DIAG_DF_TYPE, at,
                   "the file was opened in binary mode, expected text mode") ||
               eval_help(ev, "write open(..., 'r') or gzip.open(..., 'rt')");
    struct list *l =
        file_rest(ev, at, f, &rest) ? file_lines(ev, at, rest) : NULL;
    if (l)
        *out = *l;
    return l != NULL;
}

bool file_next(struct eval *ev, const struct df_expr *at, struct text_file *f,
               struct object *out, bool *found)
{
    struct list l = {0};
    size_t before = f->done;
    str rest;
    if (f->rows || f->bytes) {
        if (!(f->rows ? f->rows(ev, at, f, 1, &l)
                      : file_each_line(ev, at, f, &l)))
            return false;
        *found = l.n > 0;
        if (*found)
            *out = l.v[0];
        return true;
    }
    if (!file_rest(ev, at, f, &rest))
        return false;
    size_t end = str_find_char(rest, '\n', 0);
    if (end != STR_NPOS)
        rest.n = end + 1;
    f->done = before + rest.n;
    *found = rest.n > 0;
    *out = object_str(rest);
    return true;
}

/* Returns the file whose text contains s, by the address of s; NULL if there is
   none. */
static const struct source *around(const struct eval *ev, str s)
{
    uintptr_t from = (uintptr_t)s.p;
    for (size_t i = ev->texts.n; i-- > 0;) {
        const struct source *src = ev->texts.v[i]->source;
        uintptr_t start = (uintptr_t)src->text.p;
        if (from >= start && from + s.n <= start + src->text.n)
            return src;
    }
    return NULL;
}

bool file_find(const struct eval *ev, str s, struct object_from *out)
{
    const struct source *src = ev->texts.n && s.p ? around(ev, s) : NULL;
    if (src)
        *out = (struct object_from){.src = src,
                                    .format = FILE_TEXT,
                                    .offset = (uint32_t)(s.p - src->text.p)};
    return src != NULL;
}

const struct source *file_of_text(struct eval *ev, const struct df_expr *at,
                                  str text)
{
    const struct source *of = around(ev, text);
    struct source *src = NEW(ev->a, struct source);
    struct pos pos = eval_pos(ev, at);
    if (of) {
        *src = *of;
        src->start = (size_t)(text.p - of->text.p);
        src->text.n = src->start + text.n;
        return src;
    }
    src->text = text;
    src->name = str_fmt(ev->a, "text at %.*s:%u", STR_ARG(pos.src->name),
                        (unsigned)pos.line);
    return src;
}
