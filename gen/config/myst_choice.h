// SPDX-License-Identifier: MIT
// myst_choice: the extensions of MyST (Markdown) that a site or page uses. The
// keys are named as in MyST. In perfpress.yaml they begin with `myst_`, as in
// `myst_enable_extensions:`. In front matter they are below `myst:`, without
// that prefix.
#pragma once

#include "config/writing.h"

/* Extensions, as flags. All are off by default. */
enum {
    MYST_AMSMATH = 1 << 0,         /* \begin{align} ... \end{align} */
    MYST_ATTRS_BLOCK = 1 << 1,     /* {.class #id} on a line before a block */
    MYST_ATTRS_INLINE = 1 << 2,    /* {.class #id} after inline markup */
    MYST_DEFLIST = 1 << 3,         /* ": meaning" below a term */
    MYST_DOLLARMATH = 1 << 4,      /* $a$ and $$a$$ */
    MYST_FIELDLIST = 1 << 5,       /* ":name: text" */
    MYST_HTML_ADMONITION = 1 << 6, /* <div class="admonition"> becomes an
                                      admonition */
    MYST_HTML_IMAGE = 1 << 7,      /* <img> becomes an image */
    MYST_LINKIFY = 1 << 8,         /* bare URLs become links */
    MYST_REPLACEMENTS = 1 << 9,    /* (c) -- ... +- */
    MYST_SMARTQUOTES = 1 << 10,    /* "quotes" */
    MYST_STRIKETHROUGH = 1 << 11,  /* ~~text~~ */
    MYST_SUBSTITUTION = 1 << 12,   /* {{ name }} */
    MYST_TASKLIST = 1 << 13,       /* - [ ] and - [x] */
    MYST_ALWAYS = 0                /* always on: colon fences and alerts */
};

struct myst_choice {
    unsigned extensions;
    long heading_anchors; /* number of levels of headings that get GitHub's
                             anchors */
    const struct yaml *substitutions; /* a map, or NULL */
    struct strs fences; /* languages of code fences that run the directive of
                           that name */
    bool fuzzy_links;   /* www.example.org becomes a link */
    bool dollar_labels; /* $$a$$ (label) is a formula with a label */
    bool dollar_spaces; /* $ a $ is a formula */
    bool dollar_digits; /* 1$a$2 contains a formula */
    bool dollar_double; /* $$a$$ within a line of text is a formula */
};

/* Returns the defaults: no extensions, and MyST's defaults for dollars and
   links. */
struct myst_choice myst_choice_default(void);

/* Whether an extension is on. */
static inline bool myst_has(const struct myst_choice *c, unsigned extension)
{
    return (c->extensions & extension) != 0;
}

/* Reads `myst:` of a page's front matter into *to, which contains the site's
   choice: adds substitutions and replaces other values. */
void myst_choice_of_page(struct yaml_reader *r, const struct yaml *y,
                         struct myst_choice *to);

/* Reads a list of extensions into an unsigned, as flags. Clears the flags that
   were set before. */
bool myst_choice_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Rows for a table of keys of the struct `type`. `at` is the path from that
   struct to its struct myst_choice: "myst.", or nothing if `type` is struct
   myst_choice itself. */
#define MYST_CHOICE_KEYS(type, prefix, at)                                     \
    YAML_KEY(type, prefix "enable_extensions", YAML_OF_LIST | YAML_OR_NOTHING, \
             "it must be a list of MyST's extensions, such as [dollarmath, "   \
             "amsmath]",                                                       \
             myst_choice_read, at extensions),                                 \
        YAML_NUMBER_KEY(type, prefix "heading_anchors", 0, 40, WRITING_DEPTH,  \
                        yaml_read_long, at heading_anchors),                   \
        YAML_KEY(type, prefix "substitutions", YAML_OF_MAP | YAML_OR_NOTHING,  \
                 "it must be a map from names to strings",                     \
                 writing_read_values, at substitutions),                       \
        YAML_LIST_KEY(                                                         \
            type, prefix "fence_as_directive", YAML_OF_LIST | YAML_OR_NOTHING, \
            "it must be a list of names, such as [mermaid]", NULL, at fences), \
        YAML_BOOL_KEY(type, prefix "linkify_fuzzy_links", at fuzzy_links),     \
        YAML_BOOL_KEY(type, prefix "dmath_allow_labels", at dollar_labels),    \
        YAML_BOOL_KEY(type, prefix "dmath_allow_space", at dollar_spaces),     \
        YAML_BOOL_KEY(type, prefix "dmath_allow_digits", at dollar_digits),    \
        YAML_BOOL_KEY(type, prefix "dmath_double_inline", at dollar_double)
