// SPDX-License-Identifier: MIT
#include "small_syntax.h"

#include "base/codes/directive.h"

#define P(text) "    <paragraph>\n        " text "\n"

static void parts_of_files(void **state)
{
    small_file(*state, "inc/a.txt", "one\n\ntwo\n\n.. start\n\nthree\n");
    assert_tree(".. include:: inc/a.txt\n   :end-line: 3\n", P("one") P("two"));
    assert_tree(".. include:: inc/a.txt\n   :start-line: -1\n", P("three"));
    assert_tree(".. include:: inc/a.txt\n   :start-after: one\n"
                "   :end-before: .. start\n",
                P("two"));
    assert_tree(".. include:: inc/a.txt\n   :start-after: .. st\n"
                "   :literal:\n   :end-before: ee\n",
                "    <literal_block source=\"inc/a.txt\" "
                "xml:space=\"preserve\">\n"
                "        art\n"
                "        \n"
                "        thr\n");
    assert_tree(".. literalinclude:: inc/a.txt\n   :lines: 1,7-\n"
                "   :language: text\n",
                "    <literal_block classes=\"code text\" source=\"inc/a.txt\" "
                "xml:space=\"preserve\">\n"
                "        one\n"
                "        three\n");
    assert_faults(
        ".. include:: inc/a.txt\n   :start-after: four\n",
        "page.rst:2:18+4: option 'start-after' of 'include': no selected line "
        "of the file contains 'four' [directive-value]\n"
        "help: write a string that occurs in the file, in the lines that the "
        "other options select\n");
    assert_faults(
        ".. literalinclude:: inc/a.txt\n   :lines: 3-x\n",
        "page.rst:2:12+3: option 'lines' of 'literalinclude': '3-x' is not a "
        "range of lines "
        "[directive-value]\nhelp: expected lines, such as 1,3-5,8-\n");
}

/* Places in an included file are its own; files that it names are looked up
   beside it. */
static void nested(void **state)
{
    small_file(*state, "inc/b.txt", "x\n\n.. include:: c.txt\n");
    small_file(*state, "inc/c.txt", "y\n\n.. nothing::\n");
    assert_tree(".. include:: inc/b.txt\n   :end-line: 2\n", P("x"));
    assert_faults(".. include:: inc/b.txt\n",
                  "inc/c.txt:3:4+7: unknown directive 'nothing' "
                  "[directive-unknown]\n"
                  "help: 'directives' in perfpress.yaml defines a site's own "
                  "directives\n");
}

static void cycles(void **state)
{
    small_file(*state, "page.rst", "");
    small_file(*state, "inc/d.txt", ".. include:: e.txt\n");
    small_file(*state, "inc/e.txt", ".. include:: d.txt\n");
    assert_faults(".. include:: inc/d.txt\n",
                  "inc/e.txt:1:14+5: 'inc/d.txt' includes itself "
                  "[include-cycle]\n"
                  "help: remove one of these includes: inc/d.txt, included in "
                  "inc/e.txt, included in inc/d.txt\n");
    assert_faults(".. include:: page.rst\n",
                  "page.rst:1:14+8: 'page.rst' includes itself "
                  "[include-cycle]\n"
                  "help: remove one of these includes: page.rst, included "
                  "in page.rst\n");
}

/* Each file includes the next one twice: text without end, but for the
   limit. */
static void too_much(void **state)
{
    struct small *s = *state;
    struct buf big = {.a = &s->a};
    buf_fill(&big, 'x', 1 << 20);
    buf_putc(&big, '\0');
    for (int i = 0; i < 8; i++)
        small_file(s, str_fmt(&s->a, "inc/%d.txt", i).p,
                   str_fmt(&s->a,
                           ".. include:: %d.txt\n\n.. include:: %d.txt\n",
                           i + 1, i + 1)
                       .p);
    small_file(s, "inc/8.txt", big.p);
    small_tree(s, ".. include:: inc/0.txt\n");
    assert_true(s->d.n > 0);
    assert_ptr_equal(s->d.v[0].code, DIAG_INCLUDE_LIMIT);
    assert_str(s->d.v[0].text,
               "page includes more than 512 KiB of text from files that "
               "it includes more than once");
}

static void missing(void **state)
{
    assert_faults_only(".. include:: none.txt\n",
                       "page.rst:1:14+8: cannot find file 'none.txt' "
                       "[file-missing]\n");
    assert_faults_only(".. include:: /../../etc/passwd\n",
                       "page.rst:1:14+17: '/../../etc/passwd' is outside the "
                       "site [file-outside]\n");
    assert_faults(".. include:: a.txt\n   :encoding: utf-61\n",
                  "page.rst:2:15+6: option 'encoding' of 'include': invalid "
                  "value 'utf-61' [directive-value]\n"
                  "help: expected the name of an encoding, such as utf-8, "
                  "utf-16, latin-1 or cp1252; or save the file as UTF-8\n");
    assert_faults(".. include:: a.txt\n   :parser: md\n",
                  "page.rst:2:13+2: option 'parser' of 'include': unknown "
                  "parser 'md' [directive-value]\n"
                  "help: parsers are 'rst' and 'myst'\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_of_files), cmocka_unit_test(nested),
        cmocka_unit_test(cycles),         cmocka_unit_test(too_much),
        cmocka_unit_test(missing),
    };
    return cmocka_run_group_tests(tests, small_begin, small_end);
}
