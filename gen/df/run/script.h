// SPDX-License-Identifier: MIT
// script: runs a df script. In: its lines and the site whose CSV files it may
// read. Out: the frame it computes.
#pragma once

#include "df/runtime/eval.h"
#include "doc/document.h"

/* The frame that the name `var` stands for after the script has run; lives
   in `a`. `dir` is the folder, from the site's root, where files are looked
   up first. NULL when a statement failed or there is no such frame, which is
   reported (the latter at `at`). Statements that do not hang on a failed one
   are run all the same, so that all faults are reported. *files, unless
   NULL, are then the CSV files that were read; one may be there twice. What
   other scripts of the page have *spent counts, too, and grows (or NULL). */
const struct frame *script_run(struct arena *a, struct diags *d,
                               const struct site *site, str dir,
                               struct lines lines, str var, struct pos at,
                               struct strs *files, struct script_spent *spent);

/* The same for the chart that the script's last line draws; where that stands
   in *plot_at. */
const struct chart_spec *
script_chart(struct arena *a, struct diags *d, const struct site *site, str dir,
             struct lines lines, struct pos at, struct strs *files,
             struct script_spent *spent, struct pos *plot_at);

/* The chart of a frame that one call, as "line(x='Nodes')", draws. */
const struct chart_spec *script_plot(struct arena *a, struct diags *d,
                                     const struct site *site,
                                     struct lines lines, const struct frame *f,
                                     struct script_spent *spent,
                                     struct pos *plot_at);

/* The bytes that scripts have spent beyond what their text, of so many bytes,
   and the files that they read allow. */
size_t script_excess(const struct script_spent *spent, size_t bytes);

/* What a page shows of frames (texts, cells of tables) and the work of finding
   it count, too. False when the limit is reached, which is reported once. */
bool script_show(struct document *doc, struct pos at, size_t bytes,
                 size_t steps);

/* Goes on from what the scripts before have spent, and gives what they have
   spent then. */
void script_go_on(struct eval *ev, const struct script_spent *spent);
void script_note(const struct eval *ev, struct script_spent *spent);

/* For who runs statements by himself: the state in which a script starts; the
   names in it are yet to be set. */
struct eval script_eval(struct arena *a, struct arena *scratch, struct diags *d,
                        const struct site *site, str dir,
                        const struct df_script *script);

/* Runs the statements of ev's script as script_run does; false when one
   failed. */
bool script_statements(struct eval *ev, struct df_script *script);
