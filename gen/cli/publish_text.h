// SPDX-License-Identifier: MIT
// publish_text: the output of `perfpress publish`: plan, progress, summary.
#pragma once

#include <stdio.h>

#include "publish/deploy.h"

/* Prints a line for each file that the plan changes and, if `unchanged` is
   true, for each other file. */
void publish_text_files(const struct deploy *p, bool unchanged, FILE *out);

/* Prints the target, the counts of new, changed, unchanged and deleted files,
   the bytes to send, and the requests. */
void publish_text_plan(const struct deploy *p, FILE *out);

/* Prints one line for a completed step. */
void publish_text_step(const struct deploy_step *step, FILE *out);

/* Prints a progress line on a terminal: `files` files and `bytes` bytes are
   done. publish_text_clear erases the line. */
void publish_text_progress(const struct deploy *p, size_t files, size_t bytes,
                           FILE *out);
void publish_text_clear(FILE *out);

/* Prints one line with the changes, the bytes and requests sent, and the
   time. */
void publish_text_summary(const struct deploy *p, double seconds, FILE *out);
