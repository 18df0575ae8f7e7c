// SPDX-License-Identifier: MIT
// pattern: compiles regular expressions, finds matches and replaces them. As in
// Python's re, an empty match may directly follow a match that is not empty,
// but not another empty match at the same offset.
#include "df/strings/pattern.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/strings/match.h"

enum {
    WORK_A_STEP = 16
}; /* number of steps of regex_work that count as one step of the script */

/* ---- compiling ---- */

static unsigned regex_flags(int64_t flags)
{
    static const struct {
        int64_t python;
        unsigned ours;
    } FLAGS[] = {{2, REGEX_NOCASE},
                 {8, REGEX_MULTILINE},
                 {16, REGEX_DOTALL},
                 {64, REGEX_VERBOSE},
                 {256, REGEX_ASCII}};
    unsigned r = 0;
    for (size_t i = 0; i < sizeof FLAGS / sizeof *FLAGS; i++)
        if (flags & FLAGS[i].python)
            r |= FLAGS[i].ours;
    return r;
}

struct regex *pattern_new(struct eval *ev, const struct df_expr *at,
                          str pattern, int64_t flags)
{
    struct regex_fault fault;
    struct regex *re =
        regex_new(ev->scratch, pattern, regex_flags(flags), &fault);
    if (re)
        return re;
    bool exact;
    struct pos pos = eval_text_pos(ev, at, &exact);
    size_t offset = fault.at < pattern.n ? fault.at : pattern.n;
    if (exact) {
        pos.col += (uint32_t)offset;
        pos.len = 1;
    }
    diag_at(ev->d, DIAG_DF_VALUE, pos,
            str_fmt(ev->scratch, "invalid regular expression: %.*s",
                    STR_ARG(fault.why)));
    diag_help(ev->d, str_find(fault.why, S("escape"), 0) != STR_NPOS
                         ? "remove the backslash, or write two to search for a "
                           "backslash itself"
                         : "to search for a special character itself, write a "
                           "backslash before it, as in r'\\('");
    return NULL;
}

str pattern_literal(struct arena *a, str text)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < text.n; i++) {
        char c = text.p[i];
        if (strchr("()[]{}?*+-|^$\\.&~# \t\n\r\v\f", c) && c)
            buf_putc(&b, '\\');
        buf_putc(&b, c);
    }
    return buf_end(&b);
}

/* ---- matches ---- */

bool pattern_find(struct eval *ev, const struct df_expr *at, struct regex *re,
                  str text, size_t from, enum regex_how how, bool *found)
{
    enum regex_result r = regex_find(re, text, from, how);
    *found = r == REGEX_FOUND;
    if (!eval_steps(ev, at,
                    1 + (text.n - from) / 64 + regex_work(re) / WORK_A_STEP))
        return false;
    if (r != REGEX_TOO_MUCH)
        return true;
    eval_fault(ev, DIAG_DF_VALUE, at,
               "the regular expression takes too long on '%.*s'",
               STR_ARG(str_slice(text, 0, 40)));
    diag_help(
        ev->d,
        "avoid nested repetitions, such as (a+)+, which can match in too many "
        "ways");
    return false;
}

bool pattern_next(struct pattern_walk *w, bool *found)
{
    *found = false;
    if (w->from > w->text.n)
        return true;
    if (!pattern_find(w->ev, w->at, w->re, w->text, w->from,
                      w->empty ? REGEX_NEXT : REGEX_SEARCH, found))
        return false;
    if (!*found)
        return true;
    struct regex_span s = regex_group(w->re, 0);
    w->empty = s.from == s.to;
    w->from = s.to;
    return true;
}

/* ---- templates ---- */

struct replacement_part {
    str text; /* literal characters; STR_NONE if the part is a reference to a
                 group */
    size_t group;
};

struct template
{
    struct eval *ev;
    const struct df_expr *at;
    const struct regex *re;
    str in;             /* the template */
    size_t i;           /* offset in `in` */
    struct buf literal; /* literal characters since the last reference to a
                           group */
    struct parts {
        struct replacement_part *v;
        size_t n, cap;
    } parts;
};

static void end_literal(struct template *t)
{
    struct replacement_part part = {.text = buf_str(&t->literal)};
    if (part.text.n)
        vec_push(t->ev->scratch, &t->parts, part);
    t->literal = (struct buf){.a = t->ev->scratch};
}

static bool put_group(struct template *t, size_t group)
{
    if (group > regex_groups(t->re))
        return eval_fault(
                   t->ev, DIAG_DF_VALUE, t->at,
                   "group %zu does not exist: the pattern has %zu group%s",
                   group, regex_groups(t->re), STR_S(regex_groups(t->re))) ||
               eval_help(t->ev, "put parentheses around a part of the pattern "
                                "to make a group; groups are counted from 1");
    end_literal(t);
    vec_push(t->ev->scratch, &t->parts,
             (struct replacement_part){.group = group});
    return true;
}

/* Parses the rest of \g<name> or \g<1>; the g has been consumed. */
static bool named_group(struct template *t)
{
    size_t end = str_find_char(t->in, '>', t->i);
    long number;
    if (t->i >= t->in.n || t->in.p[t->i] != '<' || end == STR_NPOS)
        return eval_fault(t->ev, DIAG_DF_VALUE, t->at,
                          "\\g is followed by a group's name: \\g<name>");
    str name = str_slice(t->in, t->i + 1, end);
    t->i = end + 1;
    if (str_to_long(name, &number) && number >= 0)
        return put_group(t, (size_t)number);
    for (size_t i = 1; i <= regex_groups(t->re); i++)
        if (str_eq(regex_group_name(t->re, i), name))
            return put_group(t, i);
    return eval_fault(t->ev, DIAG_DF_VALUE, t->at,
                      "the pattern has no group '%.*s'", STR_ARG(name)) ||
           eval_help(
               t->ev,
               "write (?P<name>...) in the pattern to give a group a name");
}

static bool is_octal(str s, size_t n)
{
    bool octal = s.n >= n;
    for (size_t i = 0; octal && i < n; i++)
        octal = s.p[i] >= '0' && s.p[i] <= '7';
    return octal;
}

/* Parses a number after a backslash: the number of a group (\1, \12) or the
   octal code of a character (\0, \07, \123). */
static bool number(struct template *t)
{
    str rest = str_from(t->in, t->i);
    size_t digits = rest.n > 1 && char_is_digit(rest.p[1]) ? 2 : 1;
    bool octal = is_octal(rest, 3) || rest.p[0] == '0';
    unsigned value = 0;
    if (octal)
        for (digits = 0; digits < 3 && is_octal(str_from(rest, digits), 1);)
            value = value * 8 + (unsigned)(rest.p[digits++] - '0');
    else
        for (size_t i = 0; i < digits; i++)
            value = value * 10 + (unsigned)(rest.p[i] - '0');
    t->i += digits;
    if (!octal)
        return put_group(t, value);
    buf_put_utf8(&t->literal, value);
    return true;
}

/* Parses an escape sequence after its backslash. */
static bool escape(struct template *t)
{
    static const char LETTERS[] = "abfnrtv", MEANT[] = "\a\b\f\n\r\t\v";
    char c = t->i < t->in.n ? t->in.p[t->i] : 0;
    const char *letter = c ? strchr(LETTERS, c) : NULL;
    if (char_is_digit(c))
        return number(t);
    t->i++;
    if (c == 'g')
        return named_group(t);
    if (!c || (char_is_alpha(c) && !letter))
        return eval_fault(t->ev, DIAG_DF_VALUE, t->at,
                          "unknown escape '\\%.*s' in the replacement", c != 0,
                          &c) ||
               eval_help(t->ev, "to insert a backslash, write it twice: \\\\");
    if (!letter && c != '\\')
        buf_putc(&t->literal, '\\');
    buf_putc(&t->literal, letter ? MEANT[letter - LETTERS] : c);
    return true;
}

static bool read_template(struct template *t)
{
    while (t->i < t->in.n) {
        char c = t->in.p[t->i++];
        if (c != '\\')
            buf_putc(&t->literal, c);
        else if (!escape(t))
            return false;
    }
    end_literal(t);
    return true;
}

bool pattern_replacement(struct eval *ev, const struct df_expr *at,
                         const struct regex *re, struct object with,
                         struct replacement *out)
{
    struct template t = {.ev = ev, .at = at, .re = re};
    *out = (struct replacement){.with = with, .at = at};
    if (object_is_function(with))
        return true;
    if (with.type != OBJECT_STR)
        return eval_fault(
            ev, DIAG_DF_TYPE, at,
            "the replacement must be a string or a function, not '%s'",
            object_type_name(with));
    t.in = as_str(with);
    t.literal = (struct buf){.a = ev->scratch};
    if (!read_template(&t))
        return false;
    out->parts = t.parts.v;
    out->n = t.parts.n;
    return true;
}

/* ---- replacing ---- */

static bool put_match(struct eval *ev, const struct regex *re, str text,
                      const struct replacement *by, struct buf *b,
                      struct object *marks)
{
    struct object m, r = by->with;
    for (size_t i = 0; i < by->n; i++) {
        struct regex_span s = regex_group(re, by->parts[i].group);
        if (by->parts[i].text.p)
            buf_put(b, by->parts[i].text);
        else if (s.from != STR_NPOS)
            buf_put(b, str_slice(text, s.from, s.to));
    }
    object_mark(marks, r);
    if (r.type == OBJECT_STR)
        return true;
    struct arena_mark mark = arena_mark(ev->scratch);
    m = match_make(ev, re, object_str(text));
    if (!ev->call(ev, by->at, by->with, &m, 1, &r))
        return false;
    if (r.type != OBJECT_STR)
        return eval_fault(ev, DIAG_DF_TYPE, by->at,
                          "the function must return a string, not '%s'",
                          object_type_name(r)) ||
               eval_help(ev, "str(...) converts a value to a string");
    buf_put(b, as_str(r));
    object_mark(marks, r);
    arena_rewind(ev->scratch, mark);
    return true;
}

bool pattern_replace(struct eval *ev, const struct df_expr *at,
                     struct regex *re, struct value *text,
                     const struct replacement *by, int64_t count, int64_t *made)
{
    const str from = text->s;
    struct object marks = object_value(*text);
    struct pattern_walk w = {.ev = ev, .at = at, .re = re, .text = from};
    struct buf b = {.a = ev->a};
    size_t done = 0;
    bool found = true;
    while (count-- != 0 && found) {
        if (!pattern_next(&w, &found))
            return false;
        if (!found)
            break;
        struct regex_span s = regex_group(re, 0);
        buf_put(&b, str_slice(from, done, s.from));
        if (!put_match(ev, re, from, by, &b, &marks))
            return false;
        done = s.to;
        if (made)
            ++*made;
        if (b.n > EVAL_TEXT_MAX)
            return eval_fault(
                ev, DIAG_DF_VALUE, at,
                "the resulting string would be longer than 1 MiB");
    }
    if (!b.n && !done)
        return true;
    buf_put(&b, str_from(from, done));
    marks.u.s = buf_str(&b);
    object_scalar(marks, text);
    return eval_spend(ev, at, b.n, 1);
}
