// SPDX-License-Identifier: MIT
// shape: texts of typed constructs around fragments: pages, df scripts, CSV,
// templates, formulas. A grammar is a table (shape_rules.h). Directives, with
// their options right, missing and malformed, and roles are those of the
// program's own tables.
#pragma once

#include <ctype.h>

#include "base/buf.h"
#include "parse/directive/directive.h"
#include "parse/role/role.h"

enum { SHAPE_DEPTH = 7, SHAPE_BYTES = 1 << 16 };

struct shape {
    struct buf out;
    uint64_t state; /* of random choices; not 0 */
    bool md;
    bool right; /* no options and arguments that are malformed */
    unsigned depth;
    struct buf prefix; /* that lines begin with */
    size_t constructs; /* that were made */
};

/* %x is one of the strings of symbol x; the first of them ends the nesting. A
   block keeps its column: its lines begin with the prefix before it. %D is a
   directive, %R a role, %: and %` the marks of a fence, longer outside. */
struct shape_rule {
    char symbol;
    const char *const *v; /* ends with NULL */
};

#define SHAPE(...) ((const char *const[]){__VA_ARGS__, NULL})

#include "fuzz/shape_rules.h"

static inline size_t shape_pick(struct shape *s, size_t n)
{
    s->state ^= s->state << 13;
    s->state ^= s->state >> 7;
    s->state ^= s->state << 17;
    return (size_t)(s->state >> 11) % n;
}

static inline void shape_put(struct shape *s, const char *text);

static inline size_t shape_count(const char *const *v)
{
    size_t n = 0;
    while (v[n])
        n++;
    return n;
}

static inline void shape_line(struct shape *s)
{
    buf_putc(&s->out, '\n');
    buf_put(&s->out, buf_str(&s->prefix));
}

/* Appends a string unchanged. */
static inline void shape_text(struct shape *s, str text)
{
    for (size_t i = 0; i < text.n; i++)
        if (text.p[i] == '\n')
            shape_line(s);
        else
            buf_putc(&s->out, text.p[i]);
}

/* Makes the following lines begin at the current column. Returns the length of
   the previous prefix. */
static inline size_t shape_indent(struct shape *s)
{
    size_t was = s->prefix.n, from = s->out.n;
    while (from > 0 && s->out.p[from - 1] != '\n')
        from--;
    for (size_t i = from + was; i < s->out.n; i++)
        buf_putc(&s->prefix, s->out.p[i] == '>' ? '>' : ' ');
    return was;
}

static inline bool shape_leaves_out(str name)
{
    return str_starts(name, S("c:")) || str_starts(name, S("cpp:")) ||
           str_starts(name, S("js:"));
}

static const char *shape_find(const char *const (*table)[2], str name,
                              const char *otherwise)
{
    for (size_t i = 0; table[i][0]; i++)
        if (str_eq(name, str_c(table[i][0])))
            return table[i][1];
    return otherwise;
}

/* Returns one of the words of a string. */
static inline str shape_word(struct shape *s, const char *words)
{
    str rest = str_c(words), word = S(""), found = S("");
    size_t n = 0;
    while (str_word(&rest, &word))
        n++;
    rest = str_c(words);
    for (size_t k = n ? shape_pick(s, n) + 1 : 0; k > 0; k--)
        str_word(&rest, &found);
    return found;
}

static inline void shape_option(struct shape *s, const struct option_spec *o)
{
    static const char *const RIGHT[] = {
        [OPTION_FLAG] = "",         [OPTION_TEXT] = "%t",
        [OPTION_REQUIRED] = "%t",   [OPTION_NAT] = "1",
        [OPTION_POSITIVE] = "2",    [OPTION_INT] = "1",
        [OPTION_INT_OR_NONE] = "",  [OPTION_CLASSES] = "a b",
        [OPTION_LENGTH] = "3em",    [OPTION_LENGTH_PERCENT] = "50%%",
        [OPTION_PERCENT] = "50%%",  [OPTION_WIDTHS] = "1 2",
        [OPTION_CHAR] = ";",        [OPTION_CHAR_SPACE] = "tab",
        [OPTION_PATH] = "d.csv",    [OPTION_URI] = "x.svg",
        [OPTION_STEPS] = "1 2 3 4", [OPTION_ENCODING] = "latin-1",
    };
    size_t how = shape_pick(s, s->right ? 5 : 6);
    if (how < 3)
        return;
    shape_line(s);
    shape_put(s, s->md ? ":" : "   :");
    shape_text(s, str_eq(o->name, S(OPTION_ANY)) ? S("any") : o->name);
    shape_put(s, ": ");
    if (how == 5)
        shape_put(s, "%w");
    else if (o->kind == OPTION_CHOICE)
        shape_text(s, shape_word(s, o->choices));
    else
        shape_put(s, shape_find(SHAPE_OPTIONS, o->name, RIGHT[o->kind]));
}

static inline void shape_directive(struct shape *s)
{
    size_t n = 0;
    while (directive_at(n))
        n++;
    size_t k = shape_pick(s, 256) * 256;
    const struct directive *def = directive_at((k + shape_pick(s, 256)) % n);
    if (shape_leaves_out(def->name))
        return;
    const char *fence = shape_pick(s, 2) ? "%:" : "%`";
    shape_put(s, s->md ? fence : ".. ");
    shape_text(s, s->md ? S("{") : S(""));
    shape_text(s, def->name);
    shape_put(s, s->md ? "} " : ":: ");
    bool given = def->required || (def->optional && shape_pick(s, 2));
    if (s->right ? given : shape_pick(s, 8) < (given ? 7 : 1))
        shape_put(s, shape_find(SHAPE_ARGUMENTS, def->name, "%a"));
    for (size_t i = 0; def->options && def->options[i].name.p; i++)
        shape_option(s, &def->options[i]);
    if (s->right ? def->content : shape_pick(s, 8) < (def->content ? 7 : 1)) {
        shape_line(s);
        shape_line(s);
        shape_put(s, s->md ? "" : "   ");
        size_t was = shape_indent(s);
        shape_put(s, shape_find(SHAPE_CONTENTS, def->name, "%B\n\n%B"));
        s->prefix.n = was;
    }
    shape_line(s);
    shape_put(s, s->md ? fence : "");
}

static inline void shape_role(struct shape *s)
{
    size_t n = 0;
    while (role_name_at(n).p)
        n++;
    str name = role_name_at(shape_pick(s, n));
    if (shape_leaves_out(name))
        return;
    shape_text(s, s->md ? S("{") : S(":"));
    shape_text(s, name);
    shape_put(s, s->md ? "}`%r`" : ":`%r`");
}

static inline void shape_symbol(struct shape *s, char symbol)
{
    const struct shape_rule *rules = s->md ? SHAPE_MD : SHAPE_RST;
    size_t was = s->prefix.n, i = 0;
    bool ends = s->depth >= SHAPE_DEPTH || s->out.n > SHAPE_BYTES;
    if (strchr("BCDSjl", symbol))
        shape_indent(s);
    s->depth++;
    s->constructs += isupper((unsigned char)symbol) != 0;
    if (symbol == 'D' && !ends)
        shape_directive(s);
    else if (symbol == 'R' && !ends)
        shape_role(s);
    while (rules[i].symbol && rules[i].symbol != symbol)
        i++;
    if (!rules[i].symbol) {
        rules = SHAPE_ALL;
        for (i = 0; rules[i].symbol && rules[i].symbol != symbol;)
            i++;
    }
    if (rules[i].symbol) {
        const char *const *v = rules[i].v;
        shape_put(s, v[ends ? 0 : shape_pick(s, shape_count(v))]);
    }
    s->depth--;
    s->prefix.n = was;
}

static inline void shape_put(struct shape *s, const char *text)
{
    for (const char *c = text; *c; c++) {
        if (*c == '\n')
            shape_line(s);
        else if (*c != '%')
            buf_putc(&s->out, *c);
        else if (*++c == '%')
            buf_putc(&s->out, '%');
        else if (*c == ':' || *c == '`')
            buf_fill(&s->out, *c,
                     3 + (s->depth < SHAPE_DEPTH ? SHAPE_DEPTH - s->depth : 0));
        else
            shape_symbol(s, *c);
    }
}

#ifdef FUZZ
size_t LLVMFuzzerMutate(unsigned char *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(unsigned char *data, size_t size, size_t most,
                               unsigned seed);

/* Inserts constructs at a position of a string, mostly at the start of a line,
   in the line's column; or changes bytes. */
static inline size_t shape_mutate(unsigned char *data, size_t size, size_t most,
                                  unsigned seed, bool md, const char *text)
{
    struct arena a = {0};
    struct shape s = {.out.a = &a,
                      .prefix.a = &a,
                      .state = seed * 2654435769ULL + 1,
                      .md = md};
    if (shape_pick(&s, 3) == 0)
        return LLVMFuzzerMutate(data, size, most);
    size_t at = size ? shape_pick(&s, size + 1) : 0, blanks = 0;
    if (shape_pick(&s, 4)) {
        while (at > 0 && data[at - 1] != '\n')
            at--;
        while (at + blanks < size && data[at + blanks] == ' ')
            blanks++;
        buf_fill(&s.prefix, ' ', blanks);
        buf_fill(&s.out, ' ', blanks);
    }
    shape_put(&s, text);
    shape_put(&s, "\n");
    str made = buf_str(&s.out);
    if (made.n <= most && size <= most - made.n) {
        memmove(data + at + made.n, data + at, size - at);
        memcpy(data + at, made.p, made.n);
        size += made.n;
    }
    arena_free(&a);
    return size;
}

#define SHAPE_MUTATOR(md, text)                                      \
    size_t LLVMFuzzerCustomMutator(unsigned char *data, size_t size, \
                                   size_t most, unsigned seed)       \
    {                                                                \
        return shape_mutate(data, size, most, seed, md, text);       \
    }
#else
#define SHAPE_MUTATOR(md, text)
#endif
