// SPDX-License-Identifier: MIT
// highlight: the tables of languages and the state machine that runs them. In
// each state, the first rule that matches consumes the bytes that it matched.
#include "highlight/highlight.h"

#include <string.h>

#include "base/utf8.h"
#include "highlight/rule.h"

static const struct highlight_language *const FAMILIES[] = {
    highlight_shell, highlight_python, highlight_c,
    highlight_data,  highlight_yaml,   highlight_markup,
};

enum {
    N_FAMILIES = sizeof FAMILIES / sizeof *FAMILIES,
    STILL_MAX = 8 /* maximum number of consecutive rules that consume nothing */
};

/* Names that look like misspelt supported names, but belong to other languages
   (in Pygments and elsewhere). */
static const char OTHERS[] =
    " bst cf3 cfc cfm cfs csh css cython eml gst haml hjson json5 jsonc jsonl "
    "jsonld ndjson nsh ps1con py2 python2 pyx qml rconsole rkt rsl rts rust "
    "sml wdiff xml ";

/* Whether a word, in any case, is in a list separated by blanks. */
static bool is_in(const char *list, str word)
{
    for (str rest = str_c(list), one; str_word(&rest, &one);)
        if (str_eq_nocase(one, word))
            return true;
    return false;
}

const struct highlight_language *highlight_find(str name)
{
    for (size_t i = 0; i < N_FAMILIES; i++)
        for (const struct highlight_language *l = FAMILIES[i]; l->names; l++)
            if (is_in(l->names, name))
                return l;
    return NULL;
}

size_t highlight_names(str *out, size_t max)
{
    size_t n = 0;
    for (size_t i = 0; i < N_FAMILIES; i++)
        for (const struct highlight_language *l = FAMILIES[i]; l->names; l++)
            for (str rest = str_c(l->names), one; str_word(&rest, &one); n++)
                if (n < max)
                    out[n] = one;
    return n;
}

bool highlight_is_other(str name)
{
    return is_in(OTHERS, name);
}

/* ---- the machine ---- */

static size_t end_of_line(str text, size_t at)
{
    size_t end = str_find_char(text, '\n', at);
    return end == STR_NPOS ? text.n : end;
}

struct highlighter highlight_start(const struct highlight_language *language,
                                   str text)
{
    return (struct highlighter){.language = language,
                                .text = text,
                                .end = end_of_line(text, 0),
                                .states = {language->start},
                                .depth = 1};
}

static unsigned state_of(const struct highlighter *h)
{
    return h
        ->states[(h->depth < HIGHLIGHT_DEPTH ? h->depth : HIGHLIGHT_DEPTH) - 1];
}

static bool behind_word(const struct highlighter *h)
{
    return h->at > 0 && scan_is_word(h, h->text.p[h->at - 1]);
}

static bool holds(const struct highlighter *h, enum rule_where where)
{
    switch (where) {
    case AT_ANY: return true;
    case AT_TEXT: return h->at == 0;
    case AT_LINE: return h->at == h->line;
    case AT_FIRST: return h->at == h->text_at;
    case AT_WORD: return !behind_word(h);
    case AT_NAME:
        return !behind_word(h) && (!h->at || h->text.p[h->at - 1] != '.');
    case AT_BLANK:
        return h->at == h->line || char_is_blank(h->text.p[h->at - 1]);
    }
    return false;
}

/* Advances by n bytes and updates the position in the line. */
static void move(struct highlighter *h, size_t n)
{
    bool blank = h->text_at >= h->at;
    for (size_t end = h->at + n; h->at < end; h->at++) {
        char c = h->text.p[h->at];
        blank = c == '\n' || (blank && char_is_blank(c));
        if (c == '\n')
            h->line = h->at + 1;
        if (blank)
            h->text_at = h->at + 1;
    }
    if (h->end < h->at)
        h->end = end_of_line(h->text, h->at);
}

static void change(struct highlighter *h, int then)
{
    int state = then - PUSH_;
    if (then == POP && h->depth > 1)
        h->depth--;
    if (then < PUSH_)
        return;
    if (then >= RESET_)
        h->depth = 1;
    else if (then < SET_)
        h->depth++;
    if (h->depth <= HIGHLIGHT_DEPTH)
        h->states[h->depth - 1] = (unsigned char)(state % (SET_ - PUSH_));
}

static const struct highlight_rule *
match(struct highlighter *h, const struct highlight_rule *rules, long *n)
{
    unsigned in = IN(state_of(h));
    for (const struct highlight_rule *r = rules; r && r->scan; r++)
        if ((r->in & in) && holds(h, r->where) &&
            (*n = r->scan(h, r->arg)) != RULE_NO)
            return r;
    return NULL;
}

/* Returns the number of bytes to skip at h->at, where no rule matches: a run of
   blanks, a word, or one character. */
static size_t plain(struct highlighter *h)
{
    size_t blanks = 0;
    while (h->at + blanks < h->end && char_is_blank(h->text.p[h->at + blanks]))
        blanks++;
    if (blanks)
        return blanks;
    long n = scan_name(h, "");
    return n != RULE_NO ? (size_t)n : utf8_length(scan_rest(h));
}

/* Advances by the match of the first rule that matches and returns the rule's
   class. If no rule matches, advances by plain text and returns NULL.
   `may_stay`: a match may be empty. */
static const char *step(struct highlighter *h, bool may_stay)
{
    long n = 0;
    const struct highlight_rule *r = match(h, h->language->more, &n);
    if (!r)
        r = match(h, h->language->rules, &n);
    if (!r || (n == 0 && !may_stay)) {
        move(h, plain(h));
        return NULL;
    }
    move(h, (size_t)n);
    change(h, r->then);
    return r->class;
}

static bool same(const char *x, const char *y)
{
    return x == y || (x && y && !strcmp(x, y));
}

bool highlight_next(struct highlighter *h, struct highlight_token *out)
{
    size_t from = h->at, still = 0;
    struct highlighter before = *h;
    out->class = NULL;
    while (h->at < h->text.n) {
        before = *h;
        const char *class = step(h, still < STILL_MAX);
        still = h->at == before.at ? still + 1 : 0;
        if (still)
            continue;
        if (before.at == from) {
            out->class = class;
        } else if (!same(out->class, class)) {
            *h = before;
            break;
        }
    }
    out->text = str_slice(h->text, from, h->at);
    return h->at > from;
}
