// SPDX-License-Identifier: MIT
// script: runs a df script. Input: the lines of the script, and the site whose
// files it may read. Output: the frame or chart that the script computes.
#pragma once

#include "df/runtime/eval.h"
#include "doc/document.h"

/* Runs a script and returns the frame named `var`, which lives in `a`. `dir` is
   the first folder to search for files, relative to the site's root. Returns
   NULL if a statement failed, or if the script has no such frame, which is
   reported at `at`. Statements that do not depend on a failed statement still
   run, so that all faults are reported. Unless files is NULL, sets *files to
   the list of files read, perhaps with duplicates. Adds the memory and steps
   that the script used to *spent. */
const struct frame *script_run(struct arena *a, struct diags *d,
                               const struct site *site, str dir,
                               struct lines lines, str var, struct pos at,
                               struct strs *files, struct script_spent *spent);

/* Like script_run, but returns the chart that the script's last statement
   draws, and sets *plot_at to the position of the call that draws the chart. */
const struct chart_spec *
script_chart(struct arena *a, struct diags *d, const struct site *site, str dir,
             struct lines lines, struct pos at, struct strs *files,
             struct script_spent *spent, struct pos *plot_at);

/* Runs a script whose names later scripts can use. *names are the names of
   earlier scripts; the script's own names are added. If the computation of a
   name failed, the name is recorded as failed, so that later scripts do not
   report it again. The other arguments are those of script_run. */
void script_setup(struct arena *a, struct diags *d, const struct site *site,
                  str dir, struct lines lines, struct pos at,
                  struct strs *files, struct script_spent *spent,
                  const struct shared_names **names);

/* Evaluates the expression `text` at `at` and sets *rows to its n elements, in
   `a`: the rows of a frame, or the values of a series or list. Sets *frame to
   the frame, or to NULL for a series or list. Reports any other value and
   returns false. The other arguments are those of script_run. */
bool script_rows(struct arena *a, struct diags *d, const struct site *site,
                 str dir, str text, struct pos at, struct strs *files,
                 struct script_spent *spent, const struct object **rows,
                 size_t *n, const struct frame **frame);

/* Like script_rows, but for the value of a name that a script file of the data
   folder defines. `name` is MODULE.NAME, such as results.models. Faults in the
   script file are reported in site->scripts, all others in d. */
bool script_module_rows(struct arena *a, struct diags *d,
                        const struct site *site, str name, struct pos at,
                        const struct object **rows, size_t *n,
                        const struct frame **frame);

/* Runs one call of a method of df.plot, such as "line(x='Nodes')", on frame f.
   Returns the chart that the call draws, or NULL on a fault. The other
   arguments are those of script_chart. */
const struct chart_spec *script_plot(struct arena *a, struct diags *d,
                                     const struct site *site,
                                     struct lines lines, const struct frame *f,
                                     struct script_spent *spent,
                                     struct pos *plot_at);

/* Returns the number of bytes by which scripts have exceeded their allowance of
   EVAL_BYTES_READ bytes for each byte of input. The input is the files that
   they read and their own text, which has `bytes` bytes. */
size_t script_excess(const struct script_spent *spent, size_t bytes);

/* Counts `bytes` of memory and `steps`, with which a page turns frames into
   strings and tables. They are added to those of the page's scripts, whose
   limits apply. Returns false once a limit is reached; the first time, reports
   this at `at`. */
bool script_show(struct document *doc, struct pos at, size_t bytes,
                 size_t steps);

/* script_resume lets a new script continue where the earlier scripts of its
   page ended: with their names, memory, steps and raised limits.
   script_store_spent stores the new totals in *spent after the script has
   run. */
void script_resume(struct eval *ev, const struct script_spent *spent);
void script_store_spent(const struct eval *ev, struct script_spent *spent);

/* Returns the initial state of a script, without names. Callers run its
   statements with script_statements. */
struct eval script_eval(struct arena *a, struct arena *scratch, struct diags *d,
                        const struct site *site, str dir,
                        const struct df_script *script);

/* Runs the statements of `script`, which is ev->script, as script_run does.
   False if a statement failed. */
bool script_statements(struct eval *ev, struct df_script *script);
