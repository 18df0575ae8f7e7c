// SPDX-License-Identifier: MIT
// The plan, and the manifest it is made from.
#include "publish/plan.h"

#include "base/buf.h"
#include "base/vec.h"
#include "publish/digest.h"
#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

/* A file "KEY=CONTENT" of a manifest; its ETag is the content's MD5. */
static void add(struct manifest *m, const char *text)
{
    str content = str_c(text), key;
    str_cut(&content, '=', &key);
    vec_push(&a, m,
             (struct manifest_file){key, digest_sha256(&a, content),
                                    digest_md5(&a, content)});
}

/* Words "KEY=CONTENT", as a manifest that was written and read. */
static struct manifest *manifest(const char *words)
{
    struct manifest m = {0}, *out = NEW(&a, struct manifest);
    str rest = str_c(words), word;
    while (str_word(&rest, &word))
        add(&m, str_dupz(&a, word));
    m.build = manifest_build_id(&a, &m);
    assert_true(manifest_read(&a, manifest_write(&a, &m), out));
    assert_str(out->build, str_dupz(&a, m.build));
    assert_int_equal(out->n, m.n);
    return out;
}

/* "phase:key" of each put, "-key" of each deletion. */
static void plans(const char *built, const char *last, const char *there,
                  const char *want)
{
    struct manifest *b = manifest(built), *t = manifest(there);
    struct plan_file *files = NEW_N(&a, struct plan_file, b->n);
    struct plan_object *objects = NEW_N(&a, struct plan_object, t->n);
    for (size_t i = 0; i < b->n; i++)
        files[i] = (struct plan_file){
            .key = b->v[i].key, .sha256 = b->v[i].sha256, .size = 1};
    for (size_t i = 0; i < t->n; i++)
        objects[i] = (struct plan_object){t->v[i].key, t->v[i].etag};
    struct plan p =
        plan_make(&a, files, b->n, last ? manifest(last) : NULL, objects, t->n);
    struct buf out = {.a = &a};
    for (size_t i = 0; i < p.n_puts; i++)
        buf_printf(&out, "%d:%.*s ", (int)p.puts[i]->phase,
                   STR_ARG(p.puts[i]->key));
    for (size_t i = 0; i < p.deletes.n; i++)
        buf_printf(&out, "-%.*s ", STR_ARG(p.deletes.v[i]));
    assert_str(buf_str(&out), want);
    assert_int_equal(p.n_puts + p.n_kept, b->n);
    assert_int_equal(p.bytes, p.n_puts);
}

static void first(void **state)
{
    (void)state;
    plans("b.html=1 a.html=2 sitemap.xml=3 s/x.css=4 _headers=5", NULL, "",
          "0:s/x.css 1:a.html 1:b.html 3:_headers 3:sitemap.xml ");
}

static void unchanged(void **state)
{
    (void)state;
    plans("a.html=1 b.css=2", "a.html=1 b.css=2", "a.html=1 b.css=2", "");
}

static void changed(void **state)
{
    (void)state;
    plans("a.html=1 b.html=3 c.html=4 d.css=6", "a.html=1 b.html=2 d.css=5",
          "a.html=1 b.html=2 d.css=5", "0:d.css 1:c.html 2:b.html ");
}

/* What another hand changed or removed is put again. */
static void meddled(void **state)
{
    (void)state;
    plans("a.html=1 b.html=2", "a.html=1 b.html=2", "a.html=9",
          "1:b.html 2:a.html ");
}

/* Only keys of the last publish go, and only when they are there. */
static void deletions(void **state)
{
    (void)state;
    plans("a.html=1", "a.html=1 z.html=2 b.html=3 gone.html=4",
          "a.html=1 z.html=2 b.html=3 theirs.html=5", "-b.html -z.html ");
    plans("a.html=1", NULL, "theirs.html=5 a.html=1", "2:a.html ");
}

static void keys(void **state)
{
    (void)state;
    struct manifest m = {.parent = digest_sha256(&a, S("parent"))}, out;
    vec_push(&a, &m,
             (struct manifest_file){S("a b\n%41\xff"), digest_sha256(&a, S("")),
                                    S("e-2")});
    m.build = manifest_build_id(&a, &m);
    assert_true(manifest_read(&a, manifest_write(&a, &m), &out));
    assert_str(out.v[0].key, "a b\n%41\xff");
    assert_str(out.v[0].etag, "e-2");
    assert_true(str_eq(out.parent, m.parent));
}

static void damaged(void **state)
{
    (void)state;
    struct manifest m = {0}, out;
    add(&m, "a.html=1");
    add(&m, "b.html=2");
    m.build = manifest_build_id(&a, &m);
    str good = manifest_write(&a, &m);
    assert_true(manifest_read(&a, good, &out));
    for (size_t n = 0; n + 1 < good.n; n++)
        assert_false(manifest_read(&a, str_slice(good, 0, n), &out));
    assert_false(manifest_read(&a, str_concat(&a, good, S("x\n")), &out));
    assert_false(manifest_read(
        &a, str_replace(&a, good, S("b.html"), S("a.html")), &out));
    assert_false(manifest_read(
        &a, str_replace(&a, good, S("b.html"), S("c.html")), &out));
    assert_false(manifest_read(
        &a, str_replace(&a, good, S("b.html"), S("b%4.html")), &out));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(first, clear),
        cmocka_unit_test_teardown(unchanged, clear),
        cmocka_unit_test_teardown(changed, clear),
        cmocka_unit_test_teardown(meddled, clear),
        cmocka_unit_test_teardown(deletions, clear),
        cmocka_unit_test_teardown(keys, clear),
        cmocka_unit_test_teardown(damaged, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
