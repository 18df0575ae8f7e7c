// SPDX-License-Identifier: MIT
#include "load/json/json_events.h"

#include "base/buf.h"
#include "base/codes/config.h"
#include "testing.h"

static struct arena a;
static struct diags d;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    return 0;
}

static const char KINDS[] = "?.)=nftifs[{";

/* Prints the tokens of a text: kind, offset and text of each. */
static str tokens(const char *text)
{
    struct buf b = {.a = &a};
    struct json_events r;
    struct json_token t;
    json_open(&r, str_c(text));
    while (json_next(&r, &t) > JSON_END)
        buf_printf(&b, "%c%zu%.*s ", KINDS[t.kind], t.at, STR_ARG(t.text));
    assert_int_equal(json_next(&r, &t), t.kind);
    buf_printf(&b, "%c%zu", KINDS[t.kind], t.at);
    return buf_end(&b);
}

static void reads_tokens(void **state)
{
    (void)state;
    assert_str(tokens("1"), "i01 .1");
    assert_str(tokens(" [ ] "), "[1[ )3] .5");
    assert_str(tokens("{\"a\": [1, -2.5E+3, null], \"b\\n\":{}}"),
               "{0{ =1a [6[ i71 f10-2.5E+3 n19null )23] =26b\\n {32{ )33} "
               ")34} .35");
    assert_str(tokens("[true,false,NaN,Infinity,-Infinity,\"\"]"),
               "[0[ t1true f6false f12NaN f16Infinity f25-Infinity s35 "
               ")37] .38");
    assert_str(tokens("\xef\xbb\xbf[0, -0, 0e9]"),
               "[3[ i40 i7-0 f110e9 )14] .15");
}

static void reads_long_strings(void **state)
{
    struct json_events r;
    struct json_token t;
    (void)state;
    for (size_t n = 0; n < 40; n++)
        for (size_t k = 0; k <= n; k++) {
            struct buf b = {.a = &a};
            buf_putc(&b, '"');
            buf_fill(&b, '\xc3', k);
            buf_puts(&b, "\\\"");
            buf_fill(&b, '~', n - k);
            buf_putc(&b, '"');
            json_open(&r, buf_str(&b));
            assert_int_equal(json_next(&r, &t), JSON_TEXT);
            assert_int_equal(t.text.n, n + 2);
            assert_int_equal(json_decode(&a, &t).n, n + 1);
            assert_int_equal(json_next(&r, &t), JSON_END);
            b.p[1 + k] = '\x1f';
            json_open(&r, buf_str(&b));
            assert_int_equal(json_next(&r, &t), JSON_FAULT);
            assert_int_equal(r.at, 1 + k);
        }
}

static void finds_faults(void **state)
{
    static const struct {
        const char *text;
        const char *tokens;
    } CASES[] = {
        {"", "?0"},
        {"[1,]", "[0[ i11 ?3"},
        {"[,1]", "[0[ ?1"},
        {"{,}", "{0{ ?1"},
        {"{\"a\" 1}", "{0{ ?5"},
        {"{\"a\":}", "{0{ =1a ?5"},
        {"01", "?0"},
        {"+1", "?0"},
        {".5", "?0"},
        {"1.", "?0"},
        {"1e", "?0"},
        {"-", "?0"},
        {"0x10", "?0"},
        {"nan", "?0"},
        {"trueish", "?0"},
        {"1 2", "i01 ?2"},
        {"]", "?0"},
        {"[}", "[0[ ?1"},
        {"{]", "{0{ ?1"},
        {"[1}", "[0[ i11 ?2"},
        {"'a'", "?0"},
        {"\"\\u12g4\"", "?1"},
        {"\"\\", "?0"},
        {"\"a", "?0"},
        {"{\"a\":1,}", "{0{ =1a i51 ?7"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        assert_str(tokens(CASES[i].text), CASES[i].tokens);
}

static void limits_depth(void **state)
{
    struct json_events r;
    struct json_token t;
    (void)state;
    for (size_t deep = JSON_DEPTH_MAX; deep <= JSON_DEPTH_MAX + 1; deep++) {
        struct buf b = {.a = &a};
        for (size_t i = 0; i < deep; i++)
            buf_put(&b, i % 3 ? S("[") : S("{\"a\":"));
        buf_puts(&b, "1");
        for (size_t i = deep; i--;)
            buf_putc(&b, i % 3 ? ']' : '}');
        json_open(&r, buf_str(&b));
        while (json_next(&r, &t) > JSON_END)
            ;
        assert_int_equal(t.kind,
                         deep == JSON_DEPTH_MAX ? JSON_END : JSON_FAULT);
    }
}

static void reads_whole_values(void **state)
{
    struct json_events r;
    struct json_token t;
    (void)state;
    json_open(&r, S("[{\"a\": [1, {}]} , 2, [}]"));
    json_next(&r, &t);
    json_next(&r, &t);
    assert_true(json_whole(&r, &t));
    assert_str(t.text, "{\"a\": [1, {}]}");
    json_next(&r, &t);
    assert_true(json_whole(&r, &t));
    assert_str(t.text, "2");
    json_next(&r, &t);
    assert_false(json_whole(&r, &t));
    assert_int_equal(json_next(&r, &t), JSON_FAULT);
}

static void reports_positions(void **state)
{
    const struct source src = {.name = S("t.json"),
                               .text = S("a\r\nb\r[1,\n  x]\n")};
    struct json_events r;
    struct json_token t;
    (void)state;
    json_open(&r, str_from(src.text, 5));
    while (json_next(&r, &t) > JSON_END)
        ;
    json_report(&d, DIAG_JSON_SYNTAX, &src, 5, &r);
    assert_int_equal(d.n, 1);
    assert_int_equal(d.v[0].line, 4);
    assert_int_equal(d.v[0].col, 3);
    json_open(&r, S("[1\n\n"));
    while (json_next(&r, &t) > JSON_END)
        ;
    const struct source end = {.name = S("t.json"), .text = S("[1\n\n")};
    json_report(&d, DIAG_JSON_SYNTAX, &end, 0, &r);
    assert_int_equal(d.v[1].line, 1);
    assert_int_equal(d.v[1].col, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(reads_tokens, clear),
        cmocka_unit_test_teardown(reads_long_strings, clear),
        cmocka_unit_test_teardown(finds_faults, clear),
        cmocka_unit_test_teardown(limits_depth, clear),
        cmocka_unit_test_teardown(reads_whole_values, clear),
        cmocka_unit_test_teardown(reports_positions, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
