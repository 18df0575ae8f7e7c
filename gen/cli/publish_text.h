// SPDX-License-Identifier: MIT
// publish_text: the output of `perfpress publish`: plan, progress, summary.
#pragma once

#include <stdio.h>

#include "publish/deploy.h"

/* Prints a line for each file that the plan changes and, if asked for, for each
   unchanged one. */
void publish_text_files(const struct deploy *p, bool unchanged, FILE *out);

/* Prints how many files the plan changes, and how. */
void publish_text_plan(const struct deploy *p, FILE *out);

/* Prints one line for a completed step. */
void publish_text_step(const struct deploy_step *step, FILE *out);

/* Prints a progress line on a terminal; `files` and `bytes` are done.
   publish_text_clear erases it. */
void publish_text_progress(const struct deploy *p, size_t files, size_t bytes,
                           FILE *out);
void publish_text_clear(FILE *out);

/* Prints one line: the changes, the requests, the time. */
void publish_text_summary(const struct deploy *p, double seconds, FILE *out);
