// SPDX-License-Identifier: MIT
// carry: a row of the tables of settings: it takes a value that is known and
// writes lines of m->yaml, or notes why not.
#pragma once

#include "sphinx/move.h"

struct carry {
    str name; /* of conf.py */
    str key;  /* of perfpress.yaml */
    void (*run)(struct move *m, const struct carry *c,
                const struct conf_value *v);
};

/* Notes that a setting became its key; or why it did not. */
void carry_done(struct move *m, const struct carry *c,
                const struct conf_value *v);
void carry_left(struct move *m, const struct carry *c,
                const struct conf_value *v, const char *why);

/* Rows of several names: a text, true or false, a list, a number. */
void carry_text(struct move *m, const struct carry *c,
                const struct conf_value *v);
void carry_bool(struct move *m, const struct carry *c,
                const struct conf_value *v);
void carry_list(struct move *m, const struct carry *c,
                const struct conf_value *v);
void carry_number(struct move *m, const struct carry *c,
                  const struct conf_value *v);

/* The row of what setup(app) adds to Sphinx' domain std; and the lines of
   `roles` for the roles that it adds. */
void carry_types(struct move *m, const struct carry *c,
                 const struct conf_value *v);
void carry_generic_roles(struct move *m, struct buf *roles);
