// SPDX-License-Identifier: MIT
// reference: diagnostics of references and of the structure of the site.
#pragma once

#include "base/diag.h"

#define REFERENCE_CODES(X)                                                    \
    X(CONTENTS_LIMIT, ERROR, "contents-limit",                                \
      "this page's tables of contents have more than % lines in total")       \
    X(DOC_UNRESOLVED, WARNING, "doc-unresolved", "there is no page '%'")      \
    X(FOOTNOTE_LIMIT, ERROR, "footnote-limit",                                \
      "page has more than % footnotes with symbols")                          \
    X(INVENTORY_MISSING, WARNING, "inventory-missing",                        \
      "the inventory of project '%' is missing: links to it are plain text")  \
    X(LABEL_DUPLICATE, WARNING, "label-duplicate",                            \
      "label '%' is already defined at %")                                    \
    X(LABEL_UNUSED, OFF, "label-unused", "nothing links to label '%'")        \
    X(LINK_UNRESOLVED, WARNING, "link-unresolved",                            \
      "there is no page or file '%'")                                         \
    X(OBJECT_AMBIGUOUS, WARNING, "object-ambiguous",                          \
      "'%' is ambiguous: it may be %")                                        \
    X(OBJECT_DUPLICATE, WARNING, "object-duplicate",                          \
      "'%' is already described at %")                                        \
    X(OBJECT_UNRESOLVED, OFF, "object-unresolved", "no page describes '%'")   \
    X(OPTION_UNRESOLVED, WARNING, "option-unresolved",                        \
      "no page describes the option '%'")                                     \
    X(PAGE_LIMIT, ERROR, "page-limit", "page has more than %")                \
    X(PAGE_ORPHAN, WARNING, "page-orphan", "page is in no toctree")           \
    X(REF_ANONYMOUS, WARNING, "ref-anonymous",                                \
      "reference that ends with '__' has no target")                          \
    X(REF_UNNUMBERED, WARNING, "ref-unnumbered", "'%' has no number")         \
    X(REF_UNRESOLVED, WARNING, "ref-unresolved", "unknown label '%'")         \
    X(REF_UNTITLED, WARNING, "ref-untitled",                                  \
      "label '%' marks an element without a title")                           \
    X(SUBSTITUTION_CIRCLE, PASSED, "substitution-circle",                     \
      "substitution '%' %")                                                   \
    X(SUBSTITUTION_LIMIT, ERROR, "substitution-limit",                        \
      "substitutions add more than % elements")                               \
    X(SUBSTITUTION_UNKNOWN, PASSED, "substitution-unknown",                   \
      "unknown substitution '%'")                                             \
    X(TERM_UNRESOLVED, WARNING, "term-unresolved",                            \
      "no glossary has the term '%'")                                         \
    X(TOCTREE_EMPTY, WARNING, "toctree-empty", "no page matches '%'")         \
    X(TOCTREE_LIMIT, WARNING, "toctree-limit",                                \
      "toctree would list more than % pages and sections below its entries; " \
      "it shows only the entries")                                            \
    X(TOCTREE_NUMBERED, WARNING, "toctree-numbered",                          \
      "page '%' is in a second numbered toctree")                             \
    X(TOCTREE_UNRESOLVED, WARNING, "toctree-unresolved", "there is no page '%'")

REFERENCE_CODES(DIAG_CODE_DECLARE)
