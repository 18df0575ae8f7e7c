// SPDX-License-Identifier: MIT
// usage: faults of the command line, printed as diagnostics are, before there
// is a list of diagnostics.
#pragma once

#include "base/diag.h"

/* Prints the fault on standard error; the text is printf's. Returns false. */
bool usage_fault(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* The same with a line of help: the nearest of the names, else `otherwise`,
   which may be none. */
bool usage_unknown(str text, str name, const str *names, size_t n,
                   str otherwise);

/* Adds such a fault to a list of diagnostics. Returns false. */
bool usage_report(struct diags *d, str text);

/* Where a word that a command cannot use is a folder's name: the help that -C
   is what was meant, for the newest diagnostic. */
void usage_folder(struct diags *d, const char *command, str word);

/* A word of the command line as it may be printed: without the values of
   AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, and without what stands before
   the '@' of an address. In `a`. */
str usage_word(struct arena *a, const char *word);
