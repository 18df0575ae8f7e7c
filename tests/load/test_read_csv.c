// SPDX-License-Identifier: MIT
// The expected frames are those of pandas 1.5.3: the types, then to_csv.
#include "load/csv/read_csv.h"

#include "frame/write.h"
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

static struct frame *read_text(const char *text)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("t.csv"), .text = str_c(text)};
    const struct csv_how usual = csv_how_usual();
    return read_csv(&a, &d, src, &usual);
}

static void reads(const char *text, const char *want)
{
    struct frame *f = read_text(text);
    struct buf b = {.a = &a};
    assert_non_null(f);
    for (size_t i = 0; i < f->n_columns; i++)
        buf_printf(&b, "%s%s", i ? "," : "",
                   column_type_name(f->columns[i]->type));
    buf_putc(&b, '\n');
    write_csv(&b, f);
    assert_str(buf_str(&b), want);
}

static void types(void **state)
{
    (void)state;
    reads("i,f,b,s\n1,2.20,True,x\n-2,3,FALSE, y \n",
          "int64,float64,bool,object\ni,f,b,s\n1,2.2,True,x\n"
          "-2,3.0,False, y \n");
    reads("a,b\n+5, 5\n 007 ,-0\n", "int64,int64\na,b\n5,5\n7,0\n");
    reads("a,b\n1e3,.5\n5.,-1E-5\n",
          "float64,float64\na,b\n1000.0,0.5\n5.0,-1e-05\n");
    reads("a,b,c\ninf,1,0x10\n-Infinity,x,1_0\n",
          "float64,object,object\na,b,c\ninf,1,0x10\n-inf,x,1_0\n");
    reads("a,b,c\n1e400,1e,.\n1,1,1\n",
          "object,object,object\na,b,c\n1e400,1e,.\n1,1,1\n");
    reads("a\n0.1\n123456789012345678901234567890\n",
          "float64\na\n0.1\n1.2345678901234568e+29\n");
}

static void missing(void **state)
{
    (void)state;
    reads("i,b,s,n\n1,True,x,\n,NA,nan,\n",
          "float64,object,object,float64\ni,b,s,n\n1.0,True,x,\n,,,\n");
    reads("a\n\"\"\nNULL\nn/a\n#N/A\n<NA>\n-nan\n",
          "float64\na\n\"\"\n\"\"\n\"\"\n\"\"\n\"\"\n\"\"\n");
    reads("a\nNone\nNA \n", "object\na\nNone\nNA \n");
    reads("a,b\n,1\n,2\nx,3\n", "object,int64\na,b\n,1\n,2\nx,3\n");
    struct frame *f = read_text("s,f\n,1\nx,\n");
    assert_true(column_is_missing(f->columns[0], 0));
    assert_true(column_is_missing(f->columns[1], 1));
}

/* A later cell decides for those before it: they are read again. */
static void widening(void **state)
{
    (void)state;
    reads("a,b,c\n1,007,true\n 2,1.50,FALSE\nx,x,maybe\n",
          "object,object,object\na,b,c\n1,007,true\n 2,1.50,FALSE\n"
          "x,x,maybe\n");
    reads("a\n-0\n7\n1.5\n", "float64\na\n-0.0\n7.0\n1.5\n");
    reads("a\nTrue\n1\n", "object\na\nTrue\n1\n");
}

static void huge_integers(void **state)
{
    (void)state;
    reads("a\n9223372036854775807\n-9223372036854775808\n",
          "int64\na\n9223372036854775807\n-9223372036854775808\n");
    reads("a\n 007\n18446744073709551615\n",
          "object\na\n7\n18446744073709551615\n");
    reads("a\n-1\n9223372036854775808\n",
          "object\na\n-1\n9223372036854775808\n");
    reads("a\n18446744073709551616\n1.5\n",
          "object\na\n18446744073709551616\n1.5\n");
    reads("a\n9223372036854775808\n1.5\n",
          "float64\na\n9.223372036854776e+18\n1.5\n");
    reads("a\n9223372036854775808\n1.5\nx\n",
          "object\na\n9223372036854775808\n1.5\nx\n");
}

static void names_and_lines(void **state)
{
    (void)state;
    struct frame *f = read_text("a,,\"c\nd\"\n\n1,2,\"x\ny\"\n3,4,z");
    assert_int_equal(f->n, 2);
    assert_str(f->columns[1]->name, "Unnamed: 1");
    assert_str(f->columns[2]->name, "c\nd");
    const struct origin *o = f->columns[2]->origin;
    assert_int_equal(o->kind, ORIGIN_FILE);
    assert_int_equal(o->file.field, 2);
    assert_int_equal(o->file.lines[0], 4);
    assert_int_equal(o->file.lines[1], 6);
    assert_str(o->file.src->name, "t.csv");
    reads("a,b\n", "object,object\na,b\n");
}

static void faults(void **state)
{
    (void)state;
    assert_null(read_text("a,b\n1\n"));
    assert_int_equal(d.errors, 1);
    assert_null(read_text(""));
    assert_null(read_text("a,a\n1,2\n"));
    assert_int_equal(d.errors, 3);
    /* a warning is not repeated where columns are read again */
    assert_non_null(read_text("a\n1\n5\"\n"));
    assert_int_equal(d.warnings, 1);
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, clear, clear)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(types),         CASE(missing),         CASE(widening),
        CASE(huge_integers), CASE(names_and_lines), CASE(faults),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
