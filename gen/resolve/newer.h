// SPDX-License-Identifier: MIT
// newer: finds pages whose figures have been superseded by newer figures on
// other pages. CSV files are of one kind if their schemas state the same series
// or if their paths are equal apart from dates, as in data/2023-04/runs.csv and
// data/2025-05/runs.csv. Tables are of one kind if they show files of the same
// kinds. A table with a later as_of is newer.
#pragma once

#include "resolve/index.h"

struct frame_table;

/* maximum number of listed pages; older pages are left out */
enum { NEWER_PAGES = 3 };

/* Another page, with a table that is newer than one of this page's tables. */
struct newer_page {
    const struct page *page;
    str id;   /* id of the table */
    str date; /* newest as_of date of the table's files */
};

/* A table of this page, and the newest table of its kind. */
struct newer_table {
    str id;
    const struct page *page; /* page of the newest table */
    str newest;              /* id of the newest table */
    /* output paths of the data files, without extension: `own` of this table,
       `file` of the newest table */
    str own, file;
};

/* The newer figures for a page. */
struct newer {
    str date;    /* as_of of the page's own figures */
    size_t sets; /* number of newer dates, but at least pages.n */
    struct {
        struct newer_page *v; /* the earliest first */
        size_t n, cap;
    } pages;
    struct {
        struct newer_table *v;
        size_t n, cap;
    } tables;
    /* A comparison: a table that shows both the files of one of the page's
       tables and the files of the newest table of the same kind. all.page is
       NULL if there is no such table. */
    struct newer_page all;
};

/* Returns `path` with each date in it replaced by '*', in `a`. A date is a
   year, a year and a month, or a year, a month and a day. Returns `path` itself
   if it contains no date. Accepted forms: 2023, 2023-04, 2023_04_12, 2023/04,
   20230412; years from 2000 to 2039. */
str newer_kind(struct arena *a, str path);

/* A CSV file whose schema states a series, or whose path has a date. */
struct newer_file {
    str path, as_of;
    struct newer_file_kind *kind;
};

/* The files of one kind. */
struct newer_file_kind {
    str text; /* the series or, without one, newer_kind of the path */
    const struct newer_file **v;
    size_t n, cap;
    bool several; /* the files have different dates */
};

/* A table with cells from dated files. */
struct newer_shown {
    const struct page *page;
    const struct frame_table *table;
    str id;
    str date; /* the newest as_of date of the table's files */
    struct {
        const struct newer_file **v; /* sorted by kind, then date */
        size_t n, cap;
    } files;
    const struct newer_kind *kind; /* NULL: the page compares dates
                                      (newer_compares) */
    size_t nth;                    /* index in kind->tables */
    /* number of different dates in kind->tables that are earlier than `date` */
    size_t rank;
};

struct newer_shown_list {
    struct newer_shown **v;
    size_t n, cap;
};

/* All tables with files of the same kinds, sorted by date, the earliest
   first. */
struct newer_kind {
    struct newer_shown_list tables;
};

struct newer_job {
    struct arena *a;
    const struct site *site;
    const struct site_index *index;
    struct map files;      /* path -> struct newer_file * */
    struct map file_kinds; /* text -> struct newer_file_kind * */
    struct map by_table; /* address of a frame_table -> struct newer_shown * */
    /* kinds of a table's files, one kind per line -> struct newer_kind * */
    struct map kinds;
    struct newer_shown_list tables;   /* in the order of pages */
    struct newer_shown_list compared; /* tables of pages that compare dates
                                         (newer_compares) */
};

/* Returns the file with this path if its kind has files of several dates;
   otherwise NULL. */
const struct newer_file *newer_file(const struct newer_job *j, str path);

/* Whether a page reads a file whose kind has files of several dates. */
bool newer_reads_dated(const struct newer_job *j, const struct page *page);

/* Whether a page compares dates: it reads files of one kind that have different
   dates. Such a page neither has newer figures nor is it newer than other
   pages. */
bool newer_compares(const struct newer_job *j, const struct page *page);

/* Returns the newest table that is newer than t, has the same kind, and has the
   same first column as t, by name; or NULL if there is no such table. If
   several such tables have the newest date, returns the table that shares most
   columns with t. */
const struct newer_shown *newer_newest(const struct newer_shown *t);

/* Sets page->info->newer for the pages of the site. Returns the tables of files
   with dates, in the index's arena, or NULL if no kind has files of several
   dates. Called by one thread after charts_bind, while the trees of all pages
   exist. */
struct newer_job *newer_find(const struct site_index *index, struct site *site);
