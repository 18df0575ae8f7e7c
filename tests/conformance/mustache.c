// SPDX-License-Identifier: MIT
// mustache FILE...: renders the cases of the Mustache specification (its
// JSON files) and compares. Prints each failure, then the sum.
#include "conformance/json.h"
#include "template/template.h"
#include "template/template_render.h"

static struct view view_of(struct arena *a, const struct json *j)
{
    switch (j->type) {
    case JSON_NULL: return (struct view){0};
    case JSON_BOOL: return view_bool(j->b);
    case JSON_NUMBER:
    case JSON_STRING: return view_text(j->text);
    case JSON_ARRAY: {
        struct view *v = NEW_N(a, struct view, j->n);
        for (size_t i = 0; i < j->n; i++)
            v[i] = view_of(a, &j->v[i]);
        return view_list(v, j->n);
    }
    case JSON_OBJECT: {
        struct view_field *v = NEW_N(a, struct view_field, j->n);
        for (size_t i = 0; i < j->n; i++)
            v[i] = (struct view_field){j->v[i].name, view_of(a, &j->v[i])};
        return view_object(v, j->n);
    }
    }
    return (struct view){0};
}

static void add(struct template_set *set, str name, str text)
{
    struct source *src = NEW(set->a, struct source);
    *src = (struct source){.name = name, .text = text};
    template_set_add(set, name, src);
}

static bool passes(struct arena *a, const struct json *test)
{
    struct diags d = {0};
    struct template_set *set = template_set_new(a);
    struct buf out = {.a = a};
    add(set, S("the template"), json_text(test, "template"));
    const struct json *partials = json_get(test, "partials");
    for (size_t i = 0; partials && i < partials->n; i++)
        add(set, partials->v[i].name, partials->v[i].text);
    template_set_compile(set, &d);
    struct view data = view_of(a, json_get(test, "data"));
    template_render(template_find(set, S("the template")), &data, &d, &out);
    bool same = str_eq(buf_str(&out), json_text(test, "expected"));
    if (!same)
        printf("FAILED: %.*s\n--- expected\n%.*s\n--- got\n%.*s\n---\n",
               STR_ARG(json_text(test, "name")),
               STR_ARG(json_text(test, "expected")), STR_ARG(buf_str(&out)));
    for (size_t i = 0; !same && i < d.n; i++)
        diag_print(&d.v[i], stdout, false);
    diag_free(&d);
    return same;
}

int main(int argc, char **argv)
{
    struct arena arena = {0};
    size_t passed = 0, failed = 0;
    for (int i = 1; i < argc; i++) {
        struct json file = json_read_file(&arena, argv[i]);
        const struct json *tests = json_get(&file, "tests");
        for (size_t k = 0; tests && k < tests->n; k++)
            passes(&arena, &tests->v[k]) ? passed++ : failed++;
    }
    arena_free(&arena);
    printf("mustache: %zu passed, %zu failed\n", passed, failed);
    return failed || !passed;
}
