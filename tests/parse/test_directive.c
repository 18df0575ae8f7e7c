// SPDX-License-Identifier: MIT
#include "parse/directive/directive.h"

#include "small_syntax.h"

static void unknown(void **state)
{
    assert_faults(".. nte::\n\n   x\n",
                  "page.rst:1:4+3: unknown directive 'nte' "
                  "[directive-unknown]\n"
                  "help: did you mean 'note'?\n");
    assert_faults(".. neuron-tag::\n",
                  "page.rst:1:4+10: unknown directive 'neuron-tag' "
                  "[directive-unknown]\n"
                  "help: 'directives' in perfpress.yaml defines a site's own "
                  "directives\n");
    assert_tree(".. nte:: x\n", "    <system_message level=\"1\" line=\"1\" "
                                "source=\"page.rst\" type=\"INFO\">\n"
                                "        <paragraph>\n"
                                "            unknown directive 'nte'\n"
                                "    <system_message level=\"3\" line=\"1\" "
                                "source=\"page.rst\" type=\"ERROR\">\n"
                                "        <paragraph>\n"
                                "            unknown directive 'nte'\n");
}

static void bad_options(void **state)
{
    assert_faults(".. image:: a.png\n   :widht: 3\n",
                  "page.rst:2:5+5: directive 'image' has no option 'widht' "
                  "[directive-option]\n"
                  "help: did you mean 'width'? options are 'alt', 'height', "
                  "'width', 'scale', "
                  "'align', 'target', 'loading', 'class', 'name'\n");
    assert_faults(".. image:: a.png\n   :width: 20mc\n",
                  "page.rst:2:12+4: option 'width' of 'image': invalid value "
                  "'20mc' [directive-value]\n"
                  "help: expected a number, with a unit (em, ex, px, in, cm, "
                  "mm, pt, pc or %) or without\n");
    assert_faults(
        ".. image:: a.png\n   :scale: 5\n   :scale: 6\n",
        "page.rst:3:5+5: option 'scale' of 'image': it is given twice "
        "[directive-value]\n"
        "help: keep one of them\n");
    assert_faults(".. contents::\n   :depth: x\n   :backlinks: up\n",
                  "page.rst:2:12+1: option 'depth' of 'contents': invalid "
                  "value 'x' [directive-value]\n"
                  "help: expected an integer, 0 or more\n"
                  "page.rst:3:16+2: option 'backlinks' of 'contents': unknown "
                  "value 'up' [directive-value]\n"
                  "help: expected top, entry or none\n");
    assert_faults(
        ".. figure:: a.png\n   :class:\n",
        "page.rst:2:5+5: option 'class' of 'figure': the value is missing "
        "[directive-value]\nhelp: expected class names, separated by spaces\n");
    assert_faults(".. contents::\n   :local: yes\n",
                  "page.rst:2:12+3: option 'local' of 'contents': it takes no "
                  "value, but has 'yes' [directive-value]\n"
                  "help: write ':local:' alone\n");
}

static void bad_calls(void **state)
{
    assert_faults(".. image::\n",
                  "page.rst:1:4+5: directive 'image': the argument is missing "
                  "[directive-argument]\n"
                  "help: write it after '.. image::', on the same line\n");
    assert_faults(
        ".. code:: a b\n\n   x\n",
        "page.rst:1:11+3: directive 'code': 2 arguments given, but it takes at "
        "most 1 [directive-argument]\nhelp: spaces separate arguments; text "
        "for the body goes below, after a blank line\n");
    assert_faults(".. image:: a.png\n\n   x\n",
                  "page.rst:3:4+1: directive 'image': it takes no content "
                  "[directive-content]\n"
                  "help: put a blank line after the directive, and indent the "
                  "text below it no further than the directive\n");
    assert_faults(".. note::\n",
                  "page.rst:1:4+4: directive 'note': the content is missing "
                  "[directive-content]\n"
                  "help: write it below the directive and its options, after a "
                  "blank line, indented like the options\n");
    assert_faults(
        ".. note::\n\n   .. topic:: t\n\n      x\n",
        "page.rst:3:7+5: directive 'topic': it cannot be inside a list, a "
        "quote, a table or another directive [directive-content]\n"
        "help: put it between the paragraphs of a section\n");
    assert_faults(".. replace:: x\n",
                  "page.rst:1:4+7: directive 'replace': it can only define a "
                  "substitution [directive-content]\n"
                  "help: write '.. |name| replace:: ...'\n");
    assert_faults(".. class:: 1\n",
                  "page.rst:1:12+1: directive 'class': '1' is not a class name "
                  "[directive-argument]\nhelp: each class name needs at least "
                  "one letter; separate names with spaces\n");
}

/* The message is the newest diagnostic; nothing else is made. */
static void message(void **state)
{
    assert_tree(".. image:: a.png\n   :align: up\n   :foo: x\n",
                "    <system_message level=\"3\" line=\"1\" "
                "source=\"page.rst\" type=\"ERROR\">\n"
                "        <paragraph>\n"
                "            directive 'image' has no option 'foo'\n");
}

static void admonitions(void **state)
{
    assert_tree(".. Note:: Short.\n", "    <note>\n"
                                      "        <paragraph>\n"
                                      "            Short.\n");
    assert_tree(".. admonition:: By the way\n   :name: this one\n\n   x\n",
                "    <admonition classes=\"admonition-by-the-way\" "
                "ids=\"this-one\" names=\"this\\ one\">\n"
                "        <title>\n"
                "            By the way\n"
                "        <paragraph>\n"
                "            x\n");
}

static void body(void **state)
{
    assert_tree(".. container:: one TWO\n\n   x\n",
                "    <container classes=\"one two\">\n"
                "        <paragraph>\n"
                "            x\n");
    assert_tree(".. line-block::\n\n   a\n     b\n   c\n",
                "    <line_block>\n"
                "        <line>\n"
                "            a\n"
                "        <line_block>\n"
                "            <line>\n"
                "                b\n"
                "        <line>\n"
                "            c\n");
    assert_tree(".. math::\n   :name: eq\n\n   a\n\n   b\n",
                "    <math_block ids=\"eq\" names=\"eq\" "
                "xml:space=\"preserve\">\n"
                "        a\n"
                "    <math_block xml:space=\"preserve\">\n"
                "        b\n");
    assert_tree(".. epigraph::\n\n   x\n",
                "    <block_quote classes=\"epigraph\">\n"
                "        <paragraph>\n"
                "            x\n");
}

static void code(void **state)
{
    assert_tree(".. code-block:: c\n   :number-lines: 9\n   :class: x\n\n"
                "   int a;\n\n   int b;\n",
                "    <literal_block classes=\"code c x\" "
                "xml:space=\"preserve\">\n"
                "        <inline classes=\"ln\">\n"
                "             9 \n"
                "        int a;\n"
                "        <inline classes=\"ln\">\n"
                "            10 \n"
                "        \n"
                "        <inline classes=\"ln\">\n"
                "            11 \n"
                "        int b;\n");
    assert_tree(".. code-block:: c\n   :caption: Some\n   :dedent:\n\n"
                "     a\n       b\n",
                "    <container classes=\"literal-block-wrapper\">\n"
                "        <caption>\n"
                "            Some\n"
                "        <literal_block classes=\"code c\" "
                "xml:space=\"preserve\">\n"
                "            a\n"
                "              b\n");
}

static void images(void **state)
{
    assert_tree(
        ".. image:: a b\\ c.png\n   :width: 3 PX\n",
        "    <system_message level=\"3\" line=\"1\" source=\"page.rst\" "
        "type=\"ERROR\">\n"
        "        <paragraph>\n"
        "            option 'width' of 'image': invalid value '3 PX'\n");
    assert_tree(".. image:: a b\\ c.png\n   :width: 3 px\n   :target: x_\n",
                "    <reference name=\"x\" refname=\"x\">\n"
                "        <image uri=\"ab c.png\" width=\"3px\">\n");
    assert_tree(".. figure:: a.png\n   :figwidth: 40\n   :align: left\n\n"
                "   Caption.\n\n   Legend.\n",
                "    <figure align=\"left\" width=\"40px\">\n"
                "        <image uri=\"a.png\">\n"
                "        <caption>\n"
                "            Caption.\n"
                "        <legend>\n"
                "            <paragraph>\n"
                "                Legend.\n");
}

static void parts(void **state)
{
    assert_tree(".. contents:: Here\n   :local:\n   :depth: 2\n",
                "    <topic classes=\"contents local\" ids=\"here\" "
                "names=\"here\">\n"
                "        <title>\n"
                "            Here\n"
                "        <pending>\n"
                "            .. internal attributes:\n"
                "                 .transform: "
                "docutils.transforms.parts.Contents\n"
                "                 .details:\n"
                "                   depth: 2\n"
                "                   local: None\n");
    assert_tree(".. footer:: f\n\n.. header:: h\n", "    <decoration>\n"
                                                    "        <header>\n"
                                                    "            <paragraph>\n"
                                                    "                h\n"
                                                    "        <footer>\n"
                                                    "            <paragraph>\n"
                                                    "                f\n");
    assert_tree("x\n\n.. meta::\n   :description lang=en: An\n     example\n"
                "   :http-equiv=refresh: 5\n",
                "    <meta content=\"An example\" lang=\"en\" "
                "name=\"description\">\n"
                "    <meta content=\"5\" http-equiv=\"refresh\">\n"
                "    <paragraph>\n"
                "        x\n");
    struct small *s = *state;
    assert_str(s->p.doc->front.description, "An example");
    assert_faults(
        ".. meta::\n   :name oops: x\n   no field\n",
        "page.rst:2:5+9: directive 'meta': malformed attribute 'oops' "
        "[directive-content]\n"
        "help: write ':name lang=en: text' or ':http-equiv=name: text'\n"
        "page.rst:3:4+8: directive 'meta': the content is not a field list "
        "[directive-content]\n"
        "help: write each entry as ':name: text'\n");
}

static void only(void **state)
{
    assert_tree(".. only:: html and not (latex or text)\n\n   yes\n",
                "    <paragraph>\n"
                "        yes\n");
    assert_tree(".. only:: latex\n\n   no\n", "");
    assert_faults(".. only:: html and\n\n   x\n",
                  "page.rst:1:11+8: directive 'only': malformed condition "
                  "'html and' [directive-argument]\n"
                  "help: write tags with 'and', 'or' and 'not', such as html "
                  "and draft; the site has the tag html and those below "
                  "'tags:' in perfpress.yaml\n");
}

static void versions(void **state)
{
    assert_tree(".. versionadded:: 2.1\n\n   Text.\n",
                "    <container classes=\"versionadded\">\n"
                "        <paragraph>\n"
                "            <inline classes=\"versionmodified added\">\n"
                "                New in version 2.1: \n"
                "            Text.\n");
    assert_tree(".. deprecated:: 3 Use less.\n",
                "    <container classes=\"deprecated\">\n"
                "        <paragraph>\n"
                "            <inline classes=\"versionmodified deprecated\">\n"
                "                Deprecated since version 3: \n"
                "            Use less.\n");
}

static void tabs(void **state)
{
    assert_tree(".. tab-set::\n\n   .. tab-item:: One\n      :sync: a\n"
                "      :selected:\n\n      1\n\n   .. tab-item:: Two\n\n"
                "      2\n",
                "    <tab_set>\n"
                "        <tab_item selected=\"1\" sync=\"a\">\n"
                "            <tab_label>\n"
                "                One\n"
                "            <paragraph>\n"
                "                1\n"
                "        <tab_item>\n"
                "            <tab_label>\n"
                "                Two\n"
                "            <paragraph>\n"
                "                2\n");
    assert_faults(
        ".. tab-item:: One\n\n   1\n",
        "page.rst:1:4+8: directive 'tab-item': it must be inside a 'tab-set' "
        "directive "
        "[directive-content]\nhelp: put it into a tab-set directive\n");
    assert_faults(".. tab-set::\n\n   text\n",
                  "page.rst:3:4+4: directive 'tab-set': the content may "
                  "contain only 'tab-item' directives [directive-content]\n"
                  "help: put this into a 'tab-item', or after the 'tab-set'\n");
}

static void cards(void **state)
{
    assert_tree(".. card:: Title\n   :link: other\n   :link-type: ref\n\n"
                "   Head\n   ^^^\n   Body\n   +++\n   Foot\n",
                "    <card>\n"
                "        <card_title>\n"
                "            <pending_xref classes=\"card-link\" "
                "refexplicit=\"True\" reftarget=\"other\" reftype=\"ref\">\n"
                "                Title\n"
                "        <card_header>\n"
                "            <paragraph>\n"
                "                Head\n"
                "        <card_body>\n"
                "            <paragraph>\n"
                "                Body\n"
                "        <card_footer>\n"
                "            <paragraph>\n"
                "                Foot\n");
    assert_tree(".. card:: Title\n   :link: https://example.com/\n\n   Body\n",
                "    <card>\n"
                "        <card_title>\n"
                "            Title\n"
                "        <card_body>\n"
                "            <paragraph>\n"
                "                Body\n"
                "        <reference classes=\"card-link\" "
                "refuri=\"https://example.com/\">\n");
    assert_tree(".. grid:: 1 2 3 4\n   :gutter: 2\n\n"
                "   .. grid-item-card:: T\n      :columns: 6\n\n      x\n",
                "    <grid columns=\"1 2 3 4\" gutter=\"2\">\n"
                "        <grid_item columns=\"6\">\n"
                "            <card>\n"
                "                <card_title>\n"
                "                    T\n"
                "                <card_body>\n"
                "                    <paragraph>\n"
                "                        x\n");
    assert_faults(
        ".. grid:: 2\n   :gutter: 1 2\n\n   x\n",
        "page.rst:2:13+3: option 'gutter' of 'grid': invalid value '1 2' "
        "[directive-value]\nhelp: expected 1 value, or 4 values, one for each "
        "screen size; each is auto or an integer from 0 to 12\n");
}

static void raw(void **state)
{
    assert_faults(".. raw:: html\n\n   <b>\n",
                  "page.rst:1:4+3: 'raw': raw HTML is not allowed "
                  "[raw-refused]\n"
                  "help: perfpress.yaml allows it with 'allow_raw_html: "
                  "true'\n");
    assert_faults(".. raw:: latex\n\n   x\n", "");
    ((struct small *)*state)->site.config.raw_html = true;
    assert_faults(".. raw:: html\n\n   <b>\n", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unknown),     cmocka_unit_test(bad_options),
        cmocka_unit_test(bad_calls),   cmocka_unit_test(message),
        cmocka_unit_test(admonitions), cmocka_unit_test(body),
        cmocka_unit_test(code),        cmocka_unit_test(images),
        cmocka_unit_test(parts),       cmocka_unit_test(only),
        cmocka_unit_test(versions),    cmocka_unit_test(tabs),
        cmocka_unit_test(cards),       cmocka_unit_test(raw),
    };
    return cmocka_run_group_tests(tests, small_begin, small_end);
}
