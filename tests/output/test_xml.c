// SPDX-License-Identifier: MIT
#include "output/xml.h"

#include "base/buf.h"
#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

/* All events in one line: "(name", "text)", "D" for a DOCTYPE, "." at the end,
 * "!" for bad. */
static void events(const char *answer, const char *want)
{
    struct xml x = xml_start(&a, str_c(answer));
    struct buf b = {.a = &a};
    enum xml_event e;
    while ((e = xml_next(&x)) != XML_END && e != XML_BAD) {
        if (e == XML_DOCTYPE) {
            buf_putc(&b, 'D');
            continue;
        }
        buf_put(&b, e == XML_OPEN ? S("(") : buf_str(&x.text));
        buf_put(&b, e == XML_OPEN ? x.name : S(")"));
    }
    buf_putc(&b, e == XML_END ? '.' : '!');
    assert_str(buf_str(&b), want);
    assert_int_equal(xml_next(&x), e);
}

static void reads(void **state)
{
    (void)state;
    events("<?xml version=\"1.0\"?>\n<A xmlns=\"x\"><B>1</B><C/>\n</A>\n",
           "(A(B1)(C)\n).");
    events("<a>&lt;&#233;&#x41;&amp;amp;&quot;&apos;&gt;</a>", "(a<\xc3\xa9"
                                                               "A&amp;\"'>).");
    events("<a><b ></b ></a>", "(a(b)).");
    events("<a><![CDATA[<x]]>y<!-- z --></a>", "(a<xy).");
    events("<?xml version='1.0' standalone=\"yes\" ?><a/>", "(a).");
}

static void refuses(void **state)
{
    (void)state;
    events("", "!");
    events("text", "!");
    events("<a>", "(a!");
    events("<a></b>", "(a!");
    events("<a></a><b></b>", "(a)!");
    events("<a></a>x", "(a)!");
    events("<a", "!");
    events("< a></a>", "!");
    events("<a>&nope;</a>", "(a!");
    events("<a>&#0;</a>", "(a!");
    events("<a>&#xd800;</a>", "(a!");
    events("<a>&#99999999999;</a>", "(a!");
    events("<a>& b</a>", "(a!");
    events("<!DOCTYPE a><a></a><!DOCTYPE", "D(a)!");
    events("<?xml encoding='utf-8'?><a/>", "!");
    events("<?xml version='1.0' standalone='yes' encoding='utf-8'?><a/>", "!");
    events("<?xml version='1.0'", "!");
    events("</a>", "!");
}

static void parents(void **state)
{
    (void)state;
    struct xml x = xml_start(&a, S("<a><b>1</b></a>"));
    assert_int_equal(xml_next(&x), XML_OPEN);
    assert_false(xml_in(&x, XML_OPEN, S("a")));
    assert_int_equal(xml_next(&x), XML_OPEN);
    assert_true(xml_in(&x, XML_OPEN, S("a")));
    assert_int_equal(xml_next(&x), XML_CLOSE);
    assert_true(xml_in(&x, XML_CLOSE, S("a")));
    assert_int_equal(xml_next(&x), XML_CLOSE);
    assert_false(xml_in(&x, XML_CLOSE, S("a")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(reads, clear),
        cmocka_unit_test_teardown(refuses, clear),
        cmocka_unit_test_teardown(parents, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
