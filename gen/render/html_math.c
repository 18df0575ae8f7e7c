// SPDX-License-Identifier: MIT
// html_math: writes formulas as MathML, with the numbers of equations. A
// formula that cannot be parsed is written as source code. Blank lines split a
// formula into parts. As in docutils, a directive with several equations has a
// block for each equation; these blocks are parts of one formula.
#include "load/site.h"
#include "math/math.h"
#include "render/html_tag.h"

/* A line of at most this many bytes fits on every screen. */
enum { SURELY = 40 };

struct formula_parts {
    str *v;
    size_t n, cap;
    struct formula_part {
        const struct node *node;
        size_t at; /* offset of the part's start in the node's text */
    } * at;
    struct html *h;
};

/* ---- places ---- */

/* Returns the position, in the source file, of the `len` bytes from byte `at`
   of a node's text. Returns the node's position if the line of the source does
   not contain the text. */
static struct pos text_pos(struct html *h, const struct node *n, size_t at,
                           size_t len)
{
    str text = n->first ? n->first->text : S("");
    struct pos pos = n->pos;
    str before = str_slice(text, 0, at);
    size_t from = str_rfind_char(before, '\n') + 1;
    str line = str_slice(text, from, str_find_char(text, '\n', from));
    pos.line += (uint32_t)str_count_char(before, '\n');
    str there =
        pos.src ? source_line_from(&h->cursor, pos.src, pos.line) : STR_NONE;
    size_t col = from || !there.p ? 0 : pos.col ? pos.col - 1 : 0;
    str trimmed = str_trim(line);
    size_t found = there.p && str_find_char(there, '\t', 0) == STR_NPOS
                       ? str_find(there, trimmed, col)
                       : STR_NPOS;
    if (found == STR_NPOS)
        return n->pos;
    pos.col = (uint32_t)(found + (at - from) + 1);
    pos.col -= (uint32_t)(trimmed.p - line.p);
    pos.len = (uint32_t)len;
    return pos;
}

static struct pos place(const void *data, size_t part, size_t at, size_t n)
{
    const struct formula_parts *p = data;
    return text_pos(p->h, p->at[part].node, p->at[part].at + at, n);
}

/* ---- parts ---- */

static bool is_part(const struct node *n)
{
    return n && n->type == NODE_MATH_BLOCK && node_has(n, "_part");
}

/* Returns an upper limit of the number of parts: the number of lines in the
   text of the node and the blocks that continue it. */
static size_t most_parts(const struct node *n)
{
    size_t most = 0;
    do
        most += 1 + str_count_char(n->first ? n->first->text : S(""), '\n');
    while (is_part(n = n->next));
    return most;
}

/* Appends the parts of a node's text to p, split at blank lines if `block` is
   set. */
static void add_parts(struct formula_parts *p, const struct node *n, bool block)
{
    str text = n->first ? n->first->text : S("");
    for (size_t from = 0, end; from <= text.n; from = end + 2) {
        end = block ? str_find(text, S("\n\n"), from) : STR_NPOS;
        end = end == STR_NPOS ? text.n : end;
        str part = str_slice(text, from, end);
        if (str_blank(part) && (p->n || end < text.n))
            continue;
        p->at[p->n] = (struct formula_part){n, from};
        p->v[p->n++] = part;
    }
}

static struct formula_parts parts_of(struct html *h, const struct node *n)
{
    bool block = n->type == NODE_MATH_BLOCK;
    size_t most = block ? most_parts(n) : 1;
    struct formula_parts p = {.v = NEW_N(h->a, str, most),
                              .at = NEW_N(h->a, struct formula_part, most),
                              .h = h};
    add_parts(&p, n, block);
    while (block && is_part(n = n->next))
        add_parts(&p, n, block);
    return p;
}

/* Writes a formula as MathML. Returns false, with nothing written, if the
   formula cannot be parsed. */
static bool put_formula(struct html *h, const struct node *n, bool display,
                        str *tag)
{
    struct formula_parts p = parts_of(h, n);
    struct math_how how = {display, h->doc->diags, place, &p};
    h->has.math = true;
    h->math.a = h->a;
    h->math.of_site = h->o->site ? &h->o->site->config.math_macros : NULL;
    return math_write(&h->math, &how, p.v, p.n, h->out, tag);
}

static void put_source(struct html *h, const struct node *n)
{
    struct formula_parts p = parts_of(h, n);
    html_tag_put(h->out, "<code class=\"math\">",
                 str_join(h->a, p.v, p.n, S("\n\n")), "</code>");
}

/* ---- elements ---- */

static bool math(struct html *h, const struct node *n)
{
    str tag;
    bool span = node_list(n, "classes")->n || node_list(n, "ids")->n;
    if (h->o->plain) {
        put_source(h, n);
        return false;
    }
    if (span) {
        html_tag_open(h, n, "span", "math");
        html_tag_close(h, n, "span");
    }
    if (!put_formula(h, n, n->type == NODE_MATH_BLOCK, &tag))
        put_source(h, n);
    if (span)
        buf_puts(h->out, "</span>");
    return false;
}

static bool may_scroll(const struct node *n)
{
    str rest = n->first ? n->first->text : S(""), line;
    while (str_cut(&rest, '\n', &line))
        if (line.n > SURELY)
            return true;
    return false;
}

static void put_number(struct html *h, const struct node *n, str tag)
{
    str number = node_get(n, "_number");
    const struct strs *ids = node_list(n, "ids");
    if (!tag.n && !number.n)
        return;
    buf_puts(h->out, "<span class=\"eqno\">");
    if (tag.n)
        buf_put_html(h->out, tag);
    else
        buf_printf(h->out, "(%.*s)", STR_ARG(number));
    if (ids->n)
        html_tag_put_link(h, ids->v[ids->n - 1]);
    buf_puts(h->out, "</span>");
}

static bool math_block(struct html *h, const struct node *n)
{
    str tag;
    if (is_part(n))
        return false;
    if (html_tag_in_text(n))
        return math(h, n);
    html_tag_line(h);
    struct buf *out = h->out, formula = {.a = h->a};
    h->out = &formula;
    bool good = !h->o->plain && put_formula(h, n, true, &tag);
    if (!good)
        put_source(h, n);
    h->out = out;
    html_tag_open(h, n, "div", good ? "math-block" : "math-block math-source");
    if (may_scroll(n))
        html_tag_scrolls(h, "Formula");
    html_tag_close(h, n, "div");
    buf_put(h->out, buf_str(&formula));
    put_number(h, n, good ? tag : STR_NONE);
    buf_puts(h->out, "</div>\n");
    return false;
}

const struct html_element html_math_elements[] = {
    {NODE_MATH, HTML_INLINE, NULL, NULL, math, NULL},
    {NODE_MATH_BLOCK, HTML_LINE, NULL, NULL, math_block, NULL},
    {NODE_N_TYPES, 0, NULL, NULL, NULL, NULL},
};
