// SPDX-License-Identifier: MIT
// runs_code: see runs_code.h.
#include "parse/call/runs_code.h"

static const char READS[] =
    "let Sphinx build the pages with such directives; in perfpress.yaml, list "
    "these pages under 'exclude' and Sphinx' objects.inv under 'inventories', "
    "or define under 'directives' what to show instead";
static const char PRINTS[] =
    "store its output in a file beside the page, and show the file with "
    "literalinclude; or define under 'directives' in perfpress.yaml what to "
    "show instead";
static const char DRAWS[] =
    "store the image, preferably as SVG, and show it with image or figure; or "
    "define under 'directives' in perfpress.yaml what to show instead";

static const char *const ADVICE[] = {
    [RUNS_READS] = READS, [RUNS_PRINTS] = PRINTS, [RUNS_DRAWS] = DRAWS};

static const struct runs_code ALL[] = {
    {S_INIT("sphinx.ext.autodoc"), RUNS_READS,
     S_INIT("automodule autoclass autofunction automethod autoattribute "
            "autodata autoexception autodecorator autoproperty "
            "autonewtypedata")},
    {S_INIT("sphinx.ext.autosummary"), RUNS_READS,
     S_INIT("autosummary autosummary_table")},
    {S_INIT("autoapi.extension"), RUNS_READS,
     S_INIT("autoapisummary autoapimodule autoapiclass autoapifunction "
            "autoapimethod autoapiattribute autoapidata autoapiexception "
            "autoapi-nested-parse autoapi-inheritance-diagram")},
    {S_INIT("autodoc2"), RUNS_READS,
     S_INIT("autodoc2-object autodoc2-summary autodoc2-docstring")},
    {S_INIT("sphinx_autodoc_typehints"), RUNS_READS, S_INIT("")},
    {S_INIT("sphinxcontrib.autodoc_pydantic"), RUNS_READS,
     S_INIT("autopydantic_model autopydantic_settings autopydantic_field "
            "autopydantic_validator")},
    {S_INIT("sphinx_automodapi.automodapi"), RUNS_READS,
     S_INIT("automodapi automodsumm automod-diagram")},
    {S_INIT("numpydoc"), RUNS_READS, S_INIT("")},
    {S_INIT("sphinx.ext.napoleon"), RUNS_READS, S_INIT("")},
    {S_INIT("sphinx.ext.viewcode"), RUNS_READS, S_INIT("")},
    {S_INIT("sphinx.ext.linkcode"), RUNS_READS, S_INIT("")},
    {S_INIT("breathe"), RUNS_READS,
     S_INIT("doxygenfile autodoxygenfile doxygenclass doxygenfunction "
            "doxygenstruct doxygenunion doxygeninterface doxygengroup "
            "doxygenenum doxygenenumvalue doxygentypedef doxygendefine "
            "doxygenvariable doxygenconcept doxygenindex autodoxygenindex "
            "doxygennamespace doxygenpage")},
    {S_INIT("exhale"), RUNS_READS, S_INIT("")},
    {S_INIT("hawkmoth"), RUNS_READS,
     S_INIT("c:autodoc c:autofunction c:autostruct c:autovar c:automacro "
            "cpp:autodoc cpp:autoclass cpp:autofunction")},
    {S_INIT("sphinx_js"), RUNS_READS,
     S_INIT("js:autofunction js:autoclass js:autoattribute")},
    {S_INIT("enum_tools.autoenum"), RUNS_READS, S_INIT("autoenum autoflag")},
    {S_INIT("sphinx_click"), RUNS_READS, S_INIT("click")},
    {S_INIT("sphinx_click.ext"), RUNS_READS, S_INIT("")},
    {S_INIT("sphinx_argparse_cli"), RUNS_READS, S_INIT("sphinx_argparse_cli")},
    {S_INIT("sphinxarg.ext"), RUNS_READS, S_INIT("argparse")},
    {S_INIT("sphinxcontrib.typer"), RUNS_READS, S_INIT("typer")},
    {S_INIT("sphinxcontrib.autoprogram"), RUNS_READS, S_INIT("autoprogram")},
    {S_INIT("sphinxcontrib.httpdomain"), RUNS_READS,
     S_INIT("autoflask autotornado autobottle")},
    {S_INIT("sphinxcontrib.programoutput"), RUNS_PRINTS,
     S_INIT("program-output command-output")},
    {S_INIT("sphinx_execute_code"), RUNS_PRINTS, S_INIT("execute_code")},
    {S_INIT("sphinx_exec_code"), RUNS_PRINTS, S_INIT("exec_code")},
    {S_INIT("sphinx_exec_directive"), RUNS_PRINTS, S_INIT("exec")},
    {S_INIT("sphinxcontrib.runcmd"), RUNS_PRINTS, S_INIT("runcmd")},
    {S_INIT("IPython.sphinxext.ipython_directive"), RUNS_PRINTS,
     S_INIT("ipython")},
    {S_INIT("jupyter_sphinx"), RUNS_PRINTS,
     S_INIT("jupyter-execute jupyter-kernel jupyter-input jupyter-output "
            "jupyter-download:notebook")},
    {S_INIT("sphinx_thebe"), RUNS_PRINTS, S_INIT("thebe-button")},
    {S_INIT("myst_nb"), RUNS_PRINTS,
     S_INIT("code-cell raw-cell glue glue:figure glue:math glue:md "
            "nb-exec-table")},
    {S_INIT("sphinx_jinja"), RUNS_PRINTS, S_INIT("jinja")},
    {S_INIT("sphinx.ext.inheritance_diagram"), RUNS_DRAWS,
     S_INIT("inheritance-diagram")},
    {S_INIT("matplotlib.sphinxext.plot_directive"), RUNS_DRAWS, S_INIT("plot")},
    {S_INIT("matplotlib.sphinxext.figmpl_directive"), RUNS_DRAWS,
     S_INIT("figure-mpl")},
    {S_INIT("sphinx_gallery.gen_gallery"), RUNS_DRAWS, S_INIT("minigallery")},
    {S_INIT("bokeh.sphinxext.bokeh_plot"), RUNS_DRAWS, S_INIT("bokeh-plot")},
    {S_INIT("sphinx_plotly_directive"), RUNS_DRAWS, S_INIT("plotly")},
    {S_INIT("altair.sphinxext.altairplot"), RUNS_DRAWS, S_INIT("altair-plot")},
    {S_INIT("pyvista.ext.plot_directive"), RUNS_DRAWS, S_INIT("pyvista-plot")},
    {S_INIT("sphinx.ext.graphviz"), RUNS_DRAWS,
     S_INIT("graphviz digraph graph")},
    {S_INIT("sphinxcontrib.plantuml"), RUNS_DRAWS, S_INIT("uml plantuml")},
    {S_INIT("sphinxcontrib.mermaid"), RUNS_DRAWS, S_INIT("autoclasstree")},
    {S_INIT("sphinxcontrib.blockdiag"), RUNS_DRAWS, S_INIT("blockdiag")},
    {S_INIT("sphinxcontrib.seqdiag"), RUNS_DRAWS, S_INIT("seqdiag")},
    {S_INIT("sphinxcontrib.nwdiag"), RUNS_DRAWS,
     S_INIT("nwdiag rackdiag packetdiag")},
    {S_INIT("sphinxcontrib.tikz"), RUNS_DRAWS, S_INIT("tikz")},
};
enum { N_ALL = sizeof ALL / sizeof *ALL };

const struct runs_code *runs_code_at(size_t i)
{
    return i < N_ALL ? &ALL[i] : NULL;
}

const char *runs_code_instead(str directive)
{
    for (size_t i = 0; i < N_ALL; i++) {
        str rest = ALL[i].names, word;
        while (str_word(&rest, &word))
            if (str_eq_nocase(word, directive))
                return ADVICE[ALL[i].effect];
    }
    return NULL;
}
