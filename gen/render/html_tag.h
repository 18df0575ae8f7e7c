// SPDX-License-Identifier: MIT
// html_tag: the state of a rendering, the elements that nodes are written as,
// and functions that write tags and attributes. Private to render/html*.
#pragma once

#include "base/buf.h"
#include "doc/document.h"
#include "math/math.h"
#include "render/html_options.h"

struct html_table;

struct html {
    const struct document *doc;
    const struct html_options *o;
    struct html_has has;                        /* features written so far */
    const struct html_element *const *elements; /* by type of node */
    struct arena *a;                            /* scratch */
    struct buf *out;
    struct map ids; /* ids made here, in addition to the document's; the value
                       is the next number to try for an id */
    unsigned level; /* level of the current section; the page's is 1 */
    struct html_tabs {
        struct html_tab_set {
            unsigned number;
            const struct node *selected; /* the tab that is shown first */
        } * v;                           /* the open sets of tabs, innermost
                                            last */
        size_t n, cap;
    } tabs;
    unsigned tab_sets,
        hows; /* numbers of sets of tabs and of explained columns so far */
    struct math_page math;
    struct source_cursor cursor; /* for positions of faults in formulas */
    struct html_grids {
        struct html_grid {
            bool spans;   /* an item has a width of its own */
            long columns; /* 0: not given */
        } * v;            /* the open grids, innermost last */
        size_t n, cap;
    } grids;
    str tab_id;               /* id of the current tab's label */
    struct html_table *table; /* the innermost open table (html_box.h) */
    bool full;                /* the HTML is too long, which was reported */
    bool blanks;              /* in inline code whose blanks are all visible */
    struct html_lists {
        bool *v; /* whether each open list is tight, innermost last */
        size_t n, cap;
    } lists;
};

/* The layout of an element: inside a line; on a line of its own, with its
   content; with its tags on lines of their own. */
enum html_layout { HTML_INLINE, HTML_LINE, HTML_BLOCK };

/* Writes ` class="..."`: the given class (or NULL), then the node's own. */
void html_tag_classes(struct html *h, const struct node *n, const char *class);

/* Writes a line break, unless at the start of a line. */
void html_tag_line(struct html *h);

/* Writes "<tag" with id and class: the given class (or NULL), then the node's
   own. html_tag_close writes ">" and, as empty spans, the further ids. */
void html_tag_open(struct html *h, const struct node *n, const char *tag,
                   const char *class);
void html_tag_close(struct html *h, const struct node *n, const char *tag);

/* Writes the whole start tag. It begins on a new line unless the layout is
   inline, and a line break follows it if the layout is a block. */
void html_tag_start(struct html *h, const struct node *n,
                    enum html_layout layout, const char *tag,
                    const char *class);

/* Writes empty spans with the ids of a node from index `first` on. */
void html_tag_put_ids(struct html *h, const struct node *n, size_t first);

/* Writes ` name="value"`, escaped. */
void html_tag_attr(struct html *h, const char *name, str value);

/* Writes the attributes of a box that may scroll sideways: it can be focused,
   so that the keyboard scrolls it even without scripts. */
void html_tag_scrolls(struct html *h, const char *label);

/* Writes "</tag>", and a line break unless the layout is inline. */
void html_tag_end(struct html *h, const char *tag, enum html_layout layout);

/* Writes text, escaped, between two pieces of HTML. */
void html_tag_put(struct buf *b, const char *before, str text,
                  const char *after);

/* Writes the end of a tag without content: ">", or CommonMark's " />". */
void html_tag_void(struct html *h);

/* Writes the permalink of a heading, a caption or a row; the style sheet gives
   it its symbol. */
void html_tag_put_link(struct html *h, str id);

/* The first returns the text of the child of type `type` of the nearest
   ancestor of type `above`, such as the label of a tab; the second, the title
   of the section. Empty if missing. */
str html_tag_text_above(struct html *h, const struct node *n,
                        enum node_type above, enum node_type type);
str html_tag_section(struct html *h, const struct node *n);

/* Returns `wish`, or a similar id that is unique in the page. */
str html_tag_id(struct html *h, str wish);

/* Writes ` name="value"` of a URL; characters that a URL may not contain are
   percent-encoded. */
void html_tag_url(struct html *h, const char *name, str url);

/* Whether a link may use the URL. Sets *scheme. */
bool html_tag_url_is_safe(const struct html *h, str url, str *scheme);

/* The functions that add append classes to a buffer, each after a space: one
   for the node's attribute "align"; or "w-N", a width of N hundredths (of the
   available width, unless another class says otherwise), from 1 to 100, and no
   class for less than 1. html_tag_added returns the buffer's classes for
   html_tag_open, or NULL. A strict content security policy forbids style
   attributes. */
void html_tag_add_align(struct buf *classes, const struct node *n);
void html_tag_add_width(struct buf *classes, double hundredths);
const char *html_tag_added(struct buf *classes);

/* Whether nodes of this type are never shown: comments, messages, definitions.
 */
bool html_tag_is_hidden(enum node_type type);

/* Returns the only shown child of a node, or NULL. */
const struct node *html_tag_only_child(const struct node *n);

/* Whether the node is inside text. */
bool html_tag_in_text(const struct node *n);

/* How a type of node is written. `enter` writes the start and returns false if
   neither the node's children nor its end must be written. If it is NULL, the
   tag is written by its layout; without a tag only the children are written.
   `leave` may also be NULL. */
struct html_element {
    enum node_type type;
    enum html_layout layout;
    const char *tag, *class;
    bool (*enter)(struct html *h, const struct node *n);
    void (*leave)(struct html *h, const struct node *n);
};

/* The families of elements; each ends with NODE_N_TYPES. For a node whose type
   is in no family only the children are written, or nothing
   (html_tag_is_hidden). */
extern const struct html_element html_body_elements[];
extern const struct html_element html_inline_elements[];
extern const struct html_element html_list_elements[];
extern const struct html_element html_table_elements[];
extern const struct html_element html_code_elements[];
extern const struct html_element html_math_elements[];
extern const struct html_element html_design_elements[];
extern const struct html_element html_chart_elements[];
extern const struct html_element html_desc_elements[];

/* Writes a node and its descendants, without recursion. */
void html_walk(struct html *h, const struct node *root);
