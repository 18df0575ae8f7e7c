// SPDX-License-Identifier: MIT
// math_words: reads text mode, as in \text{for $x > 0$}. In text mode, blanks
// are kept, and formulas are between dollars.
#include "math/math_words.h"

#include "base/codes/math.h"
#include "base/utf8.h"

#define NO_BREAK "\xc2\xa0"

/* ---- texts ---- */

struct words {
    struct math_row *p;
    struct math_node *row;
    struct buf b;      /* text that is not in `row` yet */
    const char *class; /* CSS class of the text, or NULL */
    size_t at;         /* offset of the text in the formula, for reports */
};

static void flush(struct words *w)
{
    if (!w->b.n)
        return;
    struct math_node *n = math_node_text(w->p->a, "mtext", buf_end(&w->b));
    if (w->class)
        math_node_set(w->p->a, n, "class", w->class);
    math_node_append(w->row, n);
    w->b = (struct buf){.a = w->p->a};
}

/* Appends a blank: a no-break space at the start or end of an element, where
   browsers drop blanks. */
static void put_blank(struct words *w, bool at_end)
{
    if (!w->b.n || at_end)
        buf_puts(&w->b, NO_BREAK);
    else if (!str_ends(buf_str(&w->b), S(NO_BREAK)) &&
             w->b.p[w->b.n - 1] != ' ')
        buf_putc(&w->b, ' ');
}

/* Whether, after the blanks at byte i, the text ends or a formula begins. */
static bool ends_run(str s, size_t i)
{
    while (i < s.n && (char_is_blank(s.p[i]) || s.p[i] == '}'))
        i++;
    return i >= s.n || s.p[i] == '$';
}

/* Returns the argument in braces at byte *i and moves *i past it. Returns ""
   if braces are missing. */
static str argument(str s, size_t *i)
{
    while (*i < s.n && char_is_blank(s.p[*i]))
        (*i)++;
    size_t from = *i, depth = 0;
    if (from >= s.n || s.p[from] != '{')
        return S("");
    for (; *i < s.n; (*i)++) {
        char c = s.p[*i];
        if (c == '\\')
            (*i)++;
        else if (c == '{')
            depth++;
        else if (c == '}' && --depth == 0)
            break;
    }
    size_t end = *i < s.n ? *i : s.n;
    *i = end < s.n ? end + 1 : end;
    return str_slice(s, from + 1, end);
}

static const char *class_of(str command, bool *is)
{
    static const struct {
        str name;
        const char *class;
    } CLASSES[] = {
        {S_INIT("text"), NULL},
        {S_INIT("textrm"), NULL},
        {S_INIT("textnormal"), NULL},
        {S_INIT("textup"), NULL},
        {S_INIT("mbox"), NULL},
        {S_INIT("hbox"), NULL},
        {S_INIT("mathrm"), NULL},
        {S_INIT("textbf"), "math-bold"},
        {S_INIT("textit"), "math-italic"},
        {S_INIT("emph"), "math-italic"},
        {S_INIT("texttt"), "math-mono"},
        {S_INIT("textsf"), "math-sans"},
        {S_INIT("textmd"), NULL},
        {S_INIT("textsc"), NULL},
    };
    for (size_t i = 0; i < sizeof CLASSES / sizeof *CLASSES; i++)
        if ((*is = str_eq(CLASSES[i].name, command)))
            return CLASSES[i].class;
    return NULL;
}

static void put_words(struct words *w, str s);

/* Writes the command at byte *i and moves *i past it. */
static void put_command(struct words *w, str s, size_t *i)
{
    size_t n = 1;
    while (*i + n < s.n && char_is_alpha(s.p[*i + n]))
        n++;
    if (n == 1 && *i + 1 < s.n)
        n += utf8_length(str_from(s, *i + 1));
    str name = str_slice(s, *i + 1, *i + n);
    const struct math_symbol *sign = math_symbol_find(name);
    const char *old = w->class, *class;
    bool is;
    *i += n;
    class = class_of(name, &is);
    if (is) {
        flush(w);
        w->class = class ? class : old;
        put_words(w, argument(s, i));
        flush(w);
        w->class = old;
    } else if (sign && sign->form < MATH_SUM) {
        buf_put(&w->b, str_c(sign->text));
    } else if (sign || (name.n && strchr("{}", *name.p))) {
        buf_put(&w->b, sign ? str_c(sign->text) : name);
    } else if (!name.n || strchr(" ,;:\\\n/-", *name.p) ||
               str_eq(name, S("quad"))) {
        buf_puts(&w->b, NO_BREAK);
    } else if (*name.p != '!') {
        str whole = str_concat(w->p->a, S("\\"), name);
        math_token_fault(&w->p->x, DIAG_MATH_COMMAND, w->at, w->p->at.n, whole);
        diag_help(w->p->x.how->d, "put formulas in \\text between dollar "
                                  "signs, such as \\text{for $x > 0$}");
    }
    if (char_is_alpha(name.n ? *name.p : ' '))
        while (*i < s.n && s.p[*i] == ' ')
            (*i)++;
}

/* Writes the $formula$ at byte *i and moves *i past it. */
static void put_formula(struct words *w, str s, size_t *i)
{
    size_t from = ++*i;
    while (*i < s.n && s.p[*i] != '$')
        *i += s.p[*i] == '\\' ? 2 : 1;
    flush(w);
    math_node_append(w->row,
                     math_row_text(w->p, str_slice(s, from, *i), w->at));
    (*i)++;
}

/* If `rest` starts with a sequence for a special character, such as --- for a
   dash, writes the character, moves *i past the sequence and returns true.
   Longer sequences are tried first. */
static bool put_sign(struct words *w, str rest, size_t *i)
{
    static const str SIGNS[][2] = {
        {S_INIT("---"), S_INIT("—")},   {S_INIT("--"), S_INIT("–")},
        {S_INIT("``"), S_INIT("“")},    {S_INIT("''"), S_INIT("”")},
        {S_INIT("`"), S_INIT("‘")},     {S_INIT("'"), S_INIT("’")},
        {S_INIT("~"), S_INIT(NO_BREAK)}};
    for (size_t k = 0; k < sizeof SIGNS / sizeof *SIGNS; k++)
        if (str_starts(rest, SIGNS[k][0])) {
            buf_put(&w->b, SIGNS[k][1]);
            *i += SIGNS[k][0].n;
            return true;
        }
    return false;
}

static void put_words(struct words *w, str s)
{
    if (w->p->depth++ > 50) {
        w->p->depth--;
        math_token_fault(&w->p->x, DIAG_MATH_DEPTH, w->at, w->p->at.n, S("50"));
        diag_help(w->p->x.how->d, "nest fewer braces, or split the formula");
        return;
    }
    for (size_t i = 0; i < s.n;) {
        char c = s.p[i];
        if (c == '\\') {
            put_command(w, s, &i);
        } else if (c == '$') {
            put_formula(w, s, &i);
        } else if (char_is_blank(c)) {
            put_blank(w, ends_run(s, i));
            while (i < s.n && char_is_blank(s.p[i]))
                i++;
        } else if (c == '{' || c == '}') {
            i++;
        } else if (!put_sign(w, str_from(s, i), &i)) {
            buf_putc(&w->b, c);
            i++;
        }
    }
    w->p->depth--;
}

/* \text{words} and others. c->text: a CSS class, or NULL; c->value: whether a
   box is drawn around the words. */
static struct math_node *words(struct math_row *p, const struct math_command *c)
{
    str s;
    struct words w = {.p = p, .b.a = p->a, .class = c->text};
    if (!math_token_raw(&p->x, &s, &w.at))
        return NULL;
    w.row = math_node_new(p->a, "mrow");
    put_words(&w, s);
    flush(&w);
    if (!c->value)
        return w.row;
    math_node_set(p->a, w.row, "class", "math-boxed");
    return w.row;
}

/* ---- names of functions ---- */

/* Returns the name of a function as plain text, with thin spaces as U+2009, or
   STR_NONE if s has commands or other special characters. */
static str plain_name(struct arena *a, str s)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '\\' && i + 1 < s.n && strchr(",;: ", s.p[i + 1])) {
            buf_puts(&b, "\xe2\x80\x89");
            i++;
        } else if (strchr("\\{}_^$&#~%", s.p[i])) {
            return STR_NONE;
        } else if (!char_is_blank(s.p[i])) {
            buf_putc(&b, s.p[i]);
        }
    }
    return buf_end(&b);
}

/* \operatorname{name}, or \operatorname*{name} with limits below and above.
   c->value: whether limits are below and above even without '*'. */
static struct math_node *operator_name(struct math_row *p,
                                       const struct math_command *c)
{
    str s;
    size_t at;
    bool limits = math_token_accept_char(&p->x, '*') || c->value;
    if (!math_token_raw(&p->x, &s, &at))
        return NULL;
    str name = plain_name(p->a, s);
    if (name.p)
        return math_row_symbol(p, limits ? MATH_LIMIT : MATH_FUNCTION, name);
    enum math_font font = p->font;
    p->font = MATH_FONT_PLAIN;
    struct math_node *n = math_row_text(p, s, at);
    p->font = font;
    n->class = MATH_OP;
    n->core = NULL;
    n->function = true;
    n->limits = limits && p->style == MATH_DISPLAY;
    return n;
}

/* ---- mod ---- */

static struct math_node *binary_mod(struct math_row *p,
                                    const struct math_command *c)
{
    (void)c;
    struct math_node *n = math_row_operator(p, MATH_BIN, "mod");
    math_node_set(p->a, n, "lspace", "0.2222em");
    math_node_set(p->a, n, "rspace", "0.2222em");
    return n;
}

/* \pmod{n} and others. c->text: the word "mod", or NULL; c->value: whether
   parentheses are shown. */
static struct math_node *mod(struct math_row *p, const struct math_command *c)
{
    struct math_node *row = math_node_new(p->a, "mrow");
    math_node_append(
        row, math_row_gap(p, p->style == MATH_DISPLAY ? "1em" : "0.4444em"));
    if (c->value)
        math_node_append(row, math_row_symbol(p, MATH_OPEN, S("(")));
    if (c->text) {
        math_node_append(row, math_node_text(p->a, "mi", str_c(c->text)));
        math_node_append(row, math_row_gap(p, "0.3333em"));
    }
    math_node_append(row, math_row_argument(p, p->style));
    if (c->value)
        math_node_append(row, math_row_symbol(p, MATH_CLOSE, S(")")));
    return row;
}

#define WORDS(name, class)            \
    {                                 \
        S_INIT(name), words, class, 0 \
    }

const struct math_command math_words_commands[] = {
    WORDS("text", NULL),
    WORDS("textrm", NULL),
    WORDS("textnormal", NULL),
    WORDS("textup", NULL),
    WORDS("textmd", NULL),
    WORDS("textsc", NULL),
    WORDS("mbox", NULL),
    WORDS("hbox", NULL),
    WORDS("textbf", "math-bold"),
    WORDS("textit", "math-italic"),
    WORDS("emph", "math-italic"),
    WORDS("texttt", "math-mono"),
    WORDS("textsf", "math-sans"),
    {S_INIT("fbox"), words, NULL, 1},
    {S_INIT("operatorname"), operator_name, NULL, 0},
    {S_INIT("operatornamewithlimits"), operator_name, NULL, 1},
    {S_INIT("bmod"), binary_mod, NULL, 0},
    {S_INIT("mod"), mod, "mod", 0},
    {S_INIT("pmod"), mod, "mod", 1},
    {S_INIT("pod"), mod, NULL, 1},
    {{0}, NULL, NULL, 0},
};
