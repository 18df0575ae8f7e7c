// SPDX-License-Identifier: MIT
// amounts: reads the header and the schema of a column.
#include "table/amounts.h"

#include "frame/figure.h"
#include "frame/identifier.h"
#include "frame/name.h"
#include "lineage/lineage.h"
#include "load/dataset.h"
#include "load/site.h"

enum thousands amounts_thousands(const struct site *site)
{
    return site ? site->config.thousands : THOUSANDS_COMMA;
}

bool amounts_are_ids(const struct site *site, struct arena *a, struct diags *d,
                     const struct column *c)
{
    const struct schema_field *f = NULL;
    size_t row = 0;
    if (identifier_is_header(name_text(a, c->name)))
        return true;
    if (site && c->n && lineage_csv(&c, &row)) {
        const struct schema *schema =
            dataset_schema(site, d, c->origin->csv.src->name);
        f = schema ? schema_find(schema, c->origin->csv.column) : NULL;
    }
    return f && f->type != SCHEMA_ANY && f->type != SCHEMA_INTEGER &&
           f->type != SCHEMA_NUMBER && f->type != SCHEMA_BOOLEAN;
}

size_t amounts_from(const struct column *c)
{
    size_t i = 0;
    while (i < c->n && !thousands_is_long(figure_of_cell(c, i).value))
        i++;
    return i < c->n ? THOUSANDS_BESIDE : THOUSANDS_FROM;
}

str amounts_text(const struct site *site, struct arena *a, struct diags *d,
                 const struct column *c, str text)
{
    return text.n < THOUSANDS_BESIDE || amounts_are_ids(site, a, d, c)
               ? text
               : thousands_of(a, text, figure_notation(c),
                              amounts_thousands(site), amounts_from(c));
}
