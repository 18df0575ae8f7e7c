// SPDX-License-Identifier: MIT
// lineage: follows the origins of a column (struct origin) back to files and
// constants, one row at a time.
#include "lineage/lineage.h"

#include "base/buf.h"
#include "base/map.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "frame/name.h"
#include "frame/number.h"

struct lineage_parts {
    struct lineage_part *v;
    size_t n, cap;
};

struct lineage_walk {
    struct arena *a;       /* owns the parts of formulas (struct lineage_part),
                              which are returned */
    struct arena *scratch; /* owns steps, until they are copied, and `seen` */
    struct lineage *out;
    struct map seen; /* an origin's address and a row, as bytes -> index of the
                        step (size_t *) */
};

/* A cell, or a whole column if `row` is LINEAGE_NONE. */
struct lineage_cell {
    const struct column *column;
    size_t row;
    const struct origin_match *match; /* the merge or look-up that moved the
                                         cell last; NULL if none moved it */
    size_t match_row;
};

/* Replaces *c by the cell that *c was before filters, sorts, merges and
   concatenations moved it. Returns false if a merge found no row from which to
   take the cell. */
static bool follow(struct lineage_cell *c)
{
    bool all = c->row == LINEAGE_NONE;
    for (;;) {
        const struct origin *o = c->column->origin;
        bool pick = o->kind == ORIGIN_PICK;
        if ((!pick || all) && o->kind != ORIGIN_TAKE)
            return true;
        size_t row =
            all ? c->row : (pick ? o->pick.rows : o->take.rows)[c->row];
        if (!pick && o->take.match && !c->match) {
            c->match = o->take.match;
            c->match_row = row;
        }
        if (!all && row == ORIGIN_NO_ROW)
            return false;
        c->column = pick ? o->pick.from[o->pick.which[c->row]] : o->take.from;
        c->row = row;
    }
}

bool lineage_follow(const struct column **c, size_t *row)
{
    struct lineage_cell x = {.column = *c, .row = *row};
    bool found = follow(&x);
    *c = x.column;
    *row = x.row;
    return found;
}

bool lineage_file(const struct column **c, size_t *row)
{
    struct lineage_cell x = {.column = *c, .row = *row};
    if (!follow(&x) || x.column->origin->kind != ORIGIN_FILE)
        return false;
    *c = x.column;
    *row = x.row;
    return true;
}

bool lineage_file_alone(const struct column **c, size_t *row)
{
    for (;;) {
        if (!lineage_follow(c, row))
            return false;
        const struct origin *o = (*c)->origin;
        if (o->kind == ORIGIN_FILE)
            return true;
        if (o->kind != ORIGIN_EXPR || o->inputs.n != 1 ||
            *row >= o->inputs.v[0]->n)
            return false;
        *c = o->inputs.v[0];
    }
}

/* ---- roles of steps ---- */

static enum lineage_role role_of(const struct origin *o)
{
    static const uint8_t FINISHES[] = {[EFFECT_FORMATS] = LINEAGE_FORMAT,
                                       [EFFECT_ROUNDS] = LINEAGE_ROUNDING,
                                       [EFFECT_RETYPES] = LINEAGE_TYPE,
                                       [EFFECT_KIND] = 0};
    if (o->kind == ORIGIN_FILE)
        return LINEAGE_FILE;
    if (o->kind == ORIGIN_GROUP)
        return LINEAGE_GROUP;
    if (o->kind == ORIGIN_PICK)
        return LINEAGE_CHOICE;
    if (o->kind == ORIGIN_LITERAL)
        return o->n_parts ? LINEAGE_FORMULA : LINEAGE_LITERAL;
    enum lineage_role finish = FINISHES[o->effect & EFFECT_KIND];
    return finish && o->inputs.n == 1 ? finish : LINEAGE_FORMULA;
}

const char *lineage_role_name(const struct lineage_step *s)
{
    static const char *const NAMES[] = {
        [LINEAGE_LITERAL] = "literal",   [LINEAGE_MISSING] = "missing",
        [LINEAGE_FORMULA] = "formula",   [LINEAGE_FORMAT] = "format",
        [LINEAGE_ROUNDING] = "rounding", [LINEAGE_TYPE] = "type",
        [LINEAGE_GROUP] = "group",       [LINEAGE_CHOICE] = "choice",
    };
    static const char *const FORMATS[] = {[FILE_CSV] = "csv",
                                          [FILE_JSON] = "json",
                                          [FILE_TEXT] = "text",
                                          [FILE_SQLITE] = "sqlite"};
    return s->role == LINEAGE_FILE ? FORMATS[s->column->origin->file.format]
                                   : NAMES[s->role];
}

/* Whether all inputs of a formula are written in its text. */
static bool has_all_parts(const struct origin *o)
{
    size_t n = 0;
    for (size_t i = 0; i < o->n_parts; i++)
        n += o->parts[i].kind != ORIGIN_VALUE && o->parts[i].n;
    return n >= o->inputs.n;
}

/* Whether `slice`, a part of another formula's text, is the whole formula o,
   and shows all inputs of o. Then o needs no step of its own. */
static bool is_inline(str slice, const struct origin *o)
{
    return o->kind == ORIGIN_EXPR && str_eq(slice, o->text) &&
           role_of(o) == LINEAGE_FORMULA && has_all_parts(o);
}

/* ---- the walk ---- */

/* Adds a step for the cell `shown`. c is the same cell before rows were moved.
   The caller sets the step's parts. */
static struct lineage_step *add(struct lineage_walk *w,
                                struct lineage_cell shown,
                                struct lineage_cell c, unsigned depth)
{
    const struct origin *o = c.column->origin;
    bool file = o->kind == ORIGIN_FILE, all = c.row == LINEAGE_NONE;
    struct lineage_step *s = vec_add(w->scratch, w->out);
    s->depth = depth;
    s->column = file ? c.column : shown.column;
    s->row = file ? c.row : shown.row;
    s->role = role_of(o);
    s->text = o->text;
    s->names = o->names;
    s->n_names = o->n_names;
    s->pos =
        file ? (struct pos){o->file.src, all ? 1 : o->file.lines[c.row], 0, 0}
             : o->pos;
    s->match = c.match;
    s->match_row = c.match_row;
    if (!all)
        s->value = column_value(shown.column, shown.row);
    return s;
}

/* Adds the step of the cell `shown`, and the steps of its inputs, unless the
   cell has a step already. Returns the index of the step; LINEAGE_NONE if the
   result is full. */
static size_t walk(struct lineage_walk *w, struct lineage_cell shown,
                   unsigned depth);

/* Adds n cells of column c as parts: the cells in the rows `rows` or, if `rows`
   is NULL, the first n cells. The part of a cell is a copy of `part` with the
   value of the cell and the step that computed it. */
static void add_cells(struct lineage_walk *w, struct lineage_parts *parts,
                      struct lineage_part part, const struct column *c,
                      const uint32_t *rows, size_t n, unsigned depth)
{
    for (size_t i = 0; i < n && !w->out->cut; i++) {
        struct lineage_cell x = {.column = c, .row = rows ? rows[i] : i};
        part.value = column_value(x.column, x.row);
        part.step = walk(w, x, depth + 1);
        vec_push(w->a, parts, part);
    }
}

/* Adds all cells of column c as parts or, if `all` is true, the column itself
   as a single part. */
static void add_whole(struct lineage_walk *w, struct lineage_parts *parts,
                      struct lineage_part part, const struct column *c,
                      bool all, unsigned depth)
{
    part.whole = true;
    if (!all) {
        add_cells(w, parts, part, c, NULL, c->n, depth);
        return;
    }
    struct lineage_cell x = {.column = c, .row = LINEAGE_NONE};
    part.step = walk(w, x, depth + 1);
    vec_push(w->a, parts, part);
}

static void add_formula(struct lineage_walk *w, struct lineage_parts *parts,
                        const struct origin *o, struct lineage_cell c,
                        size_t base, unsigned depth);

/* Adds the cell x as a part. If the formula of x is written as `slice`
   (is_inline), adds the inputs of this formula instead. */
static void add_cell(struct lineage_walk *w, struct lineage_parts *parts,
                     struct lineage_part part, str slice, struct lineage_cell x,
                     unsigned depth)
{
    struct lineage_cell c = x;
    bool found = follow(&c);
    if (found && slice.n && is_inline(slice, c.column->origin)) {
        add_formula(w, parts, c.column->origin, c, part.from, depth);
        return;
    }
    if (x.row != LINEAGE_NONE)
        part.value = column_value(x.column, x.row);
    part.step = walk(w, x, depth + 1);
    vec_push(w->a, parts, part);
}

/* Adds the step of the single value p, unless it has a step already. Returns
   the index of the step; LINEAGE_NONE if the value has no origin or the result
   is full. */
static size_t walk_value(struct lineage_walk *w, const struct origin_part *p,
                         bool all, unsigned depth);

static str name_of(const struct origin_part *p, str slice)
{
    return p->name.p ? p->name : p->column ? p->column->name : slice;
}

/* Whether an input of the formula of c has no cell in the row of c: c is a
   single value, or the input has another number of rows. */
static bool is_apart(struct lineage_cell c, const struct column *input)
{
    return c.row != LINEAGE_NONE && (!c.column || c.column->n != input->n);
}

static void add_part(struct lineage_walk *w, struct lineage_parts *parts,
                     const struct origin *o, const struct origin_part *p,
                     struct lineage_cell c, size_t base, unsigned depth)
{
    bool all = c.row == LINEAGE_NONE;
    str slice = str_slice(o->text, p->from, p->from + p->n);
    struct lineage_part part = {.from = base + p->from,
                                .n = p->n,
                                .name = name_of(p, slice),
                                .step = LINEAGE_NONE};
    if (p->kind == ORIGIN_VALUE) {
        part.value = p->value;
        part.step = walk_value(w, p, all, depth + 1);
        vec_push(w->a, parts, part);
    } else if (p->kind == ORIGIN_WHOLE || is_apart(c, p->column)) {
        add_whole(w, parts, part, p->column, all, depth);
    } else {
        struct lineage_cell x = {.column = p->column, .row = c.row};
        bool finish = role_of(o) != LINEAGE_FORMULA;
        add_cell(w, parts, part, finish ? S("") : slice, x, depth);
    }
}

static bool is_part(const struct origin *o, const struct column *input)
{
    for (size_t i = 0; i < o->n_parts; i++)
        if (o->parts[i].column == input)
            return true;
    return false;
}

/* o is the formula of a statement `target op= value`. If the statement is in a
   loop, returns its formula in the previous round. Returns NULL if there is no
   such round. */
static const struct origin *previous_round(const struct origin *o)
{
    const struct origin *how = o->parts[0].how;
    bool same = how && how->accumulates && how->pos.src == o->pos.src &&
                how->pos.line == o->pos.line && how->pos.col == o->pos.col;
    return same ? how : NULL;
}

/* Adds the inputs of o, a formula `target op= value`. If it is in a loop, it
   has run in several rounds: adds `value` of each of the last LINEAGE_STEPS_MAX
   rounds, and the value of `target` before the first of these rounds. For a
   whole column, adds only the inputs of the last round. */
static void add_rounds(struct lineage_walk *w, struct lineage_parts *parts,
                       const struct origin *o, struct lineage_cell c,
                       size_t base, unsigned depth)
{
    struct {
        const struct origin **v;
        size_t n, cap;
    } rounds = {0};
    size_t max = c.row == LINEAGE_NONE ? 1 : LINEAGE_STEPS_MAX;
    for (; o && rounds.n < max; o = previous_round(o))
        vec_push(w->scratch, &rounds, o);
    const struct origin *first = rounds.v[rounds.n - 1];
    add_part(w, parts, first, &first->parts[0], c, base, depth);
    for (size_t i = rounds.n; i-- > 0 && !w->out->cut;) {
        add_part(w, parts, rounds.v[i], &rounds.v[i]->parts[1], c, base, depth);
        parts->v[parts->n - 1].whole = rounds.n > 1;
    }
}

/* Adds the inputs of formula o: first the inputs that are written in its text,
   then the inputs that are not. The text of o begins at byte `base` of the
   step's text. c: the cell that o computes; c.column is NULL if o computes a
   single value. */
static void add_formula(struct lineage_walk *w, struct lineage_parts *parts,
                        const struct origin *o, struct lineage_cell c,
                        size_t base, unsigned depth)
{
    if (o->accumulates) {
        add_rounds(w, parts, o, c, base, depth);
        return;
    }
    for (size_t i = 0; i < o->n_parts; i++)
        add_part(w, parts, o, &o->parts[i], c, base, depth);
    for (size_t i = 0; o->kind == ORIGIN_EXPR && i < o->inputs.n; i++) {
        const struct origin_part p = {.column = o->inputs.v[i]};
        if (!is_part(o, p.column))
            add_part(w, parts, o, &p, c, base, depth);
    }
}

/* Adds as parts the columns from which the cells of column c were picked. */
static void add_choices(struct lineage_walk *w, struct lineage_parts *parts,
                        struct lineage_cell c, unsigned depth)
{
    const struct origin *o = c.column->origin;
    uint32_t n = 0;
    for (size_t i = 0; i < c.column->n; i++)
        if (o->pick.rows[i] != ORIGIN_NO_ROW && o->pick.which[i] >= n)
            n = o->pick.which[i] + 1;
    for (uint32_t i = 0; i < n; i++) {
        struct lineage_part part = {.name = o->pick.from[i]->name};
        size_t last = parts->n;
        add_whole(w, parts, part, o->pick.from[i], true, depth);
        if (last && parts->v[last].step == parts->v[last - 1].step &&
            parts->v[last].step != LINEAGE_NONE)
            parts->n = last;
    }
}

static void add_parts(struct lineage_walk *w, struct lineage_parts *parts,
                      struct lineage_cell c, unsigned depth)
{
    const struct origin *o = c.column->origin;
    if (o->kind == ORIGIN_EXPR || o->kind == ORIGIN_LITERAL)
        add_formula(w, parts, o, c, 0, depth);
    if (o->kind == ORIGIN_PICK)
        add_choices(w, parts, c, depth);
    if (o->kind != ORIGIN_GROUP)
        return;
    struct lineage_part part = {.name = o->group.from->name};
    if (c.row == LINEAGE_NONE) {
        add_whole(w, parts, part, o->group.from, true, depth);
        return;
    }
    uint32_t from = o->group.starts[c.row], to = o->group.starts[c.row + 1];
    add_cells(w, parts, part, o->group.from, o->group.members + from, to - from,
              depth);
}

/* Returns a pointer to the index of a cell's step, which is LINEAGE_NONE if the
   cell has no step yet. The cell is identified by o, the origin of its column,
   and its row, since renamed columns keep their origin. For a whole column, all
   rounds of a loop share one step. */
static size_t *step_of(struct lineage_walk *w, const struct origin *o,
                       size_t row)
{
    bool loop = o->accumulates && row == LINEAGE_NONE;
    const struct {
        const void *origin;
        size_t row;
    } id = {loop ? (const void *)o->pos.src : o,
            loop ? (size_t)o->pos.line << 32 | o->pos.col : row};
    str key = {(const char *)&id, sizeof id};
    size_t *at = map_get(&w->seen, key);
    if (at)
        return at;
    at = NEW(w->scratch, size_t);
    *at = LINEAGE_NONE;
    map_put(&w->seen, str_dup(w->scratch, key), at);
    return at;
}

static bool is_full(struct lineage_walk *w, unsigned depth)
{
    w->out->cut |= w->out->n == LINEAGE_STEPS_MAX || depth > LINEAGE_DEPTH_MAX;
    return w->out->cut;
}

static size_t walk(struct lineage_walk *w, struct lineage_cell shown,
                   unsigned depth)
{
    struct lineage_parts parts = {0};
    struct lineage_cell c = shown;
    bool found = follow(&c);
    size_t *at = step_of(w, c.column->origin, c.row);
    if (*at != LINEAGE_NONE || is_full(w, depth))
        return *at;
    size_t step = *at = w->out->n;
    struct lineage_step *s = add(w, shown, c, depth);
    if (!found) {
        s->role = LINEAGE_MISSING;
        return step;
    }
    add_parts(w, &parts, c, depth);
    w->out->v[step].parts = parts.v;
    w->out->v[step].n_parts = parts.n;
    return step;
}

static size_t walk_value(struct lineage_walk *w, const struct origin_part *p,
                         bool all, unsigned depth)
{
    struct lineage_parts parts = {0};
    if (!p->how)
        return LINEAGE_NONE;
    if (p->how->kind == ORIGIN_FILE || p->how->kind == ORIGIN_TAKE) {
        struct column *c = NEW(w->a, struct column);
        bool file = p->how->kind == ORIGIN_FILE;
        *c = (struct column){.name = file ? p->how->file.column
                                          : p->how->take.from->name,
                             .type = COLUMN_OBJECT,
                             .n = 1,
                             .o = &p->value,
                             .origin = p->how};
        struct lineage_cell x = {.column = c, .row = all ? LINEAGE_NONE : 0};
        return walk(w, x, depth);
    }
    size_t row = all ? LINEAGE_NONE : 0;
    size_t *at = step_of(w, p->how, row);
    if (*at != LINEAGE_NONE || is_full(w, depth))
        return *at;
    size_t step = *at = w->out->n;
    struct lineage_step *s = vec_add(w->scratch, w->out);
    *s = (struct lineage_step){.depth = depth,
                               .row = LINEAGE_NONE,
                               .role = role_of(p->how),
                               .text = p->how->text,
                               .names = p->how->names,
                               .n_names = p->how->n_names,
                               .pos = p->how->pos,
                               .value = p->value};
    add_formula(w, &parts, p->how, (struct lineage_cell){.row = row}, 0, depth);
    w->out->v[step].parts = parts.v;
    w->out->v[step].n_parts = parts.n;
    return step;
}

struct lineage lineage_of(struct arena *a, const struct column *c, size_t row)
{
    struct lineage out = {0};
    struct arena scratch = {0};
    struct lineage_walk w = {a, &scratch, &out, {.a = &scratch}};
    walk(&w, (struct lineage_cell){.column = c, .row = row}, 0);
    out.v = memcpy(NEW_N(a, struct lineage_step, out.n), out.v,
                   out.n * sizeof *out.v);
    out.cap = out.n;
    arena_free(&scratch);
    return out;
}

struct lineage lineage_of_column(struct arena *a, const struct column *c)
{
    return lineage_of(a, c, LINEAGE_NONE);
}

const struct lineage_part *lineage_use(const struct lineage *l, size_t step,
                                       const struct lineage_step **by)
{
    for (size_t i = 0; i < step; i++)
        for (size_t k = 0; k < l->v[i].n_parts; k++)
            if (l->v[i].parts[k].step == step) {
                *by = &l->v[i];
                return &l->v[i].parts[k];
            }
    *by = NULL;
    return NULL;
}

bool lineage_is_finish(enum lineage_role role)
{
    return role == LINEAGE_FORMAT || role == LINEAGE_ROUNDING ||
           role == LINEAGE_TYPE;
}

/* ---- formulas with values ---- */

enum { STRING_MAX = 200 }; /* bytes of a string that are shown */

/* Returns the first bytes of a string, which may be long, such as the text of a
   file. */
static str shortened(str s)
{
    size_t n = s.n < STRING_MAX ? s.n : STRING_MAX;
    while (n < s.n && n && !utf8_starts(s.p[n]))
        n--;
    return str_slice(s, 0, n);
}

str lineage_value(struct arena *a, struct value v)
{
    struct buf b = {.a = a};
    if (v.type == VALUE_STR) {
        str s = shortened(v.s);
        const char *dots = s.n < v.s.n ? "..." : "";
        bool quote = str_find_char(s, '\'', 0) != STR_NPOS;
        return str_fmt(a, quote ? "\"%.*s%s\"" : "'%.*s%s'", STR_ARG(s), dots);
    }
    if (v.type == VALUE_NA || (v.type == VALUE_FLOAT && v.f != v.f))
        return S("nan");
    value_put(&b, v);
    return buf_end(&b);
}

/* Appends a value to a formula. `rest`: the text of the formula after the
   value. Puts negative numbers, and numbers before a dot, in parentheses. */
static void put_value(struct buf *b, struct value v, str rest)
{
    str text = lineage_value(b->a, v);
    bool number = v.type != VALUE_STR && v.type != VALUE_NA;
    bool bare = !number || (!str_starts(rest, S(".")) && text.p[0] != '-');
    buf_printf(b, bare ? "%.*s" : "(%.*s)", STR_ARG(text));
}

/* Returns how many parts, beginning with part i, have the same position. */
static size_t count_parts_at(const struct lineage_step *s, size_t i)
{
    size_t k = i + 1;
    while (k < s->n_parts && s->parts[k].n &&
           s->parts[k].from == s->parts[i].from)
        k++;
    return k - i;
}

/* Appends n parts that have the same position: all cells of a row, or at most
   LINEAGE_SHOWN_MAX cells of a column. */
static void put_cells(struct buf *b, const struct lineage_part *p, size_t n)
{
    bool column = p->whole;
    size_t shown = column && n > LINEAGE_SHOWN_MAX ? LINEAGE_SHOWN_MAX : n;
    buf_putc(b, column ? '[' : '{');
    for (size_t i = 0; i < shown; i++) {
        if (i)
            buf_puts(b, ", ");
        if (!column)
            buf_printf(b, "%.*s: ", STR_ARG(p[i].name));
        buf_put(b, lineage_value(b->a, p[i].value));
    }
    if (shown < n)
        buf_printf(b, ", and %zu more", n - shown);
    buf_putc(b, column ? ']' : '}');
}

str lineage_filled(struct arena *a, const struct lineage_step *s)
{
    struct buf b = {.a = a};
    size_t at = 0;
    for (size_t i = 0, n; i < s->n_parts && s->parts[i].n; i += n) {
        const struct lineage_part *p = &s->parts[i];
        n = count_parts_at(s, i);
        if (p->from < at)
            continue;
        buf_put(&b, str_slice(s->text, at, p->from));
        at = p->from + p->n;
        if (n == 1 && !p->whole)
            put_value(&b, p->value, str_from(s->text, at));
        else
            put_cells(&b, p, n);
    }
    buf_put(&b, str_from(s->text, at));
    return buf_end(&b);
}
