// SPDX-License-Identifier: MIT
// schema: parses a schema by tables of keys: one table for each kind of map in
// it, with a function for each key.
#include "load/schema.h"

#include <limits.h>
#include <math.h>

#include "base/codes/codes.h"
#include "base/codes/data.h"
#include "base/path.h"
#include "base/regex.h"
#include "base/vec.h"
#include "config/yaml_keys.h"
#include "frame/unit_header.h"

static const char TEXT[] = "it must be a string";
static const char LINES[] =
    "it must be a df script, on the lines below 'let: |'";

enum { ANY = YAML_OF_TEXT | YAML_OF_LIST | YAML_OF_MAP | YAML_OR_NOTHING };

/* ---- values ---- */

static bool read_text(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(struct schema_text *)to = (struct schema_text){y->text, y->at};
    return y->text.n > 0;
}

static bool ignore_value(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    (void)y;
    (void)to;
    return true;
}

/* Reads a list of strings, or one string, into *to. Reports other entries, and
   empty strings unless `may_be_empty` is set. */
static void add_texts(struct yaml_reader *r, const struct yaml *y,
                      bool may_be_empty, struct schema_texts *to)
{
    *to = (struct schema_texts){0};
    bool list = y->kind == YAML_LIST;
    for (const struct yaml *e = list ? y->first : y; e;
         e = list ? e->next : NULL) {
        if (e->kind != YAML_TEXT || (!e->text.n && !may_be_empty))
            yaml_refuse(r, e, "it must be a list of strings");
        else
            vec_push(r->a, to, (struct schema_text){e->text, e->at});
    }
}

static bool read_names(struct yaml_reader *r, const struct yaml *y, void *to)
{
    const struct schema_texts *names = to;
    add_texts(r, y, false, to);
    if (y->kind == YAML_LIST && !y->first)
        yaml_refuse(r, y,
                    "it must be the name of a column, or a list of names");
    return names->n <= SCHEMA_KEY_MAX ||
           yaml_refuse(r, y, "a key can have at most 8 columns");
}

static bool read_values(struct yaml_reader *r, const struct yaml *y, void *to)
{
    add_texts(r, y, true, to);
    return y->kind != YAML_LIST || y->first ||
           yaml_refuse(r, y, "it must be a list with at least one value");
}

static bool read_missing(struct yaml_reader *r, const struct yaml *y, void *to)
{
    add_texts(r, y, true, to);
    return true;
}

static bool read_unit(struct yaml_reader *r, const struct yaml *y, void *to)
{
    return read_text(r, y, to) && unit_parse(r->a, y->text);
}

static bool read_markup(struct yaml_reader *r, const struct yaml *y, void *to)
{
    bool markup, good = yaml_read_bool(r, y, &markup);
    *(enum schema_markup *)to = markup ? SCHEMA_MARKUP : SCHEMA_TEXT;
    return good;
}

static bool read_as_of(struct yaml_reader *r, const struct yaml *y, void *to)
{
    read_text(r, y, to);
    return schema_value(SCHEMA_DATE, STR_NONE, y->text, NULL);
}

static bool read_pattern(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct regex_fault fault;
    if (!read_text(r, y, to))
        return false;
    struct regex *re = regex_new(r->a, y->text, 0, &fault);
    if (!re) {
        yaml_refuse(r, y, str_dupz(r->a, fault.why));
        diag_help(r->d, "at character %zu of the pattern", fault.at + 1);
    }
    regex_free(re);
    return true;
}

/* ---- maps and lists of them ---- */

#define KEY(type, name, kinds, expected, read, member) \
    YAML_KEY(struct schema_##type, name, kinds, expected, read, member)
#define TEXT_KEY(type, name, member) \
    KEY(type, name, YAML_OF_TEXT, TEXT, read_text, member)
#define STR(type, name, member) \
    YAML_TEXT_KEY(struct schema_##type, name, member)
#define BOOL(name, member) YAML_BOOL_KEY(struct schema_field, name, member)
#define WORD(type, name, words, expected, member) \
    YAML_WORD_KEY(struct schema_##type, name, words, expected, member)
#define COUNT(name, member)                                              \
    YAML_NUMBER_KEY(struct schema_field, name, 0, LONG_MAX,              \
                    "it must be a number of characters", yaml_read_long, \
                    member)
#define TEXTS "it must be a list of strings"
#define NAMES (YAML_OF_TEXT | YAML_OF_LIST)

static const struct yaml_key CONSTRAINT_KEYS[] = {
    BOOL("required", required),
    BOOL("unique", unique),
    TEXT_KEY(field, "minimum", minimum),
    TEXT_KEY(field, "maximum", maximum),
    KEY(field, "enum", YAML_OF_LIST, TEXTS, read_values, values),
    KEY(field, "pattern", YAML_OF_TEXT, TEXT, read_pattern, pattern),
    COUNT("minLength", min_length),
    COUNT("maxLength", max_length),
};
static const struct yaml_keys CONSTRAINTS =
    YAML_KEYS("constraints", CONSTRAINT_KEYS);

static const str BETTER[] = {S_INIT("neither"), S_INIT("higher"),
                             S_INIT("lower")};

static const struct yaml_key FIELD_KEYS[] = {
    TEXT_KEY(field, "name", name),
    STR(field, "title", title),
    STR(field, "description", description),
    {YAML_ROW("type", YAML_OF_TEXT, "it must be one of the types",
              yaml_read_word),
     .offset = offsetof(struct schema_field, type), .words = SCHEMA_TYPE_NAMES,
     .most = SCHEMA_N_TYPES},
    TEXT_KEY(field, "format", format),
    YAML_BELOW("constraints", &CONSTRAINTS, "it must be a map of constraints"),
    KEY(field, "unit", YAML_OF_TEXT,
        "it must be a unit, such as ms, tokens/s or $/h", read_unit, unit),
    WORD(field, "better", BETTER, "it must be higher, lower or neither",
         better),
    KEY(field, "markup", YAML_OF_TEXT, "it must be true or false", read_markup,
        markup),
    YAML_WHOLE("example", ANY, "", ignore_value),
};

/* Returns help for a constraint that is given as a key of a field instead of in
   its `constraints`; NULL for other keys. */
static const char *constraint_help(str key)
{
    for (size_t i = 0; i < CONSTRAINTS.n; i++)
        if (str_eq(CONSTRAINTS.v[i].name, key))
            return "write this key in constraints, such as constraints: "
                   "{required: true}";
    return NULL;
}

static const struct yaml_keys FIELD = {"keys of a field", FIELD_KEYS,
                                       sizeof FIELD_KEYS / sizeof *FIELD_KEYS,
                                       constraint_help};

static void refuse_text(struct yaml_reader *r, const struct schema_text *t,
                        const char *name, str why)
{
    diag_at(r->d, r->bad, t->at, str_c(name), why);
    r->ok = false;
}

/* Reports a bound that is not a valid value of the field's type. Sets *order to
   the sort key of a valid bound. */
static void check_bound(struct yaml_reader *r, const struct schema_field *f,
                        const struct schema_text *bound, const char *name,
                        double *order)
{
    if (!bound->text.p)
        return;
    if (!schema_type_is_ordered(f->type))
        refuse_text(
            r, bound, name,
            str_fmt(r->a,
                    "a field of type %.*s cannot have a minimum or maximum",
                    STR_ARG(SCHEMA_TYPE_NAMES[f->type])));
    else if (!schema_value(f->type, f->format.text, bound->text, order))
        refuse_text(
            r, bound, name,
            str_fmt(r->a, "it must be %s", schema_type_expects(f->type)));
}

static void check_field(struct yaml_reader *r, const struct schema_field *f)
{
    double least = (double)-INFINITY, most = (double)INFINITY;
    check_bound(r, f, &f->minimum, "minimum", &least);
    check_bound(r, f, &f->maximum, "maximum", &most);
    if (least > most)
        refuse_text(r, &f->maximum, "maximum",
                    str_fmt(r->a, "the maximum is below the minimum, %.*s",
                            STR_ARG(f->minimum.text)));
    if (f->format.text.p && !schema_format_is_known(f->type, f->format.text))
        refuse_text(r, &f->format, "format",
                    str_fmt(r->a, "a field of type %.*s has no such format",
                            STR_ARG(SCHEMA_TYPE_NAMES[f->type])));
}

static bool read_fields(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct schema *s = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct schema_field f = {.min_length = -1, .max_length = -1};
        if (!yaml_is(r, e, YAML_OF_MAP,
                     "it must be a map, such as {name: Nodes, type: integer}"))
            continue;
        yaml_keys_read(r, e, &FIELD, &f);
        if (!yaml_get(e, S("name")))
            yaml_refuse(r, e, "'name' is missing");
        if (f.name.text.p && schema_find(s, f.name.text))
            yaml_refuse(r, e, "two fields have this name");
        check_field(r, &f);
        vec_push(r->a, &s->fields, f);
        if (f.name.text.p)
            map_put(&s->field_numbers, f.name.text,
                    (void *)(uintptr_t)s->fields.n);
    }
    return true;
}

/* Reads the path of another CSV file; an empty path means the checked file. */
static bool read_resource(struct yaml_reader *r, const struct yaml *y, void *to)
{
    read_text(r, y, to);
    return true;
}

static const struct yaml_key REFERENCE_KEYS[] = {
    KEY(foreign, "resource", YAML_OF_TEXT, "it must be the name of a CSV file",
        read_resource, resource),
    KEY(foreign, "fields", NAMES, TEXTS, read_names, other_fields),
};
static const struct yaml_keys REFERENCE =
    YAML_KEYS("keys of a reference", REFERENCE_KEYS);

static const struct yaml_key FOREIGN_KEYS[] = {
    KEY(foreign, "fields", NAMES, TEXTS, read_names, fields),
    YAML_BELOW("reference", &REFERENCE,
               "it must be a map, such as {resource: other.csv, fields: [a]}"),
};
static const struct yaml_keys FOREIGN =
    YAML_KEYS("keys of a foreign key", FOREIGN_KEYS);

static bool read_foreign_keys(struct yaml_reader *r, const struct yaml *y,
                              void *to)
{
    struct schema *s = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct schema_foreign f = {.at = e->at, .resource.text = S("")};
        if (!yaml_is(r, e, YAML_OF_MAP,
                     "it must be a map, such as {fields: [a], reference: "
                     "{resource: other.csv, fields: [a]}}"))
            continue;
        size_t before = r->d->n;
        yaml_keys_read(r, e, &FOREIGN, &f);
        if (r->d->n == before &&
            (!f.fields.n || f.fields.n != f.other_fields.n))
            yaml_refuse(
                r, e,
                "the key and its reference need the same number of fields");
        vec_push(r->a, &s->foreign_keys, f);
    }
    return true;
}

/* ---- checks ---- */

/* Reads lines of a df script: one string or a list of strings. */
static bool read_let(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct lines *lines = to;
    const struct yaml *e = y->kind == YAML_LIST ? y->first : y;
    for (; e; e = y->kind == YAML_LIST ? e->next : NULL) {
        struct lines part;
        if (!yaml_is(r, e, YAML_OF_TEXT, LINES))
            continue;
        if (!yaml_lines(r->a, r->src, e, &part))
            yaml_refuse(r, e, "write the script on the lines below 'let: |'");
        for (size_t i = 0; i < part.n; i++)
            vec_push(r->a, lines, part.v[i]);
    }
    return true;
}

/* Reads an expression. Its position is that of its first byte if the file
   contains the expression verbatim, else that of the YAML value. */
static bool read_expression(struct yaml_reader *r, const struct yaml *y,
                            void *to)
{
    struct schema_text *t = to;
    struct lines lines;
    *t = (struct schema_text){str_trim_right(y->text), y->at};
    if (yaml_lines(r->a, r->src, y, &lines) && lines.n == 1)
        t->at = line_pos(&lines.v[0], 0, lines.v[0].text.n);
    return y->text.n > 0;
}

static const str SEVERITIES[] = {S_INIT("error"), S_INIT("warning")};

static const struct yaml_key CHECK_KEYS[] = {
    STR(check, "name", name),
    KEY(check, "let", NAMES, LINES, read_let, let),
    KEY(check, "where", YAML_OF_TEXT, TEXT, read_expression, where),
    KEY(check, "expect", YAML_OF_TEXT, TEXT, read_expression, expect),
    TEXT_KEY(check, "message", message),
    WORD(check, "severity", SEVERITIES, "it must be error or warning", warning),
};
static const struct yaml_keys CHECK = YAML_KEYS("keys of a check", CHECK_KEYS);

static bool read_checks(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct schema *s = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct schema_check c = {.at = e->at, .name = S("")};
        if (!yaml_is(
                r, e, YAML_OF_MAP,
                "it must be a map, such as {name: order, expect: P50 <= P99}"))
            continue;
        yaml_keys_read(r, e, &CHECK, &c);
        if (!c.name.n || !yaml_get(e, S("expect")))
            yaml_refuse(r, e, "a check needs 'name' and 'expect'");
        vec_push(r->a, &s->checks, c);
    }
    return true;
}

/* ---- known faults ---- */

static bool read_code(struct yaml_reader *r, const struct yaml *y, void *to)
{
    const struct diag_code *code = codes_find(y->text);
    *(const struct diag_code **)to = code;
    if (code && diag_code_has_choice(code))
        return true;
    yaml_refuse(r, y, r->key->expected);
    codes_help(r->d, y->text);
    return true;
}

static bool read_row(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct schema_known *k = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct schema_text cell = {e->text, e->at};
        yaml_is(r, e, YAML_OF_TEXT | YAML_OR_NOTHING, "it must be a string");
        vec_push(r->a, &k->columns, (struct schema_text){e->key, e->key_at});
        vec_push(r->a, &k->cells, cell);
    }
    return true;
}

static const struct yaml_key KNOWN_KEYS[] = {
    KEY(known, "code", YAML_OF_TEXT,
        "it must be the code of a warning, such as data-topology", read_code,
        code),
    YAML_WHOLE("row", YAML_OF_MAP,
               "it must be a map of columns and cells, such as {Model: tiny}",
               read_row),
    STR(known, "because", because),
};
static const struct yaml_keys KNOWN =
    YAML_KEYS("keys of a known fault", KNOWN_KEYS);

static bool read_known(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct schema *s = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct schema_known k = {.at = e->at};
        if (!yaml_is(r, e, YAML_OF_MAP,
                     "it must be a map, such as {code: data-topology, row: "
                     "{Model: tiny}, because: as published}"))
            continue;
        size_t before = r->d->n;
        yaml_keys_read(r, e, &KNOWN, &k);
        if (r->d->n == before &&
            (!yaml_get(e, S("code")) || !k.columns.n || !k.because.n))
            yaml_refuse(r, e,
                        "a known fault needs 'code', 'row' and 'because'");
        vec_push(r->a, &s->known, k);
    }
    return true;
}

/* ---- dialect ---- */

static const char CHARACTER[] = "it must be one ASCII character";

static bool read_delimiter(struct yaml_reader *r, const struct yaml *y,
                           void *to)
{
    (void)r;
    *(char *)to = *y->text.p;
    return y->text.n == 1 && !strchr("\"\r\n", *y->text.p);
}

static bool read_number_char(struct yaml_reader *r, const struct yaml *y,
                             void *to)
{
    (void)r;
    *(char *)to = *y->text.p;
    return y->text.n == 1 && strchr(".,'_ ", *y->text.p);
}

#define MARK(name, member)                                             \
    YAML_KEY(struct schema, name, YAML_OF_TEXT,                        \
             "it must be one of \",\", \".\", \"'\", \"_\" and \" \"", \
             read_number_char, member)

static const struct yaml_key DIALECT_KEYS[] = {
    YAML_KEY(struct schema, "delimiter", YAML_OF_TEXT, CHARACTER,
             read_delimiter, delimiter),
    MARK("decimal", decimal),
    MARK("thousands", thousands),
};
static const struct yaml_keys DIALECT =
    YAML_KEYS("keys of a dialect", DIALECT_KEYS);

/* ---- the file ---- */

#define TOP(name, kinds, expected, read, member) \
    YAML_KEY(struct schema, name, kinds, expected, read, member)

static const struct yaml_key TABLE_KEYS[] = {
    YAML_TEXT_KEY(struct schema, "title", title),
    YAML_TEXT_KEY(struct schema, "description", description),
    TOP("source", YAML_OF_TEXT, TEXT, read_text, source),
    TOP("as_of", YAML_OF_TEXT, "it must be a date, such as 2025-05-31",
        read_as_of, as_of),
    YAML_TEXT_KEY(struct schema, "series", series),
    TOP("records", YAML_OF_TEXT, TEXT, read_text, records),
    YAML_WHOLE("fields", YAML_OF_LIST, "it must be a list of fields",
               read_fields),
    MARK("decimal", decimal),
    MARK("thousands", thousands),
    TOP("missingValues", YAML_OF_LIST, TEXTS, read_missing, missing),
    TOP("primaryKey", NAMES, TEXTS, read_names, primary_key),
    YAML_WHOLE("foreignKeys", YAML_OF_LIST, "it must be a list of foreign keys",
               read_foreign_keys),
    YAML_WHOLE("checks", YAML_OF_LIST, "it must be a list of checks",
               read_checks),
    YAML_WHOLE("known", YAML_OF_LIST, "it must be a list of faults",
               read_known),
    YAML_BELOW("dialect", &DIALECT,
               "it must be a map, such as {delimiter: \";\"}"),
    YAML_WHOLE("$schema", ANY, "", ignore_value),
};
static const struct yaml_keys TABLE = YAML_KEYS("keys", TABLE_KEYS);

static const str EXTENSION = S_INIT(".schema.yaml");

str schema_path(struct arena *a, str csv)
{
    if (str_eq_nocase(path_ext(csv), S(".gz")))
        csv = path_without_ext(csv);
    return schema_of_stem(a, path_without_ext(csv));
}

str schema_of_stem(struct arena *a, str stem)
{
    return str_concat(a, stem, EXTENSION);
}

bool schema_is(str path)
{
    return str_ends(path, EXTENSION);
}

str schema_stem(str path)
{
    return str_slice(path, 0, path.n - EXTENSION.n);
}

void schema_data_files(struct arena *a, str stem, struct strs *out)
{
    static const str ENDINGS[] = {S_INIT(".csv"),    S_INIT(".tsv"),
                                  S_INIT(".json"),   S_INIT(".jsonl"),
                                  S_INIT(".ndjson"), S_INIT(".db"),
                                  S_INIT(".sqlite"), S_INIT(".sqlite3")};
    for (size_t i = 0; i < sizeof ENDINGS / sizeof *ENDINGS; i++) {
        str path = str_concat(a, stem, ENDINGS[i]);
        vec_push(a, out, path);
        vec_push(a, out, str_concat(a, path, S(".gz")));
    }
}

str schema_misnamed(str path)
{
    static const str WRONG[] = {S_INIT(".schema.yml"), S_INIT(".schema.json")};
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++)
        if (str_ends(path, WRONG[i]))
            return str_slice(path, 0, path.n - WRONG[i].n);
    return STR_NONE;
}

struct schema *schema_read(struct arena *a, struct diags *d,
                           const struct source *src)
{
    struct yaml_reader r = {
        a, d, src, DIAG_SCHEMA_KEY, DIAG_SCHEMA_VALUE, .ok = true};
    struct yaml *y = yaml_read(a, d, src, src->text, 1, DIAG_SCHEMA_SYNTAX);
    if (!y)
        return NULL;
    struct schema *s = NEW(a, struct schema);
    s->field_numbers.a = a;
    s->src = src;
    vec_push(a, &s->missing, (struct schema_text){.text = S("")});
    yaml_keys_read(&r, y, &TABLE, s);
    return r.ok ? s : NULL;
}

char schema_delimiter(const struct schema *s, str csv)
{
    bool tabs = str_eq_nocase(path_ext(csv), S(".tsv"));
    return s && s->delimiter ? s->delimiter : tabs ? '\t' : ',';
}

const struct schema_field *schema_find(const struct schema *s, str column)
{
    uintptr_t n = (uintptr_t)map_get(&s->field_numbers, column);
    return n ? &s->fields.v[n - 1] : NULL;
}
