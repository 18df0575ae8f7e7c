// SPDX-License-Identifier: MIT
#include "resolve/page/pending.h"

#include "base/vec.h"
#include "doc/dump.h"
#include "doc/pending.h"
#include "testing.h"

static struct arena a;
static struct diags d;

static struct node *add(struct node *parent, enum node_type type)
{
    struct node *n = node_new(&a, type, (struct pos){0});
    node_append(parent, n);
    return n;
}

static struct node *add_section(struct node *parent, const char *title)
{
    struct node *section = add(parent, NODE_SECTION);
    struct node *n = add(section, NODE_TITLE);
    node_append(n, node_text(&a, str_c(title), n->pos));
    return section;
}

static struct pending *add_pending(struct node *parent, enum pending_kind kind)
{
    struct node *n = add(parent, NODE_PENDING);
    struct pending *p = NEW(&a, struct pending);
    p->kind = kind;
    p->start = 1;
    n->data = p;
    return p;
}

static str tree(const struct document *doc)
{
    struct buf b = {.a = &a};
    dump_tree(&b, doc->root);
    return buf_str(&b);
}

static void classes(void **state)
{
    (void)state;
    struct document *doc = document_new(&a, &d, S("x"));
    struct node *box = add(doc->root, NODE_CONTAINER);
    struct pending *p = add_pending(box, PENDING_CLASS);
    vec_push(&a, &p->classes, S("big"));
    add(box, NODE_COMMENT);
    add(doc->root, NODE_PARAGRAPH);
    add(doc->root, NODE_PARAGRAPH);
    pending_classes(doc);
    assert_str(tree(doc), "<document source=\"x\">\n"
                          "    <container>\n"
                          "        <comment xml:space=\"preserve\">\n"
                          "    <paragraph classes=\"big\">\n"
                          "    <paragraph>\n");
    assert_int_equal(d.n, 0);
    add_pending(doc->root, PENDING_CLASS);
    pending_classes(doc);
    assert_int_equal(d.n, 1);
    assert_int_equal(doc->root->last->type, NODE_PARAGRAPH);
}

static void numbers(void **state)
{
    (void)state;
    struct document *doc = document_new(&a, &d, S("x"));
    struct node *top = add_section(doc->root, "Page");
    struct pending *p = add_pending(top, PENDING_SECTNUM);
    p->suffix = S(")");
    p->depth = 3;
    add_section(top, "A");
    struct node *b = add_section(top, "B");
    struct node *c = add_section(b, "C");
    struct node *e = add_section(c, "E");
    pending_numbers(doc);
    assert_str(node_astext(&a, top->first), "1)\u00a0\u00a0\u00a0Page");
    assert_str(node_astext(&a, b->first), "1.2)\u00a0\u00a0\u00a0B");
    assert_str(node_astext(&a, c->first), "1.2.1)\u00a0\u00a0\u00a0C");
    assert_str(node_astext(&a, e->first), "E");
    assert_true(top->first->next->type == NODE_SECTION);
}

static int tear_down(void **state)
{
    (void)state;
    diag_free(&d);
    arena_free(&a);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(classes),
        cmocka_unit_test(numbers),
    };
    return cmocka_run_group_tests(tests, NULL, tear_down);
}
