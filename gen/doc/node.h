// SPDX-License-Identifier: MIT
// node: the document tree, the same for both syntaxes. Nodes and attributes
// have docutils' names (docutils document type), except a few that come from
// Sphinx or from perfpress itself.
#pragma once

#include "base/arena.h"
#include "base/source.h"
#include "base/str.h"

/* X(enumerator, name in pseudo-XML, kind). BODY nodes contain body elements.
   TEXT nodes contain text and inline elements (docutils' TextElement). INLINE
   nodes are TextElements inside text. LEAF nodes have no children. FIXED nodes
   are TEXT nodes with preserved white space (docutils' FixedTextElement). */
#define NODE_TYPES(X)                                                          \
    X(TEXT, "#text", LEAF)                                                     \
    X(DOCUMENT, "document", BODY)                                              \
    /* structure */                                                            \
    X(SECTION, "section", BODY)                                                \
    X(TITLE, "title", TEXT)                                                    \
    X(SUBTITLE, "subtitle", TEXT)                                              \
    X(TOPIC, "topic", BODY)                                                    \
    X(SIDEBAR, "sidebar", BODY)                                                \
    X(TRANSITION, "transition", LEAF)                                          \
    X(DECORATION, "decoration", BODY)                                          \
    X(HEADER, "header", BODY)                                                  \
    X(FOOTER, "footer", BODY)                                                  \
    X(META, "meta", LEAF)                                                      \
    X(DOCINFO, "docinfo", BODY)                                                \
    /* body */                                                                 \
    X(PARAGRAPH, "paragraph", TEXT)                                            \
    X(COMPOUND, "compound", BODY)                                              \
    X(CONTAINER, "container", BODY)                                            \
    X(BULLET_LIST, "bullet_list", BODY)                                        \
    X(ENUMERATED_LIST, "enumerated_list", BODY)                                \
    X(LIST_ITEM, "list_item", BODY)                                            \
    X(DEFINITION_LIST, "definition_list", BODY)                                \
    X(DEFINITION_LIST_ITEM, "definition_list_item", BODY)                      \
    X(TERM, "term", TEXT)                                                      \
    X(CLASSIFIER, "classifier", TEXT)                                          \
    X(DEFINITION, "definition", BODY)                                          \
    X(FIELD_LIST, "field_list", BODY)                                          \
    X(FIELD, "field", BODY)                                                    \
    X(FIELD_NAME, "field_name", TEXT)                                          \
    X(FIELD_BODY, "field_body", BODY)                                          \
    X(OPTION_LIST, "option_list", BODY)                                        \
    X(OPTION_LIST_ITEM, "option_list_item", BODY)                              \
    X(OPTION_GROUP, "option_group", BODY)                                      \
    X(OPTION, "option", BODY)                                                  \
    X(OPTION_STRING, "option_string", TEXT)                                    \
    X(OPTION_ARGUMENT, "option_argument", TEXT)                                \
    X(DESCRIPTION, "description", BODY)                                        \
    X(LITERAL_BLOCK, "literal_block", FIXED)                                   \
    X(DOCTEST_BLOCK, "doctest_block", FIXED)                                   \
    X(MATH_BLOCK, "math_block", FIXED)                                         \
    X(LINE_BLOCK, "line_block", BODY)                                          \
    X(LINE, "line", TEXT)                                                      \
    X(BLOCK_QUOTE, "block_quote", BODY)                                        \
    X(ATTRIBUTION, "attribution", TEXT)                                        \
    X(ATTENTION, "attention", BODY)                                            \
    X(CAUTION, "caution", BODY)                                                \
    X(DANGER, "danger", BODY)                                                  \
    X(ERROR, "error", BODY)                                                    \
    X(HINT, "hint", BODY)                                                      \
    X(IMPORTANT, "important", BODY)                                            \
    X(NOTE, "note", BODY)                                                      \
    X(TIP, "tip", BODY)                                                        \
    X(WARNING, "warning", BODY)                                                \
    X(SEEALSO, "seealso", BODY)                                                \
    X(ADMONITION, "admonition", BODY)                                          \
    X(RUBRIC, "rubric", TEXT)                                                  \
    X(FOOTNOTE, "footnote", BODY)                                              \
    X(CITATION, "citation", BODY)                                              \
    X(LABEL, "label", TEXT)                                                    \
    X(FIGURE, "figure", BODY)                                                  \
    X(CAPTION, "caption", TEXT)                                                \
    X(LEGEND, "legend", BODY)                                                  \
    X(TABLE, "table", BODY)                                                    \
    X(TGROUP, "tgroup", BODY)                                                  \
    X(COLSPEC, "colspec", LEAF)                                                \
    X(THEAD, "thead", BODY)                                                    \
    X(TBODY, "tbody", BODY)                                                    \
    X(ROW, "row", BODY)                                                        \
    X(ENTRY, "entry", BODY)                                                    \
    X(COMMENT, "comment", FIXED)                                               \
    X(RAW, "raw", FIXED)                                                       \
    /* data is a struct pending (doc/pending.h); text is docutils'             \
       description */                                                          \
    X(PENDING, "pending", LEAF)                                                \
    /* data is a struct message (doc/message.h), which dump writes */          \
    X(SYSTEM_MESSAGE, "system_message", BODY)                                  \
    X(SUBSTITUTION_DEFINITION, "substitution_definition", TEXT)                \
    /* body and inline */                                                      \
    X(IMAGE, "image", LEAF)                                                    \
    X(TARGET, "target", INLINE)                                                \
    /* inline */                                                               \
    X(EMPHASIS, "emphasis", INLINE)                                            \
    X(STRONG, "strong", INLINE)                                                \
    X(LITERAL, "literal", INLINE)                                              \
    X(REFERENCE, "reference", INLINE)                                          \
    X(FOOTNOTE_REFERENCE, "footnote_reference", INLINE)                        \
    X(CITATION_REFERENCE, "citation_reference", INLINE)                        \
    X(SUBSTITUTION_REFERENCE, "substitution_reference", INLINE)                \
    X(TITLE_REFERENCE, "title_reference", INLINE)                              \
    X(ABBREVIATION, "abbreviation", INLINE)                                    \
    X(ACRONYM, "acronym", INLINE)                                              \
    X(SUPERSCRIPT, "superscript", INLINE)                                      \
    X(SUBSCRIPT, "subscript", INLINE)                                          \
    X(MATH, "math", INLINE)                                                    \
    X(INLINE, "inline", INLINE)                                                \
    X(PROBLEMATIC, "problematic", INLINE)                                      \
    X(GENERATED, "generated", INLINE)                                          \
    /* Sphinx: a role's reference to a label or page, before resolve/xref:     \
       attributes reftype, reftarget, refexplicit; children are the text */    \
    X(PENDING_XREF, "pending_xref", INLINE)                                    \
    /* Sphinx: data is a struct toctree (doc/toctree.h) */                     \
    X(TOCTREE, "toctree", LEAF)                                                \
    /* Markdown's hard line break (docutils has none) */                       \
    X(LINE_BREAK, "line_break", LEAF)                                          \
    /* Sphinx: the description of an object. desc has the attributes domain,   \
       objtype and noindex; its children are signatures and the content. */    \
    X(DESC, "desc", BODY)                                                      \
    X(DESC_SIGNATURE, "desc_signature", TEXT)                                  \
    X(DESC_CONTENT, "desc_content", BODY)                                      \
    X(LITERAL_STRONG, "literal_strong", INLINE)                                \
    X(LITERAL_EMPHASIS, "literal_emphasis", INLINE)                            \
    /* Sphinx: index entries; data is a struct keywords (doc/documented.h) */  \
    X(INDEX, "index", LEAF)                                                    \
    /* sphinx-design; types and attributes have its names. The attributes are: \
       tab_item: sync, selected; grid: columns, gutter; grid_item: columns;    \
       card: shadow, align, width; dropdown: open, color; icon (inline): set   \
       ("octicon", "material-round", ...), name, size ("1em"). The first child \
       of a tab_item is its label; the first child of a dropdown is its title, \
       if it has a title. A card's link has the class card-link and is in the  \
       title, or is the last child of the card. */                             \
    X(TAB_SET, "tab_set", BODY)                                                \
    X(TAB_ITEM, "tab_item", BODY)                                              \
    X(TAB_LABEL, "tab_label", TEXT)                                            \
    X(GRID, "grid", BODY)                                                      \
    X(GRID_ITEM, "grid_item", BODY)                                            \
    X(CARD, "card", BODY)                                                      \
    X(CARD_HEADER, "card_header", BODY)                                        \
    X(CARD_BODY, "card_body", BODY)                                            \
    X(CARD_TITLE, "card_title", TEXT)                                          \
    X(CARD_FOOTER, "card_footer", BODY)                                        \
    X(DROPDOWN, "dropdown", BODY)                                              \
    X(DROPDOWN_TITLE, "dropdown_title", TEXT)                                  \
    X(ICON, "icon", LEAF)                                                      \
    /* perfpress: data is a struct df_block (doc/df_block.h) until table/table \
       turns the node into a table whose data is a struct frame_table          \
       (table/frame_table.h) */                                                \
    X(DF_TABLE, "df_table", BODY)                                              \
    /* data is a struct chart_block (doc/chart_block.h) */                     \
    X(CHART, "chart", LEAF)                                                    \
    /* data is a struct claim (doc/claim.h); table/prose/claim checks it and   \
       replaces the node by its children */                                    \
    X(CLAIM, "claim", BODY)

enum node_type {
#define X(enumerator, name, kind) NODE_##enumerator,
    NODE_TYPES(X)
#undef X
        NODE_N_TYPES
};

enum node_kind {
    NODE_KIND_BODY,
    NODE_KIND_TEXT,
    NODE_KIND_INLINE,
    NODE_KIND_FIXED,
    NODE_KIND_LEAF
};

/* Attributes are those of docutils and Sphinx, except the following, whose
   names start with '_'. Only HTML needs them, and dump leaves them out.
     _tight     on a list of Markdown: "1": paragraphs of its items have no <p>;
                "0": they have <p>; missing: docutils' rule
     _language  on code without a language: the default language at that point
     _fit       on a figure: as wide as its image
     _equation  on a math_block with a number: its label, or ""
     _number    on a math_block with _equation, once pages are numbered: "1",
                "2.3"
     _part      on a math_block: continues the equations of the math_block
                before it
     _ours      on raw that a parser made of markup: shown even if raw HTML is
                forbidden
     _level     on a heading of Markdown: "1".."6", its level in the source, if
                the depth of its section differs; also on a rubric made from a
                heading where sections are not allowed
     _made      on an image: the file is in the document's `made`
     _th        on an entry of stored HTML: a header cell, in any row
     _substitute  on code or a download: each |name| in its texts and in its
                target is replaced
     _template  on raw made by a template of the site: written even if raw HTML
                is forbidden
   The classes of a code block are "code" and the language. A literal_block of
   Markdown without lines has no child; otherwise its text is the code without
   the last line break.
   A reference and an image may have a title (HTML's attribute). */

/* An attribute: a single value, or a list (ids, names, dupnames, classes,
   backrefs), which may be empty. */
struct attr {
    struct attr *next;
    const char *name; /* a literal */
    bool is_list;
    union {
        str value; /* set if is_list is false */
        struct strs list;
    };
};

struct node {
    enum node_type type;
    uint32_t mark; /* index in page->info->marks, plus one; 0: no mark */
    struct node *parent, *prev, *next, *first, *last;
    struct attr *attrs;
    str text;       /* content of NODE_TEXT and NODE_PENDING */
    struct pos pos; /* start of the node in its source; src NULL: generated */
    /* The meaning depends on the type, see NODE_TYPES. In a NODE_TEXT: the node
       itself if smart quotes must not change the text; otherwise NULL. */
    void *data;
};

/* Return a new node without a parent; the node and its attributes live in
   `a`. */
struct node *node_new(struct arena *a, enum node_type type, struct pos pos);
struct node *node_text(struct arena *a, str text, struct pos pos);

/* Link `child` into the tree. The caller passes a node without a parent. */
void node_append(struct node *parent, struct node *child);
void node_prepend(struct node *parent, struct node *child);
void node_insert_before(struct node *sibling, struct node *child);

/* Removes a node, with its descendants, from its tree. */
void node_remove(struct node *n);

/* Puts `by` in the place of n in the tree. n is then in no tree. */
void node_replace(struct node *n, struct node *by);

/* Move all children of `from` to the end of `to`, or before `sibling`. */
void node_move_children(struct node *from, struct node *to);
void node_move_children_before(struct node *from, struct node *sibling);

/* Returns a deep copy without a parent; the copies share `data` with the
   originals. */
struct node *node_copy(struct arena *a, const struct node *n);

/* Functions for attributes. The names of attributes must be string literals.
   node_get returns STR_NONE if the attribute is missing. node_list never
   returns NULL. node_add skips values that the list already contains; node_push
   does not check. */
str node_get(const struct node *n, const char *name);
void node_set(struct arena *a, struct node *n, const char *name, str value);
void node_unset(struct node *n, const char *name);
/* Renames an attribute. Returns false, and changes nothing, if the node has an
   attribute with the new name. */
bool node_rename(struct node *n, const char *name, const char *to);
const struct strs *node_list(const struct node *n, const char *name);
void node_add(struct arena *a, struct node *n, const char *name, str value);
void node_push(struct arena *a, struct node *n, const char *name, str value);
bool node_has_class(const struct node *n, str name);
bool node_has(const struct node *n, const char *name);

/* Returns the value of an attribute if it is a whole number above 0, else 0. */
size_t node_count(const struct node *n, const char *name);

/* Return the next node after n in document order, within the tree of `root`, or
   NULL at the end. node_next visits the children of n first; node_skip skips
   all descendants of n. n must be in the tree of `root`. So before a loop
   removes or replaces n, it must call node_skip. */
struct node *node_next(const struct node *n, const struct node *root);
struct node *node_skip(const struct node *n, const struct node *root);

/* Iterates over the children in order; the loop must not unlink `c`. */
#define node_each(c, parent) \
    for (struct node *c = (parent)->first; c; c = c->next)

/* Returns the first child of a type, or NULL. */
struct node *node_child(const struct node *n, enum node_type type);

/* Returns the text of a node without markup, as docutils' astext(): strings are
   joined, body elements separated by blank lines, and raw HTML left out. Lives
   in `a`. */
str node_astext(struct arena *a, const struct node *n);

/* Like node_astext, but for words and numbers: omits references to footnotes
   and citations, each with the blank before it, so that "100 [1]_" becomes
   "100". A superscript after a digit is written as in "10^6", and HTML's <br>
   as a blank. */
str node_words(struct arena *a, const struct node *n);

/* Returns the nearest node of a type at or above n, or NULL. */
struct node *node_above(const struct node *n, enum node_type type);

/* Whether the table n belongs to a chart: it repeats data of another table. */
bool node_is_of_chart(const struct node *n);

/* Sets the attributes of node n, a pending_xref. `is_explicit`: the node has a
   text of its own and does not show the title of its target. */
void node_set_xref(struct arena *a, struct node *n, str type, str target,
                   bool is_explicit);

const char *node_type_name(enum node_type type);
enum node_kind node_type_kind(enum node_type type);
