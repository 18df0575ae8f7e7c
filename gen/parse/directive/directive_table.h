// SPDX-License-Identifier: MIT
// directive_table: code shared by table, list-table, csv-table and df-table:
// checks of sizes and widths, nodes around the rows, common options.
#pragma once

#include "doc/df_block.h"
#include "parse/call/directive_call.h"

#define TABLE_ALIGNS "left center right"

/* Options of csv-table and df-table for the presentation of the table. */
#define DIRECTIVE_TABLE_OPTIONS                          \
    {S_INIT("explain"), OPTION_CHOICE, "on off"},        \
        {S_INIT("fold"), OPTION_REQUIRED,                \
         "names of columns, separated by commas"},       \
        {S_INIT("best"), OPTION_REQUIRED,                \
         "names of columns, separated by commas"},       \
        {S_INIT("within"), OPTION_REQUIRED,              \
         "names of columns, separated by commas"},       \
        {S_INIT("bars"), OPTION_REQUIRED,                \
         "names of columns, separated by commas"},       \
        {S_INIT("dots"), OPTION_REQUIRED,                \
         "names of columns, separated by commas"},       \
        {S_INIT("heat"), OPTION_REQUIRED,                \
         "names of columns, separated by commas"},       \
        {S_INIT("spark"), OPTION_REQUIRED,               \
         "names of columns, separated by commas"},       \
        {S_INIT("empty"), OPTION_REQUIRED, NULL},        \
        {S_INIT("markup"), OPTION_CHOICE, "true false"}, \
    {                                                    \
        S_INIT("tools"), OPTION_CHOICE, "on off"         \
    }
/* If a table with an error has a name, appends a node with this name, so that
   references to the table are not errors, too. */
void directive_table_fail(struct directive_call *c, struct node *parent);

/* Returns the values of DIRECTIVE_TABLE_OPTIONS, except tools. */
struct table_options directive_table_options(struct directive_call *c);

/* Returns the value of an option as written, with its position. If the option
   is missing, all members are 0. */
struct table_option directive_table_option(struct directive_call *c, str name);

/* Returns the widths in :widths:, in the page's arena, and sets *n to the
   number of widths. Returns NULL if the option is missing or has no numbers. */
const unsigned *directive_table_widths(struct directive_call *c, size_t *n);

/* directive_table_check_widths checks the number of widths.
   directive_table_check_size checks that header rows and stub columns leave
   cells for the body. On a fault, both report it, append docutils' message to
   `parent` and return false. `narrow` is the number of cells in a row that is
   too short for the stub columns, or in any row if none is too short. */
bool directive_table_check_widths(struct directive_call *c, struct node *parent,
                                  size_t columns);
bool directive_table_check_size(struct directive_call *c, struct node *parent,
                                size_t rows, size_t narrow);

/* Appends the tgroup with its colspecs to the table and returns it; the caller
   adds theads and tbodies to it. */
struct node *directive_table_begin(struct directive_call *c, struct node *table,
                                   size_t columns);

/* Applies :class:, :align:, :width:, :tools:, :explain: and :name:. */
void directive_table_finish(struct directive_call *c, struct node *table);

/* Inserts the directive's argument, if any, as title before the table's
   children. */
void directive_table_add_title(struct directive_call *c, struct node *table);
