// SPDX-License-Identifier: MIT
// sig_python: signatures of Python: module.name[T](a, b: int = 3, *, c) -> x.
#include "base/utf8.h"
#include "base/vec.h"
#include "parse/api/sig_expression.h"
#include "parse/api/signature.h"

/* ---- annotations ---- */

struct annotation {
    struct sig *s;
    const struct sig_tokens *t;
    struct node *parent;
    size_t literal_to; /* inside Literal[...] up to here, names are texts */
};

/* Marks of a type's reference: ".x" looks everywhere, "~a.x" shows x. */
static void put_type(struct sig *s, struct node *parent, str target, bool last)
{
    str title = target;
    bool specific = str_starts(target, S("."));
    if (specific)
        title = target = str_from(target, 1);
    else if (str_starts(target, S("~")))
        last = true, title = target = str_from(target, 1);
    if (last)
        title = domain_last(DOMAIN_PY, target);
    else if (str_starts(title, S("typing.")))
        title = str_from(title, 7);
    bool object = str_eq(target, S("None")) || str_starts(target, S("typing."));
    struct node *x =
        sig_reference(s, parent, object ? S("obj") : S("class"), target);
    if (specific)
        node_set(s->a, x, "refspecific", S("True"));
    sig_text(s, x, title);
}

/* A name with its dots, from token i on; the place behind it. */
static size_t put_name(struct annotation *an, size_t i, size_t to)
{
    struct sig *s = an->s;
    const struct sig_token *t = an->t->v;
    size_t end = i + 1;
    while (end + 1 < to && sig_is(&t[end], S(".")) &&
           t[end + 1].kind == SIG_NAME)
        end += 2;
    str name = STR_NONE;
    for (size_t k = i; k < end; k++)
        name = name.p
                   ? (str){name.p, (size_t)(t[k].text.p + t[k].text.n - name.p)}
                   : t[k].text;
    struct node *last = an->parent->last;
    bool tilde = last && i > 0 && sig_is(&t[i - 1], S("~"));
    if (tilde)
        node_remove(last);
    if (str_eq(name, S("True")) || str_eq(name, S("False")))
        sig_add(s, an->parent, NODE_DESC_SIG_KEYWORD, name);
    else if (i < an->literal_to)
        sig_text(s, an->parent, name);
    else
        put_type(s, an->parent, name, tilde);
    if ((str_eq(name, S("Literal")) || str_eq(name, S("typing.Literal"))) &&
        end < to && sig_is(&t[end], S("[")) && an->literal_to <= i)
        an->literal_to = t[end].match;
    return end;
}

/* Whether each token stands where types have one. */
static bool is_type(const struct sig_tokens *t, size_t from, size_t to)
{
    if (!sig_expression_is(t, from, to))
        return false;
    for (size_t i = from; i < to; i++) {
        const struct sig_token *k = &t->v[i];
        bool call =
            sig_is(k, S("(")) && i > from && t->v[i - 1].kind != SIG_OPERATOR;
        bool good =
            k->kind != SIG_OPERATOR ||
            (!call && strchr("[](),|.~-", k->text.p[0]) && k->text.n == 1) ||
            sig_is(k, S("..."));
        if (!good ||
            (k->kind == SIG_NAME && sig_expression_keyword(k->text) &&
             !str_eq(k->text, S("None")) && !str_eq(k->text, S("True")) &&
             !str_eq(k->text, S("False"))))
            return false;
    }
    return true;
}

static void put_operator(struct annotation *an, size_t i)
{
    struct sig *s = an->s;
    const struct sig_token *t = an->t->v;
    str text = t[i].text;
    bool empty = sig_is(&t[i], S("(")) && t[i].match == i + 1;
    bool closes_empty = sig_is(&t[i], S(")")) && t[i].match + 1 == i;
    if ((sig_is(&t[i], S("(")) && !empty) ||
        (sig_is(&t[i], S(")")) && !closes_empty))
        return;
    if (sig_is(&t[i], S("|")))
        sig_space(s, an->parent);
    sig_add(s, an->parent, NODE_DESC_SIG_PUNCTUATION, text);
    if (sig_is(&t[i], S("|")) || sig_is(&t[i], S(",")))
        sig_space(s, an->parent);
}

static void put_types(struct annotation *an, size_t from, size_t to)
{
    for (size_t i = from; i < to;) {
        const struct sig_token *k = &an->t->v[i];
        if (k->kind == SIG_NAME) {
            i = put_name(an, i, to);
            continue;
        }
        if (k->kind == SIG_NUMBER)
            sig_add(an->s, an->parent, NODE_DESC_SIG_LITERAL_NUMBER, k->text);
        else if (k->kind == SIG_STRING)
            sig_add(an->s, an->parent, NODE_DESC_SIG_LITERAL_STRING,
                    sig_expression_repr(an->s->a, k->text));
        else if (!sig_is(k, S(",")) || i + 1 < to)
            put_operator(an, i);
        i++;
    }
}

/* The tokens [from, to) as types; as one reference when they are none. */
static void put_annotation(struct sig *s, const struct sig_tokens *t,
                           size_t from, size_t to, struct node *parent)
{
    struct annotation an = {.s = s, .t = t, .parent = parent};
    if (is_type(t, from, to))
        put_types(&an, from, to);
    else
        put_type(s, parent, sig_expression_text(s->a, t, from, to), false);
}

void sig_annotation(struct sig *s, struct node *parent, str text)
{
    struct sig_tokens t = sig_tokens(s->a, text, SIG_PYTHON);
    if (t.bad == STR_NPOS && is_type(&t, 0, t.n))
        put_annotation(s, &t, 0, t.n, parent);
    else
        put_type(s, parent, text, false);
}

/* ---- parameters ---- */

enum py_parameter_kind { POSITIONAL, NAMED, STARRED, KEYWORDS };

struct py_parameter {
    enum py_parameter_kind kind;
    str stars; /* or a '/' or '*' that stands alone */
    str name;
    size_t note, note_to; /* tokens of the annotation, none where equal */
    size_t value, value_to;
};

struct py_parameters {
    struct py_parameter *v;
    size_t n, cap;
};

static size_t find_top(const struct sig_tokens *t, size_t from, size_t to,
                       str what)
{
    size_t i = from;
    while (i < to && !sig_is(&t->v[i], what))
        i = sig_skip(t, i);
    return i < to ? i : to;
}

/* [*|**] name [":" type] ["=" value], "*" or "/" */
static bool read_parameter(const struct sig_tokens *t, size_t from, size_t to,
                           struct py_parameter *p)
{
    size_t i = from;
    *p = (struct py_parameter){.kind = NAMED};
    if (i < to && t->v[i].kind == SIG_OPERATOR)
        p->stars = t->v[i++].text;
    bool alone =
        i == to && (str_eq(p->stars, S("*")) || str_eq(p->stars, S("/")));
    if (p->stars.p)
        p->kind = str_eq(p->stars, S("**")) ? KEYWORDS : STARRED;
    if (alone)
        return true;
    if (i == to || t->v[i].kind != SIG_NAME ||
        (p->stars.p && !str_starts(p->stars, S("*"))) ||
        sig_expression_keyword(t->v[i].text))
        return false;
    p->name = t->v[i++].text;
    if (i < to && sig_is(&t->v[i], S(":"))) {
        p->note = i + 1;
        i = p->note_to = find_top(t, i + 1, to, S("="));
        if (!sig_expression_is(t, p->note, p->note_to))
            return false;
    }
    if (i < to && sig_is(&t->v[i], S("="))) {
        p->value = i + 1;
        i = p->value_to = to;
        if (p->stars.p || !sig_expression_is(t, p->value, p->value_to))
            return false;
    }
    return i == to;
}

/* Python's rules for the order of parameters. */
static bool are_ordered(const struct py_parameters *all)
{
    bool valued = false, starred = false, ended = false, slash = false;
    for (size_t i = 0; i < all->n; i++) {
        const struct py_parameter *p = &all->v[i];
        if (ended)
            return false;
        if (str_eq(p->stars, S("/"))) {
            if (slash || starred || i == 0)
                return false;
            slash = true;
        } else if (p->kind == STARRED) {
            if (starred || (!p->name.p && i + 1 == all->n))
                return false;
            starred = true;
        } else if (p->kind == KEYWORDS) {
            ended = true;
        } else {
            if (valued && !starred && p->value == p->value_to)
                return false;
            valued |= p->value < p->value_to;
        }
    }
    return true;
}

static bool read_parameters(struct arena *a, const struct sig_tokens *t,
                            size_t from, size_t to, struct py_parameters *out)
{
    for (size_t i = from; i < to;) {
        size_t end = find_top(t, i, to, S(","));
        if (!read_parameter(t, i, end, vec_add(a, out)))
            return false;
        i = end + 1;
    }
    return are_ordered(out);
}

static void put_parameter(struct sig *s, const struct sig_tokens *t,
                          const struct py_parameter *p, struct node *list)
{
    struct node *n = sig_add(s, list, NODE_DESC_PARAMETER, STR_NONE);
    bool noted = p->note < p->note_to;
    if (p->stars.p)
        sig_add(s, n, NODE_DESC_SIG_OPERATOR, p->stars);
    if (p->name.p)
        sig_add(s, n, NODE_DESC_SIG_NAME, p->name);
    if (noted) {
        sig_add(s, n, NODE_DESC_SIG_PUNCTUATION, S(":"));
        sig_space(s, n);
        put_annotation(s, t, p->note, p->note_to,
                       sig_add(s, n, NODE_DESC_SIG_NAME, STR_NONE));
    }
    if (p->value == p->value_to)
        return;
    if (noted)
        sig_space(s, n);
    sig_add(s, n, NODE_DESC_SIG_OPERATOR, S("="));
    if (noted)
        sig_space(s, n);
    struct node *value = node_new(s->a, NODE_INLINE, s->at);
    node_add(s->a, value, "classes", S("default_value"));
    node_append(n, value);
    sig_text(s, value, sig_expression_text(s->a, t, p->value, p->value_to));
}

/* What stands in the brackets; `text` is that as it is written. */
static void put_parameters(struct sig *s, const struct sig_tokens *t,
                           size_t from, size_t to, str text,
                           enum node_type type)
{
    struct py_parameters all = {0};
    if (!read_parameters(s->a, t, from, to, &all)) {
        sig_parameters(s, text);
        s->node->last->type = type;
        return;
    }
    struct node *list = sig_add(s, s->node, type, STR_NONE);
    for (size_t i = 0; i < all.n; i++)
        put_parameter(s, t, &all.v[i], list);
}

/* ---- the whole ---- */

/* A name's parts: "a.b." before the last one, which follows. */
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

/* The name within its class: that is said once, whether or not the signature
   says it, too. */
static void place(struct sig *s, str *prefix)
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
        sig_add(s, s->node, NODE_DESC_ADDNAME, S("@"));
    sig_words(s, s->node);
    if (prefix.n)
        sig_add(s, s->node, NODE_DESC_ADDNAME, prefix);
    else if (s->module.n && !s->in->inner.n && !s->bare)
        sig_add(s, s->node, NODE_DESC_ADDNAME,
                str_concat(s->a, s->module, S(".")));
    sig_add(s, s->node, NODE_DESC_NAME, s->name);
}

/* Takes the brackets that begin at token *i, if they do. */
static bool take_brackets(struct sig *s, const struct sig_tokens *t, size_t *i,
                          str open, enum node_type type)
{
    if (*i >= t->n || !sig_is(&t->v[*i], open))
        return false;
    size_t close = t->v[*i].match;
    const char *from = t->v[*i].text.p + 1;
    str text = {from, (size_t)(t->v[close].text.p - from)};
    if (s->called || *i + 1 < close)
        put_parameters(s, t, *i + 1, close, str_trim(text), type);
    *i = close + 1;
    return true;
}

/* What the tokens do not take, for their brackets do not match: all up to the
   last ')', as text. */
static bool read_loosely(struct sig *s, str rest, size_t at)
{
    size_t close = str_rfind_char(rest, ')');
    if (!str_starts(rest, S("(")) || close + 1 != rest.n) {
        s->fault = at;
        return false;
    }
    sig_parameters(s, str_trim(str_slice(rest, 1, close)));
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
    place(s, &prefix);
    put_name_parts(s, prefix);
    struct sig_tokens t = sig_tokens(s->a, rest, SIG_PYTHON);
    if (t.bad != STR_NPOS)
        return read_loosely(s, rest, at);
    take_brackets(s, &t, &i, S("["), NODE_DESC_TYPE_PARAMETER_LIST);
    bool called = take_brackets(s, &t, &i, S("("), NODE_DESC_PARAMETERLIST);
    if (!called && s->called)
        sig_add(s, s->node, NODE_DESC_PARAMETERLIST, STR_NONE);
    if (called && i < t.n && sig_is(&t.v[i], S("->"))) {
        str type =
            str_trim(str_from(rest, (size_t)(t.v[i].text.p + 2 - rest.p)));
        if (type.n)
            sig_annotation(s, sig_add(s, s->node, NODE_DESC_RETURNS, STR_NONE),
                           type);
        i = t.n;
    }
    s->fault = i < t.n ? (size_t)(t.v[i].text.p - s->text.p) : 0;
    return i >= t.n;
}
