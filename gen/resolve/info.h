// SPDX-License-Identifier: MIT
// info: what is known of one page once it is parsed: titles, labels, sections,
// toctrees, what can have a number. Filled by resolve/index and
// resolve/outline; it outlives the page's tree.
#pragma once

#include "base/arena.h"
#include "base/source.h"
#include "doc/document.h"

struct frame_table;
struct page;

/* What can have a number (resolve/numbering.h). */
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
    str name;  /* as docutils normalises names */
    str id;    /* where it leads on its page */
    str title; /* plain text; STR_NONE where the place has no title */
    const struct page *page;
    struct pos pos; /* of its definition; the source is the page's */
    bool is_title;  /* nobody gave it: the section's title is its name */
    str file;       /* name of that source, */
    bool tabs;      /* and how tabs are read there */
    enum index_kind kind;
    const str *number; /* of the place, as "1.2", or of none yet; NULL: it is
                          nothing that has numbers */
    struct frame_table *table; /* of a df-table, while pages are rendered;
                                  else NULL */
    bool failed;               /* it is a table that has an error */
    const struct label *same;  /* of a citation: of another page, which comes
                                  before; or NULL */
};

/* A section below the page's title, in document order. */
struct index_section {
    str title, id;
    str anchor;     /* a further id that links may lead to, or STR_NONE */
    unsigned level; /* 1 is the page's title */
    str number;     /* "1.2", or STR_NONE */
};

/* A figure, table or code block with a caption, or an equation. */
struct index_figure {
    enum index_kind kind;
    str number; /* or STR_NONE */
};

/* What is numbered, or has pages that are, in document order. */
struct index_mark {
    enum { MARK_TITLE, MARK_SECTION, MARK_FIGURE, MARK_TOCTREE } type;
    uint32_t at;    /* in the page's list of these */
    unsigned level; /* of a section; of that which the others stand in */
};

/* An entry of a toctree. */
struct index_entry {
    str title; /* given in the toctree, or STR_NONE */
    str url;   /* of another site; then page is NULL */
    struct page *page;
};

struct index_toctree {
    str caption;   /* or STR_NONE */
    long maxdepth; /* levels shown; -1: all */
    bool hidden, titles_only;
    bool with_hidden; /* those of the pages below are shown, too */
    struct index_entry *entries;
    size_t n_entries;
    long numbered; /* levels that are; 0: none */
    struct pos pos;
    const void *key; /* the node it was found at */
};

/* A file that the page needs beside it in the output. */
struct index_file {
    str path;   /* from the site root */
    str output; /* from the output folder */
};

struct index_files {
    struct index_file *v;
    size_t n, cap;
};

/* A CSV file that a page reads, as its schema tells of it; texts may be none.
 */
struct index_data {
    str file; /* from the site's root */
    str title, source, as_of;
};

/* What is known of one page; all of it lives in `arena`, which stays when
   the page's own arena is emptied. */
struct page_info {
    struct arena arena;
    str title;               /* plain text; never none */
    str description, date;   /* or STR_NONE */
    struct index_data *data; /* files that it reads, in its order */
    size_t n_data;
    long order;  /* LONG_MAX where front matter has none */
    bool orphan; /* no toctree is meant to have it */
    struct label *labels;
    size_t n_labels;
    struct index_section *sections; /* the title's own section left out */
    size_t n_sections;
    struct index_toctree *toctrees;
    size_t n_toctrees;
    str number;                   /* of the title, or STR_NONE */
    struct index_figure *figures; /* only with numfig, but for equations */
    size_t n_figures;
    struct label *equations; /* those that have a number */
    size_t n_equations;
    struct label *citations; /* that it defines; pages share them */
    size_t n_citations;
    struct index_mark *marks; /* only where something may be numbered */
    size_t n_marks;
    struct index_files files; /* that are no assets (resolve/files.h) */
    struct strs assets;       /* that it names, by their paths */
    struct strs tables; /* outputs with the data of its tables, without their
                           extensions (resolve/tables.h) */
    struct strs made;   /* outputs of files that the page holds */
    struct documented *objects; /* that it describes */
    size_t n_objects;
    struct keyword *keywords; /* of it in the index of the site */
    size_t n_keywords;
    bool refers_to_index;    /* it has a reference to that */
    struct strs image_hosts; /* of other sites' pictures: "https://x.org" */
};
