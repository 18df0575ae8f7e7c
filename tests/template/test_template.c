// SPDX-License-Identifier: MIT
// What the specification's cases (make conformance) leave open: faults with
// their places, limits, blocks that meet their surroundings, the theme.
#include "load/site.h"
#include "testing.h"

#include <sys/stat.h>
#include <unistd.h>

#include "base/codes/template.h"
#include "base/vec.h"
#include "template/template.h"
#include "template/template_render.h"

static struct arena arena;
static struct diags diags;

static int setup(void **state)
{
    (void)state;
    diags = (struct diags){0};
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_free(&arena);
    diag_free(&diags);
    return 0;
}

static void add(struct template_set *set, const char *name, const char *text)
{
    struct source *src = NEW(&arena, struct source);
    src->name = str_c(name);
    src->text = str_c(text);
    template_set_add(set, str_c(name), src);
}

static const struct view_field FIELDS[] = {
    {S_INIT("name"), {.type = VIEW_TEXT, .text = S_INIT("<Trn1>")}},
    {S_INIT("empty"), {.type = VIEW_TEXT, .text = S_INIT("")}},
    {S_INIT("yes"), {.type = VIEW_BOOL, .b = true}},
    {S_INIT("none"), {.type = VIEW_NONE}},
};

/* Renders `text`, with "partial" as another template. */
static str render(const char *text, const char *partial)
{
    struct template_set *set = template_set_new(&arena);
    struct view data = view_object(FIELDS, sizeof FIELDS / sizeof *FIELDS);
    struct buf out = {.a = &arena};
    add(set, "page", text);
    if (partial)
        add(set, "partial", partial);
    template_set_compile(set, &diags);
    template_render(template_find(set, S("page")), &data, &diags, &out);
    return buf_str(&out);
}

/* The only diagnostic, as "line:col+len text [code] help". */
static str fault(const char *text, const char *partial)
{
    render(text, partial);
    if (diags.n != 1)
        return str_fmt(&arena, "%zu diagnostics", diags.n);
    const struct diag *g = &diags.v[0];
    return str_fmt(&arena, "%u:%u+%u %.*s [%s] %.*s", g->line, g->col, g->len,
                   STR_ARG(g->text), g->code->id, STR_ARG(g->help));
}

static void values(void **state)
{
    (void)state;
    assert_str(render("{{name}} {{{name}}} {{yes}}", NULL),
               "&lt;Trn1&gt; <Trn1> true");
    assert_str(render("{{#empty}}no{{/empty}}{{^empty}}yes{{/empty}}", NULL),
               "yes");
    assert_str(render("{{^none}}a{{/none}}{{#yes}}b{{/yes}}", NULL), "ab");
    assert_int_equal(diags.n, 0);
}

static void blocks_on_lines_of_their_own(void **state)
{
    (void)state;
    /* an empty block leaves no empty line, an inline argument gets one */
    const char *layout = "<a>\n  {{$x}}{{/x}}\n</a>\n";
    assert_str(render("{{<partial}}{{/partial}}", layout), "<a>\n</a>\n");
    assert_str(render("{{<partial}}{{$x}}1{{/x}}{{/partial}}", layout),
               "<a>\n  1\n</a>\n");
    assert_str(render("{{<partial}}\n{{$x}}\n    1\n      2\n\n    3\n"
                      "{{/x}}\n{{/partial}}\n",
                      layout),
               "<a>\n  1\n    2\n\n  3\n</a>\n");
    assert_str(render("{{<partial}}{{$x}}1{{/x}}{{/partial}}",
                      "<a>\r\n  {{$x}}{{/x}}\r\n</a>\r\n"),
               "<a>\r\n  1\r\n</a>\r\n");
    assert_int_equal(diags.n, 0);
}

static void blocks_keep_their_lines(void **state)
{
    (void)state;
    /* a default stands as it is written, whatever its lines begin with */
    static const char text[] = "<a>\n    {{$x}}\n    <b>\n{{name}}\n"
                               "      {{#yes}}\n  <c>\n{{/yes}}\n\n"
                               "    {{/x}}\n</a>\n";
    assert_str(render(text, NULL),
               "<a>\n    <b>\n&lt;Trn1&gt;\n  <c>\n\n</a>\n");
    /* what follows on a tag's own line is not indented again */
    struct template_set *set = template_set_new(&arena);
    struct buf out = {.a = &arena};
    struct view none = {0};
    add(set, "page", "    {{>a}}\n");
    add(set, "a", "[{{>b}}]{{$x}}{{/x}}\n-\n");
    add(set, "b", "b\n");
    assert_true(template_set_compile(set, &diags));
    template_render(template_find(set, S("page")), &none, &diags, &out);
    assert_str(buf_str(&out), "    [b\n]\n    -\n");
    /* and what follows on the next one is */
    assert_str(render("    {{<partial}}\n{{$x}}1{{/x}}\n    {{/partial}}\n",
                      "[\n{{$x}}{{/x}}\n]\n"),
               "    [\n    1\n    ]\n");
}

static void block_wraps_block_of_its_name(void **state)
{
    (void)state;
    struct template_set *set = template_set_new(&arena);
    struct buf out = {.a = &arena};
    struct view none = {0};
    add(set, "base", "[{{$x}}base{{/x}}]");
    add(set, "mid", "{{<base}}{{$x}}({{$x}}mid{{/x}}){{/x}}{{/base}}");
    add(set, "page", "{{>mid}} {{<mid}}{{$x}}page{{/x}}{{/mid}}");
    assert_true(template_set_compile(set, &diags));
    assert_true(
        template_render(template_find(set, S("page")), &none, &diags, &out));
    /* the outermost argument wins */
    assert_str(buf_str(&out), "[(mid)] [page]");
}

static void variables_keep_their_lines(void **state)
{
    (void)state;
    assert_str(render("  {{>partial}}\n", "a\n\nb\n{{name}}\n"),
               "  a\n\n  b\n  &lt;Trn1&gt;\n");
}

static void first_of_a_name_stays(void **state)
{
    (void)state;
    struct template_set *set = template_set_new(&arena);
    add(set, "page", "mine");
    template_set_add_theme(set);
    assert_true(template_set_compile(set, &diags));
    struct buf out = {.a = &arena};
    struct view none = {0};
    template_render(template_find(set, S("page")), &none, &diags, &out);
    assert_str(buf_str(&out), "mine");
    assert_non_null(template_find(set, S("layout")));
    assert_null(template_find(set, S("assets/perfpress.css")));
}

/* A folder of templates on disk, in the way a site has one. */
static void site_before_theme(void **state)
{
    (void)state;
    char folder[] = "/tmp/perfpress-test-XXXXXX";
    assert_non_null(mkdtemp(folder));
    str sub = str_fmt(&arena, "%s/templates", folder);
    str file = str_fmt(&arena, "%s/nav.mustache", sub.p);
    assert_int_equal(mkdir(sub.p, 0777), 0);
    FILE *f = fopen(file.p, "w");
    assert_non_null(f);
    fputs("own", f);
    fclose(f);
    struct site site = {0};
    site_bare(&site, str_c(folder));
    vec_push(&arena, &site.templates, S("nav.mustache"));
    vec_push(&arena, &site.templates, S("assets/own.css"));
    struct template_set *set = template_set_new(&arena);
    assert_true(template_set_add_site(set, &site, &diags));
    template_set_add_theme(set);
    assert_true(template_set_compile(set, &diags));
    struct buf out = {.a = &arena};
    struct view none = {0};
    template_render(template_find(set, S("nav")), &none, &diags, &out);
    assert_str(buf_str(&out), "own");
    vec_push(&arena, &site.templates, S("gone.mustache"));
    assert_false(template_set_add_site(set, &site, &diags));
    assert_int_equal(diags.n, 1);
    unlink(file.p);
    rmdir(sub.p);
    rmdir(folder);
    site.templates = (struct strs){0};
    site_free(&site);
}

static void fault_section_unclosed(void **state)
{
    (void)state;
    assert_str(fault("a\n  {{#x}}b", NULL),
               "2:3+6 section 'x' is never closed [template-syntax] expected "
               "a closing tag {{/x}} after it");
}

static void fault_unexpected_close(void **state)
{
    (void)state;
    assert_str(fault("a{{/x}}", NULL), "1:2+6 unexpected closing tag 'x' "
                                       "[template-syntax] no tag is open here");
}

static void fault_wrong_close(void **state)
{
    (void)state;
    render("{{#yes}}\n{{/yse}}{{name}}{{/yes}}", NULL);
    assert_int_equal(diags.n, 1);
    assert_str(diags.v[0].help,
               "'yes', opened on line 1, must be closed by {{/yes}}");
    assert_int_equal(diags.v[0].line, 2);
}

static void fault_crossing(void **state)
{
    (void)state;
    assert_str(fault("{{#a}}{{#b}}{{/a}}", NULL),
               "1:7+6 section 'b' is never closed [template-syntax] expected "
               "a closing tag {{/b}} after it");
}

static void fault_tag_unclosed(void **state)
{
    (void)state;
    assert_str(fault("x {{name\ny", NULL),
               "1:3+2 tag is never closed [template-syntax] expected '}}' "
               "after its name");
}

static void fault_tag_unclosed_before_another(void **state)
{
    (void)state;
    assert_str(render("{{name {{name}}", NULL), "name &lt;Trn1&gt;");
    assert_int_equal(diags.n, 1);
}

static void fault_triple_unclosed(void **state)
{
    (void)state;
    assert_str(fault("{{{name}}", NULL),
               "1:1+3 tag is never closed [template-syntax] expected '}}}' "
               "after its name");
}

static void fault_names(void **state)
{
    (void)state;
    static const char *const bad[] = {"{{}}",     "{{# }}{{/ }}", "{{a b}}",
                                      "{{a..b}}", "{{.a}}",       "{{>*}}"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        size_t before = diags.n;
        render(bad[i], NULL);
        assert_true(diags.n > before);
        assert_ptr_equal(diags.v[before].code, DIAG_TEMPLATE_SYNTAX);
        assert_int_equal(diags.v[before].col, 1);
    }
}

static void fault_delimiters(void **state)
{
    (void)state;
    assert_str(fault("{{=<%=}}", NULL),
               "1:1+8 malformed set-delimiter tag [template-syntax] expected "
               "two delimiters without '=', separated by a space, as in "
               "{{=<% %>=}}");
}

static void fault_missing(void **state)
{
    (void)state;
    assert_str(fault("a\n{{> partail}}", ""),
               "2:1+13 unknown template 'partail' [template-missing] "
               "did you mean 'partial'? templates are 'page', 'partial'");
}

static void fault_endless(void **state)
{
    (void)state;
    assert_str(
        fault("{{>partial}}", "a {{>partial}}"),
        "1:3+12 templates nest deeper than 500 levels [template-depth] "
        "the template includes itself, directly or through others; remove "
        "this tag");
}

static void fault_nesting(void **state)
{
    (void)state;
    struct buf b = {.a = &arena};
    for (int i = 0; i < 101; i++)
        buf_puts(&b, "{{#a}}");
    buf_putc(&b, '\0');
    render(b.p, NULL);
    assert_int_equal(diags.n, 1);
    assert_ptr_equal(diags.v[0].code, DIAG_TEMPLATE_DEPTH);
}

/* Two objects of a list, rendered twice; in between their texts change, which
   shows whether what they gave was kept. */
static str twice(const char *text, const char *partial)
{
    struct template_set *set = template_set_new(&arena);
    struct view_memo memos[2] = {{.a = &arena}, {.a = &arena}};
    struct view_field names[2] = {{S("n"), view_text(S("a"))},
                                  {S("n"), view_text(S("b"))}};
    struct view items[2] = {view_object(&names[0], 1),
                            view_object(&names[1], 1)};
    struct view_field fields[] = {{S("items"), view_list(items, 2)},
                                  {S("m"), view_text(S("1"))}};
    struct view data = view_object(fields, 2);
    struct buf out = {.a = &arena};
    items[0].object.memo = &memos[0];
    items[1].object.memo = &memos[1];
    add(set, "page", text);
    add(set, "partial", partial);
    assert_true(template_set_compile(set, &diags));
    const struct template *t = template_find(set, S("page"));
    assert_true(template_render(t, &data, &diags, &out));
    buf_putc(&out, '\n');
    names[0].value = view_text(S("A"));
    names[1].value = view_text(S("B"));
    assert_true(template_render(t, &data, &diags, &out));
    return buf_str(&out);
}

static void objects_are_kept(void **state)
{
    (void)state;
    assert_str(twice("{{#items}}{{n}}{{/items}}", ""), "ab\nab");
    assert_str(twice("<{{#items}}{{> partial}}{{/items}}>", "{{n}}\n"),
               "<a\nb\n>\n<a\nb\n>");
    assert_str(twice("{{#items}}\n{{> partial}}\n{{/items}}\n", "{{n}}\n"),
               "a\nb\n\na\nb\n");
}

/* Not where what stands around them has a say. */
static void objects_are_not_kept(void **state)
{
    (void)state;
    assert_str(twice("{{#items}}{{n}}{{m}}{{/items}}", ""), "a1b1\nA1B1");
    assert_str(twice("  {{> partial}}\n", "{{#items}}{{n}}\n{{/items}}"),
               "  a\n  b\n\n  A\n  B\n");
    assert_str(twice("{{<partial}}{{$x}}1{{/x}}{{/partial}}",
                     "{{#items}}{{n}}{{$x}}{{/x}}{{/items}}"),
               "a1b1\nA1B1");
    /* another place keeps its own */
    assert_str(twice("{{#items}}{{n}}{{/items}}{{#items}}-{{n}}{{/items}}", ""),
               "ab-a-b\nAB-A-B");
    /* the first: at the start of a line, then within one */
    assert_str(
        twice("{{> partial}}x{{> partial}}", "{{#items}}{{n}}{{/items}}"),
        "abxab\nAbxAb");
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

static void fields_are_found_by_name(void **state)
{
    struct arena a = {0};
    struct view_field v[20];
    (void)state;
    for (size_t i = 0; i < 20; i++) {
        str name = str_fmt(&a, "n%zu", i % 19);
        v[i] = (struct view_field){name, view_text(str_fmt(&a, "%zu", i))};
    }
    for (size_t n = 3; n <= 20; n += 17) {
        struct view object = view_fields(&a, v, n);
        assert_true(view_is_true(&object));
        assert_str(view_get(&object, S("n0"))->text, "0");
        assert_str(view_get(&object, S("n2"))->text, "2");
        assert_null(view_get(&object, S("n19")));
    }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(values),
        CASE(blocks_on_lines_of_their_own),
        CASE(blocks_keep_their_lines),
        CASE(block_wraps_block_of_its_name),
        CASE(variables_keep_their_lines),
        CASE(first_of_a_name_stays),
        CASE(site_before_theme),
        CASE(fault_section_unclosed),
        CASE(fault_unexpected_close),
        CASE(fault_wrong_close),
        CASE(fault_crossing),
        CASE(fault_tag_unclosed),
        CASE(fault_tag_unclosed_before_another),
        CASE(fault_triple_unclosed),
        CASE(fault_names),
        CASE(fault_delimiters),
        CASE(fault_missing),
        CASE(fault_endless),
        CASE(fault_nesting),
        CASE(fields_are_found_by_name),
        CASE(objects_are_kept),
        CASE(objects_are_not_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
