// SPDX-License-Identifier: MIT
// open_file: open, gzip.open and io.StringIO, and the methods of the files that
// they return. Finds a file when it is opened, but reads it only when the
// script needs its text.
#include "df/runtime/file.h"

#include "base/codes/df.h"
#include "base/encoding.h"
#include "base/path.h"
#include "base/vec.h"
#include "df/runtime/call.h"
#include "df/sources/pathlib.h"
#include "load/site_lookup.h"

/* Sets f->bytes by argument mode=. Reports a mode that does not read and
   returns false. Functions such as pd.read_csv and json.load accept files
   opened as text or as bytes. */
static bool check_mode(struct call *c, struct text_file *f)
{
    static const str TEXT[] = {S_INIT("r"), S_INIT("rt"), S_INIT("tr")};
    static const str BYTES[] = {S_INIT("rb"), S_INIT("br")};
    str mode = S("r");
    if (!call_str(c, PARAM_mode, &mode))
        return false;
    f->bytes = STR_AMONG(mode, BYTES) || (f->packed && str_eq(mode, S("r")));
    return f->bytes || STR_AMONG(mode, TEXT) ||
           eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_mode),
                      "opening a file with mode '%.*s'", STR_ARG(mode)) ||
           eval_help(c->ev, "scripts can only read files: open(file)");
}

/* Whether the file was opened as text. Reports a file that was opened as
   bytes. */
static bool is_text(struct call *c)
{
    const struct text_file *f = as_file(c->self);
    if (f->rows)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "a csv reader has no method '%.*s'",
                          STR_ARG(c->operation->name)) ||
               eval_help(c->ev, "list(reader) returns all rows");
    return !f->bytes ||
           eval_fault(
               c->ev, DIAG_DF_TYPE, c->at,
               "the file was opened in binary mode, expected text mode") ||
           eval_help(c->ev, f->packed ? "open it with gzip.open(file, 'rt')"
                                      : "open it without 'b': open(file)");
}

static bool read_encoding(struct call *c, struct text_file *f)
{
    struct arena *a = c->ev->a;
    str name = STR_NONE;
    if (!call_has(c, PARAM_encoding))
        return true;
    if (!call_str(c, PARAM_encoding, &name))
        return false;
    if (!encoding_known(a, name))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_encoding),
                          "unknown encoding '%.*s'", STR_ARG(name)) ||
               eval_help(c->ev,
                         "use a name such as utf-8, utf-16, latin-1 or cp1252");
    f->encoding = encoding_is_utf8(a, name) ? STR_NONE : name;
    return true;
}

/* Reads newline=: None, or '' as csv.reader recommends it. */
static bool read_newline(struct call *c, struct text_file *f)
{
    str newline = STR_NONE;
    if (!call_has(c, PARAM_newline))
        return true;
    if (!call_str(c, PARAM_newline, &newline))
        return false;
    f->keeps_ends = true;
    return !newline.n || call_wrong(c, PARAM_newline, "'' or None");
}

static bool open_as(struct call *c, bool packed, const struct df_expr *at,
                    str name, struct object *out)
{
    struct eval *ev = c->ev;
    struct text_file *f = NEW(ev->a, struct text_file);
    *f = (struct text_file){.packed = packed, .at = eval_pos(ev, at)};
    if (!check_mode(c, f) || !read_encoding(c, f) || !read_newline(c, f) ||
        !site_lookup(ev->site, ev->a, ev->d, ev->dir, name, f->at, &f->path))
        return false;
    if (!packed && str_eq_nocase(path_ext(name), S(".gz")))
        return eval_fault(ev, DIAG_DF_VALUE, at, "'%.*s' is compressed",
                          STR_ARG(name)) ||
               eval_help(ev, "read its text with gzip.open(file, 'rt')");
    vec_push(ev->a, &ev->files, f->path);
    *out = object_file(f);
    return true;
}

static bool run_open(struct call *c, struct object *out)
{
    str name = STR_NONE;
    return pathlib_name(c, PARAM_file, &name) &&
           open_as(c, false, call_at(c, PARAM_file), name, out);
}

static bool run_gzip_open(struct call *c, struct object *out)
{
    str name = STR_NONE;
    return pathlib_name(c, PARAM_filename, &name) &&
           open_as(c, true, call_at(c, PARAM_filename), name, out);
}

static bool open_path(struct call *c, struct object *out)
{
    return open_as(c, false, c->at, pathlib_text(c->self), out);
}

static bool read_path(struct call *c, struct object *out)
{
    str rest;
    if (!open_path(c, out) || !file_rest(c->ev, c->at, as_file(*out), &rest))
        return false;
    *out = object_str(rest);
    return true;
}

static bool string_io(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct text_file *f = NEW(ev->a, struct text_file);
    const struct df_expr *at = call_at(c, PARAM_initial_value);
    str text = S("");
    if (!call_str(c, PARAM_initial_value, &text))
        return false;
    *f = (struct text_file){.at = eval_pos(ev, at),
                            .source = file_of_text(ev, at, text)};
    *out = object_file(f);
    return true;
}

/* ---- methods ---- */

static bool run_read(struct call *c, struct object *out)
{
    str rest;
    if (!is_text(c) || !file_rest(c->ev, c->at, as_file(c->self), &rest))
        return false;
    *out = object_str(rest);
    return true;
}

static bool readlines(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    *out = object_list(l);
    return is_text(c) && file_each_line(c->ev, c->at, as_file(c->self), l);
}

static bool readline(struct call *c, struct object *out)
{
    struct text_file *f = as_file(c->self);
    bool found;
    return is_text(c) && file_next(c->ev, c->at, f, out, &found);
}

static bool run_close(struct call *c, struct object *out)
{
    (void)c;
    out->type = OBJECT_NONE;
    return true;
}

/* ---- operations ---- */

const struct operation OPEN_FILE_OPERATIONS[] = {
    {S_INIT("close"), ON_FILE, run_close, NO_PARAMS, 0, 1, "no effect"},
    {S_INIT("gzip.open"), ON_LIBRARY, run_gzip_open,
     PARAMS(NEEDS(filename), OPT(mode, TEXT("rb")), NAMED(encoding, NONE),
            NAMED(newline, NONE)),
     0, 1, "opens a compressed file; mode 'rt' reads it as text"},
    {S_INIT("io.StringIO"), ON_LIBRARY, string_io,
     PARAMS(OPT(initial_value, TEXT(""))), 0, 1,
     "a string as a file, for pd.read_csv and other readers"},
    {S_INIT("open"), ON_BUILTIN, run_open,
     PARAMS(NEEDS(file), OPT(mode, TEXT("r")), NAMED(encoding, NONE),
            NAMED(newline, NONE)),
     0, 1, "opens a file of the site to read its text"},
    {S_INIT("open"), ON_PATH, open_path,
     PARAMS(OPT(mode, TEXT("r")), NAMED(encoding, NONE), NAMED(newline, NONE)),
     0, 1, "opens the file to read its text"},
    {S_INIT("read"), ON_FILE, run_read, NO_PARAMS, 0, 1,
     "the text that has not been read yet"},
    {S_INIT("read_text"), ON_PATH, read_path, PARAMS(OPT(encoding, NONE)), 0, 1,
     "the text of the file"},
    {S_INIT("readline"), ON_FILE, readline, NO_PARAMS, 0, 1, "the next line"},
    {S_INIT("readlines"), ON_FILE, readlines, NO_PARAMS, 0, 1,
     "a list of the lines, each with its line break"},
    {.name = {0}},
};
