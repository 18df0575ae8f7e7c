// SPDX-License-Identifier: MIT
// directive_fields: fields of templates (doc/fields.h) in the arguments, the
// options and the scripts of directives.
#pragma once

#include "parse/call/directive_call.h"

/* Replaces the stand-ins of template fields in an option that is not markup by
   the values of the current row. Call it before the option is checked. Returns
   false after reporting an option that cannot have fields. */
bool directive_fields_option(struct directive_call *c,
                             struct directive_option *o,
                             const struct option_spec *spec);

/* Replaces the stand-ins of template fields in an argument that is not markup
   by the values of the current row. If the content is a script, replaces its
   stand-ins by the fields as written in the template. Returns false after
   reporting an argument or content that cannot have fields. */
bool directive_fields_fill(struct directive_call *c);
