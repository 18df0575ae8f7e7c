// SPDX-License-Identifier: MIT
// header_unit: warns, once per field, when a schema gives another unit than
// the header.
#include "check/header_unit.h"

#include "base/codes/result.h"
#include "frame/unit_header.h"

void header_unit_check(struct check *c)
{
    for (size_t i = 0; c->schema && i < c->schema->fields.n; i++) {
        const struct schema_field *f = &c->schema->fields.v[i];
        bool says = false;
        const struct unit *said = unit_header(c->a, f->name.text, &says);
        const struct unit *given = said && says && f->unit.text.p
                                       ? unit_parse(c->a, f->unit.text)
                                       : NULL;
        if (given && !unit_fits(said, given))
            diag_at(c->d, DIAG_UNIT_DIFFERS, f->unit.at, f->name.text,
                    unit_text(c->a, said), unit_text(c->a, given));
    }
}
