// SPDX-License-Identifier: MIT
// The first line as a pattern, the rest as the text that is searched.
#include "base/regex.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    str text = {(const char *)data, size}, pattern;
    struct regex_fault fault;
    if (!str_cut(&text, '\n', &pattern) || !text.p)
        return 0;
    struct regex *re = regex_new(&a, pattern, size % 32, &fault);
    if (!re && fault.at > pattern.n)
        __builtin_trap();
    size_t from = 0;
    for (int i = 0; re && i < 5 && from <= text.n; i++) {
        if (regex_find(re, text, from, REGEX_SEARCH) != REGEX_FOUND)
            break;
        for (size_t k = 0; k <= regex_groups(re); k++) {
            struct regex_span s = regex_group(re, k);
            if (s.from != STR_NPOS && (s.from > s.to || s.to > text.n))
                __builtin_trap();
            regex_group_name(re, k);
        }
        from = regex_group(re, 0).to + 1;
    }
    regex_free(re);
    arena_free(&a);
    return 0;
}
