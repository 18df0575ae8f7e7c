// SPDX-License-Identifier: MIT
#include "small_syntax.h"

/* The texts of all cells: rows by '/', cells by '|', thead and tbody apart. */
static str cells(void **state, const char *text)
{
    struct small *s = *state;
    struct buf b = {.a = &s->a};
    small_tree(s, text);
    const struct node *root = s->p.doc->root;
    for (const struct node *n = root; n; n = node_next(n, root)) {
        if (n->type == NODE_THEAD || n->type == NODE_TBODY)
            buf_put(&b, str_c(n->type == NODE_THEAD ? "head:" : " body:"));
        if (n->type == NODE_ROW && n->prev)
            buf_putc(&b, '/');
        if (n->type == NODE_ENTRY) {
            if (n->prev)
                buf_putc(&b, '|');
            buf_put(&b, node_astext(&s->a, n));
        }
    }
    return buf_str(&b);
}

static void inline_body(void **state)
{
    assert_tree(".. csv-table:: T\n   :header: A, \"B, C\"\n   :widths: 1 2\n"
                "   :stub-columns: 1\n   :align: right\n\n   1, x y\n",
                "    <table align=\"right\" classes=\"colwidths-given\">\n"
                "        <title>\n"
                "            T\n"
                "        <tgroup cols=\"2\">\n"
                "            <colspec colwidth=\"1\" stub=\"1\">\n"
                "            <colspec colwidth=\"2\">\n"
                "            <thead>\n"
                "                <row>\n"
                "                    <entry>\n"
                "                        <paragraph>\n"
                "                            A\n"
                "                    <entry>\n"
                "                        <paragraph>\n"
                "                            B, C\n"
                "            <tbody>\n"
                "                <row>\n"
                "                    <entry>\n"
                "                        <paragraph>\n"
                "                            1\n"
                "                    <entry>\n"
                "                        <paragraph>\n"
                "                            x y\n");
    assert_str(cells(state, ".. csv-table::\n\n   a, b, c\n   d\n"),
               " body:a|b|c/d||");
    assert_str(cells(state, ".. csv-table::\n   :delim: ;\n   :quote: '\n"
                            "   :header-rows: 1\n\n   a;b\n   'x;y';z\n"),
               "head:a|b body:x;y|z");
    assert_str(cells(state, ".. csv-table::\n   :escape: \\\n\n"
                            "   a\\,b, \"c\\\"d\"\n"),
               " body:a,b|c\"d");
    assert_str(cells(state, ".. csv-table::\n\n   a, a\n   \"1\n   2\", 3\n"),
               " body:a|a/1\n2|3");
}

static void file(void **state)
{
    struct small *s = *state;
    small_file(s, "data/t.csv", "Model,Cost\nBERT,$1.250\n:code:`x`,-3\n");
    assert_str(cells(state, ".. csv-table::\n   :file: t.csv\n"
                            "   :header-rows: 1\n"),
               "head:Model|Cost body:BERT|$1.250/x|-3");
    const struct node *root = s->p.doc->root, *n = root;
    while (n->type != NODE_TEXT || !str_eq(n->text, S("$1.250")))
        n = node_next(n, root);
    assert_str(n->pos.src->name, "data/t.csv");
    assert_int_equal(n->pos.line, 2);
    assert_int_equal(n->pos.col, 6);
}

/* A fault inside a cell is reported at its position in the CSV file. */
static void cell_faults(void **state)
{
    small_file(*state, "data/f.csv", "a,b\n\"x\n\ny\",:nosuch:`t`\n");
    assert_faults(".. csv-table::\n   :file: f.csv\n",
                  "data/f.csv:4:4+11: unknown role 'nosuch' [role-unknown]\n"
                  "help: `perfpress help roles` lists the roles; 'roles:' in "
                  "perfpress.yaml defines more\n");
    assert_faults(".. csv-table::\n\n   a, b\n   \"x\n   y\", :sup:`t`\n"
                  "   c, :sip:`t`\n",
                  "page.rst:6:7+8: unknown role 'sip' [role-unknown]\n"
                  "help: did you mean 'sup'?\n");
}

static void bad_files(void **state)
{
    small_file(*state, "data/ragged.csv", "a,b\n1\n");
    small_file(*state, "data/twice.csv", "a,a\n1,2\n");
    small_file(*state, "data/empty.csv", "");
    assert_faults_only(".. csv-table::\n   :file: ragged.csv\n",
                       "data/ragged.csv:2:1+1: row has 1 field, expected 2 "
                       "[csv-short]\n");
    assert_faults_only(
        ".. csv-table::\n   :file: twice.csv\n   :header-rows: 1\n",
        "data/twice.csv:1:3+1: column 'a' appears twice "
        "[csv-twice]\n");
    assert_faults_only(".. csv-table::\n   :file: twice.csv\n", "");
    assert_faults_only(
        ".. csv-table::\n   :file: empty.csv\n",
        "data/empty.csv:0:0+1: file has no header row [csv-empty]\n");
    assert_faults_only(".. csv-table::\n   :file: raged.csv\n",
                       "page.rst:2:11+9: cannot find file 'raged.csv' "
                       "[file-missing]\n");
    assert_faults_only(".. csv-table::\n   :file: ../../x.csv\n",
                       "page.rst:2:11+11: '../../x.csv' is outside the site "
                       "[file-outside]\n");
    assert_faults(".. csv-table::\n   :url: http://a.b/c\n",
                  "page.rst:2:10+12: option 'url' of 'csv-table': files are "
                  "not read from the network [directive-value]\nhelp: put the "
                  "file into the site's data folder and name it with :file:\n");
}

static void bad_tables(void **state)
{
    assert_faults(
        ".. csv-table::\n",
        "page.rst:1:4+9: directive 'csv-table': it has neither rows nor the "
        "option 'file' [directive-content]\n"
        "help: name a CSV file with :file:, or write rows below the options\n");
    assert_faults(".. csv-table::\n   :file: x\n\n   a\n",
                  "page.rst:4:4+1: directive 'csv-table': it has both rows and "
                  "the option 'file' [directive-content]\n"
                  "help: keep one of them\n");
    assert_faults(".. csv-table::\n   :widths: 1 2\n\n   a, b, c\n",
                  "page.rst:2:13+3: option 'widths' of 'csv-table': 2 widths "
                  "for 3 columns [directive-value]\n"
                  "help: write one width for each column, or auto\n");
    assert_faults(".. csv-table::\n   :header-rows: 1\n\n   a, b\n",
                  "page.rst:2:18+1: option 'header-rows' of 'csv-table': 1 "
                  "header row leaves no body: the table has only 1 row "
                  "[directive-value]\nhelp: remove the option\n");
    assert_faults(".. csv-table::\n   :stub-columns: 3\n\n   a, b\n",
                  "page.rst:2:19+1: option 'stub-columns' of 'csv-table': 3 "
                  "stub columns leave no body: the table has only 2 columns "
                  "[directive-value]\nhelp: expected at most 1\n");
    assert_faults(
        ".. csv-table::\n   :encoding: latin-x\n\n   a\n",
        "page.rst:2:15+7: option 'encoding' of 'csv-table': "
        "invalid value 'latin-x' [directive-value]\nhelp: expected the name "
        "of an encoding, such as utf-8, utf-16, latin-1 or cp1252; or "
        "save the file as UTF-8\n");
    assert_faults_only(
        ".. csv-table::\n\n   \"a, b\n",
        "page.rst:3:4+1: a field has no closing quote [csv-quote]\n");
}

static void list_table(void **state)
{
    assert_str(cells(state, ".. list-table::\n   :header-rows: 1\n\n"
                            "   - - a\n     - b\n   - - 1\n     - 2\n"),
               "head:a|b body:1|2");
    assert_faults(
        ".. list-table::\n\n   - - a\n     - b\n   - - 1\n",
        "page.rst:5:4+1: directive 'list-table': row 2 has 1 cell, but row 1 "
        "has 2 [directive-content]\n"
        "help: write the same number of cells in each row; '-' alone is an "
        "empty cell\n");
    assert_faults(".. list-table::\n\n   text\n",
                  "page.rst:1:4+10: directive 'list-table': the content is not "
                  "exactly one bullet list [directive-content]\n"
                  "help: write one list: each row is an item, and contains a "
                  "list of its cells, as in '* - first cell'\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(inline_body), cmocka_unit_test(file),
        cmocka_unit_test(cell_faults), cmocka_unit_test(bad_files),
        cmocka_unit_test(bad_tables),  cmocka_unit_test(list_table),
    };
    return cmocka_run_group_tests(tests, small_begin, small_end);
}
