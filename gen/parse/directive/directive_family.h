// SPDX-License-Identifier: MIT
// directive_family: the parts of the table of directives. Each family's file
// contains its functions, options and rows; the last row has a STR_NONE
// name.
#pragma once

#include "parse/call/directive_call.h"

/* Tables of options: directive_class_and_name has :class: and :name:,
   directive_name_option has only :name:. */
extern const struct option_spec directive_class_and_name[];
extern const struct option_spec directive_name_option[];

extern const struct directive directive_admonition[]; /* note, tip, ... */
extern const struct directive directive_body[];  /* topic, code, math, ... */
extern const struct directive directive_image[]; /* image, figure */
extern const struct directive directive_part[];  /* contents, header, ... */
extern const struct directive directive_misc[];  /* replace, role, ... */
extern const struct directive directive_table[]; /* table, list-table */
extern const struct directive directive_csv[];   /* csv-table */
extern const struct directive directive_chart[]; /* df-chart */
extern const struct directive directive_df[], directive_each[]; /* df-table */
extern const struct directive directive_claim[];                /* claim */
extern const struct directive directive_headline[];             /* headline */
extern const struct directive directive_sphinx[];       /* toctree, only, ... */
extern const struct directive directive_ifconfig[];     /* ifconfig */
extern const struct directive directive_glossary[];     /* glossary */
extern const struct directive directive_design[];       /* tab-set, card, ... */
extern const struct directive directive_post[];         /* post */
extern const struct directive directive_datatemplate[]; /* ...:json, ... */
extern const struct directive directive_diagram[];      /* mermaid */
