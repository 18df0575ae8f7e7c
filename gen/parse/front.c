// SPDX-License-Identifier: MIT
// front: a table of the keys of front matter, with a setter for each.
#include "parse/front.h"
#include "chart/data/palette.h"

#include <stddef.h>

#include "base/buf.h"
#include "base/codes/config.h"
#include "config/yaml.h"
#include "doc/fields.h"
#include "frame/display.h"
#include "parse/date_text.h"

static bool is_fence(str line)
{
    return str_eq(str_trim_right(line), S("---"));
}

size_t front_lines(const struct lines *lines)
{
    size_t end = 1;
    if (!lines->n || !is_fence(lines->v->text))
        return 0;
    while (end < lines->n && !is_fence(lines->v[end].text))
        end++;
    return end < lines->n ? end + 1 : 0;
}

/* A key and its value. Entries with an empty value are ignored. */
struct front_entry {
    struct document *doc;
    str key, value;
    struct pos at; /* position of the value */
    /* whether invalid values are ignored, since HTML's meta allows them */
    bool lenient;
};

static void report_value(const struct front_entry *e, const char *why)
{
    if (!e->lenient)
        diag_at(e->doc->diags, DIAG_FRONT_VALUE, e->at, e->key, str_c(why));
}

/* ---- keys ---- */

static void set_text(const struct front_entry *e, void *to)
{
    str *text = to;
    if (!text->p)
        *text = e->value;
}

static void set_date(const struct front_entry *e, void *to)
{
    str *date = to;
    long year, month, day;
    bool short_form = e->value.n < 10 && str_count_char(e->value, '-');
    if (short_form || !date_text_read(e->value, &year, &month, &day))
        report_value(e, "it must be a date, such as 2025-05-31");
    else if (!date->p)
        *date = str_fmt(e->doc->a, "%04ld-%02ld-%02ld", year, month, day);
}

static void set_image(const struct front_entry *e, void *to)
{
    if (!e->doc->front.image.p)
        e->doc->front.image_at = e->at;
    set_text(e, to);
}

static void set_order(const struct front_entry *e, void *to)
{
    long order;
    if (!str_to_long(e->value, &order)) {
        report_value(e, "it must be an integer");
    } else if (!e->doc->front.has_order) {
        *(long *)to = order;
        e->doc->front.has_order = true;
    }
}

static void set_colours(const struct front_entry *e, void *to)
{
    if (!palette_read(e->doc->a, e->value, to))
        report_value(e, PALETTE_EXPECTED);
}

static void set_digits(const struct front_entry *e, void *to)
{
    unsigned digits;
    if (!display_read_digits(e->value, &digits)) {
        report_value(e, DISPLAY_DIGITS);
    } else if (!e->doc->front.has_digits) {
        *(unsigned *)to = digits;
        e->doc->front.has_digits = true;
    }
}

/* Sets *to to true if the value equals `when`. Reports a value other than true
   and false. */
static void set_flag(const struct front_entry *e, bool *to, bool when)
{
    bool is_true = str_eq(e->value, S("true"));
    if (!is_true && !str_eq(e->value, S("false")))
        report_value(e, "it must be true or false");
    else if (is_true == when)
        *to = true;
}

static void set_if_true(const struct front_entry *e, void *to)
{
    set_flag(e, to, true);
}

static void set_if_false(const struct front_entry *e, void *to)
{
    set_flag(e, to, false);
}

/* Checks the value of `blogpost`, a key of ablog. The value is not used. */
static void check_blogpost(const struct front_entry *e, void *to)
{
    (void)to;
    if (!str_eq_nocase(e->value, S("true")) &&
        !str_eq_nocase(e->value, S("false")))
        report_value(e, "it must be true or false");
}

#define MEMBER(name) offsetof(struct front_matter, name)
/* Keys, and the members of struct front_matter that they set. Keys without a
   function are labels for ablog and other programs: they take any value and are
   not shown. */
static const struct {
    str name;
    void (*set)(const struct front_entry *e, void *to);
    size_t member;
} KEYS[] = {
    {S_INIT("title"), set_text, MEMBER(title)},
    {S_INIT("description"), set_text, MEMBER(description)},
    {S_INIT("date"), set_date, MEMBER(date)},
    {S_INIT("order"), set_order, MEMBER(order)},
    {S_INIT("colors"), set_colours, MEMBER(colours)},
    {S_INIT("digits"), set_digits, MEMBER(digits)},
    {S_INIT("orphan"), set_if_true, MEMBER(orphan)},
    {S_INIT("image"), set_image, MEMBER(image)},
    {S_INIT("image_alt"), set_text, MEMBER(image_alt)},
    {S_INIT("draft"), set_if_true, MEMBER(draft)},
    {S_INIT("search"), set_if_false, MEMBER(unsearched)},
    {S_INIT("blogpost"), check_blogpost, 0},
    {S_INIT("tags"), NULL, 0},
    {S_INIT("author"), NULL, 0},
    {S_INIT("category"), NULL, 0},
    {S_INIT("location"), NULL, 0},
    {S_INIT("language"), NULL, 0},
};

enum { N_KEYS = sizeof KEYS / sizeof *KEYS };

/* Returns the index of a key, or N_KEYS. */
static size_t find_key(str key)
{
    size_t i = 0;
    while (i < N_KEYS && !str_eq(key, KEYS[i].name))
        i++;
    return i;
}

bool front_has_key(str key)
{
    return find_key(key) < N_KEYS;
}

/* Returns what the value of a key is: a file, a colour or text. This decides
   how template fields in the value are replaced. */
static enum field_place place_of(size_t key)
{
    return KEYS[key].set == set_image     ? FIELD_FILE
           : KEYS[key].set == set_colours ? FIELD_COLOUR
                                          : FIELD_TEXT;
}

/* Sets the value of a key. Template fields in the value are replaced first, so
   that the value is checked like a value without fields. */
static void set(const struct front_entry *entry)
{
    struct front_entry e = *entry;
    struct document *doc = e.doc;
    size_t i = find_key(e.key), errors = doc->diags->errors;
    if (i == N_KEYS || !KEYS[i].set || !e.value.n)
        return;
    e.value = fields_fill(doc->a, doc->diags, e.at, place_of(i), e.value);
    if (e.value.n && doc->diags->errors == errors)
        KEYS[i].set(&e, (char *)&doc->front + KEYS[i].member);
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

static void read_entry(struct document *doc, const struct yaml *y)
{
    struct front_entry e = {
        .doc = doc, .key = y->key, .value = y->text, .at = y->at};
    size_t i = find_key(y->key);
    bool nested = y->kind == YAML_LIST || y->kind == YAML_MAP;
    if (str_eq(y->key, S("myst")) && (y->kind == YAML_MAP || !y->text.n))
        doc->front.myst = y;
    else if (i == N_KEYS)
        report_unknown(doc, y->key, y->key_at);
    else if (nested && KEYS[i].set)
        report_value(&e, "it must be a string");
    else
        set(&e);
}

void front_yaml(struct document *doc, const struct source *src, str text,
                uint32_t line)
{
    struct yaml *root =
        yaml_read(doc->a, doc->diags, src, text, line, DIAG_YAML_SYNTAX);
    for (const struct yaml *y = root ? root->first : NULL; y; y = y->next)
        read_entry(doc, y);
}

/* ---- reStructuredText ---- */

/* Whether a field is ignored: it is a bibliographic field of docutils, or
   belongs to Sphinx' file-wide metadata. */
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
    return STR_AMONG(name, NAMES);
}

/* Whether a value is a keyword of a version control system: "$Date$" or "$Date:
   ... $". */
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
        doc->front.orphan = true; /* Sphinx marks orphans by a field without
                                     text */
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

/* ---- drafts, before the page is parsed ---- */

/* Whether `value` is "true" after its template fields were replaced. `row` is
   the row of the page that has the value. */
static bool is_true(struct source_row *row, str value)
{
    struct arena a = {0};
    struct diags d = {0};
    const struct source src = {.row = row};
    struct pos at = {.src = &src};
    value = fields_fill(&a, &d, at, FIELD_TEXT, str_trim(value));
    bool is = str_eq(value, S("true"));
    diag_free(&d);
    arena_free(&a);
    return is;
}

static bool yaml_is_draft(struct source_row *row, str block)
{
    struct arena a = {0};
    struct diags d = {0};
    struct source src = {.text = block};
    const struct yaml *y = yaml_read(&a, &d, &src, block, 1, DIAG_YAML_SYNTAX);
    const struct yaml *mark = y ? yaml_get(y, S("draft")) : NULL;
    bool is = mark && mark->kind == YAML_TEXT && is_true(row, mark->text);
    diag_free(&d);
    arena_free(&a);
    return is;
}

static bool markdown_is_draft(const struct source *src)
{
    str rest = src->text, line;
    if (!str_cut(&rest, '\n', &line) || !is_fence(line))
        return false;
    const char *start = rest.p;
    while (str_cut(&rest, '\n', &line))
        if (is_fence(line)) {
            str block = {start, (size_t)(line.p - start)};
            return str_find(block, S("draft"), 0) != STR_NPOS &&
                   yaml_is_draft(src->row, block);
        }
    return false;
}

/* Whether a line is ":draft: true" or ":draft:"; the name may be in any
   case. */
static bool is_draft_field(struct source_row *row, str line)
{
    size_t end = str_find_char(line, ':', 1);
    if (end == STR_NPOS || !str_eq_nocase(str_slice(line, 1, end), S("draft")))
        return false;
    str value = str_trim(str_from(line, end + 1));
    return !value.n || is_true(row, value);
}

/* Whether a page has a draft field. Comments and other invisible elements may
   precede the fields. */
static bool rst_is_draft(const struct source *src)
{
    str rest = src->text, line;
    bool fields = false;
    while (str_cut(&rest, '\n', &line)) {
        line = str_trim_right(line);
        bool field = str_starts(line, S(":"));
        if (field && is_draft_field(src->row, line))
            return true;
        bool indented = line.n && char_is_blank(line.p[0]);
        bool passes = !line.n || indented || field ||
                      (!fields && str_starts(line, S("..")));
        if (!passes)
            return false;
        fields |= field;
    }
    return false;
}

bool front_marks_draft(enum page_syntax syntax, const struct source *src)
{
    return syntax == PAGE_NOTEBOOK ? false
           : syntax == PAGE_RST    ? rst_is_draft(src)
                                   : markdown_is_draft(src);
}
