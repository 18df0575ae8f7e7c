// SPDX-License-Identifier: MIT
// os_path: functions of os.path that compute file names. They do not access the
// disk.
#include "df/runtime/call.h"

#include "base/vec.h"

static struct object piece(const struct call *c, str s)
{
    struct object o = object_str(s);
    object_mark(&o, call_arg(c, call_first(c)));
    return o;
}

static bool read_path(struct call *c, str *path, size_t *base)
{
    *path = STR_NONE;
    if (!call_str(c, call_first(c), path))
        return false;
    size_t slash = str_rfind_char(*path, '/');
    *base = slash == STR_NPOS ? 0 : slash + 1;
    return true;
}

static bool basename_of(struct call *c, struct object *out)
{
    str path;
    size_t base;
    if (!read_path(c, &path, &base))
        return false;
    *out = piece(c, str_from(path, base));
    return true;
}

static bool dirname_of(struct call *c, struct object *out)
{
    str path;
    size_t base, n;
    if (!read_path(c, &path, &base))
        return false;
    for (n = base; n && path.p[n - 1] == '/'; n--)
        ;
    *out = piece(c, str_slice(path, 0, n ? n : base));
    return true;
}

/* As in Python, a dot at the start of a file name does not begin an
   extension. */
static bool splitext(struct call *c, struct object *out)
{
    str path;
    size_t base, dot;
    struct list *l = NEW(c->ev->scratch, struct list);
    if (!read_path(c, &path, &base))
        return false;
    dot = str_rfind_char(path, '.');
    while (base < path.n && path.p[base] == '.')
        base++;
    if (dot == STR_NPOS || dot < base)
        dot = path.n;
    l->tuple = true;
    vec_push(c->ev->scratch, l, piece(c, str_slice(path, 0, dot)));
    vec_push(c->ev->scratch, l, piece(c, str_from(path, dot)));
    *out = object_list(l);
    return true;
}

static bool split(struct call *c, struct object *out)
{
    str path;
    size_t base, n;
    struct list *l = NEW(c->ev->scratch, struct list);
    if (!read_path(c, &path, &base))
        return false;
    for (n = base; n && path.p[n - 1] == '/'; n--)
        ;
    l->tuple = true;
    vec_push(c->ev->scratch, l, piece(c, str_slice(path, 0, n ? n : base)));
    vec_push(c->ev->scratch, l, piece(c, str_from(path, base)));
    *out = object_list(l);
    return true;
}

static bool join_paths(struct call *c, struct object *out)
{
    const struct list *rest = as_list(call_arg(c, PARAM_paths));
    struct buf b = {.a = c->ev->a};
    str path = STR_NONE;
    if (!call_str(c, PARAM_path, &path))
        return false;
    buf_put(&b, path);
    for (size_t i = 0; i < rest->n; i++) {
        if (rest->v[i].type != OBJECT_STR)
            return call_wrong(c, PARAM_paths, "strings");
        path = as_str(rest->v[i]);
        if (str_starts(path, S("/")))
            b.n = 0;
        if (b.n && b.p[b.n - 1] != '/')
            buf_putc(&b, '/');
        buf_put(&b, path);
    }
    *out = piece(c, buf_str(&b));
    return eval_spend(c->ev, c->at, b.n, 1);
}

/* ---- operations ---- */

const struct operation OS_PATH_OPERATIONS[] = {
    {S_INIT("os.path.basename"), ON_LIBRARY, basename_of, PARAMS(NEEDS(p)),
     EFFECT_KEEPS, 1, "the name without its folders"},
    {S_INIT("os.path.dirname"), ON_LIBRARY, dirname_of, PARAMS(NEEDS(p)),
     EFFECT_KEEPS, 1, "the folder part of a file name"},
    {S_INIT("os.path.join"), ON_LIBRARY, join_paths,
     PARAMS(NEEDS(path), REST(paths)), 0, 1, "names joined by slashes"},
    {S_INIT("os.path.split"), ON_LIBRARY, split, PARAMS(NEEDS(p)), 0, 1,
     "the folder part of a file name, and the name"},
    {S_INIT("os.path.splitext"), ON_LIBRARY, splitext, PARAMS(NEEDS(p)), 0, 1,
     "a file name split into two parts at its last dot"},
    {.name = {0}},
};
