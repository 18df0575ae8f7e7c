// SPDX-License-Identifier: MIT
// document: a page's tree, and the tables that docutils keeps for a tree: ids,
// reference names, substitutions.
#pragma once

#include "base/diag.h"
#include "base/map.h"
#include "chart/data/palette.h"
#include "doc/documented.h"
#include "doc/message.h"
#include "doc/node.h"

struct yaml;        /* config/yaml.h */
struct price_lists; /* table/price_list.h */

/* The front matter of a page. A missing string is STR_NONE; has_order is false
   if `order` is missing. */
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
    struct palette_colours colours; /* `colors:`, the colours of names in
                                       charts */
    unsigned digits; /* significant digits of computed floats; 0: all */
    bool has_digits;
    /* "search: false": the search index leaves out the page */
    bool unsearched;
};

/* A file that the page itself contains, such as a notebook's picture. The build
   writes the file into the page's folder. */
struct made_file {
    str name; /* file name in the page's folder: "nb.3f2a9c1d0b6e5f47.png" */
    str bytes;
    struct pos at; /* position in the page */
};

struct made_files {
    struct made_file *v;
    size_t n, cap;
};

struct shared_names; /* df/run/shared.h */

/* State shared by the scripts of a page: the resources that they have used so
   far, and the names that they can use. */
struct script_spent {
    const struct shared_names *before; /* names of the df-setups before the
                                    script; or NULL */
    const struct shared_names *last;   /* names of all df-setups of the page so
                                    far;   or NULL */
    size_t bytes, steps;
    /* bytes of the files read; they raise the limits of `bytes` and `steps` */
    size_t read;
    bool full; /* a limit was reached */
    /* an imported script file has a fault, which is reported in that file */
    bool broken_import;
};

/* A use of the value role whose table is on another page. */
struct far_value {
    str path; /* TABLE.ROW.COLUMN (table/prose/value.h) */
    struct pos at;
};

/* A use of the value role that names a CSV file. */
struct file_value {
    str file; /* path from the site's root */
    str path; /* ROW.COLUMN (table/prose/value.h) */
    struct pos at;
};

struct document {
    struct arena *a;     /* the page's arena: holds the whole tree */
    struct diags *diags; /* the page's diagnostics */
    struct node *root;   /* NODE_DOCUMENT */
    struct front_matter front;
    struct map ids;           /* id -> struct node * */
    struct map names;         /* normalised name -> struct doc_name * */
    struct map substitutions; /* name -> substitution_definition node */
    /* The page's syntax (parse/parse.h), used for strings that are parsed
       later, such as cells of a df-table. Lives in `a`. NULL: such strings are
       plain text. */
    struct parse *parse;
    /* paths of the CSV files that the page reads, from the site's root, without
       duplicates */
    struct strs datasets;
    str updated; /* date of the page's "Last update" line: "2023-09-15",
                    "2023-09", or STR_NONE */
    struct {
        struct far_value *v;
        size_t n, cap;
    } far_values;
    struct {
        struct file_value *v;
        size_t n, cap;
    } file_values;
    struct script_spent scripts;
    struct made_files made;     /* files that the page itself contains */
    bool smart_quotes;          /* the page requests smart quotes */
    const struct yaml *texts;   /* values of {{ name }} as a map; or NULL */
    struct price_lists *prices; /* table/price_list.h; NULL: none yet */
    bool has_charts;
    bool has_fields; /* the page is a template or contains one (doc/fields.h) */
    struct map included; /* parse/code/included.h: struct included * */
    size_t included_bytes, included_again, included_searched;
    size_t gained;      /* bytes counted by document_gain so far */
    struct map numbers; /* name, such as the prefix of an id -> unsigned *, see
                           document_counter */
    struct documented_list objects; /* objects described on the page */
    struct keywords keywords;       /* the page's entries in the site's index */
    bool informs; /* keep docutils' messages about harmless duplicate names,
                     which only doctree shows */
};

/* A reference name and its target. */
struct doc_name {
    struct node *node; /* NULL: ambiguous because of a duplicate */
    str id;            /* id of the target; STR_NONE: ambiguous */
    bool is_explicit;  /* defined by a target, not by a section title */
    struct pos at;     /* position of the first definition */
};

/* Returns an empty document, in `a`. `name` is the name of its source. */
struct document *document_new(struct arena *a, struct diags *d, str name);

enum { DOCUMENT_GAIN_MAX = 16 << 20 }; /* bytes */

/* Counts `bytes` that repeated use adds to the page, as when a substitution is
   replaced again or a file is included again. Returns false if the sum for the
   page exceeds DOCUMENT_GAIN_MAX; the first time, reports this (page-limit).
   `what`, for the report, is an amount and a noun, as in "16 MiB of substituted
   text". For strings that are parsed, the caller passes DOCUMENT_PARSED times
   their length, since their trees take more memory. */
enum { DOCUMENT_PARSED = 4 };
bool document_gain(struct document *doc, struct pos at, size_t bytes,
                   const char *what);

/* Returns the number of bytes that document_gain still allows. */
size_t document_gain_left(const struct document *doc);

/* document_normal_name is docutils' fully_normalize_name: it converts to lower
   case and collapses white space. document_normal_space is docutils'
   whitespace_normalize_name: it only collapses white space. */
str document_normal_name(struct arena *a, str text);
str document_normal_space(struct arena *a, str text);

/* Returns docutils' make_id of a string: letters become lower case, and each
   run of characters other than a-z 0-9 becomes a hyphen. Leading digits and
   hyphens, and trailing hyphens, are dropped. The result may be empty. */
str document_make_id(struct arena *a, str text);

/* Returns Sphinx' make_id of a string: like document_make_id, but letters keep
   their case, and dots and underscores are kept except at the start. */
str document_make_case_id(struct arena *a, str text);

/* Registers the ids of node n and returns the last id. If n has no ids, first
   gives n an id made from one of its names (docutils' set_id). If the ids made
   from all names are taken or empty, gives n a numbered id instead. */
str document_set_id(struct document *doc, struct node *n);

/* Returns the document's counter for a name; counters start at 0. */
unsigned *document_counter(struct document *doc, str name);

/* Registers an id for node n and returns it: `wish` or, if that is taken, a
   numbered id. The caller adds the id to the node. */
str document_new_id(struct document *doc, str wish, struct node *n);

/* Register node n under its names, as a section title (implicit) or a target
   (explicit). Duplicates are handled as in docutils. Two titles make the name
   ambiguous. A target takes precedence over a title. Two targets are reported
   (label-duplicate), unless both have the same URL. docutils' system_message is
   appended to n. */
void document_note_implicit_target(struct document *doc, struct node *n);
void document_note_explicit_target(struct document *doc, struct node *n);

/* Registers node n as the two functions above do, but appends the
   system_message to `messages`. */
void document_note_target(struct document *doc, struct node *n,
                          bool is_explicit, struct node *messages);

/* Records that the page reads a CSV file. */
void document_note_dataset(struct document *doc, str path);

/* Registers a substitution definition under its name. A later definition
   replaces an earlier one, and the duplicate is reported. */
void document_note_substitution(struct document *doc, struct node *n,
                                struct node *messages);
