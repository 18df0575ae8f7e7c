// SPDX-License-Identifier: MIT
// Ids and names as docutils gives them out, and the tree as it prints it.
#include "testing.h"

#include "doc/document.h"
#include "doc/dump.h"

static struct arena a;
static struct diags d;

static int tear_down(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    return 0;
}

static void ids(void **state)
{
    (void)state;
    static const struct {
        const char *text, *id;
    } CASES[] = {
        {"Cost per 1M inferences", "cost-per-1m-inferences"},
        {"  _a__b. ", "a-b"},
        {"1. Start", "start"},
        {"42", ""},
        {"Größe Æther", "grosze-aether"},
        {"\u00bd caf\u00e9 \u2167", "cafe-viii"},
        {"日本", ""},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        assert_str(document_make_id(&a, str_c(CASES[i].text)), CASES[i].id);
}

static void names(void **state)
{
    (void)state;
    assert_str(document_normal_name(&a, S(" A  \n\tB\u00a0\u00c9 ")),
               "a b \u00e9");
    assert_str(document_normal_space(&a, S(" A  B ")), "A B");
    str same = S("a b");
    assert_ptr_equal(document_normal_name(&a, same).p, same.p);
}

static struct node *target(struct document *doc, str name, str uri,
                           uint32_t line)
{
    static const struct source page = {.name = S_INIT("page"),
                                       .text = S_INIT("a\nb\nc\n")};
    struct node *n = node_new(&a, NODE_TARGET, (struct pos){&page, line, 1, 1});
    node_add(&a, n, "names", name);
    if (uri.p)
        node_set(&a, n, "refuri", uri);
    node_append(doc->root, n);
    return n;
}

static void duplicates(void **state)
{
    (void)state;
    struct document *doc = document_new(&a, &d, S("page"));
    struct node *x = target(doc, S("x"), STR_NONE, 1);
    struct node *y = target(doc, S("x"), STR_NONE, 2);
    document_note_explicit_target(doc, x);
    document_note_explicit_target(doc, y);
    const struct doc_name *name = map_get(&doc->names, S("x"));
    assert_null(name->node);
    assert_int_equal(d.n, 1);
    assert_int_equal(d.v[0].line, 2);
    assert_str(d.v[0].text, "label 'x' is already defined at page:1");
    assert_str(node_list(y, "ids")->v[0], "x-1");
    assert_str(node_list(x, "dupnames")->v[0], "x");
    assert_int_equal(y->first->type, NODE_SYSTEM_MESSAGE);
}

static void same_address(void **state)
{
    (void)state;
    struct document *doc = document_new(&a, &d, S("page"));
    struct node *x = target(doc, S("x"), S("http://a"), 1);
    struct node *y = target(doc, S("x"), S("http://a"), 2);
    document_note_explicit_target(doc, x);
    document_note_explicit_target(doc, y);
    const struct doc_name *name = map_get(&doc->names, S("x"));
    assert_ptr_equal(name->node, x);
    assert_int_equal(d.n, 0);
}

static void explicit_wins(void **state)
{
    (void)state;
    struct document *doc = document_new(&a, &d, S("page"));
    struct node *x = target(doc, S("x"), STR_NONE, 1);
    struct node *y = target(doc, S("x"), STR_NONE, 2);
    document_note_implicit_target(doc, x);
    document_note_explicit_target(doc, y);
    const struct doc_name *name = map_get(&doc->names, S("x"));
    assert_ptr_equal(name->node, y);
    assert_true(name->is_explicit);
    assert_int_equal(d.n, 0);
}

static void dump(void **state)
{
    (void)state;
    struct document *doc = document_new(&a, &d, S("page"));
    struct node *x = target(doc, S("a b\\c"), S("u"), 1);
    node_set(&a, x, "anonymous", S("1"));
    struct node *c = node_new(&a, NODE_COMMENT, x->pos);
    node_append(c, node_text(&a, S("one\n\ntwo\n"), x->pos));
    node_append(doc->root, c);
    struct buf b = {.a = &a};
    dump_tree(&b, doc->root);
    assert_str(
        buf_str(&b),
        "<document source=\"page\">\n"
        "    <target anonymous=\"1\" names=\"a\\ b\\\\c\" refuri=\"u\">\n"
        "    <comment xml:space=\"preserve\">\n"
        "        one\n"
        "        \n"
        "        two\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(ids, tear_down),
        cmocka_unit_test_teardown(names, tear_down),
        cmocka_unit_test_teardown(duplicates, tear_down),
        cmocka_unit_test_teardown(same_address, tear_down),
        cmocka_unit_test_teardown(explicit_wins, tear_down),
        cmocka_unit_test_teardown(dump, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
