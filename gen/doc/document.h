// SPDX-License-Identifier: MIT
// document: a page's tree with docutils' tables beside it: ids, reference
// names, substitutions.
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
    str image, image_alt; /* for social networks */
    struct pos image_at;
    long order;
    bool has_order;
    bool orphan;             /* no toctree needs to list the page */
    bool draft;              /* the page is not ready to be published */
    const struct yaml *myst; /* the map `myst:`, or NULL */
    bool unsearched;         /* search: false: the search leaves the page out */
};

/* A file that the page itself contains, such as a notebook's picture. It is
   written beside the page. */
struct made_file {
    str name; /* in the folder of the page: "nb.3f2a9c1d0b6e5f47.png" */
    str bytes;
    struct pos at; /* in the page */
};

struct made_files {
    struct made_file *v;
    size_t n, cap;
};

/* Resources used by the scripts of a page so far. */
struct script_spent {
    size_t bytes, steps;
    size_t read; /* bytes of files; they raise the limits of both */
    bool full;   /* a limit was reached */
};

struct document {
    struct arena *a;     /* the page's arena: holds the whole tree */
    struct diags *diags; /* the page's diagnostics */
    struct node *root;   /* NODE_DOCUMENT */
    struct front_matter front;
    struct map ids;           /* id -> struct node * */
    struct map names;         /* normalised name -> struct doc_name * */
    struct map substitutions; /* name -> substitution_definition node */
    struct parse *parse;      /* parse/parse.h: the page's syntax, for text that
                                 is parsed later (cells of a df-table); lives in
                                 `a`; NULL: such text stays plain */
    struct strs datasets;     /* CSV files that the page reads, once each, from
                                 the site's root */
    struct strs far_values;   /* TABLE.ROW.COLUMN of values in prose whose TABLE
                                 is not on the page */
    struct script_spent scripts;
    struct made_files made;   /* files that the page itself contains */
    bool smart_quotes;        /* requested by the page */
    const struct yaml *texts; /* values of {{ name }}, a map; or NULL */
    bool has_charts;
    struct map included; /* parse/code/included.h: struct included * */
    size_t included_bytes, included_again, included_searched;
    size_t gained;      /* see document_gain */
    struct map numbers; /* id prefix or other name -> unsigned *, see
                           document_counter */
    struct documented_list objects; /* that the page describes */
    struct keywords keywords;       /* for the index */
    bool informs; /* keep docutils' messages about harmless duplicate names,
                     which only doctree shows */
};

/* A reference name and its target. */
struct doc_name {
    struct node *node; /* NULL: made ambiguous by a duplicate */
    str id;            /* STR_NONE where ambiguous */
    bool is_explicit;  /* a target, not a section title */
    struct pos at;     /* of the first definition */
};

/* An empty document named after its source; lives in `a`. */
struct document *document_new(struct arena *a, struct diags *d, str name);

enum { DOCUMENT_GAIN_MAX = 16 << 20 }; /* bytes */

/* Counts bytes that the page gains because something in it, or in the site, is
   used more than once. Returns false above DOCUMENT_GAIN_MAX, and reports that
   once (page-limit): `what` is an amount and a noun, as in "16 MiB of
   substituted text". Text that is parsed counts DOCUMENT_PARSED times, as it
   makes a tree. */
enum { DOCUMENT_PARSED = 4 };
bool document_gain(struct document *doc, struct pos at, size_t bytes,
                   const char *what);

/* Returns how many bytes the page may still gain. */
size_t document_gain_left(const struct document *doc);

/* docutils' fully_normalize_name: lower case, white space collapsed; and
   whitespace_normalize_name, which keeps the case. */
str document_normal_name(struct arena *a, str text);
str document_normal_space(struct arena *a, str text);

/* docutils' make_id: in lower case; other characters than a-z 0-9 become single
   hyphens; no hyphen at the ends, no leading digit; may be empty. */
str document_make_id(struct arena *a, str text);

/* Sphinx' make_id: the same, but letters keep their case, and dots and
   underscores stay except at the start. */
str document_make_case_id(struct arena *a, str text);

/* Assigns the node an id from its names (docutils' set_id), or a new one if
   that is taken or empty. Returns the id. */
str document_set_id(struct document *doc, struct node *n);

/* Returns the document's counter of a name, which starts as 0. */
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

/* The same, with the system_message appended to `messages`. */
void document_note_target(struct document *doc, struct node *n,
                          bool is_explicit, struct node *messages);

/* Records that the page reads a CSV file. */
void document_note_dataset(struct document *doc, str path);

/* Registers a substitution definition under its name. The last one
   counts, and the duplicate is reported. */
void document_note_substitution(struct document *doc, struct node *n,
                                struct node *messages);
