// SPDX-License-Identifier: MIT
#include "parse/front.h"

#include "testing.h"

static struct arena a;
static struct diags d;
static struct document *doc;

static int set_up(void **state)
{
    (void)state;
    doc = document_new(&a, &d, S("content/p.md"));
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    return 0;
}

static bool is_draft(enum page_syntax syntax, const char *text)
{
    const struct source src = {.text = str_c(text)};
    return front_marks_draft(syntax, &src);
}

static void read_yaml(const char *text)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("content/p.md"), .text = str_c(text)};
    front_yaml(doc, src, src->text, 1);
}

static void all_keys(void **state)
{
    (void)state;
    read_yaml("title: A: \"b\"\n");
    assert_int_equal(d.n, 1); /* malformed: the rest still counts */
    read_yaml("title: 'A: b'\ndescription: D\ndate: 2024-02-29\norder: -3\n");
    assert_int_equal(d.n, 1);
    assert_str(doc->front.title, "A: b");
    assert_str(doc->front.description, "D");
    assert_str(doc->front.date, "2024-02-29");
    assert_int_equal(doc->front.order, -3);
    assert_true(doc->front.has_order);
}

static void nothing(void **state)
{
    (void)state;
    read_yaml("");
    read_yaml("title:\norder: ~\n");
    assert_int_equal(d.n, 0);
    assert_null(doc->front.title.p);
    assert_false(doc->front.has_order);
}

static void faults(void **state)
{
    (void)state;
    static const struct {
        const char *text, *fault;
        unsigned line, col;
    } CASES[] = {
        {"titel: x\n", "unknown front matter key 'titel'", 1, 1},
        {"date: 2023-02-29\n",
         "invalid value for 'date': it must be a date, such as 2025-05-31", 1,
         7},
        {"date: May 2023\n",
         "invalid value for 'date': it must be a date, such as 2025-05-31", 1,
         7},
        {"title: x\norder: 1.5\n",
         "invalid value for 'order': it must be an integer", 2, 8},
        {"title: [x]\n", "invalid value for 'title': it must be a string", 1,
         8},
        {"- x\n", "malformed YAML: it must be a map of keys", 1, 1},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        diag_free(&d);
        read_yaml(CASES[i].text);
        assert_int_equal(d.n, 1);
        assert_str(d.v[0].text, CASES[i].fault);
        assert_int_equal(d.v[0].line, CASES[i].line);
        assert_int_equal(d.v[0].col, CASES[i].col);
    }
    diag_free(&d);
    read_yaml("titel: x\n");
    assert_int_equal(d.warnings, 1);
    assert_true(str_starts(d.v[0].help, S("did you mean 'title'?")));
}

static void fields(void **state)
{
    (void)state;
    struct pos at = {0};
    front_field(doc, S("Order"), S(" 5 "), at, at);
    front_field(doc, S("title"), S(""), at, at);
    front_field(doc, S("orphan"), S(""), at, at);
    front_field(doc, S("Author"), S("x"), at, at);
    front_field(doc, S("date"), S("$Date$"), at, at);
    assert_int_equal(d.n, 0);
    assert_int_equal(doc->front.order, 5);
    assert_null(doc->front.date.p);
    assert_true(doc->front.orphan);
    front_field(doc, S("ordre"), S("5"), at, at);
    assert_int_equal(d.warnings, 1);
    front_meta(doc, S("keywords"), S("x"));
    front_meta(doc, S("description"), S("x"));
    front_meta(doc, S("description"), S("y"));
    assert_str(doc->front.description, "x");
    front_meta(doc, S("date"), S("2023"));
    assert_int_equal(d.n, 1);
}

/* A time of day after the date is accepted, and dropped. */
static void times_of_day(void **state)
{
    (void)state;
    static const char *const TIMES[] = {
        "08:40",       "08:40:20",       "08:40:20.125", "8:40:20Z",
        "08:40 +0100", "08:40:20+01:00", "08:40:20 -05"};
    for (size_t i = 0; i < 2 * sizeof TIMES / sizeof *TIMES; i++) {
        doc->front.date = STR_NONE;
        front_field(
            doc, S("date"),
            str_fmt(&a, "2011-06-13%c%s", i % 2 ? 'T' : ' ', TIMES[i / 2]),
            (struct pos){0}, (struct pos){0});
        assert_str(doc->front.date, "2011-06-13");
    }
    assert_int_equal(d.n, 0);
    read_yaml("date: 2011-06-13 08:40:20\n");
    assert_str(doc->front.date, "2011-06-13");
}

/* Both syntaxes refuse the same values, with the same messages. */
static void both_alike(void **state)
{
    (void)state;
    static const char *const CASES[][2] = {
        {"date", "31.12.2025"},
        {"date", "yesterday"},
        {"date", "2025-99-99"},
        {"date", "2023-02-29"},
        {"date", "2025-5-3"},
        {"DATE", "2025"},
        {"order", "first"},
        {"order", "1.5"},
        {"orphan", "maybe"},
        {"date", "2025-05-31 late"},
        {"date", "2025-05-31T"},
        {"date", "2025-05-31 12"},
        {"date", "2025-05-31 1.2:30"},
        {"date", "2025-05-31 10:00 +1x:00"},
        {"date", "May 31, 2025 10:00"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        str key = str_c(CASES[i][0]), value = str_c(CASES[i][1]);
        diag_free(&d);
        str lower = str_lower(&a, key);
        read_yaml(
            str_fmt(&a, "%.*s: \"%.*s\"\n", STR_ARG(lower), STR_ARG(value)).p);
        front_field(doc, key, value, (struct pos){0}, (struct pos){0});
        assert_int_equal(d.errors, 2);
        assert_true(str_eq(d.v[0].text, d.v[1].text));
    }
    front_field(doc, S("orphan"), S("false"), (struct pos){0}, (struct pos){0});
    assert_false(doc->front.orphan);
    assert_int_equal(d.errors, 2);
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)

static void drafts_in_markdown(void **state)
{
    (void)state;
    static const char *const DRAFTS[] = {
        "---\ndraft: true\n---\n",
        "---\r\ndraft: true\r\n---\r\n",
        "---  \ntitle: x\ndraft:    true   # soon\n---\ntext",
        "---\n\"draft\": 'true'\n---\n",
        "---\n{title: x, draft: true}\n---\n",
        "---\n? draft\n: true\n---\n",
    };
    static const char *const OTHERS[] = {
        "",
        "draft: true\n",
        "\n---\ndraft: true\n---\n",
        "---\ndraft: true\n",
        "---\ndraft: false\n---\n",
        "---\ndraft: yes\n---\n",
        "---\ndraft: True\n---\n",
        "---\na: {draft: true}\n---\n",
        "---\nnote: \"draft: true\"\n---\n",
        "---\ntitle: x\n---\ndraft: true\n---\n",
        "---\ndraft: [\n---\n",
    };
    for (size_t i = 0; i < sizeof DRAFTS / sizeof *DRAFTS; i++)
        assert_true(is_draft(PAGE_MARKDOWN, DRAFTS[i]));
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        assert_false(is_draft(PAGE_MARKDOWN, OTHERS[i]));
}

static void drafts_in_rst(void **state)
{
    (void)state;
    static const char *const DRAFTS[] = {
        ":draft: true",
        ":draft:\n",
        "\n:title: x\n   and more\n:Draft:   true  \n\nX\n=\n",
        ".. a comment\n   of lines\n\n.. |x| replace:: y\n\n:draft: true\n",
        ":draft: true\r\n",
    };
    static const char *const OTHERS[] = {
        "",
        "X\n=\n\n:draft: true\n",
        ":draft: false\n",
        ":drafts: true\n",
        "text\n:draft: true\n",
        ":title: x\n\ntext\n\n:draft: true\n",
        ":title: :draft: true\n",
        "   :draft: true\n",
    };
    for (size_t i = 0; i < sizeof DRAFTS / sizeof *DRAFTS; i++)
        assert_true(is_draft(PAGE_RST, DRAFTS[i]));
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        assert_false(is_draft(PAGE_RST, OTHERS[i]));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(all_keys),
        CASE(nothing),
        CASE(faults),
        CASE(fields),
        CASE(times_of_day),
        CASE(both_alike),
        cmocka_unit_test(drafts_in_markdown),
        cmocka_unit_test(drafts_in_rst),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
