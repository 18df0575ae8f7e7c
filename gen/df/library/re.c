// SPDX-License-Identifier: MIT
// re: functions of Python's module re, and the patterns of re.compile.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/accessor.h"
#include "df/strings/match.h"
#include "df/strings/pattern.h"

/* A search in the argument `string` of a call. */
struct re_search {
    struct call *c;
    struct regex *re;
    struct object text;
    struct pattern_walk walk;
};

/* Returns the compiled pattern of a call, or NULL on a fault. If re.compile
   made the receiver or the argument `pattern`, its pattern is used; otherwise,
   the argument is a string. */
static struct regex *compile(struct call *c)
{
    struct object of = call_arg(c, PARAM_pattern);
    const struct df_expr *at = call_at(c, PARAM_pattern);
    int64_t flags = 0;
    str pattern;
    if (c->self.type == OBJECT_ACCESSOR) {
        of = c->self;
        at = c->at;
    } else if (call_takes(c, PARAM_flags) &&
               !call_int(c, PARAM_flags, &flags)) {
        return NULL;
    }
    if (of.type == OBJECT_ACCESSOR && as_accessor(of)->kind->on == ON_REGEX) {
        const struct list *l = as_list(as_accessor(of)->of);
        pattern = as_str(l->v[0]);
        flags |= as_int(l->v[1]);
    } else if (!call_str(c, PARAM_pattern, &pattern)) {
        return NULL;
    }
    if (!eval_steps(c->ev, c->at, 8 + pattern.n / 4))
        return NULL;
    return pattern_new(c->ev, at, pattern, flags);
}

static bool begin(struct call *c, struct re_search *s)
{
    str text;
    *s = (struct re_search){.c = c};
    if (!call_str(c, PARAM_string, &text))
        return false;
    s->text = call_arg(c, PARAM_string);
    s->re = compile(c);
    s->walk = (struct pattern_walk){
        .ev = c->ev, .at = c->at, .re = s->re, .text = text};
    return s->re != NULL;
}

static bool end(struct re_search *s, bool ok)
{
    regex_free(s->re);
    return ok;
}

/* Evaluates search, match and fullmatch, which return a match or None. */
static bool search(struct call *c, struct object *out)
{
    str name = c->operation->name;
    enum regex_how how = str_ends(name, S("search"))      ? REGEX_SEARCH
                         : str_ends(name, S("fullmatch")) ? REGEX_WHOLE
                                                          : REGEX_MATCH;
    struct re_search s;
    bool found;
    *out = (struct object){.type = OBJECT_NONE};
    if (!begin(c, &s))
        return false;
    bool ok = pattern_find(c->ev, c->at, s.re, as_str(s.text), 0, how, &found);
    if (ok && found)
        *out = match_make(c->ev, s.re, s.text);
    return end(&s, ok);
}

static struct object part(const struct re_search *s, struct regex_span at)
{
    struct object o = object_str(
        at.from == STR_NPOS ? S("")
                            : str_slice(as_str(s->text), at.from, at.to));
    object_mark(&o, s->text);
    return o;
}

/* Returns an element of findall's result: the whole match if the pattern has no
   groups, the group if the pattern has a single group, else a tuple of all
   groups. */
static struct object found_parts(const struct re_search *s)
{
    size_t n = regex_groups(s->re);
    struct arena *a = s->c->ev->scratch;
    struct list *l = NEW(a, struct list);
    if (n < 2)
        return part(s, regex_group(s->re, n));
    for (size_t i = 1; i <= n; i++)
        vec_push(a, l, part(s, regex_group(s->re, i)));
    l->tuple = true;
    return object_list(l);
}

/* Evaluates findall and finditer. */
static bool findall(struct call *c, struct object *out)
{
    bool matches = str_ends(c->operation->name, S("finditer")), found = true;
    struct list *l = NEW(c->ev->scratch, struct list);
    struct re_search s;
    if (!begin(c, &s))
        return false;
    bool ok = true;
    while (ok && found) {
        ok = pattern_next(&s.walk, &found) &&
             eval_spend(c->ev, c->at, regex_groups(s.re) + 1,
                        2 * sizeof(struct object));
        if (ok && found)
            vec_push(c->ev->scratch, l,
                     matches ? match_make(c->ev, s.re, s.text)
                             : found_parts(&s));
    }
    *out = object_list(l);
    return end(&s, ok);
}

/* Evaluates split. Inserts the groups of each match between the parts of the
   string. */
static bool split(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    struct re_search s;
    int64_t most;
    size_t done = 0;
    bool found = true, ok = true;
    if (!call_int(c, PARAM_maxsplit, &most) || !begin(c, &s))
        return false;
    for (int64_t k = 0; ok && found && (most <= 0 || k < most); k++) {
        ok = pattern_next(&s.walk, &found) &&
             eval_spend(c->ev, c->at, regex_groups(s.re) + 1,
                        sizeof(struct object));
        if (!ok || !found)
            break;
        struct regex_span at = regex_group(s.re, 0);
        vec_push(c->ev->scratch, l,
                 part(&s, (struct regex_span){done, at.from}));
        for (size_t i = 1; i <= regex_groups(s.re); i++) {
            struct regex_span group = regex_group(s.re, i);
            vec_push(c->ev->scratch, l,
                     group.from == STR_NPOS
                         ? (struct object){.type = OBJECT_NONE}
                         : part(&s, group));
        }
        done = at.to;
    }
    if (ok)
        vec_push(c->ev->scratch, l,
                 part(&s, (struct regex_span){done, as_str(s.text).n}));
    *out = object_list(l);
    return end(&s, ok);
}

/* Evaluates sub and subn. */
static bool sub(struct call *c, struct object *out)
{
    struct replacement by;
    struct re_search s;
    struct value v;
    int64_t count, made = 0;
    if (!call_int(c, PARAM_count, &count) || !begin(c, &s))
        return false;
    object_scalar(s.text, &v);
    bool ok = pattern_replacement(c->ev, call_at(c, PARAM_repl), s.re,
                                  call_arg(c, PARAM_repl), &by) &&
              pattern_replace(c->ev, c->at, s.re, &v, &by,
                              count > 0 ? count : -1, &made);
    *out = object_value(v);
    if (ok && str_ends(c->operation->name, S("subn"))) {
        struct list *l = NEW(c->ev->scratch, struct list);
        vec_push(c->ev->scratch, l, *out);
        vec_push(c->ev->scratch, l, object_int(made));
        l->tuple = true;
        *out = object_list(l);
    }
    return end(&s, ok);
}

static bool run_compile(struct call *c, struct object *out)
{
    static const struct accessor_kind KIND = {.name = S_INIT("a pattern"),
                                              .on = ON_REGEX};
    struct list *l = NEW(c->ev->scratch, struct list);
    struct regex *re = compile(c);
    if (!re)
        return false;
    regex_free(re);
    vec_push(c->ev->scratch, l, call_arg(c, PARAM_pattern));
    vec_push(c->ev->scratch, l, call_value(c, PARAM_flags));
    *out = accessor_make(c->ev, &KIND, object_list(l));
    return true;
}

static bool escape(struct call *c, struct object *out)
{
    str text;
    if (!call_str(c, PARAM_pattern, &text))
        return false;
    *out = object_str(pattern_literal(c->ev->a, text));
    object_mark(out, call_arg(c, PARAM_pattern));
    return eval_spend(c->ev, c->at, as_str(*out).n, 1);
}

/* ---- operations ---- */

#define SEARCH PARAMS(NEEDS(pattern), NEEDS(string), OPT(flags, INT(0)))
#define BOTH(name, run, of_module, of_pattern, cost, help)           \
    {S_INIT("re." name), ON_LIBRARY, run, of_module, 0, cost, help}, \
    {                                                                \
        S_INIT(name), ON_REGEX, run, of_pattern, 0, cost, help       \
    }

const struct operation RE_OPERATIONS[] = {
    {S_INIT("re.compile"), ON_LIBRARY, run_compile,
     PARAMS(NEEDS(pattern), OPT(flags, INT(0))), 0, 8, "a compiled pattern"},
    {S_INIT("re.escape"), ON_LIBRARY, escape, PARAMS(NEEDS(pattern)), 0, 1,
     "the text with backslashes before special characters"},
    BOTH("findall", findall, SEARCH, PARAMS(NEEDS(string)), 8,
         "a list of all matches, or of their groups"),
    BOTH("finditer", findall, SEARCH, PARAMS(NEEDS(string)), 8,
         "a list of all matches as match objects"),
    BOTH("fullmatch", search, SEARCH, PARAMS(NEEDS(string)), 8,
         "the match of the whole text, or None"),
    BOTH("match", search, SEARCH, PARAMS(NEEDS(string)), 8,
         "the match at the start of the text, or None"),
    BOTH("search", search, SEARCH, PARAMS(NEEDS(string)), 8,
         "the first match, or None"),
    BOTH("split", split,
         PARAMS(NEEDS(pattern), NEEDS(string), OPT(maxsplit, INT(0)),
                OPT(flags, INT(0))),
         PARAMS(NEEDS(string), OPT(maxsplit, INT(0))), 8,
         "the parts of the text between matches"),
    BOTH("sub", sub,
         PARAMS(NEEDS(pattern), NEEDS(repl), NEEDS(string), OPT(count, INT(0)),
                OPT(flags, INT(0))),
         PARAMS(NEEDS(repl), NEEDS(string), OPT(count, INT(0))), 8,
         "the text with its matches replaced"),
    BOTH("subn", sub,
         PARAMS(NEEDS(pattern), NEEDS(repl), NEEDS(string), OPT(count, INT(0)),
                OPT(flags, INT(0))),
         PARAMS(NEEDS(repl), NEEDS(string), OPT(count, INT(0))), 8,
         "the text with its matches replaced, and their number"),
    {.name = {0}},
};
