// SPDX-License-Identifier: MIT
// info: the facts of one parsed page: titles, labels, sections, toctrees,
// numbered elements. resolve/index and resolve/outline collect the facts, which
// outlive the page's tree.
#pragma once

#include "base/arena.h"
#include "base/source.h"
#include "doc/document.h"

struct frame_table;
struct page;

/* Kinds of numbered elements (resolve/numbering.h). */
enum index_kind {
    INDEX_SECTION,
    INDEX_FIGURE,
    INDEX_TABLE,
    INDEX_CODE,
    INDEX_EQUATION,
    INDEX_N_KINDS
};

/* A label that pages can refer to. */
struct label {
    str name;  /* normalised as in docutils */
    str id;    /* id of the labelled element on the page */
    str title; /* title of the labelled element as plain text, or STR_NONE */
    const struct page *page;
    struct pos pos; /* where the label is defined, in the page's source */
    bool is_title;  /* an automatic label, named after a section's title */
    str file;       /* name of the source of `pos` */
    bool tabs;      /* the source of `pos` expands tabs */
    enum index_kind kind;
    /* number of the labelled element, such as "1.2"; STR_NONE before numbering;
       NULL: elements of this kind have no numbers */
    const str *number;
    /* the labelled df-table, while pages are rendered; else NULL */
    struct frame_table *table;
    bool failed; /* the labelled table has an error */
    /* for a citation: the citation with the same name on an earlier page; or
       NULL */
    const struct label *same;
};

/* A section below the page's title; kept in document order. */
struct index_section {
    str title, id;
    str anchor;     /* another id of the section, or STR_NONE */
    unsigned level; /* 1: same level as the page's title */
    str number;     /* "1.2", or STR_NONE */
};

/* A figure, table or code block with a caption, or an equation. */
struct index_figure {
    enum index_kind kind;
    str number; /* "1.2", or STR_NONE */
};

/* An element that is numbered or lists numbered pages; kept in document
   order. */
struct index_mark {
    enum { MARK_TITLE, MARK_SECTION, MARK_FIGURE, MARK_TOCTREE } type;
    uint32_t at; /* index in the page's array of elements of this type */
    /* for a section: its level; otherwise the level of the enclosing section */
    unsigned level;
};

/* An entry of a toctree. */
struct index_entry {
    str title; /* title given in the toctree, or STR_NONE */
    /* URL of an external link, for which page is NULL; otherwise STR_NONE */
    str url;
    struct page *page;
};

struct index_toctree {
    str caption; /* or STR_NONE */
    /* number of levels of pages and sections that the list shows; -1: all */
    long maxdepth;
    bool hidden, titles_only;
    bool with_hidden; /* also shows hidden toctrees of the listed pages */
    struct index_entry *entries;
    size_t n_entries;
    long numbered; /* number of levels that get numbers; 0: none */
    struct pos pos;
    const void *key; /* the toctree's node */
};

/* A file that the build copies for the page. */
struct index_file {
    str path;   /* path from the site root */
    str output; /* path from the output folder */
};

struct index_files {
    struct index_file *v;
    size_t n, cap;
};

/* A CSV file that a page reads, with values of the file's schema. Each value
   may be STR_NONE. */
struct index_data {
    str file; /* path from the site's root */
    str title, source, as_of, series;
};

/* A table, for the list of tables on a generated index page. */
struct index_table {
    str title, id;
};

/* The collected facts of one page. They live in `arena`, which is kept when the
   page's own arena is emptied. */
struct page_info {
    struct arena arena;
    str title;             /* plain text; never STR_NONE */
    str description, date; /* or STR_NONE */
    /* the page's first sentences; only set if build/listing collects them */
    str summary;
    struct {
        struct index_table *v;
        size_t n, cap;
    } listed; /* the page's tables; only set if build/listing collects them */
    str updated; /* date of the page's "Last update" line, or STR_NONE */
    struct index_data *data; /* data files that the page reads, in the order of
                                `datasets` in struct document */
    size_t n_data;
    long order;  /* LONG_MAX if the front matter sets no order */
    bool orphan; /* the page is not reported if no toctree lists it */
    struct label *labels;
    size_t n_labels;
    /* all sections except the section of the page's title */
    struct index_section *sections;
    size_t n_sections;
    struct index_toctree *toctrees;
    size_t n_toctrees;
    str number; /* number of the title, or STR_NONE */
    /* numbered equations; with the option numfig, also figures, tables and code
       blocks with captions */
    struct index_figure *figures;
    size_t n_figures;
    struct label *equations; /* the numbered equations */
    size_t n_equations;
    struct label *citations; /* citations defined on the page, to which other
                                pages may refer */
    size_t n_citations;
    /* elements that affect numbering, in document order */
    struct index_mark *marks;
    size_t n_marks;
    /* files to copy that are not assets (resolve/files.h) */
    struct index_files files;
    struct strs assets; /* paths of assets that the page uses */
    /* output paths of the data files of the page's tables, without extension
       (resolve/tables.h) */
    struct strs tables;
    /* output paths of the files whose contents come from the page, such as a
       notebook's images */
    struct strs made;
    struct documented *objects; /* objects described on the page */
    size_t n_objects;
    struct keyword *keywords; /* the page's entries in the site's index */
    size_t n_keywords;
    bool refers_to_index; /* the page refers to the site's index */
    /* newer figures on other pages (resolve/newer.h), or NULL; outlives this
       struct */
    struct newer *newer;
    struct strs image_hosts; /* hosts of external pictures: "https://x.org" */
};
