// SPDX-License-Identifier: MIT
// pathlib: a Path is an accessor of its string, in which the parts are
// separated by single slashes.
#include "df/sources/pathlib.h"

#include "base/buf.h"
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/accessor.h"
#include "df/sources/glob.h"

static bool divide(struct eval *ev, const struct df_expr *at,
                   struct object self, struct object other, struct object *out);
static struct object rank(struct eval *ev, struct object self);

static const struct accessor_kind PATH = {.name = S_INIT("Path"),
                                          .on = ON_PATH,
                                          .type = "Path",
                                          .text = true,
                                          .rank = rank,
                                          .divide = divide};

static bool is_path(struct object x)
{
    return x.type == OBJECT_ACCESSOR && as_accessor(x)->kind == &PATH;
}

/* Returns a path of the parts of a string: without ".", empty parts and a slash
   at the end. `like` is an object from which the string was made. */
static struct object make(struct eval *ev, str text, struct object like)
{
    struct buf b = {.a = ev->a};
    bool root = str_starts(text, S("/"));
    str part;
    while (str_cut(&text, '/', &part)) {
        if (!part.n || str_eq(part, S(".")))
            continue;
        if (b.n || root)
            buf_putc(&b, '/');
        buf_put(&b, part);
    }
    if (!b.n)
        buf_put(&b, root ? S("/") : S("."));
    struct object o = object_str(buf_str(&b));
    object_mark(&o, is_path(like) ? as_accessor(like)->of : like);
    return accessor_make(ev, &PATH, o);
}

/* Appends x, a string or a path, to b as the last part of a path. */
static bool put_part(struct eval *ev, const struct df_expr *at, struct object x,
                     struct buf *b)
{
    if (x.type != OBJECT_STR && !is_path(x))
        return eval_fault(ev, DIAG_DF_TYPE, at,
                          "a part of a path must be a string or a Path, not "
                          "'%s'",
                          object_type_name(x));
    str text = is_path(x) ? pathlib_text(x) : as_str(x);
    if (str_starts(text, S("/")))
        b->n = 0;
    else if (b->n)
        buf_putc(b, '/');
    buf_put(b, text);
    return eval_spend(ev, at, b->n, 1);
}

static bool divide(struct eval *ev, const struct df_expr *at,
                   struct object self, struct object other, struct object *out)
{
    struct buf b = {.a = ev->scratch};
    if (!put_part(ev, at, self, &b) || !put_part(ev, at, other, &b))
        return false;
    *out = make(ev, buf_str(&b), other);
    return true;
}

/* Python compares paths part by part. */
static struct object rank(struct eval *ev, struct object self)
{
    struct list *l = NEW(ev->scratch, struct list);
    str text = pathlib_text(self), part;
    if (str_starts(text, S("/")))
        vec_push(ev->scratch, l, object_str(S("/")));
    while (str_cut(&text, '/', &part))
        if (part.n && !str_eq(part, S(".")))
            vec_push(ev->scratch, l, object_str(part));
    return object_list(l);
}

static bool run_path(struct call *c, struct object *out)
{
    const struct list *l = as_list(call_arg(c, PARAM_paths));
    struct buf b = {.a = c->ev->scratch};
    for (size_t i = 0; i < l->n; i++)
        if (!put_part(c->ev, call_at(c, PARAM_paths), l->v[i], &b))
            return false;
    *out = make(c->ev, buf_str(&b), l->n ? l->v[l->n - 1] : object_str(S("")));
    return true;
}

/* ---- parts ---- */

static str name_of(str text)
{
    size_t slash = str_rfind_char(text, '/');
    return str_eq(text, S(".")) ? S("")
           : slash == STR_NPOS  ? text
                                : str_from(text, slash + 1);
}

/* Returns the offset of the suffix in a name; name.n if there is none. */
static size_t suffix_at(str name)
{
    size_t dot = str_rfind_char(name, '.');
    return dot == STR_NPOS || !dot || dot + 1 == name.n ? name.n : dot;
}

static bool give(const struct call *c, str s, struct object *out)
{
    *out = object_str(s);
    object_mark(out, as_accessor(c->self)->of);
    return true;
}

static bool run_name(struct call *c, struct object *out)
{
    return give(c, name_of(pathlib_text(c->self)), out);
}

static bool run_stem(struct call *c, struct object *out)
{
    str name = name_of(pathlib_text(c->self));
    return give(c, str_slice(name, 0, suffix_at(name)), out);
}

static bool run_suffix(struct call *c, struct object *out)
{
    str name = name_of(pathlib_text(c->self));
    return give(c, str_from(name, suffix_at(name)), out);
}

static bool run_parent(struct call *c, struct object *out)
{
    str text = pathlib_text(c->self);
    size_t slash = str_rfind_char(text, '/');
    *out = make(c->ev,
                slash == STR_NPOS ? S("") : str_slice(text, 0, slash + !slash),
                c->self);
    return true;
}

/* Returns the path `folder / name`. */
static struct object beside(const struct call *c, str name)
{
    str text = pathlib_text(c->self);
    str folder = str_slice(text, 0, text.n - name_of(text).n);
    return make(c->ev, str_concat(c->ev->scratch, folder, name), c->self);
}

/* Reads argument p, a part of a name: a string without slashes. Reports a path
   without a name. */
static bool read_part(struct call *c, enum param p, str *part)
{
    *part = STR_NONE;
    if (!call_str(c, p, part))
        return false;
    if (!name_of(pathlib_text(c->self)).n)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at, "the path has no name");
    return str_find_char(*part, '/', 0) == STR_NPOS ||
           call_wrong(c, p, "a name without slashes");
}

static bool run_with_name(struct call *c, struct object *out)
{
    str name;
    if (!read_part(c, PARAM_name, &name))
        return false;
    if (!name.n || str_eq(name, S(".")))
        return call_wrong(c, PARAM_name, "a name");
    *out = beside(c, name);
    return true;
}

static bool run_with_stem(struct call *c, struct object *out)
{
    str stem, name = name_of(pathlib_text(c->self));
    if (!read_part(c, PARAM_name, &stem))
        return false;
    if (!stem.n)
        return call_wrong(c, PARAM_name, "a name");
    *out = beside(
        c, str_concat(c->ev->scratch, stem, str_from(name, suffix_at(name))));
    return true;
}

static bool run_with_suffix(struct call *c, struct object *out)
{
    str suffix, name = name_of(pathlib_text(c->self));
    if (!read_part(c, PARAM_suffix, &suffix))
        return false;
    if (suffix.n && (suffix.p[0] != '.' || suffix.n == 1))
        return call_wrong(c, PARAM_suffix, "a suffix such as '.csv'");
    *out = beside(c, str_concat(c->ev->scratch,
                                str_slice(name, 0, suffix_at(name)), suffix));
    return true;
}

static bool run_joinpath(struct call *c, struct object *out)
{
    const struct list *l = as_list(call_arg(c, PARAM_paths));
    *out = c->self;
    for (size_t i = 0; i < l->n; i++)
        if (!divide(c->ev, call_rest_at(c, PARAM_paths, i), *out, l->v[i], out))
            return false;
    return true;
}

static bool run_as_posix(struct call *c, struct object *out)
{
    return give(c, pathlib_text(c->self), out);
}

static bool run_is_absolute(struct call *c, struct object *out)
{
    *out = object_bool(str_starts(pathlib_text(c->self), S("/")));
    return true;
}

/* Sets *out to a tuple of the parts of the path. */
static bool run_parts(struct call *c, struct object *out)
{
    *out = rank(c->ev, c->self);
    as_list(*out)->tuple = true;
    return true;
}

static bool run_parents(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    str text = pathlib_text(c->self), last = STR_NONE;
    l->tuple = true;
    while (!str_eq(text, S(".")) && !str_eq(text, S("/")) &&
           !str_eq(text, last)) {
        size_t slash = str_rfind_char(text, '/');
        last = text;
        text = slash == STR_NPOS ? S(".") : str_slice(text, 0, slash + !slash);
        if (!eval_spend(c->ev, c->at, text.n, 1))
            return false;
        vec_push(c->ev->scratch, l, make(c->ev, text, c->self));
    }
    *out = object_list(l);
    return true;
}

static bool run_suffixes(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    str name = name_of(pathlib_text(c->self)), part;
    while (name.n && name.p[0] == '.')
        name = str_from(name, 1);
    size_t dot = str_find_char(name, '.', 0);
    *out = object_list(l);
    if (dot == STR_NPOS || str_ends(name, S(".")))
        return true;
    name = str_from(name, dot + 1);
    while (str_cut(&name, '.', &part))
        vec_push(c->ev->scratch, l,
                 object_str(str_concat(c->ev->a, S("."), part)));
    return true;
}

static bool run_relative_to(struct call *c, struct object *out)
{
    struct object other = call_arg(c, PARAM_other);
    str text = pathlib_text(c->self), start;
    if (!is_path(other) && other.type != OBJECT_STR)
        return call_wrong(c, PARAM_other, "a path");
    other = is_path(other) ? other : make(c->ev, as_str(other), other);
    start = pathlib_text(other);
    if (str_eq(start, S(".")) && !str_starts(text, S("/")))
        start = S("");
    bool inside = str_starts(text, start) &&
                  (!start.n || text.n == start.n || str_ends(start, S("/")) ||
                   text.p[start.n] == '/');
    if (!inside)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_other),
                          "'%.*s' is not in the folder '%.*s'", STR_ARG(text),
                          STR_ARG(start));
    text = str_from(text, start.n);
    *out = make(c->ev, str_starts(text, S("/")) ? str_from(text, 1) : text,
                c->self);
    return true;
}

/* ---- files ---- */

static bool has_wildcard(str s)
{
    return str_find_char(s, '*', 0) != STR_NPOS ||
           str_find_char(s, '?', 0) != STR_NPOS ||
           str_find_char(s, '[', 0) != STR_NPOS;
}

/* Sets *out to the paths in the folder that match the argument `pattern`;
   `deep` includes the folders in the folder. */
static bool list_files(struct call *c, bool deep, struct object *out)
{
    struct eval *ev = c->ev;
    struct list *l = NEW(ev->scratch, struct list);
    str folder = pathlib_text(c->self), pattern = STR_NONE;
    if (!call_str(c, PARAM_pattern, &pattern))
        return false;
    if (!pattern.n || pattern.p[0] == '/' || pattern.p[0] == '.' ||
        str_find(pattern, S("**"), 0) != STR_NPOS ||
        str_find(pattern, S("./"), 0) != STR_NPOS || has_wildcard(folder))
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_pattern),
                          "the pattern '%.*s' in Path.%.*s()", STR_ARG(pattern),
                          STR_ARG(c->operation->name)) ||
               eval_help(ev, "write glob.glob('runs/**/*.json', "
                             "recursive=True)");
    if (deep)
        pattern = str_concat(ev->a, S("**/"), pattern);
    if (!str_eq(folder, S(".")))
        pattern =
            str_fmt(ev->a, str_eq(folder, S("/")) ? "%.*s%.*s" : "%.*s/%.*s",
                    STR_ARG(folder), STR_ARG(pattern));
    if (!glob_list(ev, c->at, pattern, deep, l))
        return false;
    for (size_t i = 0; i < l->n; i++)
        l->v[i] = make(ev, as_str(l->v[i]), l->v[i]);
    *out = object_list(l);
    return true;
}

static bool run_glob(struct call *c, struct object *out)
{
    return list_files(c, false, out);
}

static bool run_rglob(struct call *c, struct object *out)
{
    return list_files(c, true, out);
}

str pathlib_text(struct object path)
{
    return as_str(as_accessor(path)->of);
}

bool pathlib_name(struct call *c, enum param p, str *out)
{
    struct object x = call_arg(c, p);
    if (!is_path(x))
        return call_str(c, p, out);
    *out = pathlib_text(x);
    return true;
}

/* ---- operations ---- */

const struct operation PATHLIB_OPERATIONS[] = {
    {S_INIT("as_posix"), ON_PATH, run_as_posix, NO_PARAMS, EFFECT_KEEPS, 1,
     "the path as a string"},
    {S_INIT("glob"), ON_PATH, run_glob, PARAMS(NEEDS(pattern)), 0, 1,
     "the paths of the files in the folder that match a pattern, sorted"},
    {S_INIT("is_absolute"), ON_PATH, run_is_absolute, NO_PARAMS, 0, 1,
     "whether the path begins with a slash"},
    {S_INIT("joinpath"), ON_PATH, run_joinpath, PARAMS(REST(paths)), 0, 1,
     "the path with further parts"},
    {S_INIT("name"), ON_PATH, run_name, PROPERTY, EFFECT_KEEPS, 0,
     "the last part of the path"},
    {S_INIT("parent"), ON_PATH, run_parent, PROPERTY, EFFECT_KEEPS, 0,
     "the path without its last part"},
    {S_INIT("parents"), ON_PATH, run_parents, PROPERTY, 0, 0,
     "the folders that contain the path, the nearest first"},
    {S_INIT("parts"), ON_PATH, run_parts, PROPERTY, 0, 0,
     "a tuple of the parts of the path"},
    {S_INIT("pathlib.Path"), ON_LIBRARY, run_path, PARAMS(REST(paths)), 0, 1,
     "the path of a file"},
    {S_INIT("relative_to"), ON_PATH, run_relative_to, PARAMS(NEEDS(other)), 0,
     1, "the path without a folder at its beginning"},
    {S_INIT("rglob"), ON_PATH, run_rglob, PARAMS(NEEDS(pattern)), 0, 1,
     "like glob, also in the folders of the folder"},
    {S_INIT("stem"), ON_PATH, run_stem, PROPERTY, EFFECT_KEEPS, 0,
     "the last part of the path, without its suffix"},
    {S_INIT("suffix"), ON_PATH, run_suffix, PROPERTY, EFFECT_KEEPS, 0,
     "the end of the path from its last dot"},
    {S_INIT("suffixes"), ON_PATH, run_suffixes, PROPERTY, 0, 0,
     "a list of all suffixes of the path"},
    {S_INIT("with_name"), ON_PATH, run_with_name, PARAMS(NEEDS(name)), 0, 1,
     "the path with another last part"},
    {S_INIT("with_stem"), ON_PATH, run_with_stem, PARAMS(NEEDS(name)), 0, 1,
     "the path with another stem"},
    {S_INIT("with_suffix"), ON_PATH, run_with_suffix, PARAMS(NEEDS(suffix)), 0,
     1, "the path with another suffix"},
    {.name = {0}},
};
