// SPDX-License-Identifier: MIT
// info: the facts of one parsed page: titles, labels, sections, toctrees,
// numbered elements. Filled by resolve/index and resolve/outline; it outlives
// the page's tree.
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
    str id;    /* its anchor on the page */
    str title; /* plain text; STR_NONE if its element has no title */
    const struct page *page;
    struct pos pos; /* of its definition; the source is the page's */
    bool is_title;  /* an automatic label: the section's title */
    str file;       /* name of that source */
    bool tabs;      /* that source expands tabs */
    enum index_kind kind;
    const str *number; /* number of its element, as "1.2", or STR_NONE before
                          numbering; NULL: its kind has no numbers */
    struct frame_table *table; /* of a df-table, while pages are rendered;
                                  else NULL */
    bool failed;               /* its table has an error */
    const struct label *same;  /* of a citation: the one of an earlier page; or
                                  NULL */
};

/* A section below the page's title; kept in document order. */
struct index_section {
    str title, id;
    str anchor;     /* a further anchor of the section, or STR_NONE */
    unsigned level; /* 1 is the page's title */
    str number;     /* "1.2", or STR_NONE */
};

/* A figure, table or code block with a caption, or an equation. */
struct index_figure {
    enum index_kind kind;
    str number; /* or STR_NONE */
};

/* An element that is numbered or lists numbered pages; kept in document
   order. */
struct index_mark {
    enum { MARK_TITLE, MARK_SECTION, MARK_FIGURE, MARK_TOCTREE } type;
    uint32_t at;    /* index in the page's list of this type */
    unsigned level; /* level of the section, or of the section around it */
};

/* An entry of a toctree. */
struct index_entry {
    str title; /* given in the toctree, or STR_NONE */
    str url;   /* of an external link; then page is NULL */
    struct page *page;
};

struct index_toctree {
    str caption;   /* or STR_NONE */
    long maxdepth; /* levels shown; -1: all */
    bool hidden, titles_only;
    bool with_hidden; /* also show hidden toctrees of the pages below */
    struct index_entry *entries;
    size_t n_entries;
    long numbered; /* levels that are numbered; 0: none */
    struct pos pos;
    const void *key; /* the toctree's node */
};

/* A file that the build copies for the page. */
struct index_file {
    str path;   /* from the site root */
    str output; /* from the output folder */
};

struct index_files {
    struct index_file *v;
    size_t n, cap;
};

/* A CSV file that a page reads, with values of its schema, which may be
   STR_NONE. */
struct index_data {
    str file; /* from the site's root */
    str title, source, as_of;
};

/* Everything that is known of one page. It lives in `arena`, which stays when
   the page's own arena is emptied. */
struct page_info {
    struct arena arena;
    str title;               /* plain text; never STR_NONE */
    str description, date;   /* or STR_NONE */
    struct index_data *data; /* files that it reads, in order */
    size_t n_data;
    long order;  /* LONG_MAX without one in the front matter */
    bool orphan; /* no toctree needs to list it */
    struct label *labels;
    size_t n_labels;
    struct index_section *sections; /* without the title's own section */
    size_t n_sections;
    struct index_toctree *toctrees;
    size_t n_toctrees;
    str number;                   /* of the title, or STR_NONE */
    struct index_figure *figures; /* equations always, others only with
                                     numfig */
    size_t n_figures;
    struct label *equations; /* the numbered ones */
    size_t n_equations;
    struct label *citations; /* defined on the page; other pages may refer to
                                them */
    size_t n_citations;
    struct index_mark *marks; /* empty if nothing can be numbered */
    size_t n_marks;
    struct index_files files; /* files that are not assets (resolve/files.h) */
    struct strs assets;       /* assets that it uses, by path */
    struct strs tables; /* outputs with data of its tables, without extension
                           (resolve/tables.h) */
    struct strs made;   /* outputs of files that the page contains */
    struct documented *objects; /* described on the page */
    size_t n_objects;
    struct keyword *keywords; /* its entries in the site's index */
    size_t n_keywords;
    bool refers_to_index;    /* it refers to the site's index */
    struct strs image_hosts; /* hosts of external pictures: "https://x.org" */
};
