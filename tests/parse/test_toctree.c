// SPDX-License-Identifier: MIT
#include "doc/toctree.h"

#include "small_syntax.h"

static const struct toctree *toctree_of(void **state, const char *text)
{
    struct small *s = *state;
    small_tree(s, text);
    const struct node *n = s->p.doc->root->first;
    assert_non_null(n);
    assert_int_equal(n->type, NODE_TOCTREE);
    return n->data;
}

static void entries(void **state)
{
    const struct toctree *t = toctree_of(
        state, ".. toctree::\n   :glob:\n\n   a/b.rst\n   A title <c>\n"
               "   d/*\n   Site <https://e.f/>\n   self\n   /x.y\n");
    assert_int_equal(t->n, 6);
    assert_str(t->v[0].target, "a/b");
    assert_null(t->v[0].title.p);
    assert_str(t->v[1].title, "A title");
    assert_str(t->v[1].target, "c");
    assert_int_equal(t->v[1].at.line, 5);
    assert_int_equal(t->v[1].at.col, 13);
    assert_int_equal(t->v[2].kind, TOCTREE_GLOB);
    assert_int_equal(t->v[3].kind, TOCTREE_URL);
    assert_str(t->v[3].target, "https://e.f/");
    assert_int_equal(t->v[4].kind, TOCTREE_SELF);
    assert_int_equal(t->v[5].kind, TOCTREE_PAGE);
    assert_str(t->v[5].target, "/x.y");
}

static void options(void **state)
{
    const struct toctree *t = toctree_of(
        state, ".. toctree::\n   :maxdepth: 2\n   :hidden:\n   :numbered:\n"
               "   :caption: The *guide*\n\n   a*\n");
    assert_int_equal(t->maxdepth, 2);
    assert_int_equal(t->numbered, 999);
    assert_true(t->hidden);
    assert_false(t->titlesonly);
    assert_str(t->caption, "The *guide*");
    assert_int_equal(t->v[0].kind, TOCTREE_PAGE);
    t = toctree_of(state, ".. toctree::\n\n   a\n");
    assert_int_equal(t->maxdepth, -1);
    assert_int_equal(t->numbered, 0);
    assert_null(t->caption.p);
    assert_faults(".. toctree::\n   :maxdepth: deep\n\n   a\n",
                  "page.rst:2:15+4: option 'maxdepth' of 'toctree': invalid "
                  "value 'deep' [directive-value]\n"
                  "help: expected an integer\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(entries),
        cmocka_unit_test(options),
    };
    return cmocka_run_group_tests(tests, small_begin, small_end);
}
