// SPDX-License-Identifier: MIT
// glossary: how the glossary and productionlist name their terms and rules.
#ifndef PARSE_GLOSSARY_H
#define PARSE_GLOSSARY_H

/* The label of a term is this and the term; its id is Sphinx'. */
#define GLOSSARY_TERM "term-"

/* The same of the rules of a grammar. */
#define GRAMMAR_TOKEN "grammar-token-"

#endif
