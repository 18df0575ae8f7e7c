// SPDX-License-Identifier: MIT
// notebook_output: what a cell printed, showed or failed with, as nodes.
#pragma once

#include "config/json.h"
#include "parse/parse.h"

/* A text that is one string or a list of them, as one; STR_NONE for what is
   neither. */
str notebook_text(struct arena *a, const struct json *value);

/* Appends the outputs of a code cell, a list, to `parent`. Of what an output
   offers, the richest is taken that a page can show. */
void notebook_outputs_add(struct parse *p, const struct json *outputs,
                          struct node *parent);

/* Appends HTML that is stored, as html_nodes_add does. */
bool notebook_html_add(struct parse *p, str html, struct pos at,
                       struct node *parent);

/* A picture in base64 as a file beside the page; NULL where it is none, which
   is reported at `at`. */
struct node *notebook_picture(struct parse *p, str mime, str base64, str alt,
                              struct pos at);
