// SPDX-License-Identifier: MIT
#include "publish/credentials.h"

#include <sys/stat.h>
#include <unistd.h>

#include "base/codes/publish.h"
#include "testing.h"

static struct arena a;
static struct diags d;
static struct credentials c;

/* A made-up environment and disk: names and texts in turn, NULL at the end. */
struct world {
    const char *const *variables, *const *files;
};

static const char *look_up(const char *const *pairs, const char *name)
{
    for (; *pairs; pairs += 2)
        if (!strcmp(*pairs, name))
            return pairs[1];
    return NULL;
}

static const char *variable(void *data, const char *name)
{
    return look_up(((struct world *)data)->variables, name);
}

static bool file(void *data, struct arena *arena, str path, str *text)
{
    *text =
        str_c(look_up(((struct world *)data)->files, str_dupz(arena, path)));
    return text->p != NULL;
}

static bool reads(const char *const *variables, const char *const *files)
{
    struct world w = {variables, files};
    struct credentials_from from = {variable, file, &w};
    diag_free(&d);
    return credentials_read(&a, &d, &from, &c);
}

#define LIST(...) ((const char *const[]){__VA_ARGS__, NULL})
#define NOTHING ((const char *const[]){NULL})

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    return 0;
}

#define SHARED                                                            \
    "/h/.aws/credentials", "# mine\n[default]\naws_access_key_id = D\r\n" \
                           "aws_secret_access_key=ds=/+\n\n"              \
                           "[ci]\nAWS_ACCESS_KEY_ID=C\n"                  \
                           "aws_secret_access_key = cs\n"                 \
                           "aws_session_token = ct\n"
#define CONFIG                                                        \
    "/h/.aws/config", "[default]\nregion = us-west-2\n[profile ci]\n" \
                      "s3 =\n  region = no\nregion = eu-west-1\n"     \
                      "endpoint_url = http://127.0.0.1:1\n"

static void environment(void **state)
{
    (void)state;
    assert_true(reads(LIST("AWS_ACCESS_KEY_ID", "E", "AWS_SECRET_ACCESS_KEY",
                           "es", "AWS_SESSION_TOKEN", "et", "AWS_REGION", "r",
                           "AWS_ENDPOINT_URL", "http://b",
                           "AWS_ENDPOINT_URL_S3", "http://a/", "HOME", "/h"),
                      LIST(SHARED, CONFIG)));
    assert_str(c.key.id, "E");
    assert_str(c.key.secret, "es");
    assert_str(c.key.token, "et");
    assert_str(c.region, "r");
    assert_str(c.endpoint, "http://a");
}

static void default_profile(void **state)
{
    (void)state;
    assert_true(reads(LIST("HOME", "/h", "AWS_ACCESS_KEY_ID", ""),
                      LIST(SHARED, CONFIG)));
    assert_str(c.key.id, "D");
    assert_str(c.key.secret, "ds=/+");
    assert_null(c.key.token.p);
    assert_str(c.region, "us-west-2");
    assert_null(c.endpoint.p);
}

static void named_profile(void **state)
{
    (void)state;
    assert_true(
        reads(LIST("HOME", "/h", "AWS_PROFILE", "ci", "AWS_ACCESS_KEY_ID", "E",
                   "AWS_SECRET_ACCESS_KEY", "es"),
              LIST(SHARED, CONFIG)));
    assert_str(c.key.id, "C");
    assert_str(c.key.secret, "cs");
    assert_str(c.key.token, "ct");
    assert_str(c.region, "eu-west-1");
    assert_str(c.endpoint, "http://127.0.0.1:1");
}

static void other_files(void **state)
{
    (void)state;
    assert_true(reads(LIST("AWS_SHARED_CREDENTIALS_FILE", "/x"),
                      LIST("/x", "[default]\naws_access_key_id=X\n"
                                 "aws_secret_access_key=xs")));
    assert_str(c.key.id, "X");
    assert_null(c.region.p);
    assert_true(reads(LIST("HOME", "/h", "AWS_CONFIG_FILE", "~/mine"),
                      LIST("/h/mine", "\xef\xbb\xbf[default]\nregion=r\n"
                                      "aws_access_key_id=M\n"
                                      "aws_secret_access_key=ms\n")));
    assert_str(c.key.id, "M");
    assert_str(c.region, "r");
}

/* A key, its secret and its token come from the same place. */
static void parts_of_one_key(void **state)
{
    (void)state;
    assert_true(
        reads(LIST("HOME", "/h"),
              LIST("/h/.aws/credentials",
                   "[default]\naws_access_key_id=D\naws_secret_access_key=ds\n",
                   "/h/.aws/config",
                   "[default]\naws_access_key_id=K\naws_secret_access_key=ks\n"
                   "aws_session_token=kt\nregion=r\n")));
    assert_str(c.key.id, "D");
    assert_str(c.key.secret, "ds");
    assert_null(c.key.token.p);
    assert_str(c.region, "r");
    assert_false(
        reads(LIST("HOME", "/h"),
              LIST("/h/.aws/credentials", "[default]\naws_access_key_id=D\n",
                   "/h/.aws/config", "[default]\naws_secret_access_key=ks\n")));
}

/* Messages hold no part of a key. */
static void says(const char *want)
{
    assert_int_equal(d.n, 1);
    assert_ptr_equal(d.v[0].code, DIAG_PUBLISH_KEY);
    assert_str(d.v[0].text, want);
    assert_non_null(d.v[0].help.p);
}

static void faults(void **state)
{
    (void)state;
    assert_false(reads(NOTHING, NOTHING));
    says("missing credentials for S3");
    assert_false(reads(LIST("AWS_ACCESS_KEY_ID", "E"), NOTHING));
    says("the access key has no secret");
    assert_false(reads(LIST("AWS_SECRET_ACCESS_KEY", "es"), NOTHING));
    says("the secret has no access key id");
    assert_false(
        reads(LIST("HOME", "/h", "AWS_PROFILE", "no", "AWS_ACCESS_KEY_ID", "E",
                   "AWS_SECRET_ACCESS_KEY", "es"),
              LIST(SHARED, CONFIG)));
    says("unknown profile 'no'");
    assert_false(reads(LIST("HOME", "/h", "AWS_CONFIG_FILE", "/none"),
                       LIST("/h/.aws/credentials", "[default]\n")));
    says("cannot read the file that AWS_CONFIG_FILE names");
    assert_false(reads(LIST("HOME", "/h", "AWS_PROFILE", "dev"),
                       LIST("/h/.aws/config", "[profile dev]\n"
                                              "sso_session = corp\n")));
    says("profile 'dev' has no access key");
    assert_false(reads(LIST("HOME", "/h"),
                       LIST("/h/.aws/config", "[default]\n"
                                              "credential_process = x\n")));
    says("profile 'default' has no access key");
}

/* Values that would end a header, or name another host, are refused. */
static void unclean(void **state)
{
    (void)state;
#define KEY "AWS_ACCESS_KEY_ID", "E", "AWS_SECRET_ACCESS_KEY", "es"
    assert_false(reads(LIST("AWS_ACCESS_KEY_ID", "E\r\nX-Evil: 1",
                            "AWS_SECRET_ACCESS_KEY", "es"),
                       NOTHING));
    says("the access key id contains an invalid character");
    assert_false(
        reads(LIST("AWS_ACCESS_KEY_ID", "E", "AWS_SECRET_ACCESS_KEY", "es\n"),
              NOTHING));
    says("the secret access key contains an invalid character");
    assert_false(reads(LIST(KEY, "AWS_SESSION_TOKEN", "e t"), NOTHING));
    says("the session token contains an invalid character");
    assert_false(
        reads(LIST(KEY, "AWS_DEFAULT_REGION", "evil.example/"), NOTHING));
    says("AWS_DEFAULT_REGION: expected a region, such as eu-central-1");
    assert_false(reads(LIST(KEY, "HOME", "/h"),
                       LIST("/h/.aws/config", "[default]\nregion=a.b\n")));
    says("the profile's region: expected a region, such as eu-central-1");
    static const char *const URLS[] = {
        "s3.example", "ftp://h",    "http://",       "https://u:geheim@h",
        "http://h/p", "http://h\n", "http://h?x=1#", "http://h h"};
    for (size_t i = 0; i < sizeof URLS / sizeof *URLS; i++) {
        assert_false(reads(LIST(KEY, "AWS_ENDPOINT_URL", URLS[i]), NOTHING));
        says("AWS_ENDPOINT_URL: expected https://HOST or http://HOST:PORT");
    }
}

/* Reading does not wait for a pipe without a writer. */
static void disk(void **state)
{
    (void)state;
    char dir[] = "/tmp/credentials-XXXXXX";
    assert_non_null(mkdtemp(dir));
    str path = str_concat(&a, str_c(dir), S("/f")), text;
    struct credentials_from from = credentials_system();
    assert_false(from.file(from.data, &a, path, &text));
    assert_int_equal(mkfifo(str_dupz(&a, path), 0600), 0);
    assert_false(from.file(from.data, &a, path, &text));
    assert_int_equal(unlink(str_dupz(&a, path)), 0);
    FILE *f = fopen(str_dupz(&a, path), "w");
    assert_non_null(f);
    assert_true(fputs("[default]\n", f) >= 0 && fclose(f) == 0);
    assert_true(from.file(from.data, &a, path, &text));
    assert_str(text, "[default]\n");
    assert_int_equal(unlink(str_dupz(&a, path)), 0);
    assert_int_equal(rmdir(dir), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(environment, clear),
        cmocka_unit_test_teardown(default_profile, clear),
        cmocka_unit_test_teardown(named_profile, clear),
        cmocka_unit_test_teardown(other_files, clear),
        cmocka_unit_test_teardown(parts_of_one_key, clear),
        cmocka_unit_test_teardown(faults, clear),
        cmocka_unit_test_teardown(unclean, clear),
        cmocka_unit_test_teardown(disk, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
