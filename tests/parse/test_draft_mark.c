// SPDX-License-Identifier: MIT
// Which texts call themselves drafts.
#include "config/writing.h"
#include "parse/draft_mark.h"

#include "testing.h"

static void markdown(void **state)
{
    (void)state;
    static const char *const DRAFTS[] = {
        "---\ndraft: true\n---\n",
        "---\r\ndraft: true\r\n---\r\n",
        "---  \ntitle: x\ndraft:    true   # soon\n---\ntext",
        "---\n\"draft\": 'true'\n---\n",
        "---\n{title: x, draft: true}\n---\n",
        "---\n? draft\n: true\n---\n",
    };
    static const char *const OTHERS[] = {
        "",
        "draft: true\n",
        "\n---\ndraft: true\n---\n",
        "---\ndraft: true\n",
        "---\ndraft: false\n---\n",
        "---\ndraft: yes\n---\n",
        "---\ndraft: True\n---\n",
        "---\na: {draft: true}\n---\n",
        "---\nnote: \"draft: true\"\n---\n",
        "---\ntitle: x\n---\ndraft: true\n---\n",
        "---\ndraft: [\n---\n",
    };
    for (size_t i = 0; i < sizeof DRAFTS / sizeof *DRAFTS; i++)
        assert_true(draft_mark_has(PAGE_MARKDOWN, str_c(DRAFTS[i])));
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        assert_false(draft_mark_has(PAGE_MARKDOWN, str_c(OTHERS[i])));
}

static void restructured(void **state)
{
    (void)state;
    static const char *const DRAFTS[] = {
        ":draft: true",
        ":draft:\n",
        "\n:title: x\n   and more\n:Draft:   true  \n\nX\n=\n",
        ".. a comment\n   of lines\n\n.. |x| replace:: y\n\n:draft: true\n",
        ":draft: true\r\n",
    };
    static const char *const OTHERS[] = {
        "",
        "X\n=\n\n:draft: true\n",
        ":draft: false\n",
        ":drafts: true\n",
        "text\n:draft: true\n",
        ":title: x\n\ntext\n\n:draft: true\n",
        ":title: :draft: true\n",
        "   :draft: true\n",
    };
    for (size_t i = 0; i < sizeof DRAFTS / sizeof *DRAFTS; i++)
        assert_true(draft_mark_has(PAGE_RST, str_c(DRAFTS[i])));
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        assert_false(draft_mark_has(PAGE_RST, str_c(OTHERS[i])));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(markdown),
                                       cmocka_unit_test(restructured)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
