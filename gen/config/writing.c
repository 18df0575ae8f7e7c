// SPDX-License-Identifier: MIT
// writing: see writing.h.
#include "config/writing.h"

#include <stdlib.h>
#include <time.h>

#include "base/calendar.h"
#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"

struct writing_keys writing_default(void)
{
    return (struct writing_keys){.root = S("index"),
                                 .numfig_format = {S("Section %s"),
                                                   S("Fig. %s"), S("Table %s"),
                                                   S("Listing %s")},
                                 .numfig_depth = 1,
                                 .function_brackets = true,
                                 .module_names = true};
}

static const struct suffix STANDARD[] = {{S_INIT(".rst"), PAGE_RST},
                                         {S_INIT(".md"), PAGE_MARKDOWN},
                                         {S_INIT(".ipynb"), PAGE_NOTEBOOK}};

/* The extension that a path ends with, or NULL. */
static const struct suffix *find_suffix(const struct writing_keys *w, str path)
{
    const struct suffix *v = w->suffixes.n ? w->suffixes.v : STANDARD;
    size_t n =
        w->suffixes.n ? w->suffixes.n : sizeof STANDARD / sizeof *STANDARD;
    for (size_t i = 0; i < n; i++)
        if (str_ends(path, v[i].ext) && path_base(path).n > v[i].ext.n)
            return &v[i];
    return NULL;
}

bool writing_is_page(const struct writing_keys *w, str path,
                     enum page_syntax *syntax)
{
    const struct suffix *suffix = find_suffix(w, path);
    if (suffix)
        *syntax = suffix->syntax;
    return suffix;
}

str writing_page_name(const struct writing_keys *w, str path)
{
    const struct suffix *suffix = find_suffix(w, path);
    return suffix ? str_slice(path, 0, path.n - suffix->ext.n) : path;
}

str writing_today(struct arena *a, const struct writing_keys *w)
{
    const char *epoch = getenv("SOURCE_DATE_EPOCH");
    long seconds;
    time_t t = epoch && str_to_long(str_c(epoch), &seconds) ? (time_t)seconds
                                                            : time(NULL);
    struct tm tm;
    if (w->today.p || !gmtime_r(&t, &tm))
        return w->today.p ? w->today : S("");
    return str_fmt(a, "%.3s %02d, %d", calendar_month(tm.tm_mon + 1U).p,
                   tm.tm_mday, tm.tm_year + 1900);
}

void writing_read_root(struct yaml_reader *r, const struct yaml *y, void *to)
{
    str name;
    if (path_normal(r->a, y->text, &name) && name.n &&
        !str_starts(y->text, S("/")))
        *(str *)to = name;
    else
        yaml_refuse(r, y, "the name of a page, as contents, is expected");
}

/* ---- extensions ---- */

static const struct {
    str name;
    enum page_syntax syntax;
} LANGUAGES[] = {
    {S_INIT("rst"), PAGE_RST},           {S_INIT("restructuredtext"), PAGE_RST},
    {S_INIT("markdown"), PAGE_MARKDOWN}, {S_INIT("md"), PAGE_MARKDOWN},
    {S_INIT("myst"), PAGE_MARKDOWN},     {S_INIT("notebook"), PAGE_NOTEBOOK}};

static void read_suffix(struct yaml_reader *r, const struct yaml *y,
                        struct suffixes *all)
{
    size_t i = 0, n = sizeof LANGUAGES / sizeof *LANGUAGES;
    while (i < n && !str_eq_nocase(LANGUAGES[i].name, y->text))
        i++;
    if (y->key.n < 2 || y->key.p[0] != '.' ||
        str_find_char(y->key, '/', 0) != STR_NPOS)
        yaml_refuse(r, y, "an extension with its dot, as .txt, is expected");
    else if (y->kind != YAML_TEXT || i == n)
        yaml_refuse(r, y, "rst, markdown or notebook is expected");
    else
        vec_push(r->a, all, (struct suffix){y->key, LANGUAGES[i].syntax});
}

void writing_read_suffixes(struct yaml_reader *r, const struct yaml *y,
                           void *to)
{
    for (const struct yaml *e = y->first; e; e = e->next)
        read_suffix(r, e, to);
}

/* ---- text around pages ---- */

void writing_read_lines(struct yaml_reader *r, const struct yaml *y, void *to)
{
    if (str_blank(y->text))
        return;
    if (!yaml_lines(r->a, r->src, y, to))
        yaml_refuse(r, y,
                    "lines below a '|' are expected, so that faults in them "
                    "have a place");
}

void writing_read_role(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct writing_keys *w = to;
    (void)r;
    w->default_role = y->text.n ? y->text : STR_NONE;
    w->default_role_at = y->at;
}

void writing_read_smartquotes(struct yaml_reader *r, const struct yaml *y,
                              void *to)
{
    static const struct {
        str word;
        unsigned what;
    } WORDS[] = {{S_INIT("true"), SMART_ALL},
                 {S_INIT("false"), 0},
                 {S_INIT("quotes"), SMART_QUOTES},
                 {S_INIT("dashes"), SMART_DASHES},
                 {S_INIT("dots"), SMART_DOTS}};
    str rest = y->text, word;
    unsigned *what = to;
    while (str_word(&rest, &word)) {
        size_t i = 0, n = sizeof WORDS / sizeof *WORDS;
        while (i < n && !str_eq(word, WORDS[i].word))
            i++;
        if (i == n) {
            yaml_refuse(r, y, SMARTQUOTES_EXPECTED);
            return;
        }
        *what |= WORDS[i].what;
    }
}

void writing_read_domain(struct yaml_reader *r, const struct yaml *y, void *to)
{
    static const str NAMES[] = {S_INIT("py"), S_INIT("c"), S_INIT("cpp"),
                                S_INIT("std"), S_INIT("none")};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (str_eq(y->text, NAMES[i])) {
            *(str *)to = y->text;
            return;
        }
    yaml_refuse(r, y, "py, c, cpp, std or none is expected");
}

void writing_read_toc(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct writing_keys *w = to;
    w->toc_at = y->at;
    if (str_starts(y->text, S("/")) || !path_normal(r->a, y->text, &w->toc) ||
        !w->toc.n)
        yaml_refuse(r, y,
                    "a file of the content folder, as _toc.yml, is "
                    "expected");
}

/* ---- numbers ---- */

static void read_format(struct yaml_reader *r, const struct yaml *y, void *to)
{
    size_t at = str_find(y->text, S("%s"), 0);
    if (at == STR_NPOS)
        at = str_find(y->text, S("{number}"), 0);
    if (at == STR_NPOS)
        yaml_refuse(r, y, "a text with %s for the number is expected");
    else
        *(str *)to = y->text;
}

struct formats {
    str v[NUMFIG_KINDS];
};

#define FORMAT(name, place)                                            \
    YAML_KEY(struct formats, name, YAML_OF_TEXT, "a text is expected", \
             read_format, v[place])

static const struct yaml_key FORMATS[] = {
    FORMAT("section", 0),
    FORMAT("figure", 1),
    FORMAT("table", 2),
    FORMAT("code-block", 3),
};
static const struct yaml_keys OF_NUMFIG =
    YAML_KEYS("keys of numfig_format", FORMATS);

void writing_read_numfig(struct yaml_reader *r, const struct yaml *y, void *to)
{
    yaml_keys_read(r, y, &OF_NUMFIG, to);
}

void writing_read_manpages(struct yaml_reader *r, const struct yaml *y,
                           void *to)
{
    if (uri_is_web(str_replace(r->a, str_replace(r->a, y->text, S("{"), S("")),
                               S("}"), S(""))))
        *(str *)to = y->text;
    else
        yaml_refuse(r, y,
                    "an address, as https://manpages.debian.org/{path}, is "
                    "expected");
}

void writing_read_label_depth(struct yaml_reader *r, const struct yaml *y,
                              void *to)
{
    yaml_read_long(r, y, 1, 40, "a number of levels, from 1, is expected", to);
}

void writing_read_depth(struct yaml_reader *r, const struct yaml *y, void *to)
{
    yaml_read_long(r, y, 0, 40, "a number of levels, from 0, is expected", to);
}

/* ---- conditions ---- */

static bool is_name(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_alnum(s.p[i]) && s.p[i] != '_' && s.p[i] != '-')
            return false;
    return s.n > 0 && !char_is_digit(s.p[0]);
}

void writing_read_tags(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct strs *tags = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        if (e->kind == YAML_TEXT && is_name(e->text))
            vec_push(r->a, tags, e->text);
        else
            yaml_refuse(r, e, "a tag, letters and digits, is expected");
    }
}

void writing_read_values(struct yaml_reader *r, const struct yaml *y, void *to)
{
    for (const struct yaml *e = y->first; e; e = e->next)
        if (!is_name(e->key))
            yaml_refuse(r, e, "a name, letters, digits and _, is expected");
    *(const struct yaml **)to = y;
}
