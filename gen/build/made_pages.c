// SPDX-License-Identifier: MIT
// made_pages: runs the script file that computes the rows of an entry of
// `pages:`, makes a page for each row, and checks the names of the pages.
#include "build/made_pages.h"

#include <stdlib.h>

#include "base/buf.h"
#include "base/codes/config.h"
#include "base/codes/directive.h"
#include "base/codes/files.h"
#include "base/codes/reference.h"
#include "base/codes/result.h"
#include "base/path.h"
#include "base/shown.h"
#include "base/unicode.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "df/run/script.h"
#include "load/page.h"
#include "parse/call/template_rows.h"
#include "resolve/objects.h"

enum { NAME_MAX_BYTES = 200 }; /* limit on each part of a name */

struct page_list {
    struct page *v;
    size_t n, cap;
};

/* An entry of `pages:` whose pages are being made. */
struct making {
    struct site *site;
    struct diags *d;
    const struct pages_key *key;
    const struct page *template;
    struct parse parse; /* what template_rows needs */
    struct template_rows rows;
    /* pattern of the pages' names, with stand-ins for its fields */
    str pattern;
    struct map *names; /* folded name -> struct made * */
    struct page_list *pages;
    bool failed; /* pages are missing because of faults */
};

/* The name of a page, and where it comes from. */
struct made {
    str name, label; /* label: origin of the name, "row 3 'bert'" or the path of
                        a file */
};

/* ---- names ---- */

static str mapped(struct arena *a, str name, enum unicode_case to)
{
    struct buf b = {.a = a};
    size_t n;
    for (size_t i = 0; i < name.n; i += n) {
        unsigned v[3];
        size_t k = unicode_to(utf8_decode(str_from(name, i), &n), to, v);
        for (size_t j = 0; j < k; j++)
            buf_put_utf8(&b, v[j]);
    }
    return buf_end(&b);
}

/* Returns the name in the form in which systems that ignore case compare names:
   in lower case, where letters such as U+017F become the lower case of their
   capital letter. */
static str folded(struct arena *a, str name)
{
    return mapped(a, mapped(a, name, UNICODE_TO_UPPER), UNICODE_TO_LOWER);
}

/* Whether s is the name of a device. Windows allows no files with these
   names. */
static bool is_device(str s)
{
    static const str NAMES[] = {S_INIT("con"), S_INIT("prn"), S_INIT("aux"),
                                S_INIT("nul")};
    size_t dot = str_find_char(s, '.', 0);
    s = str_slice(s, 0, dot == STR_NPOS ? s.n : dot);
    if (STR_AMONG_NOCASE(s, NAMES))
        return true;
    str start = str_slice(s, 0, 3);
    return s.n == 4 && char_is_digit(s.p[3]) && s.p[3] != '0' &&
           (str_eq_nocase(start, S("com")) || str_eq_nocase(start, S("lpt")));
}

/* Whether a string has characters that some systems replace when they normalize
   names: combining marks, single letters of Hangul, and the signs for kelvin,
   ohm and angstrom. */
static bool is_decomposed(str s)
{
    size_t n;
    for (size_t i = 0; i < s.n; i += n) {
        unsigned c = utf8_decode(str_from(s, i), &n);
        if ((c >= 0x300 && c <= 0x36f) || (c >= 0x1100 && c <= 0x11ff) ||
            c == 0x2126 || c == 0x212a || c == 0x212b)
            return true;
    }
    return false;
}

/* Returns why a part of a name is invalid, or NULL. Slashes separate the
   parts. */
static const char *fault_of_part(str s)
{
    if (!s.n)
        return "a part of the name is empty";
    if (utf8_invalid(s) != STR_NPOS || !shown_is_plain(s))
        return "it has a control character";
    if (s.p[0] == '.' || s.p[0] == ' ' || s.p[s.n - 1] == '.' ||
        s.p[s.n - 1] == ' ')
        return "it begins or ends with a dot or a space";
    if (s.n > NAME_MAX_BYTES)
        return "it is longer than 200 bytes";
    if (is_device(s))
        return "it is the name of a device on Windows";
    if (is_decomposed(s))
        return "it has combining characters: normalize it to NFC";
    for (size_t i = 0; i < s.n; i++)
        if (strchr("\\:*?\"<>|#%", s.p[i]))
            return "it contains one of the characters \\ : * ? \" < > | # %";
    return NULL;
}

/* Returns why the value of field k in row i cannot be part of a name, or NULL
   if it can. */
static const char *fault_of_value(const struct making *m, size_t i, size_t k)
{
    const struct frame *f = m->rows.frame;
    struct value v = {.type = VALUE_NA};
    if (f)
        v = column_value(f->columns[m->rows.columns[k]], i);
    else
        object_scalar(m->rows.v[i], &v);
    for (size_t c = 0; v.type == VALUE_STR && c < v.s.n; c++)
        if ((unsigned char)v.s.p[c] < ' ' || v.s.p[c] == '/')
            return v.s.p[c] == '/' ? "a value must not contain '/'"
                                   : "it has a control character";
    str text = m->rows.row->values[k];
    if (v.type == VALUE_DATE && !m->rows.fields.v[k].format.p &&
        (str_find_char(text, ':', 0) != STR_NPOS ||
         str_find_char(text, '/', 0) != STR_NPOS))
        return "a date in a name needs a format, as in {{ row:%Y-%m-%d }}";
    return v.type == VALUE_NA ? "the value is missing" : NULL;
}

static bool bad_name(struct making *m, str name, const char *why,
                     const struct source_row *row)
{
    diag_at(m->d, DIAG_PAGE_NAME, m->key->name.at,
            str_fmt(&m->d->arena, "'%.*s' cannot be the name of a page (%.*s)",
                    STR_ARG(name), STR_ARG(row->label)));
    diag_help(m->d, "%s", why);
    return false;
}

/* Whether perfpress itself writes the file of a page with this name. Ignores
   the case of letters. Returns false for index.html: a row may make the home
   page. */
static bool is_taken(const struct making *m, str name)
{
    const struct search_choice *search = &m->site->config.search;
    const str taken[] = {S("404.html"), S(OBJECTS_INDEX), S(OBJECTS_MODULES)};
    str output = str_concat(m->parse.a, name, S(".html"));
    return STR_AMONG_NOCASE(output, taken) ||
           (search->on && str_eq_nocase(output, search->page));
}

/* Sets *name to the name of the page for row i, which is the current row of
   m->rows. Returns false after reporting an invalid name. */
static bool name_page(struct making *m, size_t i, struct pos at, str *name)
{
    const struct source_row *row = m->rows.row;
    struct source src = {.row = (struct source_row *)row};
    const char *why = NULL;
    str part;
    at.src = &src;
    *name = fields_fill(m->parse.a, m->d, at, FIELD_TEXT, m->pattern);
    for (size_t k = 0; k < m->rows.fields.n && !why; k++)
        if (str_find(m->key->name.text, m->rows.fields.v[k].mark, 0) !=
            STR_NPOS)
            why = fault_of_value(m, i, k);
    for (str rest = *name; !why && rest.p && str_cut(&rest, '/', &part);)
        why = fault_of_part(part);
    if (!why && (!name->n || name->p[name->n - 1] == '/'))
        why = "a part of the name is empty";
    if (!why && is_taken(m, *name))
        why = "perfpress itself writes a file of this name; change 'name', for "
              "example by adding a folder";
    return !why || bad_name(m, *name, why, row);
}

/* Registers a name. Returns false after reporting that another page has the
   same name, ignoring case. */
static bool register_name(struct making *m, str name)
{
    struct arena *a = &m->site->arena;
    const struct made *other = map_get(m->names, folded(a, name));
    if (!other) {
        struct made *new = NEW(a, struct made);
        *new = (struct made){name, m->rows.row->label};
        map_put(m->names, folded(a, name), new);
        return true;
    }
    diag_at(m->d, DIAG_PAGE_NAME, m->key->name.at,
            str_fmt(&m->d->arena, "two pages are called '%.*s': %.*s and %.*s",
                    STR_ARG(name), STR_ARG(other->label),
                    STR_ARG(m->rows.row->label)));
    diag_help(m->d, str_eq(name, other->name)
                        ? "use a column that is different in each row"
                        : "the names differ only in upper and lower case, "
                          "which some systems ignore; use another column");
    return false;
}

/* ---- pages ---- */

static const struct page *find_template(struct making *m)
{
    struct site *site = m->site;
    struct strs paths = {0};
    for (size_t i = 0; i < site->n_pages; i++)
        if (str_eq(site->pages[i].path, m->key->template.text))
            return &site->pages[i];
    for (size_t i = 0; i < site->n_pages; i++)
        vec_push(&site->arena, &paths, site->pages[i].path);
    diag_at(m->d, DIAG_CONFIG_VALUE, m->key->template.at, S("template"),
            str_fmt(&m->d->arena, "there is no page '%.*s'",
                    STR_ARG(m->key->template.text)));
    diag_help_nearest(m->d, "pages", m->key->template.text, paths.v, paths.n);
    return NULL;
}

/* Whether the name has no braces besides those of its fields. Reports other
   braces: they belong to a field of an unknown variable, or to a field without
   its end. */
static bool check_braces(struct making *m, const struct line *name)
{
    size_t at = str_find(m->pattern, S("{{"), 0);
    at = at == STR_NPOS ? str_find(m->pattern, S("}}"), 0) : at;
    if (at == STR_NPOS)
        return true;
    size_t end = str_find(m->pattern, S("}}"), at);
    end = end == STR_NPOS ? m->pattern.n : end + 2;
    diag_at(m->d, DIAG_FIELD_MARK, line_pos(name, at, end - at),
            str_slice(name->text, at, end), S("this is not a field"));
    diag_help(m->d, "expected {{ %.*s }} or {{ %.*s.NAME }}",
              STR_ARG(m->key->as.text), STR_ARG(m->key->as.text));
    return false;
}

/* Returns a copy of the template's text with its fields replaced by stand-ins,
   and sets m->pattern. Returns STR_NONE after reporting an invalid field. */
static str mark_text(struct making *m, const struct source *src)
{
    struct arena *a = &m->site->arena;
    struct lines lines = source_lines(a, src);
    size_t n = lines.n;
    struct line name = {m->key->name.text, m->key->name.at.src,
                        m->key->name.at.line, m->key->name.at.col};
    vec_push(a, &lines, name);
    struct lines marked =
        template_rows_mark(&m->parse, &m->rows, m->key->as.text, lines);
    if (!marked.n)
        return STR_NONE;
    char *p = arena_bytes(a, src->text.n + 1);
    memcpy(p, src->text.p, src->text.n);
    for (size_t i = 0; i < n; i++)
        memcpy(p + (lines.v[i].text.p - src->text.p), marked.v[i].text.p,
               marked.v[i].text.n);
    m->pattern = marked.v[n].text;
    return check_braces(m, &name) ? (str){p, src->text.n} : STR_NONE;
}

static void add_page(struct making *m, str text, const struct source *written,
                     str name)
{
    struct arena *a = &m->site->arena;
    const struct page *t = m->template;
    struct page *p = vec_add(a, m->pages);
    *p = (struct page){.syntax = t->syntax, .name = name};
    p->diags.levels = t->diags.levels;
    p->diags.lenient = t->diags.lenient;
    p->path = str_concat(a, name, path_ext(t->path));
    p->output = str_concat(a, name, S(".html"));
    p->source = t->source;
    p->source.text = text;
    p->source.row = m->rows.row;
    m->rows.row->written = written;
}

/* Adds the pages of the entry. Sets m->failed if some are missing. */
static void make(struct making *m)
{
    struct arena *a = &m->site->arena;
    m->template = find_template(m);
    m->failed = true;
    if (!m->template)
        return;
    const struct source *written = site_read(
        m->site, a, m->d, m->template->source.name, m->key->template.at, true);
    struct source *src = NEW(a, struct source);
    if (!written || !script_module_rows(a, m->d, m->site, m->key->rows.text,
                                        m->key->rows.at, &m->rows.v, &m->rows.n,
                                        &m->rows.frame))
        return;
    *src = *written;
    src->tabs = m->template->source.tabs;
    if (m->rows.n > MADE_PAGES_MAX - m->pages->n) {
        diag_at(m->d, DIAG_CONFIG_VALUE, m->key->rows.at, S("for"),
                str_fmt(&m->d->arena,
                        "there are %zu rows, but at most 100,000 pages can be "
                        "made from rows",
                        m->rows.n));
        diag_help(m->d, "make fewer pages");
        return;
    }
    str text = mark_text(m, src), name;
    m->failed = !text.p;
    for (size_t i = 0; text.p && i < m->rows.n; i++) {
        template_rows_set(&m->parse, &m->rows, i);
        if (name_page(m, i, m->key->name.at, &name) && register_name(m, name))
            add_page(m, text, src, name);
        else
            m->failed = true;
    }
}

static int by_path(const void *x, const void *y)
{
    const struct page *a = x, *b = y;
    return str_cmp(a->path, b->path);
}

static bool is_template(const struct site *site, const struct page *p)
{
    for (size_t i = 0; i < site->config.pages.n; i++)
        if (str_eq(p->path, site->config.pages.v[i].template.text))
            return true;
    return false;
}

/* Registers the names of the pages that have files, except templates. */
static void register_files(struct site *site, struct map *names)
{
    for (size_t i = 0; i < site->n_pages; i++) {
        const struct page *p = &site->pages[i];
        struct made *file = NEW(&site->arena, struct made);
        *file = (struct made){p->name, p->source.name};
        if (!is_template(site, p))
            map_put(names, folded(&site->arena, p->name), file);
    }
}

/* Turns off the reports of references that lead nowhere: they may lead to a
   page that is missing because of another fault. */
static void mute_references(struct site *site, struct diags *d)
{
    static const struct diag_code *const CODES[] = {
        DIAG_CHART_TABLE,        DIAG_DOC_UNRESOLVED,    DIAG_LINK_UNRESOLVED,
        DIAG_OBJECT_UNRESOLVED,  DIAG_OPTION_UNRESOLVED, DIAG_PAGE_ORPHAN,
        DIAG_REF_UNRESOLVED,     DIAG_TERM_UNRESOLVED,   DIAG_TOCTREE_EMPTY,
        DIAG_TOCTREE_UNRESOLVED, DIAG_VALUE_TABLE};
    struct diag_levels *levels = NEW(&site->arena, struct diag_levels);
    if (site->config.levels)
        *levels = *site->config.levels;
    for (size_t i = 0; i < sizeof CODES / sizeof *CODES; i++)
        levels->of[CODES[i]->number] = DIAG_LEVEL_OFF;
    diag_set_levels(d, levels);
    for (size_t i = 0; i < site->n_pages; i++)
        site->pages[i].diags.levels = levels;
}

void made_pages_add(struct site *site, struct diags *d)
{
    struct arena *a = &site->arena;
    struct map names = {.a = a};
    struct page_list pages = {0};
    bool failed = false;
    if (!site->config.pages.n)
        return;
    register_files(site, &names);
    for (size_t i = 0; i < site->config.pages.n; i++) {
        struct document *doc = document_new(a, d, S("perfpress.yaml"));
        struct making m = {.site = site,
                           .d = d,
                           .key = &site->config.pages.v[i],
                           .names = &names,
                           .pages = &pages,
                           .parse = {.a = a, .d = d, .site = site, .doc = doc}};
        make(&m);
        failed |= m.failed;
    }
    for (size_t i = 0; i < site->n_pages; i++)
        if (!is_template(site, &site->pages[i]))
            vec_push(a, &pages, site->pages[i]);
    qsort(pages.v, pages.n, sizeof *pages.v, by_path);
    site->pages = pages.v;
    site->n_pages = pages.n;
    site->page_names = (struct map){.a = a};
    for (size_t i = 0; i < pages.n; i++)
        map_put(&site->page_names, pages.v[i].name, &pages.v[i]);
    site_sort_names(site);
    if (failed && !site->keep_going)
        mute_references(site, d);
}
