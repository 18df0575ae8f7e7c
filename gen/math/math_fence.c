// SPDX-License-Identifier: MIT
// math_fence: reads delimiters. A delimiter is a character or a command for a
// character; a full stop means no delimiter.
#include "math/math_fence.h"

/* Returns a bracket that stretches to the height of its row, or NULL if `text`
   is NULL or empty. `form`: "prefix", "infix" or "postfix". */
static struct math_node *growing(struct math_row *p, const char *text,
                                 const char *form)
{
    if (!text || !*text)
        return NULL;
    struct math_node *n = math_row_operator(
        p, *form == 'p' && form[1] == 'r' ? MATH_LEFT : MATH_RIGHT, text);
    math_node_set(p->a, n, "form", form);
    math_node_set(p->a, n, "stretchy", "true");
    return n;
}

struct math_node *math_fence_around(struct math_row *p, const char *left,
                                    struct math_node *inside, const char *right)
{
    struct math_node *row = math_node_new(p->a, "mrow"),
                     *open = growing(p, left, "prefix"),
                     *close = growing(p, right, "postfix");
    if (open)
        math_node_append(row, open);
    math_node_append(row, inside);
    if (close)
        math_node_append(row, close);
    row->class = MATH_INNER;
    return row;
}

/* Reads a delimiter, which is a character or a command, and sets *text to the
   character to write, or to "" for a full stop. If the delimiter is missing,
   reports that and returns false. */
static bool delimiter(struct math_row *p, const char **text)
{
    struct math_token at = p->at, t = math_token_take(&p->x);
    str written = STR_NONE;
    enum math_form form = MATH_LETTER;
    if (t.kind == MATH_TOKEN_CHAR) {
        form = math_symbol_of(t.text, &written);
    } else if (t.kind == MATH_TOKEN_COMMAND) {
        const struct math_symbol *s = math_symbol_find(t.text);
        form = s ? s->form : form;
        written = s ? str_c(s->text) : written;
    }
    *text = "";
    if (str_eq(written, S(".")))
        return true;
    if (str_eq(written, S("<")) || str_eq(written, S(">"))) {
        *text = *written.p == '<' ? "⟨" : "⟩";
        return true;
    }
    if (form == MATH_OPEN || form == MATH_CLOSE || form == MATH_FENCE ||
        form == MATH_STANDING || form == MATH_SIGN) {
        *text = str_dupz(p->a, written);
        return true;
    }
    p->at = t.kind == MATH_TOKEN_END ? at : t;
    if (!p->x.stopped)
        math_row_fault(
            p, str_fmt(p->a, "'\\%.*s' needs a delimiter, such as a bracket",
                       STR_ARG(at.text)));
    return false;
}

/* \left delimiter row { \middle delimiter row } \right delimiter */
static struct math_node *left(struct math_row *p, const struct math_command *c)
{
    struct math_token at = p->at;
    struct math_node *inside = math_node_new(p->a, "mrow"), *n;
    const char *open, *close = NULL, *text;
    (void)c;
    delimiter(p, &open);
    for (;;) {
        bool bracket = p->in_bracket;
        p->in_bracket = false;
        math_node_append(inside, math_row_read(p));
        p->in_bracket = bracket;
        p->at = *math_token_peek(&p->x);
        if (!math_token_accept(&p->x, "middle"))
            break;
        delimiter(p, &text);
        if ((n = growing(p, text, "infix"))) {
            math_node_set(p->a, n, "lspace", "0.05em");
            math_node_set(p->a, n, "rspace", "0.05em");
            math_node_append(inside, n);
        }
    }
    p->at = at;
    if (math_token_accept(&p->x, "right"))
        delimiter(p, &close);
    else if (!p->x.stopped)
        math_row_fault(p, S("'\\left' without '\\right'"));
    return math_fence_around(p, open, inside, close);
}

/* \big and others before a delimiter. c->value: the class of the delimiter;
   c->text: the size of the delimiter. */
static struct math_node *big(struct math_row *p, const struct math_command *c)
{
    const char *text;
    if (!delimiter(p, &text) || !*text)
        return NULL;
    struct math_node *n = math_row_operator(p, (enum math_class)c->value, text);
    math_node_set(p->a, n, "stretchy", "true");
    math_node_set(p->a, n, "minsize", c->text);
    math_node_set(p->a, n, "maxsize", c->text);
    if (c->value == MATH_LEFT || c->value == MATH_RIGHT)
        math_node_set(p->a, n, "form",
                      c->value == MATH_LEFT ? "prefix" : "postfix");
    return n;
}

#define BIG(name, size)                            \
    {S_INIT(name), big, size, MATH_ORD},           \
        {S_INIT(name "l"), big, size, MATH_LEFT},  \
        {S_INIT(name "r"), big, size, MATH_RIGHT}, \
    {                                              \
        S_INIT(name "m"), big, size, MATH_REL      \
    }

const struct math_command math_fence_commands[] = {
    {S_INIT("left"), left, NULL, 0},
    BIG("big", "1.2em"),
    BIG("Big", "1.8em"),
    BIG("bigg", "2.4em"),
    BIG("Bigg", "3em"),
    {{0}, NULL, NULL, 0},
};
