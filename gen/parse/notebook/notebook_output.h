// SPDX-License-Identifier: MIT
// notebook_output: converts the outputs of a cell (printed text, data, errors)
// to nodes.
#pragma once

#include "load/json/json.h"
#include "parse/parse.h"

/* Returns the string of a JSON value, or the joined strings of a list. Returns
   STR_NONE if the value is NULL or of another kind. */
str notebook_text(struct arena *a, const struct json *value);

/* Appends the outputs of a code cell, given as a list, to `parent`. For each
   output, uses the richest format that a page supports. */
void notebook_outputs_add(struct parse *p, const struct json *outputs,
                          struct node *parent);

/* Appends stored HTML, with its embedded images, as html_nodes_add does. */
bool notebook_html_add(struct parse *p, str html, struct pos at,
                       struct node *parent);

/* Registers an image as a file to be written beside the page, and returns the
   image's node. `base64` is the encoded image; for SVG, it may also be the SVG
   source. If the image is invalid, reports it at `at` and returns NULL. */
struct node *notebook_picture(struct parse *p, str mime, str base64, str alt,
                              struct pos at);
