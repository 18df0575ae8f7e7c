// SPDX-License-Identifier: MIT
// math_row: parses by recursive descent. A row ends at a token that belongs to
// an outer construct; the caller checks whether that token is the right one.
#include "math/math_row.h"

#include "base/codes/math.h"
#include "base/utf8.h"
#include "math/math_spacing.h"

enum {
    DEPTH_MAX = 60,
    NAMES = 600 /* approximate number of commands */
};

enum math_style math_style_script(enum math_style style)
{
    return style < MATH_SCRIPT ? MATH_SCRIPT : MATH_SCRIPT2;
}

enum math_style math_style_fraction(enum math_style style)
{
    return style == MATH_DISPLAY ? MATH_INLINE : math_style_script(style);
}

void math_row_fault(struct math_row *p, str what)
{
    math_token_fault(&p->x, DIAG_MATH_SYNTAX, p->at.at, p->at.n, what);
}

static struct math_node *empty(struct math_row *p)
{
    return math_node_new(p->a, "mrow");
}

/* Enters a nested construct. Returns false if the formula nests too deeply, and
   reports that once. */
static bool enter(struct math_row *p)
{
    if (p->depth < DEPTH_MAX) {
        p->depth++;
        return true;
    }
    const struct math_token *t = math_token_peek(&p->x);
    if (!p->x.stopped) {
        math_token_fault(&p->x, DIAG_MATH_DEPTH, t->at, t->n,
                         str_fmt(p->a, "%d", DEPTH_MAX));
        diag_help(p->x.how->d, "nest fewer braces, or split the formula");
    }
    math_token_stop(&p->x);
    return false;
}

/* ---- symbols ---- */

struct math_node *math_row_operator(struct math_row *p, enum math_class class,
                                    const char *text)
{
    struct math_node *n = math_node_text(p->a, "mo", str_c(text));
    n->class = class;
    return n;
}

struct math_node *math_row_gap(struct math_row *p, const char *width)
{
    struct math_node *n = math_node_new(p->a, "mspace");
    n->class = MATH_GAP;
    math_node_set(p->a, n, "width", width);
    return n;
}

struct math_node *math_row_nothing(struct math_row *p,
                                   const struct math_command *c)
{
    (void)p;
    (void)c;
    return NULL;
}

static str in_font(struct math_row *p, str text, enum math_font font)
{
    struct buf b = {.a = p->a};
    if (font == MATH_FONT_NONE || font == MATH_FONT_PLAIN)
        return text;
    for (size_t n; text.n; text = str_from(text, n))
        math_font_put(&b, utf8_decode(text, &n), font);
    return buf_end(&b);
}

/* Returns an <mi>. Browsers slant a single letter in <mi> by default, unless
   mathvariant is "normal". */
static struct math_node *letters(struct math_row *p, str text, bool upright)
{
    enum math_font font = p->font;
    bool plain = font == MATH_FONT_PLAIN || (upright && !font);
    if (upright && font == MATH_FONT_ITALIC)
        font = MATH_FONT_NONE;
    struct math_node *n = math_node_text(p->a, "mi", in_font(p, text, font));
    if (plain && utf8_length(text) == text.n)
        math_node_set(p->a, n, "mathvariant", "normal");
    return n;
}

static const enum math_class CLASSES[] = {
    [MATH_SIGN] = MATH_ORD,     [MATH_LIMIT] = MATH_OP,
    [MATH_SUM] = MATH_OP,       [MATH_INTEGRAL] = MATH_OP,
    [MATH_BINARY] = MATH_BIN,   [MATH_RELATION] = MATH_REL,
    [MATH_STANDING] = MATH_REL, [MATH_OPEN] = MATH_LEFT,
    [MATH_CLOSE] = MATH_RIGHT,  [MATH_FENCE] = MATH_ORD,
    [MATH_POINT] = MATH_PUNCT,
};

static struct math_node *mo(struct math_row *p, enum math_form form, str text)
{
    struct math_node *n = math_node_text(p->a, "mo", text);
    n->class = CLASSES[form];
    if (form == MATH_OPEN || form == MATH_CLOSE || form == MATH_FENCE ||
        form == MATH_STANDING)
        math_node_set(p->a, n, "stretchy", "false");
    if (form == MATH_FENCE || form == MATH_OPEN || form == MATH_CLOSE) {
        bool bar = str_eq(text, S("|")) || str_eq(text, S("‖"));
        if (bar && form != MATH_FENCE)
            math_node_set(p->a, n, "form",
                          form == MATH_OPEN ? "prefix" : "postfix");
    }
    if (form == MATH_STANDING && p->style < MATH_SCRIPT) {
        math_node_set(p->a, n, "lspace", "0.2778em");
        math_node_set(p->a, n, "rspace", "0.2778em");
    }
    n->limits = form == MATH_SUM || form == MATH_LIMIT;
    if (form == MATH_LIMIT) {
        math_node_set(p->a, n, "form", "prefix");
        math_node_set(p->a, n, "movablelimits", "true");
        math_node_set(p->a, n, "lspace", "0.1667em");
        math_node_set(p->a, n, "rspace", "0.1667em");
    }
    return n;
}

struct math_node *math_row_symbol(struct math_row *p, enum math_form form,
                                  str text)
{
    struct math_node *n;
    switch (form) {
    case MATH_LETTER: return letters(p, text, false);
    case MATH_UPRIGHT: return letters(p, text, true);
    case MATH_NUMBER:
        return math_node_text(p->a, "mn", in_font(p, text, p->font));
    case MATH_FUNCTION:
        n = math_node_text(p->a, "mi", text);
        n->class = MATH_OP;
        n->function = true;
        return n;
    default: return mo(p, form, text);
    }
}

/* ---- characters ---- */

static size_t more_digits(str s)
{
    if (char_is_digit(*s.p))
        return 1;
    return *s.p == '.' && s.n > 1 && char_is_digit(s.p[1]) ? 2 : 0;
}

static size_t more_letters(str s)
{
    return char_is_alpha(*s.p);
}

/* Returns the length of the combining mark that s starts with, or 0. A
   combining mark belongs to the letter before it. */
static size_t more_marks(str s)
{
    size_t n;
    unsigned cp = utf8_decode(s, &n);
    return cp >= 0x300 && cp < 0x370 ? n : 0;
}

static str joined(struct math_row *p, str text, size_t (*is)(str rest))
{
    str more = math_token_run(&p->x, is);
    return more.n ? str_concat(p->a, text, more) : text;
}

/* Returns the element for character c, which was just read. Unless `alone`, the
   element includes following characters that continue it, such as digits. */
static struct math_node *character(struct math_row *p, str c, bool alone)
{
    str text;
    if (str_eq(c, S("~")))
        return math_node_text(p->a, "mtext", S("\xc2\xa0"));
    enum math_form form = math_symbol_of(c, &text);
    if (form == MATH_NUMBER && !alone)
        text = joined(p, text, more_digits);
    else if (form == MATH_LETTER && !alone && math_font_has_words(p->font) &&
             char_is_alpha(*c.p))
        text = joined(p, text, more_letters);
    else if (form == MATH_SIGN && !alone && *c.p == '.' && p->x.inputs.n &&
             (c = math_token_run(&p->x, more_digits)).n)
        return math_row_symbol(p, MATH_NUMBER, str_concat(p->a, text, c));
    if (form == MATH_LETTER)
        text = joined(p, text, more_marks);
    return math_row_symbol(p, form, text);
}

/* ---- commands ---- */

static const struct math_command *find_command(const struct math_row *p,
                                               str name)
{
    for (const struct math_command *const *t = p->commands; *t; t++)
        for (const struct math_command *c = *t; c->name.p; c++)
            if (str_eq(c->name, name))
                return c;
    return NULL;
}

static bool is_capital(str name)
{
    return name.n && *name.p >= 'A' && *name.p <= 'Z';
}

/* Adds the name of a command to the suggestions for an unknown command, unless
   the name has only one character. If `capitals` is true, adds only names that
   begin with a capital, else only names that do not. The order of the calls
   matters: diag_nearest returns the first of several equally similar names. */
static void add_name(struct arena *a, struct strs *names, str name,
                     bool capitals)
{
    if (is_capital(name) == capitals && name.n > 1)
        vec_push(a, names, name);
}

static void add_names(struct math_row *p, struct strs *names, bool capitals)
{
    str name;
    for (size_t i = 0; (name = math_symbol_name_at(i)).p; i++)
        add_name(p->a, names, name, capitals);
    for (const struct math_command *const *t = p->commands; *t; t++)
        for (const struct math_command *c = *t; c->name.p; c++)
            add_name(p->a, names, c->name, capitals);
}

static void unknown(struct math_row *p)
{
    struct diags *d = p->x.how->d;
    str name = str_concat(p->a, S("\\"), p->at.text), near = STR_NONE;
    struct strs names = {0};
    math_token_fault(&p->x, DIAG_MATH_COMMAND, p->at.at, p->at.n, name);
    if (p->at.text.n > 1 && diag_may_search(d, NAMES)) {
        add_names(p, &names, is_capital(p->at.text));
        add_names(p, &names, !is_capital(p->at.text));
        near = diag_nearest(d, p->at.text, names.v, names.n);
    }
    if (near.p)
        diag_help(d, "did you mean '\\%.*s'?", STR_ARG(near));
    else
        diag_help(d, "the formula is shown unchanged; \\newcommand defines "
                     "commands, \\text{} shows words");
}

/* Whether a token ends the current row. */
static bool ends_row(const struct math_row *p, const struct math_token *t)
{
    switch (t->kind) {
    case MATH_TOKEN_END:
    case MATH_TOKEN_CLOSE:
    case MATH_TOKEN_CELL: return true;
    case MATH_TOKEN_CHAR: return p->in_bracket && str_eq(t->text, S("]"));
    case MATH_TOKEN_COMMAND:
        return math_token_is(t, "\\") || math_token_is(t, "cr") ||
               math_token_is(t, "right") || math_token_is(t, "middle") ||
               math_token_is(t, "end");
    default: return false;
    }
}

static struct math_node *command(struct math_row *p)
{
    const struct math_symbol *s = math_symbol_find(p->at.text);
    const struct math_command *c;
    if (s)
        return math_row_symbol(p, s->form, str_c(s->text));
    if ((c = find_command(p, p->at.text)))
        return c->read(p, c);
    unknown(p);
    return NULL;
}

/* ---- groups ---- */

/* Members of struct math_row that are restored at the end of a group. */
struct math_scope {
    enum math_style style;
    enum math_font font;
    bool in_bracket;
};

static struct math_scope open_scope(const struct math_row *p)
{
    return (struct math_scope){p->style, p->font, p->in_bracket};
}

static void close_scope(struct math_row *p, struct math_scope s)
{
    p->style = s.style;
    p->font = s.font;
    p->in_bracket = s.in_bracket;
}

/* Reads the rest of a group after its '{': group = '{' row '}'. */
static struct math_node *group(struct math_row *p)
{
    struct math_scope scope = open_scope(p);
    struct math_token open = p->at;
    p->in_bracket = false;
    struct math_node *row = math_row_read(p);
    close_scope(p, scope);
    if (math_token_peek(&p->x)->kind == MATH_TOKEN_CLOSE) {
        math_token_take(&p->x);
    } else if (!p->x.stopped) {
        math_token_fault(&p->x, DIAG_MATH_SYNTAX, open.at, open.n,
                         S("'{' is never closed"));
        math_token_stop(&p->x);
    }
    row->class = MATH_ORD;
    row->function = row->limits = false;
    row->core = NULL;
    return row;
}

/* Reads an element without its scripts. `alone`: reads only one character.
   Returns NULL at the end of the row or at a script. */
static struct math_node *element(struct math_row *p, bool alone)
{
    const struct math_token *t = math_token_peek(&p->x);
    if (ends_row(p, t) || t->kind == MATH_TOKEN_SUP ||
        t->kind == MATH_TOKEN_SUB)
        return NULL;
    p->at = math_token_take(&p->x);
    if (p->at.kind == MATH_TOKEN_OPEN)
        return group(p);
    if (p->at.kind == MATH_TOKEN_CHAR)
        return character(p, p->at.text, alone);
    struct math_token at = p->at;
    struct math_node *n = command(p);
    p->at = at;
    if (!n) { /* a command without output, such as \label */
        n = empty(p);
        n->class = MATH_GAP;
    }
    return n;
}

struct math_node *math_row_argument(struct math_row *p, enum math_style style)
{
    struct math_token at = p->at;
    enum math_style old = p->style;
    struct math_node *n = NULL;
    if (enter(p)) {
        p->style = style;
        n = element(p, true);
        p->style = old;
        p->depth--;
        if (!n && !p->x.stopped)
            math_token_fault(&p->x, DIAG_MATH_SYNTAX, at.at, at.n,
                             str_fmt(p->a, "'%s%.*s' needs an argument",
                                     at.kind == MATH_TOKEN_COMMAND ? "\\" : "",
                                     STR_ARG(at.text)));
    }
    p->at = at;
    return n ? n : empty(p);
}

/* ---- scripts ---- */

struct math_scripts {
    struct math_node *sub, *sup;
    unsigned primes;
};

static void take_script(struct math_row *p, struct math_node **to)
{
    struct math_token at = math_token_take(&p->x);
    p->at = at;
    if (*to)
        math_row_fault(p, at.kind == MATH_TOKEN_SUP ? S("a second superscript")
                                                    : S("a second subscript"));
    *to = math_row_argument(p, math_style_script(p->style));
}

/* Consumes \limits, \nolimits or \displaylimits after the operator `base`.
   Applies the first two; the third has no effect. Returns false if none of
   these is next. */
static bool take_limits(struct math_row *p, struct math_node *base)
{
    bool on = math_token_accept(&p->x, "limits");
    if (!on && !math_token_accept(&p->x, "nolimits"))
        return math_token_accept(&p->x, "displaylimits");
    base->limits = on;
    if (on && base->core)
        math_node_set(p->a, base->core, "movablelimits", "false");
    return true;
}

static bool is_prime(const struct math_token *t)
{
    return t->kind == MATH_TOKEN_CHAR &&
           (str_eq(t->text, S("'")) || str_eq(t->text, S("’")));
}

/* Returns an element with n primes. One character of Unicode represents up to
   four primes. */
static struct math_node *prime_signs(struct math_row *p, unsigned n)
{
    static const char *const SIGNS[] = {"′", "″", "‴", "⁗"};
    struct math_node *row = empty(p);
    for (unsigned k; n; n -= k) {
        k = n < 4 ? n : 4;
        struct math_node *sign = math_row_operator(p, MATH_ORD, SIGNS[k - 1]);
        math_node_append(row, sign);
    }
    return row;
}

static struct math_scripts read_scripts(struct math_row *p,
                                        struct math_node *base)
{
    struct math_scripts s = {0};
    for (;;) {
        const struct math_token *t = math_token_peek(&p->x);
        if (t->kind == MATH_TOKEN_SUB) {
            take_script(p, &s.sub);
        } else if (t->kind == MATH_TOKEN_SUP) {
            take_script(p, &s.sup);
        } else if (is_prime(t)) {
            p->at = math_token_take(&p->x);
            s.primes++;
        } else if (!base || !take_limits(p, base)) {
            return s;
        }
    }
}

static struct math_node *with_scripts(struct math_row *p,
                                      struct math_node *base)
{
    static const char *const TAGS[2][4] = {
        {NULL, "msub", "msup", "msubsup"},
        {NULL, "munder", "mover", "munderover"}};
    struct math_scripts s = read_scripts(p, base);
    if (s.primes) {
        struct math_node *signs = prime_signs(p, s.primes);
        if (s.sup)
            math_node_append(signs, s.sup);
        s.sup = signs;
    }
    if (!s.sub && !s.sup)
        return base;
    base = base ? base : empty(p);
    const char *tag = TAGS[base->limits][(s.sub != NULL) + 2 * (s.sup != NULL)];
    struct math_node *n = math_node_new(p->a, tag);
    n->class = base->class;
    n->core = base->core;
    n->function = base->function;
    math_node_append(n, base);
    if (s.sub)
        math_node_append(n, s.sub);
    if (s.sup)
        math_node_append(n, s.sup);
    return n;
}

/* ---- rows ---- */

struct math_node *math_row_read(struct math_row *p)
{
    struct math_node *row = empty(p), *outer = p->so_far;
    bool inside = p->continues;
    p->continues = false;
    if (!enter(p))
        return row;
    while (!ends_row(p, math_token_peek(&p->x))) {
        p->so_far = row;
        struct math_node *n = with_scripts(p, element(p, false));
        if (n->class != MATH_GAP || n->first || strcmp(n->tag, "mrow") != 0)
            math_node_append(row, n);
    }
    math_spacing_set(p->a, row, p->style >= MATH_SCRIPT, inside);
    p->so_far = outer;
    p->depth--;
    if (row->first && row->first == row->last) {
        row->class = row->first->class;
        row->core = row->first->core;
        row->function = row->first->function;
    }
    return row;
}

struct math_node *math_row_rest(struct math_row *p, const char *tag)
{
    struct math_node *n = math_node_new(p->a, tag), *row = math_row_read(p);
    n->class = row->class;
    n->first = row->first;
    n->last = row->last;
    return n;
}

struct math_node *math_row_text(struct math_row *p, str tex, size_t at)
{
    struct math_lexer outer = p->x;
    struct math_scope scope = open_scope(p);
    p->x.inputs.v = NULL;
    p->x.inputs.n = p->x.inputs.cap = 0;
    p->in_bracket = false;
    vec_push(p->a, &p->x.inputs,
             (struct math_input){.s = tex, .at = at, .n = p->at.n});
    p->x.has_next = false;
    struct math_node *row = math_row_read(p);
    const struct math_token *t = math_token_peek(&p->x);
    if (t->kind != MATH_TOKEN_END)
        math_token_fault(&p->x, DIAG_MATH_SYNTAX, t->at, t->n,
                         str_fmt(p->a, "unexpected '%s%.*s'",
                                 t->kind == MATH_TOKEN_COMMAND ? "\\" : "",
                                 STR_ARG(t->text)));
    outer.faults = p->x.faults;
    outer.stopped |= p->x.stopped;
    p->x = outer;
    close_scope(p, scope);
    return row;
}
