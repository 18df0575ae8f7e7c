// SPDX-License-Identifier: MIT
// html_tag: what the families of elements share: the state of a rendering, and
// writing tags with their attributes. Private to render/html*.
#pragma once

#include "base/buf.h"
#include "doc/document.h"
#include "math/math.h"
#include "render/html_options.h"

struct html_table;

struct html {
    const struct document *doc;
    const struct html_options *o;
    struct html_has has;                        /* so far */
    const struct html_element *const *elements; /* by type of node */
    struct arena *a;                            /* scratch */
    struct buf *out;
    struct map ids; /* made here, beside those of the document; the value is
                       the number to try next after a wish */
    unsigned level; /* of the section at hand; 1 is the page's */
    struct html_tabs {
        struct html_tab_set {
            unsigned number;
            const struct node *selected; /* the tab that shows first */
        } * v;                           /* the open ones, innermost last */
        size_t n, cap;
    } tabs;
    unsigned tab_sets, hows; /* so far: sets of tabs, columns explained */
    struct math_page math;
    struct source_cursor cursor; /* where a formula's faults are looked for */
    struct html_grids {
        struct html_grid {
            bool spans;   /* an item has a width of its own */
            long columns; /* or 0 */
        } * v;            /* the open ones, innermost last */
        size_t n, cap;
    } grids;
    str tab_id;               /* of the label at hand */
    struct html_table *table; /* the innermost open one (html_box.h) */
    bool full;                /* it was reported that this is too much */
    bool blanks;              /* in a line of code whose blanks are all seen */
    struct html_lists {
        bool *v; /* whether the list is tight, innermost last */
        size_t n, cap;
    } lists;
};

/* How an element stands in the text: inside a line; on a line of its own,
   content on the same line; tags on lines of their own. */
enum html_layout { HTML_INLINE, HTML_LINE, HTML_BLOCK };

/* ` class="..."`: the class given (may be NULL) before the node's own. */
void html_tag_classes(struct html *h, const struct node *n, const char *class);

/* A line break, unless a line has just begun. */
void html_tag_line(struct html *h);

/* "<tag" with id and class: the class given (may be NULL) before the node's
   own. html_tag_close writes ">" and, as empty spans, the further ids. */
void html_tag_open(struct html *h, const struct node *n, const char *tag,
                   const char *class);
void html_tag_close(struct html *h, const struct node *n, const char *tag);

/* The whole start tag as the layout asks for it: on a line of its own unless it
   is inline, and with a line break behind it if it is a block. */
void html_tag_start(struct html *h, const struct node *n,
                    enum html_layout layout, const char *tag,
                    const char *class);

/* Empty spans with the ids of a node from its first-th on. */
void html_tag_put_ids(struct html *h, const struct node *n, size_t first);

/* ` name="value"`, the value escaped. */
void html_tag_attr(struct html *h, const char *name, str value);

/* Attributes of a box that may have to scroll sideways: it can be focused, so
   that keys scroll it where no script looks at its size. */
void html_tag_scrolls(struct html *h, const char *label);

/* "</tag>", and a line break when the layout is not inline. */
void html_tag_end(struct html *h, const char *tag, enum html_layout layout);

/* A text, escaped, between the HTML given. */
void html_tag_put(struct buf *b, const char *before, str text,
                  const char *after);

/* The end of a tag without content, ">" or CommonMark's " />". */
void html_tag_void(struct html *h);

/* The handle of a heading, a caption or a row: a link to itself, whose sign the
   style sheet shows. */
void html_tag_put_link(struct html *h, str id);

/* The text of the child of a type of the nearest node above n of another, as
   the label of its tab; and the title of its section. Empty for none. */
str html_tag_text_above(struct html *h, const struct node *n,
                        enum node_type above, enum node_type type);
str html_tag_section(struct html *h, const struct node *n);

/* An id like `wish`, made unique in the page. */
str html_tag_id(struct html *h, str wish);

/* ` name="value"` of an address: what may not stand in one is
   percent-encoded. */
void html_tag_url(struct html *h, const char *name, str url);

/* Whether a link may lead there; the scheme in *scheme. */
bool html_tag_url_is_safe(const struct html *h, str url, str *scheme);

/* Classes made up for a node, each after a blank: of its attribute "align", and
   "w-N", a width of N hundredths (of what there is, or as another class says),
   from 1 to 100; none below. html_tag_added gives html_tag_open what is in
   the buffer, NULL for nothing. A strict policy for content forbids styles. */
void html_tag_add_align(struct buf *classes, const struct node *n);
void html_tag_add_width(struct buf *classes, double hundredths);
const char *html_tag_added(struct buf *classes);

/* Whether a node of this type shows nothing of itself: comments, messages,
   definitions. */
bool html_tag_is_hidden(enum node_type type);

/* The one child of a node that is shown, or NULL when there are none or
   more. */
const struct node *html_tag_only_child(const struct node *n);

/* Whether the node stands inside text. */
bool html_tag_in_text(const struct node *n);

/* What is written for a type of node. `enter` (NULL: the tag by its layout)
   is false when the node is not shown, then neither its children nor `leave`
   are tried. Without a tag only the children are written. */
struct html_element {
    enum node_type type;
    enum html_layout layout;
    const char *tag, *class;
    bool (*enter)(struct html *h, const struct node *n);
    void (*leave)(struct html *h, const struct node *n);
};

/* The families; each ends with NODE_N_TYPES. A type that is in none shows as
   its children do, or not at all (html_tag_is_hidden). */
extern const struct html_element html_body_elements[];
extern const struct html_element html_inline_elements[];
extern const struct html_element html_list_elements[];
extern const struct html_element html_table_elements[];
extern const struct html_element html_code_elements[];
extern const struct html_element html_math_elements[];
extern const struct html_element html_design_elements[];
extern const struct html_element html_chart_elements[];
extern const struct html_element html_desc_elements[];

/* Writes a node with all below it, without recursion. */
void html_walk(struct html *h, const struct node *root);
