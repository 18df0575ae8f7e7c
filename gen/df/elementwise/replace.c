// SPDX-License-Identifier: MIT
// replace: replaces values in cells: s.replace(old, new), with lists or dicts
// of values, by column, and by regular expressions. First reads all rules (each
// has an old and a new value), then compares the original cells with the rules.
// Without regular expressions, a hash table finds the rule for a cell.
#include "df/runtime/call.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/elementwise/fillna.h"
#include "df/indexing/each.h"
#include "df/indexing/patch.h"
#include "df/lint/lookup_check.h"
#include "df/lint/text_arithmetic.h"
#include "df/runtime/category.h"
#include "df/runtime/iterate.h"
#include "df/runtime/keys.h"
#include "df/runtime/scalar.h"
#include "df/runtime/time.h"
#include "df/strings/pattern.h"
#include "frame/nullable.h"

struct pair_rule {
    struct value old, new;
    struct regex *re; /* the pattern `old`; NULL: the cell must equal `old` */
    struct replacement by;
};

/* Kinds of columns with different rules of equality: True equals 1 only in a
   column of objects. */
enum cells { CELLS_OBJECTS, CELLS_BOOLS, CELLS_OTHERS, CELLS_N };

/* A hash table of the rules, for columns of one kind. The key is the rule's
   `old`. Not used if some rule has a pattern. */
struct rule_table {
    const struct pair_rule **rules; /* the rule for each row of `column`; NULL:
                                       the table is not built */
    struct column column;           /* the `old` of each rule */
    const struct column *columns;   /* points to `column`, the only key column
                                       of `table` */
    struct keys_table table;
};

struct rules {
    struct pair_rule *v;
    size_t n, cap;
    struct rule_table by[CELLS_N];
};

/* One call of replace. */
struct replacing {
    struct call *c;
    bool regex;
    bool listed; /* `old` is a list or dict, so the type of the result is
                    inferred */
    struct rules
        rules; /* all rules that were read; finish() frees their patterns */
};

/* ---- reading ---- */

static bool add(struct replacing *r, const struct df_expr *at,
                struct object old, const struct df_expr *new_at,
                struct object new)
{
    struct eval *ev = r->c->ev;
    struct pair_rule p = {0};
    if (!object_scalar(old, &p.old))
        return eval_fault(
                   ev, DIAG_DF_TYPE, at,
                   "the value to replace must be a single value, not '%s'",
                   object_type_name(old)) ||
               eval_help(
                   ev, "write a list of the values: .replace(['a', 'b'], 'c')");
    if (!object_scalar(new, &p.new))
        return eval_fault(ev, DIAG_DF_TYPE, new_at,
                          "the replacement must be a single value, not '%s'",
                          object_type_name(new)) ||
               eval_help(ev, "write a single value, such as 'x' or 0");
    if (r->regex && p.old.type == VALUE_STR && p.old.s.n) {
        p.re = pattern_new(ev, at, p.old.s, 0);
        if (!p.re)
            return false;
        vec_push(ev->scratch, &r->rules, p);
        return new.type != OBJECT_STR ||
               pattern_replacement(ev, new_at, p.re, new,
                                   &r->rules.v[r->rules.n - 1].by);
    }
    vec_push(ev->scratch, &r->rules, p);
    return true;
}

static bool add_dict(struct replacing *r, const struct df_expr *at,
                     const struct dict *d)
{
    for (size_t i = 0; i < d->n; i++) {
        const struct df_expr *item = eval_item(at, i);
        const struct df_expr *value = item == at ? at : at->nth.v[i]->b;
        if (!add(r, item, d->v[i].key, value, d->v[i].value))
            return false;
    }
    return true;
}

static bool no_value(struct replacing *r)
{
    eval_fault(r->c->ev, DIAG_DF_TYPE, r->c->at,
               "'replace' needs a replacement");
    diag_help(r->c->ev->d, "write df['a'].replace('old', 'new') or "
                           "df['a'].replace({'old': 'new'})");
    return false;
}

/* Adds a rule for each value in the list `olds`. `new` is a single new value
   for all of them, or a list with a new value for each. */
static bool add_list(struct replacing *r, const struct df_expr *at,
                     struct object olds, const struct df_expr *new_at,
                     struct object new)
{
    struct list l;
    bool each = new.type == OBJECT_LIST;
    if (!iterate(r->c->ev, at, olds, &l))
        return false;
    if (each && as_list(new)->n != l.n)
        return eval_fault(
            r->c->ev, DIAG_DF_VALUE, new_at,
            "found %zu replacement%s for %zu value%s, expected one for each",
            as_list(new)->n, STR_S(as_list(new)->n), l.n, STR_S(l.n));
    for (size_t i = 0; i < l.n; i++)
        if (!add(r, eval_item(at, i), l.v[i],
                 each ? eval_item(new_at, i) : new_at,
                 each ? as_list(new)->v[i] : new))
            return false;
    return true;
}

/* Reads the rules in `old` and `new`. `old` and `new` are values or lists of
   values, or `old` is a dict from old to new values and `new` is ABSENT. */
static bool read_pairs(struct replacing *r, const struct df_expr *at,
                       struct object old, const struct df_expr *new_at,
                       struct object new)
{
    struct value v;
    r->listed = !object_scalar(old, &v);
    if (old.type == OBJECT_DICT && new.type == OBJECT_ABSENT)
        return add_dict(r, at, as_dict(old));
    if (new.type == OBJECT_ABSENT)
        return no_value(r);
    if (old.type == OBJECT_LIST || old.type == OBJECT_SERIES)
        return add_list(r, at, old, new_at, new);
    return add(r, at, old, new_at, new);
}

/* Reads regex=: True, False or, in place of to_replace=, the patterns
   themselves. Sets *old to the old values, and *old_at to the argument that
   gives them. */
static bool read_regex(struct replacing *r, struct object *old,
                       enum param *old_at)
{
    struct call *c = r->c;
    *old = call_arg(c, PARAM_to_replace);
    *old_at = PARAM_to_replace;
    if (!call_given(c, PARAM_regex))
        return call_given(c, PARAM_to_replace) || no_value(r);
    if (call_arg(c, PARAM_regex).type == OBJECT_BOOL) {
        r->regex = as_bool(call_arg(c, PARAM_regex));
        return call_given(c, PARAM_to_replace) || no_value(r);
    }
    if (call_has(c, PARAM_to_replace))
        return call_wrong(c, PARAM_regex, "True or False");
    r->regex = true;
    *old = call_arg(c, PARAM_regex);
    *old_at = PARAM_regex;
    return true;
}

/* ---- comparing ---- */

static enum cells cells_of(const struct column *x)
{
    return x->type == COLUMN_OBJECT ? CELLS_OBJECTS
           : x->type == COLUMN_BOOL ? CELLS_BOOLS
                                    : CELLS_OTHERS;
}

static bool compares(enum cells cells, struct value old)
{
    return cells == CELLS_OBJECTS || scalar_missing(old) ||
           (cells == CELLS_BOOLS) == (old.type == VALUE_BOOL);
}

/* Whether `old` is None and x has floats, whose missing cells are nan. */
static bool is_other_none(const struct column *x, struct value old)
{
    return old.none && x->type == COLUMN_FLOAT;
}

static bool equals(const struct column *x, struct value cell, struct value old)
{
    if (scalar_missing(old) || scalar_missing(cell))
        return scalar_missing(old) && scalar_missing(cell) &&
               !is_other_none(x, old);
    return compares(cells_of(x), old) &&
           object_same(object_value(cell), object_value(old));
}

static bool applies(struct replacing *r, const struct column *x,
                    const struct pair_rule *p, struct value cell, bool *yes)
{
    if (!p->re) {
        *yes = equals(x, cell, p->old);
        return true;
    }
    *yes = false;
    return cell.type != VALUE_STR || pattern_find(r->c->ev, r->c->at, p->re,
                                                  cell.s, 0, REGEX_SEARCH, yes);
}

/* Replaces *cell by each rule that matches its original value. Sets *by to the
   last of these rules, or to NULL. Returns false on failure, which is
   reported. */
static bool replaced_cell(struct replacing *r, const struct column *x,
                          const struct rules *rules, struct value *cell,
                          const struct pair_rule **by)
{
    const struct value was = *cell;
    *by = NULL;
    for (size_t i = 0; i < rules->n; i++) {
        const struct pair_rule *p = &rules->v[i];
        bool yes;
        if (!applies(r, x, p, was, &yes))
            return false;
        if (!yes)
            continue;
        *by = p;
        if (!p->re || p->new.type != VALUE_STR)
            *cell = p->new;
        else if (cell->type == VALUE_STR &&
                 !pattern_replace(r->c->ev, r->c->at, p->re, cell, &p->by, -1,
                                  NULL))
            return false;
    }
    return true;
}

/* Sets the categories of `made` to the categories of x after replacement. If
   two categories become equal, the category that no rule changed keeps its
   position. */
static const struct column *recategorized(struct replacing *r,
                                          const struct column *x,
                                          const struct column *made,
                                          const struct rules *rules)
{
    struct eval *ev = r->c->ev;
    const struct column *old = x->dtype->categories, *list;
    struct value *v = NEW_N(ev->scratch, struct value, old->n + 1);
    const struct pair_rule **by =
        NEW_N(ev->scratch, const struct pair_rule *, old->n + 1);
    size_t n = 0;
    if (!eval_steps(ev, r->c->at, old->n * (old->n + rules->n) / 8))
        return NULL;
    for (size_t i = 0; i < old->n; i++) {
        v[i] = column_value(old, i);
        if (!replaced_cell(r, old, rules, &v[i], &by[i]))
            return NULL;
    }
    for (size_t i = 0; i < old->n; i++) {
        bool there = by[i] && scalar_missing(v[i]);
        for (size_t k = 0; by[i] && k < old->n && !there; k++)
            there = (k < n || (k > i && !by[k])) &&
                    object_same(object_value(v[k]), object_value(v[i]));
        if (!there)
            v[n++] = v[i];
    }
    list = eval_infer(ev, r->c->at, x->name, v, n, NULL, 0);
    return list ? category_make(ev, r->c->at, made, list, x->dtype->ordered)
                : NULL;
}

static bool build_table(struct replacing *r, const struct rules *rules,
                        enum cells cells, struct rule_table *to)
{
    struct eval *ev = r->c->ev;
    size_t n = 0;
    if (!eval_spend(ev, r->c->at, rules->n, 5 * sizeof(struct value)))
        return false;
    struct value *olds = NEW_N(ev->scratch, struct value, rules->n + 1);
    to->rules = NEW_N(ev->scratch, const struct pair_rule *, rules->n + 1);
    for (size_t i = 0; i < rules->n; i++) {
        if (!compares(cells, rules->v[i].old))
            continue;
        olds[n] = rules->v[i].old;
        to->rules[n++] = &rules->v[i];
    }
    to->column = (struct column){.type = COLUMN_OBJECT, .n = n, .o = olds};
    to->columns = &to->column;
    keys_table_init(&to->table, ev->scratch, (struct keys){&to->columns, 1, n});
    return true;
}

/* Returns the rule in the table that matches row i of x, or NULL if no rule
   matches. */
static const struct pair_rule *looked_up(const struct rule_table *l,
                                         const struct column *x, size_t i)
{
    const struct keys probe = {&x, 1, x->n};
    uint32_t first = keys_table_find(&l->table, &probe, i);
    if (first == ORIGIN_NO_ROW)
        return NULL;
    const struct pair_rule *rule = l->rules[l->table.last[first]];
    return is_other_none(x, rule->old) ? NULL : rule;
}

/* Returns a copy of the rules for x, a column of dates or spans. In the copy,
   the strings are converted to dates or spans. */
static struct rules *rules_of_times(struct replacing *r,
                                    const struct rules *from,
                                    const struct column *x)
{
    struct eval *ev = r->c->ev;
    struct rules *out = NEW(ev->scratch, struct rules);
    for (size_t i = 0; i < from->n; i++) {
        struct pair_rule p = from->v[i];
        p.old = time_cell(ev, r->c->at, x, p.old);
        p.new = time_cell(ev, r->c->at, x, p.new);
        vec_push(ev->scratch, out, p);
    }
    return out;
}

/* Writes v[i] to row rows[i] of x for each i < n; rule by[i] made v[i]. pandas
   applies the rules one after another. So if a rule converts a column of
   integers to floats and a later rule converts it to objects, integers that the
   later rule does not replace have become floats. For this reason, writes the
   values of the earlier rules first. */
static const struct column *write_cells(struct replacing *r,
                                        const struct column *x, uint32_t *rows,
                                        struct value *v,
                                        const struct pair_rule **by, size_t n)
{
    const struct pair_rule *other = NULL;
    size_t numbers = 0;
    for (size_t i = 0; i < n; i++) {
        enum value_type t = by[i]->new.type;
        bool number =
            t == VALUE_INT || t == VALUE_FLOAT ||
            (t == VALUE_NA && !by[i]->new.none &&by[i]->new.ns != MOMENT_NAT);
        if (!number && (!other || by[i] < other))
            other = by[i];
    }
    if (x->type == COLUMN_INT && other) {
        uint32_t *rest_rows = NEW_N(r->c->ev->scratch, uint32_t, n);
        struct value *rest = NEW_N(r->c->ev->scratch, struct value, n);
        size_t m = 0;
        for (size_t i = 0; i < n; i++) {
            if (by[i] < other) {
                rows[numbers] = rows[i];
                v[numbers++] = v[i];
            } else {
                rest_rows[m] = rows[i];
                rest[m++] = v[i];
            }
        }
        x = patch_column(r->c->ev, r->c->at, x, rows, v, numbers, numbers, NULL,
                         NULL);
        rows = rest_rows, v = rest, n = m;
    }
    return x ? patch_column(r->c->ev, r->c->at, x, rows, v, n, n, NULL, NULL)
             : NULL;
}

static const struct column *
replaced(struct replacing *r, const struct column *x, struct rules *rules)
{
    struct eval *ev = r->c->ev;
    if (column_is_time(x) && !r->regex)
        rules = rules_of_times(r, rules, x);
    struct rule_table *l = r->regex ? NULL : &rules->by[cells_of(x)];
    size_t n = 0;
    if (!eval_spend(ev, r->c->at, x->n,
                    sizeof(uint32_t) + sizeof(struct value) + sizeof(void *)) ||
        !eval_steps(ev, r->c->at, x->n / 8 * (l ? 1 : rules->n)) ||
        (l && !l->rules && !build_table(r, rules, cells_of(x), l)))
        return NULL;
    uint32_t *rows = NEW_N(ev->scratch, uint32_t, x->n + 1);
    struct value *v = NEW_N(ev->scratch, struct value, x->n + 1);
    const struct pair_rule **by =
        NEW_N(ev->scratch, const struct pair_rule *, x->n + 1);
    for (size_t i = 0; i < x->n; i++) {
        v[n] = column_value(x, i);
        if (!l && !replaced_cell(r, x, rules, &v[n], &by[n]))
            return NULL;
        if (l && (by[n] = looked_up(l, x, i)))
            v[n] = by[n]->new;
        if (by[n])
            rows[n++] = (uint32_t)i;
    }
    if (n == 0)
        return r->listed ? fillna_refined(ev, r->c->at, x) : x;
    for (size_t i = 0; x->type <= COLUMN_BOOL && !nullable_of(x) && i < n; i++)
        if (v[i].na) {
            eval_fault(ev, DIAG_DF_UNSUPPORTED, r->c->at,
                       "pd.NA as the new value of a column of %s",
                       column_dtype_name(x));
            eval_help(ev, "write np.nan, or first convert the column: "
                          ".astype('Int64')");
            return NULL;
        }
    struct column *from = NEW(ev->a, struct column);
    *from = *x;
    if (category_is(x))
        from->dtype = NULL;
    const struct column *p = write_cells(r, from, rows, v, by, n);
    if (p && category_is(x))
        return recategorized(r, x, p, rules);
    if (p)
        text_arithmetic_check_commas(ev, r->c->at, x, p);
    return p ? fillna_refined(ev, r->c->at, p) : NULL;
}

/* ---- series and frames ---- */

static const struct column *replaced_column(struct call *c,
                                            const struct column *x, void *data)
{
    struct replacing *r = data;
    (void)c;
    return replaced(r, x, &r->rules);
}

/* Frees the patterns. If `ok` is true, finishes the call with the result
   `made`; else returns false. */
static bool finish(struct replacing *r, bool ok, struct object made,
                   struct object *out)
{
    for (size_t i = 0; i < r->rules.n; i++)
        regex_free(r->rules.v[i].re);
    return ok && call_finish(r->c, made, out);
}

/* Whether `old` is a dict with column names as keys. In such a call, the values
   of `old` are dicts, or value= is given. */
static bool by_column(const struct call *c, struct object old)
{
    if (old.type != OBJECT_DICT || as_dict(old)->n == 0)
        return false;
    if (call_given(c, PARAM_value))
        return true;
    return as_dict(old)->v[0].value.type == OBJECT_DICT;
}

/* Reads the rules for one column into *out. p is the pair for the column in a
   dict whose keys are column names. Returns false on failure, which is
   reported. */
static bool column_rules(struct replacing *r, const struct df_expr *at,
                         const struct pair *p, struct rules *out)
{
    struct call *c = r->c;
    size_t from = r->rules.n;
    struct object new = call_arg(c, PARAM_value);
    if (new.type == OBJECT_DICT) {
        const struct object *own = object_dict_get(as_dict(new), p->key);
        if (!own)
            return true;
        new = *own;
    }
    if (new.type == OBJECT_ABSENT && p->value.type != OBJECT_DICT)
        return eval_fault(c->ev, DIAG_DF_TYPE, at,
                          "the dict has dicts for some columns and values for "
                          "others") ||
               eval_help(c->ev, "use a dict for each column: {'a': {'x': 'y'}, "
                                "'b': {1: 2}}");
    if (!read_pairs(r, at, p->value, call_at(c, PARAM_value), new))
        return false;
    *out = (struct rules){.v = r->rules.v + from, .n = r->rules.n - from};
    return true;
}

static bool replace_columns(struct replacing *r, const struct df_expr *at,
                            const struct dict *d, struct frame *g)
{
    for (size_t i = 0; i < d->n; i++) {
        struct rules own = {0};
        str name;
        if (!column_rules(r, eval_item(at, i), &d->v[i], &own))
            return false;
        size_t k = object_to_name(r->c->ev->scratch, d->v[i].key, &name)
                       ? frame_find(g, name)
                       : STR_NPOS;
        if (k != STR_NPOS &&
            !(g->columns[k] = replaced(r, g->columns[k], &own)))
            return false;
    }
    return true;
}

static bool replace(struct call *c, struct object *out)
{
    struct replacing r = {.c = c};
    struct object old, made = c->self;
    enum param at;
    bool ok;
    if (!read_regex(&r, &old, &at))
        return false;
    if (c->self.type == OBJECT_FRAME && by_column(c, old)) {
        made = object_frame(object_own_frame(c->ev->a, as_frame(c->self)));
        ok = replace_columns(&r, call_at(c, at), as_dict(old), as_frame(made));
    } else {
        ok = read_pairs(&r, call_at(c, at), old, call_at(c, PARAM_value),
                        call_arg(c, PARAM_value)) &&
             each_column(c, c->self, replaced_column, &r, &made);
    }
    if (ok && at == PARAM_to_replace && old.type == OBJECT_DICT &&
        c->self.type == OBJECT_SERIES && !r.regex)
        lookup_check_dict(c->ev, c->at, call_at(c, at), as_dict(old),
                          as_series(c->self)->column, true);
    return finish(&r, ok, made, out);
}

/* ---- operations ---- */

const struct operation REPLACE_OPERATIONS[] = {
    {S_INIT("replace"), ON_FRAME | ON_SERIES, replace,
     PARAMS(OPT(to_replace, NONE), OPT(value, UNSET), NAMED(inplace, FALSE),
            NAMED(regex, FALSE)),
     EFFECT_UNIT, 1, "replaces values"},
    {.name = {0}},
};
