// SPDX-License-Identifier: MIT
// document: assigns and checks ids and reference names as docutils does
// (nodes.document.set_id, set_name_id_map).
#include "doc/document.h"

#include "base/buf.h"
#include "base/codes/reference.h"
#include "base/unicode.h"
#include "base/utf8.h"
#include "base/vec.h"

struct document *document_new(struct arena *a, struct diags *d, str name)
{
    struct document *doc = NEW(a, struct document);
    doc->a = a;
    doc->diags = d;
    doc->root = node_new(a, NODE_DOCUMENT, (struct pos){0});
    node_set(a, doc->root, "source", name);
    doc->included.a = a;
    doc->ids.a = doc->names.a = doc->substitutions.a = doc->numbers.a = a;
    return doc;
}

/* Whether s is normalised already: its only white space is single blanks
   between words and, if `lower` is true, all its characters are in lower
   case. */
static bool is_normal(str s, bool lower)
{
    for (size_t i = 0; i < s.n; i++) {
        unsigned char c = (unsigned char)s.p[i];
        if (c >= 0x80 || c < ' ' || (lower && c >= 'A' && c <= 'Z') ||
            (c == ' ' && (i == 0 || i + 1 == s.n || s.p[i + 1] == ' ')))
            return false;
    }
    return true;
}

static str normal(struct arena *a, str s, bool lower)
{
    if (is_normal(s, lower))
        return s;
    struct buf b = {.a = a};
    bool gap = false;
    unsigned to[3];
    size_t n;
    for (size_t i = 0; i < s.n; i += n) {
        unsigned cp = utf8_decode(str_from(s, i), &n);
        if (unicode_is_space(cp)) {
            gap = b.n > 0;
            continue;
        }
        if (gap)
            buf_putc(&b, ' ');
        gap = false;
        size_t k = lower ? unicode_to(cp, UNICODE_TO_LOWER, to) : 0;
        if (!lower)
            buf_put(&b, str_slice(s, i, i + n));
        for (size_t j = 0; j < k; j++)
            buf_put_utf8(&b, to[j]);
    }
    return buf_end(&b);
}

str document_normal_name(struct arena *a, str text)
{
    return normal(a, text, true);
}

str document_normal_space(struct arena *a, str text)
{
    return normal(a, text, false);
}

/* Writes to `out` the characters that replace code point cp in an id. Returns
   the number of these characters. If `cased` is true, capitals, '.' and '_' are
   kept; otherwise capitals become lower case, and '.' and '_' become '-'. */
static size_t id_chars(unsigned cp, bool cased, char out[6])
{
    if (cp >= 0x80) {
        unsigned to[3] = {cp};
        if (!cased)
            unicode_to(cp, UNICODE_TO_LOWER, to);
        out[0] = (char)to[0], out[1] = 0;
        if (to[0] >= 0x80)
            unicode_fold(to[0], out);
        return strlen(out);
    }
    char c = (char)cp;
    out[0] = char_is_alnum(c)                  ? cased ? c : char_lower(c)
                              : cased && (c == '.' || c == '_') ? c
                                               : '-';
    return 1;
}

static str make_id(struct arena *a, str text, bool cased)
{
    struct buf b = {.a = a};
    char c[6];
    size_t n;
    buf_room(&b, text.n);
    for (size_t i = 0; i < text.n; i += n) {
        size_t k = id_chars(utf8_decode(str_from(text, i), &n), cased, c);
        for (size_t j = 0; j < k; j++) {
            if (c[j] == '-' ? b.n && b.p[b.n - 1] != '-'
                            : b.n || char_is_alpha(c[j]))
                buf_putc(&b, c[j]);
        }
    }
    while (b.n && b.p[b.n - 1] == '-')
        b.n--;
    return buf_end(&b);
}

str document_make_id(struct arena *a, str text)
{
    return make_id(a, text, false);
}

str document_make_case_id(struct arena *a, str text)
{
    return make_id(a, text, true);
}

unsigned *document_counter(struct document *doc, str name)
{
    unsigned *n = map_get(&doc->numbers, name);
    if (!n) {
        n = NEW(doc->a, unsigned);
        map_put(&doc->numbers, name, n);
    }
    return n;
}

/* Returns the first free id of the form PREFIX-N. */
static str numbered_id(struct document *doc, str prefix)
{
    unsigned *last = document_counter(doc, prefix);
    str id;
    do
        id = str_fmt(doc->a, "%.*s-%u", STR_ARG(prefix), ++*last);
    while (map_get(&doc->ids, id));
    return id;
}

str document_set_id(struct document *doc, struct node *n)
{
    const struct strs *ids = node_list(n, "ids");
    if (ids->n) {
        for (size_t i = 0; i < ids->n; i++)
            if (!map_get(&doc->ids, ids->v[i]))
                map_put(&doc->ids, ids->v[i], n);
        return ids->v[ids->n - 1];
    }
    const struct strs *names = node_list(n, "names");
    str id = STR_NONE;
    bool found = false;
    for (size_t i = 0; i < names->n && !found; i++) {
        id = document_make_id(doc->a, names->v[i]);
        found = id.n && !map_get(&doc->ids, id);
    }
    if (!found)
        id = numbered_id(
            doc,
            id.n ? id
                 : document_make_id(doc->a, str_c(node_type_name(n->type))));
    node_add(doc->a, n, "ids", id);
    map_put(&doc->ids, id, n);
    return id;
}

str document_new_id(struct document *doc, str wish, struct node *n)
{
    str id = map_get(&doc->ids, wish) ? numbered_id(doc, wish) : wish;
    map_put(&doc->ids, id, n);
    return id;
}

static void remove_name(struct document *doc, struct node *n, str name)
{
    struct strs *names = (struct strs *)node_list(n, "names");
    for (size_t i = 0; i < names->n; i++) {
        if (!str_eq(names->v[i], name))
            continue;
        if (names->n == 1 && node_rename(n, "names", "dupnames"))
            return;
        memmove(&names->v[i], &names->v[i + 1],
                (names->n - i - 1) * sizeof *names->v);
        names->n--;
        break;
    }
    node_add(doc->a, n, "dupnames", name);
}

static void add_message(struct document *doc, struct node *n, str name,
                        enum message_level level, str id, struct node *messages)
{
    if (level == MESSAGE_INFO && !doc->informs)
        return;
    struct node *m =
        message_new(doc->a, level, n->pos,
                    str_fmt(doc->a, "duplicate name '%.*s'", STR_ARG(name)));
    if (id.p)
        node_add(doc->a, m, "backrefs", id);
    node_append(messages, m);
}

static bool same_address(const struct node *x, const struct node *y)
{
    return x && node_list(x, "names")->n && node_has(x, "refuri") &&
           node_has(y, "refuri") &&
           str_eq(node_get(x, "refuri"), node_get(y, "refuri"));
}

static void report_duplicate(struct document *doc, const struct doc_name *old,
                             const struct node *n, str name)
{
    str where = !old->at.src
                    ? S("another place")
                    : str_fmt(doc->a, "%.*s:%u", STR_ARG(old->at.src->name),
                              old->at.line);
    diag_at(doc->diags, DIAG_LABEL_DUPLICATE, n->pos, name, where);
    diag_help(doc->diags, "rename one of the two labels");
}

/* Handles a second definition of a reference name by the rules of the table
   above set_name_id_map in docutils' nodes.py. */
static void note_duplicate(struct document *doc, struct doc_name *old,
                           struct node *n, str name, bool is_explicit,
                           struct node *messages)
{
    struct node *old_node = old->node;
    str id = document_set_id(doc, n);
    bool was_explicit = old->is_explicit;
    old->is_explicit = was_explicit || is_explicit;
    if (is_explicit && was_explicit) {
        bool same = same_address(old_node, n);
        if (!same)
            report_duplicate(doc, old, n, name);
        if (!same && old_node) {
            remove_name(doc, old_node, name);
            old->node = NULL;
            old->id = STR_NONE;
        }
        add_message(doc, n, name, same ? MESSAGE_INFO : MESSAGE_WARNING, id,
                    messages);
        remove_name(doc, n, name);
        return;
    }
    if (old_node && !was_explicit)
        remove_name(doc, old_node, name);
    if (is_explicit) {
        old->node = n;
        old->id = id;
        old->at = n->pos;
    } else {
        if (!was_explicit) {
            old->node = NULL;
            old->id = STR_NONE;
        }
        remove_name(doc, n, name);
    }
    if (!is_explicit || old_node)
        add_message(doc, n, name, MESSAGE_INFO, id, messages);
}

void document_note_target(struct document *doc, struct node *n,
                          bool is_explicit, struct node *messages)
{
    str id = document_set_id(doc, n);
    const struct strs *names = node_list(n, "names");
    for (size_t i = 0; i < names->n;) {
        str name = names->v[i];
        size_t before = names->n;
        struct doc_name *old = map_get(&doc->names, name);
        if (old) {
            note_duplicate(doc, old, n, name, is_explicit, messages);
        } else {
            old = NEW(doc->a, struct doc_name);
            *old = (struct doc_name){n, id, is_explicit, n->pos};
            map_put(&doc->names, name, old);
        }
        i += names->n == before;
    }
}

void document_note_implicit_target(struct document *doc, struct node *n)
{
    document_note_target(doc, n, false, n);
}

void document_note_explicit_target(struct document *doc, struct node *n)
{
    document_note_target(doc, n, true, n);
}

void document_note_substitution(struct document *doc, struct node *n,
                                struct node *messages)
{
    const struct strs *names = node_list(n, "names");
    if (!names->n)
        return;
    str name = names->v[0];
    struct node *old = map_get(&doc->substitutions, name);
    if (old) {
        struct doc_name was = {.at = old->pos};
        report_duplicate(doc, &was, n, name);
        add_message(doc, n, name, MESSAGE_ERROR, STR_NONE, messages);
        remove_name(doc, old, name);
    }
    map_put(&doc->substitutions, name, n);
}

void document_note_dataset(struct document *doc, str path)
{
    for (size_t i = 0; i < doc->datasets.n; i++)
        if (str_eq(doc->datasets.v[i], path))
            return;
    vec_push(doc->a, &doc->datasets, path);
}

bool document_gain(struct document *doc, struct pos at, size_t bytes,
                   const char *what)
{
    bool full = doc->gained > DOCUMENT_GAIN_MAX;
    doc->gained += full ? 0 : bytes;
    if (doc->gained <= DOCUMENT_GAIN_MAX)
        return true;
    if (!full) {
        diag_at(doc->diags, DIAG_PAGE_LIMIT, at, str_c(what));
        diag_help(doc->diags, "reduce this content, or split the page");
    }
    return false;
}

size_t document_gain_left(const struct document *doc)
{
    return doc->gained < DOCUMENT_GAIN_MAX ? DOCUMENT_GAIN_MAX - doc->gained
                                           : 0;
}
