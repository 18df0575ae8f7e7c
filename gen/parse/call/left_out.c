// SPDX-License-Identifier: MIT
// left_out: see left_out.h.
#include "parse/call/left_out.h"

static const struct {
    str names; /* separated by blanks */
    const char *instead;
} ALL[] = {
    {S_INIT("bibliography footbibliography cite cite:p cite:ps cite:t cite:ts "
            "cite:ct cite:cts cite:alp cite:alps cite:label cite:labelpar "
            "cite:year cite:yearpar cite:author cite:authors cite:authorpar "
            "cite:authorpars cite:cauthor cite:cauthors footcite footcite:p "
            "footcite:ps footcite:t footcite:ts footcite:ct footcite:cts"),
     "BibTeX is not supported: write each source as a citation, '.. [Name2024] "
     "text', and refer to it by [Name2024]_; in Markdown, write a footnote"},
    {S_INIT("datatemplate:csv datatemplate:xml datatemplate:dbm "
            "datatemplate:import-module datatemplate"),
     "csv-table and df-table show CSV files; datatemplate:json and "
     "datatemplate:yaml fill templates"},
    {S_INIT("productionlist std:productionlist token std:token"),
     "show the grammar with code-block, and refer to it with ref"},
    {S_INIT("js:module js:function js:method js:class js:data js:attribute "
            "js:func js:meth js:attr js:mod rst:directive "
            "rst:directive:option rst:role rst:dir"),
     "show the declaration with code-block, and write its name as code, such "
     "as ``name``; or map the directives and roles of this domain under "
     "'directives' and 'roles' in perfpress.yaml"},
    {S_INIT("c:expr c:texpr cpp:expr cpp:texpr"),
     "write the expression as code, such as ``a + b``; to link a single name "
     "in it, use a role such as c:func"},
    {S_INIT("cpp:concept"),
     "describe it with cpp:type, and refer to it with the role cpp:type"},
    {S_INIT("c:namespace c:namespace-push c:namespace-pop cpp:namespace-push "
            "cpp:namespace-pop"),
     "write full names; in C++, cpp:namespace sets the prefix of later names"},
    {S_INIT("c:alias cpp:alias"),
     "refer to the description with a role of its domain, such as c:func"},
    {S_INIT("todo todolist"),
     "write a note or a comment; 'directives: {todo: drop}' in perfpress.yaml "
     "hides it, {todo: admonition} shows it"},
    {S_INIT("postlist"), "link to the pages in a list or a toctree; feed.xml "
                         "lists the newest pages"},
    {S_INIT("tab-set-code group-tab code-tab"),
     "write a tab-set of tab-items; their option 'sync' selects tabs together"},
    {S_INIT("card-carousel"), "put the cards into a grid, as grid-item-cards"},
    {S_INIT("hlist acks"), "write a plain list"},
    {S_INIT("centered"), "write a rubric, or a paragraph"},
    {S_INIT("panels"), "write a grid of cards, which replaced it"},
    {S_INIT("toggle"), "write a dropdown"},
    {S_INIT("article-info"), "write the author and the date as a paragraph"},
    {S_INIT("update"), "write versionchanged, or a note with the date"},
    {S_INIT("highlightlang"), "write highlight, which replaced it"},
};

const char *left_out_instead(str name)
{
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++) {
        str rest = ALL[i].names, word;
        while (str_word(&rest, &word))
            if (str_eq_nocase(word, name))
                return ALL[i].instead;
    }
    return NULL;
}
