// SPDX-License-Identifier: MIT
// What each kind of node becomes. Trees are written as render/tree.h reads
// them; the markup is the contract with templates/.
#include "testing.h"

#include "base/codes/template.h"
#include "render/html.h"
#include "render/tree.h"

static struct arena arena, scratch;
static struct diags diags;
static struct html_options options;

static int setup(void **state)
{
    (void)state;
    diags = (struct diags){0};
    options = (struct html_options){0};
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_free(&arena);
    arena_free(&scratch);
    diag_free(&diags);
    return 0;
}

static str html(const char *tree)
{
    struct document *doc = document_new(&arena, &diags, S("page.rst"));
    struct buf out = {.a = &arena};
    tree_read(doc, tree);
    html_render(doc, &options, &scratch, &out);
    return buf_str(&out);
}

#define assert_html(tree, expected) assert_str(html(tree), expected)

static void sections(void **state)
{
    (void)state;
    assert_html("(section ids=[a b] (title 'A & B') (paragraph 'x') (section "
                "ids=[c] classes=[k] (title 'C')))",
                "<h1 id=\"a\"><span id=\"b\"></span>A &amp; B<a "
                "class=\"headerlink\" tabindex=\"-1\" aria-hidden=\"true\" "
                "href=\"#a\"></a></h1>\n<p>x</p>\n<section id=\"c\" "
                "class=\"k\">\n<h2>C<a class=\"headerlink\" tabindex=\"-1\" "
                "aria-hidden=\"true\" href=\"#c\"></a></h2>\n</section>\n");
}

static void headings_stop_at_six(void **state)
{
    (void)state;
    str got = html("(section (section (section (section (section (section "
                   "(section (title 'x'))))))))");
    assert_true(str_find(got, S("<h6>x</h6>"), 0) != STR_NPOS);
}

static void inline_elements(void **state)
{
    (void)state;
    assert_html(
        "(paragraph (emphasis 'a') (strong 'b') (literal 'c<') "
        "(subscript '2') (superscript '6') (title_reference 't') "
        "(inline 'i') (inline classes=[k] 'j') (math 'x') "
        "(literal classes=[kbd] 'Ctrl') (abbreviation explanation=\"A B\" "
        "'AB') (problematic 'p*') (generated 'g') (line_break) 'end')",
        "<p><em>a</em><strong>b</strong><code>c&lt;</code><sub>2</sub><sup>6"
        "</sup><cite>t</cite>i<span class=\"k\">j</span><math>"
        "<semantics><mi>x</mi><annotation encoding=\"application/x-tex\">x"
        "</annotation></semantics></math><kbd class=\"kbd\">Ctrl</kbd><abbr "
        "title=\"A B\">AB</abbr>p*"
        "g<br>\nend</p>\n");
}

static void links(void **state)
{
    (void)state;
    assert_html("(paragraph (reference refuri=\"https://x.org/a?b&c d\" 'x')"
                " (reference refid=here 'y')"
                " (reference refuri=\"../b.html#c\" classes=[internal] 'z'))",
                "<p><a href=\"https://x.org/a?b&amp;c%20d\">x</a>"
                "<a href=\"#here\">y</a>"
                "<a class=\"internal\" href=\"../b.html#c\">z</a></p>\n");
    assert_int_equal(diags.n, 0);
}

static void unsafe_links(void **state)
{
    (void)state;
    static const char *const schemes[] = {"javascript:alert(1)",
                                          "JavaScript:alert(1)", "data:x",
                                          "vbscript:x", "file://x"};
    for (size_t i = 0; i < sizeof schemes / sizeof *schemes; i++) {
        str tree = str_fmt(&arena, "(paragraph (reference refuri=\"%s\" 'x'))",
                           schemes[i]);
        assert_html(tree.p, "<p>x</p>\n");
        assert_int_equal(diags.n, i + 1);
        assert_ptr_equal(diags.v[i].code, DIAG_LINK_SCHEME);
    }
    /* what is no scheme cannot become one */
    assert_html("(paragraph (reference refuri=\" java\nscript:x\" 'x'))",
                "<p><a href=\"%20java%0Ascript:x\">x</a></p>\n");
}

static void targets(void **state)
{
    (void)state;
    assert_html("(target ids=[a]) (target refid=b) (target ids=[d] "
                "refuri=\"x\") (paragraph (target "
                "ids=[c] 'text'))",
                "<span id=\"a\"></span>\n<p><span id=\"c\" "
                "class=\"target\">text</span></p>\n");
}

static void lists(void **state)
{
    (void)state;
    assert_html("(bullet_list (list_item (paragraph 'a') (bullet_list "
                "(list_item (paragraph 'b')))) (list_item (paragraph 'c')))",
                "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n"
                "</ul>\n");
    assert_html("(bullet_list (list_item (paragraph 'a') (paragraph 'b')) "
                "(list_item (paragraph 'c')))",
                "<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n<li>\n<p>c</p>\n"
                "</li>\n</ul>\n");
    assert_html("(bullet_list _tight=0 (list_item (paragraph 'a')))",
                "<ul>\n<li>\n<p>a</p>\n</li>\n</ul>\n");
    assert_html("(enumerated_list enumtype=loweralpha start=3 prefix=\"(\" "
                "(list_item (paragraph 'a')))",
                "<ol type=\"a\" start=\"3\">\n<li>a</li>\n</ol>\n");
}

static void definitions(void **state)
{
    (void)state;
    assert_html(
        "(definition_list (definition_list_item (term 't') (classifier 'c') "
        "(classifier 'd') (definition (paragraph 'x'))))",
        "<dl>\n<dt>t<div class=\"classifier\">c</div><div class=\""
        "classifier\">d</div></dt>\n<dd>\n<p>x</p>\n</dd>\n</dl>\n");
    assert_html("(field_list (field (field_name 'a') (field_body (paragraph "
                "'b'))))",
                "<dl class=\"field-list\">\n<dt>a:</dt>\n<dd>\n<p>b</p>\n"
                "</dd>\n</dl>\n");
    assert_html(
        "(option_list (option_list_item (option_group (option (option_string "
        "'-a')) (option (option_string '--all') (option_argument "
        "delimiter=\"=\" 'N'))) (description (paragraph 'x'))))",
        "<dl class=\"option-list\">\n<dt><kbd>-a, --all=<var>N</var></kbd>"
        "</dt>\n<dd>\n<p>x</p>\n</dd>\n</dl>\n");
}

static void blocks(void **state)
{
    (void)state;
    assert_html("(literal_block classes=[code c] 'int x;')",
                "<div class=\"highlight\"><pre><code class=\"language-c\">"
                "<span class=\"kt\">int</span> x;</code></pre></div>\n");
    assert_html("(literal_block classes=[code sh] 'ls')(literal_block 'a')",
                "<div class=\"highlight\"><pre><code class=\"language-sh\">ls"
                "</code></pre></div>\n<div class=\"highlight\"><pre><code>a"
                "</code></pre></div>\n");
    assert_html("(block_quote (paragraph 'q') (attribution 'me'))",
                "<blockquote>\n<p>q</p>\n<p class=\"attribution\">me"
                "</p>\n</blockquote>\n");
    assert_html("(line_block (line 'a') (line) (line_block (line 'b')))",
                "<div class=\"line-block\">\n<div class=\"line\">a</div>\n"
                "<div class=\"line\"><br></div>\n<div class=\"line-block\">\n"
                "<div class=\"line\">b</div>\n</div>\n</div>\n");
    assert_html("(rubric 'r')(transition)",
                "<p class=\"rubric\">r</p>\n<hr>\n");
    assert_html("(compound classes=[toctree-wrapper] (paragraph 'x'))",
                "<div class=\"toctree-wrapper\">\n<p>x</p>\n</div>\n");
}

static void hidden(void **state)
{
    (void)state;
    assert_html("(comment 'c') (substitution_definition 's') (pending) "
                "(system_message (paragraph 'm')) (meta) (toctree) "
                "(raw format=html '<b>')",
                "");
    options.raw_html = true;
    assert_html("(raw format=html '<b>')(raw format=latex '\\x')", "<b>\n");
}

static void notes(void **state)
{
    (void)state;
    assert_html("(note (paragraph 'x'))",
                "<aside class=\"admonition note\" role=\"note\">\n<p class=\""
                "admonition-title\">Note</p>\n<p>x</p>\n</aside>\n");
    assert_html("(admonition classes=[tip] (title 'Own') (paragraph 'x'))",
                "<aside class=\"admonition tip\" role=\"note\">\n<p class=\""
                "admonition-title\">Own</p>\n<p>x</p>\n</aside>\n");
    assert_html("(seealso)",
                "<aside class=\"admonition seealso\" role=\"note\">\n<p class"
                "=\"admonition-title\">See also</p>\n</aside>\n");
}

static void footnotes(void **state)
{
    (void)state;
    assert_html(
        "(paragraph (footnote_reference ids=[id1] refid=f1 '1'))"
        "(footnote ids=[f1] backrefs=[id1] (label '1') (paragraph 'x'))"
        "(footnote ids=[f2] (label '2') (paragraph 'y'))",
        "<p><a id=\"id1\" class=\"footnote-reference\" href=\"#f1\" role=\""
        "doc-noteref\">[1]</a></p>\n<div class=\"footnote-list\">\n"
        "<div id=\"f1\" class=\"footnote\" role=\"doc-footnote\">\n"
        "<div class=\"label\"><a role=\"doc-backlink\" href=\"#id1\">1</a>"
        "</div>\n<p>x</p>\n</div>\n"
        "<div id=\"f2\" class=\"footnote\" role=\"doc-footnote\">\n"
        "<div class=\"label\">2</div>\n<p>y</p>\n</div>\n</div>\n");
}

static void figures(void **state)
{
    (void)state;
    assert_html("(figure align=center (image uri=a.png alt=\"A B\" width=50% "
                "height=2in scale=50) (caption 'c') (legend (paragraph 'l')))",
                "<figure class=\"align-center\" aria-label=\"c\">\n"
                "<img class=\"w-25\" src=\"a.png"
                "\" alt=\"A B\" height=\"96\">\n<figcaption><p>c</p>\n<div "
                "class=\"legend\">\n<p>l</p>\n</div>\n</figcaption>\n"
                "</figure>\n");
    assert_html("(reference refuri=x.html (image uri=a.png))",
                "<a href=\"x.html\"><img src=\"a.png\" alt=\"\"></a>\n");
    assert_html("(paragraph 'a' (image uri=a.png) 'b')",
                "<p>a<img src=\"a.png\" alt=\"\">b</p>\n");
    assert_html("(image uri=\"data:image/png,x\" alt=\"A\")", "A");
    assert_int_equal(diags.n, 1);
}

static void contents(void **state)
{
    (void)state;
    assert_html("(topic classes=[contents] ids=[t] (title 'T') "
                "(bullet_list (list_item (paragraph (reference refid=a 'A')))"
                "))",
                "<nav id=\"t\" class=\"contents\" aria-labelledby=\""
                "t-title\">\n<p class=\"topic-title\" id=\"t-title\">T</p>\n"
                "<ul>\n<li><a href=\"#a\">A</a></li>\n</ul>\n</nav>\n");
}

static void tabs(void **state)
{
    (void)state;
    assert_html(
        "(tab_set (tab_item sync=t classes=[k] (tab_label 'Throughput "
        "optimised') "
        "(paragraph 'a')) (tab_item (tab_label 'B') (tab_set (tab_item "
        "(tab_label 'B') (paragraph 'c')))) (tab_item (tab_label 'D')))",
        "<div class=\"tab-set\" role=\"group\" aria-label=\"Tabs\">\n"
        "<input type=\"radio\" class=\"tab-input\" name=\"tabset-1\" id=\""
        "tab-throughput-optimised\" checked><label class=\"tab-label\" for=\""
        "tab-throughput-optimised\" data-sync=\"t\">Throughput optimised"
        "</label>\n<div class=\"tab-content k\" id=\"tab-throughput-"
        "optimised-panel\">\n<p>a</p>\n</div>\n"
        "<input type=\"radio\" class=\"tab-input\" name=\"tabset-1\" id=\""
        "tab-b\"><label class=\"tab-label\" for=\"tab-b\">B</label>\n<div "
        "class=\"tab-content\" id=\"tab-b-panel\">\n"
        "<div class=\"tab-set\" role=\"group\" aria-label=\"Tabs\">\n"
        "<input type=\"radio\" class=\"tab-input\" name=\"tabset-2\" id=\""
        "tab-b-2\" checked><label class=\"tab-label\" for=\"tab-b-2\">B"
        "</label>\n<div class=\"tab-content\" id=\"tab-b-2-panel\">\n<p>c</p>"
        "\n</div>\n</div>\n</div>\n"
        "<input type=\"radio\" class=\"tab-input\" name=\"tabset-1\" id=\""
        "tab-d\"><label class=\"tab-label\" for=\"tab-d\">D</label>\n<div "
        "class=\"tab-content\" id=\"tab-d-panel\">\n</div>\n</div>\n");
}

static void cards(void **state)
{
    (void)state;
    assert_html(
        "(grid columns=\"1 2 3 3\" (grid_item (card (card_title 'T') "
        "(card_body (paragraph 'b')) (card_footer (paragraph 'f')) (reference "
        "classes=[card-link] refuri=x.html 'Open'))) (grid_item (paragraph "
        "'g')))",
        "<div class=\"grid grid-cols-3\">\n<div class=\"card\">\n<p class=\""
        "card-title\">T</p>\n<div class=\"card-body\">\n<p>b</p>\n</div>\n"
        "<div class=\"card-footer\">\nf\n</div>\n<a class=\"card-link\" href="
        "\"x.html\">Open</a>\n</div>\n<div class=\"grid-item\">\n<p>g</p>\n"
        "</div>\n</div>\n");
    assert_html("(dropdown (dropdown_title 'T') (paragraph 'x'))",
                "<details class=\"dropdown\">\n<summary>T</summary>\n<p>x</p>"
                "\n</details>\n");
}

#define CELL(text) "(entry (paragraph '" text "'))"
#define HEAD2 \
    "(tgroup (colspec) (colspec) (thead (row " CELL("Model") CELL("Cost") "))"

static void tables(void **state)
{
    (void)state;
    assert_html(
        "(section ids=[s] (table (title 'My table') " HEAD2
        "(tbody (row " CELL("a") CELL("$1,234.50") ") (row " CELL("b")
            CELL("") "))))(table " HEAD2 "(tbody (row " CELL("a")
                CELL("x") ")))))",
        "<section id=\"s\">\n<div class=\"table-scroll\"><table "
        "id=\"s-my-table\" class=\"df-table num-2\">\n<caption>My table<a "
        "class=\"headerlink\" tabindex=\"-1\" aria-hidden=\"true\" "
        "href=\"#s-my-table\"></a></caption>\n<thead>\n<tr><th "
        "scope=\"col\">Model</th><th "
        "scope=\"col\">Cost</th></tr>\n</thead>\n<tbody>\n<tr><th "
        "scope=\"row\">a</th><td>$1,234.50</td></tr>\n<tr><th "
        "scope=\"row\">b</th><td></td></tr>\n</tbody>\n</table></div>\n<div "
        "class=\"table-scroll\"><table id=\"s-model\" "
        "class=\"df-table\" aria-label=\"Table\">\n<thead>\n<tr><th "
        "scope=\"col\">Model</th><th "
        "scope=\"col\">Cost</th></tr>\n</thead>\n<tbody>\n<tr><th "
        "scope=\"row\">a</th><td>x</td></tr>\n</tbody>\n</table></div>\n</"
        "section>\n");
}

static void table_spans(void **state)
{
    (void)state;
    str got = html(
        "(table ids=[t] classes=[colwidths-given] (tgroup (colspec colwidth=10 "
        "stub=1) (colspec colwidth=30) (colspec colwidth=60) (tbody (row "
        "(entry morerows=1 (paragraph 'a')) (entry morecols=1 (paragraph "
        "'b'))) (row (entry (paragraph '1')) (entry (paragraph 'c') (paragraph "
        "'d')"
        ")) (row (entry (paragraph 'e')) (entry (paragraph '2')) (entry)))))");
    assert_str(
        got,
        "<div class=\"table-scroll\"><table id=\"t\" class=\"df-table "
        "colwidths-given\" aria-label=\"Table\">\n<colgroup><col "
        "class=\"w-10\"><col "
        "class=\"w-30\"><col class=\"w-60\"></colgroup>\n<tbody>\n<tr><th "
        "class=\"stub\" scope=\"row\" rowspan=\"2\">a</th><td "
        "colspan=\"2\">b</td></tr>\n<tr><td "
        "class=\"num\">1</td><td class=\"gap\">\n<p>c</p>\n<p>d</p>\n</td></"
        "tr>\n<tr><th class=\"stub\" scope=\"row\">e</th><td "
        "class=\"num\">2</td><td "
        "class=\"gap\"></td></tr>\n</tbody>\n</table></div>\n");
}

static void messages_in_cells(void **state)
{
    (void)state;
    str got = html("(table (tgroup (colspec) (tbody (row (entry (paragraph "
                   "'12') (system_message (paragraph 'no number')))))))");
    assert_true(str_find(got, S("<td>12</td>"), 0) != STR_NPOS);
}

static void table_in_table(void **state)
{
    (void)state;
    str got = html(
        "(table (tgroup (colspec) (tbody (row (entry (table "
        "(tgroup (colspec) (tbody (row " CELL("x") "))))))"
                                                   "(row " CELL("1") "))))");
    assert_true(str_find(got, S("id=\"table\""), 0) != STR_NPOS);
    assert_true(str_find(got, S("id=\"table-2\""), 0) != STR_NPOS);
}

static void wide_table_in_its_template(void **state)
{
    (void)state;
    struct template_set *set = template_set_new(&arena);
    template_set_add_theme(set);
    assert_true(template_set_compile(set, &diags));
    options.table = template_find(set, S("table"));
    str got =
        html("(table ids=[t] (title 'T') (tgroup (colspec) (colspec) "
             "(colspec) (colspec) (colspec) (colspec) (colspec) (thead "
             "(row " CELL("A") CELL("B") CELL("C") CELL("D") CELL("E") CELL("F")
                 CELL("ComputeCostPerToken(Tflops)") ")) (tbody (row " CELL("1")
                     CELL("2") CELL("3") CELL("4") CELL("5") CELL("6")
                         CELL("7") "))))");
    assert_true(str_starts(got, S("<div class=\"table-block wide\"")));
    assert_true(str_find(got, S("aria-label=\"T, 7 columns\""), 0) != STR_NPOS);
    assert_true(str_find(got, S("colwidths-fit"), 0) != STR_NPOS);
    assert_true(str_find(got,
                         S("<col class=\"w-2\"><col class=\"w-12\">"
                           "</colgroup>"),
                         0) != STR_NPOS);
    assert_true(str_find(got,
                         S("Compute<wbr>Cost<wbr>Per<wbr>Token<wbr>(Tflops)"),
                         0) != STR_NPOS);
}

static void plain_is_commonmark(void **state)
{
    (void)state;
    options.plain = true;
    assert_html("(section ids=[a] (title _level=1 'A') (section ids=[b] (title "
                "_level=3 'B')))(rubric _level=2 'R')",
                "<h1>A</h1>\n<h3>B</h3>\n<h2>R</h2>\n");
    assert_html("(literal_block classes=[code c] 'x')(transition)"
                "(paragraph 'a' (line_break) (image uri=\"x y\" alt=z) "
                "(reference refuri=\"made:up\" title=\"t\" 'l'))",
                "<pre><code class=\"language-c\">x\n</code></pre>\n<hr />\n"
                "<p>a<br />\n<img src=\"x%20y\" alt=\"z\" /><a href=\"made:up"
                "\" title=\"t\">l</a></p>\n");
    assert_html("(bullet_list _tight=1 (list_item (paragraph 'a') (paragraph "
                "'b')) (list_item))(block_quote)",
                "<ul>\n<li>a\nb</li>\n<li></li>\n</ul>\n<blockquote>\n"
                "</blockquote>\n");
}

/* Text that looks like markup is escaped. */
static void what_it_has(void **state)
{
    (void)state;
    static const struct {
        const char *tree;
        struct html_has has;
    } CASES[] = {
        {"(section (title 'A'))", {.heading = true}},
        {"(paragraph '<h1 class=\"table-facts\"> <div class=\"highlight')",
         {false}},
        {"(literal_block '<h1> class=\"table-facts\"')", {.code = true}},
        {"(section (section (title 'A')))", {false}},
        {"(raw format=html '<h1>A</h1>')", {.heading = true}},
        {"(table _tools=on (tgroup (colspec) (colspec) (thead (row (entry "
         "(paragraph 'A')) (entry (paragraph "
         "'B')))) (tbody (row (entry (paragraph '1')) (entry (paragraph '2'))) "
         "(row (entry (paragraph '2')) (entry (paragraph '3'))) "
         "(row (entry (paragraph '5')) (entry (paragraph '4'))))))",
         {.tools = S_INIT("a")}},
    };
    struct html_has has;
    options =
        (struct html_options){.has = &has, .raw_html = true, .tools = true};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        html(CASES[i].tree);
        assert_int_equal(has.heading, CASES[i].has.heading);
        assert_int_equal(has.code, CASES[i].has.code);
        assert_true(str_eq(has.tools, CASES[i].has.tools));
    }
}

static void deep_tree(void **state)
{
    (void)state;
    struct document *doc = document_new(&arena, &diags, S("page.rst"));
    struct node *at = doc->root;
    struct buf out = {.a = &arena};
    for (int i = 0; i < 100000; i++) {
        struct node *n = node_new(&arena, NODE_BLOCK_QUOTE, (struct pos){0});
        node_append(at, n);
        at = n;
    }
    html_render(doc, &options, &scratch, &out);
    assert_int_equal(out.n, 100000 * (13 + 14));
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(sections),
        CASE(headings_stop_at_six),
        CASE(inline_elements),
        CASE(links),
        CASE(unsafe_links),
        CASE(targets),
        CASE(lists),
        CASE(definitions),
        CASE(blocks),
        CASE(hidden),
        CASE(notes),
        CASE(footnotes),
        CASE(figures),
        CASE(contents),
        CASE(tabs),
        CASE(cards),
        CASE(tables),
        CASE(table_spans),
        CASE(messages_in_cells),
        CASE(table_in_table),
        CASE(wide_table_in_its_template),
        CASE(plain_is_commonmark),
        CASE(what_it_has),
        CASE(deep_tree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
