// SPDX-License-Identifier: MIT
// known: a row is known by some of its cells.
#include "check/known.h"

#include "check/heading.h"

static bool same_cell(const struct column *x, size_t row, str text)
{
    double in_file, said;
    if (x->type == COLUMN_STR)
        return str_eq(str_trim(x->s[row]), str_trim(text));
    if (!heading_number(x, row, &in_file))
        return column_is_missing(x, row) && text.n == 0;
    return str_to_double(text, &said) && in_file == said;
}

static bool is_row(struct check *c, const struct schema_known *k, size_t row)
{
    for (size_t i = 0; i < k->columns.n; i++) {
        size_t column = frame_find(c->frame, k->columns.v[i].text);
        if (column == STR_NPOS ||
            !same_cell(c->frame->columns[column], row, k->cells.v[i].text))
            return false;
    }
    return true;
}

bool known_row(struct check *c, enum diag_code code, size_t row)
{
    const struct schema *s = c->schema;
    bool found = false;
    if (!s || !s->known.n)
        return false;
    if (!c->known)
        c->known = NEW_N(c->a, bool, s->known.n);
    for (size_t i = 0; i < s->known.n; i++)
        if (s->known.v[i].code == code && is_row(c, &s->known.v[i], row))
            found = c->known[i] = true;
    return found;
}

static bool has_columns(struct check *c, const struct schema_known *k)
{
    bool all = true;
    for (size_t i = 0; i < k->columns.n; i++) {
        if (frame_find(c->frame, k->columns.v[i].text) != STR_NPOS)
            continue;
        diag_at(c->d, DIAG_SCHEMA_COLUMN, k->columns.v[i].at, c->path,
                k->columns.v[i].text);
        all = false;
    }
    return all;
}

void known_tell(struct check *c)
{
    for (size_t i = 0; c->frame && c->schema && i < c->schema->known.n; i++) {
        const struct schema_known *k = &c->schema->known.v[i];
        if ((c->known && c->known[i]) || !diag_is_on(c->d, k->code) ||
            !has_columns(c, k))
            continue;
        diag_at(c->d, DIAG_DATA_KNOWN, k->at, str_c(diag_code_id(k->code)));
        diag_help(c->d, "take it out of the schema");
    }
}
