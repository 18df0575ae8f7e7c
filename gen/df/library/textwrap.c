// SPDX-License-Identifier: MIT
// textwrap: Python's module textwrap. Splits a text into chunks, words and the
// white space between them, and joins the chunks to lines of limited width, as
// the class TextWrapper does.
#include "base/codes/df.h"
#include "base/unicode.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "df/runtime/call.h"

/* A text, or a part of it: its code points. */
struct chunk {
    const unsigned *v;
    size_t n;
};

struct chunks {
    struct chunk *v;
    size_t n, cap;
};

struct wrap {
    struct call *c;
    size_t width, max_lines; /* max_lines 0: no limit */
    struct chunk first, later, placeholder;
    bool break_words, hyphens;
    struct chunks lines; /* the finished lines */
};

static bool is_blank(unsigned c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static bool is_word(unsigned c)
{
    return c == '_' || unicode_is_word(c);
}

static bool is_letter(unsigned c)
{
    return is_word(c) && !(unicode_flags(c) & UNICODE_DIGIT);
}

/* Whether c may come before a dash that ends a chunk. */
static bool is_punctuated(unsigned c)
{
    return is_word(c) || (c && c < 0x80 && strchr("!\"'&.,?", (int)c));
}

static struct chunk decode(struct arena *a, str s)
{
    unsigned *v = NEW_N(a, unsigned, s.n + 1);
    size_t count = 0;
    for (size_t i = 0, n; i < s.n; i += n)
        v[count++] = utf8_decode(str_from(s, i), &n);
    return (struct chunk){v, count};
}

/* Returns s with tabs expanded and all white space replaced by blanks. */
static struct chunk decode_munged(struct arena *a, str s)
{
    struct chunk in = decode(a, s);
    unsigned *v = NEW_N(a, unsigned, 8 * in.n + 1);
    size_t n = 0, column = 0;
    for (size_t i = 0; i < in.n; i++) {
        unsigned c = in.v[i];
        size_t times = c == '\t' ? 8 - column % 8 : 1;
        column = c == '\n' || c == '\r' ? 0 : column + times;
        for (; times; times--)
            v[n++] = is_blank(c) ? ' ' : c;
    }
    return (struct chunk){v, n};
}

/* ---- chunks ---- */

static unsigned at(struct chunk t, size_t i)
{
    return i < t.n ? t.v[i] : 0;
}

/* Returns the end of the dashes at i if there are at least two and a word
   follows, else i. */
static size_t dashes(struct chunk t, size_t i)
{
    size_t end = i;
    while (at(t, end) == '-')
        end++;
    return end >= i + 2 && is_word(at(t, end)) ? end : i;
}

/* Whether a chunk ends after the hyphen at i: after two letters, or a letter, a
   hyphen and a letter; and before two letters, with or without a hyphen between
   them. */
static bool is_break(struct chunk t, size_t i)
{
    bool before = i >= 2 && is_letter(t.v[i - 1]) &&
                  (is_letter(t.v[i - 2]) ||
                   (i >= 3 && t.v[i - 2] == '-' && is_letter(t.v[i - 3])));
    size_t next = i + 2 + (at(t, i + 2) == '-');
    return before && is_letter(at(t, i + 1)) && is_letter(at(t, next));
}

/* Returns the end of the chunk at i. */
static size_t chunk_end(const struct wrap *w, struct chunk t, size_t i)
{
    size_t end = i;
    if (is_blank(t.v[i])) {
        while (end < t.n && is_blank(t.v[end]))
            end++;
        return end;
    }
    if (w->hyphens && i && is_punctuated(t.v[i - 1]) && dashes(t, i) > i)
        return dashes(t, i);
    for (end = i + 1; end < t.n && !is_blank(t.v[end]); end++) {
        if (!w->hyphens)
            continue;
        if (t.v[end] == '-' && is_break(t, end))
            return end + 1;
        if (is_punctuated(t.v[end - 1]) && dashes(t, end) > end)
            return end;
    }
    return end;
}

static struct chunks split(const struct wrap *w, struct chunk t)
{
    struct chunks all = {0};
    for (size_t i = 0, end; i < t.n; i = end) {
        end = chunk_end(w, t, i);
        vec_push(w->c->ev->scratch, &all, ((struct chunk){t.v + i, end - i}));
    }
    return all;
}

static bool is_space(struct chunk t)
{
    size_t i = 0;
    while (i < t.n && unicode_is_space(t.v[i]))
        i++;
    return i == t.n;
}

/* ---- lines ---- */

static struct chunk join(struct arena *a, const struct chunk *v, size_t n)
{
    size_t length = 0;
    for (size_t i = 0; i < n; i++)
        length += v[i].n;
    unsigned *out = NEW_N(a, unsigned, length + 1);
    length = 0;
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < v[i].n; k++)
            out[length++] = v[i].v[k];
    return (struct chunk){out, length};
}

/* Returns the length of the part of a word that is too long for a line with
   `left` columns: up to its last hyphen in them, if it may be broken there. */
static size_t broken_at(const struct wrap *w, struct chunk word, size_t left)
{
    size_t at = left;
    if (!w->hyphens || word.n <= left)
        return left;
    while (at > 0 && word.v[at - 1] != '-')
        at--;
    if (at < 2)
        return left;
    for (size_t i = 0; i + 1 < at; i++)
        if (word.v[i] != '-')
            return at;
    return left;
}

static void add_line(struct wrap *w, struct chunk indent,
                     const struct chunks *line)
{
    struct arena *a = w->c->ev->scratch;
    struct chunk parts[] = {indent, join(a, line->v, line->n)};
    vec_push(a, &w->lines, join(a, parts, 2));
}

/* Ends the last line with the placeholder, after removing the chunks for which
   there is no room. */
static void add_last(struct wrap *w, struct chunk indent, struct chunks *line,
                     size_t length, size_t width)
{
    struct arena *a = w->c->ev->scratch;
    for (; line->n; length -= line->v[--line->n].n)
        if (!is_space(line->v[line->n - 1]) &&
            length + w->placeholder.n <= width) {
            vec_push(a, line, w->placeholder);
            add_line(w, indent, line);
            return;
        }
    if (w->lines.n) {
        struct chunk *last = &w->lines.v[w->lines.n - 1];
        while (last->n && unicode_is_space(last->v[last->n - 1]))
            last->n--;
        if (last->n + w->placeholder.n <= w->width) {
            struct chunk parts[] = {*last, w->placeholder};
            *last = join(a, parts, 2);
            return;
        }
    }
    struct chunk start = w->placeholder;
    while (start.n && unicode_is_space(start.v[0]))
        start = (struct chunk){start.v + 1, start.n - 1};
    vec_push(a, line, start);
    add_line(w, indent, line);
}

/* Moves chunks from *i on to *line until they are wider than `width`. Returns
   their length. */
static size_t fill_line(struct wrap *w, struct chunks *all, size_t *i,
                        size_t width, struct chunks *line)
{
    struct arena *a = w->c->ev->scratch;
    size_t length = 0;
    for (; *i < all->n && length + all->v[*i].n <= width; (*i)++) {
        length += all->v[*i].n;
        vec_push(a, line, all->v[*i]);
    }
    if (*i == all->n || all->v[*i].n <= width)
        return length;
    struct chunk *word = &all->v[*i];
    size_t left = width < 1 ? 1 : width - length;
    if (w->break_words) {
        size_t n = broken_at(w, *word, left);
        n = n < word->n ? n : word->n;
        vec_push(a, line, ((struct chunk){word->v, n}));
        *word = (struct chunk){word->v + n, word->n - n};
        length += n;
    } else if (!line->n) {
        vec_push(a, line, *word);
        length += word->n;
        ++*i;
    }
    return length;
}

/* Sets w->lines to the lines of a text. */
static bool wrap_text(struct wrap *w, struct chunk text)
{
    struct chunks all = split(w, text);
    size_t i = 0;
    struct chunk start = w->max_lines == 1 ? w->first : w->later;
    size_t mark = w->placeholder.n;
    for (size_t k = 0;
         k < w->placeholder.n && unicode_is_space(w->placeholder.v[k]); k++)
        mark--;
    if (w->max_lines && start.n + mark > w->width)
        return eval_fault(w->c->ev, DIAG_DF_VALUE, w->c->at,
                          "the placeholder is too long for the width");
    while (i < all.n) {
        struct chunks line = {0};
        struct chunk indent = w->lines.n ? w->later : w->first;
        size_t width = w->width > indent.n ? w->width - indent.n : 0;
        if (!eval_spend(w->c->ev, w->c->at, w->width + 8, sizeof(unsigned)))
            return false;
        if (w->lines.n && is_space(all.v[i]))
            i++;
        size_t length = fill_line(w, &all, &i, width, &line);
        if (line.n && is_space(line.v[line.n - 1]))
            length -= line.v[--line.n].n;
        if (!line.n)
            continue;
        bool rest = i + 1 < all.n || (i < all.n && !is_space(all.v[i]));
        if (w->max_lines && w->lines.n + 1 >= w->max_lines &&
            (rest || length > width)) {
            add_last(w, indent, &line, length, width);
            return true;
        }
        add_line(w, indent, &line);
    }
    return true;
}

/* ---- functions ---- */

static bool read_chunk(struct call *c, enum param p, struct chunk *out)
{
    str s = S("");
    if (!call_str(c, p, &s) || !eval_spend(c->ev, c->at, s.n, sizeof(unsigned)))
        return false;
    *out = decode(c->ev->scratch, s);
    return true;
}

static bool begin(struct call *c, struct wrap *w, str *text)
{
    enum { WIDTH_MAX = 10000 };
    int64_t width = 0, lines = 0;
    *w = (struct wrap){.c = c, .break_words = true, .hyphens = true};
    if (!call_str(c, PARAM_text, text) || !call_int(c, PARAM_width, &width) ||
        !read_chunk(c, PARAM_placeholder, &w->placeholder) ||
        !read_chunk(c, PARAM_initial_indent, &w->first) ||
        !read_chunk(c, PARAM_subsequent_indent, &w->later) ||
        !call_bool(c, PARAM_break_long_words, &w->break_words) ||
        !call_bool(c, PARAM_break_on_hyphens, &w->hyphens))
        return false;
    if (call_has(c, PARAM_max_lines) && !call_int(c, PARAM_max_lines, &lines))
        return false;
    if (width < 1 || width > WIDTH_MAX)
        return call_wrong(c, PARAM_width, "an integer from 1 to 10000");
    if (lines < 0 || (call_has(c, PARAM_max_lines) && !lines))
        return call_wrong(c, PARAM_max_lines, "a positive integer");
    w->width = (size_t)width;
    w->max_lines = (size_t)lines;
    return eval_spend(c->ev, c->at, text->n, 10 * sizeof(unsigned)) &&
           eval_steps(c->ev, c->at, text->n / 4);
}

static struct object part(const struct wrap *w, struct chunk t)
{
    struct buf b = {.a = w->c->ev->a};
    for (size_t i = 0; i < t.n; i++)
        buf_put_utf8(&b, t.v[i]);
    struct object o = object_str(buf_str(&b));
    object_mark(&o, call_arg(w->c, PARAM_text));
    return o;
}

/* Sets *out to a string of the lines. */
static bool lines_text(const struct wrap *w, struct object *out)
{
    struct buf b = {.a = w->c->ev->a};
    for (size_t i = 0; i < w->lines.n; i++) {
        if (i)
            buf_putc(&b, '\n');
        for (size_t k = 0; k < w->lines.v[i].n; k++)
            buf_put_utf8(&b, w->lines.v[i].v[k]);
    }
    if (b.n > EVAL_TEXT_MAX)
        return eval_fault(w->c->ev, DIAG_DF_VALUE, w->c->at,
                          "the resulting string would be longer than 1 MiB");
    *out = object_str(buf_str(&b));
    object_mark(out, call_arg(w->c, PARAM_text));
    return true;
}

static bool run_wrap(struct call *c, struct object *out)
{
    struct wrap w;
    str text = STR_NONE;
    struct list *l = NEW(c->ev->scratch, struct list);
    if (!begin(c, &w, &text) ||
        !wrap_text(&w, decode_munged(c->ev->scratch, text)))
        return false;
    for (size_t i = 0; i < w.lines.n; i++)
        vec_push(c->ev->scratch, l, part(&w, w.lines.v[i]));
    *out = object_list(l);
    return eval_spend(c->ev, c->at, l->n, sizeof(struct object));
}

static bool fill(struct call *c, struct object *out)
{
    struct wrap w;
    str text = STR_NONE;
    return begin(c, &w, &text) &&
           wrap_text(&w, decode_munged(c->ev->scratch, text)) &&
           lines_text(&w, out);
}

/* Returns the words of a text with single blanks between them. */
static struct chunk collapse(struct arena *a, str s)
{
    struct chunk in = decode(a, s);
    unsigned *v = NEW_N(a, unsigned, in.n + 1);
    size_t n = 0;
    for (size_t i = 0; i < in.n; i++) {
        if (unicode_is_space(in.v[i]))
            continue;
        if (n && unicode_is_space(in.v[i - 1]))
            v[n++] = ' ';
        v[n++] = in.v[i];
    }
    return (struct chunk){v, n};
}

static bool shorten(struct call *c, struct object *out)
{
    struct wrap w;
    str text = STR_NONE;
    if (!begin(c, &w, &text))
        return false;
    w.max_lines = 1;
    return wrap_text(&w, collapse(c->ev->scratch, text)) && lines_text(&w, out);
}

/* Returns the length of the blanks and tabs at the start of a line. */
static size_t margin(str line)
{
    size_t i = 0;
    while (i < line.n && (line.p[i] == ' ' || line.p[i] == '\t'))
        i++;
    return i;
}

static bool dedent(struct call *c, struct object *out)
{
    struct buf b = {.a = c->ev->a};
    str text = STR_NONE, rest, line, common = STR_NONE;
    if (!call_str(c, PARAM_text, &text) || !eval_spend(c->ev, c->at, text.n, 1))
        return false;
    for (rest = text; str_cut(&rest, '\n', &line);) {
        size_t n = margin(line);
        if (n == line.n)
            continue;
        if (!common.p)
            common = str_slice(line, 0, n);
        while (!str_starts(line, common))
            common.n--;
    }
    for (rest = text; str_cut(&rest, '\n', &line);) {
        if (b.n || line.p != text.p)
            buf_putc(&b, '\n');
        if (margin(line) < line.n)
            buf_put(&b, str_from(line, common.n));
    }
    *out = object_str(buf_str(&b));
    object_mark(out, call_arg(c, PARAM_text));
    return true;
}

static bool indent(struct call *c, struct object *out)
{
    struct buf b = {.a = c->ev->a};
    str text = STR_NONE, prefix = STR_NONE;
    if (!call_str(c, PARAM_text, &text) || !call_str(c, PARAM_prefix, &prefix))
        return false;
    for (size_t i = 0; i < text.n && b.n <= EVAL_TEXT_MAX;) {
        size_t end = str_find_char(text, '\n', i);
        end = end == STR_NPOS ? text.n : end + 1;
        str line = str_slice(text, i, end);
        if (unicode_trim_right(line).n)
            buf_put(&b, prefix);
        buf_put(&b, line);
        i = end;
    }
    if (b.n > EVAL_TEXT_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "the resulting string would be longer than 1 MiB");
    *out = object_str(buf_str(&b));
    object_mark(out, call_arg(c, PARAM_text));
    return eval_spend(c->ev, c->at, b.n, 1);
}

/* ---- operations ---- */

#define WRAP                                                                  \
    PARAMS(NEEDS(text), OPT(width, INT(70)), NAMED(initial_indent, TEXT("")), \
           NAMED(subsequent_indent, TEXT("")), NAMED(break_long_words, TRUE), \
           NAMED(break_on_hyphens, TRUE), NAMED(max_lines, NONE),             \
           NAMED(placeholder, TEXT(" [...]")))

const struct operation TEXTWRAP_OPERATIONS[] = {
    {S_INIT("textwrap.dedent"), ON_LIBRARY, dedent, PARAMS(NEEDS(text)), 0, 1,
     "the text without the blanks at the start of all lines"},
    {S_INIT("textwrap.fill"), ON_LIBRARY, fill, WRAP, 0, 4,
     "the text with line breaks, so that no line is wider than width"},
    {S_INIT("textwrap.indent"), ON_LIBRARY, indent,
     PARAMS(NEEDS(text), NEEDS(prefix)), 0, 1,
     "the text with a prefix before each line that is not blank"},
    {S_INIT("textwrap.shorten"), ON_LIBRARY, shorten,
     PARAMS(NEEDS(text), NEEDS(width), NAMED(placeholder, TEXT(" [...]"))), 0,
     4, "the first words of a text, up to a width"},
    {S_INIT("textwrap.wrap"), ON_LIBRARY, run_wrap, WRAP, 0, 4,
     "a list of lines, none of them wider than width"},
    {.name = {0}},
};
