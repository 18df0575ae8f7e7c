// SPDX-License-Identifier: MIT
// Any bytes as the shared credentials and configuration files, and as
// environment variables: the result is a key that can be sent, or a diagnostic
// without the key.
#include "publish/credentials.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

/* The input, in parts that are divided by NUL bytes. */
struct input {
    str parts[4]; /* the two files, a profile's name, a variable's value */
    struct arena *a;
};

static const char *variable(void *data, const char *name)
{
    struct input *in = data;
    str value = STR_NONE;
    if (!strcmp(name, "HOME"))
        return "/h";
    if (!strcmp(name, "AWS_PROFILE"))
        value = in->parts[2];
    else if (!strcmp(name, "AWS_REGION") || !strcmp(name, "AWS_ENDPOINT_URL") ||
             !strcmp(name, "AWS_SESSION_TOKEN"))
        value = in->parts[3];
    return value.n ? str_dupz(in->a, value) : NULL;
}

static bool file(void *data, struct arena *a, str path, str *text)
{
    struct input *in = data;
    (void)a;
    *text = in->parts[str_ends(path, S("/config"))];
    return text->p != NULL;
}

static void must(bool fine)
{
    if (!fine)
        __builtin_trap();
}

static void is_sendable(str s)
{
    for (size_t i = 0; i < s.n; i++)
        must(s.p[i] > ' ' && s.p[i] <= '~');
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct diags d = {0};
    struct input in = {.a = &a};
    struct credentials c = {0};
    struct credentials_from from = {variable, file, &in};
    str rest = {(const char *)data, size};
    for (int i = 0; i < 4 && str_cut(&rest, '\0', &in.parts[i]);)
        i++;
    bool ok = credentials_read(&a, &d, &from, &c);
    must(ok == (d.n == 0));
    if (ok) {
        must(c.key.id.n && c.key.secret.n);
        is_sendable(c.key.id);
        is_sendable(c.key.secret);
        is_sendable(c.key.token);
        is_sendable(c.region);
        is_sendable(c.endpoint);
        must(str_find_char(c.region, '/', 0) == STR_NPOS);
    } else if (c.key.secret.n > 40) {
        must(str_find(d.v[0].text, c.key.secret, 0) == STR_NPOS);
    }
    arena_free(&a);
    diag_free(&d);
    return 0;
}
