// SPDX-License-Identifier: MIT
#include "testing.h"

#include "parse/md/md_scan.h"
#include "parse/md/md_view.h"

/* One letter for each line's mark, in the order of enum md_mark. */
static const char LETTERS[] = ".tmdfc~T%+$=AHDRENMFn";

static const struct myst_choice ALL = {.extensions =
                                           MYST_AMSMATH | MYST_DOLLARMATH,
                                       .dollar_labels = true,
                                       .dollar_spaces = true,
                                       .dollar_digits = true};

static void assert_scan_with(const struct myst_choice *on, str text,
                             const char *marks, const char *seen)
{
    struct arena a = {0};
    const struct source src = {.name = S("page.md"), .text = text};
    struct lines lines = source_lines(&a, &src);
    struct md_scan_options options = {false, on, 100};
    struct md_scan scan = md_scan(&a, &lines, &options);
    struct md_view view = md_view(&a, &lines, &scan, &options, S(""));
    char got[64] = "";
    for (size_t k = 0; k < lines.n; k++)
        got[k] = LETTERS[scan.v[k].mark];
    assert_string_equal(got, marks);
    if (seen)
        assert_str(view.text, seen);
    assert_false(scan.too_deep);
    arena_free(&a);
}

static void assert_scan(str text, const char *marks, const char *seen)
{
    assert_scan_with(&ALL, text, marks, seen);
}

static void paragraphs(void **state)
{
    (void)state;
    assert_scan(S("a\nb\n\nc\n# h\nd\n"), "tm.t.t", "a\nb\n\nc\n# h\nd\n");
    assert_scan(S("> a\nlazy\n> b\n"), "tmm", NULL);
    assert_scan(S("a\n    b\n\n    code\n"), "tm..", NULL);
    assert_scan(S("a\n===\nb\n***\n"), "t.t.", NULL);
    assert_scan(S("[a]: /u\n'x'\ntext\n"), "ddm", NULL);
    assert_scan(S("<div>\n[a]: /u\n\nx\n"), "...t", NULL);
    assert_scan(S("<!--\n\n(a)=\n-->\nx\n"), "....t", NULL);
}

static void our_blocks(void **state)
{
    (void)state;
    assert_scan(S("a\n(b)=\n% c\n+++ d\ne\n"), "tT%+t",
                "a\n<?>\n<?>\n<?>\ne\n");
    assert_scan(S("> (b)=\n- % c\n  + + +\n"), "T%+", "> <?>\n- <?>\n  <?>\n");
    assert_scan(S("a\n    (b)=\n\n    (c)=\n"), "tm..", NULL);
    assert_scan(S("- a\n\n      (b)=\n  (c)=\n"), "t..T", NULL);
    assert_scan(S("```\n(b)=\n% c\n```\n(d)=\n"), "f...T", NULL);
}

/* A tab goes to the next stop, of which there is one every four columns. */
static void tabs(void **state)
{
    (void)state;
    assert_scan(S("-\t(b)=\n\n\t(c)=\n"), "T.T", NULL);
    assert_scan(S("10.\t(b)=\n\n\t(c)=\n"), "T.T", NULL);
    assert_scan(S("- \t(b)=\n\n  \t(c)=\n"), "T.T", NULL);
    assert_scan(S("\t(b)=\n"), ".", NULL);
}

static void colon_fences(void **state)
{
    (void)state;
    assert_scan(S(":::{note}\nx\n:::\n"), "c.c", "~~~{note}\nx\n~~~\n");
    assert_scan(S("::::{a}\n:::{b}\n:::\n::::\n"), "c..c",
                "~~~~{a}\n:::{b}\n:::\n~~~~\n");
    assert_scan(S(":::{a}\n~~~\n:::\n"), "c~c", "~~~{a}\n:::\n~~~\n");
    assert_scan(S("~~~\n:::{a}\n~~~\n"), "f..", NULL);
    assert_scan(S("- :::{a}\n  x\n\nb\n"), "c..t", NULL);
    assert_scan(S("> :::{a}\nb\n"), "ct", NULL);
}

static void footnotes(void **state)
{
    (void)state;
    assert_scan(S("[^a]: x\nlazy\n\n    y\n\nz\n"), "Nn.n.t",
                "<?>\n<?>\n\n<?>\n\nz\n");
    assert_scan(S("p\n[^a]: x\n[^b]: y\n"), "tNN", "p\n<?>\n<?>\n");
    assert_scan(S("> [^a]: x\n>     y\n> z\n>\n> z\n"), "Nnn.t",
                "> <?>\n> <?>\n> <?>\n>\n> z\n");
    assert_scan(S("[^a]: ```\n    [^b]: x\n    ```\nz\n"), "Nnnt", NULL);
    assert_scan(S("[^a]:\n\n    | b |\n    |---|\n"), "N.nn", NULL);
    assert_scan(S("- x\n\n  [^a]: y\n\n  z\n"), "t.N.t",
                "- x\n\n  <?>\n\n  z\n");
    assert_scan(S("    [^a]: x\n\n[^a b]: x\n[^]: x\n"), "..dd", NULL);
}

static void lists(void **state)
{
    (void)state;
    static const struct myst_choice ON = {
        .extensions = MYST_DEFLIST | MYST_FIELDLIST | MYST_ATTRS_BLOCK};
    assert_scan_with(&ON, S("a\n: b\n: c\nlazy\n\n  d\ne\n"), "EMMn.nn",
                     "<?>\n<?>\n<?>\n<?>\n\n<?>\n<?>\n");
    assert_scan_with(&ON, S("a\n\n~ b\n\nc\n\n\n: d\n"), "E.M.t..t", NULL);
    assert_scan_with(&ON, S("a\nb\n: c\n:\n"), "tmmm", NULL);
    assert_scan_with(&ON, S("> a\n> : b\n>   c\n: d\n"), "EMnn", NULL);
    assert_scan_with(&ON, S("- a\n  : b\n- : c\n"), "EMt",
                     "- <?>\n  <?>\n- : c\n");
    assert_scan_with(&ON, S("# a\n: b\n"), ".t", NULL);
    assert_scan_with(&ON, S("x\n:a: b\n c\n\n d\ne\n:f:\n"), "tFn.nnF", NULL);
    assert_scan_with(&ON, S("::: a\n:a\n"), "c.", NULL);
    assert_scan_with(&ON, S("{.a}\nb\n{.c}\n{.d} e\n"), "Atmm", NULL);
    assert_scan_with(&ON, S("[^a]: x\n    y\n    : z\n"), "Nnn", NULL);
    assert_scan(S("a\n: b\n:c: d\n{.a}\n"), "tmmm", NULL);
}

static void tables(void **state)
{
    (void)state;
    assert_scan(S("a|b\n-|-\n1|2\n\nx\n"), "HDR.t", "<?>\n<?>\n<?>\n\nx\n");
    assert_scan(S("x\na|b\n-|-\n"), "tHD", "x\n<?>\n<?>\n");
    assert_scan(S("a|b\n-|-\n---\nx\n"), "HD.t", NULL);
    assert_scan(S("a|b\n-|-\n> x\n"), "HDt", NULL);
    assert_scan(S("a|b\n-|-\n2. x\n"), "HDt", NULL);
    assert_scan(S("a|b\n-|-\n    x\n"), "HD.", NULL);
    assert_scan(S("> a|b\n> -|-\nx|y\n"), "HDt", NULL);
    assert_scan(S("- a|b\n  -|-\n  x\n"), "HDR", "- <?>\n  <?>\n  <?>\n");
    assert_scan(S("a|b\n-|-|-\n"), "tm", NULL);
    assert_scan(S("a|b\n- | -\n"), "tt", NULL);
    assert_scan(S("a\n---\n"), "t.", NULL);
}

static void formulas(void **state)
{
    (void)state;
    assert_scan(S("$$\na\n\nb\n$$ (x)\nc\n"), "$=.==t", NULL);
    assert_scan(S("$$ a $$\n$$b$$ (l)\n"), "$$", "<?>\n<?>\n");
    assert_scan(S("$$ a\nb\n"), "tm", NULL);
    assert_scan(S("a\n$$\nb\n$$\n"), "tmmm", "a\n$\1\n\1\n$$\n");
    assert_scan(S("> $$\n> a\n> $$\n> b\n"), "$==t", NULL);
    assert_scan(S("- $$\n  a\nb\n$$\n"), "$=tm", NULL);
    assert_scan(S("a\n\\begin{align}\nb\n\\end{align} x\n"), "t$==", NULL);
    assert_scan(S("\\begin{align}b\\end{align}\n"), "$", NULL);
    assert_scan(S("\\begin{align}\nb\n"), "tm", NULL);
    assert_scan(S("\\begin{foo}\nb\n\\end{foo}\n"), "tmm", NULL);
    assert_scan(S("    $$a$$\n"), ".", NULL);
    assert_scan(S("a $x_1$ `$b$` \\$c $d\ne$ f\n"), "tm",
                "a $\1\1\1$ `$b$` \\$c $\1\n\1$ f\n");
    assert_scan(S("# a $b$ #\n[x]: /$c$d\n"), ".d", NULL);
}

static void nesting_is_bounded(void **state)
{
    struct arena a = {0};
    const struct source src = {.name = S("page.md"), .text = S("> > > x\ny\n")};
    struct lines lines = source_lines(&a, &src);
    struct md_scan_options options = {false, &ALL, 2};
    struct md_scan scan = md_scan(&a, &lines, &options);
    (void)state;
    assert_true(scan.too_deep);
    assert_int_equal(scan.deep_line, 0);
    assert_int_equal(scan.deep_at, 6);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paragraphs),         cmocka_unit_test(formulas),
        cmocka_unit_test(our_blocks),         cmocka_unit_test(tabs),
        cmocka_unit_test(colon_fences),       cmocka_unit_test(tables),
        cmocka_unit_test(footnotes),          cmocka_unit_test(lists),
        cmocka_unit_test(nesting_is_bounded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
