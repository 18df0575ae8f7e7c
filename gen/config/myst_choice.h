// SPDX-License-Identifier: MIT
// myst_choice: the extensions of MyST (Markdown) that a site or page uses,
// under MyST's own names: `myst_enable_extensions:` and other keys in
// perfpress.yaml; without `myst_` below `myst:` in a page's front matter.
#pragma once

#include "config/writing.h"

/* Extensions, off by default. */
enum {
    MYST_AMSMATH = 1 << 0,         /* \begin{align} ... \end{align} */
    MYST_ATTRS_BLOCK = 1 << 1,     /* {.class #id} on a line before a block */
    MYST_ATTRS_INLINE = 1 << 2,    /* {.class #id} after inline markup */
    MYST_DEFLIST = 1 << 3,         /* ": meaning" below a term */
    MYST_DOLLARMATH = 1 << 4,      /* $a$ and $$a$$ */
    MYST_FIELDLIST = 1 << 5,       /* ":name: text" */
    MYST_HTML_ADMONITION = 1 << 6, /* <div class="admonition"> becomes an
                                      admonition */
    MYST_HTML_IMAGE = 1 << 7,      /* <img> becomes an image, as in our own
                                      pages */
    MYST_LINKIFY = 1 << 8,         /* bare URLs become links */
    MYST_REPLACEMENTS = 1 << 9,    /* (c) -- ... +- */
    MYST_SMARTQUOTES = 1 << 10,    /* "quotes" */
    MYST_STRIKETHROUGH = 1 << 11,  /* ~~text~~ */
    MYST_SUBSTITUTION = 1 << 12,   /* {{ name }} */
    MYST_TASKLIST = 1 << 13,       /* - [ ] and - [x] */
    MYST_ALWAYS = 0                /* colon fences and alerts */
};

struct myst_choice {
    unsigned extensions;
    long heading_anchors; /* levels of headings that get GitHub's anchors */
    const struct yaml *substitutions; /* a map, or NULL */
    struct strs fences; /* languages of fences that are directives */
    bool fuzzy_links;   /* www.example.org is a link */
    bool dollar_labels; /* $$a$$ (label) */
    bool dollar_spaces; /* $ a $ */
    bool dollar_digits; /* 1$a$2 */
    bool dollar_double; /* text $$a$$ text */
};

/* Returns the defaults: no extensions; MyST's rules for dollars and links. */
struct myst_choice myst_choice_default(void);

/* Whether an extension is on. */
static inline bool myst_has(const struct myst_choice *c, unsigned extension)
{
    return (c->extensions & extension) != 0;
}

/* Reads `myst:` of a page's front matter on top of the site's choice:
   substitutions are added, other values replaced. */
void myst_choice_of_page(struct yaml_reader *r, const struct yaml *y,
                         struct myst_choice *to);

/* Reads the names of extensions; they replace those chosen before. */
bool myst_choice_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Rows for a table of keys. `at` is the path to the choice in the struct: "at."
   or nothing. */
#define MYST_CHOICE_KEYS(type, prefix, at)                                     \
    YAML_KEY(type, prefix "enable_extensions", YAML_OF_LIST | YAML_OR_NOTHING, \
             "a list of MyST's extensions, as [dollarmath, amsmath], is "      \
             "expected",                                                       \
             myst_choice_read, at extensions),                                 \
        YAML_NUMBER_KEY(type, prefix "heading_anchors", 0, 40, WRITING_DEPTH,  \
                        yaml_read_long, at heading_anchors),                   \
        YAML_KEY(type, prefix "substitutions", YAML_OF_MAP | YAML_OR_NOTHING,  \
                 "a map from names to strings is expected",                    \
                 writing_read_values, at substitutions),                       \
        YAML_LIST_KEY(type, prefix "fence_as_directive",                       \
                      YAML_OF_LIST | YAML_OR_NOTHING,                          \
                      "a list of names, such as [mermaid], is expected", NULL, \
                      at fences),                                              \
        YAML_BOOL_KEY(type, prefix "linkify_fuzzy_links", at fuzzy_links),     \
        YAML_BOOL_KEY(type, prefix "dmath_allow_labels", at dollar_labels),    \
        YAML_BOOL_KEY(type, prefix "dmath_allow_space", at dollar_spaces),     \
        YAML_BOOL_KEY(type, prefix "dmath_allow_digits", at dollar_digits),    \
        YAML_BOOL_KEY(type, prefix "dmath_double_inline", at dollar_double)
