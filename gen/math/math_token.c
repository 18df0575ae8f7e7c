// SPDX-License-Identifier: MIT
// math_token: reads tokens from a stack of inputs. The expansion of a macro is
// an input of its own, read before the input that uses the macro continues.
#include "math/math_token.h"

#include "base/buf.h"
#include "base/codes/math.h"
#include "base/utf8.h"

/* EXPANDED_MAX limits the bytes of expanded macros on a page. Each use of a
   macro counts USE_COSTS bytes more, so that recursion of empty macros ends as
   well. */
enum { EXPANDED_MAX = 1 << 18, USE_COSTS = 32, ARGS_MAX = 9 };

/* The maximum number of faults reported for one formula. */
enum { FAULTS_MAX = 10 };

/* The maximum length of an option in brackets, in bytes. Without a limit, the
   search for the end of an option would take quadratic time. */
enum { OPTION_MAX = 1000 };

void math_token_stop(struct math_lexer *x)
{
    x->stopped = true;
    x->has_next = false;
}

void math_token_fault(struct math_lexer *x, const struct diag_code *code,
                      size_t at, size_t n, str what)
{
    if (++x->faults == FAULTS_MAX)
        math_token_stop(x);
    diag_at(x->how->d, code, x->how->place(x->how->data, x->part, at, n), what);
}

void math_token_start(struct math_lexer *x, size_t part, str tex)
{
    x->part = part;
    x->has_next = x->stopped = false;
    x->inputs.n = 0;
    vec_push(x->a, &x->inputs, (struct math_input){.s = tex});
}

/* ---- one word ---- */

static struct math_input *top(struct math_lexer *x)
{
    while (x->inputs.n > 1 &&
           x->inputs.v[x->inputs.n - 1].i >= x->inputs.v[x->inputs.n - 1].s.n)
        x->inputs.n--;
    return &x->inputs.v[x->inputs.n - 1];
}

/* Skips blanks, and comments from '%' to the end of the line. */
static void skip_blanks(struct math_input *in)
{
    for (; in->i < in->s.n; in->i++) {
        char c = in->s.p[in->i];
        if (c == '%') {
            size_t end = str_find_char(in->s, '\n', in->i);
            in->i = end == STR_NPOS ? in->s.n - 1 : end;
        } else if (!char_is_blank(c)) {
            return;
        }
    }
}

static struct math_input *next_input(struct math_lexer *x)
{
    struct math_input *in = top(x);
    for (;;) {
        skip_blanks(in);
        if (in->i < in->s.n || x->inputs.n == 1)
            return in;
        in = top(x);
    }
}

/* Returns the length in bytes of the command's name at the start of s, the text
   after a backslash. A name is a run of letters, or one other character. */
static size_t name_length(str s)
{
    size_t n = 0;
    while (n < s.n && char_is_alpha(s.p[n]))
        n++;
    return n ? n : s.n ? utf8_length(s) : 0;
}

static enum math_token_kind kind_of(char c)
{
    switch (c) {
    case '{': return MATH_TOKEN_OPEN;
    case '}': return MATH_TOKEN_CLOSE;
    case '^': return MATH_TOKEN_SUP;
    case '_': return MATH_TOKEN_SUB;
    case '&': return MATH_TOKEN_CELL;
    case '\\': return MATH_TOKEN_COMMAND;
    default: return MATH_TOKEN_CHAR;
    }
}

static struct math_token read_token(struct math_lexer *x)
{
    struct math_input *in = next_input(x);
    struct math_token t = {.at = in->n ? in->at : in->i, .from = in->i};
    if (x->stopped || in->i >= in->s.n)
        return t;
    str rest = str_from(in->s, in->i);
    t.kind = kind_of(*rest.p);
    size_t n = utf8_length(rest);
    t.text = str_slice(rest, 0, n);
    if (t.kind == MATH_TOKEN_COMMAND) {
        n = name_length(str_from(rest, 1));
        t.text = str_slice(rest, 1, ++n);
    }
    in->i += n;
    t.n = in->n ? in->n : n;
    return t;
}

/* ---- unparsed text ---- */

/* Returns the offset after the closing brace or bracket `close` that matches
   the opening brace or bracket just before offset i. Returns STR_NPOS if
   `close` is missing. Skips nested braces. */
static size_t end_of(str s, size_t i, char close)
{
    for (size_t depth = 0; i < s.n; i++) {
        char c = s.p[i];
        if (c == '\\')
            i++;
        else if (c == close && depth == 0)
            return i + 1;
        else if (c == '{')
            depth++;
        else if (c == '}' && depth-- == 0)
            return STR_NPOS;
    }
    return STR_NPOS;
}

/* Returns the current input, at the start of the next token. A token that was
   already peeked at is read again. */
static struct math_input *at_raw(struct math_lexer *x)
{
    if (x->has_next && x->next.kind != MATH_TOKEN_END)
        x->inputs.v[x->inputs.n - 1].i = x->next.from;
    x->has_next = false;
    return next_input(x);
}

bool math_token_raw(struct math_lexer *x, str *out, size_t *at)
{
    struct math_input *in = at_raw(x);
    size_t from = in->i, end, ignored;
    at = at ? at : &ignored;
    *out = S("");
    *at = in->n ? in->at : from;
    if (x->stopped)
        return false;
    if (from >= in->s.n || in->s.p[from] == '}') {
        math_token_fault(x, DIAG_MATH_SYNTAX, *at, 1,
                         S("an argument is missing"));
        return false;
    }
    if (in->s.p[from] == '{') {
        end = end_of(in->s, from + 1, '}');
        if (end == STR_NPOS) {
            math_token_fault(x, DIAG_MATH_SYNTAX, *at, 1,
                             S("'{' is never closed"));
            x->stopped = true;
            return false;
        }
        *out = str_slice(in->s, from + 1, end - 1);
        *at += in->n ? 0 : 1;
    } else {
        str rest = str_from(in->s, from);
        end = from + (*rest.p == '\\' ? 1 + name_length(str_from(rest, 1))
                                      : utf8_length(rest));
        *out = str_slice(in->s, from, end);
    }
    in->i = end;
    return true;
}

bool math_token_accept_char(struct math_lexer *x, char c)
{
    struct math_input *in = at_raw(x);
    if (x->stopped || in->i >= in->s.n || in->s.p[in->i] != c)
        return false;
    in->i++;
    return true;
}

bool math_token_option(struct math_lexer *x, str *out)
{
    struct math_input *in = at_raw(x);
    size_t from = in->i, end;
    str near = str_slice(in->s, 0, from + OPTION_MAX);
    if (x->stopped || from >= in->s.n || in->s.p[from] != '[' ||
        (end = end_of(near, from + 1, ']')) == STR_NPOS)
        return false;
    *out = str_slice(in->s, from + 1, end - 1);
    in->i = end;
    return true;
}

str math_token_run(struct math_lexer *x, size_t (*is)(str rest))
{
    struct math_input *in = &x->inputs.v[x->inputs.n - 1];
    size_t from = in->i, n;
    while (!x->has_next && in->i < in->s.n &&
           (n = is(str_from(in->s, in->i))) > 0)
        in->i += n;
    return str_slice(in->s, from, in->i);
}

/* ---- macros ---- */

/* Returns a macro's body with #1 to #9 replaced by its n arguments. */
static str fill_in(struct math_lexer *x, str body, const str *args, unsigned n)
{
    struct buf b = {.a = x->a};
    /* offset of the command whose name ends just before i, or STR_NPOS; a blank
       must separate an argument from this name */
    size_t start = STR_NPOS;
    for (size_t i = 0; i < body.n; i++) {
        char c = body.p[i];
        unsigned k = i + 1 < body.n ? (unsigned)(body.p[i + 1] - '1') : n;
        if (c == '#' && k < n) {
            if (start != STR_NPOS)
                buf_putc(&b, ' ');
            buf_put(&b, args[k]);
            start = STR_NPOS;
            i++;
            if (x->page->expanded + b.n > EXPANDED_MAX)
                break;
            continue;
        }
        if (c == '\\')
            start = i;
        else if (!char_is_alpha(c))
            start = STR_NPOS;
        buf_putc(&b, c);
    }
    return buf_end(&b);
}

static bool read_args(struct math_lexer *x, const struct math_macro *m,
                      str args[ARGS_MAX])
{
    size_t at;
    unsigned i = 0;
    if (m->fallback.p && !math_token_option(x, &args[i++]))
        args[0] = m->fallback;
    for (; i < m->n_args && i < ARGS_MAX; i++)
        if (!math_token_raw(x, &args[i], &at))
            return false;
    return true;
}

/* Pushes the expansion of macro m, used at token t, onto the inputs. If the
   macros expand beyond the limit, reports that and returns false. */
static bool expand(struct math_lexer *x, const struct math_token *t,
                   const struct math_macro *m)
{
    str args[ARGS_MAX];
    if (!read_args(x, m, args))
        return false;
    str body = m->n_args ? fill_in(x, m->body, args, m->n_args) : m->body;
    x->page->expanded += body.n + USE_COSTS;
    if (x->page->expanded > EXPANDED_MAX) {
        math_token_fault(x, DIAG_MATH_MACRO, t->at, t->n, t->text);
        diag_help(x->how->d,
                  "all macros of a page may expand to at most %d KiB; check "
                  "whether a macro uses itself",
                  EXPANDED_MAX >> 10);
        x->stopped = true;
        return false;
    }
    top(x);
    vec_push(x->a, &x->inputs,
             (struct math_input){.s = body, .at = t->at, .n = t->n});
    return true;
}

const struct math_macro *math_page_macro(const struct math_page *page, str name)
{
    const struct math_macro *m =
        page->macros.n ? map_get(&page->macros, name) : NULL;
    return m || !page->of_site ? m : map_get(page->of_site, name);
}

const struct math_token *math_token_peek(struct math_lexer *x)
{
    if (x->has_next)
        return &x->next;
    for (;;) {
        struct math_token t = read_token(x);
        const struct math_macro *m = t.kind == MATH_TOKEN_COMMAND
                                         ? math_page_macro(x->page, t.text)
                                         : NULL;
        if (m && expand(x, &t, m))
            continue;
        x->next = m ? (struct math_token){.at = t.at, .n = t.n} : t;
        x->has_next = true;
        return &x->next;
    }
}

struct math_token math_token_take(struct math_lexer *x)
{
    struct math_token t = *math_token_peek(x);
    x->has_next = false;
    return t;
}

bool math_token_is(const struct math_token *t, const char *command)
{
    return t->kind == MATH_TOKEN_COMMAND && str_eq(t->text, str_c(command));
}

bool math_token_accept(struct math_lexer *x, const char *command)
{
    bool is = math_token_is(math_token_peek(x), command);
    x->has_next = !is;
    return is;
}
