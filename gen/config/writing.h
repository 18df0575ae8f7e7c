// SPDX-License-Identifier: MIT
// writing: the keys of perfpress.yaml about the markup of pages, with the
// meaning of Sphinx's settings of the same names.
#pragma once

#include "config/yaml_keys.h"

enum page_syntax { PAGE_RST, PAGE_MARKDOWN, PAGE_NOTEBOOK };

/* A page's extension, such as ".txt", and its language. */
struct suffix {
    str ext;
    enum page_syntax syntax;
};

struct suffixes {
    struct suffix *v; /* in the order of perfpress.yaml */
    size_t n, cap;
};

enum { NUMFIG_KINDS = 4 };

enum {
    SMART_QUOTES = 1 << 0,
    SMART_DASHES = 1 << 1, /* -- and --- */
    SMART_DOTS = 1 << 2,   /* ... */
    SMART_ALL = SMART_QUOTES | SMART_DASHES | SMART_DOTS
};

struct writing_keys {
    str root;                 /* name of the home page */
    struct suffixes suffixes; /* .rst, .md and .ipynb by default */
    struct lines rst_prolog;  /* lines put before each .rst page, with their
                                 positions */
    struct lines rst_epilog;
    str default_role; /* in .rst pages, the role of text in single backquotes
                         without a role; or STR_NONE */
    struct pos default_role_at;
    unsigned smartquotes;   /* flags SMART_...: characters that are replaced by
                               typographic characters */
    str primary_domain;     /* domain whose directives and roles need no prefix;
                               STR_NONE: py, unless docutils defines the name */
    bool function_brackets; /* show a function f as f(); true by default */
    bool module_names; /* show the module's name before the name of a described
                          object; true by default */
    str manpages; /* pattern of the URLs of manual pages, with {page}, {section}
                     or {path}; or STR_NONE */
    str release, today;              /* values of |release| and |today|; or
                                        STR_NONE */
    str numfig_format[NUMFIG_KINDS]; /* formats of the numbers of sections,
                                        figures, tables and code; each contains
                                        %s or {number} */
    long numfig_depth; /* levels of section numbers in a figure's number: 1 in
                          "Fig. 1.2" */
    str toc; /* file of toctrees, relative to the content folder; or STR_NONE */
    struct pos toc_at;
    struct {
        bool on, with_page; /* on: section titles are labels; with_page: these
                               labels begin with the page's name and ':' */
        long depth; /* levels of sections whose titles are labels; 0: all */
    } section_labels;
    struct strs tags;          /* tags for the directive `only`, besides html */
    const struct yaml *values; /* a map of variables for `ifconfig`; or NULL */
};

struct writing_keys writing_default(void);

/* Whether a path has the extension of a page. If so, sets *syntax. */
bool writing_is_page(const struct writing_keys *w, str path,
                     enum page_syntax *syntax);

/* Returns the name of a page: its path without the extension. Returns other
   paths unchanged. */
str writing_page_name(const struct writing_keys *w, str path);

/* Returns the value of |today|: `today:` as given, else a date such as "Nov 25,
   2026", in `a`. The date is the day of the build, in UTC, or of
   SOURCE_DATE_EPOCH if that is set. */
str writing_today(struct arena *a, const struct writing_keys *w);

/* Readers of keys. *to is a struct writing_keys for writing_read_role and
   writing_read_toc, and a member of that struct for the other readers.
   writing_read_tag only checks an entry of a list. */
bool writing_read_suffixes(struct yaml_reader *r, const struct yaml *y,
                           void *to);
bool writing_read_lines(struct yaml_reader *r, const struct yaml *y, void *to);
bool writing_read_role(struct yaml_reader *r, const struct yaml *y, void *to);
bool writing_read_smartquotes(struct yaml_reader *r, const struct yaml *y,
                              void *to);
bool writing_read_domain(struct yaml_reader *r, const struct yaml *y, void *to);
bool writing_read_manpages(struct yaml_reader *r, const struct yaml *y,
                           void *to);
bool writing_read_tag(struct yaml_reader *r, const struct yaml *y, void *to);
bool writing_read_toc(struct yaml_reader *r, const struct yaml *y, void *to);
bool writing_read_values(struct yaml_reader *r, const struct yaml *y, void *to);

/* The keys of `numfig_format:`, for an array of NUMFIG_KINDS strs. */
extern const struct yaml_keys WRITING_NUMFIG;

#define WRITING_DEPTH "it must be a number of levels from 0 to 40"
