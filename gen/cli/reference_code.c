// SPDX-License-Identifier: MIT
// reference_code: finds a code's paragraph in the manual page and prints it
// without macros.
#include "cli/reference_code.h"

#include <stdio.h>

#include "base/buf.h"
#include "base/codes/codes.h"
#include "cli/manual.h"

/* Returns the lines between ".It Cm CODE" and the next item. */
static str paragraph_of(struct arena *a, str id)
{
    static const str NEXT[] = {S_INIT("\n.It"), S_INIT("\n.El")};
    str page = MANUAL[0].bytes;
    str item = str_fmt(a, "\n.It Cm %.*s\n", STR_ARG(id));
    size_t at = str_find(page, item, 0), end = page.n;
    if (at == STR_NPOS)
        return STR_NONE;
    at += item.n;
    for (size_t i = 0; i < 2; i++) {
        size_t next = str_find(page, NEXT[i], at - 1);
        end = next < end ? next : end;
    }
    return str_slice(page, at, end);
}

static bool is_closing(str word)
{
    return word.n == 1 && str_find_char(S(".,:;)"), word.p[0], 0) != STR_NPOS;
}

/* Appends a line of the manual page. Macros are dropped; ".Ql x" becomes
   'x'. */
static void put_line(struct buf *b, str line)
{
    bool macro = str_starts(line, S("."));
    bool quoted = str_starts(line, S(".Ql")), first = true;
    str word;
    while (str_word(&line, &word)) {
        if (macro && first) {
            first = false;
            continue;
        }
        if (str_eq(word, S("\\&")) || str_eq(word, S("Ns")))
            continue;
        if (b->n && !is_closing(word))
            buf_putc(b, ' ');
        bool quote = quoted && !is_closing(word);
        word = str_replace(b->a, word, S("\\&"), S(""));
        buf_printf(b, quote ? "'%.*s'" : "%.*s", STR_ARG(word));
        quoted &= !quote;
    }
}

bool reference_code(const char *name)
{
    enum { WIDTH = 78 };
    struct arena a = {0};
    struct buf b = {.a = &a};
    const struct diag_code *code = codes_find(str_c(name));
    if (!code)
        return false;
    str rest = paragraph_of(&a, str_c(code->id)), line, word;
    str wording = str_replace(&a, str_c(code->wording), S("%"), S("..."));
    printf("%s: %s%s: %.*s\n", code->id, diag_severity_name(code->severity),
           code->severity == DIAG_SEVERITY_PASSED
               ? " (warning with 'from: sphinx')"
               : "",
           STR_ARG(wording));
    while (str_cut(&rest, '\n', &line))
        put_line(&b, line);
    rest = buf_str(&b);
    for (size_t column = 0; str_word(&rest, &word);) {
        bool wrap = !column || column + 1 + word.n > WIDTH;
        printf("%s%.*s",
               !wrap    ? " "
               : column ? "\n    "
                        : "    ",
               STR_ARG(word));
        column = wrap ? 4 + word.n : column + 1 + word.n;
    }
    printf("\n");
    arena_free(&a);
    return true;
}
