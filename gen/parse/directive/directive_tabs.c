// SPDX-License-Identifier: MIT
// directive_tabs: the directives of sphinx-tabs, and the tab of
// sphinx-inline-tabs, as tab sets like those of sphinx-design. A tab's label is
// the first line of its body; tabs of groups are chosen together by it.
#include "base/codes/directive.h"
#include "parse/code/directive_code.h"
#include "parse/directive/directive_family.h"

static const struct option_spec TABS[] = {
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {{0}, 0, NULL},
};

static const struct option_spec TAB[] = {
    {S_INIT("new-set"), OPTION_FLAG, NULL},
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {{0}, 0, NULL},
};

static const struct option_spec CODE_TAB[] = {CODE_OPTIONS, {{0}, 0, NULL}};

enum { TAB_ALONE, TAB_GROUP };

/* What Pygments calls the languages that tabs of code are labelled with. */
static const struct {
    str name, shown;
} LANGUAGES[] = {
    {S_INIT("bash"), S_INIT("Bash")},
    {S_INIT("c"), S_INIT("C")},
    {S_INIT("c#"), S_INIT("C#")},
    {S_INIT("c++"), S_INIT("C++")},
    {S_INIT("cmake"), S_INIT("CMake")},
    {S_INIT("console"), S_INIT("Bash Session")},
    {S_INIT("cpp"), S_INIT("C++")},
    {S_INIT("csharp"), S_INIT("C#")},
    {S_INIT("css"), S_INIT("CSS")},
    {S_INIT("cuda"), S_INIT("CUDA")},
    {S_INIT("docker"), S_INIT("Docker")},
    {S_INIT("dockerfile"), S_INIT("Docker")},
    {S_INIT("fortran"), S_INIT("Fortran")},
    {S_INIT("go"), S_INIT("Go")},
    {S_INIT("golang"), S_INIT("Go")},
    {S_INIT("haskell"), S_INIT("Haskell")},
    {S_INIT("html"), S_INIT("HTML")},
    {S_INIT("ini"), S_INIT("INI")},
    {S_INIT("java"), S_INIT("Java")},
    {S_INIT("javascript"), S_INIT("JavaScript")},
    {S_INIT("js"), S_INIT("JavaScript")},
    {S_INIT("json"), S_INIT("JSON")},
    {S_INIT("julia"), S_INIT("Julia")},
    {S_INIT("kotlin"), S_INIT("Kotlin")},
    {S_INIT("lua"), S_INIT("Lua")},
    {S_INIT("make"), S_INIT("Makefile")},
    {S_INIT("makefile"), S_INIT("Makefile")},
    {S_INIT("matlab"), S_INIT("Matlab")},
    {S_INIT("md"), S_INIT("Markdown")},
    {S_INIT("perl"), S_INIT("Perl")},
    {S_INIT("php"), S_INIT("PHP")},
    {S_INIT("powershell"), S_INIT("PowerShell")},
    {S_INIT("protobuf"), S_INIT("Protocol Buffer")},
    {S_INIT("py"), S_INIT("Python")},
    {S_INIT("python"), S_INIT("Python")},
    {S_INIT("python3"), S_INIT("Python")},
    {S_INIT("r"), S_INIT("S")},
    {S_INIT("rb"), S_INIT("Ruby")},
    {S_INIT("rst"), S_INIT("reStructuredText")},
    {S_INIT("ruby"), S_INIT("Ruby")},
    {S_INIT("rust"), S_INIT("Rust")},
    {S_INIT("scala"), S_INIT("Scala")},
    {S_INIT("sh"), S_INIT("Bash")},
    {S_INIT("shell"), S_INIT("Bash")},
    {S_INIT("sql"), S_INIT("SQL")},
    {S_INIT("swift"), S_INIT("Swift")},
    {S_INIT("text"), S_INIT("Text only")},
    {S_INIT("toml"), S_INIT("TOML")},
    {S_INIT("ts"), S_INIT("TypeScript")},
    {S_INIT("typescript"), S_INIT("TypeScript")},
    {S_INIT("xml"), S_INIT("XML")},
    {S_INIT("yaml"), S_INIT("YAML")},
    {S_INIT("yml"), S_INIT("YAML")},
};

static str shown_name(str language)
{
    for (size_t i = 0; i < sizeof LANGUAGES / sizeof *LANGUAGES; i++)
        if (str_eq_nocase(LANGUAGES[i].name, language))
            return LANGUAGES[i].shown;
    return language;
}

/* Whether a child of a set of tabs stands beside them. */
static bool is_beside(const struct node *n)
{
    return n->type == NODE_TAB_ITEM || n->type == NODE_COMMENT ||
           n->type == NODE_SYSTEM_MESSAGE || n->type == NODE_TARGET;
}

static void tabs(struct directive_call *c, struct node *parent)
{
    if (!directive_has_content(c, parent))
        return;
    struct node *set = directive_node(c, NODE_TAB_SET);
    node_append(parent, set);
    directive_parse_content(c, set);
    node_each (n, set) {
        if (is_beside(n))
            continue;
        directive_fault(c, DIAG_DIRECTIVE_CONTENT, n->pos.src ? n->pos : c->at,
                        S("content is not made of tabs only"));
        diag_help(c->p->d, "put this into one of them, or after the 'tabs'");
        return;
    }
}

/* The set that a tab belongs to: the one around it, or, as sphinx-inline-tabs
   has it, that of the tab right before, or a new one. */
static struct node *set_of(struct directive_call *c, struct node *parent)
{
    struct node *before = parent->last;
    if (parent->type == NODE_TAB_SET)
        return parent;
    if (before && before->type == NODE_TAB_SET && node_has(before, "_inline") &&
        !directive_flag(c, S("new-set")))
        return before;
    struct node *set = node_new(c->p->a, NODE_TAB_SET, c->at);
    node_set(c->p->a, set, "_inline", S("1"));
    node_append(parent, set);
    return set;
}

static struct node *add_item(struct directive_call *c, struct node *parent,
                             str sync)
{
    struct node *item = directive_node(c, NODE_TAB_ITEM);
    if (sync.p)
        node_set(c->p->a, item, "sync", sync);
    node_append(set_of(c, parent), item);
    return item;
}

static void tab(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    if (!directive_has_content(c, parent))
        return;
    struct line first = c->content.v[0];
    str text = str_trim(first.text);
    bool group = c->def->which == TAB_GROUP;
    struct node *item = add_item(c, parent, group ? text : STR_NONE);
    struct pos at = line_pos(&first, (size_t)(text.p - first.text.p), text.n);
    struct node *label = node_new(a, NODE_TAB_LABEL, at);
    node_append(item, label);
    c->p->syntax->inline_text(c->p, text, at, label);
    directive_flush_messages(c, item);
    struct lines rest = c->content;
    do {
        rest.v++;
        rest.n--;
    } while (rest.n && str_blank(rest.v->text));
    if (rest.n)
        c->p->syntax->block(c->p, rest, item, false);
}

/* code-tab: a language, and the label where it is not the language's name. */
static void code_tab(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    str text = c->argument, language;
    if (!directive_has_content(c, parent) || !directive_code_check(c, parent))
        return;
    str_word(&text, &language);
    text = str_trim(text);
    if (!text.n)
        text = shown_name(language);
    struct node *item = node_new(a, NODE_TAB_ITEM, c->at);
    struct node *label = node_new(a, NODE_TAB_LABEL, c->argument_at);
    node_set(a, item, "sync", text);
    node_append(set_of(c, parent), item);
    node_append(item, label);
    node_append(label, node_text(a, text, c->argument_at));
    directive_code_add_block(c, item, language, c->content, STR_NONE);
}

const struct directive directive_tabs[] = {
    {S_INIT("tabs"), 0, 0, false, true, TABS, tabs, 0},
    {S_INIT("tab"), 0, 0, false, true, TAB, tab, TAB_ALONE},
    {S_INIT("group-tab"), 0, 0, false, true, TAB, tab, TAB_GROUP},
    {S_INIT("code-tab"), 1, 1, true, true, CODE_TAB, code_tab, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
