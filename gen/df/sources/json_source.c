// SPDX-License-Identifier: MIT
// json_source: finds JSON files by their paths, and maps faults of JSON readers
// to diagnostics.
#include "df/sources/json_source.h"

#include "base/codes/config.h"
#include "base/codes/df.h"
#include "base/codes/source.h"
#include "base/path.h"
#include "base/vec.h"
#include "df/runtime/file.h"
#include "df/sources/pathlib.h"
#include "load/json/json_dataset.h"
#include "load/site.h"
#include "load/site_lookup.h"

void json_source_via(struct eval *ev, const struct df_expr *at, size_t n)
{
    struct pos pos = eval_pos(ev, at);
    if (!pos.src || ev->d->n <= n)
        return;
    str file = ev->d->v[ev->d->n - 1].file;
    if (str_eq(file, pos.src->name) || str_starts(file, S("text at ")))
        return;
    eval_via(ev, n, "read in %.*s:%u: %.*s", STR_ARG(pos.src->name),
             (unsigned)pos.line,
             STR_ARG(str_trim(source_line(pos.src, pos.line))));
}

/* Sets *packed to whether compression= says that the file `name` is a gzip
   file. Returns false after reporting an unsupported compression. */
static bool read_compression(struct call *c, str name, bool *packed)
{
    static const str HOWS[] = {S_INIT("gzip"), S_INIT("infer")};
    static const str OTHERS[] = {S_INIT(".bz2"), S_INIT(".xz"),
                                 S_INIT(".zip"), S_INIT(".tar"),
                                 S_INIT(".tgz"), S_INIT(".zst")};
    unsigned how = 1;
    *packed = false;
    if (call_arg(c, PARAM_compression).type == OBJECT_NONE)
        return true;
    if (call_has(c, PARAM_compression) &&
        !call_choice(c, PARAM_compression, HOWS, 2, &how))
        return false;
    *packed = how == 0 || str_eq_nocase(path_ext(name), S(".gz"));
    return !how ||
           !STR_AMONG(str_lower(c->ev->scratch, path_ext(name)), OTHERS) ||
           eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                      "reading a '%.*s' file", STR_ARG(path_ext(name))) ||
           eval_help(c->ev,
                     "compress the file with gzip instead, or decompress it");
}

/* Reads the rest of a file that the script has opened. */
static const struct source *read_open(struct call *c, enum param p, str *text)
{
    struct text_file *f = as_file(call_arg(c, p));
    bool gzip = call_given(c, PARAM_compression) &&
                call_arg(c, PARAM_compression).type == OBJECT_STR &&
                str_eq(as_str(call_arg(c, PARAM_compression)), S("gzip"));
    if (gzip && !f->packed) {
        eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_compression),
                   "compression='gzip' for an open file");
        eval_help(c->ev, "open the file with gzip.open(file)");
        return NULL;
    }
    return file_rest(c->ev, call_at(c, p), f, text) ? f->source : NULL;
}

const struct source *json_source_read(struct call *c, enum param p,
                                      str encoding, str *text)
{
    struct eval *ev = c->ev;
    str name = STR_NONE, path;
    struct pos pos = eval_pos(ev, call_at(c, p));
    size_t before = ev->d->n;
    bool packed;
    if (call_arg(c, p).type == OBJECT_FILE)
        return read_open(c, p, text);
    if (!pathlib_name(c, p, &name) || !read_compression(c, name, &packed))
        return NULL;
    if (!site_lookup(ev->site, ev->a, ev->d, ev->dir, name, pos, &path)) {
        if (str_starts(name, S("{")) || str_starts(name, S("[")))
            diag_help(ev->d, "to read a string, wrap it in io.StringIO(...)");
        return NULL;
    }
    const struct source *src =
        packed ? site_read_packed(ev->site, ev->a, ev->d, path, pos, encoding)
               : site_read_encoded(ev->site, ev->a, ev->d, path, pos, encoding,
                                   true);
    if (!src) {
        json_source_via(ev, call_at(c, p), before);
        return NULL;
    }
    if (!json_dataset_fits(ev->d, pos, path, src->text.n))
        return NULL;
    vec_push(ev->a, &ev->files, path);
    eval_allow(ev, src->packed ? src->packed : src->text.n);
    *text = src->text;
    return src;
}

/* Returns the second line of the text, without leading blanks. */
static str second_line(str text)
{
    size_t end = str_find_char(text, '\n', 0);
    return end == STR_NPOS ? S("") : str_trim_left(str_from(text, end));
}

bool json_source_fault(struct eval *ev, const struct df_expr *at,
                       const struct source *src, size_t offset,
                       const struct json_events *r)
{
    str text = src->text;
    size_t before = ev->d->n;
    bool other = text.n && text.p[0] != '{' && text.p[0] != '[';
    json_report(ev->d, DIAG_JSON_SYNTAX, src, offset, r);
    if (other && str_find(str_slice(text, 0, 4096), S("fio"), 0) != STR_NPOS)
        eval_help(ev, "line 1 is not JSON, but a warning that fio printed; "
                      "run fio with --output=FILE");
    else if (str_starts(text, S("{")) && !offset &&
             str_starts(second_line(text), S("{")))
        eval_help(ev, "each line is a separate JSON value: read the file with "
                      "pd.read_json(FILE, lines=True)");
    json_source_via(ev, at, before);
    return false;
}

void json_source_check(struct eval *ev, const struct df_expr *at,
                       const struct source *src, const struct frame *f)
{
    if (f->n || !eval_is_first(ev, DIAG_JSON_NO_ROWS, eval_pos(ev, at)))
        return;
    diag_at(ev->d, DIAG_JSON_NO_ROWS, eval_pos(ev, at),
            src ? str_fmt(ev->scratch, " in '%.*s'", STR_ARG(src->name))
                : S(""));
    diag_help(ev->d, f->n_columns ? "the frame has columns, but no rows"
                                  : "the frame is empty, and has no columns");
}
