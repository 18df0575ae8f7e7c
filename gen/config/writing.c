// SPDX-License-Identifier: MIT
// writing: see writing.h.
#include "config/writing.h"

#include <stdlib.h>
#include <time.h>

#include "base/calendar.h"
#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"
#include "config/published.h"

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

/* Returns the page extension that a path ends with, or NULL. */
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
        yaml_refuse_key(r, y,
                        "it must be an extension with its dot, such as .txt");
    else if (y->kind != YAML_TEXT || i == n)
        yaml_refuse(r, y, "it must be rst, markdown or notebook");
    else
        vec_push(r->a, all, (struct suffix){y->key, LANGUAGES[i].syntax});
}

bool writing_read_suffixes(struct yaml_reader *r, const struct yaml *y,
                           void *to)
{
    for (const struct yaml *e = y->first; e; e = e->next)
        read_suffix(r, e, to);
    return true;
}

/* ---- markup ---- */

bool writing_read_lines(struct yaml_reader *r, const struct yaml *y, void *to)
{
    return str_blank(y->text) || yaml_lines(r->a, r->src, y, to) ||
           yaml_refuse(r, y,
                       "write its lines below a '|', so that messages can "
                       "point to them");
}

bool writing_read_role(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct writing_keys *w = to;
    (void)r;
    w->default_role = y->text.n ? y->text : STR_NONE;
    w->default_role_at = y->at;
    return true;
}

bool writing_read_smartquotes(struct yaml_reader *r, const struct yaml *y,
                              void *to)
{
    static const struct {
        str word;
        unsigned flags;
    } WORDS[] = {{S_INIT("true"), SMART_ALL},
                 {S_INIT("false"), 0},
                 {S_INIT("quotes"), SMART_QUOTES},
                 {S_INIT("dashes"), SMART_DASHES},
                 {S_INIT("dots"), SMART_DOTS}};
    str rest = y->text, word;
    unsigned *flags = to;
    (void)r;
    while (str_word(&rest, &word)) {
        size_t i = 0, n = sizeof WORDS / sizeof *WORDS;
        while (i < n && !str_eq(word, WORDS[i].word))
            i++;
        if (i == n)
            return false;
        *flags |= WORDS[i].flags;
    }
    return true;
}

bool writing_read_domain(struct yaml_reader *r, const struct yaml *y, void *to)
{
    static const str NAMES[] = {S_INIT("py"), S_INIT("c"), S_INIT("cpp"),
                                S_INIT("std"), S_INIT("none")};
    (void)r;
    *(str *)to = y->text;
    return STR_AMONG(y->text, NAMES);
}

bool writing_read_toc(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct writing_keys *w = to;
    w->toc_at = y->at;
    return published_read_path(r, y, &w->toc);
}

/* ---- numbers ---- */

static bool read_format(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(str *)to = y->text;
    return str_find(y->text, S("%s"), 0) != STR_NPOS ||
           str_find(y->text, S("{number}"), 0) != STR_NPOS;
}

struct formats {
    str v[NUMFIG_KINDS];
};

#define FORMAT(name, index)                                           \
    YAML_KEY(struct formats, name, YAML_OF_TEXT,                      \
             "it must contain {number} or %s, where the number goes", \
             read_format, v[index])

static const struct yaml_key FORMATS[] = {
    FORMAT("section", 0),
    FORMAT("figure", 1),
    FORMAT("table", 2),
    FORMAT("code-block", 3),
};
const struct yaml_keys WRITING_NUMFIG =
    YAML_KEYS("keys of numfig_format", FORMATS);

bool writing_read_manpages(struct yaml_reader *r, const struct yaml *y,
                           void *to)
{
    str url = str_replace(r->a, y->text, S("{"), S(""));
    *(str *)to = y->text;
    return uri_is_web(str_replace(r->a, url, S("}"), S("")));
}

/* ---- conditions ---- */

static bool is_name(str s)
{
    return str_is_word(s, "_-") && !char_is_digit(s.p[0]);
}

bool writing_read_tag(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    (void)to;
    return is_name(y->text);
}

bool writing_read_values(struct yaml_reader *r, const struct yaml *y, void *to)
{
    for (const struct yaml *e = y->first; e; e = e->next)
        if (!is_name(e->key))
            yaml_refuse_key(r, e,
                            "a name consists of letters, digits, - and _, and "
                            "does not begin with a digit");
    *(const struct yaml **)to = y;
    return true;
}
