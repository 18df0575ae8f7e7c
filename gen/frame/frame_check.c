// SPDX-License-Identifier: MIT
// frame_check: checks only the first cells of long columns; most faults show
// there.
#include "frame/frame_check.h"

#ifdef CHECKED

#include <assert.h>

enum { CELLS_MAX = 4096 }; /* maximum number of cells checked */

static size_t capped(size_t n)
{
    return n < CELLS_MAX ? n : CELLS_MAX;
}

static void check_text(str s)
{
    assert(s.p || !s.n);
}

static void check_cells(const struct column *c)
{
    assert(!c->n || c->i);
    for (size_t r = 0; r < capped(c->n); r++)
        switch (c->type) {
        case COLUMN_BOOL:
            assert(*((const unsigned char *)c->b + r) <= 1);
            break;
        case COLUMN_STR: check_text(c->s[r]); break;
        case COLUMN_OBJECT:
            assert(c->o[r].type <= VALUE_SPAN);
            if (c->o[r].type == VALUE_STR)
                check_text(c->o[r].s);
            break;
        case COLUMN_INT:
        case COLUMN_DATE:
        case COLUMN_SPAN:
        case COLUMN_FLOAT: break;
        default: assert(!"a type of columns");
        }
}

static void check_row(uint32_t row, const struct column *from)
{
    assert(from);
    assert(row < from->n);
}

static void check_origin(const struct origin *o, size_t n)
{
    assert(o);
    for (size_t i = 0; o->kind == ORIGIN_EXPR && i < o->inputs.n; i++)
        assert(o->inputs.v[i] && o->inputs.v[i]->origin);
    for (size_t r = 0; r < capped(n); r++)
        if (o->kind == ORIGIN_TAKE && o->take.rows[r] != ORIGIN_NO_ROW)
            check_row(o->take.rows[r], o->take.from);
        else if (o->kind == ORIGIN_PICK && o->pick.rows[r] != ORIGIN_NO_ROW)
            check_row(o->pick.rows[r], o->pick.from[o->pick.which[r]]);
        else if (o->kind == ORIGIN_GROUP) {
            assert(o->group.starts[r] <= o->group.starts[r + 1]);
            for (size_t k = o->group.starts[r];
                 r < 64 && k < o->group.starts[r + 1] && k < CELLS_MAX; k++)
                check_row(o->group.members[k], o->group.from);
        }
}

void column_check(const struct column *c)
{
    assert(c);
    check_text(c->name);
    check_cells(c);
    check_origin(c->origin, c->n);
    if (c->dtype && c->dtype->categories) {
        check_cells(c->dtype->categories);
        assert(!c->dtype->categories->dtype);
    }
}

void frame_check(const struct frame *f)
{
    assert(f);
    assert(!f->n_columns || f->columns);
    assert(!f->n_index || f->index);
    for (size_t i = 0; i < f->n_columns; i++) {
        column_check(f->columns[i]);
        assert(f->columns[i]->n == f->n);
    }
    for (size_t i = 0; i < f->n_index; i++) {
        column_check(f->index[i]);
        assert(f->index[i]->n == f->n);
    }
}

#endif
