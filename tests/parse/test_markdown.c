// SPDX-License-Identifier: MIT
#include "parse/md/markdown.h"

#include "md_page.h"

#define P(text) "    <paragraph>\n        " text "\n"

static void inline_markup(void **state)
{
    (void)state;
    assert_tree("a *b* `c`\nd\\\ne **f**\n",
                "    <paragraph>\n"
                "        a \n"
                "        <emphasis>\n            b\n"
                "         \n"
                "        <literal>\n            c\n"
                "        \n"
                "        d\n"
                "        <line_break>\n"
                "        e \n"
                "        <strong>\n            f\n");
    assert_tree(
        "[a](https://x.y/\xc3\xa4 \"t\") <https://b.c>\n\n"
        "![i *j* `k`](z.png 'u')\n",
        "    <paragraph>\n"
        "        <reference refuri=\"https://x.y/%C3%A4\" title=\"t\">\n"
        "            a\n"
        "         \n"
        "        <reference refuri=\"https://b.c\">\n"
        "            https://b.c\n"
        "    <paragraph>\n"
        "        <image alt=\"i j k\" title=\"u\" uri=\"z.png\">\n");
}

static void links_to_pages_and_labels(void **state)
{
    (void)state;
#define X(target, explicit)                                                  \
    "        <pending_xref refexplicit=\"" explicit "\" reftarget=\"" target \
                                                    "\" reftype=\"myst\">\n"
    assert_tree(
        "[a](b.md#c)[](d)[e](#f)[g](h.png)[i](./)[j](//k)\n",
        "    <paragraph>\n" X("b.md#c", "True") "            a\n" X("d",
                                                                    "False")
            X("#f",
              "True") "            e\n"
                      "        <reference refuri=\"h.png\">\n            g\n"
                      "        <reference refuri=\"./\">\n            i\n"
                      "        <reference refuri=\"//k\">\n            j\n");
}

static void sections(void **state)
{
    (void)state;
    assert_tree("# A *b*\n\nx\n\n## C\n# D\n",
                "    <section ids=\"a-b\" names=\"a\\ b\">\n"
                "        <title>\n"
                "            A \n"
                "            <emphasis>\n                b\n"
                "        <paragraph>\n            x\n"
                "        <section ids=\"c\" names=\"c\">\n"
                "            <title>\n                C\n"
                "    <section ids=\"d\" names=\"d\">\n"
                "        <title>\n            D\n");
    assert_faults("# A\n\n### B\n", "3:1+1 md-heading-level");
    assert_faults("## A\n", "1:1+1 md-heading-level");
    assert_faults("> # A\n", "1:3+1 md-heading-nested");
    assert_faults("- # A\n\n:::{note}\n# B\n:::\n",
                  "1:3+1 md-heading-nested; 4:1+1 md-heading-nested");
}

static str attribute_of_first(struct md_page *p, enum node_type type,
                              const char *name)
{
    for (struct node *n = p->doc->root; n; n = node_next(n, p->doc->root))
        if (n->type == type && node_has(n, name))
            return node_get(n, name);
    return STR_NONE;
}

static void what_html_needs(void **state)
{
    struct md_page p;
    (void)state;
    md_page_parse(&p, S("# A\n\n### B\n\n- a\n- b\n"), false);
    assert_str(attribute_of_first(&p, NODE_TITLE, "_level"), "3");
    assert_str(attribute_of_first(&p, NODE_BULLET_LIST, "_tight"), "1");
    md_page_free(&p);
    md_page_parse(&p, S("1. a\n\n2. b\n\n> ## C\n"), false);
    assert_str(attribute_of_first(&p, NODE_ENUMERATED_LIST, "_tight"), "0");
    assert_str(attribute_of_first(&p, NODE_RUBRIC, "_level"), "2");
    md_page_free(&p);
}

static void lists_and_code(void **state)
{
    (void)state;
    assert_tree("3) a\n\n```c x\nint\n\n```\n```\n```\n",
                "    <enumerated_list enumtype=\"arabic\" prefix=\"\" "
                "start=\"3\" suffix=\")\">\n"
                "        <list_item>\n"
                "            <paragraph>\n                a\n"
                "    <literal_block classes=\"code c\" "
                "xml:space=\"preserve\">\n        int\n"
                "    <literal_block classes=\"code\" "
                "xml:space=\"preserve\">\n");
    assert_tree("- \tx\n\n  \ty\n\n:::py\n% z\n:::\n",
                "    <bullet_list bullet=\"-\">\n"
                "        <list_item>\n"
                "            <paragraph>\n                x\n"
                "            <paragraph>\n                y\n"
                "    <literal_block classes=\"code py\" "
                "xml:space=\"preserve\">\n        % z\n");
    assert_faults("a\n```\nb\n", "2:1+3 md-fence-open");
    assert_faults("- ~~~\n  b\n\nc\n", "1:3+3 md-fence-open");
}

static void myst_blocks(void **state)
{
    (void)state;
    assert_tree("(My  Label)=\n% a\n%  b\n+++ c\n",
                "    <target ids=\"my-label\" names=\"my\\ label\">\n"
                "    <comment xml:space=\"preserve\">\n"
                "        a\n          b\n"
                "    <comment classes=\"block_break\" "
                "xml:space=\"preserve\">\n        c\n");
}

static void roles(void **state)
{
    (void)state;
    assert_tree("a{sub}`2`b {code}``c`d``\n",
                "    <paragraph>\n"
                "        a\n"
                "        <subscript>\n            2\n"
                "        b \n"
                "        <literal classes=\"code\">\n            c`d\n");
    assert_tree("\\{sub}`2` {sub} `2` {s b}`2`\n",
                "    <paragraph>\n"
                "        {sub}\n"
                "        <literal>\n            2\n"
                "         {sub} \n"
                "        <literal>\n            2\n"
                "         {s b}\n"
                "        <literal>\n            2\n");
    assert_faults("x {nope}`y`\n", "1:3+9 role-unknown");
}

static void directives(void **state)
{
    (void)state;
    assert_tree("```{note}\n*a*\n```\n",
                "    <note>\n        <paragraph>\n            <emphasis>\n"
                "                a\n");
    assert_tree(":::{note} first\nsecond\n:::\n",
                "    <note>\n        <paragraph>\n            first\n"
                "            \n            second\n");
    assert_tree(":::{admonition} A *b*\n:class: k\n\nc\n:::\n",
                "    <admonition classes=\"k\">\n"
                "        <title>\n            A \n"
                "            <emphasis>\n                b\n"
                "        <paragraph>\n            c\n");
    assert_tree("```{admonition} A\n---\nclass: \"k\"\nname: 'n''s'\n---\nc\n"
                "```\n",
                "    <admonition classes=\"k\" ids=\"n-s\" names=\"n's\">\n"
                "        <title>\n            A\n"
                "        <paragraph>\n            c\n");
    assert_tree("> ::::{note}\n> :::{tip}\n> x\n> :::\n> ::::\n",
                "    <block_quote>\n        <note>\n            <tip>\n"
                "                <paragraph>\n                    x\n");
    assert_tree("```{epigraph}\na\n\n-- b *c*\n```\n",
                "    <block_quote classes=\"epigraph\">\n"
                "        <paragraph>\n            a\n"
                "        <attribution>\n            b \n"
                "            <emphasis>\n                c\n");
    assert_tree("# A\n\n```{eval-rst}\nB\n-\n\n*c*\n```\n",
                "    <section ids=\"a\" names=\"a\">\n"
                "        <title>\n            A\n"
                "        <section ids=\"b\" names=\"b\">\n"
                "            <title>\n                B\n"
                "            <paragraph>\n                <emphasis>\n"
                "                    c\n");
}

static void faults_in_directives(void **state)
{
    (void)state;
    assert_faults("x\n\n- :::{notte}\n  y\n  :::\n", "3:7+5 directive-unknown");
    assert_faults("```{admonition} A\n:class k\n: v\n\nb\n```\n",
                  "2:2+7 md-option; 3:3+1 md-option");
    assert_faults("```{note}\n:bogus: v\n\nx\n```\n", "2:2+5 directive-option");
    assert_faults(":::{note}\nx\n", "1:1+3 md-fence-open");
}

static void table(void **state)
{
    (void)state;
    assert_tree("a|b\n:-|-:\n|`x\\|y`||\n",
                "    <table classes=\"colwidths-auto\">\n"
                "        <tgroup cols=\"2\">\n"
                "            <colspec colwidth=\"50\">\n"
                "            <colspec colwidth=\"50\">\n"
                "            <thead>\n"
                "                <row>\n"
                "                    <entry classes=\"text-left\">\n"
                "                        <paragraph>\n"
                "                            a\n"
                "                    <entry classes=\"text-right\">\n"
                "                        <paragraph>\n"
                "                            b\n"
                "            <tbody>\n"
                "                <row>\n"
                "                    <entry classes=\"text-left\">\n"
                "                        <paragraph>\n"
                "                            <literal>\n"
                "                                x|y\n"
                "                    <entry classes=\"text-right\">\n"
                "                        <paragraph>\n");
    assert_faults("a|b\n-|-\n1|2|3|4\n", "3:5+1 md-table-ragged");
    assert_faults("a|b\n-|-\n`1`\n1|2\n", "3:4+1 md-table-ragged");
}

static void a_short_text_makes_no_huge_table(void **state)
{
    struct md_page p;
    struct arena a = {0};
    struct buf b = {.a = &a};
    (void)state;
    for (int row = 0; row < 2; row++) {
        for (int i = 0; i < 500; i++)
            buf_puts(&b, "|-");
        buf_puts(&b, "\n");
    }
    for (int i = 0; i < 500; i++)
        buf_puts(&b, "x\n");
    md_page_parse(&p, buf_str(&b), false);
    str told = str_c(md_page_diags(&p)); /* of each row, to the last one */
    assert_true(str_starts(told, S("3:2+1 md-table-ragged; 4:2+1 ")));
    assert_true(str_ends(told, S(" 23:2+1 md-table-ragged")));
    assert_in_range(arena_held(&p.a), 0, 32 << 20);
    md_page_free(&p);
    arena_free(&a);
}

static void definitions_reach_nested_content(void **state)
{
    (void)state;
#define LINK "<reference refuri=\"up:v\" title=\"t\">\n"
    assert_tree(":::{note}\n[A  b]\n:::\n\n|[x][a b]|\n|-|\n\n"
                "> [a b]: up:v\n> 't'\n",
                "    <note>\n        <paragraph>\n            " LINK
                "                A  b\n"
                "    <table classes=\"colwidths-auto\">\n"
                "        <tgroup cols=\"1\">\n"
                "            <colspec colwidth=\"100\">\n"
                "            <thead>\n                <row>\n"
                "                    <entry>\n"
                "                        <paragraph>\n"
                "                            " LINK
                "                                x\n"
                "    <block_quote>\n");
}

/* After every construct whose columns cmark counts in its own way, an unknown
   role is reported at its position. */
static void places(void **state)
{
    (void)state;
    assert_faults("> a\n>   b {q}`x`\nlazy {q}`y`\n",
                  "2:7+6 role-unknown; 3:6+6 role-unknown");
    assert_faults("`a\nb` {q}`x`\\\n  {q}`y`\n{q}`z`\n",
                  "2:4+6 role-unknown; 3:3+6 role-unknown; "
                  "4:1+6 role-unknown");
    assert_faults("[a](b.png\n'c') {q}`x`\n{q}`y`\n",
                  "2:6+6 role-unknown; 3:1+6 role-unknown");
    assert_faults("- <https://a.b> {q}`x`\n  <https://a.b> {q}`y`\n",
                  "1:17+6 role-unknown; 2:17+6 role-unknown");
    assert_faults("[a]: b\n[c]: d\ntext {q}`x`\n", "3:6+6 role-unknown");
    assert_faults("| `a\\|b` {q}`x` | {q}`y` |\n|-|-|\n",
                  "1:10+6 role-unknown; 1:19+6 role-unknown");
    assert_faults("- > :::{note} {q}`x`\n  > {q}`y`\n  > :::\n",
                  "1:15+6 role-unknown; 2:5+6 role-unknown");
    assert_faults("a  \nb\n{q}`x`\n# *h* {q}`y`\n\n  t\n u {q}`z`\n==\n",
                  "3:1+6 role-unknown; 4:7+6 role-unknown; "
                  "7:4+6 role-unknown");
}

static void raw_html(void **state)
{
    struct md_page p;
    (void)state;
    assert_faults("<div>\nx\n</div>\n\na <b>c</b>\n",
                  "1:1+5 md-raw-html; 5:3+3 md-raw-html");
    assert_tree("<!-- a\nb -->\n\nx<!-- c -->y<br/>z\n",
                "    <paragraph>\n        x\n        y\n"
                "        <line_break>\n        z\n");
    assert_faults("<!-- a --> b\n", "1:1+12 md-raw-html");
    md_page_parse(&p, S("<div>\n% x\n</div>\n\na <b>\n"), true);
    assert_string_equal(md_page_tree(&p),
                        "    <raw format=\"html\" xml:space=\"preserve\">\n"
                        "        <div>\n        % x\n        </div>\n"
                        "    <paragraph>\n        a \n"
                        "        <raw format=\"html\" "
                        "xml:space=\"preserve\">\n            <b>\n");
    assert_string_equal(md_page_diags(&p), "");
    md_page_free(&p);
}

static str repeat(struct arena *a, str what, size_t n, str then)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < n; i++)
        buf_put(&b, what);
    buf_put(&b, then);
    return buf_str(&b);
}

static void deep_nesting_ends_in_a_diagnostic(void **state)
{
    struct arena a = {0};
    struct md_page p;
    static const struct {
        str what, then;
        const char *expected;
    } CASES[] = {
        {S_INIT(">"), S_INIT("x\n"), "1:102+1 md-depth"},
        {S_INIT("- "), S_INIT("x\n"), "1:203+1 md-depth"},
        {S_INIT("*a **b "), S_INIT("x\n"), ""},
    };
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        md_page_parse(&p, repeat(&a, CASES[i].what, 50000, CASES[i].then),
                      false);
        assert_string_equal(md_page_diags(&p), CASES[i].expected);
        md_page_free(&p);
    }
    str emphasis = repeat(&a, S("*a _b "), 60, S(""));
    md_page_parse(&p, repeat(&a, S("_ c*"), 60, S("\n")), false);
    md_page_free(&p);
    md_page_parse(&p,
                  str_concat(&a, emphasis, repeat(&a, S("d_ c*"), 60, S("\n"))),
                  false);
    assert_string_equal(md_page_diags(&p), "1:301+1 md-depth");
    md_page_free(&p);
    arena_free(&a);
}

static void nested_directives_are_bounded(void **state)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    struct md_page p;
    (void)state;
    for (size_t n = 150; n >= 3; n--) {
        buf_fill(&b, ':', n);
        buf_puts(&b, "{note}\n");
    }
    buf_puts(&b, "x\n");
    for (size_t n = 3; n <= 150; n++) {
        buf_fill(&b, ':', n);
        buf_puts(&b, "\n");
    }
    md_page_parse(&p, buf_str(&b), false);
    assert_string_equal(md_page_diags(&p), "101:1+1 md-depth");
    md_page_free(&p);
    arena_free(&a);
}

static void plain_is_commonmark(void **state)
{
    struct md_page p = {
        .src = {.name = S("x"),
                .text = S("+++\n(a)=\na|b\n-|-\n{sub}`2`\n[c](d)\n")}};
    (void)state;
    site_bare(&p.site, S("."));
    p.doc = markdown_parse_plain(&p.a, &p.d, &p.site, &p.src);
    assert_string_equal(md_page_tree(&p),
                        P("+++\n        \n        (a)=\n        \n"
                          "        a|b\n        \n        -|-\n        \n"
                          "        {sub}\n"
                          "        <literal>\n            2\n        \n"
                          "        <reference refuri=\"d\">\n"
                          "            c"));
    md_page_free(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(inline_markup),
        cmocka_unit_test(links_to_pages_and_labels),
        cmocka_unit_test(sections),
        cmocka_unit_test(what_html_needs),
        cmocka_unit_test(lists_and_code),
        cmocka_unit_test(myst_blocks),
        cmocka_unit_test(roles),
        cmocka_unit_test(directives),
        cmocka_unit_test(faults_in_directives),
        cmocka_unit_test(table),
        cmocka_unit_test(a_short_text_makes_no_huge_table),
        cmocka_unit_test(definitions_reach_nested_content),
        cmocka_unit_test(places),
        cmocka_unit_test(raw_html),
        cmocka_unit_test(deep_nesting_ends_in_a_diagnostic),
        cmocka_unit_test(nested_directives_are_bounded),
        cmocka_unit_test(plain_is_commonmark),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
