// SPDX-License-Identifier: MIT
// notebook: converts the cells one after the other. The positions of lines
// refer to the JSON file.
#include "parse/notebook/notebook.h"

#include "base/codes/files.h"
#include "base/vec.h"
#include "load/json/json.h"
#include "load/site.h"
#include "parse/lines.h"
#include "parse/md/md.h"
#include "parse/md/md_anchor.h"
#include "parse/md/md_substitute.h"
#include "parse/notebook/notebook_output.h"

struct notebook {
    struct parse *p;
    struct md *md;
    str language; /* language of the notebook's code */
};

static void fault(struct notebook *nb, struct pos at, str message,
                  const char *help)
{
    diag_at(nb->p->d, DIAG_NOTEBOOK, at, message);
    diag_help(nb->p->d, "%s", help);
}

/* ---- lines ---- */

/* Appends the lines of one string. In the JSON file, each line but the first
   starts after an "\n" escape. */
static void add_lines(struct arena *a, const struct json *text,
                      struct lines *out)
{
    str rest = text->text, line;
    size_t raw = 0;
    bool open = str_ends(rest, S("\n"));
    if (open)
        rest = str_slice(rest, 0, rest.n - 1);
    while (str_cut(&rest, '\n', &line)) {
        if (str_ends(line, S("\r")))
            line = str_slice(line, 0, line.n - 1);
        vec_push(a, out,
                 (struct line){line, text->at.src, text->at.line,
                               text->at.col + 1 + (uint32_t)raw});
        while (raw < text->raw.n &&
               !str_starts(str_from(text->raw, raw), S("\\n")))
            raw += text->raw.p[raw] == '\\' ? 2 : 1;
        raw += raw + 2 <= text->raw.n ? 2 : 0;
    }
}

/* Returns the lines of a source: a string, or a list of strings, which usually
   are lines but may be parts of lines. */
static struct lines lines_of(struct notebook *nb, const struct json *source)
{
    struct arena *a = nb->p->a;
    struct lines out = {0};
    bool joined = false;
    if (source && source->kind == JSON_TEXT)
        add_lines(a, source, &out);
    for (const struct json *e =
             source && source->kind == JSON_LIST ? source->first : NULL;
         e; e = e->next) {
        size_t before = out.n;
        if (e->kind != JSON_TEXT || !e->text.n)
            continue;
        add_lines(a, e, &out);
        if (joined && before) {
            struct line *last = &out.v[before - 1];
            last->text = str_concat(a, last->text, out.v[before].text);
            memmove(&out.v[before], &out.v[before + 1],
                    (out.n - before - 1) * sizeof *out.v);
            out.n--;
        }
        joined = !str_ends(e->text, S("\n"));
    }
    return out;
}

/* ---- metadata of cells ---- */

static bool is_true(const struct json *map, const char *key)
{
    const struct json *v = json_get(map, str_c(key));
    return v && v->kind == JSON_TRUE;
}

/* Whether a cell has the tag "remove-PART" or "remove_PART". */
static bool is_removed(const struct json *meta, const char *part)
{
    const struct json *tags = json_get(meta, S("tags"));
    for (const struct json *t = tags && tags->kind == JSON_LIST ? tags->first
                                                                : NULL;
         t; t = t->next) {
        str tag = t->text;
        bool starts =
            str_starts(tag, S("remove-")) || str_starts(tag, S("remove_"));
        if (t->kind == JSON_TEXT && starts &&
            str_eq(str_from(tag, S("remove-").n), str_c(part)))
            return true;
    }
    return false;
}

static bool is_hidden(const struct json *meta)
{
    return str_eq(json_text_of(meta, "nbsphinx"), S("hidden")) ||
           is_removed(meta, "cell");
}

/* ---- Markdown ---- */

static struct node *last_of(struct node *n)
{
    while (n->last)
        n = n->last;
    return n;
}

/* Returns a copy of the node for an attachment, or NULL if the attachment is
   invalid. Each attachment is decoded, and its fault reported, only once. */
static struct node *attached(struct notebook *nb, struct map *seen, str name,
                             const struct json *data)
{
    struct arena *a = nb->p->a;
    const struct map_entry *e = map_find(seen, name);
    if (!e)
        e = map_put(seen, name,
                    notebook_picture(nb->p, data->key, notebook_text(a, data),
                                     S(""), data->at));
    return e->value ? node_copy(a, e->value) : NULL;
}

/* Replaces images whose address is "attachment:NAME" by the cell's
   attachments. */
static void attach(struct notebook *nb, const struct json *cell,
                   const struct node *from)
{
    const struct json *all = json_get(cell, S("attachments"));
    struct node *root = nb->p->doc->root, *next;
    struct map seen = {.a = nb->p->a};
    for (struct node *n = all ? node_next(from, root) : NULL; n; n = next) {
        str uri = node_get(n, "uri"), scheme = S("attachment:");
        next = node_next(n, root);
        if (n->type != NODE_IMAGE || !str_starts(uri, scheme))
            continue;
        next = node_skip(n, root);
        str name = str_from(uri, scheme.n);
        const struct json *bundle = json_get(all, name);
        const struct json *data = bundle ? bundle->first : NULL;
        struct node *picture = data ? attached(nb, &seen, name, data) : NULL;
        if (picture)
            node_set(nb->p->a, picture, "alt",
                     node_has(n, "alt") ? node_get(n, "alt") : S(""));
        if (picture)
            node_replace(n, picture);
        else if (!data)
            fault(nb, n->pos,
                  str_fmt(nb->p->a, "the cell has no attachment '%.*s'",
                          STR_ARG(name)),
                  "attach the picture to the cell again");
        if (!picture)
            node_remove(n);
    }
}

static void markdown(struct notebook *nb, const struct json *cell,
                     struct lines lines)
{
    const struct node *from = last_of(nb->p->doc->root);
    md_blocks(nb->md, md_substitute(nb->p, lines, nb->md->myst.substitutions),
              nb->md->section, true);
    attach(nb, cell, from);
}

/* ---- code ---- */

/* Returns the language of a cell: "bash" if its first line is "%%bash", and so
   on; else the notebook's language. */
static str language_of(struct notebook *nb, const struct lines *lines)
{
    str first = lines->v[0].text, word;
    if (!str_starts(first, S("%%")))
        return nb->language;
    first = str_from(first, 2);
    str_word(&first, &word);
    static const str NAMES[] = {S_INIT("bash"), S_INIT("sh"), S_INIT("html"),
                                S_INIT("javascript"), S_INIT("latex")};
    return STR_AMONG(word, NAMES) ? word : nb->language;
}

static void add_code(struct notebook *nb, struct lines lines, str language)
{
    struct arena *a = nb->p->a;
    struct node *n = node_new(a, NODE_LITERAL_BLOCK, line_pos(lines.v, 0, 0));
    node_add(a, n, "classes", S("code"));
    if (language.n)
        node_add(a, n, "classes", language);
    node_append(n, node_text(a, lines_join(a, &lines), n->pos));
    node_append(nb->md->section, n);
}

static void code(struct notebook *nb, const struct json *cell,
                 struct lines lines)
{
    const struct json *meta = json_get(cell, S("metadata"));
    const struct json *jupyter = json_get(meta, S("jupyter"));
    if (lines.n && !is_removed(meta, "input") &&
        !is_true(jupyter, "source_hidden"))
        add_code(nb, lines, language_of(nb, &lines));
    if (!is_removed(meta, "output") && !is_true(jupyter, "outputs_hidden"))
        notebook_outputs_add(nb->p, json_get(cell, S("outputs")),
                             nb->md->section);
}

/* ---- raw cells ---- */

static void rst(struct notebook *nb, const struct json *cell,
                struct lines lines)
{
    (void)cell;
    parse_rst_part(nb->p, lines, nb->md->section, true);
}

static void html(struct notebook *nb, const struct json *cell,
                 struct lines lines)
{
    const struct json *source = json_get(cell, S("source"));
    (void)lines;
    notebook_html_add(nb->p, notebook_text(nb->p->a, source), source->at,
                      nb->md->section);
}

static void plain(struct notebook *nb, const struct json *cell,
                  struct lines lines)
{
    (void)cell;
    add_code(nb, lines, S(""));
}

/* How raw cells are shown, by their type. Raw cells of other types are for
   other programs, and are dropped. */
static const struct {
    str mime;
    void (*add)(struct notebook *nb, const struct json *cell,
                struct lines lines);
} RAW[] = {
    {S_INIT("text/restructuredtext"), rst}, {S_INIT("text/x-rst"), rst},
    {S_INIT("text/markdown"), markdown},    {S_INIT("text/html"), html},
    {S_INIT("text/plain"), plain},          {S_INIT(""), plain},
};

static void raw(struct notebook *nb, const struct json *cell,
                struct lines lines)
{
    const struct json *meta = json_get(cell, S("metadata"));
    str mime = json_text_of(meta, "raw_mimetype");
    if (!mime.p)
        mime = json_text_of(meta, "format");
    for (size_t i = 0; i < sizeof RAW / sizeof *RAW; i++)
        if (str_eq_nocase(RAW[i].mime, mime.p ? mime : S(""))) {
            RAW[i].add(nb, cell, lines);
            return;
        }
}

/* ---- cells ---- */

static const struct {
    str type;
    void (*add)(struct notebook *nb, const struct json *cell,
                struct lines lines);
    bool empty; /* whether the cell is kept even if its source is empty */
} CELLS[] = {
    {S_INIT("markdown"), markdown, false},
    {S_INIT("code"), code, true},
    {S_INIT("raw"), raw, false},
};
enum { N_CELLS = sizeof CELLS / sizeof *CELLS };

static void add_cell(struct notebook *nb, const struct json *cell)
{
    str type = json_text_of(cell, "cell_type");
    size_t k = 0;
    while (k < N_CELLS && !str_eq(CELLS[k].type, type))
        k++;
    if (k == N_CELLS) {
        fault(nb, cell->at, S("a cell has no valid 'cell_type'"),
              "'cell_type' must be markdown, code or raw");
        return;
    }
    struct lines lines = lines_trim(lines_of(nb, json_get(cell, S("source"))));
    if (!is_hidden(json_get(cell, S("metadata"))) &&
        (lines.n || CELLS[k].empty))
        CELLS[k].add(nb, cell, lines);
}

/* Adds the label with which nbsphinx refers to the page:
   ":ref:`/guide/a.ipynb`". */
static void add_label(struct parse *p, const struct source *src)
{
    struct node *first = p->doc->root->first;
    str folder = str_concat(p->a, p->site->config.content, S("/"));
    if (!first || first->type != NODE_SECTION || !str_starts(src->name, folder))
        return;
    str path = str_from(src->name, folder.n - 1);
    node_add(p->a, first, "names", document_normal_name(p->a, path));
    document_note_explicit_target(p->doc, first);
}

/* Adds Jupyter's ids of headings: the text of the heading, with hyphens for
   blanks. */
static void add_anchors(struct document *doc)
{
    for (struct node *n = doc->root; n; n = node_next(n, doc->root)) {
        if (n->type != NODE_SECTION || !n->first ||
            n->first->type != NODE_TITLE)
            continue;
        str id = str_replace(doc->a, str_trim(node_astext(doc->a, n->first)),
                             S(" "), S("-"));
        if (!id.n || str_find_char(id, '\n', 0) != STR_NPOS ||
            map_find(&doc->ids, id))
            continue;
        node_add(doc->a, n, "ids", id);
        map_put(&doc->ids, id, n);
    }
}

static str language_of_kernel(const struct json *meta)
{
    str info = json_text_of(json_get(meta, S("language_info")), "name");
    str spec = json_text_of(json_get(meta, S("kernelspec")), "language");
    return info.n ? info : spec.n ? spec : S("python");
}

static void add_cells(struct notebook *nb, const struct json *top)
{
    const struct json *cells = json_get(top, S("cells"));
    const struct json *meta = json_get(top, S("metadata"));
    if (!cells || cells->kind != JSON_LIST) {
        fault(nb, top->at, S("the list 'cells' is missing"),
              "convert the file with 'jupyter nbconvert --to notebook', which "
              "writes nbformat 4");
        return;
    }
    nb->language = language_of_kernel(meta);
    if (is_true(json_get(meta, S("nbsphinx")), "orphan"))
        nb->p->doc->front.orphan = true;
    for (const struct json *cell = cells->first; cell; cell = cell->next)
        add_cell(nb, cell);
}

struct document *parse_notebook(struct arena *a, struct diags *d,
                                const struct site *site, str page_dir,
                                const struct source *src)
{
    struct source *empty = NEW(a, struct source);
    *empty = (struct source){.name = src->name, .text = S("")};
    struct document *doc = parse_markdown(a, d, site, page_dir, empty);
    struct notebook nb = {.p = doc->parse, .md = doc->parse->parser};
    /* In Jupyter's Markdown, formulas are between dollars. */
    nb.md->myst.extensions |= MYST_DOLLARMATH | MYST_AMSMATH;
    const struct json *top = json_read(a, d, src, DIAG_NOTEBOOK);
    doc->root->pos.src = src;
    if (top)
        add_cells(&nb, top);
    md_notes_end(nb.md);
    add_label(doc->parse, src);
    md_anchor_all(doc, nb.md->myst.heading_anchors);
    add_anchors(doc);
    return doc;
}
