// SPDX-License-Identifier: MIT
#include "render/styles.h"

#include "base/buf.h"
#include "template/theme.h"
#include "testing.h"

/* The bit of a sheet: "math" for assets/math.css. */
static unsigned bit(const char *name)
{
    for (unsigned i = 0; i < STYLES; i++)
        if (str_find(STYLE_SHEETS[i], str_c(name), 0) != STR_NPOS)
            return 1U << i;
    fail_msg("no sheet %s", name);
    return 0;
}

static void attributes(void **state)
{
    (void)state;
    static const struct {
        const char *html, *sheet; /* sheet NULL: none */
    } CASES[] = {
        {"", NULL},
        {"<p>card</p>", NULL},
        {"<p class=\"\">", NULL},
        {"<p class=\"a card b\">", "design"},
        {"<p class='a card'>", "design"},
        {"<p class=card>", "design"},
        {"<p class=card id=x>", "design"},
        {"<p\nCLASS = \"card\">", "design"},
        {"<p Class=\n\"a\n\tcard\">", "design"},
        {"<p class=\"discard\">", NULL},
        {"<p class=\"car d\">", NULL},
        {"<p class=\"Card\">", NULL},
        {"<p id=\"card\">", NULL},
        {"<p class=\"a\">class=card", "design"},
        {"<p class=\"card", NULL},
        {"class=", NULL},
        {"=", NULL},
        {"<td class=\"bar w-12\">", "marks"},
        {"<td class=\"heat-3\">", "marks"},
        {"<td class=\"w-39\">", NULL},
        {"<td class=\"w-4\">", NULL},
        {"<td class=\"w-41\">", "marks"},
        {"<td class=\"w-100\">", "marks"},
        {"<p class=\"footnote-reference brackets\">", "prose"},
        {"<p class=\"versionadded\">", "prose"},
        {"<div class=\"math-block\">", "math"},
        {"<dt class=\"sig sig-object\">", "objects"},
        {"<td class=\"spark\">", "charts"},
        {"<p class=\"\xd7\xa9 card\">", "design"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        unsigned wanted = CASES[i].sheet ? bit(CASES[i].sheet) : 0;
        if (styles_of(str_c(CASES[i].html)) != wanted)
            fail_msg("%s", CASES[i].html);
    }
    assert_int_equal(styles_of(S("<p class=card></p><p class=\"chart card\">")),
                     bit("design") | bit("charts"));
}

static const struct theme_file *theme_file(str asset)
{
    const struct theme_file *f = THEME;
    while (f->name.p && !str_eq(f->name, asset))
        f++;
    assert_non_null(f->name.p);
    return f;
}

/* The classes of a selector as an attribute of an element, in `b`. */
static bool classes(struct buf *b, str selector)
{
    bool any = false;
    buf_puts(b, "<p class=\"");
    for (size_t i = 0; i + 1 < selector.n; i++) {
        size_t n = 1;
        if (selector.p[i] != '.' || !char_is_alpha(selector.p[i + 1]))
            continue;
        while (i + n < selector.n &&
               (char_is_alnum(selector.p[i + n]) || selector.p[i + n] == '-' ||
                selector.p[i + n] == '_'))
            n++;
        buf_put(b, str_slice(selector, i + 1, i + n));
        buf_putc(b, ' ');
        any = true;
    }
    buf_puts(b, "\">");
    return any;
}

/* Whoever writes a rule into a sheet says which class brings the sheet; and
   each of these has a rule. */
static void rules(void **state)
{
    (void)state;
    struct arena a = {0};
    for (unsigned i = 0; i < STYLES; i++) {
        str css = theme_file(STYLE_SHEETS[i])->bytes, part;
        for (const struct style_class *c = STYLE_CLASSES; c->pattern.p; c++) {
            size_t n = 0;
            while (n < c->pattern.n && c->pattern.p[n] != '*' &&
                   c->pattern.p[n] != '?')
                n++;
            if (c->sheet == i &&
                str_find(css, str_slice(c->pattern, 0, n), 0) == STR_NPOS)
                fail_msg("%.*s has no rule", STR_ARG(c->pattern));
        }
        while (str_cut(&css, '{', &part)) {
            size_t end = str_rfind_char(part, '}');
            struct buf b = {.a = &a};
            str selector = str_from(part, end == STR_NPOS ? 0 : end + 1);
            for (size_t to; (to = str_find(selector, S("*/"), 0)) != STR_NPOS;)
                selector = str_from(selector, to + 2);
            selector = str_trim(selector);
            if (*selector.p != '@' && classes(&b, selector) &&
                !(styles_of(buf_str(&b)) >> i & 1))
                fail_msg("nothing brings %.*s for %.*s",
                         STR_ARG(STYLE_SHEETS[i]), STR_ARG(selector));
        }
    }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(attributes),
        cmocka_unit_test(rules),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
