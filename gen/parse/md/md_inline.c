// SPDX-License-Identifier: MIT
// md_inline: converts cmark's inline nodes to ours, and runs MyST's roles,
// which are code spans right after "{name}". In: the events in a leaf block.
#include "base/buf.h"
#include "base/codes/md.h"
#include "base/uri.h"
#include "base/vec.h"
#include "doc/fields.h"
#include "load/site.h"
#include "parse/code/included_address.h"
#include "parse/md/md.h"
#include "parse/md/md_line.h"
#include "parse/md/md_link.h"
#include "parse/md/md_text.h"
#include "parse/role/role.h"

/* The current position in a leaf block. cmark joins the lines of a block,
   without their indentation, and counts columns from the last line break that
   it noticed. Other line breaks (in code, links and HTML, and after
   backslashes) count as one byte. So the byte at cmark's column may be on a
   later line. */
struct md_position {
    uint32_t reported; /* cmark's current line number */
    uint32_t col;      /* cmark's column of the block's first byte */
    size_t from;       /* index of the line from which cmark counts columns */
    size_t found;      /* index of the line that locate found last */
    size_t before;     /* bytes from line `from` to line `found` */
    size_t line, at;   /* the current line's index, and the byte in it */
};

struct md_inliner {
    struct md_run *r;
    struct parse *p;
    struct md_position position;
    struct node *at; /* the innermost open element */
    struct node *top;
    /* number of open nodes that are skipped, since they are nested too
       deeply */
    size_t skipping;
    bool in_formula;        /* the previous line ended inside a formula */
    bool extended;          /* md_text_finish will process the text nodes */
    const char *slash_line; /* start of the line that has_slash describes */
    bool has_slash;         /* whether slash_line has a backslash */
    /* offset in the line of the byte after the open autolink; 0 if none is
       open */
    size_t autolink;
    unsigned depth;
};

static size_t content_of(const struct md_run *r, size_t k)
{
    return r->marks ? r->marks[k].content : 0;
}

/* Returns the length of a line in cmark's string, with its line break. */
static size_t bytes_of(const struct md_run *r, size_t k)
{
    return r->lines.v[k].text.n - content_of(r, k) + 1;
}

/* Moves to the position `line`, `col` that cmark reported. Does nothing if
   `line` is not cmark's current line (p->reported), or if `col` is before the
   block's first byte (p->col). The search starts at the line found last
   (p->found), since positions usually ascend; only the end of a node may be on
   an earlier line. */
static void locate(struct md_inliner *in, uint32_t line, uint32_t col)
{
    struct md_position *p = &in->position;
    const struct md_run *r = in->r;
    if (line != p->reported || col < p->col)
        return;
    size_t off = col - p->col, k = p->found;
    while (off < p->before)
        p->before -= bytes_of(r, --k);
    while (k + 1 < r->lines.n && off - p->before >= bytes_of(r, k))
        p->before += bytes_of(r, k++);
    p->found = k;
    off -= p->before;
    size_t at = content_of(r, k) + off, end = r->lines.v[k].text.n;
    p->line = k;
    p->at = at < end ? at : end;
}

/* Moves to the position after a node. */
static void locate_end(struct md_inliner *in, const struct md_event *e)
{
    struct md_position *p = &in->position;
    locate(in, e->line, e->end_col);
    p->at += p->at < in->r->lines.v[p->line].text.n;
}

static struct pos pos_of(const struct md_inliner *in, size_t len)
{
    const struct md_position *p = &in->position;
    if (in->r->pieces)
        return md_piece_pos(&in->r->pieces[p->line], p->at, len);
    return line_pos(&in->r->lines.v[p->line], p->at, len);
}

/* Returns a literal as a slice of the source if the source has the same bytes
   at the current position; else a copy. */
static str keep_literal(struct md_inliner *in, str literal)
{
    const struct line *l = &in->r->lines.v[in->position.line];
    str here = str_slice(l->text, in->position.at, in->position.at + literal.n);
    if (!in->r->pieces && str_eq(here, literal))
        return here;
    return str_dup(in->p->a, literal);
}

static struct node *add(struct md_inliner *in, enum node_type type, size_t len)
{
    struct node *n = node_new(in->p->a, type, pos_of(in, len));
    node_append(in->at, n);
    return n;
}

/* Adds inline markup that attributes such as {.class} may follow. */
static struct node *add_marked(struct md_inliner *in, enum node_type type,
                               size_t len)
{
    struct node *n = add(in, type, len);
    n->mark = in->extended ? MD_TEXT_OPEN : 0;
    return n;
}

static void add_text(struct md_inliner *in, str text)
{
    if (!text.n)
        return;
    struct node *n = node_text(in->p->a, text, pos_of(in, text.n));
    node_append(in->at, n);
    n->mark = in->extended && !in->autolink ? MD_TEXT_OPEN : 0;
}

/* Moves back to the start of `text` if it starts with unmatched backquotes:
   cmark reports the position after the backquotes. */
static void step_back(struct md_inliner *in, str text)
{
    size_t n = md_run_of(text, '`');
    str line = in->r->lines.v[in->position.line].text;
    if (n && n <= in->position.at && in->position.at <= line.n &&
        str_starts(text, str_slice(line, in->position.at - n, in->position.at)))
        in->position.at -= n;
}

/* ---- roles ---- */

/* Returns the length of the "{name}" that a string ends with, or 0 if the
   string has no such end. */
static size_t role_name(str s)
{
    if (s.n < 3 || s.p[s.n - 1] != '}')
        return 0;
    for (size_t i = s.n - 1; i-- > 0;) {
        if (s.p[i] == '{')
            return i + 2 < s.n ? s.n - i : 0;
        if (!char_is_alnum(s.p[i]) && !strchr("_-+:", s.p[i]))
            return 0;
    }
    return 0;
}

/* Whether the "{name}" of a role, `braces`, is escaped by a backslash or
   contains an entity. `ticks` backquotes follow `braces` in `line`, and end at
   byte `at`. */
static bool is_escaped(str line, size_t at, size_t ticks, str braces)
{
    size_t before = at - ticks, from = before - braces.n, slashes = 0;
    if (!ticks) /* the position is unknown */
        return false;
    if (before < braces.n || !str_eq(str_slice(line, from, before), braces))
        return true;
    while (from > slashes && line.p[from - slashes - 1] == '\\')
        slashes++;
    return slashes % 2 == 1;
}

/* Runs the role whose content is a code span; returns false if no role precedes
   the span. */
static bool run_role(struct md_inliner *in, str code)
{
    struct node *before = in->at->last;
    if (in->r->md->plain || !before || before->type != NODE_TEXT)
        return false;
    size_t n = role_name(before->text);
    str braces = str_from(before->text, before->text.n - n);
    str line = in->r->lines.v[in->position.line].text;
    size_t at = in->position.at, ticks = 0;
    while (ticks < at && line.p[at - ticks - 1] == '`')
        ticks++;
    if (!n || is_escaped(line, at, ticks, braces))
        return false;
    str fence = ticks ? str_slice(line, at - ticks, at) : S("`");
    in->position.at -= ticks ? ticks + n : 0;
    struct role_call c = {
        .p = in->p,
        .name = str_slice(braces, 1, n - 1),
        .raw =
            str_join(in->p->a, (str[]){braces, fence, code, fence}, 4, S("")),
        .text = code,
        .at = pos_of(in, n + code.n + 2 * fence.n),
    };
    str text = before->text;
    before->text = str_slice(text, 0, text.n - n);
    if (!before->text.n)
        node_remove(before);
    if (!role_run(&c, in->at))
        node_append(in->at, node_text(in->p->a, c.raw, c.at));
    return true;
}

static void code(struct md_inliner *in, const struct md_event *e)
{
    str text = keep_literal(in, e->literal);
    if (run_role(in, text))
        return;
    struct node *n = add_marked(in, NODE_LITERAL, text.n);
    if (text.n)
        node_append(n, node_text(in->p->a, text, n->pos));
}

/* ---- HTML ---- */

static bool is_br(str tag)
{
    str inner = str_slice(tag, 1, tag.n ? tag.n - 1 : 0);
    if (str_ends(inner, S("/")))
        inner.n--;
    return str_eq_nocase(str_trim(inner), S("br"));
}

static void html(struct md_inliner *in, const struct md_event *e)
{
    str tag = e->literal;
    if (myst_has(&in->r->md->myst, MYST_HTML_IMAGE)) {
        struct pos at = pos_of(in, tag.n);
        struct line line = {tag, at.src, at.line, at.col};
        if (md_element_run(in->r->md, str_dup(in->p->a, tag), &line, in->at))
            return;
    }
    if (in->p->site->config.raw_html) {
        struct node *n = add(in, NODE_RAW, tag.n);
        node_set(in->p->a, n, "format", S("html"));
        add_text(
            &(struct md_inliner){
                .r = in->r, .p = in->p, .at = n, .position = in->position},
            keep_literal(in, tag));
    } else if (is_br(tag)) {
        add(in, NODE_LINE_BREAK, tag.n);
    } else if (!str_starts(tag, S("<!--")) && !str_starts(tag, S("</"))) {
        diag_at(in->p->d, DIAG_MD_RAW_HTML, pos_of(in, tag.n), STR_NONE);
        diag_help(in->p->d, "use Markdown, a directive or a role; or set "
                            "allow_raw_html in perfpress.yaml");
    }
}

/* ---- line breaks ---- */

/* Moves to the next line. cmark counts columns from the start of that line,
   unless the line break follows a backslash. */
static void next_line(struct md_inliner *in, bool hard)
{
    struct md_position *p = &in->position;
    const struct lines *lines = &in->r->lines;
    bool slash = hard && str_ends(lines->v[p->line].text, S("\\"));
    if (p->line + 1 < lines->n)
        p->line++;
    p->at = content_of(in->r, p->line);
    if (slash)
        return;
    p->reported++;
    p->from = p->found = p->line;
    p->before = 0;
}

/* ---- formulas between dollars ---- */

/* Cuts the next piece off *rest: text, or the part of a formula on this line,
   with its dollars. If a formula starts with the piece, sets *formula to that
   formula, else to NULL. Returns false at the end. */
static bool cut_formula(struct md_inliner *in, str *rest, str *piece,
                        const struct md_formula **formula)
{
    size_t n = 0, i;
    *formula = NULL;
    if (!rest->n)
        return false;
    if (!in->in_formula) {
        i = str_find_char(*rest, MD_DOLLAR_HIDDEN, 0);
        if (i == STR_NPOS || in->r->formula >= in->r->formulas->n) {
            *piece = *rest;
            rest->n = 0;
            return true;
        }
        *formula = &in->r->formulas->v[in->r->formula];
        n = str_starts((*formula)->tex, S("\n")) ? 0 : 1 + (*formula)->display;
        n = i > n ? i - n : 0;
        if (n) { /* there is text before the formula */
            *formula = NULL;
            *piece = str_slice(*rest, 0, n);
            *rest = str_from(*rest, n);
            return true;
        }
        n = i;
        in->in_formula = true;
        in->r->formula++;
    }
    while (n < rest->n && rest->p[n] == MD_DOLLAR_HIDDEN)
        n++;
    const struct md_formula *f = &in->r->formulas->v[in->r->formula - 1];
    if (n < rest->n) {
        n += 1 + f->display;
        in->in_formula = false;
    }
    *piece = str_slice(*rest, 0, n);
    *rest = str_from(*rest, n);
    return true;
}

/* Appends s to *b, with all formulas as in the source. */
static void put_written(struct md_inliner *in, struct buf *b, str s)
{
    const struct md_formula *f;
    str piece;
    for (bool inside = in->in_formula; cut_formula(in, &s, &piece, &f);
         inside = in->in_formula) {
        if (f)
            buf_printf(b, f->display ? "$$%.*s$$" : "$%.*s$", STR_ARG(f->tex));
        else if (!inside)
            buf_put(b, piece);
    }
}

static void add_formula(struct md_inliner *in, const struct md_formula *f,
                        size_t len)
{
    struct arena *a = in->p->a;
    struct node *n = add(in, f->display ? NODE_MATH_BLOCK : NODE_MATH, len);
    struct pos at = n->pos;
    at.col += 1 + f->display;
    at.len = 0;
    node_append(n, node_text(a, str_dup(a, f->tex), at));
}

/* ---- links and images ---- */

/* Moves to a link. cmark's columns of autolinks are wrong, since they do not
   count the text before the autolink. So an autolink is searched for from the
   current position. */
static void locate_link(struct md_inliner *in, const struct md_event *e)
{
    struct md_position before = in->position, *p = &in->position;
    str line = in->r->lines.v[before.line].text;
    size_t i = before.at;
    while (i < line.n && strchr(" *_", line.p[i]))
        i++;
    if (i == line.n || line.p[i] != '<') {
        locate(in, e->line, e->col);
        if (str_starts(str_from(in->r->lines.v[p->line].text, p->at), S("[")))
            return;
    }
    size_t open = str_find_char(line, '<', i);
    size_t close = open == STR_NPOS ? STR_NPOS : str_find_char(line, '>', open);
    *p = before;
    if (close != STR_NPOS) {
        p->at = open;
        in->autolink = close + 1;
    }
}

/* Whether a link leads to a page or a label, which is resolved later: "#label",
   a name without an extension, or the file of a page. */
static bool is_internal(const struct writing_keys *w, str url)
{
    str path = str_slice(url, 0, str_find_char(url, '#', 0));
    if (!url.n || uri_scheme(url).p || str_starts(url, S("//")) ||
        str_find_char(url, '?', 0) != STR_NPOS)
        return false;
    if (!path.n)
        return url.n > 1;
    if (writing_page_name(w, path).n < path.n)
        return true;
    str name = str_from(path, str_rfind_char(path, '/') + 1);
    return name.n && str_find_char(name, '.', 0) == STR_NPOS;
}

static struct node *link_node(struct md_inliner *in, const struct md_event *e)
{
    struct arena *a = in->p->a;
    struct node *n;
    str url = included_link(in->p, e->url);
    if (!in->r->md->plain && is_internal(&in->p->site->config.writing, url)) {
        n = add_marked(in, NODE_PENDING_XREF, 1);
        node_set(a, n, "reftype", S("myst"));
        node_set(a, n, "reftarget", str_dup(a, url));
    } else {
        n = add_marked(in, NODE_REFERENCE, 1);
        node_set(a, n, "refuri", md_uri_escape(a, url));
    }
    if (e->title.n)
        node_set(a, n, "title", str_dup(a, e->title));
    return n;
}

/* Returns an image's description as plain text. Reads the events up to the end
   of the image. */
static str image_alt(struct md_inliner *in)
{
    struct buf b = {.a = in->p->a};
    struct md_event e;
    for (size_t images = 1; images && md_walk_next(&in->r->walk, &e);) {
        if (e.kind == MD_IMAGE)
            images += e.enter ? 1 : (size_t)-1;
        else if (e.kind == MD_SOFT_BREAK || e.kind == MD_LINE_BREAK)
            buf_putc(&b, ' ');
        else if (e.kind == MD_TEXT || e.kind == MD_CODE || e.kind == MD_HTML)
            put_written(in, &b, e.literal);
        if (e.kind == MD_SOFT_BREAK || e.kind == MD_LINE_BREAK)
            next_line(in, e.kind == MD_LINE_BREAK);
    }
    locate_end(in, &e);
    return buf_end(&b);
}

static void image(struct md_inliner *in, const struct md_event *e)
{
    struct arena *a = in->p->a;
    struct node *n = add_marked(in, NODE_IMAGE, 1);
    node_set(a, n, "uri", md_uri_escape(a, included_image(in->p, e->url)));
    if (e->title.n)
        node_set(a, n, "title", str_dup(a, e->title));
    node_set(a, n, "alt", image_alt(in));
}

/* ---- footnotes ---- */

static bool in_link(const struct md_inliner *in)
{
    for (const struct node *n = in->at; n != in->top; n = n->parent)
        if (n->type == NODE_REFERENCE || n->type == NODE_PENDING_XREF)
            return true;
    return false;
}

/* The same position in a text node's string (byte `at`) and in the node's
   source (byte `i` of `line`). Backslashes and entities occur only in the
   source. `lost`: the position in the source is unknown. */
struct trail {
    str line;
    size_t at, i;
    bool lost;
};

/* Advances t to byte `at` of the string s; returns whether a backslash precedes
   this byte in the source. */
static bool is_masked(struct trail *t, str s, size_t at)
{
    for (; !t->lost && t->at < at && t->i < t->line.n; t->at++, t->i++) {
        char c = t->line.p[t->i];
        if (c == '\\' && t->i + 1 < t->line.n &&
            t->line.p[t->i + 1] == s.p[t->at])
            t->i++;
        else if (c == '&' && c != s.p[t->at])
            t->lost = true; /* the entity's length in the text is unknown */
    }
    return !t->lost && t->i < t->line.n && t->line.p[t->i] == '\\';
}

static void add_note(struct md_inliner *in, str label)
{
    struct arena *a = in->p->a;
    struct node *n = add(in, NODE_FOOTNOTE_REFERENCE, label.n + 3);
    bool number = md_note_is_number(label);
    if (number)
        node_append(n, node_text(a, label, n->pos));
    else
        node_set(a, n, "auto", S("1"));
    node_set(a, n, "refname", document_normal_name(a, label));
    document_set_id(in->p->doc, n);
}

/* Whether a line has a backslash. Stores the result, so that a second call for
   the same line does not search again. */
static bool has_slash(struct md_inliner *in, str line)
{
    if (in->slash_line != line.p) {
        in->slash_line = line.p;
        in->has_slash = str_find_char(line, '\\', 0) != STR_NPOS;
    }
    return in->has_slash;
}

/* Adds bytes [from, to) of the string of a text node. Escaped characters that
   extensions would change get text nodes of their own. */
static void add_part(struct md_inliner *in, str s, size_t from, size_t to,
                     struct trail *trail)
{
    size_t start = in->position.at - from;
    bool any = in->extended && has_slash(in, trail->line);
    for (size_t i = from; any && i < to; i++) {
        if (!strchr("~\"'.-(+,?!{[]:@", s.p[i]) || !is_masked(trail, s, i))
            continue;
        in->position.at = start + from;
        add_text(in, str_slice(s, from, i));
        in->position.at = start + i;
        struct node *n =
            node_text(in->p->a, str_slice(s, i, i + 1), pos_of(in, 1));
        n->data = n;
        node_append(in->at, n);
        from = i + 1;
    }
    in->position.at = start + from;
    add_text(in, str_slice(s, from, to));
}

/* Adds text; references to footnotes, [^label], become nodes. */
static void plain_text(struct md_inliner *in, str s)
{
    const struct map *notes = &in->r->md->notes;
    size_t from = 0, start = in->position.at;
    bool any = notes->n && !in_link(in);
    struct trail trail = {in->r->lines.v[in->position.line].text, 0, start,
                          false};
    struct trail texts = trail;
    for (size_t i = 0; any && (i = str_find(s, S("[^"), i)) != STR_NPOS;) {
        str label;
        size_t n = md_note_reference(str_from(s, i), &label);
        if (!n || !map_find(notes, document_normal_name(in->p->a, label)) ||
            is_masked(&trail, s, i)) {
            i += 2;
            continue;
        }
        in->position.at = start + from;
        add_part(in, s, from, i, &texts);
        in->position.at = start + i;
        add_note(in, label);
        from = i += n;
    }
    in->position.at = start + from;
    add_part(in, s, from, s.n, &texts);
    in->position.at = start;
}

/* Adds text; hidden formulas in the text become math nodes. */
static void text(struct md_inliner *in, str s)
{
    size_t start = in->position.at;
    const struct md_formula *f;
    str piece;
    for (bool inside = in->in_formula; cut_formula(in, &s, &piece, &f);
         inside = in->in_formula) {
        if (f)
            add_formula(in, f, piece.n);
        else if (!inside)
            plain_text(in, piece);
        in->position.at += piece.n;
    }
    in->position.at = start;
}

/* ---- the walk ---- */

static void enter(struct md_inliner *in, const struct md_event *e)
{
    struct node *n = NULL;
    if (in->autolink)
        in->position.at++;
    else if (e->kind == MD_LINK)
        locate_link(in, e);
    else if (e->line)
        locate(in, e->line, e->col);
    switch (e->kind) {
    case MD_TEXT:
        step_back(in, e->literal);
        text(in, keep_literal(in, e->literal));
        break;
    case MD_SOFT_BREAK:
        if (!in->in_formula)
            add_text(in, S("\n"));
        next_line(in, false);
        return;
    case MD_LINE_BREAK:
        if (!in->in_formula)
            add(in, NODE_LINE_BREAK, 1);
        next_line(in, true);
        return;
    case MD_CODE: code(in, e); break;
    case MD_HTML: html(in, e); break;
    case MD_IMAGE: image(in, e); return;
    case MD_EMPHASIS: n = add(in, NODE_EMPHASIS, 1); break;
    case MD_STRONG: n = add(in, NODE_STRONG, 2); break;
    case MD_LINK: n = link_node(in, e); break;
    default: return;
    }
    if (n) {
        in->at = n;
        in->depth++;
    } else if (!in->autolink) {
        locate_end(in, e);
    }
}

static void leave(struct md_inliner *in, const struct md_event *e)
{
    struct node *n = in->at;
    if (in->autolink) {
        in->position.at = in->autolink;
        in->autolink = 0;
    } else if (e->kind == MD_LINK) {
        locate_end(in, e);
    }
    struct pos end = pos_of(in, 0);
    if (e->kind == MD_LINK && end.line == n->pos.line && end.col > n->pos.col)
        n->pos.len = end.col - n->pos.col;
    if (n->type == NODE_PENDING_XREF)
        node_set(in->p->a, n, "refexplicit", n->first ? S("True") : S("False"));
    in->at = n->parent;
    in->depth--;
}

static bool is_container(enum md_kind kind)
{
    return kind == MD_EMPHASIS || kind == MD_STRONG || kind == MD_LINK ||
           kind == MD_IMAGE;
}

/* Returns true if the event's node is nested too deeply; the node and all nodes
   below it are skipped. Reports the first such node. */
static bool skip(struct md_inliner *in, const struct md_event *e)
{
    bool container = is_container(e->kind);
    if (in->skipping) {
        if (container)
            in->skipping += e->enter ? 1 : (size_t)-1;
        else if (e->kind == MD_TEXT)
            put_written(in, &(struct buf){.a = in->p->a}, e->literal);
        return true;
    }
    if (!container || !e->enter || in->depth < PARSE_DEPTH_MAX)
        return false;
    in->skipping = 1;
    if (e->line)
        locate(in, e->line, e->col);
    diag_at(in->p->d, DIAG_MD_DEPTH, pos_of(in, 1),
            str_fmt(in->p->a, "%d", PARSE_DEPTH_MAX));
    diag_help(in->p->d, "nest less markup");
    return true;
}

void md_inlines(struct md_run *r, const struct md_event *leaf,
                struct node *parent)
{
    size_t k = md_index(r, leaf->line);
    struct node *last = parent->last;
    while (r->marks && k + 1 < r->lines.n &&
           r->marks[k].mark == MD_MARK_DEFINITION)
        k++;
    struct md_inliner in = {
        .r = r,
        .p = r->p,
        .position = {.reported = leaf->line,
                     .col = leaf->col,
                     .from = k,
                     .found = k,
                     .line = k,
                     .at = content_of(r, k)},
        .at = parent,
        .top = parent,
        .extended = md_text_has_extensions(r->md),
    };
    struct md_event e;
    while (md_walk_next(&r->walk, &e) && e.kind != leaf->kind) {
        if (skip(&in, &e))
            continue;
        if (e.enter)
            enter(&in, &e);
        else
            leave(&in, &e);
    }
    if (in.extended)
        md_text_finish(r->md, parent);
    if (in.p->doc->has_fields)
        fields_fill_nodes(in.p->doc, last ? last->next : parent->first);
}
