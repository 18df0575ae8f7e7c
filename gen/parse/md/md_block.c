// SPDX-License-Identifier: MIT
// md_block: converts cmark's blocks to nodes: sections from headings, lists,
// code, and the blocks that md_scan marked. In: the lines of a page, or of a
// directive's content.
#include "base/buf.h"
#include "base/codes/md.h"
#include "base/vec.h"
#include "doc/fields.h"
#include "load/site.h"
#include "parse/code/directive_code.h"
#include "parse/directive/directive_slip.h"
#include "parse/md/md.h"
#include "parse/md/md_attributes.h"
#include "parse/md/md_definition.h"
#include "parse/md/md_line.h"

struct builder {
    struct md_run *r;
    struct md *md;
    struct parse *p;
    struct node *at; /* the parent of the next block */
    unsigned depth;  /* number of open quotes, lists and items */
    size_t consumed; /* lines before this index are already in the tree */
    struct {
        struct node **v;
        size_t n, cap;
    } attributes; /* placeholders of attributes that are not applied yet */
    const struct md_event *e;
};

/* Returns the position of a block; a paragraph starts after its link reference
   definitions. Uses cmark's lines and columns, which are exact for blocks. */
static struct pos block_pos(const struct md_run *r, const struct md_event *e)
{
    size_t k = md_index(r, e->line), at = e->col - 1;
    for (; r->marks[k].mark == MD_MARK_DEFINITION && k + 1 < r->lines.n; k++)
        at = r->marks[k + 1].content;
    return line_pos(&r->lines.v[k], at, 0);
}

static struct node *add(struct builder *b, enum node_type type)
{
    struct node *n = node_new(b->p->a, type, block_pos(b->r, b->e));
    node_append(b->at, n);
    return n;
}

static void add_fixed_text(struct builder *b, struct node *n, str text)
{
    node_append(n, node_text(b->p->a, text, n->pos));
}

/* ---- quotes and lists ---- */

static void quote(struct builder *b)
{
    b->at = add(b, NODE_BLOCK_QUOTE);
    b->depth++;
}

static void list(struct builder *b)
{
    const struct md_event *e = b->e;
    struct arena *a = b->p->a;
    struct node *n =
        add(b, e->ordered ? NODE_ENUMERATED_LIST : NODE_BULLET_LIST);
    if (e->ordered) {
        node_set(a, n, "enumtype", S("arabic"));
        node_set(a, n, "prefix", S(""));
        node_set(a, n, "suffix", e->paren ? S(")") : S("."));
        if (e->start != 1)
            node_set(a, n, "start", str_fmt(a, "%d", e->start));
    } else {
        const struct line *l = &b->r->lines.v[md_index(b->r, e->line)];
        node_set(a, n, "bullet", str_slice(l->text, e->col - 1, e->col));
    }
    node_set(a, n, "_tight", e->tight ? S("1") : S("0"));
    b->at = n;
    b->depth++;
}

static void item(struct builder *b)
{
    b->at = add(b, NODE_LIST_ITEM);
    b->depth++;
}

static void leave(struct builder *b)
{
    b->at = b->at->parent;
    b->depth--;
}

/* ---- leaf blocks ---- */

static void paragraph(struct builder *b)
{
    size_t k = md_index(b->r, b->e->line);
    str line = str_from(b->r->lines.v[k].text, b->r->marks[k].content);
    if (!b->md->plain)
        directive_slip_text(b->p, &b->r->lines.v[k], b->r->marks[k].content);
    struct node *n = add(b, NODE_PARAGRAPH);
    md_inlines(b->r, b->e, n);
    if (!n->prev && !b->md->plain)
        md_first(b->md, n, line);
}

static void rule(struct builder *b)
{
    add(b, NODE_TRANSITION);
}

/* Reports a heading that skips a level, as MyST does. A page whose title is in
   its front matter may start at level 2. */
static void check_level(struct builder *b, int level, int above)
{
    struct arena *a = b->p->a;
    if (b->md->plain || above + 1 == level ||
        (above == 0 && level == 2 && b->p->doc->front.title.p))
        return;
    struct pos at = block_pos(b->r, b->e);
    diag_at(b->p->d, DIAG_MD_HEADING_LEVEL, at, str_fmt(a, "%d", level),
            str_fmt(a, "%d", above + 1));
    diag_help(b->p->d, "start this heading with '%.*s'", above + 1, "######");
    node_append(b->at, message_newest(a, b->p->d, MESSAGE_WARNING, at));
}

static void section(struct builder *b, int level)
{
    struct md *md = b->md;
    struct arena *a = b->p->a;
    int above = level - 1, depth = 1;
    while (!md->levels[above])
        above--;
    check_level(b, level, above);
    for (int k = 1; k < level; k++)
        depth += md->levels[k] != NULL;
    for (int k = level; k < MD_LEVELS; k++)
        md->levels[k] = NULL;
    b->at = md->levels[above];
    struct node *n = add(b, NODE_SECTION);
    md->levels[level] = md->section = b->at = n;
    struct node *title = add(b, NODE_TITLE);
    if (depth != level)
        node_set(a, title, "_level", str_fmt(a, "%d", level));
    md_inlines(b->r, b->e, title);
    str name = document_normal_name(a, node_astext(a, title));
    if (name.n)
        node_add(a, n, "names", name);
    document_note_implicit_target(b->p->doc, n);
}

/* Returns the heading's level in the file plus the offset of the include,
   limited to 1 to 6. */
static int level_of(const struct builder *b)
{
    int level = b->e->level + (b->p->included ? b->p->included->deeper : 0);
    return level < 1 ? 1 : level < MD_LEVELS ? level : MD_LEVELS - 1;
}

static void heading(struct builder *b)
{
    int level = level_of(b);
    if (b->r->sections && !b->depth) {
        section(b, level);
        return;
    }
    if (!b->md->plain) {
        diag_at(b->p->d, DIAG_MD_HEADING_NESTED, block_pos(b->r, b->e),
                STR_NONE);
        diag_help(b->p->d, "to start a section, move the heading out of the "
                           "quote, list or directive");
    }
    struct node *n = add(b, NODE_RUBRIC);
    node_set(b->p->a, n, "_level", str_fmt(b->p->a, "%d", level));
    md_inlines(b->r, b->e, n);
}

/* ---- code and directives ---- */

/* Returns line k without the indentation of the containers and the fence. `lit`
   is the same line in cmark's literal. */
static struct line own_line(const struct builder *b, size_t k, str lit)
{
    struct line l = b->r->lines.v[k];
    const struct md_line *m = &b->r->marks[k];
    size_t seen = m->mark >= MD_MARK_TARGET ? m->content + 3 : l.text.n;
    size_t cut = seen > lit.n ? seen - lit.n : 0;
    if (m->mark < MD_MARK_COLON && !str_ends(l.text, lit))
        l.text = str_dup(b->p->a, lit); /* the removed indentation ends inside a
                                           tab */
    else
        l.text = str_from(l.text, cut);
    l.col += (uint32_t)cut;
    return l;
}

/* Returns how many lines at the start of a literal are whole lines of the page,
   with no indentation to remove. The literal starts at line `first`. */
static size_t whole_lines(const struct builder *b, size_t first, str literal)
{
    size_t n = 0;
    str line;
    while (literal.n && first + n < b->r->lines.n) {
        str_cut(&literal, '\n', &line);
        if (!str_eq(line, b->r->lines.v[first + n].text))
            break;
        n++;
    }
    return n;
}

/* Returns the lines of a literal, which starts at line `first`, with their
   positions in the page. If all are whole lines of the page, returns a slice of
   r->lines, so that nested fences do not copy their lines. */
static struct lines own_lines(const struct builder *b, size_t first,
                              str literal)
{
    size_t same = whole_lines(b, first, literal);
    struct lines out = {b->r->lines.v + first, same, same};
    str line;
    for (size_t k = 0; literal.n && first + k < b->r->lines.n; k++) {
        str_cut(&literal, '\n', &line);
        if (k == same) {
            out = (struct lines){0};
            for (size_t i = 0; i < same; i++)
                vec_push(b->p->a, &out, b->r->lines.v[first + i]);
        }
        if (k >= same)
            vec_push(b->p->a, &out, own_line(b, first + k, line));
    }
    return out;
}

static void literal_block(struct builder *b, const struct lines *body)
{
    struct arena *a = b->p->a;
    struct node *n = add(b, NODE_LITERAL_BLOCK);
    str rest = b->e->info, language;
    node_add(a, n, "classes", S("code"));
    if (str_word(&rest, &language))
        node_add(a, n, "classes", str_dup(a, language));
    else if (b->p->highlight.n)
        node_set(a, n, "_language", b->p->highlight);
    directive_code_number(b->p, n, body->n);
    if (body->n)
        add_fixed_text(b, n, lines_join(a, body));
}

/* Returns the offset of the info string in line k, which opens a fence. */
static size_t info_at(const struct builder *b, size_t k)
{
    str text = b->r->lines.v[k].text;
    size_t at = b->r->marks[k].content;
    at += md_run_of(str_from(text, at), text.p[at]);
    while (at < text.n && char_is_blank(text.p[at]))
        at++;
    return at;
}

static void check_info(struct builder *b, size_t k, bool colons)
{
    directive_slip_fence(b->p, &b->r->lines.v[k], info_at(b, k), colons);
}

/* Whether the language of a code fence is a directive's name: listed in
   myst_fence_as_directive, or "mermaid". Sets *bare to true if the name is not
   listed. */
static bool is_named(const struct builder *b, bool *bare)
{
    str info = b->e->info, word;
    const struct strs *names = &b->md->myst.fences;
    if (!str_word(&info, &word))
        return false;
    for (size_t i = 0; i < names->n; i++)
        if (str_eq(names->v[i], word))
            return true;
    *bare = true;
    return str_eq(word, S("mermaid"));
}

static void directive(struct builder *b, size_t k, const struct lines *body,
                      bool bare)
{
    const struct line *first = &b->r->lines.v[k];
    struct md_fence f = {.first = first, .body = *body};
    f.at = info_at(b, k);
    f.info = str_trim_right(str_from(first->text, f.at));
    if (!md_is_directive(f.info)) {
        str rest = f.info, word;
        str_word(&rest, &word);
        f.info =
            str_join(b->p->a, (str[]){S("{"), word, S("}"), rest}, 4, S(""));
        f.added = 2;
        f.bare = bare;
    }
    b->p->depth += b->depth;
    md_directive(b->md, &f, b->at);
    b->p->depth -= b->depth;
}

/* Reports a fence that has no closing line, so that its container ends it. Line
   k opens the fence; `end` is the index of the line after its body. */
static void check_closed(struct builder *b, size_t k, size_t end)
{
    const struct lines *all = &b->r->lines;
    const struct line *first = &all->v[k];
    size_t at = b->r->marks[k].content;
    str fence = str_from(first->text, at);
    fence.n = md_run_of(fence, fence.p[0]);
    if (end < all->n &&
        str_starts(str_from(all->v[end].text, b->r->marks[end].content), fence))
        return;
    diag_at(b->p->d, DIAG_MD_FENCE_OPEN, line_pos(first, at, fence.n), fence);
    diag_help(b->p->d,
              "everything after it is part of the block; close it with a line "
              "that contains only '%.*s'",
              STR_ARG(fence));
}

static void code_block(struct builder *b)
{
    size_t k = md_index(b->r, b->e->line);
    enum md_mark mark = b->r->marks[k].mark;
    bool fenced = mark == MD_MARK_FENCE || mark == MD_MARK_COLON;
    struct lines body = own_lines(b, k + fenced, b->e->literal);
    if (fenced && !b->md->plain)
        check_closed(b, k, k + 1 + body.n);
    bool bare = false;
    if (fenced && !b->md->plain &&
        (md_is_directive(b->e->info) || is_named(b, &bare))) {
        directive(b, k, &body, bare);
        return;
    }
    if (fenced && !b->md->plain)
        check_info(b, k, mark == MD_MARK_COLON);
    literal_block(b, &body);
}

/* ---- HTML, and the blocks that cmark sees as HTML ---- */

static bool is_comment(str html)
{
    html = str_trim(html);
    return str_starts(html, S("<!--")) &&
           str_find(html, S("-->"), 4) == html.n - 3;
}

static void html(struct builder *b)
{
    struct pos at = block_pos(b->r, b->e);
    size_t k = md_index(b->r, b->e->line);
    b->p->depth += b->depth;
    bool is_element = md_element_run(b->md, str_dup(b->p->a, b->e->literal),
                                     &b->r->lines.v[k], b->at);
    b->p->depth -= b->depth;
    if (is_element)
        return;
    if (b->p->site->config.raw_html) {
        struct lines body = own_lines(b, k, b->e->literal);
        struct node *n = add(b, NODE_RAW);
        node_set(b->p->a, n, "format", S("html"));
        add_fixed_text(b, n, lines_join(b->p->a, &body));
    } else if (!is_comment(b->e->literal)) {
        at.len = (uint32_t)str_find_char(b->e->literal, '\n', 0);
        diag_at(b->p->d, DIAG_MD_RAW_HTML, at, STR_NONE);
        diag_help(b->p->d, "use Markdown or a directive; or set "
                           "allow_raw_html in perfpress.yaml");
    }
}

static str marked_text(const struct builder *b, size_t k)
{
    return str_trim(str_from(b->r->lines.v[k].text, b->r->marks[k].content));
}

static size_t target(struct builder *b, size_t k)
{
    str text = marked_text(b, k);
    struct node *n = add(b, NODE_TARGET);
    n->pos.len = (uint32_t)text.n;
    str label = str_slice(text, 1, text.n - 2);
    node_add(b->p->a, n, "names", document_normal_name(b->p->a, label));
    fields_fill_names(b->p->doc, n);
    document_note_explicit_target(b->p->doc, n);
    return 1;
}

static size_t comment(struct builder *b, size_t k)
{
    struct buf text = {.a = b->p->a};
    struct node *n = add(b, NODE_COMMENT);
    size_t from = k;
    for (; k < b->r->lines.n && b->r->marks[k].mark == MD_MARK_COMMENT; k++) {
        if (k > from)
            buf_putc(&text, '\n');
        buf_put(&text, str_from(marked_text(b, k), 1));
    }
    if (str_trim(buf_str(&text)).n)
        add_fixed_text(b, n, str_trim(buf_str(&text)));
    return k - from;
}

static size_t block_break(struct builder *b, size_t k)
{
    str text = marked_text(b, k);
    while (text.n && (text.p[0] == '+' || char_is_blank(text.p[0])))
        text = str_from(text, 1);
    struct node *n = add(b, NODE_COMMENT);
    node_add(b->p->a, n, "classes", S("block_break"));
    if (text.n)
        add_fixed_text(b, n, text);
    return 1;
}

/* Inserts a comment as a placeholder until the block that the attributes apply
   to is known. */
static size_t attributes(struct builder *b, size_t k)
{
    struct node *n = add(b, NODE_COMMENT);
    node_append(n, node_text(b->p->a, marked_text(b, k), n->pos));
    vec_push(b->p->a, &b->attributes, n);
    return 1;
}

/* Functions that build the block at a marked line and return the number of the
   block's lines. The functions in MARKED are defined in this file, the
   functions in BUILT in other modules. */
static size_t (*const MARKED[MD_N_MARKS])(struct builder *, size_t) = {
    [MD_MARK_TARGET] = target,
    [MD_MARK_COMMENT] = comment,
    [MD_MARK_BREAK] = block_break,
    [MD_MARK_ATTRIBUTES] = attributes,
};

static size_t (*const BUILT[MD_N_MARKS])(struct md_run *, size_t,
                                         struct node *) = {
    [MD_MARK_MATH] = md_math,         [MD_MARK_HEAD] = md_table,
    [MD_MARK_NOTE] = md_notes_add,    [MD_MARK_TERM] = md_part_definitions,
    [MD_MARK_FIELD] = md_part_fields,
};

static void html_block(struct builder *b)
{
    size_t k = md_index(b->r, b->e->line);
    enum md_mark mark = b->r->marks[k].mark;
    if (k < b->consumed)
        return;
    if (BUILT[mark]) {
        b->p->depth += b->depth;
        b->consumed = k + BUILT[mark](b->r, k, b->at);
        b->p->depth -= b->depth;
    } else if (MARKED[mark]) {
        b->consumed = k + MARKED[mark](b, k);
    } else {
        html(b);
    }
}

/* ---- the walk ---- */

static void (*const ENTER[MD_N_KINDS])(struct builder *) = {
    [MD_QUOTE] = quote,
    [MD_LIST] = list,
    [MD_ITEM] = item,
    [MD_PARAGRAPH] = paragraph,
    [MD_HEADING] = heading,
    [MD_RULE] = rule,
    [MD_CODE_BLOCK] = code_block,
    [MD_HTML_BLOCK] = html_block,
};

/* Returns the node that the attributes of placeholder n apply to: the next
   block in the same container, or the next section. `following` is the next
   placeholder, and `its_target` the node that its attributes apply to; both are
   NULL if n is the last placeholder. If no block is between n and `following`,
   returns `its_target`. */
static struct node *attributes_target(const struct node *n,
                                      const struct node *following,
                                      struct node *its_target)
{
    const struct node *root = n->parent;
    while (root->type == NODE_SECTION && root->parent)
        root = root->parent;
    struct node *next = node_skip(n, root);
    while (next && next != following &&
           (next->type == NODE_COMMENT || next->type == NODE_SYSTEM_MESSAGE))
        next = node_skip(next, root);
    return next && next == following ? its_target : next;
}

/* Applies attributes to the blocks after them and removes their
   placeholders. */
static void apply_attributes(struct builder *b)
{
    size_t n = b->attributes.n;
    struct node **v = b->attributes.v, **to = NEW_N(b->p->a, struct node *, n);
    for (size_t i = n; i-- > 0;)
        to[i] = i + 1 < n ? attributes_target(v[i], v[i + 1], to[i + 1])
                          : attributes_target(v[i], NULL, NULL);
    struct md_attribute_list list = {0};
    for (size_t i = 0; i < n; i++) {
        md_attributes(v[i]->first->text, b->p->a, &list);
        node_remove(v[i]);
        if (i + 1 < n && to[i + 1] == to[i])
            continue;
        if (to[i])
            md_attributes_put(b->p->doc, to[i], &list);
        list = (struct md_attribute_list){0};
    }
}

static void build(struct md_run *r, struct node *parent, str text)
{
    struct md_event e;
    struct builder b = {.r = r, .md = r->md, .p = r->p, .at = parent, .e = &e};
    md_walk_start(&r->walk, text);
    while (md_walk_next(&r->walk, &e)) {
        if (e.enter && ENTER[e.kind])
            ENTER[e.kind](&b);
        else if (!e.enter && b.depth)
            leave(&b);
        if (!b.depth && r->sections)
            b.at = r->md->section;
    }
    md_walk_end(&r->walk);
    apply_attributes(&b);
}

/* ---- definitions ---- */

/* Registers the definitions of a view; the first definition of a label wins. */
static void register_definitions(struct md *md, const struct md_view *view)
{
    struct arena *a = md->p->a;
    for (size_t i = 0; i < view->definitions.n; i++) {
        const struct md_definition *d = &view->definitions.v[i];
        str name = document_normal_name(a, d->label);
        if (map_get(&md->definitions, name))
            continue;
        struct md_definition *kept = NEW(a, struct md_definition);
        kept->label = str_dup(a, name);
        kept->text = str_dup(a, d->text);
        map_put(&md->definitions, kept->label, kept);
    }
}

static void report_depth(struct md *md, const struct line *l, size_t at)
{
    diag_at(md->p->d, DIAG_MD_DEPTH, line_pos(l, at, 1),
            str_fmt(md->p->a, "%d", PARSE_DEPTH_MAX));
    diag_help(md->p->d, "nest fewer quotes, lists and directives");
}

static str used_definitions(struct md *md, const struct lines *lines,
                            size_t *skip)
{
    struct buf b = {.a = &md->scratch};
    *skip = 0;
    if (!md->definitions.n)
        return S("");
    for (size_t k = 0; k < lines->n; k++) {
        buf_put(&b, lines->v[k].text);
        buf_putc(&b, '\n');
    }
    return md_used_definitions(md, &md->scratch, buf_str(&b), skip);
}

static void report_meaning(struct md *md, const struct line *line, size_t at)
{
    str text = str_trim(str_from(line->text, at));
    diag_at(md->p->d, DIAG_MD_DEFINITION, line_pos(line, at, text.n), STR_NONE);
    diag_help(md->p->d, "'myst_enable_extensions: [deflist]' in perfpress.yaml "
                        "turns on definition lists; write '\\:' for a colon");
}

void md_blocks(struct md *md, struct lines lines, struct node *parent,
               bool sections)
{
    struct parse *p = md->p;
    if (!lines.n)
        return;
    if (p->depth >= PARSE_DEPTH_MAX) {
        report_depth(md, &lines.v[0], 0);
        return;
    }
    struct arena_mark mark = md_begin(md);
    struct md_run r = {.md = md,
                       .p = p,
                       .lines = lines,
                       .sections = sections && parent == md->section};
    str head = used_definitions(md, &lines, &r.skip);
    struct md_scan_options options = {md->plain, &md->myst,
                                      PARSE_DEPTH_MAX - p->depth};
    struct md_scan scan = md_scan(&md->scratch, &lines, &options);
    struct md_view view = md_view(&md->scratch, &lines, &scan, &options, head);
    r.marks = scan.v;
    r.formulas = &view.formulas;
    register_definitions(md, &view);
    for (size_t i = 0; i < scan.notes.n; i++) {
        str label = document_normal_name(p->a, scan.notes.v[i]);
        if (!map_find(&md->notes, label))
            map_put(&md->notes, label, NULL);
    }
    if (scan.too_deep)
        report_depth(md, &lines.v[scan.deep_line], scan.deep_at);
    if (scan.meaning_line)
        report_meaning(md, &lines.v[scan.meaning_line], scan.meaning_at);
    p->depth++;
    build(&r, parent, view.text);
    p->depth--;
    md_end(md, mark);
}
