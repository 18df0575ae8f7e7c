// SPDX-License-Identifier: MIT
// html_code: literal blocks, with syntax highlighting, and with line numbers
// and emphasized lines if their directive asks for them.
#include "base/utf8.h"
#include "highlight/highlight.h"
#include "render/html_tag.h"

/* ---- the box ---- */

enum {
    TAB = 4,     /* width of a tab in the theme, in columns */
    SURELY = 24, /* this many columns fit on every screen */
};

/* Whether some line of a literal block may be wider than the screen. */
static bool may_scroll(const struct node *n)
{
    size_t columns = 0;
    for (const struct node *t = n; t; t = node_next(t, n)) {
        for (size_t i = 0; t->type == NODE_TEXT && i < t->text.n; i++) {
            char c = t->text.p[i];
            columns += c == '\t' ? TAB : utf8_starts(c);
            columns = c == '\n' ? 0 : columns;
            if (columns > SURELY)
                return true;
        }
    }
    return false;
}

/* ---- code ---- */

/* Returns the number of leading classes that do not come from the author: 2
   ("code" and a language) or 0. */
static size_t own_classes(const struct node *n)
{
    const struct strs *classes = node_list(n, "classes");
    bool code = classes->n && str_eq(classes->v[0], S("code"));
    return code ? 2 : 0;
}

static str language(const struct node *n)
{
    const struct strs *classes = node_list(n, "classes");
    if (n->type == NODE_DOCTEST_BLOCK)
        return S("python");
    return own_classes(n) && classes->n >= 2 ? classes->v[1] : STR_NONE;
}

/* Returns the language by which to highlight a block: its own language, or else
   the document's default at that position. NULL: no highlighting. */
static const struct highlight_language *highlighted(const struct html *h,
                                                    const struct node *n)
{
    str name = language(n);
    if (h->o->plain)
        return NULL;
    if (n->type == NODE_DOCTEST_BLOCK)
        name = S("pycon");
    if (!name.n)
        name = node_get(n, "_language");
    return name.n ? highlight_find(name) : NULL;
}

static void put_box(struct html *h, const struct node *n)
{
    const struct strs *ids = node_list(n, "ids");
    const struct strs *classes = node_list(n, "classes");
    h->has.code = true;
    buf_puts(h->out, "<div class=\"highlight");
    for (size_t i = own_classes(n); i < classes->n; i++)
        html_tag_put(h->out, " ", classes->v[i], "");
    buf_putc(h->out, '"');
    if (ids->n)
        html_tag_attr(h, "id", ids->v[0]);
    if (may_scroll(n))
        html_tag_scrolls(h, "Code");
    html_tag_close(h, n, "div");
}

/* Returns an array with a flag for each of the `lines` lines of node n: whether
   the attribute "emphasize-lines" contains the line. */
static const bool *emphasized(struct html *h, const struct node *n,
                              size_t lines)
{
    bool *flags = NEW_N(h->a, bool, lines + 1);
    int *change = NEW_N(
        /* for each line: number of ranges that begin in it, minus number of
           ranges that end in the line before it */
        h->a, int, lines + 2);
    int around = 0;
    str rest = node_get(n, "emphasize-lines"), range, first;
    while (rest.n && str_cut(&rest, ',', &range)) {
        long from = 1, to = 0;
        str_cut(&range, '-', &first);
        str_to_long(first, &from);
        if (!str_to_long(range, &to))
            to = from;
        if (from < 1 || to < from || (size_t)from > lines)
            continue;
        change[from - 1]++;
        change[(size_t)to < lines ? (size_t)to : lines]--;
    }
    for (size_t i = 0; i < lines; i++)
        flags[i] = (around += change[i]) > 0;
    return flags;
}

static size_t count_lines(str text)
{
    size_t n = 1;
    for (size_t i = 0; i < text.n; i++)
        n += text.p[i] == '\n';
    return n;
}

/* The text of a block, written token by token. With a language, the tokens are
   highlighted; without a language, the text is a single token. */
struct paint {
    struct highlighter words;
    struct highlight_token rest; /* the unwritten part of the current token */
    bool on;
};

static struct paint paint_start(const struct highlight_language *language,
                                str text)
{
    return language ? (struct paint){.words = highlight_start(language, text),
                                     .on = true}
                    : (struct paint){.rest.text = text};
}

/* Writes the next n bytes of the text; no <span> remains open. */
static void paint_put(struct html *h, struct paint *p, size_t n)
{
    while (n &&
           (p->rest.text.n || (p->on && highlight_next(&p->words, &p->rest)))) {
        str part = str_slice(p->rest.text, 0, n);
        if (p->rest.class)
            buf_printf(h->out, "<span class=\"%s\">", p->rest.class);
        buf_put_html(h->out, part);
        if (p->rest.class)
            buf_puts(h->out, "</span>");
        p->rest.text = str_from(p->rest.text, part.n);
        n -= part.n;
    }
}

/* Writes the text line by line. The line number is inside the line's element,
   so that emphasis covers the number and the text. */
static void put_lines(struct html *h, const struct node *n, str text,
                      struct paint *paint)
{
    size_t lines = count_lines(text);
    const bool *marked = emphasized(h, n, lines);
    bool numbers = node_has(n, "linenos");
    long number = 1;
    str line;
    str_to_long(node_get(n, "linenostart"), &number);
    str last = str_fmt(h->a, "%ld", number + (long)lines - 1);
    for (size_t i = 0; i < lines; i++) {
        str_cut(&text, '\n', &line);
        if (marked[i])
            buf_puts(h->out, "<span class=\"hll\">");
        if (numbers)
            buf_printf(h->out, "<span class=\"linenos\">%*ld</span>",
                       (int)last.n, number + (long)i);
        paint_put(h, paint, line.n + (i + 1 < lines));
        if (marked[i])
            buf_puts(h->out, "</span>");
    }
}

static bool is_by_line(const struct html *h, const struct node *n)
{
    return !h->o->plain &&
           (node_has(n, "linenos") || node_has(n, "emphasize-lines")) &&
           n->first && n->first == n->last && n->first->type == NODE_TEXT;
}

static bool is_number(const struct node *n)
{
    const struct strs *classes = node_list(n, "classes");
    return n->type == NODE_INLINE && classes->n == 1 &&
           str_eq(classes->v[0], S("ln")) && n->first;
}

/* Finds the text of a block without its line numbers. Returns false if the
   block has other children. */
static bool text_of(struct html *h, const struct node *n, str *out)
{
    struct buf b = {.a = h->a};
    node_each (c, n) {
        if (c->type == NODE_TEXT)
            buf_put(&b, c->text);
        else if (!is_number(c))
            return false;
    }
    *out = buf_str(&b);
    return out->n > 0;
}

static void put_numbered(struct html *h, const struct node *n,
                         struct paint *paint)
{
    node_each (c, n) {
        if (c->type == NODE_TEXT) {
            paint_put(h, paint, c->text.n);
            continue;
        }
        html_tag_put(h->out, "<span class=\"ln\">", c->first->text, "</span>");
    }
}

/* Writes the code of a block. Returns false, with nothing written, if the
   caller must write the block's children instead. */
static bool put_code(struct html *h, const struct node *n)
{
    const struct highlight_language *words = highlighted(h, n);
    bool by_line = is_by_line(h, n);
    str text;
    if ((!words && !by_line) || !text_of(h, n, &text))
        return false;
    struct paint paint = paint_start(words, text);
    if (by_line)
        put_lines(h, n, text, &paint);
    else
        put_numbered(h, n, &paint);
    return true;
}

static void literal_block_end(struct html *h, const struct node *n)
{
    if (h->o->plain && n->first)
        buf_putc(h->out, '\n');
    buf_puts(h->out, "</code></pre>");
    if (!h->o->plain)
        buf_puts(h->out, "</div>");
    buf_putc(h->out, '\n');
}

static bool literal_block(struct html *h, const struct node *n)
{
    str lang = language(n);
    html_tag_line(h);
    if (!h->o->plain)
        put_box(h, n);
    buf_puts(h->out, "<pre><code");
    if (lang.n)
        html_tag_attr(h, "class", str_concat(h->a, S("language-"), lang));
    buf_putc(h->out, '>');
    if (!put_code(h, n))
        return true;
    literal_block_end(h, n);
    return false;
}

const struct html_element html_code_elements[] = {
    {NODE_LITERAL_BLOCK, HTML_LINE, NULL, NULL, literal_block,
     literal_block_end},
    {NODE_DOCTEST_BLOCK, HTML_LINE, NULL, NULL, literal_block,
     literal_block_end},
    {NODE_N_TYPES, 0, NULL, NULL, NULL, NULL},
};
