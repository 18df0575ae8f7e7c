// SPDX-License-Identifier: MIT
// script: runs a df script. In: its lines and the site whose CSV files it may
// read. Out: the frame or chart that it computes.
#pragma once

#include "df/runtime/eval.h"
#include "doc/document.h"

/* Runs a script and returns the frame named `var`, which lives in `a`. `dir` is
   the first folder to search for files, relative to the site's root. NULL if a
   statement failed, or if the script has no such frame, which is reported at
   `at`. Statements that do not depend on a failed one run as well, so that all
   faults are reported. Unless NULL, *files becomes the list of CSV files read,
   perhaps with duplicates, and *spent is increased by the memory and steps that
   the script used. */
const struct frame *script_run(struct arena *a, struct diags *d,
                               const struct site *site, str dir,
                               struct lines lines, str var, struct pos at,
                               struct strs *files, struct script_spent *spent);

/* As script_run, but returns the chart that the script's last statement draws,
   and sets *plot_at to the position of the call that draws the chart. */
const struct chart_spec *
script_chart(struct arena *a, struct diags *d, const struct site *site, str dir,
             struct lines lines, struct pos at, struct strs *files,
             struct script_spent *spent, struct pos *plot_at);

/* Runs one call of a method of df.plot, such as "line(x='Nodes')", on frame f.
   Returns the chart that the call draws, or NULL on a fault. The other
   arguments are those of script_chart. */
const struct chart_spec *script_plot(struct arena *a, struct diags *d,
                                     const struct site *site,
                                     struct lines lines, const struct frame *f,
                                     struct script_spent *spent,
                                     struct pos *plot_at);

/* Returns the number of bytes by which scripts have exceeded their allowance.
   They may use EVAL_BYTES_READ bytes for each byte of the files that they read
   and of their own text, which has `bytes` bytes. */
size_t script_excess(const struct script_spent *spent, size_t bytes);

/* Counts the bytes of strings and tables that a page makes of frames, and the
   steps that this takes, against the limits of its scripts. Returns false once
   a limit is reached, which is reported at `at` the first time. */
bool script_show(struct document *doc, struct pos at, size_t bytes,
                 size_t steps);

/* script_resume makes a new script continue with the memory, the steps and the
   raised limits of the earlier scripts of its page. script_store_spent stores
   the sums in *spent after the script has run. */
void script_resume(struct eval *ev, const struct script_spent *spent);
void script_store_spent(const struct eval *ev, struct script_spent *spent);

/* Returns the initial state of a script, without names, for callers that run
   its statements by script_statements. */
struct eval script_eval(struct arena *a, struct arena *scratch, struct diags *d,
                        const struct site *site, str dir,
                        const struct df_script *script);

/* Runs the statements of `script`, which is ev->script, as script_run does.
   False if a statement failed. */
bool script_statements(struct eval *ev, struct df_script *script);
