// SPDX-License-Identifier: MIT
// rst_body: docutils' state Body: the first line of a block picks the
// function that takes the block.
#include "parse/rst/rst_body.h"

#include "parse/rst/rst_enumerated.h"
#include "parse/rst/rst_explicit.h"
#include "parse/rst/rst_list.h"
#include "parse/rst/rst_pattern.h"
#include "parse/rst/rst_quote.h"
#include "parse/rst/rst_section.h"
#include "parse/rst/rst_table.h"
#include "parse/rst/rst_text.h"

/* Each leaves the last line of its construct current; false, with nothing
   consumed: the line is text after all. */
static bool (*const BLOCKS[RST_N_KINDS])(struct rst_machine *m) = {
    [RST_INDENT] = rst_quote_block,        [RST_BULLET] = rst_list_bullet,
    [RST_ENUMERATOR] = rst_enumerated,     [RST_FIELD] = rst_list_field,
    [RST_OPTION] = rst_list_option,        [RST_DOCTEST] = rst_quote_doctest,
    [RST_LINE_BLOCK] = rst_quote_lines,    [RST_GRID_TABLE] = rst_table_grid,
    [RST_SIMPLE_TABLE] = rst_table_simple, [RST_EXPLICIT] = rst_explicit,
    [RST_ANONYMOUS] = rst_explicit,        [RST_LINE] = rst_section_line,
};

void rst_body(struct rst_machine *m)
{
    for (m->at = 0; m->at < m->lines.n; m->at++) {
        enum rst_kind kind = rst_classify(rst_line(m)->text);
        if (kind == RST_BLANK)
            continue;
        if (!BLOCKS[kind] || !BLOCKS[kind](m))
            rst_text_block(m);
    }
}
