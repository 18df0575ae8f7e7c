// SPDX-License-Identifier: MIT
// cell_loss: compares a cell's source string with its parsed nodes, side by
// side. Extra source characters are the markup of the nodes, or are lost.
#include "parse/cell_loss.h"

#include "base/unicode.h"
#include "base/uri.h"
#include "base/utf8.h"
#include "load/site.h"

enum {
    SYNC_MAX = 8,    /* number of bytes that `synchronize` searches for */
    ENTITY_MAX = 32, /* maximum length of an entity, "&name;", in bytes */
    OUTER_MAX = 256, /* maximum length of a path around emphasis, in bytes */
    CJK = 0x2e80     /* first code point of scripts without word spaces */
};

struct cell_walk {
    const struct parse *p;
    const struct node *entry;
    str s;        /* the source */
    bool data;    /* the source comes from a file or a script */
    char opened;  /* the character before the opening marks that were read last,
                     or NUL */
    size_t i;     /* offset of the next unread character */
    size_t lost;  /* offset of the first lost character; or STR_NPOS */
    bool skips;   /* markup of unknown length comes before s[i] */
    bool stopped; /* the rest cannot be compared */
};

static char at(const struct cell_walk *r, size_t i)
{
    return i < r->s.n ? r->s.p[i] : '\0';
}

static bool is_markdown(const struct cell_walk *r)
{
    return r->p->language == PAGE_MARKDOWN;
}

static void record_loss(struct cell_walk *r, size_t i)
{
    bool sign = at(r, i) && strchr(CELL_SIGNS, at(r, i));
    if (r->lost == STR_NPOS && sign)
        r->lost = i;
    r->stopped = true;
}

/* ---- backslashes ---- */

static bool is_punctuation(char c)
{
    return c > ' ' && (unsigned char)c < 0x7f && !char_is_alnum(c);
}

static bool is_escape(const struct cell_walk *r, size_t i)
{
    return at(r, i) == '\\' && i + 1 < r->s.n &&
           (!is_markdown(r) || is_punctuation(at(r, i + 1)));
}

/* Whether a word may start at s[i]: at the start of the text, or after a blank,
   a quote or an opening bracket. */
static bool starts_word(const struct cell_walk *r, size_t i)
{
    return !i || strchr(" \t'\"<([{", at(r, i - 1));
}

/* Whether s, before a full stop, would number a list item: "1", "(a" or
   "iv". */
static bool is_enumerator(str s)
{
    s = str_from(s, str_starts(s, S("(")) ? 1 : 0);
    size_t n = 0;
    while (n < s.n && (char_is_digit(s.p[n]) || strchr("ivxIVX", s.p[n])))
        n++;
    return s.n && (n == s.n || (s.n == 1 && char_is_alnum(s.p[0])));
}

/* Whether a cell of data that starts with a backslash and c would, without the
   backslash, become a list, a heading, a comment or a rule. */
static bool starts_block(const struct cell_walk *r, char c)
{
    char next = at(r, 2);
    bool alone = !next || next == ' ' || next == c;
    switch (c) {
    case '#': return alone || next == '.';
    case '(': return str_find_char(r->s, ')', 2) != STR_NPOS;
    case '%': return is_markdown(r) || alone;
    case '-': return alone || r->s.n == 3;
    default: return alone;
    }
}

/* Whether the character after the backslash s[i] could be markup without the
   backslash. If not, the backslash belongs to the data. */
static bool is_needed(const struct cell_walk *r, size_t i)
{
    char c = at(r, i + 1);
    str before = str_slice(r->s, 0, i), after = str_from(r->s, i + 2);
    bool smart = r->p->site->config.writing.smartquotes;
    if (!i && r->data && strchr("-+#(=%", c))
        return starts_block(r, c);
    switch (c) {
    case '@': return true;
    case '"':
    case '\'': return smart;
    case ':': return at(r, i + 2) == '`' || at(r, i + 2) == '/';
    case '\\': return !r->data && (i || !char_is_alnum(at(r, 2)));
    case '*':
    case '_':
    case '`':
    case '|':
    case '~':
    case '$':
    case '^':
        return starts_word(r, i) || str_find_char(before, c, 0) != STR_NPOS ||
               str_find_char(after, c, 0) != STR_NPOS ||
               (c == '_' && !is_markdown(r) && !char_is_alnum(at(r, i + 2)));
    case '<': return str_find_char(after, '>', 0) != STR_NPOS;
    case '[': return str_find_char(after, ']', 0) != STR_NPOS;
    case '{': return str_find_char(after, '}', 0) != STR_NPOS;
    case ']': return str_find_char(before, '[', 0) != STR_NPOS;
    case '}': return str_find_char(before, '{', 0) != STR_NPOS;
    case '&': return str_find_char(after, ';', 0) != STR_NPOS;
    case '!': return at(r, i + 2) == '[';
    case '>': return !i || str_find_char(before, '<', 0) != STR_NPOS;
    case '.':
        return at(r, i + 2) == '.' || (i && at(r, i - 1) == '.') ||
               is_enumerator(before);
    case '-': return smart || !i;
    case ')': return is_enumerator(before);
    case '+':
    case '#':
    case '(':
    case '=':
    case '%': return !i;
    default: return false;
    }
}

/* ---- text nodes ---- */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Returns the offset after the entity at the current position, or 0 if no
   entity is there. Also returns 0 for an unknown entity: `text`, the rest of
   the text node, shows such an entity as written. */
static size_t entity_end(const struct cell_walk *r, str text)
{
    if (!is_markdown(r) || at(r, r->i) != '&')
        return 0;
    str rest = str_from(r->s, r->i);
    size_t end = str_find_char(str_slice(rest, 0, ENTITY_MAX), ';', 0);
    bool is = end != STR_NPOS && !str_starts(text, str_slice(rest, 0, end + 1));
    return is ? r->i + end + 1 : 0;
}

/* Whether the next characters are a backslash and a blank, which separate
   markup from a word in reStructuredText. They are needed only between two
   nodes. False in Markdown. */
static bool is_joint(const struct cell_walk *r)
{
    return !is_markdown(r) && at(r, r->i) == '\\' && at(r, r->i + 1) == ' ';
}

/* Moves to the next occurrence of `text` after markup of unknown length. If
   `text` does not occur, the rest cannot be compared. */
static void synchronize(struct cell_walk *r, str text)
{
    size_t n = 0;
    while (n < text.n && n < SYNC_MAX && !strchr(CELL_SIGNS, text.p[n]))
        n++;
    size_t found = n ? str_find(r->s, str_slice(text, 0, n), r->i) : STR_NPOS;
    r->skips = false;
    r->stopped |= found == STR_NPOS;
    r->i = r->stopped ? r->i : found;
}

/* Matches the character, or the run of blanks, at text.p[*j] of a text node
   with the source, and advances *j and r->i. */
static void match(struct cell_walk *r, str text, size_t *j)
{
    size_t end = entity_end(r, str_from(text, *j));
    if (is_joint(r) && *j) {
        record_loss(r, r->i);
    } else if (is_joint(r)) {
        r->i += 2;
    } else if (is_escape(r, r->i)) {
        if (!is_needed(r, r->i)) {
            record_loss(r, r->i);
            return;
        }
        r->i++;
        if (at(r, r->i) == text.p[*j]) {
            r->i++;
            ++*j;
        }
    } else if (is_blank(text.p[*j]) && is_blank(at(r, r->i))) {
        while (is_blank(at(r, r->i)))
            r->i++;
        while (*j < text.n && is_blank(text.p[*j]))
            ++*j;
    } else if (end && r->data) {
        record_loss(r, r->i);
    } else if (end) {
        r->i = end;
        *j += utf8_length(str_from(text, *j));
    } else if (at(r, r->i) == text.p[*j]) {
        r->i++;
        ++*j;
    } else {
        record_loss(r, r->i);
    }
}

static void read_text(struct cell_walk *r, str text)
{
    if (r->skips)
        synchronize(r, text);
    for (size_t j = 0; j < text.n && !r->stopped;)
        match(r, text, &j);
}

/* ---- constructs ---- */

/* Whether a number ends directly before s[i]. An emphasized unit may follow a
   number without a blank. */
static bool is_number(const struct cell_walk *r, size_t i)
{
    size_t n = i;
    while (n && (char_is_digit(r->s.p[n - 1]) || strchr(".,", r->s.p[n - 1])))
        n--;
    return n < i && (!n || is_blank(r->s.p[n - 1]));
}

/* Whether the mark at s[i], which is not doubled, starts emphasis inside a word
   of a writing system without spaces between words, such as Chinese. Such texts
   have bold words, but no italics. */
static bool cuts_cjk(const struct cell_walk *r, size_t i)
{
    size_t len;
    str inner = str_from(r->s, i + 1);
    return inner.n && utf8_decode(inner, &len) >= CJK;
}

/* Whether emphasis cuts a word at byte i of r->s. If `before` is true, the
   emphasis starts at byte i; otherwise byte i is the first byte after the
   emphasis. */
static bool joins(const struct cell_walk *r, size_t i, bool before)
{
    if (before && (!i || is_number(r, i)))
        return false;
    size_t from = before ? utf8_before(r->s, i) : i;
    str c = str_from(r->s, from);
    if (!c.n)
        return false;
    size_t len;
    unsigned cp = utf8_decode(c, &len);
    if (cp == '_' || cp == '\\')
        return before || cp == '_' || !is_escape(r, i);
    if (cp == '.')
        return before || char_is_alnum(at(r, i + 1));
    return cp < CJK ? unicode_is_word(cp) : before && r->data && cuts_cjk(r, i);
}

/* Whether emphasis is part of a path or an address, such as "src/_x_/a.c" or
   "/var/_x_". If `before` is true, the emphasis starts at byte i of r->s;
   otherwise byte i is the first byte after the emphasis. A single slash does
   not always make a path: it may also separate words of a page, as in
   "read/_write_", units, as in "_m_/s", or emphasized words. */
static bool cuts_path(const struct cell_walk *r, size_t i, bool before)
{
    size_t from = i, to = i;
    while (before && from && i - from < OUTER_MAX && !is_blank(at(r, from - 1)))
        from--;
    while (!before && to < r->s.n && to - i < OUTER_MAX && !is_blank(at(r, to)))
        to++;
    str outer = str_slice(r->s, from, to);
    char c = before ? at(r, i - 1) : at(r, i);
    char beyond = before ? at(r, i - 2) : at(r, i + 1);
    if (!outer.n || !strchr("/.-=?&%#+@~$", c) ||
        (c == '/' && outer.n > 1 && strchr("*_`", beyond)))
        return false;
    if (c == '.')
        return char_is_alnum(beyond);
    if (str_count_char(outer, '/') > 1 || (before && outer.p[0] == '/'))
        return true;
    bool both = !before && (r->opened == '/' || r->opened == '-');
    if (c == '/' && r->data && before)
        return at(r, i) != at(r, i + 1);
    if (c == '/')
        return both || (r->data && str_find_char(outer, '.', 0) < outer.n - 1);
    return c == '-' && r->data && both;
}

/* Whether emphasis made by underscores is an identifier: a single word, with
   two underscores on each side, or with underscores or digits inside. */
static bool is_name(const struct node *n, size_t marks)
{
    const struct node *t = n->first;
    if (!t || t->next || t->type != NODE_TEXT ||
        str_find_char(t->text, ' ', 0) != STR_NPOS)
        return false;
    bool inner = marks == 2;
    for (size_t i = 0; i < t->text.n; i++)
        inner |= t->text.p[i] == '_' || char_is_digit(t->text.p[i]);
    return inner && t->text.n && !char_is_digit(t->text.p[0]);
}

/* Whether the emphasis at `edge` has more marks on one side than on the other,
   as in "**x*". */
static bool is_uneven(const struct cell_walk *r, const struct node *n,
                      size_t edge, bool opens)
{
    const struct node *side = opens ? n->prev : n->next;
    if (!side || side->type != NODE_TEXT || !edge)
        return false;
    return opens ? at(r, edge - 1) == at(r, edge) && at(r, edge - 2) != '\\'
                 : at(r, edge - 1) == at(r, edge);
}

static void read_marks(struct cell_walk *r, const struct node *n, bool opens)
{
    size_t want = n->type == NODE_STRONG ? 2 : 1, k = 0, from = r->i;
    char sign = at(r, from);
    if (r->skips || r->stopped)
        return;
    while (k < want && at(r, from + k) == sign)
        k++;
    r->i += k;
    if (k < want || (sign != '*' && sign != '_')) {
        r->stopped = true; /* the node is written as a role */
        return;
    }
    size_t edge = opens ? from : r->i;
    if (is_uneven(r, n, edge, opens) || cuts_path(r, edge, opens) ||
        (is_markdown(r) &&
         (joins(r, edge, opens) || (opens && sign == '_' && is_name(n, want)))))
        record_loss(r, from);
    if (opens)
        r->opened = from ? at(r, from - 1) : '\0';
}

/* Reads a literal or title reference. Roles such as :code:`x` are skipped. */
static void read_literal(struct cell_walk *r, const struct node *n)
{
    size_t marks = 0;
    while (at(r, r->i + marks) == '`')
        marks++;
    size_t end = marks ? str_find(r->s, str_slice(r->s, r->i, r->i + marks),
                                  r->i + marks)
                       : STR_NPOS;
    if (end == STR_NPOS || n->attrs)
        r->skips = true;
    else
        r->i = end + marks;
}

/* Reads a link. Markdown makes a link of <scheme:...>. If the scheme is
   unknown, the link is probably part of a name, as in C++'s
   vector<std::string>. */
static void read_link(struct cell_walk *r, const struct node *n)
{
    str text =
        n->first && n->first->type == NODE_TEXT ? n->first->text : STR_NONE;
    str url = node_get(n, "refuri");
    if (is_markdown(r) && !r->skips && at(r, r->i) == '<' && text.n &&
        str_eq(text, url) && !uri_scheme_is_safe(uri_scheme(url)))
        record_loss(r, r->i);
    if (text.n && str_eq(text, url) && !r->skips &&
        str_starts(str_from(r->s, r->i), text))
        r->i += text.n;
    else
        r->skips = true;
}

/* Reads a node; returns the next node to read. */
static const struct node *read_node(struct cell_walk *r, const struct node *n)
{
    if (n->type != NODE_TEXT && is_joint(r))
        r->i += 2;
    switch (n->type) {
    case NODE_TEXT: read_text(r, n->text); break;
    case NODE_PARAGRAPH: break;
    case NODE_EMPHASIS:
    case NODE_STRONG: read_marks(r, n, true); break;
    case NODE_LITERAL:
    case NODE_TITLE_REFERENCE:
        read_literal(r, n);
        return node_skip(n, r->entry);
    case NODE_PROBLEMATIC: r->stopped = true; break;
    case NODE_REFERENCE: read_link(r, n); return node_skip(n, r->entry);
    default: r->skips = true; return node_skip(n, r->entry);
    }
    return node_next(n, r->entry);
}

/* Reads the closing marks of all nodes that end between n and next. */
static void read_ends(struct cell_walk *r, const struct node *n,
                      const struct node *next)
{
    if (next && next->parent == n)
        return;
    for (; n != r->entry; n = n->parent) {
        if (n->type == NODE_EMPHASIS || n->type == NODE_STRONG)
            read_marks(r, n, false);
        if (next && n->parent == next->parent)
            return;
    }
}

/* Whether a cell became a block that shows other characters than the cell's
   source. */
static bool is_other_block(const struct node *n)
{
    return n->type == NODE_FIELD_LIST || n->type == NODE_FOOTNOTE ||
           n->type == NODE_CITATION || n->type == NODE_OPTION_LIST ||
           n->type == NODE_BLOCK_QUOTE || n->type == NODE_LINE_BLOCK;
}

size_t cell_loss(const struct parse *p, const struct node *entry, str source,
                 bool data)
{
    struct cell_walk r = {
        .p = p, .entry = entry, .s = source, .data = data, .lost = STR_NPOS};
    const struct node *n = entry->first, *next;
    if (!n || n->next)
        return STR_NPOS;
    if (is_other_block(n))
        return 0;
    if (n->type != NODE_PARAGRAPH || n->attrs)
        return r.lost;
    for (; n && !r.stopped; n = next) {
        next = read_node(&r, n);
        read_ends(&r, n, next);
    }
    while (is_blank(at(&r, r.i)))
        r.i++;
    if (!r.stopped && !r.skips && r.i < r.s.n && at(&r, r.i) != '{')
        record_loss(&r, r.i);
    return r.lost;
}
