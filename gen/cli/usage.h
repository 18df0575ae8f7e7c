// SPDX-License-Identifier: MIT
// usage: usage errors, in the format of diagnostics.
#pragma once

#include "base/diag.h"

/* Prints a usage error on standard error; the arguments are those of printf.
   Returns false. */
bool usage_fault(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* Prints the usage error `text` with a help line. The help line suggests the
   string in `names` that is nearest to `name`. If no string is near, the help
   line is `otherwise`; there is none if `otherwise` is STR_NONE. Returns
   false. */
bool usage_unknown(str text, str name, const str *names, size_t n,
                   str otherwise);

/* Adds a usage error to a list of diagnostics. Returns false. */
bool usage_report(struct diags *d, str text);

/* If `word` is a folder, gives the newest diagnostic a help line, which
   suggests -C with `command`. */
void usage_folder(struct diags *d, const char *command, str word);

/* Returns an argument of the command line for printing, in `a`: without the
   values of AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, and without the user
   and password of a URL. */
str usage_word(struct arena *a, const char *word);
