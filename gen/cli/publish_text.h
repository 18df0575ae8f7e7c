// SPDX-License-Identifier: MIT
// publish_text: what `perfpress publish` says: its plan, its progress, its
// summary.
#pragma once

#include <stdio.h>

#include "publish/deploy.h"

/* A line for each file that the plan changes, and, if asked for, those that
   it does not. */
void publish_text_files(const struct deploy *p, bool unchanged, FILE *out);

/* How many files the plan changes in which way, and what it costs. */
void publish_text_plan(const struct deploy *p, FILE *out);

/* One line, for what has just been done. */
void publish_text_step(const struct deploy_step *step, FILE *out);

/* The line of a terminal that says how far it is; `files` and `bytes` are
   done. publish_text_clear empties it. */
void publish_text_progress(const struct deploy *p, size_t files, size_t bytes,
                           FILE *out);
void publish_text_clear(FILE *out);

/* One line: what was done, with how many requests, in which time. */
void publish_text_summary(const struct deploy *p, double seconds, FILE *out);
