// SPDX-License-Identifier: MIT
#include "serve/preview.h"

#include "base/codes/directive.h"
#include "base/codes/output.h"
#include "base/gzip.h"
#include "base/mime.h"
#include "output/assets.h"
#include "testing.h"

static void types(void **state)
{
    (void)state;
    assert_string_equal(mime_of(S("a/b.html"))->type,
                        "text/html; charset=utf-8");
    assert_string_equal(mime_of(S("B.SVG"))->type, "image/svg+xml");
    assert_string_equal(mime_of(S("CNAME"))->type, "application/octet-stream");
    assert_false(mime_of(S("a.png"))->packs);
}

/* A version stays when a stylesheet's fingerprint changes, and only then. */
static void versions(void **state)
{
    (void)state;
    unsigned long long v =
        preview_version(S("<link href=\"a.0123abcd.css\"><p>x"));
    assert_true(v == preview_version(S("<link href=\"a.ffffffff.css\"><p>x")));
    assert_false(v == preview_version(S("<link href=\"b.0123abcd.css\"><p>x")));
    assert_false(v == preview_version(S("<link href=\"a.0123abcd.css\"><p>y")));
    assert_false(v == preview_version(S("<link href=\"a.0123abcg.css\"><p>x")));
    assert_false(preview_version(S("a.css")) == preview_version(S("b.css")));
    assert_true(preview_version(S("")) != 0);
}

static void script(void **state)
{
    (void)state;
    struct arena a = {0};
    str with = preview_page(&a, S("<head></head><body>"));
    assert_true(str_starts(with, S("<head><script src=\"/.perfpress/reload.")));
    assert_true(str_find(with, S(".js\" data-version=\""), 0) != STR_NPOS);
    assert_true(str_ends(with, S("defer></script>\n</head><body>")));
    assert_true(str_ends(preview_page(&a, S("x</body>")), S("</body>")));
    assert_true(str_starts(preview_page(&a, S("x")), S("x<script")));
    assert_true(preview_file(&a, S("reload.js")).n > 0);
    assert_null(preview_file(&a, S("none")).p);
    arena_free(&a);
}

static void events(void **state)
{
    (void)state;
    struct arena a = {0};
    struct diags d = {0};
    struct store *s = store_new(&d);
    assert_true(s->sink.put(&s->sink, S("index.html"), S("home")));
    assert_true(s->sink.put(&s->sink, S("a/index.html"), S("a")));
    assert_true(s->sink.put(&s->sink, S("x\"y.css"), S("")));
    assert_false(s->sink.put(&s->sink, S("index.html"), S("again")));
    assert_ptr_equal(d.v[0].code, DIAG_OUTPUT_CLASH);
    assert_str(preview_resolve(&a, s, S("")), "index.html");
    assert_str(preview_resolve(&a, s, S("a/")), "a/index.html");
    assert_str(preview_resolve(&a, s, S("b/")), "404.html");
    assert_true(preview_is_folder(&a, s, S("a")));
    assert_false(preview_is_folder(&a, s, S("a/")));
    assert_false(preview_is_folder(&a, s, S("b")));
    s->base = S("perf/");
    assert_str(preview_resolve(&a, s, S("perf/")), "index.html");
    assert_str(preview_resolve(&a, s, S("perf/a/")), "a/index.html");
    assert_str(preview_resolve(&a, s, S("a/")), "a/index.html");
    assert_str(preview_resolve(&a, s, S("perf/b")), "404.html");
    assert_true(preview_is_folder(&a, s, S("perf")));
    struct preview_faults none = {0}, some = {S("fault"), 2, 1};
    str event = preview_event(&a, s, S(""), &some);
    str page = str_fmt(&a, "\"page\":\"%llx\"", preview_version(S("home")));
    assert_true(str_find(event, page, 0) != STR_NPOS);
    assert_true(str_find(event, S("\"x\\\"y.css\":\""), 0) != STR_NPOS);
    assert_true(str_ends(event, S("\",\"errors\":2,\"warnings\":1}\n\n")));
    assert_true(
        str_find(preview_event(&a, NULL, S(""), &none),
                 S("\"page\":\"0\",\"styles\":{},\"base\":\"\",\"fault\":\"\""),
                 0) != STR_NPOS);
    store_drop(store_hold(s));
    assert_str(store_get(s, S("index.html")), "home");
    store_drop(s);
    diag_free(&d);
    arena_free(&a);
}

/* The files that a page of the last build may still request, and no others. */
static void replaced(void **state)
{
    (void)state;
    struct arena a = {0};
    struct store *old = store_new(NULL), *now = store_new(NULL);
    str gone = assets_fingerprint(&a, S("assets/a.css"), S("old"));
    str same = assets_fingerprint(&a, S("search/s/d0.js"), S("same"));
    str other = S("assets/b.0123abcd.css"); /* of other bytes */
    assert_null(preview_replaced(NULL, now));
    assert_null(preview_replaced(old, now));
    old->base = S("perf/");
    assert_true(old->sink.put(&old->sink, gone, S("old")));
    assert_true(old->sink.put(&old->sink, same, S("same")));
    assert_true(old->sink.put(&old->sink, other, S("other")));
    assert_true(old->sink.put(&old->sink, S("gone.html"), S("page")));
    assert_true(now->sink.put(&now->sink, same, S("same")));
    struct store *kept = preview_replaced(old, now);
    store_drop(old);
    assert_int_equal(kept->files.n, 1);
    assert_str(store_get(kept, gone), "old");
    assert_true(str_eq(
        preview_resolve(&a, kept, str_concat(&a, S("perf/"), gone)), gone));
    assert_true(store_hash(kept, gone) == str_hash(S("old")));
    assert_true(store_hash(kept, gone) == store_hash(kept, gone));
    assert_true(store_hash(kept, same) == 0);
    store_drop(kept);
    store_drop(now);
    arena_free(&a);
}

static void faults(void **state)
{
    (void)state;
    struct arena a = {0};
    struct diags d = {0};
    struct source src = {.name = S("content/a.rst"),
                         .text = S("one\n\303\251 <b>\n")};
    diag_at(&d, DIAG_ROLE_UNKNOWN, ((struct pos){&src, 2, 4, 3}), S("b&w"));
    diag_help(&d, "write '%s'", "x");
    str page = preview_faults_page(&a, &d, S("/nowhere"));
    assert_true(str_find(page, S("content/a.rst:2:3"), 0) != STR_NPOS);
    assert_true(str_find(page, S("\303\251 <mark>&lt;b&gt;</mark>"), 0) !=
                STR_NPOS);
    assert_true(str_find(page, S("b&amp;w"), 0) != STR_NPOS);
    assert_true(str_find(page, S("1 error, 0 warnings"), 0) != STR_NPOS);
    assert_true(str_eq(page, preview_faults_page(&a, &d, S("/nowhere"))));
    diag_free(&d);
    arena_free(&a);
}

/* The header has no time and no name. */
static void packs(void **state)
{
    (void)state;
    struct arena a = {0};
    char text[1000];
    memset(text, 'x', sizeof text);
    str packed = gzip_pack(&a, (str){text, sizeof text});
    assert_true(packed.n < 100);
    assert_memory_equal(packed.p, "\x1f\x8b\x08\0\0\0\0\0", 8);
    assert_true(gzip_pack(&a, S("")).n > 0);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(types),    cmocka_unit_test(versions),
        cmocka_unit_test(script),   cmocka_unit_test(events),
        cmocka_unit_test(faults),   cmocka_unit_test(packs),
        cmocka_unit_test(replaced),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
