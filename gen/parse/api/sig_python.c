// SPDX-License-Identifier: MIT
// sig_python: signatures of Python: module.name[T](a, b: int = 3, *, c) -> x.
#include "base/utf8.h"
#include "base/vec.h"
#include "parse/api/signature.h"

/* ---- annotations ---- */

/* Words of annotations that are not names. */
static const char WORDS[] = "True False and or not of";

/* Appends a reference to a type. If `last` is true, shows only the last part of
   the type's name. Never shows "typing.". */
static void put_type(struct sig *s, struct node *parent, str name, bool last)
{
    bool typing = str_starts(name, S("typing."));
    str title = last     ? domain_last(DOMAIN_PY, name)
                : typing ? str_from(name, 7)
                         : name;
    bool object = typing || str_eq(name, S("None"));
    struct node *x =
        sig_reference(s, parent, object ? S("obj") : S("class"), name);
    sig_text(s, x, title);
}

/* Returns the index after the dotted name that begins at token i. */
static size_t name_end(const struct sig_tokens *t, size_t i, size_t to)
{
    for (i++; i + 1 < to && sig_is(&t->v[i], S(".")); i += 2)
        if (t->v[i + 1].kind != SIG_NAME)
            break;
    return i;
}

/* Appends tokens [from, to), at least one, as written; their names become
   references. */
static void put_annotation(struct sig *s, const struct sig_tokens *t,
                           size_t from, size_t to, struct node *parent)
{
    str rest = sig_between(t, from, to);
    for (size_t i = from; i < to; i++) {
        if (t->v[i].kind != SIG_NAME || domain_lists(WORDS, t->v[i].text))
            continue;
        size_t end = name_end(t, i, to);
        str name = sig_between(t, i, end);
        bool tilde = i > from && sig_is(&t->v[i - 1], S("~"));
        size_t before =
            (size_t)((tilde ? &t->v[i - 1] : &t->v[i])->text.p - rest.p);
        if (before)
            sig_text(s, parent, str_slice(rest, 0, before));
        put_type(s, parent, name, tilde);
        rest = str_from(rest, (size_t)(name.p - rest.p) + name.n);
        i = end - 1;
    }
    if (rest.n)
        sig_text(s, parent, rest);
}

void sig_annotation(struct sig *s, struct node *parent, str text)
{
    struct sig_tokens t = sig_tokens(s->a, text, SIG_PYTHON);
    if (t.bad == STR_NPOS && t.n)
        put_annotation(s, &t, 0, t.n, parent);
    else
        sig_text(s, parent, text);
}

/* ---- parameters ---- */

struct py_parameter {
    str stars; /* the stars before the name; or a lone '/' or '*' */
    str name;
    /* the annotation is tokens [note, note_to), which may be empty */
    size_t note, note_to;
    size_t value, value_to;
};

struct py_parameters {
    struct py_parameter *v;
    size_t n, cap;
};

/* Returns the index of the first token `symbol` in [from, to) that is outside
   of inner brackets, or `to`. */
static size_t find_top(const struct sig_tokens *t, size_t from, size_t to,
                       str symbol)
{
    size_t i = from;
    while (i < to && !sig_is(&t->v[i], symbol))
        i = sig_skip(t, i);
    return i < to ? i : to;
}

/* Reads a parameter in tokens [from, to): [*|**] name [":" type] ["=" value],
   or "*", or "/". Returns false if it is malformed. */
static bool read_parameter(const struct sig_tokens *t, size_t from, size_t to,
                           struct py_parameter *p)
{
    size_t i = from;
    *p = (struct py_parameter){0};
    if (i < to && t->v[i].kind == SIG_OPERATOR)
        p->stars = t->v[i++].text;
    if (i == to && (str_eq(p->stars, S("*")) || str_eq(p->stars, S("/"))))
        return true;
    if (i == to || t->v[i].kind != SIG_NAME ||
        (p->stars.p && !str_starts(p->stars, S("*"))))
        return false;
    p->name = t->v[i++].text;
    if (i < to && sig_is(&t->v[i], S(":"))) {
        p->note = i + 1;
        i = p->note_to = find_top(t, i + 1, to, S("="));
    }
    if (i < to && sig_is(&t->v[i], S("="))) {
        p->value = i + 1;
        i = p->value_to = to;
    }
    return i == to;
}

/* Reads the parameters in tokens [from, to). Returns false if a parameter is
   malformed, as in "a[, b]". */
static bool read_parameters(struct arena *a, const struct sig_tokens *t,
                            size_t from, size_t to, struct py_parameters *out)
{
    for (size_t i = from; i < to;) {
        size_t end = find_top(t, i, to, S(","));
        if (!read_parameter(t, i, end, vec_add(a, out)))
            return false;
        i = end + 1;
    }
    return true;
}

static void put_parameter(struct sig *s, const struct sig_tokens *t,
                          const struct py_parameter *p)
{
    struct node *n = sig_add(s, s->node, NODE_EMPHASIS, "sig-param",
                             str_concat(s->a, p->stars, p->name));
    bool noted = p->note < p->note_to;
    if (noted) {
        sig_text(s, n, S(": "));
        put_annotation(s, t, p->note, p->note_to, n);
    }
    if (p->value == p->value_to)
        return;
    sig_text(s, n, noted ? S(" = ") : S("="));
    sig_add(s, n, NODE_INLINE, "default_value",
            sig_between(t, p->value, p->value_to));
}

/* Appends brackets with the parameters in tokens [from, to). If a parameter is
   malformed, shows `text`, the string between the brackets, as written. */
static void put_parameters(struct sig *s, const struct sig_tokens *t,
                           size_t from, size_t to, str text, bool types)
{
    struct py_parameters all = {0};
    sig_put_bracket(s, types ? S("[") : S("("));
    if (!read_parameters(s->a, t, from, to, &all)) {
        sig_add(s, s->node, NODE_EMPHASIS, "sig-param", text);
        all.n = 0;
    }
    for (size_t i = 0; i < all.n; i++) {
        if (i)
            sig_text(s, s->node, S(", "));
        put_parameter(s, t, &all.v[i]);
    }
    sig_put_bracket(s, types ? S("]") : S(")"));
}

/* ---- whole signatures ---- */

/* Reads a dotted name at the start of the signature: sets *prefix ("a.b.") and
   s->name. Returns the length of the dotted name. */
static size_t read_name(struct sig *s, str *prefix)
{
    size_t i = 0, n, dot = STR_NPOS;
    for (; i < s->text.n; i += n) {
        char c = s->text.p[i];
        n = 1;
        if (c == '.')
            dot = i;
        else if ((unsigned char)c >= 0x80)
            utf8_decode(str_from(s->text, i), &n);
        else if (!char_is_alnum(c) && c != '_')
            break;
    }
    *prefix = dot == STR_NPOS ? S("") : str_slice(s->text, 0, dot + 1);
    s->name = str_slice(s->text, prefix->n, i);
    return i;
}

/* Sets the names of the object. s->full begins with the enclosing class. If the
   signature repeats that class, the class is removed from *prefix. */
static void set_names(struct sig *s, str *prefix)
{
    str class = s->in->inner;
    str written = str_concat(s->a, *prefix, s->name);
    s->prefix = prefix->n ? str_slice(*prefix, 0, prefix->n - 1) : S("");
    s->within = class.n ? class : s->prefix;
    s->full = written;
    if (!class.n)
        return;
    bool again = str_eq(s->prefix, class) ||
                 str_starts(*prefix, str_concat(s->a, class, S(".")));
    if (!again) {
        s->full = str_join(s->a, (str[]){class, written}, 2, S("."));
        return;
    }
    *prefix = str_from(*prefix, class.n);
    while (str_starts(*prefix, S(".")))
        *prefix = str_from(*prefix, 1);
}

static void put_name_parts(struct sig *s, str prefix)
{
    if (s->type->flags & OBJECT_DECORATES)
        sig_put_beside(s, S("@"));
    if (s->words)
        node_append(s->node, s->words);
    if (prefix.n)
        sig_put_beside(s, prefix);
    else if (s->module.n && !s->in->inner.n && !s->bare)
        sig_put_beside(s, str_concat(s->a, s->module, S(".")));
    sig_put_name(s, s->name);
}

/* Appends the brackets that begin at token *i and moves *i past them. Returns
   false if no bracket begins there. */
static bool read_brackets(struct sig *s, const struct sig_tokens *t, size_t *i,
                          bool types)
{
    if (*i >= t->n || !sig_is(&t->v[*i], types ? S("[") : S("(")))
        return false;
    size_t close = t->v[*i].match;
    const char *from = t->v[*i].text.p + 1;
    str text = {from, (size_t)(t->v[close].text.p - from)};
    if (s->called || *i + 1 < close)
        put_parameters(s, t, *i + 1, close, str_trim(text), types);
    *i = close + 1;
    return true;
}

/* Handles unbalanced brackets: shows the string up to the last ')' as written.
   Returns false if the signature does not end with ')'. */
static bool read_loosely(struct sig *s, str rest, size_t at)
{
    size_t close = str_rfind_char(rest, ')');
    if (!str_starts(rest, S("(")) || close + 1 != rest.n) {
        s->fault = at;
        return false;
    }
    sig_put_bracket(s, S("("));
    sig_add(s, s->node, NODE_EMPHASIS, "sig-param",
            str_trim(str_slice(rest, 1, close)));
    sig_put_bracket(s, S(")"));
    return true;
}

bool sig_python(struct sig *s)
{
    str prefix;
    size_t end = read_name(s, &prefix), i = 0;
    str rest = str_trim_left(str_from(s->text, end));
    size_t at = s->text.n - rest.n;
    if (!s->name.n) {
        s->fault = end;
        return false;
    }
    set_names(s, &prefix);
    put_name_parts(s, prefix);
    struct sig_tokens t = sig_tokens(s->a, rest, SIG_PYTHON);
    if (t.bad != STR_NPOS)
        return read_loosely(s, rest, at);
    read_brackets(s, &t, &i, true);
    bool called = read_brackets(s, &t, &i, false);
    if (!called && s->called)
        put_parameters(s, &t, 0, 0, S(""), false);
    if (called && i < t.n && sig_is(&t.v[i], S("->"))) {
        str type =
            str_trim(str_from(rest, (size_t)(t.v[i].text.p + 2 - rest.p)));
        if (type.n) {
            sig_text(s, s->node, S(" "));
            sig_annotation(s,
                           sig_add(s, s->node, NODE_INLINE, "sig-return",
                                   S("\xe2\x86\x92 ")),
                           type);
        }
        i = t.n;
    }
    s->fault = i < t.n ? (size_t)(t.v[i].text.p - s->text.p) : 0;
    return i >= t.n;
}
