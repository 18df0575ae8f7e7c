// SPDX-License-Identifier: MIT
// doc_fields: field lists of descriptions, as in Sphinx: fields of one kind,
// such as :param a: and :param b:, are merged into one field with a list of the
// arguments and their types.
#pragma once

#include "parse/api/domain_context.h"

/* Merges fields in the field lists directly below `content`, the content of a
   description. Types become references, which are looked up from the scope
   `in`. */
void doc_fields(struct parse *p, enum domain_number domain,
                const struct domain_scope *in, struct node *content);
