// SPDX-License-Identifier: MIT
#include "config/mapped.h"
#include "parse/role/role.h"

#include "small_syntax.h"

#define P(inside) "    <paragraph>\n" inside
#define T(text) "            " text "\n"

static void standard(void **state)
{
    assert_tree(":sup:`2`\n", P("        <superscript>\n" T("2")));
    assert_tree(":emphasis:`a \\*b\\ c`\n",
                P("        <emphasis>\n" T("a *bc")));
    assert_tree(":code:`a\\b`\n",
                P("        <literal classes=\"code\">\n" T("a\\b")));
    assert_tree(
        ":PEP:`8`\n",
        P("        <reference "
          "refuri=\"https://peps.python.org/pep-0008/\">\n" T("PEP 8")));
    assert_tree(
        ":rfc:`2616#section-3`\n",
        P("        <reference refuri=\"https://datatracker.ietf.org/"
          "doc/html/rfc2616.html#section-3\">\n" T("RFC 2616#section-3")));
}

static void references(void **state)
{
    assert_tree(
        ":ref:`Some  Label`\n",
        P("        <pending_xref refexplicit=\"False\" "
          "reftarget=\"some label\" reftype=\"ref\">\n" T("Some  Label")));
    assert_tree(":doc:`The page </Guide/a>`\n",
                P("        <pending_xref refexplicit=\"True\" "
                  "reftarget=\"/Guide/a\" reftype=\"doc\">\n" T("The page")));
    assert_tree(":std:ref:`a \\<b>`\n",
                P("        <pending_xref refexplicit=\"False\" "
                  "reftarget=\"a <b>\" reftype=\"ref\">\n" T("a <b>")));
}

static void texts(void **state)
{
    assert_tree(":abbr:`LIFO (last-in, first-out)`\n",
                P("        <abbreviation explanation=\"last-in, "
                  "first-out\">\n" T("LIFO")));
    assert_tree(":guilabel:`&Save && go`\n",
                P("        <inline classes=\"guilabel\">\n" T("Save & go")));
    assert_tree(":menuselection:`File --> Open`\n",
                P("        <inline classes=\"menuselection\">\n" T(
                    "File \xe2\x80\xa3 Open")));
    assert_tree(
        ":file:`/usr/{name}/x`\n",
        P("        <literal classes=\"file\">\n" T(
            "/usr/") "            <emphasis>\n                name\n" T("/x")));
    assert_tree(":kbd:`C-x`\n",
                P("        <literal classes=\"kbd\">\n" T("C-x")));
}

static void link_roles(void **state)
{
    static struct mapped roles[] = {
        {.name = S_INIT("bench"), .url = S_INIT("https://e.x/%s_b.py?a=%%")},
        {.name = S_INIT("issue"),
         .url = S_INIT("https://e.x/i/%s"),
         .caption = S_INIT("issue %s")},
        {.name = S_INIT("old"),
         .url = S_INIT("https://e.x/o/"),
         .caption = S_INIT("old ")},
    };
    struct small *s = *state;
    s->site.config.roles.v = roles;
    s->site.config.roles.n = 3;
    assert_tree(":bench:`Bert <bert>`\n",
                P("        <reference internal=\"False\" "
                  "refuri=\"https://e.x/bert_b.py?a=%\">\n" T("Bert")));
    assert_tree(":bench:`bert`\n",
                P("        <reference internal=\"False\" "
                  "refuri=\"https://e.x/bert_b.py?a=%\">\n" T(
                      "https://e.x/bert_b.py?a=%")));
    assert_tree(":issue:`7`\n",
                P("        <reference internal=\"False\" "
                  "refuri=\"https://e.x/i/7\">\n" T("issue 7")));
    assert_tree(":old:`7`\n", P("        <reference internal=\"False\" "
                                "refuri=\"https://e.x/o/7\">\n" T("old 7")));
    assert_faults(":isue:`7`\n",
                  "page.rst:1:1+9: unknown role 'isue' [role-unknown]\n"
                  "help: did you mean 'issue'?\n");
    s->site.config.roles.n = 0;
}

static void own_roles(void **state)
{
    assert_tree(".. role:: Big\n   :class: huge\n\n:big:`x`\n",
                P("        <inline classes=\"huge\">\n" T("x")));
    assert_tree(".. role:: c(code)\n   :language: c\n\n"
                ".. role:: cc(c)\n\n:cc:`x`\n",
                P("        <literal classes=\"code cc c\">\n" T("x")));
    assert_tree(".. role:: tex(raw)\n   :format: latex\n\n:tex:`a\\b`\n",
                P("        <raw classes=\"tex\" format=\"latex\" "
                  "xml:space=\"preserve\">\n" T("a\\b")));
}

static void faults(void **state)
{
    assert_faults(".. role:: a(emphasi)\n",
                  "page.rst:1:11+10: unknown role 'emphasi' [role-unknown]\n"
                  "help: did you mean 'emphasis'?\n");
    assert_faults(".. role:: a\n   :language: c\n",
                  "page.rst:2:5+8: directive 'role' has no option 'language' "
                  "[directive-option]\n"
                  "help: there is only 'class'\n");
    assert_faults(".. role:: (a)\n",
                  "page.rst:1:11+3: directive 'role': '(a)' is not a role name "
                  "[directive-content]\n"
                  "help: write '.. role:: name' or '.. role:: name(base)'\n");
    assert_faults(".. default-role:: reff\n",
                  "page.rst:1:19+4: unknown role 'reff' [role-unknown]\n"
                  "help: did you mean 'ref'?\n");
    assert_faults(":pep:`x`\n",
                  "page.rst:1:1+8: role 'pep': 'x' is not the number of a PEP "
                  "[role-text]\nhelp: write a number from 0 to 9999, "
                  "optionally followed by '#section'\n");
    assert_faults(
        ":raw:`x`\n",
        "page.rst:1:1+8: role 'raw': a raw role needs a format [role-text]\n"
        "help: define one with '.. role:: html(raw)' and its option ':format: "
        "html'\n");
    assert_faults(".. role:: h(raw)\n   :format: HTML\n\n:h:`<b>`\n",
                  "page.rst:4:1+8: 'h': raw HTML is not allowed "
                  "[raw-refused]\n"
                  "help: perfpress.yaml allows it with 'allow_raw_html: "
                  "true'\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(standard),  cmocka_unit_test(references),
        cmocka_unit_test(texts),     cmocka_unit_test(link_roles),
        cmocka_unit_test(own_roles), cmocka_unit_test(faults),
    };
    return cmocka_run_group_tests(tests, small_begin, small_end);
}
