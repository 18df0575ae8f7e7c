// SPDX-License-Identifier: MIT
// Against cloudfront.py, which checks signatures by itself, and a server that
// says what CloudFront should never say.
#include "publish/cloudfront.h"

#include <signal.h>
#include <sys/wait.h>

#include "base/codes/publish.h"
#include "base/vec.h"
#include "canned.h"

#define SECRET "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"

static struct arena a;
static struct diags d;
static pid_t server;
static int to_server;
static unsigned port, tls_port;

static int clear(void **state)
{
    (void)state;
    for (size_t i = 0; i < d.n; i++)
        diag_print(&d.v[i], stdout, false);
    diag_free(&d);
    arena_free(&a);
    return 0;
}

/* ---- paths ---- */

static void gives(const char *root, const str *files, size_t n,
                  const char *want)
{
    struct strs paths = cloudfront_paths(&a, str_c(root), files, n);
    assert_str(str_join(&a, paths.v, paths.n, S(" ")), want);
}

static void paths(void **state)
{
    (void)state;
    const str some[] = {S("a.html"), S("b/index.html"), S("index.html"),
                        S("not-index.html")};
    gives("/", some, 4,
          "/a.html /b/index.html /b/ /index.html / "
          "/not-index.html");
    gives("/perf/", some, 2, "/perf/a.html /perf/b/index.html /perf/b/");
    const str odd[] = {S("gr\xc3\xb6\xc3\x9f"
                         "e a~b.html"),
                       S("100%/(a)&b=c;d+e'*!,@:$.svg"), S("<\"#{}|\\^[]`>")};
    gives("/", odd, 3,
          "/gr%C3%B6%C3%9F"
          "e%20a%7Eb.html "
          "/100%25/(a)&b=c;d+e'*!,@:$.svg "
          "/%3C%22%23%7B%7D%7C%5C%5E%5B%5D%60%3E");
    const str eight[] = {S("1"), S("2"), S("3"), S("4"), S("5"),
                         S("6"), S("7"), S("8"), S("9")};
    gives("/", eight, 8, "/1 /2 /3 /4 /5 /6 /7 /8");
    gives("/", eight, 9, "/*");
    gives("/perf/", eight, 9, "/perf/*");
    const str seven[] = {S("1"), S("2"), S("3"), S("4"),
                         S("5"), S("6"), S("7"), S("a/index.html")};
    gives("/", seven, 8, "/*");
    gives("/", NULL, 0, "");
}

/* ---- requests ---- */

static bool start_server(void)
{
    int in[2], out[2];
    char line[32] = "";
    assert_int_equal(pipe(in) | pipe(out), 0);
    server = fork();
    assert_true(server >= 0);
    if (server == 0) {
        dup2(in[0], 0);
        dup2(out[1], 1);
        close(in[1]);
        close(out[0]);
        execlp("python3", "python3", "tests/publish/cloudfront.py",
               (char *)NULL);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    to_server = in[1];
    FILE *said = fdopen(out[0], "r");
    assert_non_null(said);
    bool ok = fgets(line, sizeof line, said) &&
              sscanf(line, "%u %u", &port, &tls_port) == 2;
    fclose(said);
    return ok;
}

static int stop_server(void **state)
{
    int status;
    (void)state;
    close(to_server);
    return waitpid(server, &status, 0) != server;
}

static struct credentials key(const char *secret)
{
    return (struct credentials){
        .key = {S("AKIDEXAMPLE"), str_c(secret), STR_NONE},
        .cloudfront = str_fmt(&a, "http://127.0.0.1:%u", port)};
}

static bool invalidates(const struct credentials *c, const char *to,
                        const char *reference)
{
    const str files[] = {S("index.html"), S("gr\xc3\xb6\xc3\x9f"
                                            "e & b.html")};
    struct strs list = cloudfront_paths(&a, S("/"), files, 2);
    return cloudfront_invalidate(&d, c, str_c(to), &list, str_c(reference));
}

static void accepted(void **state)
{
    (void)state;
    struct credentials c = key(SECRET);
    assert_true(invalidates(&c, "E2EXAMPLE", "one <&> two"));
    assert_true(invalidates(&c, "E2EXAMPLE", "one <&> two"));
    assert_true(invalidates(&c, "ETHROTTLE", "1"));
    assert_true(invalidates(&c, "ESLOW", "1"));
    c.key = (struct sign_key){S("ASIAEXAMPLE"), S("temporary/secret"),
                              S("the/session+token==")};
    assert_true(invalidates(&c, "E2EXAMPLE", "2"));
    assert_int_equal(d.n, 0);
}

static void says(const char *text, const char *help)
{
    assert_int_equal(d.n, 1);
    assert_non_null(strstr(str_dupz(&a, d.v[0].text), text));
    assert_int_equal(d.v[0].severity, DIAG_SEVERITY_SYSTEM);
    if (help)
        assert_non_null(strstr(str_dupz(&a, d.v[0].help), help));
    diag_free(&d);
}

static void refused(void **state)
{
    (void)state;
    struct credentials c = key(SECRET);
    assert_false(invalidates(&c, "EDENIED", "1"));
    says("'EDENIED': CloudFront answered 403 AccessDenied: User: arn:",
         "cloudfront:CreateInvalidation");
    assert_false(invalidates(&c, "ENONE", "1"));
    says("'ENONE': CloudFront answered 404 NoSuchDistribution: The specified",
         "'cloudfront' of the target");
    assert_false(invalidates(&c, "EBUSY", "1"));
    says("'EBUSY': CloudFront answered 400 TooManyInvalidationsInProgress: ",
         "publish again in a few minutes");
    c = key("another-secret");
    assert_false(invalidates(&c, "E2EXAMPLE", "3"));
    says("'E2EXAMPLE': CloudFront answered 403 SignatureDoesNotMatch: ",
         "AWS_SECRET_ACCESS_KEY");
    c.key.id = S("AKIDNOBODY");
    assert_false(invalidates(&c, "E2EXAMPLE", "3"));
    says("'E2EXAMPLE': CloudFront answered 403 InvalidClientTokenId: ",
         "AWS_ACCESS_KEY_ID");
}

/* The key goes to nobody who cannot prove to be CloudFront. */
static void untrusted(void **state)
{
    (void)state;
    struct credentials c = key(SECRET);
    c.cloudfront = str_fmt(&a, "https://127.0.0.1:%u", tls_port);
    assert_false(invalidates(&c, "E2EXAMPLE", "6"));
    assert_ptr_equal(d.v[0].code, DIAG_PUBLISH_NETWORK);
    says("SSL certificate problem: self", NULL);
}

static void odd_answers(void **state)
{
    (void)state;
    static const struct {
        const char *answer, *want;
    } CASES[] = {
        {CANNED("400 Bad Request", "", "<html>no"), "CloudFront answered 400"},
        {CANNED("403 Forbidden", "",
                "<Error><Code>X</Code><Message>key " SECRET "</Message>"
                "</Error>"),
         "CloudFront answered 403 X: key ***"},
        {CANNED("301 Moved", "Location: http://127.0.0.1:1/\r\n", ""),
         "CloudFront answered 301"},
        {CANNED("501 No", "", ""), "CloudFront answered 501"},
    };
    struct credentials c = key(SECRET);
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct canned odd = {.answers = {CASES[i].answer}};
        canned_start(&odd);
        c.cloudfront = str_fmt(&a, "http://127.0.0.1:%u", odd.port);
        assert_false(invalidates(&c, "E2EXAMPLE", "4"));
        canned_stop(&odd);
        assert_int_equal(odd.requests, 1);
        says(CASES[i].want, NULL);
    }
    c.cloudfront = S("http://127.0.0.1:1");
    assert_true(cloudfront_invalidate(&d, &c, S("E"), &(struct strs){0},
                                      S("5"))); /* asks nobody */
}

int main(void)
{
    const struct CMUnitTest alone[] = {
        cmocka_unit_test_teardown(paths, clear),
    };
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(paths, clear),
        cmocka_unit_test_teardown(accepted, clear),
        cmocka_unit_test_teardown(refused, clear),
        cmocka_unit_test_teardown(untrusted, clear),
        cmocka_unit_test_teardown(odd_answers, clear),
    };
    signal(SIGPIPE, SIG_IGN);
    if (system("python3 -c 'import http.server' 2>/dev/null") != 0)
        return cmocka_run_group_tests(alone, NULL, NULL);
    if (!start_server())
        return 1;
    return cmocka_run_group_tests(tests, NULL, stop_server);
}
