// SPDX-License-Identifier: MIT
// front: a table of keys, each with its check.
#include "parse/front.h"

#include "base/codes/config.h"
#include "load/keys/yaml.h"

/* A key with its value; an empty one says nothing. */
struct entry {
    struct document *doc;
    str key, value;
    struct pos at; /* of the value */
    bool lenient;  /* HTML's meta allows other values: they are passed over */
};

static void refuse(const struct entry *e, const char *why)
{
    if (!e->lenient)
        diag_at(e->doc->diags, DIAG_FRONT_VALUE, e->at, e->key, str_c(why));
}

/* ---- keys ---- */

static void set_title(const struct entry *e)
{
    if (!e->doc->front.title.p)
        e->doc->front.title = e->value;
}

static void set_description(const struct entry *e)
{
    if (!e->doc->front.description.p)
        e->doc->front.description = e->value;
}

/* YYYY-MM-DD, a day that the calendar has. */
static bool is_date(str s)
{
    static const long DAYS[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    long year, month, day;
    if (s.n != 10 || s.p[4] != '-' || s.p[7] != '-')
        return false;
    for (size_t i = 0; i < s.n; i++)
        if (i != 4 && i != 7 && !char_is_digit(s.p[i]))
            return false;
    if (!str_to_long(str_slice(s, 0, 4), &year) ||
        !str_to_long(str_slice(s, 5, 7), &month) ||
        !str_to_long(str_slice(s, 8, 10), &day) || month < 1 || month > 12)
        return false;
    bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return day >= 1 && day <= DAYS[month - 1] + (month == 2 && leap);
}

static void set_date(const struct entry *e)
{
    if (!is_date(e->value))
        refuse(e, "a date as 2025-05-31 is expected");
    else if (!e->doc->front.date.p)
        e->doc->front.date = e->value;
}

static void set_image(const struct entry *e)
{
    if (!e->doc->front.image.p) {
        e->doc->front.image = e->value;
        e->doc->front.image_at = e->at;
    }
}

static void set_image_alt(const struct entry *e)
{
    if (!e->doc->front.image_alt.p)
        e->doc->front.image_alt = e->value;
}

static void set_order(const struct entry *e)
{
    long order;
    if (!str_to_long(e->value, &order)) {
        refuse(e, "an integer is expected");
    } else if (!e->doc->front.has_order) {
        e->doc->front.order = order;
        e->doc->front.has_order = true;
    }
}

static void set_orphan(const struct entry *e)
{
    if (str_eq(e->value, S("true")))
        e->doc->front.orphan = true;
    else if (!str_eq(e->value, S("false")))
        refuse(e, "true or false is expected");
}

static void set_draft(const struct entry *e)
{
    if (str_eq(e->value, S("true")))
        e->doc->front.draft = true;
    else if (!str_eq(e->value, S("false")))
        refuse(e, "true or false is expected");
}

static void set_search(const struct entry *e)
{
    if (str_eq(e->value, S("false")))
        e->doc->front.unsearched = true;
    else if (!str_eq(e->value, S("true")))
        refuse(e, "true or false is expected");
}

static const struct {
    str name;
    void (*set)(const struct entry *e);
} KEYS[] = {
    {S_INIT("title"), set_title},
    {S_INIT("description"), set_description},
    {S_INIT("date"), set_date},
    {S_INIT("order"), set_order},
    {S_INIT("orphan"), set_orphan},
    {S_INIT("image"), set_image},
    {S_INIT("image_alt"), set_image_alt},
    {S_INIT("draft"), set_draft},
    {S_INIT("search"), set_search},
};

enum { N_KEYS = sizeof KEYS / sizeof *KEYS };

bool front_has_key(str key)
{
    for (size_t i = 0; i < N_KEYS; i++)
        if (str_eq(key, KEYS[i].name))
            return true;
    return false;
}

static void set(const struct entry *e)
{
    for (size_t i = 0; i < N_KEYS && e->value.n; i++)
        if (str_eq(e->key, KEYS[i].name))
            KEYS[i].set(e);
}

static void report_unknown(struct document *doc, str key, struct pos at)
{
    str names[N_KEYS];
    for (size_t i = 0; i < N_KEYS; i++)
        names[i] = KEYS[i].name;
    diag_at(doc->diags, DIAG_FRONT_KEY, at, key);
    diag_help_nearest(doc->diags, "keys", key, names, N_KEYS);
}

/* ---- Markdown ---- */

static void take_yaml(struct document *doc, const struct yaml *y)
{
    struct entry e = {.doc = doc, .key = y->key, .value = y->text, .at = y->at};
    if (str_eq(y->key, S("myst")) && (y->kind == YAML_MAP || !y->text.n))
        doc->front.myst = y;
    else if (!front_has_key(y->key))
        report_unknown(doc, y->key, y->key_at);
    else if (y->kind == YAML_LIST || y->kind == YAML_MAP)
        refuse(&e, "a text is expected");
    else
        set(&e);
}

void front_yaml(struct document *doc, const struct source *src, str text,
                uint32_t line)
{
    struct yaml *root =
        yaml_read(doc->a, doc->diags, src, text, line, DIAG_YAML_SYNTAX);
    for (const struct yaml *y = root ? root->first : NULL; y; y = y->next)
        take_yaml(doc, y);
}

/* ---- reStructuredText ---- */

/* docutils' bibliographic fields and Sphinx' file-wide metadata that are not
   ours. */
static bool is_foreign(str name)
{
    static const str NAMES[] = {
        S_INIT("abstract"),   S_INIT("address"),  S_INIT("author"),
        S_INIT("authors"),    S_INIT("contact"),  S_INIT("copyright"),
        S_INIT("dedication"), S_INIT("keywords"), S_INIT("no-search"),
        S_INIT("nocomments"), S_INIT("nosearch"), S_INIT("organization"),
        S_INIT("revision"),   S_INIT("status"),   S_INIT("tocdepth"),
        S_INIT("version"),
    };
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (str_eq(name, NAMES[i]))
            return true;
    return false;
}

/* "$Date$" and "$Date: ... $", which a version control system fills in. */
static bool is_keyword(str value)
{
    return value.n > 2 && str_starts(value, S("$")) && str_ends(value, S("$"));
}

void front_field(struct document *doc, str name, str value, struct pos name_at,
                 struct pos value_at)
{
    struct entry e = {.doc = doc,
                      .key = str_lower(doc->a, name),
                      .value = str_dup(doc->a, str_trim(value)),
                      .at = value_at};
    if (str_eq(e.key, S("orphan")) && !e.value.n)
        doc->front.orphan = true; /* Sphinx' mark is a field without text */
    else if (str_eq(e.key, S("draft")) && !e.value.n)
        doc->front.draft = true;
    else if (front_has_key(e.key) && !is_keyword(e.value))
        set(&e);
    else if (!front_has_key(e.key) && !is_foreign(e.key))
        report_unknown(doc, name, name_at);
}

void front_meta(struct document *doc, str name, str content)
{
    struct entry e = {.doc = doc, .key = name, .value = content};
    e.lenient = true;
    if (str_eq(name, S("description")) || str_eq(name, S("date")))
        set(&e);
}
