// SPDX-License-Identifier: MIT
// writing: the keys of perfpress.yaml that say how pages are written, with the
// meaning that Sphinx' settings of these names have.
#pragma once

#include "config/yaml_keys.h"

enum page_syntax { PAGE_RST, PAGE_MARKDOWN, PAGE_NOTEBOOK };

/* A page's extension, ".txt", and the language it stands for. */
struct suffix {
    str ext;
    enum page_syntax syntax;
};

struct suffixes {
    struct suffix *v; /* in the order of the file */
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
    struct suffixes suffixes; /* .rst and .md where nothing is said */
    struct lines before_rst;  /* rst_prolog, each line at its place */
    struct lines behind_rst;  /* rst_epilog */
    str default_role;         /* of .rst pages, or STR_NONE, */
    struct pos default_role_at;
    unsigned smartquotes;   /* what of a text is as in print: SMART_... */
    str primary_domain;     /* whose names need no prefix, or STR_NONE: py's,
                               where docutils has none of them */
    bool function_brackets; /* f() where a role says f, the default */
    bool module_names;      /* before names in descriptions, the default */
    str manpages;       /* addresses of manual pages, with {page}, {section} or
                           {path}, or STR_NONE */
    str release, today; /* |release|, |today|, or STR_NONE */
    str numfig_format[NUMFIG_KINDS]; /* of sections, figures, tables, code:
                                        each holds %s or {number} */
    long numfig_depth;               /* levels of a section in "Fig. 1.2" */
    str toc; /* a file of toctrees, from the content folder,
                or STR_NONE */
    struct pos toc_at;
    struct {
        bool on, with_page; /* titles are labels, behind "page:" */
        long depth;         /* of this many levels; 0: of all */
    } section_labels;
    struct strs tags;          /* of `only`, besides html */
    const struct yaml *values; /* of `ifconfig`: a map; NULL: none */
};

struct writing_keys writing_default(void);

/* Whether a path has the extension of a page; sets *syntax. */
bool writing_is_page(const struct writing_keys *w, str path,
                     enum page_syntax *syntax);

/* A page's name: what is written, without a page's extension. */
str writing_page_name(const struct writing_keys *w, str path);

/* What |today| is: `today:`, or the day of the build (of SOURCE_DATE_EPOCH,
   where that is set) as "Nov 25, 2026". In `a`. */
str writing_today(struct arena *a, const struct writing_keys *w);

/* Readers of the keys of these names, into the member for each, but for
   default_role and toc, which are given all of it; writing_read_tag reads an
   entry of a list. */
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

#define WRITING_DEPTH "a number of levels, from 0, is expected"
