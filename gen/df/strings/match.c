// SPDX-License-Identifier: MIT
// match: a match is an accessor of a list. The list has a tuple for each group,
// the whole match first. A tuple consists of string, name, start and end of the
// group. String, start and end are None if the group is not part of the match;
// the name is None if the group has no name.
#include "df/strings/match.h"

#include "base/codes/df.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "df/runtime/accessor.h"
#include "df/runtime/call.h"
#include "df/runtime/represent.h"

enum member { MEMBER_TEXT, MEMBER_NAME, MEMBER_START, MEMBER_END };

static const struct object NONE = {.type = OBJECT_NONE};

static struct object *members(const struct list *l, size_t group)
{
    return as_list(l->v[group])->v;
}

/* Sets *group to the number of the group that `key`, a number or name, selects.
   Reports an unknown group and returns false. */
static bool find_group(struct eval *ev, const struct df_expr *at,
                       const struct list *l, struct object key, size_t *group)
{
    size_t i = 0;
    if (key.type == OBJECT_INT && as_int(key) >= 0)
        i = (size_t)as_int(key) < l->n ? (size_t)as_int(key) : l->n;
    else
        while (i < l->n && (key.type != OBJECT_STR ||
                            !object_same(members(l, i)[MEMBER_NAME], key)))
            i++;
    *group = i;
    if (i < l->n)
        return true;
    return eval_fault(ev, DIAG_DF_VALUE, at, "the pattern has no group %.*s",
                      STR_ARG(represent_short(ev, at, key))) ||
           eval_help(ev, "put parentheses around a part of the pattern to make "
                         "a group; groups are counted from 1");
}

static bool get(struct eval *ev, const struct df_expr *at, struct object of,
                struct object key, struct object *out)
{
    size_t group;
    if (!find_group(ev, at, as_list(of), key, &group))
        return false;
    *out = members(as_list(of), group)[MEMBER_TEXT];
    return true;
}

struct object match_make(struct eval *ev, const struct regex *re,
                         struct object text)
{
    static const struct accessor_kind KIND = {
        .name = S_INIT("a match"), .on = ON_MATCH, .get = get};
    struct list *l = NEW(ev->scratch, struct list);
    size_t n = regex_groups(re) + 1;
    for (size_t i = 0; i < n; i++) {
        struct regex_span s = regex_group(re, i);
        struct list *group = NEW(ev->scratch, struct list);
        str name = i ? str_dup(ev->scratch, regex_group_name(re, i)) : STR_NONE;
        struct object part = NONE;
        int64_t from = -1, to = -1;
        if (s.from != STR_NPOS) {
            str before = str_slice(as_str(text), 0, s.from);
            part = object_str(str_slice(as_str(text), s.from, s.to));
            object_mark(&part, text);
            from = (int64_t)utf8_count(before);
            to = from + (int64_t)utf8_count(as_str(part));
        }
        vec_push(ev->scratch, group, part);
        vec_push(ev->scratch, group, name.n ? object_str(name) : NONE);
        vec_push(ev->scratch, group, object_int(from));
        vec_push(ev->scratch, group, object_int(to));
        vec_push(ev->scratch, l, object_list(group));
    }
    return accessor_make(ev, &KIND, object_list(l));
}

/* Evaluates m.group(), m.group(1) and m.group('a', 'b'), which is a tuple. */
static bool group(struct call *c, struct object *out)
{
    const struct list *asked = as_list(call_arg(c, PARAM_group));
    struct object of = as_accessor(c->self)->of;
    struct list *l = NEW(c->ev->scratch, struct list);
    l->tuple = true;
    for (size_t i = 0; i < asked->n; i++) {
        struct object part;
        if (!get(c->ev, call_rest_at(c, PARAM_group, i), of, asked->v[i],
                 &part))
            return false;
        vec_push(c->ev->scratch, l, part);
    }
    *out = asked->n == 0   ? members(as_list(of), 0)[MEMBER_TEXT]
           : asked->n == 1 ? l->v[0]
                           : object_list(l);
    return true;
}

/* Evaluates m.groups(default) and m.groupdict(default). */
static bool groups(struct call *c, struct object *out)
{
    const struct list *l = as_list(as_accessor(c->self)->of);
    struct arena *a = c->ev->scratch;
    struct list *all = NEW(a, struct list);
    struct dict *named = NEW(a, struct dict);
    bool by_name = str_eq(c->operation->name, S("groupdict"));
    for (size_t i = 1; i < l->n; i++) {
        const struct object *m = members(l, i);
        struct object part = m[MEMBER_TEXT].type == OBJECT_NONE
                                 ? call_value(c, PARAM_default)
                                 : m[MEMBER_TEXT];
        vec_push(a, all, part);
        if (m[MEMBER_NAME].type == OBJECT_STR)
            object_dict_put(a, named, m[MEMBER_NAME], part);
    }
    all->tuple = true;
    *out = by_name ? object_dict(named) : object_list(all);
    return true;
}

/* Evaluates m.start(), m.end() and m.span(), in characters. */
static bool span(struct call *c, struct object *out)
{
    const struct list *l = as_list(as_accessor(c->self)->of);
    struct list *both = NEW(c->ev->scratch, struct list);
    size_t i;
    if (!find_group(c->ev, call_at(c, PARAM_group), l,
                    call_value(c, PARAM_group), &i))
        return false;
    const struct object *m = members(l, i);
    vec_push(c->ev->scratch, both, m[MEMBER_START]);
    vec_push(c->ev->scratch, both, m[MEMBER_END]);
    both->tuple = true;
    *out = str_eq(c->operation->name, S("start")) ? m[MEMBER_START]
           : str_eq(c->operation->name, S("end")) ? m[MEMBER_END]
                                                  : object_list(both);
    return true;
}

/* ---- operations ---- */

const struct operation MATCH_OPERATIONS[] = {
    {S_INIT("end"), ON_MATCH, span, PARAMS(OPT(group, INT(0))), 0, 1,
     "the offset of a group's end, in characters"},
    {S_INIT("group"), ON_MATCH, group, PARAMS(REST(group)), 0, 1,
     "one group of the match, or several as a tuple"},
    {S_INIT("groupdict"), ON_MATCH, groups, PARAMS(OPT(default, NONE)), 0, 1,
     "the named groups, as a dict"},
    {S_INIT("groups"), ON_MATCH, groups, PARAMS(OPT(default, NONE)), 0, 1,
     "all groups of the match"},
    {S_INIT("span"), ON_MATCH, span, PARAMS(OPT(group, INT(0))), 0, 1,
     "start and end of a group, as a tuple"},
    {S_INIT("start"), ON_MATCH, span, PARAMS(OPT(group, INT(0))), 0, 1,
     "the offset of a group's start, in characters"},
    {.name = {0}},
};
