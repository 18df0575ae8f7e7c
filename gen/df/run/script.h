// SPDX-License-Identifier: MIT
// script: runs a df script. In: its lines and the site whose CSV files it may
// read. Out: the frame or chart that it computes.
#pragma once

#include "df/runtime/eval.h"
#include "doc/document.h"

/* Runs a script and returns the frame named `var`, which lives in `a`. `dir` is
   the first folder to search for files, relative to the site's root. NULL if a
   statement failed, or if there is no such frame, which is reported at `at`.
   Statements that do not depend on a failed one run as well, so that all faults
   are reported. Unless NULL, *files becomes the list of CSV files read, perhaps
   with duplicates, and *spent adds up what the scripts of the page use. */
const struct frame *script_run(struct arena *a, struct diags *d,
                               const struct site *site, str dir,
                               struct lines lines, str var, struct pos at,
                               struct strs *files, struct script_spent *spent);

/* As script_run, for the chart that the script's last line draws; *plot_at is
   its position. */
const struct chart_spec *
script_chart(struct arena *a, struct diags *d, const struct site *site, str dir,
             struct lines lines, struct pos at, struct strs *files,
             struct script_spent *spent, struct pos *plot_at);

/* Returns the chart that one call, such as "line(x='Nodes')", draws of a
   frame. */
const struct chart_spec *script_plot(struct arena *a, struct diags *d,
                                     const struct site *site,
                                     struct lines lines, const struct frame *f,
                                     struct script_spent *spent,
                                     struct pos *plot_at);

/* Returns the bytes that scripts have used beyond what `bytes` of their text
   and the files that they read allow. */
size_t script_excess(const struct script_spent *spent, size_t bytes);

/* Counts what a page shows of frames (strings, cells of tables), and the steps
   to find it, against the same limits. False if a limit is reached once. */
bool script_show(struct document *doc, struct pos at, size_t bytes,
                 size_t steps);

/* script_resume starts with the amounts that earlier scripts of the page have
   used; script_store_spent stores the amounts that all scripts have used by
   then. */
void script_resume(struct eval *ev, const struct script_spent *spent);
void script_store_spent(const struct eval *ev, struct script_spent *spent);

/* Returns the initial state of a script, without names, for callers that run
   its statements themselves. */
struct eval script_eval(struct arena *a, struct arena *scratch, struct diags *d,
                        const struct site *site, str dir,
                        const struct df_script *script);

/* Runs the statements of ev's script as script_run does; false if one
   failed. */
bool script_statements(struct eval *ev, struct df_script *script);
