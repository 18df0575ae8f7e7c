// SPDX-License-Identifier: MIT
// fields: fields become stand-ins of the same length, and stand-ins the texts
// of the row, as each place needs them.
#include "doc/fields.h"

#include "testing.h"

struct world {
    struct arena a;
    struct diags d;
    struct template_fields fields;
    struct source_row row;
    struct source src;
};

static bool occurs(void *data, str prefix)
{
    return str_find(*(str *)data, prefix, 0) != STR_NPOS;
}

static str mark(struct world *w, str text)
{
    struct line line = {text, &w->src, 1, 1};
    bool ok = true;
    w->src.name = S("x.md");
    w->fields.name = S("row");
    assert_true(fields_choose(&w->a, &w->fields, occurs, &text));
    str out = fields_mark(&w->a, &w->d, &w->fields, &line, &ok);
    str *marks = NEW_N(&w->a, str, w->fields.n + 1);
    for (size_t i = 0; i < w->fields.n; i++)
        marks[i] = w->fields.v[i].mark;
    w->row = (struct source_row){
        .marks = marks, .n = w->fields.n, .prefix = w->fields.prefix};
    w->src.row = &w->row;
    return ok ? out : STR_NONE;
}

static void end(struct world *w)
{
    arena_free(&w->a);
    diag_free(&w->d);
}

static str fill(struct world *w, enum field_place place, const char *value,
                const char *text)
{
    str values[4];
    for (size_t i = 0; i < 4; i++)
        values[i] = str_c(value);
    str marked = mark(w, str_c(text));
    w->row.values = values;
    str out =
        fields_fill(&w->a, &w->d, (struct pos){.src = &w->src}, place, marked);
    w->row.values = NULL;
    return out;
}

static void test_length(void **state)
{
    static const char *const TEXTS[] = {
        "{{row}}", "a {{ row.Model }} b", "{{ row['a b'] }}{{row.x:.2f}}",
        "{{ row[\"}\"] }}", "qaa {{ row.x }} qba"};
    (void)state;
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
        struct world w = {0};
        str text = str_c(TEXTS[i]), out = mark(&w, text);
        assert_int_equal(out.n, text.n);
        assert_true(str_find(out, S("{"), 0) == STR_NPOS);
        assert_str(fields_written(&w.a, &w.src, out), TEXTS[i]);
        end(&w);
    }
}

static void test_others(void **state)
{
    static const char *const TEXTS[] = {"{{ rows.x }}", "{{ other }}", "{{",
                                        "{{ row",       "{ {row} }",   "}}{{"};
    (void)state;
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
        struct world w = {0};
        assert_str(mark(&w, str_c(TEXTS[i])), TEXTS[i]);
        end(&w);
    }
}

static void test_malformed(void **state)
{
    static const char *const TEXTS[] = {"{{ row. }}", "{{ row.x | y }}",
                                        "{{ row[x] }}", "{{ row.x y }}",
                                        "{{ row['x }}"};
    (void)state;
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
        struct world w = {0};
        assert_null(mark(&w, str_c(TEXTS[i])).p);
        assert_int_equal(w.d.errors, 1);
        end(&w);
    }
}

static void test_places(void **state)
{
    static const struct {
        enum field_place place;
        const char *value, *text, *out;
        size_t errors;
    } CASES[] = {
        {FIELD_TEXT, "<b>*x*", "a {{ row.x }}.", "a <b>*x*.", 0},
        {FIELD_TEXT, "", "{{ row.x }}", "", 0},
        {FIELD_TEXT, "qaa00xxxxxx", "{{ row.x }}", "qaa00xxxxxx", 0},
        {FIELD_NAME, "A  B", "l {{ row.x }}", "l a b", 0},
        {FIELD_CLASS, "A b<", "c-{{ row.x }}", "c-a-b", 0},
        {FIELD_CLASS, "<>", "{{ row.x }}", "x", 1},
        {FIELD_ADDRESS, "a/b c", "m/{{ row.x }}.html", "m/a%2Fb%20c.html", 0},
        {FIELD_ADDRESS, "javascript:x", "{{ row.x }}", "javascript%3Ax", 0},
        {FIELD_ADDRESS, "https://x.y/?a=b", "{{ row.x }}", "https://x.y/?a=b",
         0},
        {FIELD_ADDRESS, "https://x.y/", "/{{ row.x }}", "/https%3A%2F%2Fx.y%2F",
         0},
        {FIELD_FILE, "a b", "m/{{ row.x }}.png", "m/a b.png", 0},
        {FIELD_FILE, "../a", "m/{{ row.x }}.png", "m/x.png", 1},
        {FIELD_FILE, "..", "m/{{ row.x }}/a", "m/x/a", 1},
        {FIELD_FIGURE, "1.5", "{{ row.x }}", "1.5", 0},
        {FIELD_FIGURE, "\\x", "{{ row.x }}", "x", 1},
    };
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct world w = {0};
        assert_str(fill(&w, CASES[i].place, CASES[i].value, CASES[i].text),
                   CASES[i].out);
        assert_int_equal(w.d.errors, CASES[i].errors);
        end(&w);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_length),
        cmocka_unit_test(test_others),
        cmocka_unit_test(test_malformed),
        cmocka_unit_test(test_places),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
