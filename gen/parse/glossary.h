// SPDX-License-Identifier: MIT
// glossary: how the glossary directive names its terms, and shape finds them.
#ifndef PARSE_GLOSSARY_H
#define PARSE_GLOSSARY_H

/* The label of a term is this and the term; its id is Sphinx'. */
#define GLOSSARY_TERM "term-"

#endif
