// SPDX-License-Identifier: MIT
// math_spacing: sets the space around operators in one pass over a row. An
// operator to which MathML's dictionary gives the same space as TeX is not
// changed.
#include "math/math_spacing.h"

#define THIN "0.1667em"
#define THICK "0.2778em"

static void set_space(struct arena *a, struct math_node *mo, const char *left,
                      const char *right)
{
    math_node_set(a, mo, "lspace", left);
    math_node_set(a, mo, "rspace", right);
}

/* Whether a binary operator after an atom of class `before` has no left operand
   and is therefore a sign, as in "= -1". */
static bool is_sign_after(enum math_class before)
{
    return before == MATH_BIN || before == MATH_OP || before == MATH_REL ||
           before == MATH_LEFT || before == MATH_PUNCT;
}

static bool ends_operand(enum math_class c)
{
    return c == MATH_REL || c == MATH_RIGHT || c == MATH_PUNCT;
}

static bool has_prefix_form(str text)
{
    return str_eq(text, S("−")) || str_eq(text, S("+")) ||
           str_eq(text, S("±")) || str_eq(text, S("∓"));
}

/* Returns the next element that is not space. */
static const struct math_node *after(const struct math_node *n)
{
    for (n = n->next; n && n->class == MATH_GAP;)
        n = n->next;
    return n;
}

static void set_binary(struct arena *a, struct math_node *n,
                       enum math_class before, bool tight)
{
    const struct math_node *next = after(n);
    bool sign = is_sign_after(before);
    if (!sign && next && !ends_operand(next->class)) {
        if (tight)
            set_space(a, n->core, "0", "0");
        return;
    }
    n->class = MATH_ORD;
    if (sign && has_prefix_form(n->core->text))
        math_node_set(a, n->core, "form", "prefix");
    else
        set_space(a, n->core, "0", "0");
}

/* Sets the space around the relation n. Adjacent relations, such as ":=", have
   no space between them. */
static void set_relation(struct arena *a, struct math_node *n,
                         struct math_node *before, bool tight)
{
    bool relation_follows =
        n->next && n->next->class == MATH_REL && n->next->core;
    bool relation_before = before && before->class == MATH_REL && before->core;
    bool ascii = str_eq(n->core->text, S(":")) || n->core->text.n == 0;
    if (tight)
        set_space(a, n->core, "0", "0");
    else if (relation_follows || relation_before || ascii)
        set_space(a, n->core, relation_before ? "0" : THICK,
                  relation_follows ? "0" : THICK);
}

static void set_operator(struct arena *a, struct math_node *n,
                         struct math_node *before, enum math_class class,
                         bool tight)
{
    switch (n->class) {
    case MATH_BIN: set_binary(a, n, class, tight); break;
    case MATH_REL: set_relation(a, n, before, tight); break;
    case MATH_PUNCT:
        if (tight || !n->next)
            set_space(a, n->core, "0", "0");
        break;
    case MATH_ORD: set_space(a, n->core, "0", "0"); break;
    default: break;
    }
}

static bool is_operand(enum math_class c)
{
    return c == MATH_ORD || c == MATH_INNER || c == MATH_OP;
}

/* Sets the space around a function n such as sin. `before` is the node before
   n, or NULL. If it is an operand (not a function) or a closing bracket,
   inserts a thin space before n. If an operand or an opening bracket follows n,
   inserts U+2061 (function application) after n: with a thin space before an
   operand, without space before a bracket. */
static void apply(struct arena *a, struct math_node *row, struct math_node *n,
                  struct math_node *before)
{
    if (before && (is_operand(before->class) || before->class == MATH_RIGHT) &&
        !before->function) {
        struct math_node *gap = math_node_new(a, "mspace");
        math_node_set(a, gap, "width", THIN);
        gap->class = MATH_GAP;
        gap->next = n;
        before->next = gap;
    }
    const struct math_node *next = n->next;
    if (!next || !(is_operand(next->class) || next->class == MATH_LEFT))
        return;
    struct math_node *mo = math_node_text(a, "mo", S("\xe2\x81\xa1"));
    set_space(a, mo, "0", is_operand(next->class) ? THIN : "0");
    mo->class = MATH_GAP;
    mo->next = n->next;
    n->next = mo;
    if (row->last == n)
        row->last = mo;
}

void math_spacing_set(struct arena *a, struct math_node *row, bool tight,
                      bool inside)
{
    struct math_node *before = NULL;
    enum math_class class = inside ? MATH_ORD : MATH_LEFT;
    if (row->first && row->first == row->last && row->first->core &&
        row->first->core == row->first && !inside)
        tight = true; /* a symbol that is alone in its row gets no space */
    for (struct math_node *n = row->first, *next; n; n = next) {
        next = n->next;
        if (n->class == MATH_GAP)
            continue;
        if (n->function)
            apply(a, row, n, before);
        else if (n->core)
            set_operator(a, n, before, class, tight);
        before = n;
        class = n->class;
    }
}
