// SPDX-License-Identifier: MIT
// object_directive: turns a description into signatures with their ids,
// names and index entries, and its content.
#include "parse/api/object_directive.h"

#include "base/buf.h"
#include "base/codes/directive.h"
#include "base/vec.h"
#include "load/site.h"
#include "parse/api/doc_fields.h"
#include "parse/api/domain_keywords.h"
#include "parse/api/domain_objects.h"
#include "parse/api/signature.h"

/* The state of one description. */
struct object_description {
    struct directive_call *c;
    const struct described_type *type;
    struct domain_scope *in;
    struct node *desc;
    bool hidden;   /* leave the objects out of references and the index */
    bool unlisted; /* leave the objects out of the index */
    /* whether the description is within another description. In C++, the outer
       description may be of one of several specializations, each of which may
       have a member with the same name */
    bool inside;
    struct map names; /* names of the signatures read so far */
    /* full name of the last signature, and the prefix written before its
       name */
    str last, prefix;
    struct keywords new; /* new index entries */
    struct source_cursor cursor;
};

static bool has_flag(const struct object_description *d, str option, str other)
{
    return directive_flag(d->c, option) || directive_flag(d->c, other);
}

/* ---- ids and names ---- */

static str full_name(struct arena *a, const struct sig *s)
{
    return s->module.n && s->type->domain != DOMAIN_STD
               ? str_join(a, (str[]){s->module, s->full}, 2, S("."))
               : s->full;
}

static void add_id(struct object_description *d, struct node *n, str preferred)
{
    struct document *doc = d->c->p->doc;
    const struct strs *ids = node_list(n, "ids");
    for (size_t i = 0; i < ids->n; i++)
        if (str_eq(ids->v[i], preferred))
            return;
    if (!preferred.n)
        preferred = S("id");
    node_push(doc->a, n, "ids", document_new_id(doc, preferred, n));
}

/* Returns the id "TYPE-NAME" or, with `between`, "TYPE-BETWEEN-NAME". */
static str typed_id(struct arena *a, str type, str between, str name)
{
    str id = between.n ? str_join(a, (str[]){type, between, name}, 3, S("-"))
                       : str_join(a, (str[]){type, name}, 2, S("-"));
    return document_make_case_id(a, id);
}

static void add_option_ids(struct object_description *d, const struct sig *s)
{
    struct arena *a = d->c->p->a;
    for (size_t i = 0; i < s->names.n; i++) {
        str name = s->names.v[i];
        str before = s->module;
        if (!strchr("-/", name.p[0]))
            before = before.n ? str_concat(a, before, S("-arg")) : S("arg");
        str id = typed_id(a, S("cmdoption"), before, name);
        add_id(d, s->node, id);
        /* As in Sphinx, the id is also added in lower case. Names of two
           characters keep their case, so that -o and -O get different ids. */
        id = name.n > 2 ? document_make_id(a, id)
                        : typed_id(a, S("cmdoption"),
                                   document_make_id(a, before), name);
        if (!map_get(&d->c->p->doc->ids, id))
            add_id(d, s->node, id);
    }
}

static void add_ids(struct object_description *d, const struct sig *s)
{
    struct arena *a = d->c->p->a;
    switch (s->type->domain) {
    case DOMAIN_PY:
        add_id(d, s->node, document_make_case_id(a, full_name(a, s)));
        break;
    case DOMAIN_STD:
        if (s->names.n)
            add_option_ids(d, s);
        else
            add_id(d, s->node,
                   typed_id(a, str_c(s->type->type), STR_NONE, s->name));
        break;
    default: add_id(d, s->node, s->id); break;
    }
}

static void add_object(struct object_description *d, const struct sig *s,
                       str name, bool aliased)
{
    struct document *doc = d->c->p->doc;
    enum domain_number n = s->type->domain;
    str type = str_c(s->type->type);
    if (str_eq(type, S("cmdoption")))
        type = S("option");
    struct documented *o = vec_add(doc->a, &doc->objects);
    *o = (struct documented){.domain = str_c(DOMAINS[n].name),
                             .type = type,
                             .name = name,
                             .key = s->key.n && !aliased ? s->key : name,
                             .id = node_list(s->node, "ids")->v[0],
                             .at = s->at,
                             .aliased = aliased,
                             .shared = (s->type->flags & OBJECT_SHARED) ||
                                       (n == DOMAIN_CPP && d->inside),
                             .note = S("")};
    if (n == DOMAIN_STD)
        o->key = str_join(doc->a, (str[]){type, name}, 2, S(" "));
}

/* In C and C++, a value of a plain enum is also a name in the scope that
   contains the enum. */
static void add_outer_name(struct object_description *d, const struct sig *s)
{
    const struct domain_scope *in = d->in;
    if (!str_eq(str_c(s->type->directive), S("enumerator")) || !in->open_enum ||
        !s->within.n)
        return;
    size_t n = s->within.n - domain_last(s->type->domain, s->within).n;
    add_object(d, s,
               n ? str_concat(d->c->p->a, str_slice(s->within, 0, n), s->name)
                 : s->name,
               true);
}

static void note_objects(struct object_description *d, const struct sig *s)
{
    struct arena *a = d->c->p->a;
    str canonical = directive_text(d->c, S("canonical"));
    for (size_t i = 0; i < s->names.n; i++)
        add_object(d, s,
                   s->module.n ? str_join(a, (str[]){s->module, s->names.v[i]},
                                          2, S(" "))
                               : s->names.v[i],
                   false);
    if (s->names.n) {
        node_set(a, s->node, "_object", s->text);
        return;
    }
    node_set(a, s->node, "_object", full_name(a, s));
    add_object(d, s, full_name(a, s), false);
    if (canonical.n)
        add_object(d, s, canonical, true);
    add_outer_name(d, s);
}

/* ---- the index ---- */

static str fill(struct arena *a, str wording, const struct sig *s)
{
    str in = s->within;
    if (s->type->domain == DOMAIN_PY && s->module.n)
        in = str_join(a, (str[]){s->module, in}, 2, S("."));
    str text = str_replace(a, wording, S("{full}"), s->full);
    text = str_replace(a, text, S("{name}"), s->name);
    text = str_replace(a, text, S("{in}"), in);
    return str_replace(a, text, S("{module}"), s->module);
}

/* Returns the type whose index wording applies: a method with the option
   classmethod is listed like the directive classmethod. */
static const struct described_type *
listed_type(const struct object_description *d)
{
    static const str KINDS[] = {S_INIT("classmethod"), S_INIT("property"),
                                S_INIT("staticmethod")};
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++)
        if (str_eq(str_c(d->type->directive), S("method")) &&
            directive_flag(d->c, KINDS[i]))
            return domain_type(DOMAIN_PY, KINDS[i]);
    return d->type;
}

static void list_options(struct object_description *d, const struct sig *s)
{
    struct arena *a = d->c->p->a;
    for (size_t i = 0; i < s->names.n; i++) {
        str group = s->module.n
                        ? str_concat(a, s->module, S(" command line option"))
                        : S("command line option");
        domain_add_keyword(
            a, &d->new, KEYWORD_PAIR,
            str_join(a, (str[]){group, s->names.v[i]}, 2, S("; ")), s->node);
    }
}

static void list(struct object_description *d, const struct sig *s)
{
    struct arena *a = d->c->p->a;
    const struct described_type *t = listed_type(d);
    bool python = t->domain == DOMAIN_PY;
    bool inner =
        python ? str_find_char(s->full, '.', 0) != STR_NPOS : s->within.n > 0;
    const char *wording = inner && t->inner         ? t->inner
                          : s->module.n && t->outer ? t->outer
                                                    : t->alone;
    struct sig in = *s;
    if (python && inner)
        in.within = str_slice(s->full, 0, s->full.n - s->name.n - 1);
    list_options(d, s);
    if (!*wording)
        return;
    enum keyword_kind kind;
    str text = str_c(wording);
    domain_keyword_kind(a, &text, &kind);
    domain_add_keyword(a, &d->new, kind, fill(a, text, &in), s->node);
}

/* ---- signatures ---- */

/* Returns a node with the words before the name, such as "async". The type and
   the options decide which words are shown. Returns NULL if there are none. */
static struct node *words_of(struct object_description *d, struct sig *s)
{
    struct node *n = node_new(s->a, NODE_EMPHASIS, s->at);
    str rest = str_c(s->type->words), item;
    while (str_word(&rest, &item)) {
        size_t is = str_find_char(item, '=', 0);
        str word = is == STR_NPOS ? item : str_from(item, is + 1);
        if (str_starts(item, S("!")))
            word = str_from(item, 1);
        else if (!directive_flag(d->c, str_slice(item, 0, is)))
            continue;
        sig_text(s, n, str_concat(s->a, word, S(" ")));
    }
    node_add(s->a, n, "classes", S("property"));
    return n->first ? n : NULL;
}

static struct node *annotation(struct sig *s)
{
    return sig_add(s, s->node, NODE_EMPHASIS, "property", STR_NONE);
}

/* Appends the values of the options :type:, :value: and :annotation:. */
static void add_values(struct object_description *d, struct sig *s)
{
    bool python = s->type->domain == DOMAIN_PY;
    str type = directive_text(d->c, S("type"));
    str value = directive_text(d->c, S("value"));
    str note = directive_text(d->c, S("annotation"));
    if (note.n)
        sig_text(s, annotation(s), str_concat(s->a, S(" "), note));
    if (type.n && python) {
        struct node *n = annotation(s);
        sig_text(s, n, S(": "));
        sig_annotation(s, n, type);
    }
    if (value.n && python)
        sig_text(s, annotation(s), str_concat(s->a, S(" = "), value));
}

static bool (*const GRAMMARS[DOMAIN_N])(struct sig *s) = {
    [DOMAIN_NONE] = sig_plain, [DOMAIN_PY] = sig_python, [DOMAIN_C] = sig_c,
    [DOMAIN_CPP] = sig_c,      [DOMAIN_STD] = sig_plain,
};

static bool read_signature(struct sig *s)
{
    return (str_eq(str_c(s->type->type), S("option")) ||
                    str_eq(str_c(s->type->type), S("cmdoption"))
                ? sig_option
                : GRAMMARS[s->type->domain])(s);
}

static void report_signature(struct object_description *d, struct sig *s)
{
    struct pos at = s->at;
    if (at.len == s->text.n && s->fault < s->text.n) {
        at.col += (uint32_t)s->fault;
        at.len = (uint32_t)(s->text.n - s->fault);
    }
    diag_at(d->c->p->d, DIAG_SIGNATURE, at, s->text);
    diag_help(d->c->p->d,
              s->fault ? "the signature is invalid from here on; it is shown "
                         "as written, and references to it do not resolve"
                       : "a signature begins with a name; it is shown as "
                         "written, and references to it do not resolve");
    s->node->first = s->node->last = NULL;
    sig_put_name(s, s->text);
}

static void set_attributes(struct sig *s)
{
    struct node *n = s->node;
    struct arena *a = s->a;
    node_add(a, n, "classes", S("sig"));
    node_add(a, n, "classes", S("sig-object"));
    if (s->type->domain != DOMAIN_NONE)
        node_add(a, n, "classes", str_c(DOMAINS[s->type->domain].name));
    if (!s->full.n || s->type->domain != DOMAIN_PY)
        return;
    if (s->module.n)
        node_set(a, n, "module", s->module);
    node_set(a, n, "class", s->within);
    node_set(a, n, "fullname", s->full);
}

static void add_signature(struct object_description *d, str text, struct pos at)
{
    struct parse *p = d->c->p;
    str module = directive_text(d->c, S("module"));
    struct sig s = {.a = p->a,
                    .type = d->type,
                    .in = d->in,
                    .module = module.p ? module : d->in->module,
                    .text = text,
                    .at = at,
                    .node = node_new(p->a, NODE_DESC_SIGNATURE, at)};
    s.bare = !p->site->config.writing.module_names;
    s.called = (d->type->flags & OBJECT_CALLED) &&
               !directive_flag(d->c, S("property"));
    if (d->type->domain == DOMAIN_PY)
        s.words = words_of(d, &s);
    node_append(d->desc, s.node);
    bool good = read_signature(&s);
    set_attributes(&s);
    if (!good) {
        report_signature(d, &s);
        return;
    }
    add_values(d, &s);
    d->last = s.full;
    d->prefix = s.prefix;
    str name = s.key.n ? s.key : s.full;
    if (map_get(&d->names, name))
        return;
    map_put(&d->names, name, s.node);
    if (d->hidden || d->type->domain == DOMAIN_NONE)
        return;
    add_ids(d, &s);
    note_objects(d, &s);
    if (!d->unlisted)
        list(d, &s);
}

/* Returns the position of a line of the argument. Lines after the first are
   searched for in the source, as their indentation is unknown. */
static struct pos position_of(struct object_description *d, str line,
                              size_t nth)
{
    struct pos at = d->c->argument_at;
    at.line += (uint32_t)nth;
    at.len = (uint32_t)line.n;
    if (!nth || !at.src)
        return at;
    size_t found =
        str_find(source_line_from(&d->cursor, at.src, at.line), line, 0);
    at.col = found == STR_NPOS ? 1 : (uint32_t)found + 1;
    return at;
}

/* Returns the next signature of the argument: a line with its continuation
   lines, which follow a backslash. Adds the number of lines read to *lines. */
static str next_signature(struct arena *a, str *rest, size_t *lines)
{
    str line;
    str_cut(rest, '\n', &line);
    ++*lines;
    if (!str_ends(line, S("\\")) || !rest->p)
        return str_trim(line);
    struct buf b = {.a = a};
    for (; str_ends(line, S("\\")) && rest->p; ++*lines) {
        buf_put(&b, str_slice(line, 0, line.n - 1));
        str_cut(rest, '\n', &line);
    }
    buf_put(&b, line);
    return str_trim(buf_end(&b));
}

static void add_signatures(struct object_description *d)
{
    str rest = d->c->argument;
    for (size_t nth = 0; rest.p;) {
        size_t first = nth;
        str line = next_signature(d->c->p->a, &rest, &nth);
        if (line.n)
            add_signature(d, line, position_of(d, line, first));
    }
}

/* ---- content ---- */

/* Sets the scope of the body: the described object, if it can contain others;
   otherwise the prefix written before the object's name. */
static void begin_scope(struct object_description *d)
{
    bool nests = (d->type->flags & OBJECT_NESTS) && d->last.n;
    str module = directive_text(d->c, S("module"));
    d->in->open_enum = str_eq(str_c(d->type->directive), S("enum"));
    if (nests)
        d->in->inner = d->last;
    else if (d->prefix.n)
        d->in->inner = d->prefix;
    if (d->type->flags & OBJECT_PROGRAM)
        d->in->module = d->last;
    else if (module.p)
        d->in->module = module;
}

static void end_scope(struct object_description *d,
                      const struct domain_scope *saved)
{
    d->in->open_enum = saved->open_enum;
    d->in->inner = saved->inner;
    if (directive_text(d->c, S("module")).p)
        d->in->module = saved->module;
}

static void add_content(struct object_description *d)
{
    struct parse *p = d->c->p;
    const struct domain_scope saved = *d->in;
    struct node *content = node_new(p->a, NODE_DESC_CONTENT, d->c->at);
    node_append(d->desc, content);
    begin_scope(d);
    directive_parse_content(d->c, content);
    doc_fields(p, d->type->domain, d->in, content);
    end_scope(d, &saved);
}

void object_directive_describe(struct directive_call *c,
                               const struct described_type *type,
                               struct node *parent)
{
    struct arena *a = c->p->a;
    struct domain_context *context = domain_context(c->p);
    struct object_description d = {.c = c,
                                   .type = type,
                                   .in = &context->scopes[type->domain],
                                   .names.a = a,
                                   .inside = parent->type == NODE_DESC_CONTENT,
                                   .desc = node_new(a, NODE_DESC, c->at)};
    d.hidden = has_flag(&d, S("noindex"), S("no-index"));
    d.unlisted = has_flag(&d, S("noindexentry"), S("no-index-entry"));
    str objtype = str_c(type->directive);
    if (type->domain == DOMAIN_PY &&
        domain_type(DOMAIN_PY, str_c(type->type)) != type)
        objtype = str_c(type->type);
    if (type->domain != DOMAIN_NONE)
        node_add(a, d.desc, "classes", str_c(DOMAINS[type->domain].name));
    node_add(a, d.desc, "classes", objtype);
    node_set(a, d.desc, "domain", str_c(DOMAINS[type->domain].name));
    node_set(a, d.desc, "objtype", objtype);
    node_set(a, d.desc, "noindex", d.hidden ? S("True") : S("False"));
    add_signatures(&d);
    domain_put_keywords(c->p, parent, &d.new);
    node_append(parent, d.desc);
    add_content(&d);
}

static void describe(struct directive_call *c, struct node *parent)
{
    object_directive_describe(c, &OBJECT_TYPES[c->def->variant], parent);
}

/* ---- the table ---- */

#define FLAG(name)                      \
    {                                   \
        S_INIT(name), OPTION_FLAG, NULL \
    }
#define TEXT(name)                      \
    {                                   \
        S_INIT(name), OPTION_TEXT, NULL \
    }
#define ALL                                                  \
    FLAG("noindex"), FLAG("no-index"), FLAG("noindexentry"), \
        FLAG("no-index-entry"), FLAG("nocontentsentry"),     \
        FLAG("no-contents-entry"), FLAG("no-typesetting")
#define PYTHON                                                  \
    ALL, TEXT("module"), TEXT("canonical"), TEXT("annotation"), \
        FLAG("single-line-parameter-list"),                     \
        FLAG("single-line-type-parameter-list")
#define END          \
    {                \
        {0}, 0, NULL \
    }

const struct option_spec object_directive_options[] = {ALL, END};
#define COMMON object_directive_options
static const struct option_spec ASYNC[] = {PYTHON, FLAG("async"), END};
static const struct option_spec VALUE[] = {PYTHON, TEXT("type"), TEXT("value"),
                                           END};
static const struct option_spec FINAL[] = {PYTHON, FLAG("final"),
                                           FLAG("abstract"), END};
static const struct option_spec METHOD[] = {PYTHON,
                                            FLAG("abstractmethod"),
                                            FLAG("async"),
                                            FLAG("final"),
                                            FLAG("classmethod"),
                                            FLAG("property"),
                                            FLAG("staticmethod"),
                                            END};
static const struct option_spec PROPERTY[] = {
    PYTHON, FLAG("abstractmethod"), FLAG("classmethod"), TEXT("type"), END};
static const struct option_spec DECLARATION[] = {
    ALL, FLAG("single-line-parameter-list"), END};
static const struct option_spec TEMPLATES[] = {
    ALL, TEXT("tparam-line-spec"), FLAG("single-line-parameter-list"), END};
static const struct option_spec CONFVAL[] = {ALL, TEXT("type"), TEXT("default"),
                                             END};

enum { OBJECT_BASE = __COUNTER__ + 1 };

#define X(domain, prefix, directive, type, flags, options, ...)          \
    {S_INIT(prefix directive),      1, 0, true, true, options, describe, \
     (int)__COUNTER__ - OBJECT_BASE},
const struct directive domain_objects[] = {
    DOMAIN_OBJECTS(X){{0}, 0, 0, false, false, NULL, NULL, 0},
};
#undef X
