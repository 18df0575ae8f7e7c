// SPDX-License-Identifier: MIT
#include "base/unicode.h"
#include "base/utf8.h"

#include "testing.h"

static void decoding(void **state)
{
    (void)state;
    size_t n;
    assert_int_equal(utf8_decode(S("A"), &n), 'A');
    assert_int_equal(utf8_decode(S("\xe2\x82\xac!"), &n), 0x20ac);
    assert_int_equal(n, 3);
    assert_int_equal(utf8_decode(S("\xff"), &n), 0xfffd);
    assert_int_equal(n, 1);
    assert_int_equal(utf8_decode(S("\xe2\x82"), &n), 0xfffd);
}

static void finding_what_is_malformed(void **state)
{
    (void)state;
    assert_true(utf8_invalid(S("a\xc3\xa9\xf0\x9f\x98\x80")) == STR_NPOS);
    assert_true(utf8_invalid(S("\xef\xbf\xbd")) == STR_NPOS); /* U+FFFD */
    assert_int_equal(utf8_invalid(S("ab\xe9")), 2);
    assert_int_equal(utf8_invalid(S("\xc0\xaf")), 0);         /* overlong */
    assert_int_equal(utf8_invalid(S("x\xed\xa0\x80")), 1);    /* surrogate */
    assert_int_equal(utf8_invalid(S("\xf4\x90\x80\x80")), 0); /* too large */
}

static void counting(void **state)
{
    (void)state;
    assert_int_equal(utf8_count(S("e\xcc\x81\xe6\x97\xa5")), 3);
    assert_int_equal(utf8_before(S("a\xe6\x97\xa5"), 4), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(decoding),
        cmocka_unit_test(finding_what_is_malformed),
        cmocka_unit_test(counting),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
