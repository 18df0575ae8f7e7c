// SPDX-License-Identifier: MIT
// math_structure: for each kind of command, a function that reads the command's
// arguments and builds the element.
#include "math/math_structure.h"

#include "math/math_fence.h"
#include "math/math_spacing.h"

/* Wraps n in an <mstyle> that sets it in display or text style. */
static struct math_node *sized(struct math_row *p, struct math_node *n,
                               bool display)
{
    struct math_node *style = math_node_new(p->a, "mstyle");
    math_node_set(p->a, style, "displaystyle", display ? "true" : "false");
    math_node_set(p->a, style, "scriptlevel", "0");
    math_node_append(style, n);
    style->class = n->class;
    return style;
}

/* ---- fractions ---- */

enum { AT_HAND, DISPLAY, TEXT, CONTINUED };

static struct math_node *pair(struct math_row *p, const char *tag,
                              enum math_style style)
{
    struct math_node *n = math_node_new(p->a, tag);
    math_node_append(n, math_row_argument(p, style));
    math_node_append(n, math_row_argument(p, style));
    return n;
}

static enum math_style size_of(const struct math_row *p, int size)
{
    return size == AT_HAND ? p->style
           : size == TEXT  ? MATH_INLINE
                           : MATH_DISPLAY;
}

static struct math_node *in_size(struct math_row *p, struct math_node *n,
                                 int size)
{
    if (size == AT_HAND || size_of(p, size) == p->style)
        return n;
    return sized(p, n, size != TEXT);
}

/* \frac{a}{b} and others. c->value: the style; c->text: not NULL for a
   binomial, which has brackets and no line. */
static struct math_node *fraction(struct math_row *p,
                                  const struct math_command *c)
{
    enum math_style style = math_style_fraction(size_of(p, c->value));
    if (c->value == CONTINUED)
        style = MATH_DISPLAY;
    struct math_node *n = pair(p, "mfrac", style);
    if (c->value == CONTINUED) {
        struct math_node *below = sized(p, n->last, true);
        n->first->next = NULL;
        n->first = sized(p, n->first, true);
        n->first->next = n->last = below;
    }
    n->class = MATH_INNER;
    if (c->text) {
        math_node_set(p->a, n, "linethickness", "0");
        n = math_fence_around(p, "(", n, ")");
    }
    return in_size(p, n, c->value);
}

/* \genfrac{left}{right}{thickness}{style}{above}{below} */
static struct math_node *general_fraction(struct math_row *p,
                                          const struct math_command *c)
{
    str left, right, thickness, style;
    (void)c;
    if (!math_token_raw(&p->x, &left, NULL) ||
        !math_token_raw(&p->x, &right, NULL) ||
        !math_token_raw(&p->x, &thickness, NULL) ||
        !math_token_raw(&p->x, &style, NULL))
        return NULL;
    int size = str_eq(style, S("0"))   ? DISPLAY
               : str_eq(style, S("1")) ? TEXT
                                       : AT_HAND;
    struct math_node *n =
        pair(p, "mfrac", math_style_fraction(size_of(p, size)));
    n->class = MATH_INNER;
    if (thickness.n)
        math_node_set_str(p->a, n, "linethickness", thickness);
    if (left.n || right.n)
        n = math_fence_around(p, str_dupz(p->a, left), n,
                              str_dupz(p->a, right));
    return in_size(p, n, size);
}

/* a \over b: the numerator is everything before the command in its row, the
   denominator everything after it. c->text: the two brackets, or NULL;
   c->value: whether a line is drawn. */
static struct math_node *infix(struct math_row *p, const struct math_command *c)
{
    struct math_node *row = p->so_far, *n = math_node_new(p->a, "mfrac"),
                     *above = math_node_new(p->a, "mrow");
    above->first = row->first;
    above->last = row->last;
    row->first = row->last = NULL;
    math_spacing_set(p->a, above, p->style >= MATH_INLINE, false);
    math_node_append(n, above);
    math_node_append(n, math_row_read(p));
    n->class = MATH_INNER;
    if (!c->value)
        math_node_set(p->a, n, "linethickness", "0");
    if (!c->text)
        return n;
    return math_fence_around(p, str_dupz(p->a, str_slice(str_c(c->text), 0, 1)),
                             n, c->text + 1);
}

/* ---- roots ---- */

static struct math_node *root_of(struct math_row *p, struct math_node *index)
{
    struct math_node *n = math_node_new(p->a, index ? "mroot" : "msqrt");
    math_node_append(n, math_row_argument(p, p->style));
    if (index)
        math_node_append(n, index);
    return n;
}

static struct math_node *root(struct math_row *p, const struct math_command *c)
{
    str index;
    enum math_style style = p->style;
    struct math_node *n = NULL;
    (void)c;
    if (math_token_option(&p->x, &index)) {
        p->style = MATH_SCRIPT2;
        n = math_row_text(p, index, p->at.at);
        p->style = style;
    }
    return root_of(p, n);
}

/* \root n \of x */
static struct math_node *plain_root(struct math_row *p,
                                    const struct math_command *c)
{
    struct math_node *index = math_row_argument(p, MATH_SCRIPT2);
    (void)c;
    if (!math_token_accept(&p->x, "of"))
        math_row_fault(p, S("'\\root' without '\\of'"));
    return root_of(p, index);
}

/* ---- over and under ---- */

enum { SMALL, WIDE, BRACE, BELOW = 4 };

/* \hat{x} and others. c->text: the accent; c->value: SMALL, WIDE or BRACE, plus
   BELOW for an accent below. */
static struct math_node *accent(struct math_row *p,
                                const struct math_command *c)
{
    bool below = c->value & BELOW;
    struct math_node *n = math_node_new(p->a, below ? "munder" : "mover");
    math_node_append(n, math_row_argument(p, p->style));
    struct math_node *sign = math_row_operator(p, MATH_ORD, c->text);
    math_node_set(p->a, sign, "stretchy",
                  (c->value & ~BELOW) == SMALL ? "false" : "true");
    math_node_append(n, sign);
    if ((c->value & ~BELOW) != BRACE)
        math_node_set(p->a, n, below ? "accentunder" : "accent", "true");
    n->limits = (c->value & ~BELOW) == BRACE;
    return n;
}

/* \overset{a}{b} and others: puts `a` over or under `b` and keeps the class of
   `b`. c->text: the MathML element; c->value: a class to use instead of the
   class of `b`, or 0. */
static struct math_node *stack(struct math_row *p, const struct math_command *c)
{
    enum math_style small = math_style_script(p->style);
    struct math_node *n = math_node_new(p->a, c->text),
                     *one = math_row_argument(p, small), *two = NULL;
    if (strcmp(c->text, "munderover") == 0)
        two = math_row_argument(p, small);
    struct math_node *base = math_row_argument(p, p->style);
    n->core = base->core;
    n->class = base->class;
    /* if the base is a group of one symbol, use the symbol's class */
    if (base->first && base->first == base->last) {
        n->core = base->first->core;
        n->class = base->first->class;
        if (n->core) { /* undo the spacing of a symbol that is alone in its
                          row */
            math_node_unset(n->core, "lspace");
            math_node_unset(n->core, "rspace");
        }
    }
    if (c->value && n->core)
        n->class = (enum math_class)c->value;
    math_node_append(n, base);
    math_node_append(n, two ? two : one);
    if (two)
        math_node_append(n, one);
    return n;
}

/* Returns a row: n with a space of the width `width` on each side. */
static struct math_node *padded(struct math_row *p, struct math_node *n,
                                const char *width)
{
    struct math_node *row = math_node_new(p->a, "mrow");
    math_node_append(row, math_row_gap(p, width));
    math_node_append(row, n);
    math_node_append(row, math_row_gap(p, width));
    row->class = n->class;
    return row;
}

/* \xrightarrow[below]{above} and others. c->text: the arrow. */
static struct math_node *long_arrow(struct math_row *p,
                                    const struct math_command *c)
{
    str below;
    struct math_node *under = NULL, *arrow, *n;
    enum math_style style = p->style;
    if (math_token_option(&p->x, &below)) {
        p->style = math_style_script(style);
        under = math_row_text(p, below, p->at.at);
        p->style = style;
    }
    n = math_node_new(p->a, under ? "munderover" : "mover");
    arrow = math_row_operator(p, MATH_REL, c->text);
    math_node_set(p->a, arrow, "stretchy", "true");
    math_node_append(n, arrow);
    if (under)
        math_node_append(n, padded(p, under, "0.5em"));
    math_node_append(
        n, padded(p, math_row_argument(p, math_style_script(style)), "0.5em"));
    n->core = arrow;
    n->class = MATH_REL;
    return n;
}

/* ---- commands that change one element ---- */

static struct math_node *negated(struct math_row *p,
                                 const struct math_command *c)
{
    struct math_node *n = math_row_argument(p, p->style), *core = n;
    (void)c;
    while (strcmp(core->tag, "mrow") == 0 && core->first &&
           core->first == core->last)
        core = core->first;
    if (!core->text.p) {
        math_row_fault(p, S("'\\not' needs a relation"));
        return n;
    }
    str text = math_symbol_negated(core->text);
    core->text = text.p ? text : str_concat(p->a, core->text, S("\xcc\xb8"));
    return core;
}

/* \phantom{x}, \smash{x} and others. c->text: the MathML element; c->value: the
   dimensions that are kept, 1 width, 2 height, 3 both. */
static struct math_node *phantom(struct math_row *p,
                                 const struct math_command *c)
{
    str option;
    math_token_option(&p->x, &option); /* the option of \smash is ignored */
    struct math_node *n = math_node_new(p->a, c->text);
    math_node_append(n, math_row_argument(p, p->style));
    if (c->value == 3)
        return n;
    struct math_node *box =
        strcmp(c->text, "mpadded") == 0 ? n : math_node_new(p->a, "mpadded");
    if (!(c->value & 1))
        math_node_set(p->a, box, "width", "0");
    if (!(c->value & 2)) {
        math_node_set(p->a, box, "height", "0");
        math_node_set(p->a, box, "depth", "0");
    }
    if (box != n)
        math_node_append(box, n);
    return box;
}

/* \boxed{x}, \cancel{x}. c->text: a CSS class. */
static struct math_node *classed(struct math_row *p,
                                 const struct math_command *c)
{
    struct math_node *n = math_node_new(p->a, "mrow");
    math_node_append(n, math_row_argument(p, p->style));
    math_node_set(p->a, n, "class", c->text);
    return n;
}

/* \mathrel{x} and others, which change the class of x. c->value: the class;
   c->text: the space around x, or NULL for none. */
static struct math_node *of_class(struct math_row *p,
                                  const struct math_command *c)
{
    struct math_node *n = math_row_argument(p, p->style), *only = n;
    while (strcmp(only->tag, "mrow") == 0 && !only->attrs && only->first &&
           only->first == only->last)
        only = only->first;
    const char *space = c->text && p->style < MATH_SCRIPT ? c->text : "0";
    if (only->core) {
        only->class = (enum math_class)c->value;
        if (c->value == MATH_BIN || c->value == MATH_REL) {
            math_node_set(p->a, only->core, "lspace", space);
            math_node_set(p->a, only->core, "rspace", space);
            only->core = NULL; /* math_spacing must not change the space */
        }
        only->limits |= c->value == MATH_OP;
        return only;
    }
    n->class = (enum math_class)c->value;
    n->limits = c->value == MATH_OP && p->style == MATH_DISPLAY;
    return strcmp(space, "0") ? padded(p, n, space) : n;
}

#define ARROW(name, text)                 \
    {                                     \
        S_INIT(name), long_arrow, text, 0 \
    }
#define ACCENT(name, text, how)         \
    {                                   \
        S_INIT(name), accent, text, how \
    }

const struct math_command math_structure_commands[] = {
    {S_INIT("frac"), fraction, NULL, AT_HAND},
    {S_INIT("dfrac"), fraction, NULL, DISPLAY},
    {S_INIT("tfrac"), fraction, NULL, TEXT},
    {S_INIT("cfrac"), fraction, NULL, CONTINUED},
    {S_INIT("nicefrac"), fraction, NULL, AT_HAND},
    {S_INIT("binom"), fraction, "()", AT_HAND},
    {S_INIT("dbinom"), fraction, "()", DISPLAY},
    {S_INIT("tbinom"), fraction, "()", TEXT},
    {S_INIT("genfrac"), general_fraction, NULL, 0},
    {S_INIT("over"), infix, NULL, 1},
    {S_INIT("atop"), infix, NULL, 0},
    {S_INIT("choose"), infix, "()", 0},
    {S_INIT("brace"), infix, "{}", 0},
    {S_INIT("brack"), infix, "[]", 0},
    {S_INIT("sqrt"), root, NULL, 0},
    {S_INIT("root"), plain_root, NULL, 0},
    ACCENT("hat", "^", SMALL),
    ACCENT("widehat", "^", WIDE),
    ACCENT("tilde", "~", SMALL),
    ACCENT("widetilde", "~", WIDE),
    ACCENT("bar", "¯", SMALL),
    ACCENT("vec", "→", SMALL),
    ACCENT("dot", "˙", SMALL),
    ACCENT("ddot", "¨", SMALL),
    ACCENT("dddot", "⃛", SMALL),
    ACCENT("ddddot", "⃜", SMALL),
    ACCENT("acute", "´", SMALL),
    ACCENT("grave", "`", SMALL),
    ACCENT("breve", "˘", SMALL),
    ACCENT("check", "ˇ", SMALL),
    ACCENT("widecheck", "ˇ", WIDE),
    ACCENT("mathring", "˚", SMALL),
    ACCENT("overline", "‾", WIDE),
    ACCENT("underline", "‾", WIDE | BELOW),
    ACCENT("underbar", "‾", WIDE | BELOW),
    ACCENT("overrightarrow", "→", WIDE),
    ACCENT("overleftarrow", "←", WIDE),
    ACCENT("overleftrightarrow", "↔", WIDE),
    ACCENT("underrightarrow", "→", WIDE | BELOW),
    ACCENT("underleftarrow", "←", WIDE | BELOW),
    ACCENT("underleftrightarrow", "↔", WIDE | BELOW),
    ACCENT("overbrace", "⏞", BRACE),
    ACCENT("underbrace", "⏟", BRACE | BELOW),
    ACCENT("overbracket", "⎴", BRACE),
    ACCENT("underbracket", "⎵", BRACE | BELOW),
    ACCENT("overparen", "⏜", BRACE),
    ACCENT("underparen", "⏝", BRACE | BELOW),
    {S_INIT("overset"), stack, "mover", 0},
    {S_INIT("underset"), stack, "munder", 0},
    {S_INIT("stackrel"), stack, "mover", MATH_REL},
    {S_INIT("overunderset"), stack, "munderover", 0},
    {S_INIT("stackbin"), stack, "mover", MATH_BIN},
    ARROW("xrightarrow", "→"),
    ARROW("xleftarrow", "←"),
    ARROW("xleftrightarrow", "↔"),
    ARROW("xRightarrow", "⇒"),
    ARROW("xLeftarrow", "⇐"),
    ARROW("xLeftrightarrow", "⇔"),
    ARROW("xmapsto", "↦"),
    ARROW("xhookrightarrow", "↪"),
    ARROW("xhookleftarrow", "↩"),
    ARROW("xlongequal", "="),
    {S_INIT("not"), negated, NULL, 0},
    {S_INIT("phantom"), phantom, "mphantom", 3},
    {S_INIT("hphantom"), phantom, "mphantom", 1},
    {S_INIT("vphantom"), phantom, "mphantom", 2},
    {S_INIT("smash"), phantom, "mpadded", 1},
    {S_INIT("rlap"), phantom, "mpadded", 2},
    {S_INIT("mathrlap"), phantom, "mpadded", 2},
    {S_INIT("boxed"), classed, "math-boxed", 0},
    {S_INIT("cancel"), classed, "math-cancel", 0},
    {S_INIT("bcancel"), classed, "math-cancel", 0},
    {S_INIT("xcancel"), classed, "math-cancel", 0},
    {S_INIT("mathop"), of_class, NULL, MATH_OP},
    {S_INIT("mathbin"), of_class, "0.2222em", MATH_BIN},
    {S_INIT("mathrel"), of_class, "0.2778em", MATH_REL},
    {S_INIT("mathord"), of_class, NULL, MATH_ORD},
    {S_INIT("mathopen"), of_class, NULL, MATH_LEFT},
    {S_INIT("mathclose"), of_class, NULL, MATH_RIGHT},
    {S_INIT("mathpunct"), of_class, NULL, MATH_PUNCT},
    {S_INIT("mathinner"), of_class, NULL, MATH_INNER},
    {{0}, NULL, NULL, 0},
};
