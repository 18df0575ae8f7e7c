// SPDX-License-Identifier: MIT
// document: a page's tree with docutils' tables for it: ids, reference names,
// substitutions.
#pragma once

#include "base/diag.h"
#include "base/map.h"
#include "doc/documented.h"
#include "doc/message.h"
#include "doc/node.h"

struct yaml; /* config/yaml.h */

/* The front matter of a page. Missing values are STR_NONE, or has_order
   false. */
struct front_matter {
    str title, description, date;
    /* the preview image in social networks, and its alternative text */
    str image, image_alt;
    struct pos image_at;
    long order;
    bool has_order;
    bool orphan;             /* not reported if no toctree lists the page */
    bool draft;              /* the page is not ready to be published */
    const struct yaml *myst; /* the map `myst:`, or NULL */
    /* search: false: the page is left out of the search index */
    bool unsearched;
};

/* A file that the page itself contains, such as a notebook's picture. It is
   written beside the page. */
struct made_file {
    str name; /* in the folder of the page: "nb.3f2a9c1d0b6e5f47.png" */
    str bytes;
    struct pos at; /* position in the page */
};

struct made_files {
    struct made_file *v;
    size_t n, cap;
};

/* Resources used by the scripts of a page so far. */
struct script_spent {
    size_t bytes, steps;
    /* bytes of files read; these raise the limits of bytes and steps */
    size_t read;
    bool full; /* a limit was reached */
};

struct document {
    struct arena *a;     /* the page's arena: holds the whole tree */
    struct diags *diags; /* the page's diagnostics */
    struct node *root;   /* NODE_DOCUMENT */
    struct front_matter front;
    struct map ids;           /* id -> struct node * */
    struct map names;         /* normalised name -> struct doc_name * */
    struct map substitutions; /* name -> substitution_definition node */
    /* parse/parse.h: the page's syntax, for strings that are parsed later
       (cells of a df-table); lives in `a`; NULL: they stay plain */
    struct parse *parse;
    /* paths of the CSV files that the page reads, from the site's root, without
       duplicates */
    struct strs datasets;
    /* TABLE.ROW.COLUMN of value roles whose TABLE is not on the page */
    struct strs far_values;
    struct script_spent scripts;
    struct made_files made;   /* files that the page itself contains */
    bool smart_quotes;        /* the page requests smart quotes */
    const struct yaml *texts; /* values of {{ name }} as a map; or NULL */
    bool has_charts;
    struct map included; /* parse/code/included.h: struct included * */
    size_t included_bytes, included_again, included_searched;
    size_t gained;      /* see document_gain */
    struct map numbers; /* id prefix or other name -> unsigned *, see
                           document_counter */
    struct documented_list objects; /* objects described on the page */
    struct keywords keywords;       /* the page's entries in the site's index */
    bool informs; /* keep docutils' messages about harmless duplicate names,
                     which only doctree shows */
};

/* A reference name and its target. */
struct doc_name {
    struct node *node; /* NULL: ambiguous because of a duplicate */
    str id;            /* STR_NONE: ambiguous */
    bool is_explicit;  /* a target, not a section title */
    struct pos at;     /* position of the first definition */
};

/* Returns an empty document named after its source; it lives in `a`. */
struct document *document_new(struct arena *a, struct diags *d, str name);

enum { DOCUMENT_GAIN_MAX = 16 << 20 }; /* bytes */

/* Counts bytes that the page gains because part of the page or the site is used
   more than once. Returns false above DOCUMENT_GAIN_MAX, and reports that once
   (page-limit): `what` is an amount and a noun, as in "16 MiB of substituted
   text". A string that is parsed counts DOCUMENT_PARSED times, because its tree
   takes more memory. */
enum { DOCUMENT_PARSED = 4 };
bool document_gain(struct document *doc, struct pos at, size_t bytes,
                   const char *what);

/* Returns how many bytes the page may still gain. */
size_t document_gain_left(const struct document *doc);

/* document_normal_name is docutils' fully_normalize_name: lower case, white
   space collapsed. The second function is whitespace_normalize_name, which
   keeps the case. */
str document_normal_name(struct arena *a, str text);
str document_normal_space(struct arena *a, str text);

/* Returns docutils' make_id of a string: lower case; each run of characters
   other than a-z 0-9 becomes a hyphen; no hyphen at the ends, no leading digit;
   may be empty. */
str document_make_id(struct arena *a, str text);

/* Returns Sphinx' make_id of a string: like document_make_id, but letters keep
   their case, and dots and underscores are kept except at the start. */
str document_make_case_id(struct arena *a, str text);

/* Assigns the node an id from its names (docutils' set_id), or a new one if
   that is taken or empty. Returns the id. */
str document_set_id(struct document *doc, struct node *n);

/* Returns the document's counter for a name; counters start at 0. */
unsigned *document_counter(struct document *doc, str name);

/* Returns the requested id, or one with a number if it is taken, and registers
   it for the node. The caller adds it to the node. */
str document_new_id(struct document *doc, str wish, struct node *n);

/* Registers a section title (implicit) or a target (explicit) by the node's
   names. Duplicates are handled as in docutils: an implicit duplicate makes
   both ambiguous, an explicit one overrides an implicit one, and two explicit
   ones are reported (label-duplicate) unless they have the same target.
   docutils' system_message is appended to the node itself. */
void document_note_implicit_target(struct document *doc, struct node *n);
void document_note_explicit_target(struct document *doc, struct node *n);

/* Like document_note_implicit_target, but for both kinds of target, and with
   the system_message appended to `messages`. */
void document_note_target(struct document *doc, struct node *n,
                          bool is_explicit, struct node *messages);

/* Records that the page reads a CSV file. */
void document_note_dataset(struct document *doc, str path);

/* Registers a substitution definition under its name. A later definition
   replaces an earlier one, and the duplicate is reported. */
void document_note_substitution(struct document *doc, struct node *n,
                                struct node *messages);
