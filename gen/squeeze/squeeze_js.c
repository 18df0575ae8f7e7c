// SPDX-License-Identifier: MIT
// squeeze_js: what stands between two neighbours follows from the two alone.
#include "squeeze/squeeze_js.h"

#include "base/buf.h"
#include "squeeze/js_names.h"

/* Beginnings of comments that two signs would make. */
static const str COMMENTS[] = {S_INIT("//"), S_INIT("/*"), S_INIT("<!")};

/* Whether two tokens would be others without a blank between them. */
static bool merge(struct arena *a, const struct js_token *x,
                  const struct js_token *y)
{
    char last = x->text.p[x->text.n - 1], first = y->text.p[0];
    if (x->kind == JS_NUMBER && first == '.')
        return true;
    if (js_in_name(last) || x->kind == JS_REGEX)
        return js_in_name(first);
    if (x->kind != JS_PUNCT)
        return false;
    str both = str_concat(a, x->text, y->text);
    for (size_t i = 0; i < sizeof COMMENTS / sizeof *COMMENTS; i++)
        if (str_starts(both, COMMENTS[i]))
            return true;
    return js_punct(both)->text.n > x->text.n;
}

/* Whether a semicolon ends a statement that a brace would end as well: an empty
   statement needs it. */
static bool is_spare_end(const struct js_tokens *t, const struct js_token *x)
{
    const struct js_token *open = &t->v[(x - 1)->match];
    if (!js_is(x, ";") || !js_is(x + 1, "}"))
        return false;
    return js_is(x - 1, ")") ? !(x - 1)->match || !js_has(open - 1, JS_HEAD)
                             : js_is(x - 1, "}") || !(js_has(x - 1, JS_BLOCK) ||
                                                      js_is(x - 1, ":"));
}

/* Whether a parenthesis is around the one parameter of an arrow. */
static bool is_spare_bracket(const struct js_tokens *t,
                             const struct js_token *x)
{
    const struct js_token *open = js_is(x, ")") ? &t->v[x->match] : x;
    return js_is(open, "(") && open[1].kind == JS_NAME &&
           js_is(open + 2, ")") && js_is(open + 3, "=>");
}

/* Whether a comma is behind the last of a list: in [] it may make a hole. */
static bool is_spare_comma(const struct js_token *x)
{
    return js_is(x, ",") && (js_is(x + 1, "}") || js_is(x + 1, ")"));
}

/* Makes "const a = b; const c" "const a = b, c", if nothing stands between. */
static void join_declarations(struct js_tokens *t)
{
    for (size_t i = 0; i < t->n; i++) {
        size_t k = i + 1;
        if (!js_is(&t->v[i], "const") && !js_is(&t->v[i], "let"))
            continue;
        while (k < t->n && !js_is(&t->v[k], ";") &&
               !js_has(&t->v[k], JS_CLOSES) && !js_line_counts(t, k))
            k = js_behind(t, k);
        if (js_is(&t->v[k], ";") && t->v[k + 1].sign == t->v[i].sign) {
            t->v[k].text = S(",");
            t->v[k + 1].text = S("");
        }
    }
}

str squeeze_js(struct arena *a, str text)
{
    struct js_tokens t;
    struct buf b = {.a = a};
    const struct js_token *before = NULL;
    if (!js_tokens(a, text, &t))
        return text;
    js_names(a, &t);
    join_declarations(&t);
    for (size_t i = 0; i < t.n; i++) {
        const struct js_token *x = &t.v[i];
        if (!x->text.n || is_spare_comma(x) || is_spare_bracket(&t, x) ||
            (i && is_spare_end(&t, x)))
            continue;
        if (js_line_counts(&t, i))
            buf_putc(&b, '\n');
        else if (before && (x->gap || before != x - 1) && merge(a, before, x))
            buf_putc(&b, ' ');
        buf_put(&b, x->text);
        before = x;
    }
    if (b.n)
        buf_putc(&b, '\n');
    return buf_end(&b);
}
