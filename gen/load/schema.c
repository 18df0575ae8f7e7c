// SPDX-License-Identifier: MIT
// schema: a table of keys for each kind of map that a schema has.
#include "load/schema.h"

#include <math.h>

#include "base/codes/codes.h"
#include "base/codes/data.h"
#include "base/path.h"
#include "base/regex.h"
#include "base/vec.h"
#include "frame/unit_header.h"
#include "load/yaml.h"

struct reading {
    struct arena *a;
    struct diags *d;
    const struct source *src;
    bool ok;
};

/* A key of a map: `read` stores what the entry says in *to. */
struct key {
    str name;
    void (*read)(struct reading *r, const struct yaml *y, void *to);
    size_t offset; /* of *to in what the map describes */
};

struct keys {
    const char *of; /* "keys of a field" */
    const struct key *v;
    size_t n;
    const struct keys *below; /* the constraints of a field; else NULL */
};

static struct pos place(const struct yaml *y)
{
    return y->at.len || !y->key_at.src ? y->at : y->key_at;
}

static void refuse(struct reading *r, const struct yaml *y, str name,
                   const char *why)
{
    diag_at(r->d, DIAG_SCHEMA_VALUE, place(y), name, str_c(why));
    r->ok = false;
}

static bool has_key(const struct keys *keys, str name)
{
    for (size_t i = 0; i < keys->n; i++)
        if (str_eq(keys->v[i].name, name))
            return true;
    return false;
}

static void read_keys(struct reading *r, const struct yaml *y,
                      const struct keys *keys, void *to)
{
    str *names = NEW_N(r->a, str, keys->n);
    for (size_t i = 0; i < keys->n; i++)
        names[i] = keys->v[i].name;
    for (const struct yaml *e = y->first; e; e = e->next) {
        size_t i = 0;
        while (i < keys->n && !str_eq(names[i], e->key))
            i++;
        if (i < keys->n) {
            keys->v[i].read(r, e, (char *)to + keys->v[i].offset);
            continue;
        }
        diag_at(r->d, DIAG_SCHEMA_KEY, e->key_at, e->key);
        if (keys->below && has_key(keys->below, e->key))
            diag_help(r->d, "it is one of the constraints, as constraints: "
                            "{required: true}");
        else
            diag_help_nearest(r->d, keys->of, e->key, names, keys->n);
        r->ok = false;
    }
}

/* ---- values ---- */

static bool is_text(struct reading *r, const struct yaml *y)
{
    if (y->kind == YAML_TEXT && y->text.n)
        return true;
    refuse(r, y, y->key, "a text is expected");
    return false;
}

static void read_str(struct reading *r, const struct yaml *y, void *to)
{
    if (y->kind == YAML_TEXT)
        *(str *)to = y->text;
    else
        refuse(r, y, y->key, "a text is expected");
}

static void read_text(struct reading *r, const struct yaml *y, void *to)
{
    if (is_text(r, y))
        *(struct schema_text *)to = (struct schema_text){y->text, y->at};
}

static void read_nothing(struct reading *r, const struct yaml *y, void *to)
{
    (void)r;
    (void)y;
    (void)to;
}

static void read_bool(struct reading *r, const struct yaml *y, void *to)
{
    *(bool *)to = str_eq(y->text, S("true"));
    if (!*(bool *)to && !str_eq(y->text, S("false")))
        refuse(r, y, y->key, "true or false is expected");
}

static void read_count(struct reading *r, const struct yaml *y, void *to)
{
    if (!str_to_long(y->text, to) || *(long *)to < 0)
        refuse(r, y, y->key, "a number of characters is expected");
}

/* A list of texts; `lone`: or one of them. */
static void add_texts(struct reading *r, const struct yaml *y, bool lone,
                      bool may_be_empty, struct schema_texts *to)
{
    *to = (struct schema_texts){0};
    bool list = y->kind == YAML_LIST;
    if (!list && !(lone && y->kind == YAML_TEXT)) {
        refuse(r, y, y->key, "a list of texts is expected");
        return;
    }
    for (const struct yaml *e = list ? y->first : y; e;
         e = list ? e->next : NULL) {
        if (e->kind != YAML_TEXT || (!e->text.n && !may_be_empty))
            refuse(r, e, y->key, "each of the list is a text");
        else
            vec_push(r->a, to, (struct schema_text){e->text, e->at});
    }
}

static void read_names(struct reading *r, const struct yaml *y, void *to)
{
    add_texts(r, y, true, false, to);
    if (y->kind == YAML_LIST && !y->first)
        refuse(r, y, y->key, "a column's name is expected");
    if (((struct schema_texts *)to)->n > SCHEMA_KEY_MAX)
        refuse(r, y, y->key, "a key has at most 8 columns");
}

static void read_values(struct reading *r, const struct yaml *y, void *to)
{
    add_texts(r, y, false, true, to);
    if (y->kind == YAML_LIST && !y->first)
        refuse(r, y, y->key, "an empty list allows nothing");
}

static void read_missing(struct reading *r, const struct yaml *y, void *to)
{
    add_texts(r, y, false, true, to);
}

/* One of some words; its place in the list is stored. */
static void read_word(struct reading *r, const struct yaml *y, const str *words,
                      size_t n, const char *what, void *to)
{
    for (size_t i = 0; i < n; i++)
        if (y->kind == YAML_TEXT && str_eq(words[i], y->text)) {
            *(unsigned *)to = (unsigned)i;
            return;
        }
    refuse(r, y, y->key, what);
    diag_help_nearest(r->d, "words", y->text, words, n);
}

static void read_type(struct reading *r, const struct yaml *y, void *to)
{
    str names[SCHEMA_N_TYPES];
    for (unsigned i = 0; i < SCHEMA_N_TYPES; i++)
        names[i] = schema_type_name(i);
    read_word(r, y, names, SCHEMA_N_TYPES, "a type is expected", to);
}

static void read_unit(struct reading *r, const struct yaml *y, void *to)
{
    read_text(r, y, to);
    if (y->kind == YAML_TEXT && !unit_parse(r->a, y->text))
        refuse(r, y, y->key, "a unit, as ms, tokens/s or $/h, is expected");
}

static void read_better(struct reading *r, const struct yaml *y, void *to)
{
    static const str WORDS[] = {S_INIT("neither"), S_INIT("higher"),
                                S_INIT("lower")};
    read_word(r, y, WORDS, 3, "higher or lower is expected", to);
}

static void read_severity(struct reading *r, const struct yaml *y, void *to)
{
    static const str WORDS[] = {S_INIT("error"), S_INIT("warning")};
    unsigned word = 0;
    read_word(r, y, WORDS, 2, "error or warning is expected", &word);
    *(bool *)to = word == 1;
}

static void read_as_of(struct reading *r, const struct yaml *y, void *to)
{
    read_text(r, y, to);
    if (y->kind == YAML_TEXT &&
        !schema_value(SCHEMA_DATE, STR_NONE, y->text, NULL))
        refuse(r, y, y->key, "a date, as 2025-05-31, is expected");
}

static void read_pattern(struct reading *r, const struct yaml *y, void *to)
{
    struct regex_fault fault;
    if (!is_text(r, y))
        return;
    *(struct schema_text *)to = (struct schema_text){y->text, y->at};
    struct regex *re = regex_new(r->a, y->text, 0, &fault);
    if (!re) {
        diag_at(r->d, DIAG_SCHEMA_VALUE, y->at, y->key, fault.why);
        diag_help(r->d, "at character %zu of the pattern", fault.at + 1);
        r->ok = false;
    }
    regex_free(re);
}

/* ---- maps and lists of them ---- */

static bool is_kind(struct reading *r, const struct yaml *y, str name,
                    enum yaml_kind kind, const char *expected)
{
    if (y->kind != kind)
        refuse(r, y, name, expected);
    return y->kind == kind;
}

#define KEY(type, name, read, member)              \
    {                                              \
        S_INIT(name), read, offsetof(type, member) \
    }
#define KEYS_WITH(of, v, below)               \
    {                                         \
        of, v, sizeof(v) / sizeof *(v), below \
    }
#define KEYS(of, v) KEYS_WITH(of, v, NULL)

static const struct key CONSTRAINT_KEYS[] = {
    KEY(struct schema_field, "required", read_bool, required),
    KEY(struct schema_field, "unique", read_bool, unique),
    KEY(struct schema_field, "minimum", read_text, minimum),
    KEY(struct schema_field, "maximum", read_text, maximum),
    KEY(struct schema_field, "enum", read_values, values),
    KEY(struct schema_field, "pattern", read_pattern, pattern),
    KEY(struct schema_field, "minLength", read_count, min_length),
    KEY(struct schema_field, "maxLength", read_count, max_length),
};
static const struct keys CONSTRAINTS = KEYS("constraints", CONSTRAINT_KEYS);

static void read_constraints(struct reading *r, const struct yaml *y, void *to)
{
    if (is_kind(r, y, y->key, YAML_MAP, "a map of constraints is expected"))
        read_keys(r, y, &CONSTRAINTS, to);
}

static const struct key FIELD_KEYS[] = {
    KEY(struct schema_field, "name", read_text, name),
    KEY(struct schema_field, "title", read_str, title),
    KEY(struct schema_field, "description", read_str, description),
    KEY(struct schema_field, "type", read_type, type),
    KEY(struct schema_field, "format", read_text, format),
    {S_INIT("constraints"), read_constraints, 0},
    KEY(struct schema_field, "unit", read_unit, unit),
    KEY(struct schema_field, "better", read_better, better),
    {S_INIT("example"), read_nothing, 0},
};
static const struct keys FIELD =
    KEYS_WITH("keys of a field", FIELD_KEYS, &CONSTRAINTS);

/* Bounds are values of the field's type. */
static void check_bound(struct reading *r, const struct schema_field *f,
                        const struct schema_text *bound, const char *name,
                        double *order)
{
    if (!bound->text.p)
        return;
    str why = STR_NONE;
    if (!schema_type_is_ordered(f->type))
        why = str_fmt(r->a, "a field of type %.*s has no order",
                      STR_ARG(schema_type_name(f->type)));
    else if (!schema_value(f->type, f->format.text, bound->text, order))
        why = str_fmt(r->a, "%s is expected", schema_type_expects(f->type));
    if (!why.p)
        return;
    diag_at(r->d, DIAG_SCHEMA_VALUE, bound->at, str_c(name), why);
    r->ok = false;
}

static void check_field(struct reading *r, const struct schema_field *f)
{
    double least = (double)-INFINITY, most = (double)INFINITY;
    check_bound(r, f, &f->minimum, "minimum", &least);
    check_bound(r, f, &f->maximum, "maximum", &most);
    if (least > most) {
        diag_at(r->d, DIAG_SCHEMA_VALUE, f->maximum.at, S("maximum"),
                str_fmt(r->a, "it is below the minimum, %.*s",
                        STR_ARG(f->minimum.text)));
        r->ok = false;
    }
    if (f->format.text.p && !schema_format_is_known(f->type, f->format.text)) {
        diag_at(r->d, DIAG_SCHEMA_VALUE, f->format.at, S("format"),
                str_fmt(r->a, "type %.*s has no such format",
                        STR_ARG(schema_type_name(f->type))));
        r->ok = false;
    }
}

static void read_fields(struct reading *r, const struct yaml *y, void *to)
{
    struct schema *s = to;
    if (!is_kind(r, y, y->key, YAML_LIST, "a list of fields is expected"))
        return;
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct schema_field f = {.min_length = -1, .max_length = -1};
        if (!is_kind(r, e, S("fields"), YAML_MAP,
                     "a field is a map, as {name: Nodes, type: integer}"))
            continue;
        read_keys(r, e, &FIELD, &f);
        if (!yaml_get(e, S("name")))
            refuse(r, e, S("fields"), "a field has no name");
        if (f.name.text.p && schema_find(s, f.name.text))
            refuse(r, e, S("fields"), "this name appears twice");
        check_field(r, &f);
        vec_push(r->a, &s->fields, f);
        if (f.name.text.p)
            map_put(&s->places, f.name.text, (void *)(uintptr_t)s->fields.n);
    }
}

/* Another file; '' is this one. */
static void read_resource(struct reading *r, const struct yaml *y, void *to)
{
    if (y->kind == YAML_TEXT)
        *(struct schema_text *)to = (struct schema_text){y->text, y->at};
    else
        refuse(r, y, y->key, "the name of a CSV file is expected");
}

static const struct key REFERENCE_KEYS[] = {
    KEY(struct schema_foreign, "resource", read_resource, resource),
    KEY(struct schema_foreign, "fields", read_names, other_fields),
};
static const struct keys REFERENCE =
    KEYS("keys of a reference", REFERENCE_KEYS);

static void read_reference(struct reading *r, const struct yaml *y, void *to)
{
    if (is_kind(r, y, y->key, YAML_MAP,
                "{resource: other.csv, fields: [a]} is expected"))
        read_keys(r, y, &REFERENCE, to);
}

static const struct key FOREIGN_KEYS[] = {
    KEY(struct schema_foreign, "fields", read_names, fields),
    {S_INIT("reference"), read_reference, 0},
};
static const struct keys FOREIGN = KEYS("keys of a foreign key", FOREIGN_KEYS);

static void read_foreign_keys(struct reading *r, const struct yaml *y, void *to)
{
    struct schema *s = to;
    if (!is_kind(r, y, y->key, YAML_LIST, "a list of foreign keys is expected"))
        return;
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct schema_foreign f = {.at = e->at, .resource.text = S("")};
        if (!is_kind(r, e, y->key, YAML_MAP,
                     "{fields: [a], reference: {resource: other.csv, fields: "
                     "[a]}} is expected"))
            continue;
        size_t before = r->d->n;
        read_keys(r, e, &FOREIGN, &f);
        if (r->d->n == before &&
            (!f.fields.n || f.fields.n != f.other_fields.n))
            refuse(r, e, y->key,
                   "it names as many fields here as in its reference");
        vec_push(r->a, &s->foreign_keys, f);
    }
}

/* ---- checks ---- */

/* Lines of df script: one text, or a list of such. */
static void read_let(struct reading *r, const struct yaml *y, void *to)
{
    struct lines *lines = to;
    const struct yaml *e = y->kind == YAML_LIST ? y->first : y;
    for (; e; e = y->kind == YAML_LIST ? e->next : NULL) {
        if (e->kind != YAML_TEXT) {
            refuse(r, e, y->key, "lines of a df script are expected");
            continue;
        }
        struct lines part;
        if (!yaml_lines(r->a, r->src, e, &part))
            refuse(r, e, y->key, "a script is written as it is, below a |");
        for (size_t i = 0; i < part.n; i++)
            vec_push(r->a, lines, part.v[i]);
    }
}

/* Its place is that of its first byte where it is written as it reads. */
static void read_expression(struct reading *r, const struct yaml *y, void *to)
{
    struct schema_text *t = to;
    struct lines lines;
    if (!is_text(r, y))
        return;
    *t = (struct schema_text){str_trim_right(y->text), y->at};
    if (yaml_lines(r->a, r->src, y, &lines) && lines.n == 1)
        t->at = line_pos(&lines.v[0], 0, lines.v[0].text.n);
}

static const struct key CHECK_KEYS[] = {
    KEY(struct schema_check, "name", read_str, name),
    KEY(struct schema_check, "let", read_let, let),
    KEY(struct schema_check, "where", read_expression, where),
    KEY(struct schema_check, "expect", read_expression, expect),
    KEY(struct schema_check, "message", read_text, message),
    KEY(struct schema_check, "severity", read_severity, warning),
};
static const struct keys CHECK = KEYS("keys of a check", CHECK_KEYS);

static void read_checks(struct reading *r, const struct yaml *y, void *to)
{
    struct schema *s = to;
    if (!is_kind(r, y, y->key, YAML_LIST, "a list of checks is expected"))
        return;
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct schema_check c = {.at = e->at, .name = S("")};
        if (!is_kind(r, e, y->key, YAML_MAP,
                     "a check is a map, as {name: order, expect: P50 <= P99}"))
            continue;
        read_keys(r, e, &CHECK, &c);
        if (!c.name.n || !yaml_get(e, S("expect")))
            refuse(r, e, y->key, "a check has a name and an expect");
        vec_push(r->a, &s->checks, c);
    }
}

/* ---- known faults ---- */

static void read_code(struct reading *r, const struct yaml *y, void *to)
{
    const struct diag_code *code = codes_find(y->text);
    if (code && diag_code_has_choice(code)) {
        *(const struct diag_code **)to = code;
        return;
    }
    refuse(r, y, y->key, "the code of a warning is expected");
    codes_help(r->d, y->text);
}

static void read_row(struct reading *r, const struct yaml *y, void *to)
{
    struct schema_known *k = to;
    if (!is_kind(r, y, y->key, YAML_MAP,
                 "cells, as {Model: tiny}, are expected"))
        return;
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct schema_text cell = {e->text, e->at};
        if (e->kind == YAML_LIST || e->kind == YAML_MAP)
            refuse(r, e, e->key, "a cell is a text");
        vec_push(r->a, &k->columns, (struct schema_text){e->key, e->key_at});
        vec_push(r->a, &k->cells, cell);
    }
}

static const struct key KNOWN_KEYS[] = {
    KEY(struct schema_known, "code", read_code, code),
    {S_INIT("row"), read_row, 0},
    KEY(struct schema_known, "because", read_str, because),
};
static const struct keys KNOWN = KEYS("keys of a known fault", KNOWN_KEYS);

static void read_known(struct reading *r, const struct yaml *y, void *to)
{
    struct schema *s = to;
    if (!is_kind(r, y, y->key, YAML_LIST, "a list of faults is expected"))
        return;
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct schema_known k = {.at = e->at};
        if (!is_kind(r, e, y->key, YAML_MAP,
                     "a known fault is a map, as {code: data-topology, row: "
                     "{Model: tiny}, because: published so}"))
            continue;
        size_t before = r->d->n;
        read_keys(r, e, &KNOWN, &k);
        if (r->d->n == before &&
            (!yaml_get(e, S("code")) || !k.columns.n || !k.because.n))
            refuse(r, e, y->key,
                   "a known fault has a code, a row and a because");
        vec_push(r->a, &s->known, k);
    }
}

/* ---- how the file is written ---- */

static void read_delimiter(struct reading *r, const struct yaml *y, void *to)
{
    if (y->text.n == 1 && !strchr("\"\r\n", y->text.p[0]))
        *(char *)to = y->text.p[0];
    else
        refuse(r, y, y->key, "one ASCII character is expected");
}

static const struct key DIALECT_KEYS[] = {
    KEY(struct schema, "delimiter", read_delimiter, delimiter),
};
static const struct keys DIALECT = KEYS("keys of a dialect", DIALECT_KEYS);

static void read_dialect(struct reading *r, const struct yaml *y, void *to)
{
    if (is_kind(r, y, y->key, YAML_MAP, "{delimiter: \";\"} is expected"))
        read_keys(r, y, &DIALECT, to);
}

/* ---- the file ---- */

static const struct key TABLE_KEYS[] = {
    KEY(struct schema, "title", read_str, title),
    KEY(struct schema, "description", read_str, description),
    KEY(struct schema, "source", read_text, source),
    KEY(struct schema, "as_of", read_as_of, as_of),
    {S_INIT("fields"), read_fields, 0},
    KEY(struct schema, "missingValues", read_missing, missing),
    KEY(struct schema, "primaryKey", read_names, primary_key),
    {S_INIT("foreignKeys"), read_foreign_keys, 0},
    {S_INIT("checks"), read_checks, 0},
    {S_INIT("known"), read_known, 0},
    {S_INIT("dialect"), read_dialect, 0},
    {S_INIT("$schema"), read_nothing, 0},
};
static const struct keys TABLE = KEYS("keys", TABLE_KEYS);

static const str EXTENSION = S_INIT(".schema.yaml");

str schema_path(struct arena *a, str csv)
{
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
    struct reading r = {.a = a, .d = d, .src = src, .ok = true};
    struct yaml *y = yaml_read(a, d, src, src->text, 1, DIAG_SCHEMA_SYNTAX);
    if (!y)
        return NULL;
    struct schema *s = NEW(a, struct schema);
    s->places.a = a;
    s->src = src;
    vec_push(a, &s->missing, (struct schema_text){.text = S("")});
    if (y->kind != YAML_NULL && y->kind != YAML_MAP) {
        diag_at(d, DIAG_SCHEMA_SYNTAX, y->at, S("a map of keys is expected"));
        return NULL;
    }
    read_keys(&r, y, &TABLE, s);
    return r.ok ? s : NULL;
}

char schema_delimiter(const struct schema *s, str csv)
{
    bool tabs = str_eq_nocase(path_ext(csv), S(".tsv"));
    return s && s->delimiter ? s->delimiter : tabs ? '\t' : ',';
}

const struct schema_field *schema_find(const struct schema *s, str column)
{
    uintptr_t n = (uintptr_t)map_get(&s->places, column);
    return n ? &s->fields.v[n - 1] : NULL;
}
