// SPDX-License-Identifier: MIT
// doc_fields: the field lists of descriptions, with Sphinx' meaning: fields of
// one kind become one field, whose items have their names and types before
// them.
#pragma once

#include "parse/api/domain_context.h"

/* Transforms the field lists that stand directly in a description's content.
   `in` is where their references are looked up from. */
void doc_fields(struct parse *p, enum domain_number domain,
                const struct domain_scope *in, struct node *content);
