// SPDX-License-Identifier: MIT
#include "testing.h"

#include "check/topology.h"

static void forms(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        struct topology t; /* tp, pp, cp, dp, per_node, nodes */
        long cores;
    } cases[] = {
        {"TP=8 DP=4 PP=4", {8, 4, 0, 4, 0, 0}, 128},
        {"TP=8 DP=64", {8, 0, 0, 64, 0, 0}, 512},
        {"DP=100000000", {0, 0, 0, 100000000, 0, 0}, 100000000},
        {"TP=32 DP=32 PP=1 ZeRO-1", {32, 1, 0, 32, 0, 0}, 1024},
        {" tp: 8, pp: 2 ", {8, 2, 0, 0, 0, 0}, 16},
        {"TP8-PP4-DP2", {8, 4, 0, 2, 0, 0}, 64},
        {"TP8xPP4", {8, 4, 0, 0, 0, 0}, 32},
        {"TP=4/CP=2/DP=8/EP=8", {4, 0, 2, 8, 0, 0}, 64},
        {"[32xNC(DP)]", {0, 0, 0, 32, 32, 0}, 32},
        {"[32xNC(DP)] x 16Nodes(DP)", {0, 0, 0, 512, 32, 16}, 512},
        {"[8xNC(TP)x4(DP)] x 16Nodes(DP)", {8, 0, 0, 64, 32, 16}, 512},
        {"[32xNC(TP) x 16(DP)]", {32, 0, 0, 16, 512, 0}, 512},
        {"[8 x NC(TP) \u00d7 4(PP)] x 2 nodes", {8, 4, 0, 0, 32, 2}, 64},
        {"[8xNC(TP)x4(PP)] x 4Nodes(DP) + ZeRO", {8, 4, 0, 4, 32, 4}, 128},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct topology t;
        if (!topology_read(str_c(cases[i].text), &t))
            fail_msg("%s is a topology", cases[i].text);
        assert_int_equal(t.tp, cases[i].t.tp);
        assert_int_equal(t.pp, cases[i].t.pp);
        assert_int_equal(t.cp, cases[i].t.cp);
        assert_int_equal(t.dp, cases[i].t.dp);
        assert_int_equal(t.per_node, cases[i].t.per_node);
        assert_int_equal(t.nodes, cases[i].t.nodes);
        assert_int_equal(topology_cores(&t), cases[i].cores);
    }
}

static void others(void **state)
{
    (void)state;
    static const char *const texts[] = {"",
                                        "TP",
                                        "TPU v4",
                                        "TP=",
                                        "TP=0",
                                        "DP=100000001",
                                        "DP=99999999999999999999",
                                        "DP4d",
                                        "EP=8",

                                        "[]",
                                        "[32xNC]",
                                        "[32xNC(XX)]",
                                        "[32xNC(DP)",
                                        "Tensor",
                                        "x 16Nodes",
                                        "[32xNC(DP)] x 16",
                                        "PPO",
                                        "[99999999xNC(DP)x99999999(DP)]",
                                        "TP=99999999999999999999"};
    struct topology t;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (topology_read(str_c(texts[i]), &t))
            fail_msg("%s is no topology", texts[i]);
    /* A number ends where its text does. */
    assert_true(topology_read(str_slice(S("TP=84"), 0, 4), &t));
    assert_int_equal(t.tp, 8);
    assert_true(topology_read(S("TP=99999999 DP=99999999"), &t));
    assert_int_equal(topology_cores(&t), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(forms),
        cmocka_unit_test(others),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
