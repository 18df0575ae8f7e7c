// SPDX-License-Identifier: MIT
#include "load/schema.h"

#include "base/codes/data.h"
#include "testing.h"

static struct arena a;
static struct diags d;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    return 0;
}

static struct schema *read_text(const char *text)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("t.schema.yaml"), .text = str_c(text)};
    return schema_read(&a, &d, src);
}

static void refuses(const char *text, unsigned line, unsigned col,
                    const char *want, const char *help)
{
    diag_free(&d);
    assert_null(read_text(text));
    assert_int_equal(d.n, 1);
    assert_str(d.v[0].text, want);
    assert_int_equal(d.v[0].line, line);
    assert_int_equal(d.v[0].col, col);
    assert_str(d.v[0].help.p ? d.v[0].help : S(""), help);
}

static void reads_all(void **state)
{
    (void)state;
    struct schema *s =
        read_text("title: Runs\n"
                  "source: https://example.com/runs\n"
                  "as_of: 2025-05-31\n"
                  "missingValues: ['', n/a]\n"
                  "primaryKey: Model\n"
                  "fields:\n"
                  "  - name: Model\n"
                  "    type: string\n"
                  "    description: as published\n"
                  "    constraints:\n"
                  "      required: true\n"
                  "      pattern: '[a-z-]+'\n"
                  "      maxLength: 20\n"
                  "  - name: Rate\n"
                  "    type: number\n"
                  "    unit: seq/s\n"
                  "    better: higher\n"
                  "    constraints: {minimum: 0, unique: true}\n"
                  "  - {name: Kind, constraints: {enum: [a, b]}}\n"
                  "foreignKeys:\n"
                  "  - fields: [Model, Kind]\n"
                  "    reference:\n"
                  "      resource: models.csv\n"
                  "      fields: [Name, Kind]\n");
    assert_non_null(s);
    assert_int_equal(d.n, 0);
    assert_str(s->title, "Runs");
    assert_str(s->source.text, "https://example.com/runs");
    assert_str(s->as_of.text, "2025-05-31");
    assert_int_equal(s->as_of.at.line, 3);
    assert_int_equal(s->missing.n, 2);
    assert_str(s->missing.v[1].text, "n/a");
    assert_int_equal(s->primary_key.n, 1);
    assert_int_equal(s->fields.n, 3);
    const struct schema_field *f = schema_find(s, S("Model"));
    assert_int_equal(f->type, SCHEMA_STRING);
    assert_true(f->required && !f->unique);
    assert_str(f->pattern.text, "[a-z-]+");
    assert_int_equal(f->min_length, -1);
    assert_int_equal(f->max_length, 20);
    f = schema_find(s, S("Rate"));
    assert_str(f->unit.text, "seq/s");
    assert_int_equal(f->unit.at.col, 11);
    assert_int_equal(f->better, SCHEMA_HIGHER);
    assert_str(f->minimum.text, "0");
    assert_true(f->unique);
    f = schema_find(s, S("Kind"));
    assert_int_equal(f->type, SCHEMA_ANY);
    assert_int_equal(f->values.n, 2);
    assert_null(schema_find(s, S("kind")));
    assert_int_equal(s->foreign_keys.n, 1);
    assert_int_equal(s->foreign_keys.v[0].other_fields.n, 2);
    assert_str(s->foreign_keys.v[0].resource.text, "models.csv");
}

static void reads_checks(void **state)
{
    (void)state;
    struct schema *s = read_text("checks:\n"
                                 "  - name: order\n"
                                 "    expect: P50 <= P99\n"
                                 "    severity: warning\n"
                                 "  - name: cores\n"
                                 "    let: |  # with a comment\n"
                                 "      df['A'] = 1\n"
                                 "\n"
                                 "      df['B'] = 2\n"
                                 "    where: \"`Nodes` > 0\"\n"
                                 "    expect: 'A == ''b'''\n"
                                 "    message: '{Nodes} nodes'\n"
                                 "  - name: list\n"
                                 "    let: [\"df['C'] = 1\", \"df['D'] = 2\"]\n"
                                 "    expect: C < D\n");
    assert_int_equal(d.n, 0);
    assert_non_null(s);
    assert_int_equal(s->checks.n, 3);
    const struct schema_check *c = s->checks.v;
    assert_str(c[0].name, "order");
    assert_true(c[0].warning && !c[1].warning);
    assert_int_equal(c[0].expect.at.col, 13);
    assert_int_equal(c[0].expect.at.len, c[0].expect.text.n);
    assert_null(c[0].message.text.p);
    assert_int_equal(c[1].let.n, 3);
    assert_int_equal(c[1].let.v[0].line, 7);
    assert_int_equal(c[1].let.v[0].col, 7);
    assert_int_equal(c[1].let.v[2].line, 9);
    assert_str(c[1].let.v[2].text, "df['B'] = 2");
    assert_int_equal(c[1].where.at.col, 13);
    assert_int_equal(c[1].where.at.len, c[1].where.text.n);
    assert_str(c[1].expect.text, "A == 'b'");
    assert_int_not_equal(c[1].expect.at.len, c[1].expect.text.n);
    assert_int_equal(c[2].let.n, 2);
    assert_int_equal(c[2].let.v[0].col, 12);
    assert_int_equal(c[2].let.v[1].col, 27);
}

static void defaults(void **state)
{
    (void)state;
    struct schema *s = read_text("# nothing yet\n");
    assert_non_null(s);
    assert_int_equal(s->missing.n, 1);
    assert_str(s->missing.v[0].text, "");
    assert_int_equal(s->fields.n + s->checks.n + s->primary_key.n, 0);
    assert_null(s->as_of.text.p);
    s = read_text("missingValues: []\n"
                  "foreignKeys: [{fields: a, reference: {resource: '',\n"
                  "  fields: b}}]\n");
    assert_non_null(s);
    assert_int_equal(s->missing.n, 0);
    assert_str(s->foreign_keys.v[0].resource.text, "");
}

static void refuses_keys(void **state)
{
    (void)state;
    refuses("field: []\n", 1, 1, "unknown key 'field'",
            "did you mean 'fields'? keys are 'title', 'description', "
            "'source', 'as_of', 'series', 'records', 'fields', "
            "'decimal', 'thousands', 'missingValues', 'primaryKey', "
            "'foreignKeys', 'checks', 'known', "
            "'dialect', '$schema'");
    refuses("fields: [{name: a, types: any}]\n", 1, 20, "unknown key 'types'",
            "did you mean 'type'? keys of a field are 'name', 'title', "
            "'description', 'type', "
            "'format', 'constraints', 'unit', 'better', 'markup', 'example'");
    refuses("fields: [{name: a, constraints: {min: 1}}]\n", 1, 34,
            "unknown key 'min'",
            "did you mean 'minimum'? constraints are 'required', 'unique', "
            "'minimum', 'maximum', "
            "'enum', 'pattern', 'minLength', 'maxLength'");
    refuses("checks: [{name: a, expect: b, level: warning}]\n", 1, 31,
            "unknown key 'level'",
            "keys of a check are 'name', 'let', 'where', 'expect', 'message', "
            "'severity'");
    assert_ptr_equal(d.v[0].code, DIAG_SCHEMA_KEY);
}

static void refuses_values(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        unsigned line, col;
        const char *want, *help;
    } CASES[] = {
        {"fields: {a: b}\n", 1, 9,
         "invalid value for 'fields': it must be a list of fields", ""},
        {"fields: [a]\n", 1, 10,
         "invalid value for 'fields': it must be a map, such as {name: Nodes, "
         "type: integer}",
         ""},
        {"fields: [{type: any}]\n", 1, 10,
         "invalid value for 'fields': 'name' is missing", ""},
        {"fields: [{name: a}, {name: a}]\n", 1, 21,
         "invalid value for 'fields': two fields have this name", ""},
        {"fields: [{name: a, type: int}]\n", 1, 26,
         "invalid value for 'type': it must be one of the types",
         "did you mean 'integer'? values are 'any', 'string', 'integer', "
         "'number', 'boolean', 'date', "
         "'time', 'datetime', 'year', 'yearmonth'"},
        {"fields: [{name: a, better: lowest}]\n", 1, 28,
         "invalid value for 'better': it must be higher, lower or neither",
         "did you mean 'lower'?"},
        {"fields: [{name: a, type: string, constraints: {minimum: 1}}]\n", 1,
         57,
         "invalid value for 'minimum': a field of type string cannot have a "
         "minimum or maximum",
         ""},
        {"fields: [{name: a, type: date, constraints: {maximum: 1}}]\n", 1, 55,
         "invalid value for 'maximum': it must be a valid date like "
         "2025-05-31",
         ""},
        {"fields: [{name: a, constraints: {pattern: 'a(b'}}]\n", 1, 43,
         "invalid value for 'pattern': missing closing parenthesis",
         "at character 4 of the pattern"},
        {"fields: [{name: a, unit: (spot)}]\n", 1, 26,
         "invalid value for 'unit': it must be a unit, such as ms, tokens/s or "
         "$/h",
         ""},
        {"fields: [{name: a, constraints: {required: 1}}]\n", 1, 44,
         "invalid value for 'required': it must be true or false", ""},
        {"fields: [{name: a, constraints: {maxLength: -1}}]\n", 1, 45,
         "invalid value for 'maxLength': it must be a number of characters",
         ""},
        {"fields: [{name: a, constraints: {enum: []}}]\n", 1, 40,
         "invalid value for 'enum': it must be a list with at least one value",
         ""},
        {"fields: [{name: a, type: date, format: '%Q'}]\n", 1, 40,
         "invalid value for 'format': a field of type date has no such format",
         ""},
        {"as_of: May 2025\n", 1, 8,
         "invalid value for 'as_of': it must be a date, such as 2025-05-31",
         ""},
        {"primaryKey: []\n", 1, 13,
         "invalid value for 'primaryKey': it must be the name of a column, or "
         "a list of names",
         ""},
        {"foreignKeys: [{fields: [a, b], reference: {fields: c}}]\n", 1, 15,
         "invalid value for 'foreignKeys': the key and its reference need the "
         "same number of fields",
         ""},
        {"checks: [{name: a}]\n", 1, 10,
         "invalid value for 'checks': a check needs 'name' and 'expect'", ""},
        {"checks: [{name: a, expect: b, severity: info}]\n", 1, 41,
         "invalid value for 'severity': it must be error or warning", ""},
        {"checks:\n- name: a\n  expect: b\n  let: >\n   x = 1\n\n   y = 2\n", 4,
         8,
         "invalid value for 'let': write the script on the lines below 'let: "
         "|'",
         ""},
        {"[]\n", 1, 1, "malformed YAML: it must be a map of keys", ""},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        refuses(CASES[i].text, CASES[i].line, CASES[i].col, CASES[i].want,
                CASES[i].help);
    assert_ptr_equal(d.v[0].code, DIAG_SCHEMA_SYNTAX);
    assert_null(read_text("as_of: x"));
    assert_ptr_equal(d.v[1].code, DIAG_SCHEMA_VALUE);
}

static void reads_known(void **state)
{
    (void)state;
    struct schema *s = read_text("known:\n"
                                 "  - code: data-topology\n"
                                 "    row: {Model: tiny, Nodes: 4}\n"
                                 "    because: Published so.\n");
    assert_non_null(s);
    assert_int_equal(s->known.n, 1);
    assert_ptr_equal(s->known.v[0].code, DIAG_DATA_TOPOLOGY);
    assert_int_equal(s->known.v[0].columns.n, 2);
    assert_str(s->known.v[0].columns.v[1].text, "Nodes");
    assert_str(s->known.v[0].cells.v[1].text, "4");
    assert_str(s->known.v[0].because, "Published so.");
}

static void refuses_known(void **state)
{
    (void)state;
    refuses("known: a\n", 1, 8,
            "invalid value for 'known': it must be a list of faults", "");
    refuses("known: [a]\n", 1, 9,
            "invalid value for 'known': it must be a map, such as {code: "
            "data-topology, row: {Model: tiny}, because: as published}",
            "");
    refuses("known: [{code: data-batch, row: {a: b}}]\n", 1, 9,
            "invalid value for 'known': a known fault needs 'code', 'row' and "
            "'because'",
            "");
    refuses("known: [{code: data-batch, row: a, because: b}]\n", 1, 33,
            "invalid value for 'row': it must be a map of columns and cells, "
            "such as {Model: tiny}",
            "");
    refuses("known: [{code: data-batch, row: {a: [b]}, because: b}]\n", 1, 37,
            "invalid value for 'a': it must be a string", "");
    assert_null(read_text("known: [{code: csv-ragged, row: {a: b}}]\n"));
    assert_str(d.v[d.n - 1].text, "invalid value for 'code': it must be the "
                                  "code of a warning, such as data-topology");
}

static void names_its_file(void **state)
{
    (void)state;
    assert_str(schema_path(&a, S("data/a.b.csv")), "data/a.b.schema.yaml");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(reads_all, clear),
        cmocka_unit_test_teardown(reads_checks, clear),
        cmocka_unit_test_teardown(defaults, clear),
        cmocka_unit_test_teardown(refuses_keys, clear),
        cmocka_unit_test_teardown(refuses_values, clear),
        cmocka_unit_test_teardown(reads_known, clear),
        cmocka_unit_test_teardown(refuses_known, clear),
        cmocka_unit_test_teardown(names_its_file, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
