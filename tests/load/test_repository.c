// SPDX-License-Identifier: MIT
// The repository of a site, through config_read, and the addresses in it.
#include "config/repository.h"

#include "base/codes/config.h"
#include "config/config.h"
#include "testing.h"

static struct arena a;
static struct diags d;
static struct config c;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    return 0;
}

static bool read_value(const char *value)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("perfpress.yaml"),
                           .text = str_fmt(&a, "repository: %s\n", value)};
    diag_free(&d);
    return config_read(&a, &d, src, &c);
}

static void leads(const char *value, const char *edit, const char *issue)
{
    assert_true(read_value(value));
    str to = repository_edit(&a, &c.repository, S("content/a b.md"));
    str told =
        repository_issue(&a, &c.repository, S("A & b"), S("x\ny#\u00e4"));
    assert_int_equal(to.p != NULL, edit != NULL);
    assert_int_equal(told.p != NULL, issue != NULL);
    if (edit)
        assert_str(to, edit);
    if (issue)
        assert_str(told, issue);
}

static void hosts(void **state)
{
    (void)state;
    leads("https://github.com/o/r",
          "https://github.com/o/r/edit/main/content/a%20b.md",
          "https://github.com/o/r/issues/new?title=A%20%26%20b&"
          "body=x%0Ay%23%C3%A4");
    leads("https://GitLab.com/o/s/r.git/",
          "https://GitLab.com/o/s/r/-/edit/main/content/a%20b.md",
          "https://GitLab.com/o/s/r/-/issues/new?issue%5Btitle%5D="
          "A%20%26%20b&issue%5Bdescription%5D=x%0Ay%23%C3%A4");
    leads("{url: 'https://codeberg.org/o/r', branch: 'a/b#c', path: /docs/}",
          "https://codeberg.org/o/r/_edit/a/b%23c/docs/content/a%20b.md",
          "https://codeberg.org/o/r/issues/new?title=A%20%26%20b&"
          "body=x%0Ay%23%C3%A4");
    leads("{url: 'https://bitbucket.org/o/r', issue: false}",
          "https://bitbucket.org/o/r/src/main/content/a%20b.md?mode=edit",
          NULL);
    leads("{url: 'https://x.example:8080/o/github', kind: gitlab, "
          "edit: false}",
          NULL,
          "https://x.example:8080/o/github/-/issues/new?issue%5Btitle%5D="
          "A%20%26%20b&issue%5Bdescription%5D=x%0Ay%23%C3%A4");
}

static void patterns(void **state)
{
    (void)state;
    leads("{url: 'https://x.example/r', edit: '{url}/e?p={path}&b={branch}', "
          "issue: 'https://bugs.example/new?t={title}&t2={title}&d={body}'}",
          "https://x.example/r/e?p=content/a%20b.md&b=main",
          "https://bugs.example/new?t=A%20%26%20b&t2=A%20%26%20b&"
          "d=x%0Ay%23%C3%A4");
    assert_true(read_value(""));
    assert_null(repository_edit(&a, &c.repository, S("x")).p);
    assert_null(repository_issue(&a, &c.repository, S("x"), S("y")).p);
}

static void refuses(const char *value, unsigned col, const char *part)
{
    assert_false(read_value(value));
    assert_int_equal(d.n, 1);
    str all = str_concat(&a, d.v[0].text, d.v[0].help);
    if (d.v[0].col != col || !strstr(str_dupz(&a, all), part))
        print_message("%s\n%u: %.*s\n", value, d.v[0].col, STR_ARG(all));
    assert_int_equal(d.v[0].col, col);
    assert_non_null(strstr(str_dupz(&a, all), part));
}

static void faults(void **state)
{
    (void)state;
    refuses("git@github.com:o/r.git", 13, "the URL of a repository");
    refuses("https://github.com/o/r?x", 13, "the URL of a repository");
    refuses("https://x.example/r", 13, "set 'kind' to github");
    refuses("{branch: main}", 13, "'url' is missing");
    refuses("{url: 'https://x.example/r', kind: gitlub}", 48,
            "it must be github, gitlab, gitea or bitbucket");
    refuses("{url: 'https://github.com/r', edit: '{url}/{file}'}", 49,
            "names are 'url', 'branch'");
    refuses("{url: 'https://github.com/r', edit: 'a/{path}'}", 49,
            "it must be false, or a URL");
    refuses("{url: 'https://github.com/r', path: ../x}", 49,
            "folder in the repository");
    refuses("{url: 'https://github.com/r', branch: ''}", 51,
            "name of a branch");
    refuses("{url: 'https://github.com/r', brnach: x}", 43, "'branch'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(hosts, clear),
        cmocka_unit_test_teardown(patterns, clear),
        cmocka_unit_test_teardown(faults, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
