// SPDX-License-Identifier: MIT
// md_scan: one pass over the lines with CommonMark's rules for containers
// (quotes, list items), to find where a block may start. Leaf blocks are parsed
// only as far as needed for that. A wrong mark does little harm: code and HTML
// are read from the page's own lines, not from cmark's string.
#include "parse/md/md_scan.h"

#include "base/map.h"
#include "base/vec.h"
#include "math/math.h"
#include "parse/md/md_attributes.h"
#include "parse/md/md_dollar.h"
#include "parse/md/md_html.h"
#include "parse/md/md_line.h"

enum { CODE_INDENT = 4, TAB = 4 };

struct container {
    enum { QUOTE, ITEM, PART } kind;
    size_t width;      /* ITEM, PART: indentation of the content, in columns */
    enum md_mark mark; /* PART: mark of the part's first line */
    uint32_t number;
};

struct fence {
    /* character of the open fence: '`', '~' or ':'; 0 if no fence is open */
    char c;
    size_t length;
    size_t depth; /* number of containers around the fence */
};

/* A position in a line. It may be inside a tab. */
struct md_cursor {
    str s;
    size_t i, col;
};

struct scanner {
    struct arena *a;
    const struct lines *lines;
    const struct md_scan_options *options;
    struct md_scan *out;
    struct {
        struct container *v;
        size_t n, cap;
    } open;
    struct fence fence;
    bool paragraph; /* the previous line belongs to an open paragraph */
    int html;       /* kind of the open HTML block, or 0 */
    /* number of columns of the open table; 0 if no table is open */
    size_t columns;
    struct {
        /* index of the open formula's first line, and index after its last
           line; end is 0 if no formula is open */
        size_t first, end;
        size_t depth; /* number of containers around the formula */
    } math;
    /* closing string of a formula -> index of the next line that contains the
       string, plus one; number of lines plus one if no line contains it */
    struct map ends;
    size_t term;       /* first line of the last paragraph */
    size_t term_depth; /* number of containers around that paragraph */
    uint32_t numbers;  /* number of containers opened so far */
    /* The outermost open part on the current line. part_lead: number of bytes
       before the part's indentation or label. part_content: number of bytes
       before the part's body. */
    size_t part_lead, part_content;
    /* mark of that part, if it starts on the current line; else
       MD_MARK_NONE */
    enum md_mark part_starts;
    /* number of the container around the part (footnote, definition or field)
       that starts on the current line, or 0; valid only if part_starts is not
       MD_MARK_NONE */
    uint32_t part_within;
};

/* Returns the width of the blanks at the cursor in columns; sets *end to the
   offset after them. */
static size_t indent_at(const struct md_cursor *c, size_t *end)
{
    size_t i = c->i, col = c->col;
    for (; i < c->s.n && (c->s.p[i] == ' ' || c->s.p[i] == '\t'); i++)
        col = c->s.p[i] == '\t' ? (col / TAB + 1) * TAB : col + 1;
    *end = i;
    return col - c->col;
}

/* Skips up to `columns` columns of blanks. */
static void pass_blanks(struct md_cursor *c, size_t columns)
{
    size_t to = c->col + columns;
    while (c->col < to && c->i < c->s.n &&
           (c->s.p[c->i] == ' ' || c->s.p[c->i] == '\t')) {
        size_t next =
            c->s.p[c->i] == '\t' ? (c->col / TAB + 1) * TAB : c->col + 1;
        if (next > to) { /* the rest of the tab counts as blanks */
            c->col = to;
            return;
        }
        c->col = next;
        c->i++;
    }
}

/* Skips the rest of a tab if the cursor is inside a tab: the indentation of a
   part's lines is counted from the end of the tab. */
static void pass_tab(struct md_cursor *c)
{
    if (c->i < c->s.n && c->s.p[c->i] == '\t' && c->col % TAB)
        pass_blanks(c, TAB - c->col % TAB);
}

static void pass_marker(struct md_cursor *c, size_t to)
{
    c->col += to - c->i;
    c->i = to;
}

/* Returns the number of the innermost of the first n open containers, or 0 if n
   is 0. */
static uint32_t inner_number(const struct scanner *s, size_t n)
{
    return n ? s->open.v[n - 1].number : 0;
}

/* Returns the index of the outermost part among the first n open containers, or
   n if none of them is a part. */
static size_t outer_part(const struct scanner *s, size_t n)
{
    size_t k = 0;
    while (k < n && s->open.v[k].kind != PART)
        k++;
    return k;
}

static void part_line(struct scanner *s, size_t k, size_t lead, size_t content)
{
    if (outer_part(s, k) < k)
        return; /* inside another part */
    s->part_lead = lead;
    s->part_content = content;
}

/* Returns the number of open containers that the line at the cursor continues;
   moves the cursor past the markers of these containers. */
static size_t match_containers(struct scanner *s, struct md_cursor *c)
{
    for (size_t k = 0; k < s->open.n; k++) {
        size_t at, indent = indent_at(c, &at);
        bool blank = at == c->s.n;
        if (s->open.v[k].kind != QUOTE) {
            size_t lead = c->i;
            if (!blank && indent < s->open.v[k].width) {
                part_line(s, k, lead, lead);
                return k;
            }
            pass_blanks(c, s->open.v[k].width);
            if (s->open.v[k].kind == PART) {
                pass_tab(c);
                part_line(s, k, lead, c->i);
            }
            continue;
        }
        if (blank || indent >= CODE_INDENT || c->s.p[at] != '>') {
            part_line(s, k, c->i, c->i);
            return k;
        }
        c->col += indent;
        c->i = at;
        pass_marker(c, at + 1);
        pass_blanks(c, 1);
    }
    return s->open.n;
}

/* ---- MyST's blocks of one line ---- */

static enum md_mark myst_mark(const struct scanner *sc, str s)
{
    str t = str_trim_right(s);
    if (s.p[0] == '%')
        return MD_MARK_COMMENT;
    if (md_is_break(s))
        return MD_MARK_BREAK;
    if (s.p[0] == '{' && !sc->paragraph &&
        myst_has(sc->options->myst, MYST_ATTRS_BLOCK) &&
        md_attributes(s, NULL, NULL) == t.n)
        return MD_MARK_ATTRIBUTES;
    if (s.p[0] == '(' && t.n > 3 && str_ends(t, S(")=")))
        return MD_MARK_TARGET;
    return MD_MARK_NONE;
}

/* ---- containers that start on a line ---- */

static void push(struct scanner *s, struct container c)
{
    c.number = ++s->numbers;
    vec_push(s->a, &s->open, c);
}

static bool number_is_one(str number)
{
    long n;
    return str_to_long(number, &n) && n == 1;
}

/* Opens a list item at the cursor; returns false if no item starts there.
   `inside`: whether a paragraph is open; only some list items may interrupt a
   paragraph. */
static bool open_item(struct scanner *s, struct md_cursor *c, size_t indent,
                      size_t at, bool inside)
{
    str rest = str_from(c->s, at), number;
    size_t n = md_list_marker(rest, &number);
    if (!n || (inside && (str_blank(str_from(rest, n)) ||
                          (number.p && !number_is_one(number)))))
        return false;
    c->col += indent;
    c->i = at;
    pass_marker(c, at + n);
    size_t after, gap = indent_at(c, &after);
    if (gap > CODE_INDENT || after == c->s.n)
        gap = 1;
    pass_blanks(c, gap);
    push(s, (struct container){ITEM, indent + n + gap, 0, 0});
    return true;
}

/* Returns the index of the line with the term for a definition on line k: line
   k - 1 or, if that is blank, line k - 2. The term must be a paragraph of one
   line. Returns STR_NPOS if there is no such paragraph. */
static size_t term_of(const struct scanner *s, size_t matched, bool opened,
                      size_t k)
{
    bool blank = k > 0 && !s->paragraph;
    size_t t = k - 1 - blank;
    if (opened || k < 1U + blank || s->term != t || matched < s->open.n ||
        s->term_depth != s->open.n || s->out->v[t].mark != MD_MARK_TEXT ||
        (blank && !str_blank(str_from(s->lines->v[k - 1].text,
                                      s->out->v[k - 1].content))))
        return STR_NPOS;
    return t;
}

/* Records a line that would begin a definition if definition lists were on: a
   colon and text below a short term. */
static void note_meaning(struct scanner *s, str rest, size_t matched,
                         bool opened, size_t k)
{
    enum { TERM_MAX = 60 }; /* bytes; longer lines are wrapped sentences */
    size_t term = term_of(s, matched, opened, k);
    str text = str_trim(str_from(rest, 1));
    bool word = text.n > 1 &&
                (char_is_alnum(text.p[0]) || (unsigned char)text.p[0] >= 0x80 ||
                 str_find_char(S("*_`[$\"'"), text.p[0], 0) != STR_NPOS);
    if (s->out->meaning_line || rest.p[0] != ':' || !word || term == STR_NPOS ||
        s->lines->v[term].text.n > TERM_MAX)
        return;
    s->out->meaning_line = k;
    s->out->meaning_at = (size_t)(rest.p - s->lines->v[k].text.p);
}

/* Returns the length of the marker of a definition at the cursor, where `rest`
   starts, or 0 if no definition starts there. The definition must follow
   another definition of the same term or the term itself; the line of the term
   is then marked as MD_MARK_TERM. */
static size_t meaning_marker(struct scanner *s, str rest, size_t matched,
                             bool opened, size_t k)
{
    size_t n = md_meaning_start(rest);
    if (n && !myst_has(s->options->myst, MYST_DEFLIST)) {
        note_meaning(s, rest, matched, opened, k);
        n = 0;
    }
    if (!n)
        return 0;
    if (!opened && matched < s->open.n &&
        s->open.v[matched].mark == MD_MARK_MEANING)
        return n;
    size_t term = term_of(s, matched, opened, k);
    if (term == STR_NPOS)
        return 0;
    if (outer_part(s, s->open.n) == s->open.n) {
        s->out->v[term].mark = MD_MARK_TERM;
        s->out->v[term].within = inner_number(s, s->open.n);
    }
    return n;
}

/* Opens a footnote, a definition or a field at the cursor; returns false if no
   such part starts there. Footnotes and fields may interrupt any paragraph. */
static bool open_part(struct scanner *s, struct md_cursor *c, size_t indent,
                      size_t at, size_t matched, bool opened, size_t k)
{
    str rest = str_from(c->s, at), label = STR_NONE;
    size_t after, n;
    struct container part = {PART, CODE_INDENT, MD_MARK_NOTE, 0};
    if (s->options->plain)
        return false;
    if ((n = meaning_marker(s, rest, matched, opened, k))) {
        part = (struct container){PART, indent + 2, MD_MARK_MEANING, 0};
    } else if (myst_has(s->options->myst, MYST_FIELDLIST) &&
               (n = md_field_start(rest))) {
        part = (struct container){PART, indent + 1, MD_MARK_FIELD, 0};
    } else if (!(n = md_note_start(rest, &label))) {
        return false;
    }
    if (!opened)
        s->open.n = matched;
    size_t lead = c->i;
    c->col += indent;
    c->i = at;
    pass_marker(c, at + n);
    indent_at(c, &after);
    pass_blanks(c, part.mark == MD_MARK_MEANING ? 1 : after - c->i);
    pass_tab(c);
    part_line(s, s->open.n, lead, c->i);
    if (outer_part(s, s->open.n) == s->open.n && !s->part_starts) {
        s->part_starts = part.mark;
        s->part_within = inner_number(s, s->open.n);
    }
    push(s, part);
    if (label.p)
        vec_push(s->a, &s->out->notes, label);
    return true;
}

/* Opens the containers that start at the cursor; sets *opened to whether there
   are any. `matched`: number of open containers that line k continues. Returns
   false if the line is nested too deeply. */
static bool open_containers(struct scanner *s, struct md_cursor *c,
                            size_t matched, size_t k, bool *opened)
{
    for (*opened = false;;) {
        size_t at, indent = indent_at(c, &at);
        bool inside = s->paragraph && !*opened && matched == s->open.n;
        if (at == c->s.n || indent >= CODE_INDENT)
            return true;
        str rest = str_from(c->s, at);
        if (*rest.p == '>') {
            if (!*opened)
                s->open.n = matched;
            c->col += indent;
            c->i = at;
            pass_marker(c, at + 1);
            pass_blanks(c, 1);
            push(s, (struct container){QUOTE, 0, 0, 0});
        } else if (!open_part(s, c, indent, at, matched, *opened, k)) {
            size_t kept = s->open.n;
            if (!*opened)
                s->open.n = matched;
            if (md_is_rule(rest) || (!s->options->plain && md_is_break(rest)) ||
                (inside && md_is_underline(rest)) ||
                !open_item(s, c, indent, at, inside)) {
                if (!*opened)
                    s->open.n = kept;
                return true;
            }
        }
        *opened = true;
        s->paragraph = false;
        if (s->open.n > s->options->depth)
            return false;
    }
}

/* ---- leaf blocks ---- */

static void end_leaf(struct scanner *s)
{
    s->paragraph = false;
    s->html = 0;
    s->columns = 0;
}

/* Scans a line inside a fence; the line may close the fence. */
static void scan_fenced(struct scanner *s, const struct md_cursor *c, size_t k)
{
    size_t at, indent = indent_at(c, &at);
    str rest = str_from(c->s, at);
    struct md_line *line = &s->out->v[k];
    line->content = (uint32_t)at;
    if (indent >= CODE_INDENT || !rest.n)
        return;
    size_t n = md_run_of(rest, s->fence.c);
    if (n >= s->fence.length && str_blank(str_from(rest, n))) {
        if (s->fence.c == ':')
            line->mark = MD_MARK_COLON;
        s->fence.c = 0;
    } else if (s->fence.c == ':' && md_run_of(rest, '~') >= 3) {
        line->mark = MD_MARK_COVER;
    }
}

/* Returns the number of columns if line k is a delimiter row and line k - 1 is
   a header row with the same number of cells; else 0. The header row must be
   the last line of a paragraph. */
static size_t table_columns(const struct scanner *s, size_t k, str rest)
{
    if (!s->paragraph || k == 0 || s->options->plain || !rest.n ||
        outer_part(s, s->open.n) < s->open.n || !strchr("|:-", rest.p[0]))
        return 0;
    size_t n = md_row_delimiter(rest, NULL);
    str head = str_from(s->lines->v[k - 1].text, s->out->v[k - 1].content);
    return n && md_row_width(head) == n ? n : 0;
}

/* Scans a line that opens a fence, or is a heading, a thematic break or one of
   MyST's one-line blocks; ends the block before that line. Returns false for
   other lines. */
static bool scan_leaf(struct scanner *s, size_t k, str rest, size_t depth)
{
    struct md_line *line = &s->out->v[k];
    size_t n = md_fence_length(rest, s->options->plain);
    if (n) {
        s->fence = (struct fence){rest.p[0], n, depth};
        line->mark = rest.p[0] == ':' ? MD_MARK_COLON : MD_MARK_FENCE;
        end_leaf(s);
        return true;
    }
    enum md_mark mark =
        s->options->plain || s->columns ? MD_MARK_NONE : myst_mark(s, rest);
    if (mark || md_is_heading(rest) || md_is_rule(rest) ||
        (s->paragraph && md_is_underline(rest))) {
        line->heading = !mark && md_is_heading(rest);
        end_leaf(s);
        line->mark = mark;
        return true;
    }
    return false;
}

/* ---- formulas ---- */

/* Whether a line ends a formula whose closing string is `closer`. "$$" must be
   at the end of the line, where a label may follow it; any other string may be
   anywhere in the line. */
static bool ends_math(const struct scanner *s, str line, str closer)
{
    str label;
    return str_eq(closer, S("$$"))
               ? md_dollar_ends(line, false, s->options->myst->dollar_labels,
                                &label) != STR_NPOS
               : str_find(line, closer, 0) != STR_NPOS;
}

/* Returns the index of the next line after k that ends a formula with `closer`,
   or the number of lines. Scans each line once for each `closer`. */
static size_t next_end(struct scanner *s, size_t k, str closer)
{
    size_t e = (size_t)(uintptr_t)map_get(&s->ends, closer);
    if (e > k + 1)
        return e - 1;
    for (e = k + 1; e < s->lines->n; e++)
        if (ends_math(s, s->lines->v[e].text, closer))
            break;
    map_put(&s->ends, closer, (void *)(uintptr_t)(e + 1));
    return e;
}

/* Returns the index of the last line of the formula that starts on line k;
   STR_NPOS if no formula starts there or the formula never ends. Formulas
   between dollars do not interrupt a paragraph. */
static size_t math_end(struct scanner *s, size_t k, str rest, bool in_paragraph)
{
    unsigned on = s->options->plain ? 0 : s->options->myst->extensions;
    bool labels = s->options->myst->dollar_labels;
    str label, name = str_from(rest, 7);
    size_t end;
    bool starred;
    if ((on & MYST_DOLLARMATH) && !in_paragraph && md_dollar_starts(rest)) {
        if (md_dollar_ends(rest, true, labels, &label) != STR_NPOS)
            return k;
        end = next_end(s, k, S("$$"));
    } else if ((on & MYST_AMSMATH) && math_environment(rest, &end, &starred)) {
        if (end)
            return k;
        name = str_slice(name, 0, str_find_char(name, '}', 0) + 1);
        end = next_end(s, k, str_concat(s->a, S("\\end{"), name));
    } else {
        return STR_NPOS;
    }
    return end < s->lines->n ? end : STR_NPOS;
}

static bool scan_math(struct scanner *s, size_t k, str rest, bool in_paragraph)
{
    size_t end = math_end(s, k, rest, in_paragraph);
    if (end == STR_NPOS)
        return false;
    end_leaf(s);
    s->out->v[k].mark = MD_MARK_MATH;
    s->out->v[k].lead = 1;
    s->math.first = k;
    s->math.end = end + 1;
    s->math.depth = s->open.n;
    return true;
}

/* Scans another line of the open formula. Returns false if the formula or a
   container around it ended before this line. */
static bool more_math(struct scanner *s, const struct md_cursor *c, size_t k,
                      size_t matched)
{
    if (k >= s->math.end || matched < s->math.depth) {
        s->math.end = 0;
        return false;
    }
    bool blank = str_blank(str_from(c->s, c->i));
    s->out->v[k].content = (uint32_t)c->i;
    s->out->v[k].mark = blank ? MD_MARK_NONE : MD_MARK_MATH_MORE;
    s->out->v[s->math.first].lead = (uint32_t)(k + 1 - s->math.first);
    return true;
}

/* Starts the HTML block that a line opens; returns false if the line opens no
   block. */
static bool scan_html(struct scanner *s, str rest, bool in_paragraph)
{
    int kind = md_html_start(rest, in_paragraph);
    if (!kind)
        return false;
    end_leaf(s);
    s->html = md_html_ends(kind, rest) ? 0 : kind;
    return true;
}

static void scan_text(struct scanner *s, size_t k, str rest)
{
    struct md_line *line = &s->out->v[k];
    if (s->columns && md_row_width(rest)) {
        line->mark = MD_MARK_ROW;
        return;
    }
    s->columns = table_columns(s, k, rest);
    if (s->columns) {
        line[-1].mark = MD_MARK_HEAD;
        line->mark = MD_MARK_DELIMITER;
        s->paragraph = false;
        return;
    }
    if (!s->paragraph) {
        s->term = k;
        s->term_depth = s->open.n;
    }
    line->mark = s->paragraph ? MD_MARK_MORE : MD_MARK_TEXT;
    s->paragraph = true;
}

/* Marks a further line of a paragraph. `lazy`: the line lacks the markers of
   some open containers, so cmark keeps the line's leading blanks. */
static void add_more(struct scanner *s, const struct md_cursor *c, size_t k,
                     bool lazy)
{
    s->out->v[k].mark = MD_MARK_MORE;
    if (lazy)
        s->out->v[k].content = (uint32_t)c->i;
}

/* Scans the rest of a line that is not blank, after the markers of its
   containers. */
static void scan_rest(struct scanner *s, struct md_cursor *c, size_t k,
                      size_t matched, bool opened)
{
    size_t at, indent = indent_at(c, &at);
    str rest = str_from(c->s, at);
    bool lazy = !opened && matched < s->open.n;
    s->out->v[k].content = (uint32_t)at;
    if (opened)
        end_leaf(s);
    if (lazy && !s->paragraph) {
        s->open.n = matched;
        end_leaf(s);
        lazy = false;
    }
    if (indent >= CODE_INDENT) {
        if (s->paragraph)
            add_more(s, c, k, lazy);
        else
            end_leaf(s);
        return;
    }
    if (lazy) {
        bool was_paragraph = s->paragraph;
        s->paragraph = false; /* headings and tables cannot span containers */
        if (scan_leaf(s, k, rest, matched) ||
            scan_html(s, rest, was_paragraph) ||
            scan_math(s, k, rest, was_paragraph)) {
            s->open.n = s->math.depth = matched;
            return;
        }
        s->paragraph = was_paragraph;
        add_more(s, c, k, true);
        return;
    }
    if (scan_leaf(s, k, rest, s->open.n) || scan_math(s, k, rest, s->paragraph))
        return;
    if (!scan_html(s, rest, s->paragraph))
        scan_text(s, k, rest);
}

static void scan_line_as(struct scanner *s, size_t k)
{
    struct md_cursor c = {s->lines->v[k].text, 0, 0};
    size_t matched = match_containers(s, &c), at;
    if (s->fence.c && matched >= s->fence.depth) {
        scan_fenced(s, &c, k);
        return;
    }
    s->fence.c = 0;
    if (s->math.end && more_math(s, &c, k, matched))
        return;
    indent_at(&c, &at);
    if (s->html && matched == s->open.n &&
        (at < c.s.n || s->html < MD_HTML_UNTIL_BLANK)) {
        s->out->v[k].content = (uint32_t)at;
        if (md_html_ends(s->html, str_from(c.s, at)))
            s->html = 0;
        return;
    }
    if (at == c.s.n) {
        s->open.n = matched;
        s->out->v[k].content = (uint32_t)at;
        end_leaf(s);
        return;
    }
    bool opened;
    if (!open_containers(s, &c, matched, k, &opened)) {
        if (!s->out->too_deep) {
            s->out->too_deep = true;
            s->out->deep_line = k;
            s->out->deep_at = c.i;
        }
        s->out->v[k].content = (uint32_t)c.i;
        s->open.n = s->options->depth;
        end_leaf(s);
        return;
    }
    indent_at(&c, &at);
    if (at == c.s.n) { /* a marker without content */
        s->out->v[k].content = (uint32_t)at;
        end_leaf(s);
        return;
    }
    scan_rest(s, &c, k, matched, opened);
}

/* Scans a line. If the line is in a part (a footnote, definition or field) and
   is not blank, its mark is then replaced by a mark of the part, since the
   lines of parts are parsed separately. */
static void scan_line(struct scanner *s, size_t k)
{
    struct md_line *line = &s->out->v[k];
    s->part_starts = MD_MARK_NONE;
    s->part_lead = s->part_content = 0;
    scan_line_as(s, k);
    bool blank = !s->part_starts &&
                 str_blank(str_from(s->lines->v[k].text, s->part_content));
    if (outer_part(s, s->open.n) == s->open.n || blank || s->out->too_deep)
        return;
    line->mark = s->part_starts ? s->part_starts : MD_MARK_PART_MORE;
    line->within = s->part_within;
    line->lead = (uint32_t)s->part_lead;
    line->content = (uint32_t)s->part_content;
}

struct md_scan md_scan(struct arena *a, const struct lines *lines,
                       const struct md_scan_options *options)
{
    struct md_scan out = {.v = NEW_N(a, struct md_line, lines->n + 1)};
    struct scanner s = {
        .a = a, .lines = lines, .options = options, .ends.a = a, .out = &out};
    for (size_t k = 0; k < lines->n && !out.too_deep; k++)
        scan_line(&s, k);
    return out;
}
