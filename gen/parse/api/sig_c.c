// SPDX-License-Identifier: MIT
// sig_c: signatures of C and C++. A declaration is not parsed: it is shown as
// written. The declared name is the identifier in "(Name)" or "(*Name)" before
// the parameters, or else the last identifier before the parameters.
#include "base/buf.h"
#include "doc/document.h"
#include "parse/api/signature.h"

/* WORDS: words that are not names. BEFORE_BRACKETS: the words among them that
   precede brackets which do not contain the parameters of the declaration. */
#define BEFORE_BRACKETS                                                  \
    "__attribute__ __declspec alignas _Alignas decltype noexcept throw " \
    "requires explicit"
static const char WORDS[] = BEFORE_BRACKETS
    " const volatile restrict static extern inline register struct union enum "
    "class typedef typename template using virtual constexpr friend mutable "
    "public protected private final override _Atomic _Noreturn _Thread_local "
    "thread_local void bool _Bool char short int long signed unsigned float "
    "double auto";

/* The tokens of a declared name, with the scopes written before it. */
struct c_name {
    /* indexes of the first token of the whole name, of the first token of its
       last part, and of the token after the name */
    size_t first, last, end;
    /* index of the token that ended the search for the name: the "(" of the
       parameters, "=", ...; the number of tokens if none did */
    size_t stop;
};

static bool token_is(const struct sig_tokens *t, size_t i, str text)
{
    return i < t->n && sig_is(&t->v[i], text);
}

static bool is_separator(const struct sig_tokens *t, size_t i)
{
    return token_is(t, i, S("::")) || token_is(t, i, S("."));
}

static bool is_name(const struct sig_tokens *t, size_t i)
{
    return i < t->n && t->v[i].kind == SIG_NAME &&
           !domain_lists(WORDS, t->v[i].text);
}

/* Returns the index of the token after an operator's name, the "(" of its
   parameters. Token i is the word "operator". */
static size_t operator_end(const struct sig_tokens *t, size_t i)
{
    i += token_is(t, i + 1, S("(")) && t->v[i + 1].match == i + 2 ? 3 : 1;
    while (i < t->n && !token_is(t, i, S("(")))
        i++;
    return i;
}

/* Extends the name *n by its next part, which is token i. */
static void add_part(const struct sig_tokens *t, size_t i, struct c_name *n)
{
    bool symbol = token_is(t, i, S("operator"));
    size_t from = i - (i && token_is(t, i - 1, S("~")));
    if (!n->end || !from || !is_separator(t, from - 1))
        n->first = from;
    n->last = from;
    n->end = symbol ? operator_end(t, i) : i + 1;
}

/* Whether the bracket at token i begins a declarator, "(Name)(" or "(*Name".
   Sets *n to the declarator's name. */
static bool is_declarator(const struct sig_tokens *t, size_t i,
                          struct c_name *n)
{
    size_t close = t->v[i].match, k = i + 1;
    bool pointer = false;
    for (; k < close; k++) {
        const struct sig_token *now = &t->v[k];
        bool star = strchr("*&^", now->text.p[0]) != NULL;
        bool scope = is_separator(t, k) || is_separator(t, k + 1);
        if (!star && !scope && !domain_lists("( const volatile", now->text))
            break;
        pointer |= star;
    }
    bool named = k + 1 == close && token_is(t, close + 1, S("("));
    if (!is_name(t, k) || !(pointer || named))
        return false;
    *n = (struct c_name){k, k, k + 1, t->n};
    return true;
}

/* Finds the declared name; skips <...>. Returns false if the tokens have no
   name. */
static bool find_name(const struct sig_tokens *t, struct c_name *n)
{
    size_t angles = 0, i = 0;
    *n = (struct c_name){0};
    for (; i<t->n; i = n->end> i ? n->end : sig_skip(t, i)) {
        const struct sig_token *k = &t->v[i], *previous = i ? k - 1 : NULL;
        angles += sig_is(k, S("<")) && previous && previous->kind == SIG_NAME;
        if (angles)
            angles -= sig_is(k, S(">"));
        else if (is_name(t, i))
            add_part(t, i, n);
        else if (sig_is(k, S("("))) {
            if (previous && domain_lists(BEFORE_BRACKETS, previous->text))
                continue;
            if (is_declarator(t, i, n))
                return true;
            if (n->end)
                break;
        } else if (n->end && k->kind == SIG_OPERATOR &&
                   strchr("=[{:;", k->text.p[0]) && !is_separator(t, i))
            break;
    }
    n->stop = i;
    return n->end;
}

/* Returns the part of the name from token `from` on, in normal spelling:
   without template arguments. */
static str spelling(struct arena *a, const struct sig_tokens *t,
                    const struct c_name *n, size_t from)
{
    struct buf b = {.a = a};
    size_t angles = 0;
    for (size_t i = from; i < n->end; i = angles ? sig_skip(t, i) : i + 1) {
        bool scope = i < n->last;
        angles += scope && token_is(t, i, S("<"));
        if (i > n->last && t->v[i].kind == SIG_NAME &&
            !token_is(t, i - 1, S("~")))
            buf_putc(&b, ' '); /* as in "operator bool" */
        if (!angles)
            buf_put(&b, t->v[i].text);
        angles -= scope && angles && token_is(t, i, S(">"));
    }
    return buf_end(&b);
}

str sig_c_name(struct arena *a, str text)
{
    struct sig_tokens t = sig_tokens(a, text, SIG_C);
    struct c_name n;
    return t.bad == STR_NPOS && find_name(&t, &n) ? spelling(a, &t, &n, n.first)
                                                  : STR_NONE;
}

/* ---- a signature ---- */

struct c_declaration {
    struct sig *s;
    struct sig_tokens t;
    struct c_name n;
};

/* Returns the byte offset of token i in the signature, or the length of the
   signature if i is the number of tokens. */
static size_t start(const struct c_declaration *d, size_t i)
{
    return i < d->t.n ? (size_t)(d->t.v[i].text.p - d->s->text.p)
                      : d->s->text.n;
}

static size_t end(const struct c_declaration *d, size_t i)
{
    return start(d, i) + d->t.v[i].text.n;
}

static void set_names(const struct c_declaration *d)
{
    struct sig *s = d->s;
    const struct c_name *n = &d->n;
    str separator = str_c(DOMAINS[s->type->domain].separator);
    bool cpp = s->type->domain == DOMAIN_CPP;
    s->full = spelling(s->a, &d->t, n, n->first);
    s->name = spelling(s->a, &d->t, n, n->last);
    if (s->in->inner.n)
        s->full = str_join(s->a, (str[]){s->in->inner, s->full}, 2, separator);
    s->within = s->full.n > s->name.n + separator.n
                    ? str_slice(s->full, 0, s->full.n - s->name.n - separator.n)
                    : S("");
    s->id = str_concat(s->a, cpp ? S("cpp-") : S("c."), s->full);
    if (!cpp)
        return;
    s->id = document_make_case_id(s->a, s->id);
    size_t declared =
        token_is(&d->t, n->stop, S("(")) ? s->text.n : start(d, n->stop);
    s->key = str_join(
        s->a, (str[]){s->full, str_trim(str_slice(s->text, 0, declared))}, 2,
        S(" "));
}

/* Returns the words that the directive adds before the name, such as "struct";
   "" if the signature already has them. */
static str words(const struct c_declaration *d)
{
    struct sig *s = d->s;
    str before = d->n.first ? d->t.v[d->n.first - 1].text : S("");
    str list = str_replace(s->a, str_c(s->type->words), S("!"), S(""));
    if (str_eq(str_c(s->type->directive), S("type")) &&
        !token_is(&d->t, 0, S("typedef")) && !token_is(&d->t, 0, S("using")))
        return token_is(&d->t, d->n.stop, S("=")) ? S("using ")
               : d->n.first                       ? S("typedef ")
                                                  : S("type ");
    return !list.n || (before.n && str_find(list, before, 0) != STR_NPOS)
               ? S("")
               : str_concat(s->a, list, S(" "));
}

static void put(const struct c_declaration *d, struct node *parent, str text)
{
    if (text.n)
        sig_text(d->s, parent, text);
}

/* Appends the parameters, starting at the bracket `open`, and the text after
   them. */
static void put_parameters(const struct c_declaration *d, size_t open)
{
    struct sig *s = d->s;
    size_t close = d->t.v[open].match;
    str inside = str_trim(str_slice(s->text, end(d, open), start(d, close)));
    sig_put_bracket(s, S("("));
    put(d, s->node, inside);
    sig_put_bracket(s, S(")"));
    put(d, s->node, str_from(s->text, end(d, close)));
}

static void put_declaration(const struct c_declaration *d)
{
    struct sig *s = d->s;
    const struct c_name *n = &d->n;
    str before = str_slice(s->text, 0, start(d, n->first)), word = words(d);
    bool leads = str_eq(word, S("typedef "));
    put(d, s->node, leads ? word : before);
    put(d, s->node, leads ? before : word);
    if (n->last > n->first)
        sig_put_beside(
            s, str_slice(s->text, start(d, n->first), start(d, n->last)));
    sig_put_name(s, str_slice(s->text, start(d, n->last), end(d, n->end - 1)));
    bool called = token_is(&d->t, n->stop, S("("));
    size_t to = called ? start(d, n->stop) : s->text.n;
    put(d, s->node, str_trim_right(str_slice(s->text, end(d, n->end - 1), to)));
    if (called)
        put_parameters(d, n->stop);
}

bool sig_c(struct sig *s)
{
    struct c_declaration d = {.s = s, .t = sig_tokens(s->a, s->text, SIG_C)};
    bool macro = str_eq(str_c(s->type->directive), S("macro"));
    s->fault = d.t.bad == STR_NPOS ? 0 : d.t.bad;
    if (d.t.bad != STR_NPOS || !d.t.n)
        return false;
    if (macro && d.t.v[0].kind == SIG_NAME)
        d.n = (struct c_name){0, 0, 1, 1};
    else if (!find_name(&d.t, &d.n))
        return false;
    set_names(&d);
    put_declaration(&d);
    return true;
}
