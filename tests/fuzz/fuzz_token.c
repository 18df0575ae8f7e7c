// SPDX-License-Identifier: MIT
// Any bytes as searchable text: terms are valid UTF-8, lower case, and limited
// in length and number.
#include "base/utf8.h"
#include "search/token.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static void must(bool fine)
{
    if (!fine)
        __builtin_trap();
}

static void take(void *data, str term)
{
    size_t *n = data;
    must(term.n > 0 && term.n <= TOKEN_BYTES_MAX);
    must(utf8_invalid(term) == STR_NPOS);
    must(!token_is_word(term) || (utf8_count(term) >= TOKEN_WORD_MIN &&
                                  utf8_count(term) <= TOKEN_WORD_MAX));
    for (size_t i = 0; i < term.n; i++)
        must(term.p[i] != ' ' && term.p[i] != '\n' &&
             !(term.p[i] >= 'A' && term.p[i] <= 'Z'));
    (*n)++;
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    str text = {(const char *)data, size};
    size_t n = 0;
    token_each(text, take, &n);
    must(n <= 6 * size);
    return 0;
}
