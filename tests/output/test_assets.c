// SPDX-License-Identifier: MIT
// The theme's style sheets and scripts are published without their comments.
#include "output/assets.h"

#include "load/site.h"
#include "template/theme.h"
#include "testing.h"

static str theme_bytes(str name)
{
    const struct theme_file *f = THEME;
    while (!str_eq(f->name, name))
        f++;
    return f->bytes;
}

/* Returns the number of the theme's lines that are missing in `published`. All
   of them must be empty or comments, and all others must be the same. */
static size_t missing_lines(str theme, str published)
{
    size_t missing = 0;
    bool comment = false;
    str line, kept = STR_NONE;
    str_cut(&published, '\n', &kept);
    while (str_cut(&theme, '\n', &line)) {
        str text = str_trim(line);
        if (str_eq(line, kept) && !comment && text.n) {
            if (!str_cut(&published, '\n', &kept))
                kept = STR_NONE;
            continue;
        }
        comment |= str_starts(text, S("/*"));
        if (!comment && text.n && !str_starts(text, S("//")))
            fail_msg("missing: %.*s", STR_ARG(line));
        comment &= !str_ends(text, S("*/"));
        missing++;
    }
    assert_int_equal(published.n, 0);
    return missing;
}

static void comments(void **state)
{
    struct arena a = {0};
    struct site site = {.config = config_default()};
    struct theme_assets t;
    struct diags d = {0};
    size_t missing = 0;
    (void)state;
    assert_true(assets_of_theme(&t, &a, &site, &d));
    assert_true(t.n > 10);
    for (size_t i = 0; i < t.n; i++) {
        str theme = theme_bytes(t.v[i].name);
        if (str_ends(t.v[i].name, S(".svg")))
            assert_true(str_eq(theme, t.v[i].bytes));
        else
            missing += missing_lines(theme, t.v[i].bytes);
    }
    assert_true(missing > 100);
    diag_free(&d);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(comments)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
