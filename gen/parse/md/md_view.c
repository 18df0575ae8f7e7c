// SPDX-License-Identifier: MIT
// md_view: in the string for cmark, blocks that md_scan marked become HTML
// blocks of one line, fences of colons become fences of tildes, and formulas
// between dollars become bytes that are not markup.
#include "parse/md/md_view.h"

#include "base/buf.h"
#include "base/vec.h"
#include "parse/md/md_definition.h"
#include "parse/md/md_line.h"

/* Replaces a marked line for cmark: an HTML block that may start anywhere, even
   inside a paragraph, and ends on the same line (CommonMark 4.6, kind 3). */
#define OUR_BLOCK "<?>"

struct viewer {
    struct arena *a;
    const struct lines *lines;
    const struct md_scan *scan;
    struct md_line *marks;
    struct md_view *out;
};

/* ---- definitions ---- */

/* Reads the definitions at the start of a paragraph, lines [k, end). */
static void read_definitions(struct viewer *w, size_t k, size_t end)
{
    const struct line *l = w->lines->v;
    struct buf b = {.a = w->a};
    for (size_t i = k; i < end; i++) {
        buf_put(&b, str_from(l[i].text, w->marks[i].content));
        buf_putc(&b, '\n');
    }
    str text = buf_str(&b), label;
    size_t n;
    while ((n = md_definition(text, &label))) {
        vec_push(w->a, &w->out->definitions,
                 (struct md_definition){label, str_slice(text, 0, n)});
        for (size_t i = 0; i < n; i++)
            if (text.p[i] == '\n')
                w->marks[k++].mark = MD_MARK_DEFINITION;
        text = str_from(text, n);
    }
}

static void find_definitions(struct viewer *w)
{
    for (size_t k = 0; k < w->lines->n; k++) {
        const struct md_line *line = &w->marks[k];
        str text = w->lines->v[k].text;
        if (line->mark != MD_MARK_TEXT || text.p[line->content] != '[')
            continue;
        size_t end = k + 1;
        while (end < w->lines->n && w->marks[end].mark == MD_MARK_MORE)
            end++;
        read_definitions(w, k, end);
        k = end - 1;
    }
}

/* ---- the string for cmark ---- */

static void put_swapped(struct buf *b, str s, char from, char to)
{
    size_t n = md_run_of(s, from);
    buf_fill(b, to, n);
    if (n < s.n && s.p[n] == to)
        buf_putc(b, ' ');
    buf_put(b, str_from(s, n));
}

/* Appends a line as cmark will see it. Lines that may be inside code keep their
   length. */
static void put_line(struct buf *b, str text, const struct md_line *line)
{
    bool part = line->mark >= MD_MARK_NOTE;
    str rest = str_from(text, line->content);
    buf_put(b, str_slice(text, 0, part ? line->lead : line->content));
    if (line->mark >= MD_MARK_TARGET)
        buf_puts(b, OUR_BLOCK);
    else if (line->mark == MD_MARK_COLON)
        put_swapped(b, rest, ':', '~');
    else if (line->mark == MD_MARK_COVER)
        put_swapped(b, rest, '~', ':');
    else
        buf_put(b, rest);
    buf_putc(b, '\n');
}

/* Returns `head` and the lines as cmark will see them. Sets starts[k] to the
   offset in the result at which the content of line k begins, after the markers
   of its containers. */
static struct buf put_lines(struct viewer *w, str head, size_t *starts)
{
    struct buf b = {.a = w->a};
    size_t total = head.n;
    for (size_t k = 0; k < w->lines->n; k++)
        total += w->lines->v[k].text.n + sizeof OUR_BLOCK;
    buf_room(&b, total);
    buf_put(&b, head);
    for (size_t k = 0; k < w->lines->n; k++) {
        str text = w->lines->v[k].text;
        starts[k] = b.n + w->marks[k].content;
        if (w->scan->too_deep && k >= w->scan->deep_line) {
            buf_put(&b, str_slice(text, 0, w->marks[k].content));
            break;
        }
        put_line(&b, text, &w->marks[k]);
    }
    return b;
}

/* ---- formulas ---- */

/* Hides the formulas of each paragraph and heading. */
static void hide_formulas(struct viewer *w, const struct myst_choice *myst,
                          char *text, const size_t *starts)
{
    struct md_dollar_line *lines =
        NEW_N(w->a, struct md_dollar_line, w->lines->n);
    size_t end = w->scan->too_deep ? w->scan->deep_line : w->lines->n, n;
    for (size_t k = 0; k < end; k += n) {
        for (n = 0; k + n < end; n++) {
            const struct md_line *m = &w->marks[k + n];
            if (!(n ? m->mark == MD_MARK_MORE
                    : m->mark == MD_MARK_TEXT || m->mark == MD_MARK_MORE ||
                          m->heading))
                break;
            lines[n] = (struct md_dollar_line){
                text + starts[k + n], w->lines->v[k + n].text.n - m->content};
            if (m->heading) {
                n++;
                break;
            }
        }
        if (n)
            md_dollar_hide(w->a, myst, lines, n, &w->out->formulas);
        else
            n = 1;
    }
}

struct md_view md_view(struct arena *a, const struct lines *lines,
                       struct md_scan *scan,
                       const struct md_scan_options *options, str head)
{
    struct md_view out = {0};
    struct viewer w = {a, lines, scan, scan->v, &out};
    size_t *starts = NEW_N(a, size_t, lines->n + 1);
    find_definitions(&w);
    struct buf b = put_lines(&w, head, starts);
    if (myst_has(options->myst, MYST_DOLLARMATH))
        hide_formulas(&w, options->myst, b.p, starts);
    out.text = buf_end(&b);
    return out;
}
