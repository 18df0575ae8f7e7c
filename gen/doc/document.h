// SPDX-License-Identifier: MIT
// document: a page's tree with what docutils keeps beside it: which ids and
// reference names are taken, where each footnote and substitution is.
#pragma once

#include "base/diag.h"
#include "base/map.h"
#include "doc/documented.h"
#include "doc/message.h"
#include "doc/node.h"

struct yaml; /* config/yaml.h */

/* What front matter says of a page; STR_NONE and has_order false where it
   says nothing. */
struct front_matter {
    str title, description, date;
    str image, image_alt; /* for social networks */
    struct pos image_at;
    long order;
    bool has_order;
    bool orphan;             /* no toctree is meant to have the page */
    bool draft;              /* it is not ready to be seen */
    const struct yaml *myst; /* the map `myst:`, or NULL */
    bool unsearched; /* search: false: the site's search has not the page */
};

/* A file that the page itself holds, such as a notebook's picture. It is
   written beside the page. */
struct made_file {
    str name; /* in the folder of the page: "nb.3f2a9c1d0b6e5f47.png" */
    str bytes;
    struct pos at; /* where the page holds it */
};

struct made_files {
    struct made_file *v;
    size_t n, cap;
};

/* What the scripts of a page have taken together, in their order. */
struct script_spent {
    size_t bytes, steps;
    size_t read; /* bytes of files, which allow for more of both */
    bool full;   /* and what the page shows of it has reached the limit */
};

struct document {
    struct arena *a;     /* the page's arena: holds the whole tree */
    struct diags *diags; /* the page's diagnostics */
    struct node *root;   /* NODE_DOCUMENT */
    struct front_matter front;
    struct map ids;           /* id -> struct node * */
    struct map names;         /* normalised name -> struct doc_name * */
    struct map substitutions; /* name -> substitution_definition node */
    struct parse *parse;      /* parse/parse.h: the page's syntax, kept for text
                                 that comes later (cells of a df-table); lives
                                 in `a`; NULL: such text stays plain */
    struct strs datasets;     /* CSV files that the page reads, once each, from
                                 the site's root */
    struct strs far_values;   /* TABLE.ROW.COLUMN of values in prose whose
                                 TABLE no name of the page is */
    struct script_spent scripts;
    struct made_files made;   /* files that the page itself holds */
    bool smart_quotes;        /* the page has asked for them */
    const struct yaml *texts; /* that {{ name }} stands for, a map; or NULL */
    bool has_charts;
    struct map included; /* parse/code/included.h: struct included * */
    size_t included_bytes, included_again, included_searched;
    size_t gained;      /* see document_gain */
    struct map numbers; /* id prefix -> unsigned *, the last one used */
    struct documented_list objects; /* that the page describes */
    struct keywords keywords;       /* of the index */
    bool informs; /* duplicate names that are sound leave docutils' messages,
                     which doctree shows and nobody else needs */
};

/* A reference name and what it points to. */
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
   once (page-limit): `what` has an amount and a noun, as in "16 MiB of
   substituted text". Text that is parsed counts DOCUMENT_PARSED times, as
   it makes a tree. */
enum { DOCUMENT_PARSED = 4 };
bool document_gain(struct document *doc, struct pos at, size_t bytes,
                   const char *what);

/* Returns how many bytes the page may still gain. */
size_t document_gain_left(const struct document *doc);

/* docutils' fully_normalize_name: lower case, white space collapsed; and
   whitespace_normalize_name, which keeps the case. */
str document_normal_name(struct arena *a, str text);
str document_normal_space(struct arena *a, str text);

/* docutils' make_id: lower case, what is not a-z 0-9 becomes single hyphens,
   none at the ends, no leading digit; may be empty. */
str document_make_id(struct arena *a, str text);

/* Sphinx' make_id: as that, but letters keep their case, dots and underscores
   stay, and none of these begin it. */
str document_make_case_id(struct arena *a, str text);

/* Gives the node its id attributes from its names (docutils' set_id), new
   where the wished-for one is taken or empty. Returns the id. */
str document_set_id(struct document *doc, struct node *n);

/* The document's counter of a name, at first 0. */
unsigned *document_counter(struct document *doc, str name);

/* The id that was wished for, or one with a number where it is taken; now it is
   the node's, which the caller gives it. */
str document_new_id(struct document *doc, str wish, struct node *n);

/* Notes a section title (implicit) or a target (explicit) by the node's
   names; handles duplicates as docutils does: an implicit duplicate makes
   both ambiguous, an explicit one wins over an implicit one, two explicit
   ones are reported (label-duplicate) unless they lead to the same place.
   docutils' system_message is appended to the node itself. */
void document_note_implicit_target(struct document *doc, struct node *n);
void document_note_explicit_target(struct document *doc, struct node *n);

/* The same, with the system_message appended to `messages`. */
void document_note_target(struct document *doc, struct node *n,
                          bool is_explicit, struct node *messages);

/* Notes that the page reads a CSV file. */
void document_note_dataset(struct document *doc, str path);

/* Notes a substitution definition under its name; of two the last one
   holds, and the other is reported. */
void document_note_substitution(struct document *doc, struct node *n,
                                struct node *messages);
