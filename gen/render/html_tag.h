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
    const struct html_element *const *elements; /* indexed by type of node */
    struct arena *a;                            /* scratch */
    struct buf *out;
    struct map ids; /* ids made while rendering, in addition to the document's;
                       the value is the next number to try for a similar id */
    /* name of a table or folded part -> how often the name has been written
       (size_t) */
    struct map names;
    unsigned level; /* level of the current section; 1 for the page itself */
    struct html_tabs {
        struct html_tab_set {
            unsigned number;
            const struct node *selected; /* the tab that is shown first */
        } * v; /* the sets of tabs being written, innermost last */
        size_t n, cap;
    } tabs;
    unsigned tab_sets,
        /* numbers of sets of tabs and of explained columns written so far */
        hows;
    struct math_page math;
    struct source_cursor cursor; /* finds the positions of faults in formulas */
    struct html_grids {
        struct html_grid {
            bool spans;   /* some item has a width of its own */
            long columns; /* number of columns; 0: not given */
        } * v;            /* the grids being written, innermost last */
        size_t n, cap;
    } grids;
    str tab_id;               /* id of the current tab's label */
    struct html_table *table; /* the innermost open table (html_box.h) */
    struct buf values; /* JSON: the figures in prose that rest on prices, so far
                        */
    size_t n_values;
    bool full;   /* the HTML is longer than the limit, and this was reported */
    bool blanks; /* inside inline code in which every blank must be visible */
    struct html_lists {
        bool *v; /* whether each open list is tight, innermost last */
        size_t n, cap;
    } lists;
};

/* The layout of an element. HTML_INLINE: within a line. HTML_LINE: the tags and
   the content on one line of their own. HTML_BLOCK: each tag on a line of its
   own. */
enum html_layout { HTML_INLINE, HTML_LINE, HTML_BLOCK };

/* Writes ` class="..."` with `class`, unless that is NULL, and then the node's
   own classes. Writes nothing if there are no classes. */
void html_tag_classes(struct html *h, const struct node *n, const char *class);

/* Writes a line break, unless the output is at the start of a line. */
void html_tag_line(struct html *h);

/* html_tag_open writes "<tag", the node's first id and, as html_tag_classes
   does, the classes. html_tag_close writes ">" and, for each further id, an
   empty <span> with the id. If the element `tag` may not contain a <span>,
   html_tag_open writes these spans before "<tag". */
void html_tag_open(struct html *h, const struct node *n, const char *tag,
                   const char *class);
void html_tag_close(struct html *h, const struct node *n, const char *tag);

/* Whether readers can replace prices on the page. */
bool html_tag_has_prices(const struct html *h);

/* Writes the whole start tag. The tag begins on a new line unless the layout is
   HTML_INLINE; a line break follows the tag if the layout is HTML_BLOCK. */
void html_tag_start(struct html *h, const struct node *n,
                    enum html_layout layout, const char *tag,
                    const char *class);

/* Writes empty spans with the ids of a node from index `first` on. */
void html_tag_put_ids(struct html *h, const struct node *n, size_t first);

/* Writes ` name="value"`, escaped. */
void html_tag_attr(struct html *h, const char *name, str value);

/* Writes the attributes of a box that may scroll sideways. These attributes
   make the box focusable, so that it can be scrolled with the keyboard even
   without scripts. `label` names the box for screen readers. */
void html_tag_scrolls(struct html *h, const char *label);

/* Writes "</tag>", and a line break unless the layout is inline. */
void html_tag_end(struct html *h, const char *tag, enum html_layout layout);

/* Writes `before`, then the text, escaped for HTML, then `after`. */
void html_tag_put(struct buf *b, const char *before, str text,
                  const char *after);

/* Returns JSON in a form that may be inside <script>, in `a`: each "<" is
   escaped. */
str html_tag_json(struct arena *a, str json);

/* Writes the end of a tag without content: ">", or CommonMark's " />". */
void html_tag_void(struct html *h);

/* Writes the permalink of a heading, a caption or a row: an empty <a>, whose
   symbol comes from the style sheet. */
void html_tag_put_link(struct html *h, str id);

/* html_tag_text_above finds the nearest ancestor of type `above` and returns
   the text of its child of type `type`, such as the label of a tab.
   html_tag_section returns the title of the section around n. Both return "" if
   there is no such ancestor or child. */
str html_tag_text_above(struct html *h, const struct node *n,
                        enum node_type above, enum node_type type);
str html_tag_section(struct html *h, const struct node *n);

/* Returns `name`, with a number if the page has used the name before, such as
   "Results, 2". The number distinguishes names in screen readers, which list
   names without their surroundings. */
str html_tag_name(struct html *h, str name);

/* Returns `wish`, or a similar id that is unique in the page. */
str html_tag_id(struct html *h, str wish);

/* Writes ` name="value"` of a URL; characters that a URL may not contain are
   percent-encoded. */
void html_tag_url(struct html *h, const char *name, str url);

/* Whether a link may use the URL: the URL has no scheme or an allowed scheme,
   or the option `plain` is set. Sets *scheme to the URL's scheme, or
   STR_NONE. */
bool html_tag_url_is_safe(const struct html *h, str url, str *scheme);

/* html_tag_add_align appends the class for the node's attribute "align" to a
   buffer. html_tag_add_width appends the class "w-N" for a width of N per cent.
   A width above 100 counts as 100. For a width that rounds to less than 1, it
   appends nothing. The width is relative to the available width unless another
   class says otherwise. A space precedes each class. html_tag_added returns the
   buffer's classes for html_tag_open, or NULL if there are none. Classes are
   used since a strict content security policy forbids style attributes. */
void html_tag_add_align(struct buf *classes, const struct node *n);
void html_tag_add_width(struct buf *classes, double hundredths);
const char *html_tag_added(struct buf *classes);

/* Whether nodes of this type are never shown, such as comments, messages and
   definitions. */
bool html_tag_is_hidden(enum node_type type);

/* Returns the only visible child of a node, or NULL if it has none or several.
 */
const struct node *html_tag_only_child(const struct node *n);

/* Whether the node is inside text, such as a paragraph or a title, rather than
   directly in the body. */
bool html_tag_in_text(const struct node *n);

/* How a type of node is written. `enter` writes the start, and returns false to
   skip the node's children and end. If `enter` is NULL, the start tag of `tag`
   is written as `layout` says. `leave` writes the end. If `leave` is NULL, the
   end tag of `tag` is written. A NULL `tag` writes no tags. */
struct html_element {
    enum node_type type;
    enum html_layout layout;
    const char *tag, *class;
    bool (*enter)(struct html *h, const struct node *n);
    void (*leave)(struct html *h, const struct node *n);
};

/* The elements for each family of node types, ended by NODE_N_TYPES. If a
   node's type is in no family, only the node's children are written, or nothing
   if html_tag_is_hidden returns true for the type. */
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
