// SPDX-License-Identifier: MIT
// math: parses the parts of a formula, places tags such as "(1)" from \tag, and
// writes the <math> element.
#include "math/math.h"

#include "base/codes/math.h"
#include "math/math_define.h"
#include "math/math_fence.h"
#include "math/math_structure.h"
#include "math/math_style.h"
#include "math/math_table.h"
#include "math/math_words.h"

static const struct math_command *const COMMANDS[] = {math_structure_commands,
                                                      math_style_commands,
                                                      math_words_commands,
                                                      math_fence_commands,
                                                      math_define_commands,
                                                      math_table_commands,
                                                      NULL};

/* ---- reading ---- */

/* Reports a token that remains after a part of the formula. */
static void check_end(struct math_row *p)
{
    const struct math_token *t = math_token_peek(&p->x);
    if (t->kind == MATH_TOKEN_END || p->x.stopped)
        return;
    if (t->kind == MATH_TOKEN_CLOSE)
        math_token_fault(&p->x, DIAG_MATH_SYNTAX, t->at, t->n,
                         S("'}' has no matching '{'"));
    else
        math_token_fault(
            &p->x, DIAG_MATH_SYNTAX, t->at, t->n,
            str_fmt(p->a, "unexpected '\\%.*s'", STR_ARG(t->text)));
}

static struct math_node *read_parts(struct math_row *p, const str *parts,
                                    size_t n)
{
    struct math_node *table = NULL;
    for (size_t i = 0; i < n && p->x.faults == 0; i++) {
        math_token_start(&p->x, i, parts[i]);
        p->font = MATH_FONT_NONE;
        p->depth = 0;
        table = math_table_equations(p, table);
        check_end(p);
    }
    return math_table_end(p, table);
}

/* ---- tags ---- */

/* Tags form a column to the right of the widest table. Therefore, a row that
   has fewer cells than the widest table gets empty cells before its tag, but
   only up to COLUMNS_MAX cells. */
enum { COLUMNS_MAX = 20 };

/* Appends a cell with the tag t to the tag's row, after the last column of the
   table. */
static void put_tag(struct math_row *p, const struct math_tag *t)
{
    size_t n = 0, last = p->columns < COLUMNS_MAX ? p->columns : COLUMNS_MAX;
    for (const struct math_node *c = t->row->first; c; c = c->next)
        n++;
    for (; n < last; n++)
        math_node_append(t->row, math_node_new(p->a, "mtd"));
    struct math_node *cell = math_node_new(p->a, "mtd");
    math_node_set(p->a, cell, "class", "math-tag");
    math_node_append(cell, math_node_text(p->a, "mtext", t->text));
    math_node_append(t->row, cell);
}

/* Places the tags. A single tag belongs to the whole formula: returns its
   string. Otherwise, appends each tag that has a row to that row, and returns
   STR_NONE. */
static str place_tags(struct math_row *p)
{
    if (p->tags.n == 1)
        return p->tags.v[0].text;
    for (size_t i = 0; i < p->tags.n; i++)
        if (p->tags.v[i].row)
            put_tag(p, &p->tags.v[i]);
    return STR_NONE;
}

/* ---- writing ---- */

static void write_math(const struct math_how *how, const struct math_node *n,
                       const str *parts, size_t n_parts, struct buf *out)
{
    buf_puts(out, "<math");
    if (how->display)
        buf_puts(out, " display=\"block\"");
    buf_puts(out, "><semantics>");
    if (strcmp(n->tag, "mrow") == 0 && !n->first)
        buf_puts(out, "<mrow></mrow>");
    else
        math_node_write(out, n);
    buf_puts(out, "<annotation encoding=\"application/x-tex\">");
    for (size_t i = 0; i < n_parts; i++) {
        if (i)
            buf_puts(out, "\n\n");
        buf_put_html(out, str_trim(parts[i]));
    }
    buf_puts(out, "</annotation></semantics></math>");
}

bool math_write(struct math_page *page, const struct math_how *how,
                const str *parts, size_t n_parts, struct buf *out, str *tag)
{
    struct arena scratch = {0};
    struct math_row p = {
        .x = {.a = &scratch, .page = page, .how = how},
        .a = &scratch,
        .style = how->display ? MATH_DISPLAY : MATH_INLINE,
        .commands = COMMANDS,
    };
    *tag = STR_NONE;
    page->macros.a = page->a;
    struct math_node *n = read_parts(&p, parts, n_parts);
    bool good = p.x.faults == 0;
    if (good) {
        *tag = place_tags(&p);
        if (tag->p)
            *tag = str_dup(page->a, *tag);
        write_math(how, n, parts, n_parts, out);
    }
    arena_free(&scratch);
    return good;
}

/* ---- text commands ---- */

/* Searches for `command`, which includes the opening brace, from offset `from`
   on. Returns the command's offset and sets *argument to the text up to the
   closing brace. Returns STR_NPOS if the command is missing. */
static size_t find_command(str tex, str command, size_t from, str *argument)
{
    for (size_t i = from; (i = str_find(tex, command, i)) != STR_NPOS; i++) {
        size_t open = i + command.n, close = str_find_char(tex, '}', open);
        if (close == STR_NPOS)
            break;
        *argument = str_slice(tex, open, close);
        return i;
    }
    return STR_NPOS;
}

str math_label(str tex)
{
    str label;
    return find_command(tex, S("\\label{"), 0, &label) == STR_NPOS
               ? STR_NONE
               : str_trim(label);
}

bool math_environment(str tex, size_t *end, bool *starred)
{
    str name, other;
    *end = 0;
    if (!str_starts(tex, S("\\begin{")) ||
        find_command(str_slice(tex, 0, 32), S("\\begin{"), 0, &name) != 0 ||
        !math_table_is_display(name))
        return false;
    *starred = str_ends(name, S("*"));
    for (size_t i = 0;
         (i = find_command(tex, S("\\end{"), i, &other)) != STR_NPOS; i++)
        if (str_eq(other, name)) {
            *end = i + S("\\end{").n + name.n + 1;
            break;
        }
    return true;
}
