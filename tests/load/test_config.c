// SPDX-License-Identifier: MIT
#include "config/config.h"

#include "base/codes/config.h"
#include "base/codes/df.h"
#include "base/codes/reference.h"
#include "base/codes/rst.h"
#include "testing.h"

static struct arena a;
static struct diags d;
static struct config c;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    return 0;
}

static bool read_text(const char *text)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("perfpress.yaml"), .text = str_c(text)};
    return config_read(&a, &d, src, &c);
}

static void refuses(const char *text, unsigned line, unsigned col,
                    const char *want)
{
    diag_free(&d);
    assert_false(read_text(text));
    assert_int_equal(d.n, 1);
    assert_int_equal(d.v[0].severity, DIAG_SEVERITY_USAGE);
    assert_str(d.v[0].text, want);
    assert_int_equal(d.v[0].line, line);
    assert_int_equal(d.v[0].col, col);
}

static void defaults(void **state)
{
    (void)state;
    assert_true(read_text("# all as it is\n"));
    assert_str(c.content, "content");
    assert_str(c.output, "public");
    assert_str(c.lang, "en");
    assert_null(c.base_url.p);
    assert_false(c.raw_html);
}

static void all_keys(void **state)
{
    (void)state;
    assert_true(read_text("title: T\n"
                          "base_url: https://example.com/perf\n"
                          "description: D\n"
                          "lang: pt-BR\n"
                          "content: docs/\n"
                          "data: docs/./data\n"
                          "templates: t\n"
                          "output: out/site\n"
                          "allow_raw_html: true\n"
                          "roles:\n"
                          "  Bench: {url: \"https://x/%s.py\"}\n"
                          "  i: {url: \"https://x/%s\", caption: \"#%s\"}\n"
                          "  s: https://y/%%2F%s\n"));
    assert_str(c.title, "T");
    assert_str(c.base_url, "https://example.com/perf/");
    assert_str(c.description, "D");
    assert_str(c.lang, "pt-BR");
    assert_str(c.content, "docs");
    assert_str(c.data, "docs/data");
    assert_str(c.templates, "t");
    assert_str(c.output, "out/site");
    assert_true(c.raw_html);
    assert_int_equal(c.roles.n, 3);
    assert_str(c.roles.v[0].name, "bench");
    assert_str(c.roles.v[0].url, "https://x/%s.py");
    assert_null(c.roles.v[0].caption.p);
    assert_str(c.roles.v[1].caption, "#%s");
    assert_str(c.roles.v[2].url, "https://y/%%2F%s");
}

static void addresses(void **state)
{
    static const char *const OF[][2] = {
        {"https://example.com", "https://example.com/"},
        {"https://example.com/v1.0/a%20b/c~d_e-f", NULL},
        {"http://[::1]:80/s\u00fcb/", "http://[::1]:80/s%C3%BCb/"},
    };
    (void)state;
    for (size_t i = 0; i < 3; i++) {
        char text[100], same[100];
        snprintf(text, sizeof text, "base_url: \"%s\"\n", OF[i][0]);
        snprintf(same, sizeof same, "%s/", OF[i][0]);
        assert_true(read_text(text));
        assert_str(c.base_url, OF[i][1] ? OF[i][1] : same);
    }
}

/* Whoever opens a page would send them along, or leave the site. */
static void no_addresses(void **state)
{
    static const char *const OF[] = {
        "https://me:secret@example.com/",
        "https://me@example.com",
        "http://a/../b",
        "https://example.com/perf/..",
        "https://example.com/./perf/",
        "https://example.com/%2e%2E/perf",
        "https://example.com/a/.%2e",
    };
    (void)state;
    for (size_t i = 0; i < sizeof OF / sizeof *OF; i++)
        refuses(str_fmt(&a, "base_url: %s\n", OF[i]).p, 1, 11,
                "invalid value for 'base_url': it must be the site's URL, such "
                "as https://example.com/perf/");
    assert_true(read_text("base_url: https://example.com/@me/..a/.b\n"));
}

static void licenses(void **state)
{
    static const char *const GOOD[] = {
        "MIT",
        "CC-BY-4.0",
        "GPL-3.0-or-later",
        "GPL-2.0+",
        "0BSD",
        "https://example.com/license",
        "Apache-2.0",
        "http://example.com",
    };
    static const char *const SLIPS[][2] = {
        {"mit", "MIT"},
        {"apache-2.0", "Apache-2.0"},
        {"Apache 2.0", "Apache-2.0"},
        {"CC BY 4.0", "CC-BY-4.0"},
        {"GPL-3.0-or-latr", "GPL-3.0-or-later"},
        {"proprietary", NULL},
    };
    (void)state;
    for (size_t i = 0; i < sizeof GOOD / sizeof *GOOD; i++) {
        assert_true(read_text(str_fmt(&a, "license: %s\n", GOOD[i]).p));
        assert_int_equal(d.n, 0);
    }
    for (size_t i = 0; i < sizeof SLIPS / sizeof *SLIPS; i++) {
        diag_free(&d);
        assert_true(read_text(str_fmt(&a, "license: %s\n", SLIPS[i][0]).p));
        assert_int_equal(d.n, 1);
        assert_ptr_equal(d.v[0].code, DIAG_CONFIG_LICENSE);
        assert_str(d.v[0].text,
                   str_fmt(&a, "unknown license '%s'", SLIPS[i][0]).p);
        if (SLIPS[i][1])
            assert_true(str_starts(
                d.v[0].help, str_fmt(&a, "did you mean '%s'?", SLIPS[i][1])));
    }
    refuses("license: javascript:x\n", 1, 10,
            "invalid value for 'license': it must be an SPDX identifier, such "
            "as CC-BY-4.0, or a URL");
}

static void faults(void **state)
{
    (void)state;
    refuses("titel: x\n", 1, 1, "unknown key 'titel'");
    assert_true(str_starts(d.v[0].help, S("did you mean 'title'?")));
    refuses("title: [x]\n", 1, 8,
            "invalid value for 'title': it must be a string");
    refuses("base_url: example.com\n", 1, 11,
            "invalid value for 'base_url': it must be the site's URL, such as "
            "https://example.com/perf/");
    refuses("content: ../x\n", 1, 10,
            "invalid value for 'content': it must be a folder inside the site");
    refuses("output: /tmp\n", 1, 9,
            "invalid value for 'output': it must be a folder inside the site");
    refuses("output: .\n", 1, 9,
            "invalid value for 'output': it must be a folder inside the site, "
            "not the site itself");
    static const char *const KEYS[] = {"content", "data", "templates",
                                       "output"};
    static const char *const NAMES[] = {"public\\n", "a\\tb",  "\\e[2J",
                                        "a\\x7f",    "a\\x9b", "a\\u202eb/c"};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++)
        for (size_t k = 0; k < sizeof NAMES / sizeof *NAMES; k++) {
            str text = str_fmt(&a, "%s: \"%s\"\n", KEYS[i], NAMES[k]);
            str want = str_fmt(&a,
                               "invalid value for '%s': it must be a name "
                               "without control characters",
                               KEYS[i]);
            refuses(text.p, 1, (unsigned)strlen(KEYS[i]) + 3, want.p);
        }
    refuses("sources: [a, \"b\\nc\"]\n", 1, 14,
            "invalid value for 'sources': it must be a name without control "
            "characters");
    refuses("output: perfpress.yaml\n", 1, 9,
            "invalid value for 'output': perfpress.yaml is this configuration "
            "file, not a folder");
    refuses("title: T\ndata: PERFPRESS.yaml/x\n", 2, 7,
            "invalid value for 'data': perfpress.yaml is this configuration "
            "file, not a folder");
    refuses(
        "output: content/x\n", 1, 9,
        "invalid value for 'output': the content and output folders overlap");
    refuses("output: .git\n", 1, 9,
            "invalid value for 'output': it must be a name that does not begin "
            "with a dot");
    refuses("data: x/.y\n", 1, 7,
            "invalid value for 'data': it must be a name that does not begin "
            "with a dot");
    refuses("sources: src\n", 1, 10,
            "invalid value for 'sources': it must be a list of folders, such "
            "as [examples]");
    refuses("sources: [src, .git]\n", 1, 16,
            "invalid value for 'sources': it must be a name that does not "
            "begin with a dot");
    refuses("sources: [../src]\n", 1, 11,
            "invalid value for 'sources': it must be a folder inside the site");
    refuses("sources: [.]\n", 1, 11,
            "invalid value for 'sources': it must be a folder inside the site, "
            "not the site itself");
    refuses(
        "sources: [a, public/x]\n", 1, 10,
        "invalid value for 'sources': the output and sources folders overlap");
    refuses(
        "output: src/x\nsources: [a, src]\n", 2, 10,
        "invalid value for 'sources': the output and sources folders overlap");
    refuses(
        "output: a\nsources: [a/b.txt]\n", 2, 10,
        "invalid value for 'sources': the output and sources folders overlap");
    assert_true(read_text("sources: [src, docs/api, README.md]\n"));
    assert_int_equal(c.sources.n, 3);
    refuses("lang: e n\n", 1, 7,
            "invalid value for 'lang': it must be a language tag, such as en "
            "or pt-BR");
    refuses("allow_raw_html: maybe\n", 1, 17,
            "invalid value for 'allow_raw_html': it must be true or false");
    refuses("roles: {x: {url: \"https://x/\"}}\n", 1, 18,
            "invalid value for 'url': it must be a URL that contains %s once, "
            "in place of the target");
    refuses("roles: {x: {uri: 1, url: \"%s\"}}\n", 1, 13, "unknown key 'uri'");
    refuses("roles: {x: {}}\n", 1, 12,
            "invalid value for 'x': 'url' is missing");
    refuses("- a\n", 1, 1, "malformed YAML: it must be a map of keys");
    refuses("a: b: c\n", 1, 5,
            "malformed YAML: mapping values are not allowed in this context");
    diag_free(&d);
    assert_false(read_text("tilte: x\nlang: 1\n"));
    assert_int_equal(d.n, 2);
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, clear, clear)

static void levels_of_warnings(void **state)
{
    (void)state;
    assert_true(read_text("title: T\n"));
    assert_null(c.levels);
    assert_true(read_text("warnings:\n"
                          "  ref-unresolved: error\n"
                          "  rst-indent: off\n"
                          "  df-column: error\n"));
    assert_int_equal(c.levels->of[DIAG_REF_UNRESOLVED->number],
                     DIAG_LEVEL_ERROR);
    assert_int_equal(c.levels->of[DIAG_RST_INDENT->number], DIAG_LEVEL_OFF);
    assert_int_equal(c.levels->of[DIAG_DF_COLUMN->number], DIAG_LEVEL_STANDARD);
    assert_true(read_text("warnings: {rst-title: error}\nfrom: sphinx\n"));
    assert_int_equal(c.levels->of[DIAG_RST_TITLE->number], DIAG_LEVEL_ERROR);
    assert_true(c.from_sphinx);
    refuses("from: mkdocs\n", 1, 7,
            "invalid value for 'from': the only value is sphinx");
    refuses("warnings: {df-column: off}\n", 1, 23,
            "invalid value for 'df-column': this fault is always an error; "
            "only the levels of warnings can be changed");
    refuses("warnings: {rst-indent: none}\n", 1, 24,
            "invalid value for 'rst-indent': its level must be off, warning or "
            "error");
    refuses("warnings: {rst-ident: off}\n", 1, 12, "unknown key 'rst-ident'");
    assert_true(str_starts(d.v[0].help, S("did you mean 'rst-indent'?")));
    refuses("warnings: all\n", 1, 11,
            "invalid value for 'warnings': it must be a map of codes, such as "
            "ref-unresolved: error");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(defaults),     CASE(all_keys), CASE(addresses),
        CASE(no_addresses), CASE(licenses), CASE(levels_of_warnings),
        CASE(faults)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
