// SPDX-License-Identifier: MIT
// js_scopes: the tokens from which a declaration is seen are rather too few
// than too many: a use outside of them is not taken for one of it.
#include "squeeze/js_scopes.h"

#include "base/vec.h"

struct js_declared {
    struct arena *a;
    const struct js_tokens *t;
    struct js_scopes found;
};

/* ---- where something ends ---- */

/* The end of an expression that begins at `i`; *line: it may go on. */
static size_t value_end(const struct js_tokens *t, size_t i, bool *line)
{
    size_t asked = 0;
    *line = false;
    for (size_t from = i; i < t->n; i = js_behind(t, i)) {
        const struct js_token *x = &t->v[i];
        *line = i > from && js_line_counts(t, i);
        if (*line || js_has(x, JS_CLOSES) || js_is(x, ",") || js_is(x, ";") ||
            (js_is(x, ":") && !asked) ||
            (x->kind == JS_TEMPLATE && !js_has(x, JS_OPENS)))
            break;
        asked += js_is(x, "?");
        asked -= js_is(x, ":");
    }
    return i;
}

/* The end of a statement that begins at `i`, or an earlier place. */
static size_t statement_end(const struct js_tokens *t, size_t i)
{
    for (; i < t->n && !js_has(&t->v[i], JS_CLOSES); i = js_behind(t, i))
        if (js_is(&t->v[i], ";") || (js_is(&t->v[i], "{") && t->v[i].block))
            return js_behind(t, i);
    return i;
}

/* The element behind the next comma of a bracket that ends at `end`. */
static size_t next_element(const struct js_tokens *t, size_t i, size_t end)
{
    while (i < end && !js_is(&t->v[i], ","))
        i = js_behind(t, i);
    return i + 1;
}

/* ---- declarations ---- */

struct js_name *js_scopes_name(struct js_scopes *s, str text)
{
    struct js_name *name = map_get(&s->names, text);
    if (!name) {
        name = NEW(s->names.a, struct js_name);
        *name = (struct js_name){.text = text, .place = s->names.n};
        map_put(&s->names, text, name);
    }
    return name;
}

static void bind_name(struct js_declared *d, size_t i, struct js_scope scope)
{
    const struct js_token *x = &d->t->v[i];
    if (x->kind != JS_NAME || x->sign)
        return;
    scope.name = js_scopes_name(&d->found, x->text);
    vec_push(d->a, &d->found, scope);
}

/* Declares the names of the patterns in a bracket, parameters among them:
   [a, {b, c: d}] = e, ...f. */
static void bind_list(struct js_declared *d, size_t open, struct js_scope scope)
{
    const struct js_tokens *t = d->t;
    size_t end = t->v[open].match, i = open + 1;
    for (; i < end; i = next_element(t, i, end)) {
        size_t value = js_behind(t, i);
        i += js_is(&t->v[i], "...");
        if (js_is(&t->v[open], "{") && js_is(&t->v[value], ":"))
            i = value + 1;
        if (js_is(&t->v[i], "[") || js_is(&t->v[i], "{"))
            bind_list(d, i, scope);
        else
            bind_name(d, i, scope);
    }
}

static void bind(struct js_declared *d, size_t i, struct js_scope scope)
{
    if (js_is(&d->t->v[i], "[") || js_is(&d->t->v[i], "{"))
        bind_list(d, i, scope);
    else
        bind_name(d, i, scope);
}

/* Where the parameters of the function begin that a brace opens the body of;
   JS_NONE: of none. */
static size_t parameters_of(const struct js_tokens *t, size_t brace)
{
    size_t last = brace - 1;
    if (brace < 2 || !js_is(&t->v[brace], "{"))
        return JS_NONE;
    if (js_is(&t->v[last], "=>"))
        return js_is(&t->v[last - 1], ")") ? t->v[last - 1].match : last - 1;
    size_t open = t->v[last].match;
    bool head = js_is(&t->v[last], ")") && open &&
                js_has(&t->v[open - 1], JS_HEAD) &&
                !js_is(&t->v[open - 1], "catch");
    return js_is(&t->v[last], ")") && !head ? open : JS_NONE;
}

/* Where what stands in a bracket and is declared there is seen: of a for in its
   statement, else in the block; outside of all blocks by other scripts. */
static struct js_scope scope_in(const struct js_tokens *t, size_t up)
{
    if (up == JS_NONE)
        return (struct js_scope){0};
    size_t head = parameters_of(t, up), end = t->v[up].match;
    if (js_is(&t->v[up], "{"))
        return (struct js_scope){
            .from = up, .to = end, .head = head == JS_NONE ? up : head};
    return (struct js_scope){.from = up,
                             .to = statement_end(t, end + 1),
                             .head = up,
                             .shorter = !js_is(&t->v[end + 1], "{")};
}

/* const and let: `i` is the word. */
static void declare(struct js_declared *d, size_t i)
{
    const struct js_tokens *t = d->t;
    struct js_scope scope = scope_in(t, t->v[i].up);
    bool line;
    do {
        bind(d, ++i, scope);
        i = js_behind(t, i);
        if (js_is(&t->v[i], "="))
            i = value_end(t, i + 1, &line);
    } while (js_is(&t->v[i], ","));
}

/* The name of a function, which is seen in the body where it stands; that of an
   expression, or in a block, is left alone. */
static void declare_function(struct js_declared *d, size_t word, size_t name)
{
    const struct js_tokens *t = d->t;
    size_t up = t->v[word].up;
    size_t first = word - (word && js_is(&t->v[word - 1], "async"));
    const struct js_token *x = first ? &t->v[first - 1] : NULL;
    bool statement = js_is(x, ";") || js_is(x, "}") || js_is(x, "{");
    if (up != JS_NONE && parameters_of(t, up) != JS_NONE && statement)
        bind_name(d, name, scope_in(t, up));
}

/* Parameters in parentheses, seen there and in the block behind them. */
static void declare_parameters(struct js_declared *d, size_t open)
{
    const struct js_tokens *t = d->t;
    size_t body = js_behind(t, open);
    if (js_is(&t->v[open], "(") && js_is(&t->v[body], "{"))
        bind_list(d, open,
                  (struct js_scope){
                      .from = open, .to = t->v[body].match, .head = open});
}

/* `i` is the arrow. */
static void declare_arrow(struct js_declared *d, size_t i)
{
    const struct js_tokens *t = d->t;
    bool many = js_is(&t->v[i - 1], ")"), line = false;
    size_t from = many ? t->v[i - 1].match : i - 1;
    size_t end = js_is(&t->v[i + 1], "{") ? t->v[i + 1].match
                                          : value_end(t, i + 1, &line);
    const struct js_scope scope = {
        .from = from, .to = end, .head = from, .shorter = line};
    if (many)
        bind_list(d, from, scope);
    else
        bind_name(d, from, scope);
}

static void declare_all(struct js_declared *d)
{
    for (size_t i = 0; i < d->t->n; i++) {
        const struct js_token *x = &d->t->v[i];
        size_t name = i + 1 + js_is(x + 1, "*");
        bool named = d->t->v[name].kind == JS_NAME;
        if (js_is(x, "const") || js_is(x, "let"))
            declare(d, i);
        else if (js_is(x, "=>") && i)
            declare_arrow(d, i);
        else if (js_is(x, "catch") || (x->key && js_is(x + 1, "(")))
            declare_parameters(d, i + 1);
        else if (js_is(x, "function")) {
            if (named)
                declare_function(d, i, name);
            declare_parameters(d, name + named);
        }
    }
}

/* ---- uses ---- */

/* Whether a name in an object or pattern stands for a property and, as a name,
   for what it holds: {a, b = c}. */
static bool is_shorthand(const struct js_token *x)
{
    bool first = js_is(x - 1, "{") || js_is(x - 1, ",");
    return x->key && first &&
           (js_is(x + 1, ",") || js_is(x + 1, "}") || js_is(x + 1, "="));
}

bool js_is_use(const struct js_tokens *t, size_t i)
{
    const struct js_token *x = &t->v[i];
    return x->kind == JS_NAME && !x->sign &&
           (x->key ? is_shorthand(x)
                   : !i || !(js_is(x - 1, ".") || js_is(x - 1, "?.")));
}

struct js_scopes js_scopes(struct arena *a, const struct js_tokens *t)
{
    struct js_declared d = {.a = a, .t = t, .found = {.names = {.a = a}}};
    declare_all(&d);
    return d.found;
}
