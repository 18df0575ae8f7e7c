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
    struct suffixes suffixes; /* .rst, .md and .ipynb by default */
    struct lines before_rst;  /* rst_prolog, each line with its position */
    struct lines behind_rst;  /* rst_epilog */
    str default_role;         /* role of .rst pages without a name; or STR_NONE
                               */
    struct pos default_role_at;
    unsigned smartquotes; /* replaced by typographic characters: flags SMART_...
                           */
    str primary_domain;   /* names of this domain need no prefix; STR_NONE: py,
                             unless docutils has the name */
    bool function_brackets; /* f() for a role that says f; the default */
    bool module_names; /* show modules before names in descriptions; the default
                        */
    str manpages; /* URL of manual pages, with {page}, {section} or {path}, or
                     STR_NONE */
    str release, today;              /* values of |release| and |today|; or
                                        STR_NONE */
    str numfig_format[NUMFIG_KINDS]; /* of sections, figures, tables, code; each
                                        holds %s or {number} */
    long numfig_depth; /* levels of section numbers in "Fig. 1.2" */
    str toc; /* a file of toctrees, relative to the content folder, or STR_NONE
              */
    struct pos toc_at;
    struct {
        bool on, with_page; /* titles are labels; prefixed with "page:" */
        long depth;         /* levels of titles that are labels; 0: all */
    } section_labels;
    struct strs tags;          /* tags of `only`, besides html */
    const struct yaml *values; /* values of `ifconfig`: a map, or NULL */
};

struct writing_keys writing_default(void);

/* Whether a path has the extension of a page; if so, sets *syntax. */
bool writing_is_page(const struct writing_keys *w, str path,
                     enum page_syntax *syntax);

/* Returns the name of a page: its path without the extension. */
str writing_page_name(const struct writing_keys *w, str path);

/* Returns |today|, in `a`: the value of `today:`, or the day of the build (or
   of SOURCE_DATE_EPOCH, if set) such as "Nov 25, 2026". */
str writing_today(struct arena *a, const struct writing_keys *w);

/* Readers of the keys of these names, into the member for each; those of
   default_role and toc are given the whole struct. writing_read_tag reads an
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
