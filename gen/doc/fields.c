// SPDX-License-Identifier: MIT
// fields: replaces fields by stand-ins, and stand-ins by values. A stand-in is
// a prefix that the template does not contain, the number of the field in base
// 16, and letters x. It has as many characters as the field, so that positions
// and columns of tables stay correct.
#include "doc/fields.h"

#include "base/buf.h"
#include "base/codes/directive.h"
#include "base/uri.h"
#include "base/utf8.h"
#include "base/vec.h"

enum { PREFIX = 3, DIGITS = 2, CANDIDATES = 36 * 36 };

static const char LETTERS[] = "abcdefghijklmnopqrstuvwxyz0123456789";

/* ---- fields in a template ---- */

static bool is_word(char c)
{
    return char_is_alnum(c) || c == '_' || (c & 0x80);
}

static size_t blanks(str s, size_t i)
{
    while (i < s.n && s.p[i] == ' ')
        i++;
    return i;
}

/* member: '.' name | '[' string ']'. Sets *column to the name or string.
   Returns the end of the member, which begins at byte i, or i if there is
   none. */
static size_t member(str s, size_t i, str *column)
{
    size_t k = i + 1;
    if (i < s.n && s.p[i] == '.') {
        while (k < s.n && is_word(s.p[k]))
            k++;
        *column = str_slice(s, i + 1, k);
        return column->n ? k : i;
    }
    k = blanks(s, k);
    if (i >= s.n || s.p[i] != '[' || k >= s.n ||
        (s.p[k] != '\'' && s.p[k] != '"'))
        return i;
    size_t end = str_find_char(s, s.p[k], k + 1);
    if (end == STR_NPOS)
        return i;
    *column = str_slice(s, k + 1, end);
    end = blanks(s, end + 1);
    return end < s.n && s.p[end] == ']' && column->n ? end + 1 : i;
}

/* field: '{{' NAME [member] [':' format] '}}'. Returns the length of the field
   at byte i; 0 if the text is no field; STR_NPOS if it is malformed. */
static size_t field_at(str s, size_t i, str name, struct template_field *f)
{
    size_t k = blanks(s, i + 2), end = str_find(s, S("}}"), k);
    str rest = str_from(s, k < s.n ? k : s.n);
    if (!str_starts(rest, name) || end == STR_NPOS || is_word(s.p[k + name.n]))
        return 0;
    *f = (struct template_field){.mark = str_slice(s, i, end + 2)};
    str inside = str_slice(s, 0, end);
    k = blanks(inside, member(inside, k + name.n, &f->column));
    if (k < end && s.p[k] == ':') {
        f->format = str_trim(str_slice(s, k + 1, end));
        return end + 2 - i;
    }
    return k == end ? end + 2 - i : STR_NPOS;
}

/* Returns the number of a field. Adds the field if it is new. Returns
   FIELDS_MAX if there are too many fields. */
static size_t number_of(struct arena *a, struct template_fields *fields,
                        const struct template_field *f)
{
    for (size_t i = 0; i < fields->n; i++)
        if (str_eq(fields->v[i].mark, f->mark))
            return fields->base + i;
    if (fields->base + fields->n < FIELDS_MAX)
        vec_push(a, fields, *f);
    else
        return FIELDS_MAX;
    return fields->base + fields->n - 1;
}

static void put_stand_in(struct buf *b, const struct template_fields *fields,
                         size_t number, size_t bytes)
{
    buf_put(b, fields->prefix);
    buf_printf(b, "%02zx", number);
    buf_fill(b, 'x', bytes - PREFIX - DIGITS);
}

static int digit(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
                                  : -1;
}

/* Returns the length of the stand-in whose prefix is at byte i, and stores the
   number of its field in *number. Returns 0 if there is no stand-in. */
static size_t stand_in(const struct source_row *row, str s, size_t i,
                       size_t *number)
{
    size_t k = i + PREFIX + DIGITS;
    if (k > s.n)
        return 0;
    int high = digit(s.p[k - 2]), low = digit(s.p[k - 1]);
    if (high < 0 || low < 0)
        return 0;
    *number = (size_t)high * 16 + (size_t)low;
    size_t n = *number < row->n ? row->marks[*number].n : 0;
    if (i + n > s.n)
        return 0;
    while (k < i + n && s.p[k] == 'x')
        k++;
    return k == i + n ? n : 0;
}

bool fields_choose(struct arena *a, struct template_fields *fields,
                   bool (*occurs)(void *data, str prefix), void *data)
{
    char *p = arena_bytes(a, PREFIX);
    fields->prefix = (str){p, PREFIX};
    for (size_t i = 0; i < CANDIDATES; i++) {
        p[0] = 'q';
        p[1] = LETTERS[i % 36];
        p[2] = LETTERS[i / 36];
        if (!occurs(data, fields->prefix))
            return true;
    }
    return false;
}

static void refuse(struct diags *d, const struct line *line, size_t i, size_t n,
                   str text, const char *why, str name)
{
    diag_at(d, DIAG_FIELD_MARK, line_pos(line, i, n), text, str_c(why));
    diag_help(d,
              "expected {{ %.*s.NAME }} or {{ %.*s['NAME'] }}, or with a "
              "format {{ %.*s.NAME:.1f }}",
              STR_ARG(name), STR_ARG(name), STR_ARG(name));
}

str fields_mark(struct arena *a, struct diags *d,
                struct template_fields *fields, const struct line *line,
                bool *ok)
{
    str s = line->text;
    struct buf b = {.a = a};
    size_t from = 0, at = 0, number = 0;
    struct template_field f;
    if (str_find(s, S("{{"), 0) == STR_NPOS)
        return s;
    while (at < s.n) {
        size_t n = 0;
        if (str_starts(str_from(s, at), S("{{")))
            n = field_at(s, at, fields->name, &f);
        if (n && n != STR_NPOS) {
            f.at = line_pos(line, at, n);
            number = number_of(a, fields, &f);
        }
        if (n == STR_NPOS || (n && number == FIELDS_MAX)) {
            size_t end = str_find(s, S("}}"), at);
            refuse(d, line, at, end + 2 - at, str_slice(s, at, end + 2),
                   n == STR_NPOS
                       ? "malformed field"
                       : "a template may have at most 256 different fields",
                   fields->name);
            *ok = false;
            return s;
        }
        if (n) {
            buf_put(&b, str_slice(s, from, at));
            put_stand_in(&b, fields, number, n);
            from = at + n;
        }
        at += n ? n : 1;
    }
    buf_put(&b, str_from(s, from));
    return from ? buf_end(&b) : s;
}

/* ---- stand-ins in the tree ---- */

/* Returns the offset of the first stand-in at or after byte i, or STR_NPOS.
   Sets *n to its length and *number to the number of its field. */
static size_t next_stand_in(const struct source_row *row, str s, size_t i,
                            size_t *n, size_t *number)
{
    while (row && (i = str_find(s, row->prefix, i)) != STR_NPOS) {
        *n = stand_in(row, s, i, number);
        if (*n)
            return i;
        i++;
    }
    return STR_NPOS;
}

size_t fields_find(const struct source *src, str text, size_t *n)
{
    size_t number;
    return next_stand_in(src ? src->row : NULL, text, 0, n, &number);
}

bool fields_has(const struct source *src, str text)
{
    size_t n;
    return fields_find(src, text, &n) != STR_NPOS;
}

str fields_written(struct arena *a, const struct source *src, str text)
{
    const struct source_row *row = src ? src->row : NULL;
    struct buf b = {.a = a};
    size_t number, n, from = 0, i;
    while ((i = next_stand_in(row, text, from, &n, &number)) != STR_NPOS) {
        buf_put(&b, str_slice(text, from, i));
        buf_put(&b, row->marks[number]);
        from = i + n;
    }
    if (!from)
        return text;
    buf_put(&b, str_from(text, from));
    return buf_end(&b);
}

/* Whether a text is a valid name of a file or folder on all systems. */
static bool is_file_name(str s)
{
    bool ok = s.n && s.p[0] != '.';
    for (size_t i = 0; ok && i < s.n; i++)
        ok = (unsigned char)s.p[i] >= ' ' && s.p[i] != 0x7f &&
             !strchr("/\\:", s.p[i]);
    return ok;
}

static bool is_web(str s)
{
    bool web = str_starts(s, S("http://")) || str_starts(s, S("https://"));
    for (size_t i = 0; web && i < s.n; i++)
        web = (unsigned char)s.p[i] > ' ' && s.p[i] != '\\';
    return web;
}

/* Whether s may be inserted into a formula. */
static bool is_figure(str s)
{
    bool ok = true;
    for (size_t i = 0; ok && i < s.n; i++)
        ok = char_is_alnum(s.p[i]) || strchr(" .,+-", s.p[i]);
    return ok;
}

static bool has_any(str s, const char *chars)
{
    for (size_t i = 0; i < s.n; i++)
        if (strchr(chars, s.p[i]))
            return true;
    return false;
}

/* Whether `before`, which is in a list of columns, ends inside of a quoted
   name. Sets *starts to whether a name begins after `before`. */
static bool is_quoted(str before, bool *starts)
{
    bool quoted = false;
    *starts = true;
    for (size_t i = 0; i < before.n; i++) {
        char c = before.p[i], last = i ? before.p[i - 1] : ',';
        if (c == '"' && (quoted || *starts || last == '"'))
            quoted = !quoted;
        *starts = !quoted && (strchr(",;", c) || (*starts && c == ' ') ||
                              (!i && c == '-'));
    }
    return quoted;
}

/* Appends a value to a list of columns: quoted, or as a part of a name. Returns
   false if the value would end a name that is not quoted. */
static bool put_column(struct buf *b, str value, str before, str after)
{
    bool starts, quoted = is_quoted(before, &starts);
    after = str_trim_left(after);
    bool whole = starts && (!after.n || strchr(",;=", after.p[0]));
    str doubled = str_replace(b->a, value, S("\""), S("\"\""));
    if (whole)
        buf_printf(b, "\"%.*s\"", STR_ARG(doubled));
    else
        buf_put(b, quoted ? doubled : value);
    return whole || quoted || !has_any(value, ",;=\"");
}

/* Appends a value in the form that `place` requires. `before` and `after`: the
   rest of the string. Returns false if the value is invalid for `place`. */
static bool put_value(struct buf *b, enum field_place place, str value,
                      str before, str after)
{
    static const char KEPT[] = "-_.~";
    bool whole = !before.n && !after.n;
    switch (place) {
    case FIELD_NAME: buf_put(b, document_normal_name(b->a, value)); return true;
    case FIELD_CLASS:
        value = document_make_id(b->a, value);
        buf_put(b, value);
        return value.n > 0;
    case FIELD_FILE: buf_put(b, value); return is_file_name(value);
    case FIELD_FIGURE: buf_put(b, value); return is_figure(value);
    case FIELD_COLUMN: return put_column(b, value, before, after);
    case FIELD_NUMBER: buf_put(b, value); return !has_any(value, " ,");
    case FIELD_COLOUR:
        buf_put(b, value);
        return !has_any(value, ",") || !has_any(value, "=");
    case FIELD_ADDRESS:
        uri_put_encoded(
            b, value, whole && is_web(value) ? "-_.~!*'();:@&=+$,/?#%" : KEPT);
        return true;
    default: buf_put(b, value); return true;
    }
}

static void bad_value(struct diags *d, struct pos at, enum field_place place,
                      str value)
{
    static const struct {
        const char *what, *expected;
    } PLACES[] = {
        [FIELD_CLASS] = {"a class", "expected a value that contains a letter"},
        [FIELD_FIGURE] = {"a formula",
                          "expected letters, digits, spaces and . , + -"},
        [FIELD_FILE] = {"a file name",
                        "expected a single name without '/', '\\', ':', "
                        "control characters or a dot at its start"},
        [FIELD_COLUMN] = {"the name of a column",
                          "the value contains a comma, semicolon, quote or "
                          "'=': put the whole column name in quotes"},
        [FIELD_NUMBER] = {"a list of numbers", "expected one number"},
        [FIELD_COLOUR] =
            {"a list of colors",
             "expected a value that does not contain both ',' and '='"},
    };
    diag_at(d, DIAG_FIELD_VALUE, at, value, str_c(PLACES[place].what));
    diag_help(d, "%s", PLACES[place].expected);
}

str fields_fill(struct arena *a, struct diags *d, struct pos at,
                enum field_place place, str text)
{
    const struct source_row *row = at.src ? at.src->row : NULL;
    struct buf b = {.a = a};
    size_t number, n, from = 0, i;
    while ((i = next_stand_in(row, text, from, &n, &number)) != STR_NPOS) {
        buf_put(&b, str_slice(text, from, i));
        size_t was = b.n;
        if (!put_value(&b, place, row->values[number], str_slice(text, 0, i),
                       str_from(text, i + n))) {
            bad_value(d, at, place, row->values[number]);
            b.n = was;
            buf_put(&b, S("x"));
        }
        from = i + n;
    }
    if (!from)
        return text;
    buf_put(&b, str_from(text, from));
    return buf_end(&b);
}

static void fill_list(struct document *doc, struct node *n, const char *name,
                      enum field_place place)
{
    struct strs *list = (struct strs *)node_list(n, name);
    for (size_t i = 0; i < list->n; i++)
        if (fields_has(n->pos.src, list->v[i]))
            list->v[i] =
                fields_fill(doc->a, doc->diags, n->pos, place, list->v[i]);
}

void fields_fill_names(struct document *doc, struct node *n)
{
    if (n->pos.src && n->pos.src->row)
        fill_list(doc, n, "names", FIELD_NAME);
}

/* The kinds of attributes into which values are inserted. Attributes that are
   not listed are FIELD_TEXT. */
static const struct {
    const char *name;
    enum field_place place;
} PLACES[] = {{"refuri", FIELD_ADDRESS}, {"uri", FIELD_FILE},
              {"refname", FIELD_NAME},   {"classes", FIELD_CLASS},
              {"names", FIELD_NAME},     {"dupnames", FIELD_NAME}};

static enum field_place place_of(const char *name)
{
    for (size_t i = 0; i < sizeof PLACES / sizeof *PLACES; i++)
        if (strcmp(PLACES[i].name, name) == 0)
            return PLACES[i].place;
    return FIELD_TEXT;
}

static void no_place(struct diags *d, struct pos at, str where)
{
    diag_at(d, DIAG_FIELD_PLACE, at, where);
    diag_help(d, "fields are allowed in text, titles, captions, cells, names, "
                 "addresses and code");
}

bool fields_refuse(struct diags *d, struct pos at, const char *what, str name)
{
    struct arena *a = &d->arena;
    if (!fields_has(at.src, name))
        return false;
    str written = fields_written(a, at.src, name);
    no_place(d, at, str_fmt(a, "%s, '%.*s'", what, STR_ARG(written)));
    return true;
}

/* Replaces the stand-ins in the text of a node. Reports each field in raw HTML.
   In a formula, reports each value that is_figure rejects. */
static void fill_text(struct document *doc, struct node *n)
{
    const struct node *up = n->parent;
    bool math = up && (up->type == NODE_MATH || up->type == NODE_MATH_BLOCK);
    if (up && up->type == NODE_RAW) {
        no_place(doc->diags, n->pos, S("raw HTML"));
        n->text = S("");
        return;
    }
    n->text = fields_fill(doc->a, doc->diags, n->pos,
                          math ? FIELD_FIGURE : FIELD_TEXT, n->text);
}

/* Replaces the stand-ins in an attribute. Removes an image whose address is
   invalid, so that it is not reported again. */
static void fill_value(struct document *doc, struct node *n, struct attr *x,
                       enum field_place place)
{
    size_t errors = doc->diags->errors;
    if (place == FIELD_FILE && is_web(x->value))
        place = FIELD_ADDRESS;
    x->value = fields_fill(doc->a, doc->diags, n->pos, place, x->value);
    if (n->type == NODE_IMAGE && doc->diags->errors > errors)
        n->type = NODE_COMMENT;
}

/* Node n is a Markdown link that was parsed as a reference to a page. If its
   target is a single field whose value is a web address, changes the node to a
   link to this address. Parsers cannot tell whether a field contains an address
   or the name of a page. */
static void settle_link(struct document *doc, struct node *n)
{
    const struct source_row *row = n->pos.src->row;
    str target = node_get(n, "reftarget");
    size_t number, len = 0;
    if (str_starts(target, row->prefix))
        len = stand_in(row, target, 0, &number);
    if (!len || len < target.n || !is_web(row->values[number]))
        return;
    n->type = NODE_REFERENCE;
    node_unset(n, "reftype");
    node_unset(n, "reftarget");
    node_set(doc->a, n, "refuri", target);
}

static void fill_node(struct document *doc, struct node *n)
{
    if (!n->pos.src || !n->pos.src->row)
        return;
    if (n->type == NODE_PENDING_XREF &&
        str_eq(node_get(n, "reftype"), S("myst")))
        settle_link(doc, n);
    if (n->type == NODE_TEXT && fields_has(n->pos.src, n->text))
        fill_text(doc, n);
    for (struct attr *x = n->attrs; x; x = x->next) {
        enum field_place place = place_of(x->name);
        if (x->is_list)
            fill_list(doc, n, x->name, place);
        else if (fields_has(n->pos.src, x->value))
            fill_value(doc, n, x, place);
    }
}

void fields_fill_nodes(struct document *doc, struct node *first)
{
    for (struct node *top = first; top; top = top->next)
        for (struct node *n = top; n; n = node_next(n, top))
            fill_node(doc, n);
}
