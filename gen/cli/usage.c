// SPDX-License-Identifier: MIT
// usage: prints and reports usage errors, and hides secrets in arguments.
#include "cli/usage.h"

#include <stdarg.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "base/buf.h"
#include "base/codes/config.h"
#include "base/diag.h"

static const str HIDDEN = S_INIT("***");

bool usage_report(struct diags *d, str text)
{
    diag_at(d, DIAG_CLI_USAGE, (struct pos){0}, text);
    return false;
}

static void print(str text, str help)
{
    struct diags d = {0};
    usage_report(&d, text);
    if (help.p)
        diag_help(&d, "%.*s", STR_ARG(help));
    diag_print(&d.v[0], stderr, false);
    diag_free(&d);
}

bool usage_fault(const char *fmt, ...)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    va_list ap;
    va_start(ap, fmt);
    buf_vprintf(&b, fmt, ap);
    va_end(ap);
    print(buf_str(&b), STR_NONE);
    arena_free(&a);
    return false;
}

bool usage_unknown(str text, str name, const str *names, size_t n,
                   str otherwise)
{
    struct arena a = {0};
    size_t work = STR_NPOS;
    str near = str_nearest(name, names, n, &work);
    print(text, near.p ? str_fmt(&a, "did you mean '%.*s'?", STR_ARG(near))
                       : otherwise);
    arena_free(&a);
    return false;
}

void usage_folder(struct diags *d, const char *command, str word)
{
    struct arena a = {0};
    struct stat st;
    if (word.n && stat(str_dupz(&a, word), &st) == 0 && S_ISDIR(st.st_mode))
        diag_help(d, "-C names the folder of a site: perfpress %s -C %.*s",
                  command, STR_ARG(usage_word(&a, str_dupz(&a, word))));
    arena_free(&a);
}

/* Hides the user and password of a URL such as
   "https://NAME:PASSWORD@HOST/". */
static str without_user(struct arena *a, str word)
{
    size_t scheme = str_find(word, S("://"), 0);
    if (scheme == STR_NPOS)
        return word;
    size_t host = scheme + 3, end = str_find_char(word, '/', host);
    size_t at = str_rfind_char(str_slice(word, 0, end), '@');
    if (at == STR_NPOS || at < host)
        return word;
    const str parts[] = {str_slice(word, 0, host), HIDDEN, str_from(word, at)};
    return str_join(a, parts, 3, S(""));
}

str usage_word(struct arena *a, const char *word)
{
    static const char *const SECRETS[] = {"AWS_SECRET_ACCESS_KEY",
                                          "AWS_SESSION_TOKEN"};
    str s = str_c(word);
    for (size_t i = 0; i < sizeof SECRETS / sizeof *SECRETS; i++) {
        str secret = str_c(getenv(SECRETS[i]));
        if (secret.n)
            s = str_replace(a, s, secret, HIDDEN);
    }
    return without_user(a, s);
}
