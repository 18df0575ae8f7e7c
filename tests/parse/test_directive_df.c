// SPDX-License-Identifier: MIT
#include "doc/df_block.h"
#include "small_syntax.h"

static const struct df_block *block_of(void **state, const char *text)
{
    struct small *s = *state;
    small_tree(s, text);
    const struct node *n = s->p.doc->root->first;
    assert_non_null(n);
    assert_int_equal(n->type, NODE_DF_TABLE);
    return n->data;
}

static void script(void **state)
{
    const struct df_block *b = block_of(
        state, ".. df-table:: Costs\n   :header-rows: 1\n   :widths: 3 4\n"
               "   :name: costs\n\n   df = pd.read_csv('a.csv')\n\n"
               "     df\n");
    assert_int_equal(b->header_rows, 1);
    assert_int_equal(b->n_widths, 2);
    assert_int_equal(b->widths[1], 4);
    assert_str(b->var, "df");
    assert_null(b->var_at.src);
    assert_int_equal(b->script.n, 3);
    assert_str(b->script.v[0].text, "df = pd.read_csv('a.csv')");
    assert_int_equal(b->script.v[2].line, 8);
    assert_int_equal(b->script.v[2].col, 4);
    assert_tree(".. df-table:: Costs\n   :name: costs\n   :align: left\n\n"
                "   df\n",
                "    <df_table align=\"left\" ids=\"costs\" names=\"costs\">\n"
                "        <title>\n"
                "            Costs\n");
}

static void options(void **state)
{
    const struct df_block *b =
        block_of(state, ".. df-table::\n   :df-var: out\n"
                        "   :widths: auto\n   :explain: off\n\n   out\n");
    assert_str(b->options.explain, "off");
    assert_str(b->var, "out");
    assert_int_equal(b->var_at.line, 2);
    assert_int_equal(b->var_at.col, 13);
    assert_true(b->widths_auto);
    assert_int_equal(b->n_widths, 0);
}

static void faults(void **state)
{
    assert_faults(".. df-table::\n",
                  "page.rst:1:4+8: directive 'df-table': the content is "
                  "missing [directive-content]\n"
                  "help: write it below the directive and its options, after a "
                  "blank line, indented like the options\n");
    assert_faults(".. df-table::\n   :df-var: 1x\n\n   df\n",
                  "page.rst:2:13+2: option 'df-var' of 'df-table': '1x' cannot "
                  "be the name of a frame [directive-value]\nhelp: expected a "
                  "variable name of letters, digits and '_'\n");
    assert_faults(
        ".. df-table::\n   :header-row: 1\n\n   df\n",
        "page.rst:2:5+10: directive 'df-table' has no option 'header-row' "
        "[directive-option]\n"
        "help: did you mean 'header-rows'? options are 'header-rows', "
        "'stub-columns', 'widths', "
        "'width', 'align', 'class', 'name', 'df-var', 'digits', 'explain', "
        "'fold', 'best', 'within', 'bars', 'dots', 'heat', "
        "'spark', 'empty', 'markup', 'tools', 'df-arg'\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(script),
        cmocka_unit_test(options),
        cmocka_unit_test(faults),
    };
    return cmocka_run_group_tests(tests, small_begin, small_end);
}
