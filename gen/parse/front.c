// SPDX-License-Identifier: MIT
// front: a table of keys, each with its check.
#include "parse/front.h"

#include "base/buf.h"
#include "base/codes/config.h"
#include "config/yaml.h"
#include "parse/date_text.h"

static bool is_fence(const struct line *l)
{
    return str_eq(str_trim_right(l->text), S("---"));
}

size_t front_lines(const struct lines *lines)
{
    size_t end = 1;
    if (!lines->n || !is_fence(lines->v))
        return 0;
    while (end < lines->n && !is_fence(&lines->v[end]))
        end++;
    return end < lines->n ? end + 1 : 0;
}

/* A key with its value; an empty one says nothing. */
struct front_entry {
    struct document *doc;
    str key, value;
    struct pos at; /* of the value */
    bool lenient;  /* HTML's meta allows other values: they are passed over */
};

static void refuse(const struct front_entry *e, const char *why)
{
    if (!e->lenient)
        diag_at(e->doc->diags, DIAG_FRONT_VALUE, e->at, e->key, str_c(why));
}

/* ---- keys ---- */

static void set_title(const struct front_entry *e)
{
    if (!e->doc->front.title.p)
        e->doc->front.title = e->value;
}

static void set_description(const struct front_entry *e)
{
    if (!e->doc->front.description.p)
        e->doc->front.description = e->value;
}

static void set_date(const struct front_entry *e)
{
    long year, month, day;
    bool short_form = e->value.n < 10 && str_count_char(e->value, '-');
    if (short_form || !date_text_read(e->value, &year, &month, &day))
        refuse(e, "a date as 2025-05-31 is expected");
    else if (!e->doc->front.date.p)
        e->doc->front.date =
            str_fmt(e->doc->a, "%04ld-%02ld-%02ld", year, month, day);
}

static void set_image(const struct front_entry *e)
{
    if (!e->doc->front.image.p) {
        e->doc->front.image = e->value;
        e->doc->front.image_at = e->at;
    }
}

static void set_image_alt(const struct front_entry *e)
{
    if (!e->doc->front.image_alt.p)
        e->doc->front.image_alt = e->value;
}

static void set_order(const struct front_entry *e)
{
    long order;
    if (!str_to_long(e->value, &order)) {
        refuse(e, "an integer is expected");
    } else if (!e->doc->front.has_order) {
        e->doc->front.order = order;
        e->doc->front.has_order = true;
    }
}

static void set_orphan(const struct front_entry *e)
{
    if (str_eq(e->value, S("true")))
        e->doc->front.orphan = true;
    else if (!str_eq(e->value, S("false")))
        refuse(e, "true or false is expected");
}

static void set_draft(const struct front_entry *e)
{
    if (str_eq(e->value, S("true")))
        e->doc->front.draft = true;
    else if (!str_eq(e->value, S("false")))
        refuse(e, "true or false is expected");
}

/* ablog's mark of a post. */
static void set_blogpost(const struct front_entry *e)
{
    if (!str_eq_nocase(e->value, S("true")) &&
        !str_eq_nocase(e->value, S("false")))
        refuse(e, "true or false is expected");
}

/* What ablog files posts under, and other programs pages: it is not shown. */
static void set_label(const struct front_entry *e)
{
    (void)e;
}

static void set_search(const struct front_entry *e)
{
    if (str_eq(e->value, S("false")))
        e->doc->front.unsearched = true;
    else if (!str_eq(e->value, S("true")))
        refuse(e, "true or false is expected");
}

static const struct {
    str name;
    void (*set)(const struct front_entry *e);
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
    {S_INIT("blogpost"), set_blogpost},
    {S_INIT("tags"), set_label},
    {S_INIT("author"), set_label},
    {S_INIT("category"), set_label},
    {S_INIT("location"), set_label},
    {S_INIT("language"), set_label},
};

enum { N_KEYS = sizeof KEYS / sizeof *KEYS };

bool front_has_key(str key)
{
    for (size_t i = 0; i < N_KEYS; i++)
        if (str_eq(key, KEYS[i].name))
            return true;
    return false;
}

static void set(const struct front_entry *e)
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

static bool is_label(str key)
{
    for (size_t i = 0; i < N_KEYS; i++)
        if (str_eq(key, KEYS[i].name))
            return KEYS[i].set == set_label;
    return false;
}

static void take_yaml(struct document *doc, const struct yaml *y)
{
    struct front_entry e = {
        .doc = doc, .key = y->key, .value = y->text, .at = y->at};
    if (str_eq(y->key, S("myst")) && (y->kind == YAML_MAP || !y->text.n))
        doc->front.myst = y;
    else if (!front_has_key(y->key))
        report_unknown(doc, y->key, y->key_at);
    else if ((y->kind == YAML_LIST || y->kind == YAML_MAP) && !is_label(y->key))
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
    struct front_entry e = {.doc = doc,
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
    struct front_entry e = {.doc = doc, .key = name, .value = content};
    e.lenient = true;
    if (str_eq(name, S("description")) || str_eq(name, S("date")))
        set(&e);
}
