// SPDX-License-Identifier: MIT
#include "base/diag.h"

#include "base/buf.h"
#include "base/codes/csv.h"
#include "base/codes/df.h"
#include "base/codes/files.h"
#include "base/codes/reference.h"
#include "base/codes/rst.h"
#include "testing.h"

static const struct source PAGE = {.name = S_INIT("content/a.rst"),
                                   .text = S_INIT("one\n\tt\xc3\xa9xt 'x'\n")};

static const struct pos nowhere = {0};

static struct pos at(uint32_t line, uint32_t col, uint32_t len)
{
    return (struct pos){&PAGE, line, col, len};
}

static void printed_as(const struct diag *g, bool colour, const char *wanted)
{
    char *text = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&text, &n);
    diag_print(g, f, colour);
    fclose(f);
    assert_string_equal(text, wanted);
    free(text);
}

static void printed(const struct diag *g, const char *wanted)
{
    printed_as(g, false, wanted);
}

/* Errors are red, warnings magenta. */
static void colours(void **state)
{
    (void)state;
    struct diags d = {0};
    diag_at(&d, DIAG_FILE_READ, nowhere, S("x"), S("no"));
    diag_at(&d, DIAG_DATA_UNUSED, nowhere, STR_NONE);
    printed_as(
        &d.v[0], true,
        "\033[1mperfpress:\033[0m \033[1;31merror:\033[0m cannot read 'x': no "
        "[file-read]\n");
    printed_as(
        &d.v[1], true,
        "\033[1mperfpress:\033[0m \033[1;35mwarning:\033[0m no page uses this "
        "dataset [data-unused]\n");
    diag_free(&d);
}

static void a_place_with_caret_and_help(void **state)
{
    (void)state;
    struct diags d = {0};
    diag_at(&d, DIAG_DF_COLUMN, at(2, 8, 3), S("x"));
    diag_help_nearest(&d, "columns", S("x"), (const str[]){S("xy"), S("long")},
                      2);
    printed(&d.v[0], "content/a.rst:2:7: error: unknown column 'x' "
                     "[df-column]\n"
                     "    2 | \tt\xc3\xa9xt 'x'\n"
                     "      | \t     ^~~\n"
                     "help: did you mean 'xy'? columns are 'xy', 'long'\n");
    assert_int_equal(d.errors, 1);
    assert_int_equal(diag_exit_status(&d, false), 1);
    diag_free(&d);
}

static void less_is_known(void **state)
{
    (void)state;
    struct diags d = {0};
    diag_at(&d, DIAG_FILE_READ, nowhere, S("x"), S("no"));
    diag_at(&d, DIAG_CSV_EMPTY, at(0, 0, 0), STR_NONE);
    diag_at(&d, DIAG_CSV_EMPTY, at(9, 9, 9), STR_NONE);
    printed(&d.v[0], "perfpress: error: cannot read 'x': no [file-read]\n");
    printed(&d.v[1],
            "content/a.rst: error: file has no header row [csv-empty]\n");
    printed(&d.v[2],
            "content/a.rst:9:9: error: file has no header row [csv-empty]\n");
    assert_int_equal(diag_exit_status(&d, false), 3);
    diag_free(&d);
}

/* Terminal controls, line breaks and invalid UTF-8 are not printed. */
static void only_text_is_shown(void **state)
{
    (void)state;
    struct diags d = {0};
    struct source src = {.name = S("a.csv"), .text = S("\xff\x1b[1m\tb\n")};
    diag_at(&d, DIAG_DF_COLUMN, ((struct pos){&src, 1, 7, 1}),
            S("x\ny\x1b\xc2\x9b"));
    printed(&d.v[0], "a.csv:1:7: error: unknown column 'x\\ny\\x1b\\u009b' "
                     "[df-column]\n"
                     "    1 | \xef\xbf\xbd\xef\xbf\xbd[1m\tb\n"
                     "      |      \t^\n");
    diag_free(&d);
}

/* A very long line is cut to the part around the position. */
static void long_lines_are_cut(void **state)
{
    (void)state;
    struct diags d = {0};
    struct arena a = {0};
    struct buf b = {.a = &a}, want = {.a = &a};
    for (int i = 0; i < 100; i++)
        buf_puts(&b, "\xc3\xa9,");
    struct source src = {.name = S("a.csv"), .text = buf_str(&b)};
    diag_at(&d, DIAG_DF_COLUMN, ((struct pos){&src, 1, 151, 2}), S("x"));
    buf_puts(&want, "a.csv:1:101: error: unknown column 'x' [df-column]\n"
                    "    1 | ...");
    for (int i = 0; i < 60; i++)
        buf_puts(&want, "\xc3\xa9,");
    buf_puts(&want, "...\n      |    ");
    for (int i = 0; i < 60; i++)
        buf_putc(&want, ' ');
    buf_puts(&want, "^\n");
    buf_putc(&want, '\0');
    printed(&d.v[0], buf_str(&want).p);
    diag_free(&d);
    arena_free(&a);
}

static void long_texts_are_cut(void **state)
{
    static char name[5000];
    struct diags d = {0};
    (void)state;
    memset(name, 'x', sizeof name);
    diag_at(&d, DIAG_FILE_MISSING, (struct pos){0}, (str){name, sizeof name});
    diag_help(&d, "%.*s", (int)sizeof name, name);
    assert_int_equal(d.v[0].text.n, strlen("cannot find file ''") + 2003);
    assert_true(str_ends(d.v[0].text, S("x...'")));
    assert_int_equal(d.v[0].help.n, 2003);
    diag_free(&d);
}

static void quiet_ones_only_count(void **state)
{
    struct diags d = {.quiet = true};
    (void)state;
    diag_at(&d, DIAG_FILE_MISSING, (struct pos){0}, S("x"));
    diag_help(&d, "help");
    assert_int_equal(d.n, 0);
    assert_int_equal(d.errors, 1);
    assert_false(diag_may_search(&d, 1));
}

static void sorted_and_once(void **state)
{
    (void)state;
    struct diags d = {0}, all = {0};
    diag_at(&d, DIAG_REF_UNRESOLVED, at(2, 1, 1), S("b"));
    diag_at(&d, DIAG_REF_UNRESOLVED, at(1, 2, 1), S("a"));
    diag_merge(&all, &d);
    diag_merge(&all, &d);
    diag_sort(&all);
    assert_int_equal(all.n, 2);
    assert_int_equal(all.warnings, 2);
    assert_int_equal(all.errors, 0);
    assert_int_equal(all.v[0].line, 1);
    assert_int_equal(diag_exit_status(&all, false), 0);
    assert_int_equal(diag_exit_status(&all, true), 1);
    diag_free(&d);
    diag_free(&all);
}

static void searches_are_shared(void **state)
{
    (void)state;
    struct diags d = {0};
    str names[3000], near = S("a-name-of-sixteen");
    for (size_t i = 0; i < 3000; i++)
        names[i] = S("a-name-of-sixtaan");
    assert_null(diag_nearest(&d, near, names, 3000).p); /* too many for one */
    assert_str(diag_nearest(&d, near, names, 300), "a-name-of-sixtaan");
    assert_true(d.searched < DIAG_SEARCH_MAX / 10);
    struct diags one = {0};
    diag_share_search(&one, 1000000);
    for (int i = 0; i < 5; i++)
        diag_nearest(&one, near, names, 300);
    assert_null(diag_nearest(&one, near, names, 300).p);
    assert_true(one.searched <= DIAG_SEARCH_MAX / 100);
    diag_free(&one);
    diag_free(&d);
}

static void searching_ends(void **state)
{
    (void)state;
    struct arena a = {0};
    struct diags d = {0};
    struct map names = {.a = &a};
    map_put(&names, S("label"), &names);
    map_put(&names, S("other"), &names);
    assert_str(diag_nearest_key(&d, S("labell"), &names), "label");
    assert_null(diag_nearest_key(&d, S("quite"), &names).p);
    assert_int_equal(diag_names_wanted(&d, 100), 100);
    assert_true(diag_may_search(&d, 1000));
    assert_false(diag_may_search(&d, DIAG_SEARCH_MAX));
    assert_false(diag_may_search(&d, 1));
    assert_int_equal(diag_names_wanted(&d, 100), 8);
    assert_int_equal(diag_names_wanted(&d, 3), 3);
    assert_null(diag_nearest_key(&d, S("labell"), &names).p);
    diag_at(&d, DIAG_REF_UNRESOLVED, (struct pos){0}, S("labell"));
    diag_help_keys(&d, "labels", S("labell"), &names);
    assert_str(d.v[0].help, "labels are 'label', 'other'");
    diag_free(&d);
    arena_free(&a);
}

static void levels(void **state)
{
    (void)state;
    struct diags d = {0};
    struct diag_levels levels = {{0}};
    levels.of[DIAG_REF_UNRESOLVED->number] = DIAG_LEVEL_ERROR;
    levels.of[DIAG_RST_INDENT->number] = DIAG_LEVEL_OFF;
    diag_set_levels(&d, &levels);
    diag_at(&d, DIAG_REF_UNRESOLVED, nowhere, S("x"));
    assert_int_equal(d.errors, 1);
    assert_int_equal(d.v[0].severity, DIAG_SEVERITY_ERROR);
    diag_at(&d, DIAG_RST_INDENT, nowhere, STR_NONE);
    diag_help(&d, "of what is off");
    diag_help_nearest(&d, "x", S("x"), (const str[]){S("x")}, 1);
    assert_int_equal(d.n, 1);
    assert_null(d.v[0].help.p);
    assert_int_equal(d.warnings, 0);
    diag_at(&d, DIAG_DOC_UNRESOLVED, nowhere, S("x"));
    diag_help(&d, "of this");
    assert_str(d.v[1].help, "of this");
    assert_int_equal(d.warnings, 1);
    diag_free(&d);
}

/* A fault that Sphinx builds past is a warning only in lenient lists, and can
   be made an error there. */
static void lenient(void **state)
{
    (void)state;
    struct diags d = {0};
    struct diag_levels levels = {{0}};
    diag_at(&d, DIAG_RST_TITLE, nowhere, S("x"));
    assert_int_equal(d.errors, 1);
    d.lenient = true;
    diag_at(&d, DIAG_RST_TITLE, nowhere, S("x"));
    assert_int_equal(d.warnings, 1);
    diag_at(&d, DIAG_RST_DEPTH, nowhere, S("x"));
    assert_int_equal(d.errors, 2);
    levels.of[DIAG_RST_TITLE->number] = DIAG_LEVEL_ERROR;
    diag_set_levels(&d, &levels);
    diag_at(&d, DIAG_RST_TITLE, nowhere, S("x"));
    assert_int_equal(d.errors, 3);
    diag_free(&d);
}

/* Up to thirty names are all there; of more, the nearest is among them. */
static void long_lists(void **state)
{
    (void)state;
    struct diags d = {0};
    str names[40];
    for (int i = 0; i < 40; i++)
        names[i] = str_fmt(&d.arena, "%c%dname", 'a' + i % 26, i);
    diag_at(&d, DIAG_DF_COLUMN, (struct pos){0}, S("x"));
    diag_help_nearest(&d, "columns", S("x"), names, 30);
    assert_true(str_find(d.v[0].help, S("'d29name'"), 0) != STR_NPOS);
    assert_true(str_find(d.v[0].help, S("more"), 0) == STR_NPOS);
    diag_help_nearest(&d, "columns", S("n39nam"), names, 40);
    assert_str(d.v[0].help, "did you mean 'n39name'?");
    diag_help_nearest(&d, "columns", S("nothing alike"), names, 40);
    assert_true(str_ends(d.v[0].help, S("'g6name', 'h7name' and 32 more")));
    diag_free(&d);
}

/* A page may have a fault in each of its words. */
static void equal_texts_are_held_once(void **state)
{
    (void)state;
    struct diags d = {0};
    for (int i = 0; i < 3; i++) {
        diag_at(&d, DIAG_REF_UNRESOLVED, at(2, 2 + (uint32_t)i, 1),
                i < 2 ? S("a") : S("b"));
        diag_help(&d, "%s", "help");
    }
    assert_ptr_equal(d.v[0].file.p, d.v[2].file.p);
    assert_ptr_equal(d.v[0].text.p, d.v[1].text.p);
    assert_str(d.v[2].text, "unknown label 'b'");
    assert_ptr_equal(d.v[0].help.p, d.v[2].help.p);
    assert_str(d.v[2].help, "help");
    diag_free(&d);
}

/* Moving messages does not move their strings, and both lists remain usable. */
static void taking(void **state)
{
    (void)state;
    struct diags all = {0}, some = {0}, none = {0};
    diag_take(&all, &none);
    for (int k = 0; k < 3; k++) {
        diag_at(&some, DIAG_FILE_READ, nowhere, S("x"), S("no"));
        diag_at(&some, DIAG_DATA_UNUSED, nowhere, STR_NONE);
        const char *text = some.v[0].text.p;
        diag_take(&all, &some);
        assert_int_equal(some.n + some.errors + some.warnings, 0);
        assert_int_equal(all.n, 2 * k + 2);
        assert_int_equal(all.errors, k + 1);
        assert_int_equal(all.warnings, k + 1);
        assert_ptr_equal(all.v[2 * k].text.p, text);
        assert_str(all.v[0].text, "cannot read 'x': no");
        diag_take(&all, &none);
    }
    diag_sort(&all);
    assert_int_equal(all.n, 2);
    assert_int_equal(all.errors, 1);
    diag_free(&all);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(searching_ends),
        cmocka_unit_test(searches_are_shared),
        cmocka_unit_test(levels),
        cmocka_unit_test(lenient),
        cmocka_unit_test(colours),
        cmocka_unit_test(a_place_with_caret_and_help),
        cmocka_unit_test(less_is_known),
        cmocka_unit_test(only_text_is_shown),
        cmocka_unit_test(long_lines_are_cut),
        cmocka_unit_test(long_texts_are_cut),
        cmocka_unit_test(quiet_ones_only_count),
        cmocka_unit_test(sorted_and_once),
        cmocka_unit_test(long_lists),
        cmocka_unit_test(equal_texts_are_held_once),
        cmocka_unit_test(taking),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
