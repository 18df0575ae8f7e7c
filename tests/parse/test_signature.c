// SPDX-License-Identifier: MIT
#include "base/buf.h"
#include "parse/api/signature.h"

#include "testing.h"

struct read {
    struct arena a;
    struct domain_scope in;
    struct sig s;
    bool good;
};

static const struct described_type *type_of(str directive)
{
    size_t colon = str_find_char(directive, ':', 0);
    return colon == STR_NPOS
               ? domain_type(DOMAIN_STD, directive)
               : domain_type(domain_number(str_slice(directive, 0, colon)),
                             str_from(directive, colon + 1));
}

static struct read *read_in(const char *directive, const char *text,
                            const char *inner)
{
    static bool (*const GRAMMARS[DOMAIN_N])(struct sig * s) = {
        [DOMAIN_PY] = sig_python,
        [DOMAIN_C] = sig_c,
        [DOMAIN_CPP] = sig_c,
        [DOMAIN_STD] = sig_option,
    };
    static struct read r;
    arena_free(&r.a);
    r = (struct read){.in.inner = inner ? str_c(inner) : STR_NONE};
    const struct described_type *type = type_of(str_c(directive));
    assert_non_null(type);
    r.s = (struct sig){
        .a = &r.a,
        .type = type,
        .in = &r.in,
        .called = type->flags & OBJECT_CALLED,
        .text = str_c(text),
        .node = node_new(&r.a, NODE_DESC_SIGNATURE, (struct pos){0})};
    r.good = GRAMMARS[type->domain](&r.s);
    return &r;
}

static void expect(str s, const char *expected, const char *of)
{
    if (!str_eq(s, str_c(expected)))
        fail_msg("%s: '%.*s', not '%s'", of, STR_ARG(s), expected);
}

/* Names and ids. An id of NULL is not the grammar's to give. */
static void names(void **state)
{
    (void)state;
    static const struct {
        const char *directive, *text, *inner, *full, *name, *id;
    } CASES[] = {
        {"py:function", "f(a)", NULL, "f", "f", NULL},
        {"py:function", "a.b.f (x)", NULL, "a.b.f", "f", NULL},
        {"py:method", "m()", "C", "C.m", "m", NULL},
        {"py:method", "C.m()", "C", "C.m", "m", NULL},
        {"py:function", "\u00fc_1()", NULL, "\u00fc_1", "\u00fc_1", NULL},
        {"py:function", "g[T](a: T) -> T", NULL, "g", "g", NULL},
        {"c:function", "int f(void)", NULL, "f", "f", "c.f"},
        {"c:function", "int (*f(int s, int (*g)(int)))(int)", NULL, "f", "f",
         "c.f"},
        {"c:member", "int x : 3", "s", "s.x", "x", "c.s.x"},
        {"c:var", "const char *const t[3] = {1, 2}", NULL, "t", "t", "c.t"},
        {"c:type", "int (*cb)(void *)", NULL, "cb", "cb", "c.cb"},
        {"c:macro", "MAX(a, b)", NULL, "MAX", "MAX", "c.MAX"},
        {"c:type", "Casting (Resolver)(struct M *m, int n)", NULL, "Resolver",
         "Resolver", "c.Resolver"},
        {"c:function", "int run (void (*f)(void *))", NULL, "run", "run",
         "c.run"},
        {"cpp:function", "void f(int a, double)", NULL, "f", "f", "cpp-f"},
        {"cpp:function", "bool operator==(const T &o) const", "ns::T",
         "ns::T::operator==", "operator==", "cpp-ns-T-operator"},
        {"cpp:function", "template<typename T> requires S<T> void f(T &t)",
         NULL, "f", "f", "cpp-f"},
        {"cpp:class", "template<typename T> std::V", NULL, "std::V", "V",
         "cpp-std-V"},
        {"cpp:class", "template<> V< int >", NULL, "V", "V", "cpp-V"},
        {"cpp:function", "template<typename T> void V<T>::out(T a)", NULL,
         "V::out", "out", "cpp-V-out"},
        {"cpp:var", "std::function<int(int)> *n", NULL, "n", "n", "cpp-n"},
        {"cpp:var", "int (B::*p)(int)", NULL, "p", "p", "cpp-p"},
        {"option", "-o FILE, --output=FILE", NULL, "-o", "-o", NULL},
        {"option", "--colour[=WHEN]", NULL, "--colour", "--colour", NULL},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct read *r =
            read_in(CASES[i].directive, CASES[i].text, CASES[i].inner);
        if (!r->good)
            fail_msg("%s is a signature", CASES[i].text);
        expect(r->s.full, CASES[i].full, CASES[i].text);
        expect(r->s.name, CASES[i].name, CASES[i].text);
        if (CASES[i].id)
            expect(r->s.id, CASES[i].id, CASES[i].text);
    }
}

/* Names as they are looked up, and the last part of each. */
static void scopes(void **state)
{
    (void)state;
    static const char *const CASES[][3] = {
        {"a::b", "a::b", "b"},
        {"::a", "a", "a"},
        {"template<typename T> A", "A", "A"},
        {"template<typename T> A<T>::B", "A::B", "B"},
        {"template<> A< std::pair<int,long> >", "A", "A"},
        {"V<(1 > 2)>::x", "V::x", "x"},
        {"V<int>::operator<", "V::operator<", "operator<"},
        {"V<int>::operator()()", "V::operator()", "operator()"},
        {"ns::operators::x", "ns::operators::x", "x"},
        {"V<int>::m(std::string)", "V::m", "m"},
        {"1 + 2", NULL, NULL},
        {"int", NULL, NULL},
        {"V<", "V", "V"},
        {"", NULL, NULL},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct arena a = {0};
        str name = sig_c_name(&a, str_c(CASES[i][0]));
        if (!CASES[i][1])
            assert_null(name.p);
        else {
            expect(name, CASES[i][1], CASES[i][0]);
            expect(domain_last(DOMAIN_CPP, name), CASES[i][2], CASES[i][0]);
        }
        arena_free(&a);
    }
}

/* C and C++ are shown as written, with the words of their directive. */
static void texts(void **state)
{
    (void)state;
    static const char *const CASES[][3] = {
        {"c:function", "int*f( char *a,int  b [ 3 ] )",
         "int*f(char *a,int  b [ 3 ])"},
        {"c:struct", "s", "struct s"},
        {"c:struct", "struct s", "struct s"},
        {"c:type", "unsigned long id", "typedef unsigned long id"},
        {"c:type", "opaque", "type opaque"},
        {"cpp:type", "I = int *", "using I = int *"},
        {"cpp:class", "template<typename... T> V : B",
         "template<typename... T> class V : B"},
        {"cpp:enum-class", "E : int", "enum class E : int"},
        {"py:data", "x", "x"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct read *r = read_in(CASES[i][0], CASES[i][1], NULL);
        if (!r->good)
            fail_msg("%s is a signature", CASES[i][1]);
        expect(node_astext(&r->a, r->s.node), CASES[i][2], CASES[i][1]);
    }
}

/* Invalid signatures, and the offset of the fault. */
static void faults(void **state)
{
    (void)state;
    static const struct {
        const char *directive, *text;
        size_t at;
    } CASES[] = {
        {"py:function", "f(a", 1},     {"py:function", "1 f", 2},
        {"py:function", "a b c", 2},   {"c:function", "f(", 1},
        {"c:function", "int 3x()", 0}, {"cpp:function", "f(]", 2},
        {"cpp:class", "::", 0},        {"py:function", "()", 0},
        {"c:var", "\"open", 0},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct read *r = read_in(CASES[i].directive, CASES[i].text, NULL);
        if (r->good || r->s.fault != CASES[i].at)
            fail_msg("%s: %s at %zu", CASES[i].text, r->good ? "good" : "bad",
                     r->s.fault);
    }
}

/* Brackets in brackets end, however many there are. */
static void depth(void **state)
{
    (void)state;
    static const char *const CASES[][3] = {
        {"py:function", "f(a=", "["},      {"py:function", "f(a", "[, b"},
        {"c:function", "void f(", "(*"},   {"c:var", "int x = ", "("},
        {"cpp:function", "void f(", "a<"}, {"cpp:class", "", "template<"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct arena a = {0};
        struct buf b = {.a = &a};
        buf_put(&b, str_c(CASES[i][1]));
        for (size_t k = 0; k < 50000; k++)
            buf_put(&b, str_c(CASES[i][2]));
        buf_putc(&b, 0);
        read_in(CASES[i][0], b.p, NULL);
        arena_free(&a);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names), cmocka_unit_test(scopes),
        cmocka_unit_test(texts), cmocka_unit_test(faults),
        cmocka_unit_test(depth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
