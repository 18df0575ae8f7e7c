// SPDX-License-Identifier: MIT
// md_piece: parses strings that are inline markup only, such as table cells and
// directive arguments. cmark parses many strings at once, each as a paragraph.
// In: strings with their positions. Out: inline nodes.
#include "base/buf.h"
#include "base/vec.h"
#include "parse/md/md.h"
#include "parse/md/md_text.h"

/* A no-break space, put before each piece. The rules of emphasis treat this
   guard as white space, and no block but a paragraph starts with a guard. */
#define GUARD "\xc2\xa0"

static bool has_dollars(const struct md *md)
{
    return myst_has(&md->myst, MYST_DOLLARMATH);
}

static bool is_plain_text(const struct md *md, str s)
{
    const char *signs = md_text_has_extensions(md) ? "~\"'.-(+,?!{:@" : "";
    bool dollars = has_dollars(md);
    for (size_t i = 0; i < s.n; i++)
        if (strchr("\n\r\\`*_[<&", s.p[i]) || (s.p[i] == '$' && dollars) ||
            strchr(signs, s.p[i]))
            return false;
    return true;
}

/* Appends the text of a piece after a guard. Keeps a line break only before a
   letter, where no block can start. Replaces every other line break by a
   blank. */
static void put_piece(struct buf *b, str text)
{
    buf_puts(b, GUARD);
    for (size_t i = 0; i < text.n; i++) {
        bool ends = text.p[i] == '\n' || text.p[i] == '\r';
        bool keeps = i + 1 < text.n && char_is_alpha(text.p[i + 1]);
        buf_putc(b, !ends ? text.p[i] : keeps ? '\n' : ' ');
    }
    buf_puts(b, "\n\n");
}

/* Removes the guard from the first node that was added to `parent`: the node
   after `last`, or the first child if `last` is NULL. */
static void unguard(struct node *parent, struct node *last)
{
    struct node *t = last ? last->next : parent->first;
    if (!t || t->type != NODE_TEXT || !str_starts(t->text, S(GUARD)))
        return;
    t->text = str_from(t->text, sizeof GUARD - 1);
    t->pos.col += sizeof GUARD - 1;
    if (t->pos.len)
        t->pos.len -= sizeof GUARD - 1;
    if (!t->text.n)
        node_remove(t);
}

/* ---- lines ---- */

/* Splits `text`, the joined pieces, into lines as cmark counts them: the lines
   of each piece, with the guard, then a blank line. Sets (*pieces)[k] to the
   piece of line k. */
static struct lines piece_lines(struct arena *a, str text,
                                const struct md_piece *v,
                                const struct md_piece_line **pieces)
{
    struct lines lines = {0};
    struct {
        struct md_piece_line *v;
        size_t n, cap;
    } out = {0};
    str rest = text, line;
    size_t from = 0;
    while (str_cut(&rest, '\n', &line)) {
        size_t guard = str_starts(line, S(GUARD)) ? sizeof GUARD - 1 : 0;
        vec_push(a, &lines, (struct line){.text = line});
        vec_push(a, &out, (struct md_piece_line){v, from, guard});
        from += line.n - guard + 1;
        if (!line.n && rest.n) {
            v++;
            from = 0;
        }
    }
    *pieces = out.v;
    return lines;
}

/* Fills in piece->offsets for md_piece_pos. */
static void collect_offsets(struct arena *a, struct md_piece *piece)
{
    str s = piece->cell.p ? piece->cell : piece->text;
    size_t escaped = 0;
    for (size_t i = 0; i < s.n; i++) {
        bool pipe =
            piece->cell.p && s.p[i] == '\\' && i + 1 < s.n && s.p[i + 1] == '|';
        if (pipe || (!piece->cell.p && s.p[i] == '\n'))
            vec_push(a, &piece->offsets, i - escaped);
        escaped += pipe;
        i += pipe;
    }
}

/* ---- parsing ---- */

/* Hides the formulas of each piece. A blank line ends a piece. */
static void hide_formulas(struct md *md, struct buf *b,
                          struct md_formulas *formulas)
{
    struct {
        struct md_dollar_line *v;
        size_t n, cap;
    } lines = {0};
    str rest = buf_str(b), line;
    while (str_cut(&rest, '\n', &line)) {
        if (line.n) {
            vec_push(&md->scratch, &lines,
                     (struct md_dollar_line){b->p + (line.p - b->p), line.n});
            continue;
        }
        md_dollar_hide(&md->scratch, &md->myst, lines.v, lines.n, formulas);
        lines.n = 0;
    }
}

static void parse_pieces(struct md *md, const struct md_piece *v, size_t n)
{
    struct arena *a = &md->scratch;
    struct arena_mark mark = md_begin(md);
    struct buf b = {.a = a};
    for (size_t i = 0; i < n; i++)
        put_piece(&b, v[i].text);
    struct md_formulas formulas = {0};
    if (has_dollars(md))
        hide_formulas(md, &b, &formulas);
    str text = buf_str(&b);
    struct md_run r = {.md = md, .p = md->p, .formulas = &formulas};
    str head = md_used_definitions(md, a, text, &r.skip);
    r.lines = piece_lines(a, text, v, &r.pieces);
    md_walk_start(&r.walk, str_concat(a, head, text));
    struct md_event e;
    for (size_t i = 0; i < n && md_walk_next(&r.walk, &e);) {
        if (e.kind != MD_PARAGRAPH || !e.enter)
            continue;
        struct node *last = v[i].parent->last;
        md_inlines(&r, &e, v[i].parent);
        unguard(v[i].parent, last);
        i++;
    }
    md_walk_end(&r.walk);
    md_end(md, mark);
}

void md_pieces(struct md *md, const struct md_piece *v, size_t n)
{
    struct arena_mark mark = md_begin(md);
    struct {
        struct md_piece *v;
        size_t n, cap;
    } marked = {0};
    for (size_t i = 0; i < n; i++) {
        struct md_piece piece = v[i];
        piece.text = str_trim(piece.text);
        if (!piece.text.n)
            continue;
        if (is_plain_text(md, piece.text)) {
            node_append(piece.parent,
                        node_text(md->p->a, piece.text, piece.at));
            continue;
        }
        collect_offsets(&md->scratch, &piece);
        vec_push(&md->scratch, &marked, piece);
    }
    if (marked.n)
        parse_pieces(md, marked.v, marked.n);
    md_end(md, mark);
}
