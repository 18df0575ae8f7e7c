// SPDX-License-Identifier: MIT
// commonmark FILE...: parses the examples of the CommonMark specification (its
// JSON files), renders their trees and compares the HTML byte for byte.
// Prints each failure, then the sum.
#include "conformance/json.h"
#include "load/site.h"
#include "parse/md/markdown.h"
#include "render/html.h"

static bool passes(const struct site *site, const struct json *test)
{
    struct arena a = {0}, scratch = {0}, output = {0};
    struct diags d = {0};
    const struct source src = {.name = S("the example"),
                               .text = json_text(test, "markdown")};
    const struct html_options options = {.raw_html = true, .plain = true};
    struct buf out = {.a = &output};
    struct document *doc = markdown_parse_plain(&a, &d, site, &src);
    html_render(doc, &options, &scratch, &out);
    bool same = str_eq(buf_str(&out), json_text(test, "html")) && !d.n;
    if (!same)
        printf("FAILED: %.*s, %.*s\n%.*s\n--- expected\n%.*s\n--- got\n"
               "%.*s\n---\n",
               STR_ARG(json_text(test, "section")),
               STR_ARG(json_text(test, "example")), STR_ARG(src.text),
               STR_ARG(json_text(test, "html")), STR_ARG(buf_str(&out)));
    for (size_t i = 0; !same && i < d.n; i++)
        diag_print(&d.v[i], stdout, false);
    diag_free(&d);
    arena_free(&a);
    arena_free(&scratch);
    arena_free(&output);
    return same;
}

int main(int argc, char **argv)
{
    struct arena arena = {0};
    struct site site = {0};
    size_t passed = 0, failed = 0;
    site_bare(&site, S("."));
    site.config.raw_html = true;
    for (int i = 1; i < argc; i++) {
        struct json file = json_read_file(&arena, argv[i]);
        for (size_t k = 0; k < file.n; k++)
            passes(&site, &file.v[k]) ? passed++ : failed++;
    }
    site_free(&site);
    arena_free(&arena);
    printf("commonmark: %zu passed, %zu failed\n", passed, failed);
    return failed || !passed;
}
