// SPDX-License-Identifier: MIT
// hash: keys spread whoever wrote them, and otherwise in each process.
#include <inttypes.h>

#include "../testing.h"
#include "base/hash.h"

enum { KEYS = 4096, PLACES = 8192 };

/* How many of as many places as a table would have were taken. */
struct places {
    bool taken[PLACES];
    size_t n;
};

static void take(struct places *p, uint64_t hash)
{
    bool *taken = &p->taken[hash & (PLACES - 1)];
    p->n += !*taken;
    *taken = true;
}

/* 4,096 balls thrown into 8,192 places take 3,223 +- 29. */
static void assert_spread(const struct places *p)
{
    assert_in_range(p->n, 3000, 3450);
}

static void test_keys_in_a_row_spread(void **state)
{
    struct places texts = {0}, numbers = {0};
    (void)state;
    for (unsigned i = 0; i < KEYS; i++) {
        char key[32];
        int n = snprintf(key, sizeof key, "model-%u", i);
        take(&texts, hash_text((str){key, (size_t)n}));
        take(&numbers, hash_number(i));
    }
    assert_spread(&texts);
    assert_spread(&numbers);
}

/* One more blank, zero or byte is another key. */
static void test_length_and_each_byte_count(void **state)
{
    char bytes[40] = {0};
    uint64_t seen[sizeof bytes * 9];
    size_t n = 0;
    (void)state;
    for (size_t len = 0; len < sizeof bytes; len++) {
        seen[n++] = hash_text((str){bytes, len});
        for (size_t bit = 0; bit < 8 && len; bit++) {
            bytes[len - 1] = (char)(1u << bit);
            seen[n++] = hash_text((str){bytes, len});
            bytes[len - 1] = 0;
        }
    }
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < i; j++)
            assert_true(seen[i] != seen[j]);
}

/* Keys that all had one hash, when it was h = (h ^ word) * odd, h ^= h >> 29
   without a key. */
static void test_forged_texts_spread(void **state)
{
    struct places p = {0};
    (void)state;
    for (uint64_t i = 0; i < KEYS; i++) {
        uint64_t h = (16 ^ i) * 0x9e3779b97f4a7c15u;
        h ^= h >> 29;
        uint64_t words[2] = {i, h ^ 0x5a5a5a5a5a5a5a5au};
        take(&p, hash_text((str){(const char *)words, sizeof words}));
    }
    assert_spread(&p);
}

/* The same of numbers: h ^= h >> 33, h *= odd, h ^= h >> 33. */
static void test_forged_numbers_spread(void **state)
{
    struct places p = {0};
    uint64_t odd = 0xff51afd7ed558ccdu, inverse = odd;
    (void)state;
    for (int i = 0; i < 5; i++)
        inverse *= 2 - odd * inverse;
    assert_true(odd * inverse == 1);
    for (uint64_t i = 0; i < KEYS; i++) {
        uint64_t h = i << 33;
        h = (h ^ h >> 33) * inverse;
        take(&p, hash_number(h ^ h >> 33));
    }
    assert_spread(&p);
}

static void print_hashes(void)
{
    printf("%" PRIx64 " %" PRIx64, hash_text(S("key")), hash_number(1));
}

static const char *program;

/* Hashes the same keys in another process. */
static void other_process(char out[64])
{
    char command[4096];
    snprintf(command, sizeof command, "'%s' hashes", program);
    FILE *f = popen(command, "r");
    assert_non_null(f);
    assert_non_null(fgets(out, 64, f));
    assert_int_equal(pclose(f), 0);
}

static void test_each_process_has_its_own_key(void **state)
{
    char one[64], two[64];
    unsigned long long words[4];
    (void)state;
    other_process(one);
    other_process(two);
    assert_int_equal(sscanf(one, "%llx %llx", words, words + 1), 2);
    assert_int_equal(sscanf(two, "%llx %llx", words + 2, words + 3), 2);
    assert_true(words[0] != words[2]);
    assert_true(words[1] != words[3]);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_keys_in_a_row_spread),
        cmocka_unit_test(test_length_and_each_byte_count),
        cmocka_unit_test(test_forged_texts_spread),
        cmocka_unit_test(test_forged_numbers_spread),
        cmocka_unit_test(test_each_process_has_its_own_key),
    };
    program = argv[0];
    if (argc > 1)
        return print_hashes(), 0;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
