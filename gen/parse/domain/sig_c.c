// SPDX-License-Identifier: MIT
// sig_c: signatures of C and C++. A declaration is not parsed by the grammars
// of C and C++: its name is found, and what stands before and behind it is
// shown as written, with one spelling of its blanks.
#include "base/buf.h"
#include "base/vec.h"
#include "parse/domain/sig_c_mangle.h"

/* ---- where things are ---- */

static bool is(const struct c_declaration *d, size_t i, str text)
{
    return i < d->t.n && sig_is(&d->t.v[i], text);
}

static bool is_identifier(const struct c_declaration *d, size_t i)
{
    return i < d->t.n && d->t.v[i].kind == SIG_NAME &&
           !c_is_type_word(d->t.v[i].text, d->cpp) &&
           (!c_is_word(d->t.v[i].text, d->cpp) ||
            (d->cpp && is(d, i, S("operator"))));
}

/* What stands between the parts of a name: "::", in C ".". */
static bool is_separator(const struct c_declaration *d, size_t i)
{
    return is(d, i, d->cpp ? S("::") : S("."));
}

/* [[...]], __attribute__((...)), alignas(...) */
static size_t skip_attributes(const struct c_declaration *d, size_t i)
{
    for (;;) {
        if (is(d, i, S("[")) && is(d, i + 1, S("[")))
            i = sig_skip(&d->t, i);
        else if ((is(d, i, S("__attribute__")) || is(d, i, S("alignas")) ||
                  is(d, i, S("__declspec"))) &&
                 is(d, i + 1, S("(")))
            i = sig_skip(&d->t, i + 1);
        else
            return i;
    }
}

/* The end of an operator's name: operator+, operator(), operator new[],
   operator"" _x, operator bool. */
static size_t operator_end(const struct c_declaration *d, size_t i)
{
    size_t k = i + 1;
    if ((is(d, k, S("(")) || is(d, k, S("["))) && d->t.v[k].match == k + 1)
        return k + 2;
    while (k < d->t.n && !is(d, k, S("(")))
        k = sig_skip(&d->t, k);
    return k;
}

/* [::] part { :: part } from token i on: sets name, last and rest. */
static bool take_name(struct c_declaration *d, size_t i)
{
    d->name = i;
    i += is_separator(d, i);
    for (;;) {
        i += is(d, i, S("template"));
        d->last = i;
        i += is(d, i, S("~"));
        if (!is_identifier(d, i))
            return false;
        if (is(d, i, S("operator"))) {
            i = operator_end(d, i);
            break;
        }
        i++;
        if (is(d, i, S("<")) && d->t.v[i].match > i)
            i = sig_skip(&d->t, i);
        if (!is_separator(d, i))
            break;
        i++;
    }
    d->rest = i;
    return true;
}

/* The name that the '(' at `i` follows: where its first part begins, or
   STR_NPOS. */
static size_t name_before(const struct c_declaration *d, size_t from, size_t i)
{
    size_t k = i, first = STR_NPOS;
    while (k > from) {
        if (is(d, k - 1, S(">")) && d->t.v[k - 1].match < k - 1)
            k = d->t.v[k - 1].match;
        if (k == from || !is_identifier(d, k - 1))
            break;
        first = --k;
        if (k > from && is(d, k - 1, S("~")))
            first = --k;
        if (k == from || !is_separator(d, k - 1))
            break;
        first = --k;
    }
    return first;
}

/* The function's name is what stands before the first '(' that it can stand
   before; brackets around a declarator are looked into. */
static bool find_function(struct c_declaration *d)
{
    for (size_t i = d->from; i < d->t.n;) {
        i = skip_attributes(d, i);
        if (d->cpp && is(d, i, S("operator"))) {
            size_t first = name_before(d, d->from, i + 1);
            return take_name(d, first == STR_NPOS ? i : first) &&
                   is(d, d->rest, S("("));
        }
        if (!is(d, i, S("("))) {
            i = i < d->t.n && d->t.v[i].match > i ? sig_skip(&d->t, i) : i + 1;
            continue;
        }
        size_t first = name_before(d, d->from, i);
        if (first != STR_NPOS)
            return take_name(d, first) && d->rest == i;
        bool skipped = i > d->from && d->t.v[i - 1].kind == SIG_NAME &&
                       c_is_word(d->t.v[i - 1].text, d->cpp);
        i = skipped ? sig_skip(&d->t, i) : i + 1;
    }
    return false;
}

/* The name of a variable or type is the last one before its size, its value or
   its parameters; or the first one in the brackets of a declarator. */
static bool find_variable(struct c_declaration *d)
{
    size_t name = STR_NPOS, i = d->from;
    while ((i = skip_attributes(d, i)) < d->t.n) {
        const struct sig_token *t = &d->t.v[i];
        bool ends = sig_is(t, S("=")) || sig_is(t, S(":")) ||
                    sig_is(t, S("[")) || sig_is(t, S("{")) ||
                    (sig_is(t, S("(")) && name != STR_NPOS &&
                     !c_is_pointer(&d->t.v[i + 1]));
        if (ends)
            break;
        if (sig_is(t, S("("))) {
            while (++i < t->match && (c_is_pointer(&d->t.v[i]) ||
                                      is(d, i, S("(")) || is(d, i, S("const"))))
                ;
            return take_name(d, i);
        }
        bool chained = i > d->from && is_separator(d, i - 1);
        if (is_identifier(d, i) && !chained)
            name = i;
        else if (is_separator(d, i) &&
                 !(i > d->from && is_identifier(d, i - 1)) &&
                 !is(d, i - 1, S(">")))
            name = i;
        i = sig_skip(&d->t, i);
    }
    return name != STR_NPOS && take_name(d, name);
}

/* [visibility] name, and what follows. */
static bool find_named(struct c_declaration *d)
{
    static const str BEFORE[] = {S_INIT("public"),  S_INIT("protected"),
                                 S_INIT("private"), S_INIT("class"),
                                 S_INIT("struct"),  S_INIT("union"),
                                 S_INIT("enum"),    S_INIT("concept")};
    size_t i = skip_attributes(d, d->from);
    for (size_t k = 0; k < sizeof BEFORE / sizeof *BEFORE; k++)
        if (is(d, i, BEFORE[k]) && i + 1 < d->t.n &&
            d->t.v[i + 1].kind == SIG_NAME) {
            if (k > 2 || k == 0)
                d->from = i + 1;
            i = skip_attributes(d, i + 1);
            k = (size_t)-1;
        }
    return take_name(d, i);
}

static bool find_macro(struct c_declaration *d)
{
    if (!is_identifier(d, d->from) && !(d->t.n && d->t.v->kind == SIG_NAME))
        return false;
    d->name = d->last = d->from;
    d->rest = d->from + 1;
    return d->rest == d->t.n || is(d, d->rest, S("("));
}

static bool is_one(const struct sig *s, const char *directives)
{
    return domain_lists(directives, str_c(s->type->directive));
}

static bool find_name(struct c_declaration *d)
{
    const struct sig *s = d->s;
    if (is_one(s, "macro"))
        return find_macro(d);
    if (is_one(s, "function"))
        return find_function(d);
    if (is_one(s, "member var type"))
        return find_variable(d);
    return find_named(d);
}

/* ---- nodes ---- */

/* What of the tokens is shown as text, without references. */
struct c_shown {
    struct node *parent;
    bool plain; /* names are declared here */
};

enum { CHAIN_MAX = 16 }; /* parts of a name that are looked up */

/* The name up to token i, without template arguments; STR_NONE for one of too
   many parts. */
static str chain(const struct c_declaration *d, size_t i)
{
    size_t parts[CHAIN_MAX], n = 0, k = i;
    struct buf b = {.a = d->s->a};
    for (parts[n++] = k; k >= 2 && is_separator(d, k - 1); parts[n++] = k) {
        k -= 2;
        if (is(d, k, S(">")) && d->t.v[k].match < k && d->t.v[k].match > 0)
            k = d->t.v[k].match - 1;
        if (n == CHAIN_MAX || d->t.v[k].kind != SIG_NAME)
            return n == CHAIN_MAX ? STR_NONE : d->t.v[i].text;
    }
    while (n--) {
        buf_put(&b, d->t.v[parts[n]].text);
        if (n)
            buf_put(&b, d->cpp ? S("::") : S("."));
    }
    return buf_end(&b);
}

static void put_name(struct c_declaration *d, size_t i, struct c_shown to)
{
    struct sig *s = d->s;
    str text = d->t.v[i].text, target = STR_NONE;
    bool own = to.plain || (d->marks[i] & (C_DECLARED | C_TEMPLATE));
    bool parameter =
        !own && map_get(&d->parameters, text) && !(i && is_separator(d, i - 1));
    if (parameter)
        target = str_join(s->a, (str[]){s->full, text}, 2, S("::"));
    else if (!own)
        target = chain(d, i);
    struct node *parent =
        target.p ? sig_reference(s, to.parent, S("identifier"), target)
                 : to.parent;
    if (parameter)
        node_set(s->a, parent, "_own", S("1"));
    if (d->marks[i] & C_TEMPLATE)
        parent = sig_add(s, parent, NODE_DESC_NAME, STR_NONE);
    struct node *n = sig_add(s, parent, NODE_DESC_SIG_NAME,
                             text.p[0] == '@' ? S("[anonymous]") : text);
    if (d->marks[i] & C_DECLARED)
        node_push(s->a, n, "classes", S("sig-param"));
}

static void put_token(struct c_declaration *d, size_t i, struct c_shown to)
{
    struct sig *s = d->s;
    const struct sig_token *t = &d->t.v[i];
    bool value = (d->marks[i] & C_BINARY) || (d->marks[i] & C_OPERATOR);
    enum node_type type = NODE_DESC_SIG_PUNCTUATION;
    switch (t->kind) {
    case SIG_NAME:
        if (is_identifier(d, i) && !is(d, i, S("operator"))) {
            put_name(d, i, to);
            return;
        }
        type = c_is_type_word(t->text, d->cpp) ? NODE_DESC_SIG_KEYWORD_TYPE
                                               : NODE_DESC_SIG_KEYWORD;
        break;
    case SIG_NUMBER: type = NODE_DESC_SIG_LITERAL_NUMBER; break;
    case SIG_STRING:
        type = str_ends(t->text, S("'")) ? NODE_DESC_SIG_LITERAL_CHAR
                                         : NODE_DESC_SIG_LITERAL_STRING;
        break;
    default: type = value ? NODE_DESC_SIG_OPERATOR : type;
    }
    if (str_eq(t->text, S("&&")) && !value) { /* a reference to a reference */
        sig_add(s, to.parent, type, S("&"));
        sig_add(s, to.parent, type, S("&"));
        return;
    }
    sig_add(s, to.parent, type, t->text);
}

/* Tokens [from, to) with their blanks, that before the first one only with
   `space`. */
static void put_tokens(struct c_declaration *d, size_t from, size_t to,
                       struct c_shown shown, bool space)
{
    for (size_t i = from; i < to; i++) {
        if ((i > from || space) && (d->marks[i] & C_SPACE))
            sig_space(d->s, shown.parent);
        put_token(d, i, shown);
    }
}

static void put_declared_name(struct c_declaration *d, struct node *line)
{
    struct sig *s = d->s;
    size_t end = d->last + 1 + is(d, d->last, S("~"));
    if (is(d, d->last, S("operator")))
        end = d->rest;
    if (d->last > d->name)
        put_tokens(d, d->name, d->last,
                   (struct c_shown){
                       sig_add(s, line, NODE_DESC_ADDNAME, STR_NONE), false},
                   false);
    struct node *name = sig_add(s, line, NODE_DESC_NAME, STR_NONE);
    put_tokens(d, d->last, end, (struct c_shown){name, true}, false);
    put_tokens(d, end, d->rest, (struct c_shown){line, false}, true);
}

static void put_parameters(struct c_declaration *d, struct node *line)
{
    struct sig *s = d->s;
    struct node *list = sig_add(s, line, NODE_DESC_PARAMETERLIST, STR_NONE);
    size_t close = d->t.v[d->open].match;
    bool macro = is_one(s, "macro");
    for (size_t i = d->open + 1; i < close;) {
        size_t end = c_find(&d->t, i, close, S(","));
        struct node *n = sig_add(s, list, NODE_DESC_PARAMETER, STR_NONE);
        node_set(s->a, n, "noemph", S("True"));
        put_tokens(d, i, end, (struct c_shown){n, macro}, false);
        i = end + 1;
    }
}

/* The word before a type: "using" another, "typedef" of one, or "type". */
static void put_type_word(struct c_declaration *d, struct node *line)
{
    struct sig *s = d->s;
    bool alias = c_find(&d->t, d->rest, d->t.n, S("=")) < d->t.n;
    if (!is_one(s, "type") || is(d, d->from, S("typedef")))
        return;
    sig_add(s, line, NODE_DESC_SIG_KEYWORD,
            d->from < d->name ? S("typedef")
            : alias           ? S("using")
                              : S("type"));
    sig_space(s, line);
}

/* template<...> before the declaration and what it requires, each on a line of
   its own. */
static void put_templates(struct c_declaration *d)
{
    for (size_t i = 0, end; i < d->templates; i = end) {
        struct node *line =
            sig_add(d->s, d->s->node, NODE_DESC_SIGNATURE_LINE, STR_NONE);
        end = i + 1;
        while (end < d->templates && !is(d, end, S("template")) &&
               !is(d, end, S("requires")))
            end = sig_skip(&d->t, end);
        put_tokens(d, i, end, (struct c_shown){line, false}, false);
    }
}

static void put_all(struct c_declaration *d)
{
    struct sig *s = d->s;
    size_t from = d->from;
    put_templates(d);
    struct node *line = sig_add(s, s->node, NODE_DESC_SIGNATURE_LINE, STR_NONE);
    while (s->words && s->words->first) {
        struct node *word = s->words->first;
        node_remove(word);
        node_append(line, word);
    }
    put_type_word(d, line);
    put_tokens(d, from, d->name, (struct c_shown){line, false}, false);
    if (d->name > from && (d->marks[d->name] & C_SPACE))
        sig_space(s, line);
    put_declared_name(d, line);
    if (d->open)
        put_parameters(d, line);
    size_t behind = d->open ? d->t.v[d->open].match + 1 : d->rest;
    put_tokens(d, behind, d->t.n, (struct c_shown){line, false}, true);
}

/* ---- the whole ---- */

/* A name's tokens as text, without template arguments that are its own. */
static str name_text(const struct c_declaration *d, size_t from, size_t to)
{
    struct buf b = {.a = d->s->a};
    for (size_t i = from; i < to; i++) {
        if (d->marks[i] & C_OWN) {
            i = d->t.v[i].match;
            continue;
        }
        if (i > from && (d->marks[i] & C_SPACE))
            buf_putc(&b, ' ');
        buf_put(&b, d->t.v[i].text);
    }
    return buf_end(&b);
}

/* What older versions of Sphinx called it, newest first. What no id is made of
   now, as in "a+b", is left out. */
static str old_ids(const struct c_declaration *d)
{
    struct buf b = {.a = d->s->a};
    for (int v = C_MANGLE_NEWEST - 1; v >= C_MANGLE_OLDEST; v--) {
        str id = c_mangle(d, v);
        bool good = id.p;
        for (size_t i = 0; i < id.n; i++)
            good &= char_is_alnum(id.p[i]) || id.p[i] == '_';
        if (good)
            buf_printf(&b, "%.*s ", STR_ARG(id));
    }
    return buf_end(&b);
}

static void set_names(struct c_declaration *d)
{
    struct sig *s = d->s;
    str separator = str_c(DOMAINS[s->type->domain].separator);
    size_t from = d->name + is_separator(d, d->name);
    s->full = name_text(d, from, d->rest);
    s->name = name_text(d, d->last, d->rest);
    if (s->in->inner.n)
        s->full = str_join(s->a, (str[]){s->in->inner, s->full}, 2, separator);
    s->within = s->full.n > s->name.n + separator.n
                    ? str_slice(s->full, 0, s->full.n - s->name.n - separator.n)
                    : S("");
    s->id = d->cpp ? c_mangle(d, C_MANGLE_NEWEST)
                   : str_concat(s->a, S("c."), s->full);
    if (d->cpp)
        s->others = old_ids(d);
    if (d->cpp && is_one(s, "function"))
        s->key = s->id;
}

static void mark_list(struct c_declaration *d, size_t open)
{
    size_t close = d->t.v[open].match;
    for (size_t i = open + 1; i < close;) {
        size_t end = c_find(&d->t, i, close, S(","));
        size_t name = c_parameter_name(d, i, end);
        if (name != STR_NPOS)
            d->marks[name] |= C_DECLARED;
        i = end + 1;
    }
}

enum { TEMPLATES_MAX = 40 }; /* within each other */

/* The names of template parameters: "typename T", "int N = 3", "Ok... C". */
static void mark_template(struct c_declaration *d, size_t open, unsigned depth)
{
    struct sig *s = d->s;
    size_t close = d->t.v[open].match;
    for (size_t i = open + 1; i < close;) {
        size_t end = c_find(&d->t, i, close, S(","));
        size_t last = c_find(&d->t, i, end, S("=")) - 1;
        if (is(d, i, S("template")) && is(d, i + 1, S("<")) &&
            depth < TEMPLATES_MAX)
            mark_template(d, i + 1, depth + 1);
        if (last > i && is_identifier(d, last) && !is_separator(d, last - 1)) {
            d->marks[last] |= C_TEMPLATE;
            if (!depth && map_add(&d->parameters, d->t.v[last].text, s))
                vec_push(s->a, &s->parameters, d->t.v[last].text);
        }
        i = end + 1;
    }
}

static void mark_templates(struct c_declaration *d)
{
    for (size_t i = 0; i + 1 < d->templates; i = sig_skip(&d->t, i))
        if (is(d, i, S("template")) && is(d, i + 1, S("<")))
            mark_template(d, i + 1, 0);
}

/* How many of the template's parameters, from that of number n on, the
   arguments at `open` repeat; 0 where they are others, as of a specialization.
 */
static size_t repeated(const struct c_declaration *d, size_t open, size_t n)
{
    const struct strs *parameters = &d->s->parameters;
    size_t first = n;
    for (size_t i = open + 1, end; i < d->t.v[open].match; i = end + 1) {
        end = c_find(&d->t, i, d->t.v[open].match, S(","));
        bool pack = is(d, end - 1, S("..."));
        if (end != i + 1 + pack || n == parameters->n ||
            !str_eq(d->t.v[i].text, parameters->v[n++]))
            return 0;
    }
    return n - first;
}

/* The arguments in A<T>::B, which are those of the template A itself. */
static void mark_own_arguments(struct c_declaration *d)
{
    for (size_t i = d->name, n = 0, more; i < d->rest; i = sig_skip(&d->t, i))
        if (is(d, i, S("<")) && d->t.v[i].match > i &&
            (more = repeated(d, i, n)) > 0) {
            d->marks[i] |= C_OWN;
            n += more;
        }
}

/* The parameters of the function, and those of functions that they point to. */
static void mark_parameters(struct c_declaration *d)
{
    for (size_t i = d->open ? d->open : 1; i < d->t.n; i++)
        if (is(d, i, S("(")) && d->t.v[i].match > i &&
            !(d->marks[i] & C_EXPRESSION) &&
            (i == d->open || is(d, i - 1, S(")"))))
            mark_list(d, i);
}

/* The place behind template<...> and a clause of requirements. */
static size_t skip_templates(const struct c_declaration *d)
{
    size_t i = 0;
    while (d->cpp && is(d, i, S("template")) && is(d, i + 1, S("<")) &&
           d->t.v[i + 1].match > i + 1) {
        i = sig_skip(&d->t, i + 1);
        while (is(d, i, S("requires")) || (i && is(d, i - 1, S("&&"))) ||
               (i && is(d, i - 1, S("||")))) {
            i += is(d, i, S("requires"));
            i = i < d->t.n ? sig_skip(&d->t, i) : i;
            while (is(d, i, S("::")) || is(d, i, S("<")))
                i = is(d, i, S("::")) && i + 2 < d->t.n ? i + 2
                                                        : sig_skip(&d->t, i);
            i += is(d, i, S("&&")) || is(d, i, S("||"));
        }
    }
    return i < d->t.n ? i : d->t.n;
}

static bool read(struct sig *s, struct c_declaration *d)
{
    *d = (struct c_declaration){.s = s,
                                .t = sig_tokens(s->a, s->text, SIG_C),
                                .cpp = s->type->domain == DOMAIN_CPP};
    s->fault = d->t.bad == STR_NPOS ? 0 : d->t.bad;
    if (d->t.bad != STR_NPOS || !d->t.n)
        return false;
    d->parameters.a = s->a;
    d->marks = NEW_N(s->a, unsigned char, d->t.n + 1);
    c_match_angles(d);
    return d->t.n > 0;
}

bool sig_c(struct sig *s)
{
    struct c_declaration d;
    if (!read(s, &d))
        return false;
    d.from = d.templates = skip_templates(&d);
    if (!find_name(&d)) {
        s->fault = d.from < d.t.n ? (size_t)(d.t.v[d.from].text.p - s->text.p)
                                  : s->text.n;
        return false;
    }
    if (is_one(s, "function macro") && is(&d, d.rest, S("(")))
        d.open = d.rest;
    c_mark_tokens(&d);
    mark_parameters(&d);
    mark_templates(&d);
    mark_own_arguments(&d);
    set_names(&d);
    put_all(&d);
    return true;
}

str sig_c_scope(struct arena *a, str text)
{
    const struct described_type type = {.domain = DOMAIN_CPP};
    struct sig s = {.a = a, .type = &type, .text = text};
    struct c_declaration d;
    if (!read(&s, &d))
        return STR_NONE;
    d.from = d.templates = skip_templates(&d);
    if (!take_name(&d, d.from) || (d.rest < d.t.n && !is(&d, d.rest, S("("))))
        return STR_NONE;
    c_mark_tokens(&d);
    mark_templates(&d);
    mark_own_arguments(&d);
    return name_text(&d, d.name + is_separator(&d, d.name), d.rest);
}

void sig_c_expression(struct sig *s, struct node *parent, str text)
{
    struct c_declaration d;
    s->text = text;
    if (!read(s, &d)) {
        sig_text(s, parent, text);
        return;
    }
    for (size_t i = 0; i < d.t.n && !c_is_type(&d); i++)
        d.marks[i] |= C_EXPRESSION;
    c_mark_tokens(&d);
    put_tokens(&d, 0, d.t.n, (struct c_shown){parent, false}, false);
}
