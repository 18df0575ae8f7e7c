// SPDX-License-Identifier: MIT
// contract: checks a file against its schema in one pass over its records.
#include "check/contract.h"

#include "base/codes/data.h"
#include "base/codes/result.h"
#include "check/fields.h"
#include "check/keys.h"
#include "frame/unit_header.h"
#include "load/csv/csv_doubt.h"
#include "load/records.h"

/* Reports columns without a field in the schema. */
static void check_header(struct records *r)
{
    struct check *c = r->c;
    for (size_t i = 0; i < r->header.n && c->schema->fields.n; i++) {
        str name = r->header.fields[i];
        if (schema_find(c->schema, name))
            continue;
        diag_at(c->d, DIAG_DATA_UNDESCRIBED, records_header_pos(r, i), name);
        diag_help(c->d, "add this field to %.*s",
                  STR_ARG(c->schema->src->name));
    }
}

void contract_check(struct check *c)
{
    struct records r;
    if (!c->schema)
        return;
    const struct source *src = records_source(c, c->path, (struct pos){0});
    if (!src)
        return;
    const struct csv_options o = {.delim =
                                      schema_delimiter(c->schema, c->path)};
    if (!records_are_in(c->path))
        csv_doubt_delimiter(c->d, src, &o);
    if (records_open(&r, c, c->d, src, o.delim)) {
        check_header(&r);
        struct fields *fields = fields_new(&r);
        struct check_keys *keys = keys_new(&r);
        while (records_next(&r)) {
            fields_check(fields, &r);
            keys_check(keys, &r);
        }
        fields_report(fields, c);
        keys_report(keys, c);
        fields_free(fields);
    }
    records_close(&r);
}

void contract_check_units(struct check *c)
{
    for (size_t i = 0; c->schema && i < c->schema->fields.n; i++) {
        const struct schema_field *f = &c->schema->fields.v[i];
        bool says = false;
        const struct unit *named = unit_header(c->a, f->name.text, &says);
        const struct unit *given = named && says && f->unit.text.p
                                       ? unit_parse(c->a, f->unit.text)
                                       : NULL;
        if (!given || unit_fits(named, given))
            continue;
        diag_at(c->d, DIAG_UNIT_DIFFERS, f->unit.at, f->name.text,
                unit_stated(c->a, unit_text(c->a, named)),
                unit_state(c->a, given));
        diag_help(c->d, "correct the name of the column or its 'unit:'");
    }
}
