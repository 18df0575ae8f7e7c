// SPDX-License-Identifier: MIT
// modules: script files of the data folder, which scripts import by name. A
// file runs once for the site, when it is first imported; then its values never
// change. Thread-safe.
#pragma once

#include "df/runtime/eval.h"

/* Returns the path, from the root, of the script file that an import names, in
   `a`: "data/lib/runs.py" for lib.runs. Returns STR_NONE if the site has no
   such file. */
str modules_path(struct arena *a, const struct site *site, str name);

/* If `perfpress fetch` writes the script file that an import names, but has not
   written it yet, reports this at `at` (snapshot-missing) and returns true. */
bool modules_is_unfetched(struct eval *ev, const struct df_expr *at, str name);

/* Sets *out to module `name`, and runs its script file unless it has run
   before. If there is no such file, or if the file imports itself, reports this
   (df-import) at `at` and returns false. Also returns false if the file cannot
   be read. Faults in the file are not reported here, but once for the site by
   modules_report. */
bool modules_import(struct eval *ev, const struct df_expr *at, str name,
                    struct object *out);

/* Moves the diagnostics of all script files of the site to `to`. Their help
   names the first import of the file, by file and line. */
void modules_report(const struct site *site, struct diags *to);

/* Sets the origin of the script's name `as` to the origin of the module's name
   `name`. */
void modules_trace(struct eval *ev, const struct module *m, str name, str as);

/* Sets *out to the value of a name of a module. Reports an unknown name at `at`
   and returns false. Returns false without a report if the computation of the
   name failed. */
bool modules_member(struct eval *ev, const struct df_expr *at,
                    const struct module *m, str name, struct object *out);
