// SPDX-License-Identifier: MIT
#include "load/csv/csv.h"

#include "base/buf.h"
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

/* The table as text: fields between bars, records with their lines. */
static str shown(const struct csv_table *t)
{
    struct buf b = {.a = &a};
    for (size_t i = 0; i < t->n; i++) {
        buf_printf(&b, "%u:", t->v[i].line);
        for (size_t k = 0; k < t->v[i].n; k++)
            buf_printf(&b, "%s%u=%.*s", k ? "|" : "", t->v[i].cols[k],
                       STR_ARG(t->v[i].fields[k]));
        buf_puts(&b, ";");
    }
    return buf_str(&b);
}

static str read_bytes(const char *text, size_t n, struct csv_options o, bool ok)
{
    struct source *src = NEW(&a, struct source);
    struct csv_table t;
    *src = (struct source){.name = S("t.csv"), .text = {text, n}};
    assert_int_equal(csv_read(&a, &d, src, &o, &t), ok);
    assert_int_equal(d.errors == 0, ok);
    return shown(&t);
}

static str read_with(const char *text, struct csv_options o, bool ok)
{
    return read_bytes(text, strlen(text), o, ok);
}

static void reads(const char *text, const char *want)
{
    assert_str(read_with(text, (struct csv_options){0}, true), want);
}

/* The text has one fault, with this place, code and help. */
static void refuses_bytes(const char *text, size_t n, const char *want)
{
    diag_free(&d);
    read_bytes(text, n, (struct csv_options){.header = true}, false);
    assert_int_equal(d.n, 1);
    str got =
        str_fmt(&a, "%u:%u %s: %.*s (%.*s)", d.v[0].line, d.v[0].col,
                d.v[0].code->id, STR_ARG(d.v[0].text), STR_ARG(d.v[0].help));
    assert_str(got, want);
}

static void refuses(const char *text, const char *want)
{
    refuses_bytes(text, strlen(text), want);
}

static void plain(void **state)
{
    (void)state;
    reads("a,b\n1,2\n", "1:1=a|3=b;2:1=1|3=2;");
    reads("a,b\r\n1,2", "1:1=a|3=b;2:1=1|3=2;");
    reads("a,b\r1,2\r", "1:1=a|3=b;2:1=1|3=2;");
    reads("a, b \n ,2\n", "1:1=a|3= b ;2:1= |3=2;");
    reads("a,\n,\n", "1:1=a|3=;2:1=|2=;");
    reads("\xef\xbb\xbf"
          "a\n\xc3\xa9\n",
          "1:1=a;2:1=\xc3\xa9;");
}

static void blank_lines(void **state)
{
    (void)state;
    reads("\n \na\n\r\n\t\n1\n\n", "3:1=a;6:1=1;");
    reads("a\n\"\"\n", "1:1=a;2:1=;");
    assert_str(
        read_with("a\n\n1\n", (struct csv_options){.keep_blank = true}, true),
        "1:1=a;2:;3:1=1;");
    assert_str(
        read_with("a\tb\n\t\n", (struct csv_options){.delim = '\t'}, true),
        "1:1=a|3=b;2:1=|2=;");
}

static void quotes(void **state)
{
    (void)state;
    reads("\"a,1\",b\n", "1:1=a,1|7=b;");
    reads("\"say \"\"x\"\"\",b\n", "1:1=say \"x\"|13=b;");
    reads("a,\"x\ny\",c\r\nd,e,f\n", "1:1=a|3=x\ny|4=c;3:1=d|3=e|5=f;");
    reads("a,\"x\r\n\r\ny\"\n", "1:1=a|3=x\r\n\r\ny;");
    reads("\"\",\"\"\"\"\n", "1:1=|4=\";");
    assert_int_equal(d.warnings, 0);
}

/* Verified with Python's csv.reader and pandas.read_csv. */
static void misplaced_quotes(void **state)
{
    (void)state;
    reads("15\" x,b\n", "1:1=15\" x|7=b;");
    assert_int_equal(d.warnings, 1);
    assert_int_equal(d.v[0].col, 3);
    reads("\"a\"b,c\n", "1:1=ab|6=c;");
    assert_int_equal(d.v[1].col, 4);
    reads("\"a\"b\"c\",d\n", "1:1=ab\"c\"|9=d;");
    reads("\"a\" ,\"b\" \"c\"\n", "1:1=a |6=b \"c\";");
    reads("\"a\nb\"c\nd\n", "1:1=a\nbc;3:1=d;");
}

static void options(void **state)
{
    (void)state;
    struct csv_options o = {.delim = ';', .quote = '\'', .skip_space = true};
    assert_str(read_with("a;  'b;c' ;d\n", o, true), "1:1=a|5=b;c |12=d;");
    o = (struct csv_options){.skip_space = true};
    assert_str(read_with("a,  \"b\"  c, d\n x,y,\n", o, true),
               "1:1=a|5=b  c|13=d;2:2=x|4=y|6=;");
    o = (struct csv_options){.allow_ragged = true};
    assert_str(read_with("a\n1,2\n", o, true), "1:1=a;2:1=1|3=2;");
    o = (struct csv_options){.allow_empty = true};
    assert_str(read_with("\n", o, true), "");
}

/* Verified with Python: csv.reader(doublequote=False, escapechar='\\'). */
static void escapes(void **state)
{
    (void)state;
    struct csv_options o = {.escape = '\\'};
    assert_str(read_with("a\\,b,\"c\\\"d\",e\\\\\n", o, true),
               "1:1=a,b|6=c\"d|13=e\\;");
    assert_str(read_with("a\\\nb,c\nd,e\n", o, true),
               "1:1=a\nb|3=c;3:1=d|3=e;");
    assert_str(read_with("\"a\\\nb\",c\n", o, true), "1:1=a\nb|4=c;");
    assert_int_equal(d.warnings, 0);
    assert_str(read_with("\"a\"\"b\",c\n", o, true), "1:1=a\"b\"|8=c;");
}

static void faults(void **state)
{
    (void)state;
    refuses("a,b\n1,2,x y\n",
            "2:5 csv-ragged: row has 3 fields, expected 2 "
            "('x y' is extra; quote a field that contains the "
            "delimiter)");
    refuses("a,b,c\n1,2\n", "2:4 csv-ragged: row has 2 fields, expected 3 (the "
                            "value of column 'c' is missing)");
    refuses("a,b\n1,\"x\ny\nz",
            "2:3 csv-quote: a field has no closing quote (add the quote "
            "at the field's end; a quote that is part of the value must be "
            "doubled)");
    refuses("a,b,a\n1,2,3\n", "1:5 csv-duplicate: column 'a' appears twice "
                              "(each column needs a different name)");
    refuses("", "0:0 csv-empty: file has no header row (the first row must "
                "contain the names of the columns)");
    refuses("\n\n", "0:0 csv-empty: file has no header row (the first row must "
                    "contain the names of the columns)");
    refuses("a,b\n1,x\xff\n",
            "2:4 csv-utf8: the CSV file contains invalid UTF-8 "
            "(save the file as UTF-8)");
    refuses_bytes("a\r\n1\0", 5,
                  "2:2 csv-nul: the CSV file contains a NUL byte (a CSV file "
                  "must not contain "
                  "NUL bytes; if it is UTF-16, save it as UTF-8)");
}

/* One run shows all faults, up to a limit, and none is lost. */
static void many_faults(void **state)
{
    (void)state;
    struct buf b = {.a = &a};
    buf_puts(&b, "a,b\n");
    for (int i = 0; i < 3; i++)
        buf_puts(&b, "1\n1,2\n");
    assert_str(read_bytes(b.p, b.n, (struct csv_options){0}, false),
               "1:1=a|3=b;3:1=1|3=2;5:1=1|3=2;7:1=1|3=2;");
    assert_int_equal(d.errors, 3);
    for (int i = 0; i < 100; i++)
        buf_puts(&b, "x\"x,x\n1\n");
    diag_free(&d);
    read_bytes(b.p, b.n, (struct csv_options){0}, false);
    assert_int_equal(d.errors, 20);
    assert_int_equal(d.warnings, 20);
}

/* A quote that is never closed is found without taking the text in. */
static void unclosed_in_bounded_memory(void **state)
{
    (void)state;
    size_t n = 8u << 20;
    struct arena texts = {0};
    char *text = arena_bytes(&texts, n);
    for (size_t i = 0; i < n; i++)
        text[i] = i % 20 ? 'x' : '\n';
    memcpy(text, "a\n\"x", 4);
    size_t held = arena_held(&a);
    read_bytes(text, n, (struct csv_options){0}, false);
    assert_int_equal(d.v[0].line, 2);
    assert_true(arena_held(&a) - held < 65536);
    arena_free(&texts);
}

static void page_lines(void **state)
{
    (void)state;
    struct source page = {.name = S("p.rst"),
                          .text = S("x\n   a,\"b\n   c\"\n   d\n")};
    struct line v[] = {{S("a,\"b"), &page, 2, 4},
                       {S("c\""), &page, 3, 4},
                       {S("d"), &page, 4, 4}};
    struct lines lines = {v, 2, 2};
    struct csv_table t;
    struct csv_options o = {0};
    assert_true(csv_read_lines(&a, &d, &lines, &o, &t));
    assert_str(shown(&t), "1:1=a|3=b\nc;");
    lines.n = 3;
    assert_false(csv_read_lines(&a, &d, &lines, &o, &t));
    assert_int_equal(d.v[0].line, 4);
    assert_int_equal(d.v[0].col, 5);
}

/* Fields point into the file's text wherever possible, without a copy. */
static void no_copies(void **state)
{
    (void)state;
    struct source src = {.name = S("t.csv"), .text = S("ab,\"cd\"\n")};
    struct csv_table t;
    struct csv_options o = {0};
    assert_true(csv_read(&a, &d, &src, &o, &t));
    assert_ptr_equal(t.v[0].fields[0].p, src.text.p);
    assert_ptr_equal(t.v[0].fields[1].p, src.text.p + 4);
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, clear, clear)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(plain),
        CASE(blank_lines),
        CASE(quotes),
        CASE(misplaced_quotes),
        CASE(options),
        CASE(escapes),
        CASE(faults),
        CASE(many_faults),
        CASE(page_lines),
        CASE(no_copies),
        CASE(unclosed_in_bounded_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
