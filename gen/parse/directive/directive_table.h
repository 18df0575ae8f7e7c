// SPDX-License-Identifier: MIT
// directive_table: what the table directives (table, list-table, csv-table,
// df-table) have in common: checks of sizes and widths, the nodes around the
// rows, the options that every table takes.
#pragma once

#include "doc/df_block.h"
#include "parse/call/directive_call.h"

#define TABLE_ALIGNS "left center right"

/* The options of tables of data, csv-table and df-table, that say how readers
   see them; and what they say. */
#define DIRECTIVE_TABLE_OPTIONS                          \
    {S_INIT("explain"), OPTION_CHOICE, "on off"},        \
        {S_INIT("fold"), OPTION_REQUIRED, NULL},         \
        {S_INIT("best"), OPTION_REQUIRED, NULL},         \
        {S_INIT("within"), OPTION_REQUIRED, NULL},       \
        {S_INIT("bars"), OPTION_REQUIRED, NULL},         \
        {S_INIT("heat"), OPTION_REQUIRED, NULL},         \
        {S_INIT("spark"), OPTION_REQUIRED, NULL},        \
        {S_INIT("empty"), OPTION_REQUIRED, NULL},        \
        {S_INIT("markup"), OPTION_CHOICE, "true false"}, \
    {                                                    \
        S_INIT("tools"), OPTION_CHOICE, "on off"         \
    }
/* Appends a node that has the name of a table with an error, which was
   reported: what the page shows of that table is no second error. */
void directive_table_fail(struct directive_call *c, struct node *parent);

struct table_options directive_table_options(struct directive_call *c);

/* An option as written. */
struct table_option directive_table_option(struct directive_call *c, str name);

/* The numbers of :widths:, *n of them; NULL where it has none. */
const unsigned *directive_table_widths(struct directive_call *c, size_t *n);

/* False when the widths given are not as many as the columns, or the header
   rows and stub columns leave nothing for the body of a table of `rows` rows
   of which some has only `narrow` cells. Reported, and docutils' message is
   appended to `parent`. */
bool directive_table_check_widths(struct directive_call *c, struct node *parent,
                                  size_t columns);
bool directive_table_check_size(struct directive_call *c, struct node *parent,
                                size_t rows, size_t narrow);

/* Appends the tgroup with its colspecs to the table and returns it; rows go
   into theads and tbodies below it. */
struct node *directive_table_begin(struct directive_call *c, struct node *table,
                                   size_t columns);

/* Sets what :class:, :align:, :width: and :name: say. */
void directive_table_finish(struct directive_call *c, struct node *table);

/* Puts the directive's argument as title before the table's children. */
void directive_table_add_title(struct directive_call *c, struct node *table);
