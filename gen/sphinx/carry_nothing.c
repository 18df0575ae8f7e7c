// SPDX-License-Identifier: MIT
// carry_nothing: settings that no row of the tables takes, and why they stay
// behind. Names that are none of Sphinx' are a conf.py's own.
#include "sphinx/carry_tables.h"

static const char OTHER_OUTPUT[] = "it is for another kind of output";
static const char THEME[] = "the site has perfpress' theme";
static const char CODE[] = "it is for an extension that reads or runs code";
static const char NOT_HERE[] = "perfpress has nothing like it";
static const char SPHINX[] = "it is about Sphinx itself";

static const struct {
    str name; /* up to '*': of all that begin so */
    const char *why;
} SETTINGS[] = {
    {S_INIT("html_use_index"), "the index is there where pages have entries"},
    {S_INIT("html_domain_indices"),
     "the index is there where pages have entries"},
    {S_INIT("html_context"), NULL}, /* goes with html_theme_options */
    {S_INIT("html_last_updated_fmt"), "pages show the date of their data"},
    {S_INIT("html_secnumber_suffix"), NOT_HERE},
    {S_INIT("html_*"), THEME},
    {S_INIT("pygments_*"), THEME},
    {S_INIT("copybutton_*"), "prompts are left out of what is copied"},
    {S_INIT("today_fmt"), "'today' takes a text"},
    {S_INIT("latex_*"), OTHER_OUTPUT},
    {S_INIT("man_*"), OTHER_OUTPUT},
    {S_INIT("texinfo_*"), OTHER_OUTPUT},
    {S_INIT("epub_*"), OTHER_OUTPUT},
    {S_INIT("htmlhelp_*"), OTHER_OUTPUT},
    {S_INIT("qthelp_*"), OTHER_OUTPUT},
    {S_INIT("devhelp_*"), OTHER_OUTPUT},
    {S_INIT("applehelp_*"), OTHER_OUTPUT},
    {S_INIT("text_*"), OTHER_OUTPUT},
    {S_INIT("xml_*"), OTHER_OUTPUT},
    {S_INIT("pdf_*"), OTHER_OUTPUT},
    {S_INIT("gettext_*"), "pages have one language"},
    {S_INIT("locale_dirs"), "pages have one language"},
    {S_INIT("figure_language_filename"), "pages have one language"},
    {S_INIT("autodoc_*"), CODE},
    {S_INIT("autosummary_*"), CODE},
    {S_INIT("autoapi_*"), CODE},
    {S_INIT("apidoc_*"), CODE},
    {S_INIT("autoclass_*"), CODE},
    {S_INIT("napoleon_*"), CODE},
    {S_INIT("numpydoc_*"), CODE},
    {S_INIT("viewcode_*"), CODE},
    {S_INIT("linkcode_*"), CODE},
    {S_INIT("typehints_*"), CODE},
    {S_INIT("coverage_*"), CODE},
    {S_INIT("doctest_*"), CODE},
    {S_INIT("breathe_*"), CODE},
    {S_INIT("exhale_*"), CODE},
    {S_INIT("plot_*"), CODE},
    {S_INIT("sphinx_gallery_*"), CODE},
    {S_INIT("graphviz_*"), CODE},
    {S_INIT("inheritance_*"), CODE},
    {S_INIT("jupyter_*"), CODE},
    {S_INIT("nb_*"), "notebooks are never run"},
    {S_INIT("nbsphinx_*"), "notebooks are never run"},
    {S_INIT("bibtex_*"), NOT_HERE},
    {S_INIT("myst_*"), NOT_HERE},
    {S_INIT("linkcheck_*"), NOT_HERE},
    {S_INIT("nitpick_ignore*"),
     "references that lead nowhere are warnings; warnings: makes others of "
     "them"},
    {S_INIT("trim_footnote_reference_space"), NOT_HERE},
    {S_INIT("highlight_options"), NOT_HERE},
    {S_INIT("option_emphasise_placeholders"), NOT_HERE},
    {S_INIT("modindex_common_prefix"), NOT_HERE},
    {S_INIT("show_authors"), NOT_HERE},
    {S_INIT("python_use_unqualified_type_names"), NOT_HERE},
    {S_INIT("strip_signature_backslash"), NOT_HERE},
    {S_INIT("toc_object_entries*"), NOT_HERE},
    {S_INIT("c_*"), NOT_HERE},
    {S_INIT("cpp_*"), NOT_HERE},
    {S_INIT("source_encoding"), "pages are read as UTF-8"},
    {S_INIT("source_parsers"), "'source_suffix' says how files are read"},
    {S_INIT("needs_*"), SPHINX},
    {S_INIT("keep_warnings"), SPHINX},
    {S_INIT("user_agent"), SPHINX},
    {S_INIT("tls_*"), SPHINX},
};

static bool is_meant(str pattern, str name)
{
    return str_ends(pattern, S("*"))
               ? str_starts(name, str_slice(pattern, 0, pattern.n - 1))
               : str_eq(pattern, name);
}

const char *carry_nothing(str name)
{
    for (size_t i = 0; i < sizeof SETTINGS / sizeof *SETTINGS; i++)
        if (is_meant(SETTINGS[i].name, name))
            return SETTINGS[i].why;
    return NULL;
}
