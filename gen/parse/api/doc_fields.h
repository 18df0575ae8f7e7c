// SPDX-License-Identifier: MIT
// doc_fields: field lists of descriptions, as in Sphinx: fields of one kind
// are merged into one field, whose items begin with their names and types.
#pragma once

#include "parse/api/domain_context.h"

/* Merges the fields of the field lists that are children of `content`, the
   content of a description. References in them are looked up from the scope
   `in`. */
void doc_fields(struct parse *p, enum domain_number domain,
                const struct domain_scope *in, struct node *content);
