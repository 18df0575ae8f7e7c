// SPDX-License-Identifier: MIT
// conf_call: tables of functions and methods. The environment counts as empty.
#include "sphinx/conf_call.h"

#include "base/buf.h"
#include "base/path.h"
#include "base/vec.h"

/* The place of an argument that every function wants as a text. */
static bool is_text(const struct conf_args *args, size_t i)
{
    return i < args->n && !args->names[i].p && args->v[i]->kind == CONF_TEXT;
}

static const struct conf_value *first_unknown(const struct conf_args *args)
{
    for (size_t i = 0; i < args->n; i++)
        if (args->v[i]->kind == CONF_UNKNOWN)
            return args->v[i];
    return NULL;
}

/* ---- %, format ---- */

static const struct conf_value *nth(const struct conf_value *with, size_t i)
{
    if (with->kind == CONF_LIST)
        return i < with->n ? with->v[i].value : NULL;
    return i == 0 && with->kind != CONF_DICT ? with : NULL;
}

/* "s" or "d" behind a percent sign, or "(name)s"; NULL for others. */
static const struct conf_value *
percent_value(str *rest, const struct conf_value *with, size_t *i)
{
    const struct conf_value *v = NULL;
    size_t end = str_find_char(*rest, ')', 0);
    if (str_starts(*rest, S("(")) && end != STR_NPOS) {
        v = conf_value_get(with, str_slice(*rest, 1, end));
        *rest = str_from(*rest, end + 1);
    } else {
        v = nth(with, (*i)++);
    }
    bool simple = rest->n && strchr("sdri", rest->p[0]) && rest->p[0];
    *rest = str_from(*rest, 1);
    return simple ? v : NULL;
}

const struct conf_value *conf_call_percent(struct conf_scope *s,
                                           const struct conf_value *format,
                                           const struct conf_value *with,
                                           uint32_t line)
{
    struct buf b = {.a = s->a};
    str rest = format->text;
    for (size_t i = 0, at; (at = str_find_char(rest, '%', 0)) != STR_NPOS;) {
        buf_put(&b, str_slice(rest, 0, at));
        rest = str_from(rest, at + 1);
        if (str_starts(rest, S("%"))) {
            buf_putc(&b, '%');
            rest = str_from(rest, 1);
            continue;
        }
        const struct conf_value *v = percent_value(&rest, with, &i);
        if (v && v->kind == CONF_UNKNOWN)
            return v;
        str text = v ? conf_value_text(s->a, v) : STR_NONE;
        if (!text.p)
            return conf_unknown(s, line, S("it is formatted"));
        buf_put(&b, text);
    }
    buf_put(&b, rest);
    return conf_scope_text(s, buf_str(&b), line);
}

/* What a field of str.format names: by number, by name, or the next one. */
static const struct conf_value *
field_value(str field, const struct conf_args *args, size_t *next)
{
    long n;
    if (!field.n || str_to_long(field, &n)) {
        size_t i = field.n ? (size_t)n : (*next)++;
        return i < args->n && !args->names[i].p ? args->v[i] : NULL;
    }
    for (size_t i = 0; i < args->n; i++)
        if (args->names[i].p && str_eq(args->names[i], field))
            return args->v[i];
    return NULL;
}

static const struct conf_value *text_format(struct conf_scope *s, str rest,
                                            const struct conf_args *args,
                                            uint32_t line)
{
    struct buf b = {.a = s->a};
    for (size_t i = 0, next = 0; i < rest.n; i++) {
        char c = rest.p[i];
        if ((c == '{' || c == '}') && i + 1 < rest.n && rest.p[i + 1] == c) {
            buf_putc(&b, c);
            i++;
            continue;
        }
        if (c != '{') {
            buf_putc(&b, c);
            continue;
        }
        size_t end = str_find_char(rest, '}', i);
        if (end == STR_NPOS)
            break;
        const struct conf_value *v =
            field_value(str_slice(rest, i + 1, end), args, &next);
        if (v && v->kind == CONF_UNKNOWN)
            return v;
        str text = v ? conf_value_text(s->a, v) : STR_NONE;
        if (!text.p)
            return conf_unknown(s, line, S("it is formatted"));
        buf_put(&b, text);
        i = end;
    }
    return conf_scope_text(s, buf_str(&b), line);
}

/* ---- paths ---- */

/* Without ".", ".." and doubled slashes; absolute if it was. */
static str normal(struct arena *a, str path)
{
    struct strs parts = {0};
    bool absolute = str_starts(path, S("/"));
    str part;
    while (str_cut(&path, '/', &part)) {
        if (!part.n || str_eq(part, S(".")))
            continue;
        if (!str_eq(part, S("..")))
            vec_push(a, &parts, part);
        else if (parts.n && !str_eq(parts.v[parts.n - 1], S("..")))
            parts.n--;
        else if (!absolute)
            vec_push(a, &parts, part);
    }
    str joined = str_join(a, parts.v, parts.n, S("/"));
    return absolute   ? str_concat(a, S("/"), joined)
           : joined.n ? joined
                      : S(".");
}

static str folder_of(str path)
{
    return str_starts(path, S("/")) && !path_dir(path).n ? S("/")
                                                         : path_dir(path);
}

static const struct conf_value *
path_of(struct conf_scope *s, const struct conf_args *args, uint32_t line)
{
    str path = S("");
    for (size_t i = 0; i < args->n; i++) {
        if (!is_text(args, i))
            return conf_unknown(s, line, S("it is no path"));
        str part = args->v[i]->text;
        path = str_starts(part, S("/")) || !path.n
                   ? part
                   : str_join(s->a, (str[]){path, part}, 2, S("/"));
    }
    return conf_scope_text(s, path, line);
}

/* ---- functions ---- */

static const struct conf_value *
run_join(struct conf_scope *s, const struct conf_args *args, uint32_t line)
{
    return path_of(s, args, line);
}

static const struct conf_value *
run_normal(struct conf_scope *s, const struct conf_args *args, uint32_t line)
{
    if (!is_text(args, 0))
        return NULL;
    str path = args->v[0]->text;
    if (!str_starts(path, S("/")))
        path = path_join(s->a, folder_of(s->file), path);
    return conf_scope_text(s, normal(s->a, path), line);
}

static const struct conf_value *
run_dirname(struct conf_scope *s, const struct conf_args *args, uint32_t line)
{
    return is_text(args, 0)
               ? conf_scope_text(s, folder_of(args->v[0]->text), line)
               : NULL;
}

static const struct conf_value *
run_basename(struct conf_scope *s, const struct conf_args *args, uint32_t line)
{
    return is_text(args, 0)
               ? conf_scope_text(s, path_base(args->v[0]->text), line)
               : NULL;
}

static const struct conf_value *run_environment(struct conf_scope *s,
                                                const struct conf_args *args,
                                                uint32_t line)
{
    return args->n > 1 ? args->v[1] : conf_new(s, CONF_NONE, line);
}

static const struct conf_value *
run_text(struct conf_scope *s, const struct conf_args *args, uint32_t line)
{
    str text = args->n ? conf_value_text(s->a, args->v[0]) : S("");
    return text.p ? conf_scope_text(s, text, line) : NULL;
}

static const struct conf_value *
run_dict(struct conf_scope *s, const struct conf_args *args, uint32_t line)
{
    const struct conf_value *v = conf_new(s, CONF_DICT, line);
    for (size_t i = 0; i < args->n; i++) {
        if (args->names[i].p)
            v = conf_with(s, v, (struct conf_item){args->names[i], args->v[i]},
                          line);
        else if (args->v[i]->kind == CONF_DICT)
            v = conf_scope_joined(s, v, args->v[i], line);
        else
            return NULL;
    }
    return v;
}

static const struct conf_value *
run_list(struct conf_scope *s, const struct conf_args *args, uint32_t line)
{
    if (!args->n)
        return conf_new(s, CONF_LIST, line);
    return args->v[0]->kind == CONF_LIST ? args->v[0] : NULL;
}

static const struct {
    str name;
    const struct conf_value *(*run)(struct conf_scope *s,
                                    const struct conf_args *args,
                                    uint32_t line);
} FUNCTIONS[] = {
    {S_INIT("os.path.join"), run_join},
    {S_INIT("path.join"), run_join},
    {S_INIT("join"), run_join},
    {S_INIT("Path"), run_join},
    {S_INIT("pathlib.Path"), run_join},
    {S_INIT("os.path.abspath"), run_normal},
    {S_INIT("path.abspath"), run_normal},
    {S_INIT("abspath"), run_normal},
    {S_INIT("os.path.realpath"), run_normal},
    {S_INIT("os.path.normpath"), run_normal},
    {S_INIT("os.path.dirname"), run_dirname},
    {S_INIT("path.dirname"), run_dirname},
    {S_INIT("dirname"), run_dirname},
    {S_INIT("os.path.basename"), run_basename},
    {S_INIT("os.getenv"), run_environment},
    {S_INIT("getenv"), run_environment},
    {S_INIT("os.environ.get"), run_environment},
    {S_INIT("environ.get"), run_environment},
    {S_INIT("str"), run_text},
    {S_INIT("dict"), run_dict},
    {S_INIT("list"), run_list},
    {S_INIT("tuple"), run_list},
    {S_INIT("set"), run_list},
    {S_INIT("sorted"), run_list},
};

const struct conf_value *conf_call_function(struct conf_scope *s, str name,
                                            const struct conf_args *args,
                                            uint32_t line)
{
    for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++) {
        if (!str_eq(FUNCTIONS[i].name, name))
            continue;
        const struct conf_value *v = FUNCTIONS[i].run(s, args, line);
        return v ? v : first_unknown(args);
    }
    return NULL;
}

/* ---- methods ---- */

static const struct conf_value *text_join(struct conf_scope *s, str with,
                                          const struct conf_args *args,
                                          uint32_t line)
{
    struct buf b = {.a = s->a};
    if (!args->n || args->v[0]->kind != CONF_LIST)
        return NULL;
    const struct conf_value *list = args->v[0];
    for (size_t i = 0; i < list->n; i++) {
        if (list->v[i].value->kind != CONF_TEXT)
            return NULL;
        if (i)
            buf_put(&b, with);
        buf_put(&b, list->v[i].value->text);
        if (b.n > CONF_BYTES_MAX)
            break;
    }
    return conf_scope_text(s, buf_str(&b), line);
}

static const struct conf_value *text_split(struct conf_scope *s, str text,
                                           const struct conf_args *args,
                                           uint32_t line)
{
    struct conf_value *v = conf_new(s, CONF_LIST, line);
    bool blanks = !is_text(args, 0);
    str sep = blanks ? S(" ") : args->v[0]->text, part;
    size_t most = args->n > 1 && args->v[1]->kind == CONF_NUMBER &&
                          args->v[1]->number >= 0
                      ? (size_t)args->v[1]->number
                      : CONF_ITEMS_MAX - 1;
    if (!sep.n)
        return NULL;
    struct {
        struct conf_item *v;
        size_t n, cap;
    } items = {0};
    while (blanks ? str_word(&text, &part) : text.p != NULL) {
        size_t at = items.n < most ? str_find(text, sep, 0) : STR_NPOS;
        if (!blanks) {
            part = str_slice(text, 0, at);
            text = at == STR_NPOS ? STR_NONE : str_from(text, at + sep.n);
        }
        vec_push(s->a, &items,
                 (struct conf_item){STR_NONE, conf_scope_text(s, part, line)});
    }
    v->v = items.v;
    v->n = items.n;
    v->depth = 1;
    return v;
}

/* The first parts of a text as one, so that at most `most` are cut off its
   end. */
static const struct conf_value *text_rsplit(struct conf_scope *s, str text,
                                            const struct conf_args *args,
                                            uint32_t line)
{
    struct conf_args all = {.v = {args->n ? args->v[0] : NULL}, .n = 1};
    const struct conf_value *v = text_split(s, text, &all, line);
    if (!v || args->n < 2 || args->v[1]->kind != CONF_NUMBER ||
        args->v[1]->number < 0 || (double)v->n <= args->v[1]->number + 1)
        return v;
    size_t first = v->n - 1 - (size_t)args->v[1]->number;
    const str last = v->v[first].value->text;
    struct conf_value *out = conf_new(s, CONF_LIST, line);
    out->v = v->v + first;
    out->n = v->n - first;
    out->depth = 1;
    out->v[0].value = conf_scope_text(
        s, (str){text.p, (size_t)(last.p + last.n - text.p)}, line);
    return out;
}

static str strip(str text, str set, bool left, bool right)
{
    while (left && text.n && memchr(set.p, text.p[0], set.n))
        text = str_from(text, 1);
    while (right && text.n && memchr(set.p, text.p[text.n - 1], set.n))
        text.n--;
    return text;
}

static const struct conf_value *text_replace(struct conf_scope *s, str text,
                                             const struct conf_args *args,
                                             uint32_t line)
{
    if (!is_text(args, 0) || !is_text(args, 1) || !args->v[0]->text.n ||
        text.n * (args->v[1]->text.n + 1) > CONF_BYTES_MAX)
        return NULL;
    return conf_scope_text(
        s, str_replace(s->a, text, args->v[0]->text, args->v[1]->text), line);
}

static const struct conf_value *text_method(struct conf_scope *s, str text,
                                            str name,
                                            const struct conf_args *args,
                                            uint32_t line)
{
    str one = is_text(args, 0) ? args->v[0]->text : S(" \t\n\r\v\f");
    bool left = str_eq(name, S("lstrip")), right = str_eq(name, S("rstrip"));
    if (str_eq(name, S("format")))
        return text_format(s, text, args, line);
    if (str_eq(name, S("join")))
        return text_join(s, text, args, line);
    if (str_eq(name, S("split")))
        return text_split(s, text, args, line);
    if (str_eq(name, S("rsplit")))
        return args->n ? text_rsplit(s, text, args, line)
                       : text_split(s, text, args, line);
    if (str_eq(name, S("replace")))
        return text_replace(s, text, args, line);
    if (left || right || str_eq(name, S("strip")))
        return conf_scope_text(s, strip(text, one, !right, !left), line);
    if (str_eq(name, S("lower")))
        return conf_scope_text(s, str_lower(s->a, text), line);
    if (str_eq(name, S("resolve")) || str_eq(name, S("absolute")))
        return run_normal(
            s,
            &(struct conf_args){.v = {conf_scope_text(s, text, line)}, .n = 1},
            line);
    if (str_eq(name, S("as_posix")))
        return conf_scope_text(s, text, line);
    if (str_eq(name, S("startswith")) || str_eq(name, S("endswith"))) {
        struct conf_value *v = conf_new(s, CONF_BOOL, line);
        v->number =
            name.p[0] == 's' ? str_starts(text, one) : str_ends(text, one);
        return is_text(args, 0) ? v : NULL;
    }
    return NULL;
}

const struct conf_value *conf_call_method(struct conf_scope *s,
                                          const struct conf_value *of, str name,
                                          const struct conf_args *args,
                                          uint32_t line)
{
    if (of->kind == CONF_TEXT) {
        const struct conf_value *v = text_method(s, of->text, name, args, line);
        return v ? v : first_unknown(args);
    }
    if (str_eq(name, S("copy")) &&
        (of->kind == CONF_LIST || of->kind == CONF_DICT))
        return of;
    if (str_eq(name, S("get")) && of->kind == CONF_DICT && is_text(args, 0)) {
        const struct conf_value *v = conf_value_get(of, args->v[0]->text);
        if (v)
            return v;
        return args->n > 1 ? args->v[1] : conf_new(s, CONF_NONE, line);
    }
    return NULL;
}

const struct conf_value *conf_call_attribute(struct conf_scope *s,
                                             const struct conf_value *of,
                                             str name, uint32_t line)
{
    if (of->kind != CONF_TEXT)
        return NULL;
    if (str_eq(name, S("parent")))
        return conf_scope_text(s, folder_of(of->text), line);
    if (str_eq(name, S("name")))
        return conf_scope_text(s, path_base(of->text), line);
    return NULL;
}
