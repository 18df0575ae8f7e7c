// SPDX-License-Identifier: MIT
// The plan, and the manifest it is made from.
#include "publish/plan.h"

#include "base/buf.h"
#include "base/digest.h"
#include "base/vec.h"
#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

/* A file "KEY=CONTENT"; its ETag is the content's MD5. */
static void add(struct manifest_files *files, const char *text)
{
    str content = str_c(text), key;
    str_cut(&content, '=', &key);
    vec_push(&a, files,
             (struct manifest_file){key, digest_sha256(&a, content),
                                    digest_md5(&a, content)});
}

static struct manifest_files files_of(const char *words)
{
    struct manifest_files files = {0};
    str rest = str_c(words), word;
    while (str_word(&rest, &word))
        add(&files, str_dupz(&a, word));
    return files;
}

/* Words "KEY=CONTENT", as a manifest that was written and read. */
/* Whether the pending entries are from a publish that was not interrupted. */
static bool ended;

static struct manifest manifest(const char *words, const char *pending)
{
    struct manifest m = {.files = files_of(words)}, out;
    m.build = manifest_build_id(&a, &m.files);
    if (pending) {
        m.publish = ended ? STR_NONE : digest_sha256(&a, S("publish"));
        m.pending = files_of(pending);
    }
    assert_true(manifest_read(&a, manifest_write(&a, &m), &out));
    assert_str(out.build, str_dupz(&a, m.build));
    assert_int_equal(out.files.n, m.files.n);
    assert_int_equal(out.pending.n, m.pending.n);
    assert_true(str_eq(out.publish, m.publish));
    return out;
}

static bool encrypted;

/* "phase:key" of each put, "-key" of each deletion, "~key" of each file that
   stays for one more publish, "!key" of each foreign file, for the files of a
   build, the last publish, the pending publish and the bucket. */
static void plans_after(const char *built, const char *last,
                        const char *pending, const char *there,
                        const char *want)
{
    struct manifest_files b = files_of(built), t = files_of(there);
    struct manifest m = manifest(last, pending);
    struct files files = {0};
    struct plan_objects objects = {0};
    for (size_t i = 0; i < b.n; i++)
        vec_push(&a, &files,
                 (struct file){.key = b.v[i].key, .sha256 = b.v[i].sha256});
    for (size_t i = 0; i < t.n; i++)
        vec_push(&a, &objects, (struct plan_object){t.v[i].key, t.v[i].etag});
    struct plan p = plan_make(&a, &files, &m, encrypted, &objects);
    struct buf out = {.a = &a};
    for (size_t i = 0; i < p.n_puts; i++)
        buf_printf(&out, "%d:%.*s ", (int)p.puts[i]->phase,
                   STR_ARG(p.puts[i]->file->key));
    for (size_t i = 0; i < p.deletes.n; i++)
        buf_printf(&out, "-%.*s ", STR_ARG(p.deletes.v[i].key));
    for (size_t i = 0; i < p.leaving.n; i++)
        buf_printf(&out, "~%.*s ", STR_ARG(p.leaving.v[i].key));
    for (size_t i = 0; i < p.foreign.n; i++)
        buf_printf(&out, "!%.*s ", STR_ARG(p.foreign.v[i]));
    assert_str(buf_str(&out), want);
    assert_int_equal(p.n_puts + p.n_kept, b.n);
    assert_int_equal(p.n_files, b.n);
    assert_int_equal(p.n_new + p.foreign.n + p.replaced.n, p.n_puts);
}

static void plans(const char *built, const char *last, const char *there,
                  const char *want)
{
    plans_after(built, last, NULL, there, want);
}

/* Readers come in by the index, so it comes last of the pages. */
static void first(void **state)
{
    (void)state;
    plans("404.html=0 b.html=1 a.html=2 index.html=6 sitemap.xml=3 s/x.css=4 "
          "_headers=5 s/index.html=7",
          "", "",
          "0:s/x.css 1:a.html 1:b.html 1:s/index.html 2:404.html 2:index.html "
          "3:_headers 3:sitemap.xml ");
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

/* Files that others removed are uploaded again; files that they changed are
   foreign. */
static void meddled(void **state)
{
    (void)state;
    plans("a.html=1 b.html=2", "a.html=1 b.html=2", "a.html=9",
          "1:b.html 2:a.html !a.html ");
    plans("a.html=1", "", "a.html=1 z.html=2", "2:a.html !a.html ");
}

/* Only what is as the last publish put it goes. */
static void deletions(void **state)
{
    (void)state;
    plans("a.html=1", "a.html=1 b.html=3 gone.html=4 z.html=2",
          "a.html=1 b.html=3 theirs.html=5 z.html=2", "-b.html -z.html ");
    plans("a.html=1", "a.html=1 z.html=2", "a.html=1 z.html=3", "");
}

/* A publish that was to bring n.html, change c.html and delete o.html, and
   did any of that: its traces are ours, whatever comes next. */
static void broken_off(void **state)
{
    (void)state;
    static const char *const LAST = "c.html=1 o.html=3",
                             *const PENDING = "c.html=1 c.html=2 n.html=4 "
                                              "o.html=3";
    plans_after("c.html=2 n.html=4", LAST, PENDING, "c.html=1 o.html=3",
                "1:n.html 2:c.html -o.html ");
    plans_after("c.html=2 n.html=4", LAST, PENDING, "c.html=2 o.html=3",
                "1:n.html -o.html ");
    plans_after("c.html=2 n.html=4", LAST, PENDING, "c.html=2 n.html=4", "");
    plans_after("c.html=7", LAST, PENDING, "c.html=2 n.html=4 o.html=3",
                "2:c.html -n.html -o.html ");
    plans_after("c.html=2 n.html=4", LAST, PENDING, "c.html=9 n.html=9",
                "2:c.html 2:n.html !c.html !n.html ");
    plans_after("c.html=2", LAST, PENDING, "c.html=2 n.html=9", "");
}

#define OLD "assets/x.0123abcd.css"
#define NOW "assets/x.4567ef00.css"
#define SHARD "search/s/t0.0123abcd.js"

/* A style sheet with a fingerprint outlasts the publish that replaces it. */
static void leaving(void **state)
{
    (void)state;
    plans("a.html=2 " NOW "=4", "a.html=1 " OLD "=3 " SHARD "=5",
          "a.html=1 " OLD "=3 " SHARD "=5",
          "0:" NOW " 2:a.html ~" OLD " ~" SHARD " ");
    ended = true;
    /* the next one deletes it, with changes or without */
    plans_after("a.html=2 " NOW "=4", "a.html=2 " NOW "=4", OLD "=3",
                "a.html=2 " NOW "=4 " OLD "=3", "-" OLD " ");
    /* it is there again */
    plans_after("a.html=1 " OLD "=3", "a.html=1 " NOW "=4", OLD "=3",
                "a.html=1 " NOW "=4 " OLD "=3", "~" NOW " ");
    plans_after("a.html=1", "", OLD "=3", OLD "=3", "1:a.html ~" OLD " ");
    ended = false;
    plans_after("a.html=2 " NOW "=4", "a.html=1", OLD "=3",
                "a.html=1 " OLD "=3", "0:" NOW " 2:a.html ~" OLD " ");
    /* names that hold no fingerprint, and files of the site's own */
    plans(
        "a.html=1",
        "a.html=1 assets/x.css=2 assets/x.0123ABCD.css=3 "
        "b.0123abcd.css=4 " OLD "=5",
        "a.html=1 assets/x.css=2 assets/x.0123ABCD.css=3 b.0123abcd.css=4 " OLD
        "=9",
        "-assets/x.css -assets/x.0123ABCD.css -b.0123abcd.css ");
}

/* Nobody knows the ETag of what is encrypted before it is there. */
static void broken_off_encrypted(void **state)
{
    (void)state;
    encrypted = true;
    plans_after("c.html=2 n.html=4", "c.html=1", "n.html=4",
                "c.html=1 n.html=x z.html=x", "2:c.html 2:n.html ");
    plans_after("c.html=1", "c.html=1", "n.html=4", "c.html=1 n.html=x",
                "-n.html ");
    encrypted = false;
}

static void keys(void **state)
{
    (void)state;
    struct manifest m = {.parent = digest_sha256(&a, S("parent"))}, out;
    vec_push(&a, &m.files,
             (struct manifest_file){S("a b\n%41\xff"), digest_sha256(&a, S("")),
                                    S("e-2")});
    m.build = manifest_build_id(&a, &m.files);
    assert_true(manifest_read(&a, manifest_write(&a, &m), &out));
    assert_str(out.files.v[0].key, "a b\n%41\xff");
    assert_str(out.files.v[0].etag, "e-2");
    assert_true(str_eq(out.parent, m.parent));
}

static void refuses(str bytes)
{
    struct manifest out;
    assert_false(manifest_read(&a, bytes, &out));
}

static void damaged(void **state)
{
    (void)state;
    struct manifest m = manifest("a.html=1 b.html=2", "c.html=3 c.html=4"), out;
    str good = manifest_write(&a, &m);
    assert_true(manifest_read(&a, good, &out));
    for (size_t n = 0; n < good.n; n++)
        refuses(str_slice(good, 0, n));
    refuses(str_concat(&a, good, S("x\n")));
    refuses(str_replace(&a, good, S("end\n"), S("pending\nend\n")));
    refuses(str_replace(&a, good, S("pending\n"), S("")));
    refuses(str_replace(&a, good, S("perfpress-publish 1"),
                        S("perfpress-publish 2")));
    refuses(str_replace(&a, good, S("b.html"), S("a.html")));
    refuses(str_replace(&a, good, S("b.html"), S("c.html")));
    refuses(str_replace(&a, good, S("b.html"), S("b%4.html")));
    refuses(str_replace(&a, good, m.publish, S("x")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(first, clear),
        cmocka_unit_test_teardown(unchanged, clear),
        cmocka_unit_test_teardown(changed, clear),
        cmocka_unit_test_teardown(meddled, clear),
        cmocka_unit_test_teardown(deletions, clear),
        cmocka_unit_test_teardown(broken_off, clear),
        cmocka_unit_test_teardown(leaving, clear),
        cmocka_unit_test_teardown(broken_off_encrypted, clear),
        cmocka_unit_test_teardown(keys, clear),
        cmocka_unit_test_teardown(damaged, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
