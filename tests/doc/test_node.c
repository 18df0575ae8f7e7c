// SPDX-License-Identifier: MIT
#include "doc/node.h"

#include "testing.h"

static const struct pos NONE = {0};

static struct node *add(struct arena *a, struct node *up, enum node_type type)
{
    struct node *n = node_new(a, type, NONE);
    node_append(up, n);
    return n;
}

/* section(title("T"), paragraph("x", strong("y")), paragraph("z")) */
static struct node *sample(struct arena *a)
{
    struct node *top = node_new(a, NODE_SECTION, NONE);
    node_append(add(a, top, NODE_TITLE), node_text(a, S("T"), NONE));
    struct node *p = add(a, top, NODE_PARAGRAPH);
    node_append(p, node_text(a, S("x"), NONE));
    node_append(add(a, p, NODE_STRONG), node_text(a, S("y"), NONE));
    node_append(add(a, top, NODE_PARAGRAPH), node_text(a, S("z"), NONE));
    return top;
}

static void walking(void **state)
{
    (void)state;
    struct arena a = {0};
    struct node *top = sample(&a);
    size_t n = 0, texts = 0;
    for (struct node *at = top; at; at = node_next(at, top)) {
        n++;
        texts += at->type == NODE_TEXT;
    }
    assert_int_equal(n, 9);
    assert_int_equal(texts, 4);
    assert_ptr_equal(node_skip(top->first, top), top->first->next);
    assert_null(node_skip(top, top));
    assert_str(node_astext(&a, top), "T\n\nxy\n\nz");
    assert_ptr_equal(node_above(top->last->first, NODE_SECTION), top);
    node_append(add(&a, top, NODE_PARAGRAPH), node_text(&a, S(""), NONE));
    node_append(add(&a, top, NODE_PARAGRAPH), node_text(&a, S("!"), NONE));
    assert_str(node_astext(&a, top), "T\n\nxy\n\nz\n\n!");
    arena_free(&a);
}

static void relinking(void **state)
{
    (void)state;
    struct arena a = {0};
    struct node *top = sample(&a), *title = top->first, *p = title->next;
    struct node *note = node_new(&a, NODE_NOTE, NONE);
    node_replace(p, note);
    node_move_children(p, note);
    assert_ptr_equal(title->next, note);
    assert_ptr_equal(note->next, top->last);
    assert_null(p->parent);
    assert_str(node_astext(&a, note->last), "y");
    node_remove(top->last);
    assert_ptr_equal(top->last, note);
    node_insert_before(title, p);
    node_append(top, node_new(&a, NODE_TRANSITION, NONE));
    assert_ptr_equal(top->first, p);
    assert_int_equal(top->last->type, NODE_TRANSITION);
    arena_free(&a);
}

static void attributes(void **state)
{
    (void)state;
    struct arena a = {0};
    struct node *n = node_new(&a, NODE_TABLE, NONE);
    assert_null(node_get(n, "align").p);
    node_set(&a, n, "align", S("left"));
    node_set(&a, n, "align", S("right"));
    assert_str(node_get(n, "align"), "right");
    node_unset(n, "align");
    assert_false(node_has(n, "align"));
    node_add(&a, n, "classes", S("x"));
    node_add(&a, n, "classes", S("y"));
    node_add(&a, n, "classes", S("x"));
    assert_int_equal(node_list(n, "classes")->n, 2);
    assert_true(node_has_class(n, S("y")));
    assert_false(node_has_class(n, S("z")));
    assert_int_equal(node_list(n, "ids")->n, 0);
    arena_free(&a);
}

/* A list instead of a string, and a string instead of a list. */
static void texts_and_lists(void **state)
{
    (void)state;
    struct arena a = {0};
    struct node *n = node_new(&a, NODE_TABLE, NONE);
    node_set(&a, n, "names", S("x"));
    assert_int_equal(node_list(n, "names")->n, 0);
    node_push(&a, n, "names", S("y"));
    assert_null(node_get(n, "names").p);
    assert_int_equal(node_list(n, "names")->n, 1);
    assert_str(node_list(n, "names")->v[0], "y");
    node_set(&a, n, "names", S("z"));
    assert_str(node_get(n, "names"), "z");
    assert_int_equal(node_list(n, "names")->n, 0);
    arena_free(&a);
}

static void copying(void **state)
{
    (void)state;
    struct arena a = {0};
    struct node *top = sample(&a);
    node_add(&a, top->last, "classes", S("x"));
    struct node *copy = node_copy(&a, top);
    node_add(&a, top->last, "classes", S("y"));
    assert_str(node_astext(&a, copy), "T\n\nxy\n\nz");
    assert_int_equal(node_list(copy->last, "classes")->n, 1);
    assert_null(copy->parent);
    size_t n = 0;
    for (struct node *at = copy; at; at = node_next(at, copy))
        n += at->parent == copy;
    assert_int_equal(n, 3);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(walking),    cmocka_unit_test(relinking),
        cmocka_unit_test(attributes), cmocka_unit_test(texts_and_lists),
        cmocka_unit_test(copying),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
