// SPDX-License-Identifier: MIT
// doc_fields: groups fields of one kind and replaces each group by one field,
// at the position of the group's first field. (sphinx.util.docfields)
#include "parse/api/doc_fields.h"

#include "base/vec.h"

/* An argument, and the field that describes it. */
struct doc_item {
    str argument;
    struct node *field;
};

struct doc_group {
    const struct doc_field *kind;
    struct node *field; /* the new field, which replaces those of the whole
                           group */
    struct doc_item *v;
    size_t n, cap;
    /* type of each argument: a struct node *, either a field_body or text */
    struct map types;
};

struct doc_list {
    struct parse *p;
    enum domain_number domain;
    const struct domain_scope *in;
    struct doc_groups {
        struct doc_group *v;
        size_t n, cap;
    } groups;
    struct node *list; /* the new field list */
};

/* ---- references to types ---- */

static size_t blanks(str s, size_t i)
{
    while (i < s.n && char_is_blank(s.p[i]))
        i++;
    return i;
}

/* Returns the offset after "or " or "of " at i, or i if neither is there. */
static size_t skip_word(str s, size_t i)
{
    bool word = i + 2 < s.n && s.p[i] == 'o' &&
                (s.p[i + 1] == 'r' || s.p[i + 1] == 'f') &&
                char_is_blank(s.p[i + 2]);
    return word ? i + 3 : i;
}

/* Returns the end of a separator of types at byte i ("[", ", ", " or ", " | ",
   "..."), or i if no separator is there. */
static size_t delimiter(str s, size_t i)
{
    size_t k = blanks(s, i);
    if (k < s.n && strchr("[](),", s.p[k])) {
        size_t word = skip_word(s, blanks(s, k + 1));
        return blanks(s, word > blanks(s, k + 1) ? word : k + 1);
    }
    if (k > i && skip_word(s, k) > k)
        return blanks(s, skip_word(s, k));
    if (k < s.n && s.p[k] == '|')
        return blanks(s, k + 1);
    return str_starts(str_from(s, i), S("...")) ? i + 3 : i;
}

static void add_piece(struct doc_list *l, struct node *parent, str text,
                      enum node_type type)
{
    struct node *n = node_text(l->p->a, text, parent->pos);
    if (type != NODE_TEXT) {
        struct node *around = node_new(l->p->a, type, parent->pos);
        node_append(around, n);
        n = around;
    }
    node_append(parent, n);
}

static void add_reference(struct doc_list *l, struct node *parent, str target,
                          const char *role, enum node_type type)
{
    struct node *x = domain_reference(l->p->a, l->domain, l->in, str_c(role),
                                      target, parent->pos);
    str title = target;
    if (str_starts(target, S("~"))) {
        target = str_from(target, 1);
        title = domain_last(l->domain, target);
        node_set(l->p->a, x, "reftarget", target);
    } else if (str_starts(target, S("."))) {
        title = str_from(target, 1);
        node_set(l->p->a, x, "reftarget", title);
    } else if (l->domain == DOMAIN_PY && str_starts(target, S("typing."))) {
        title = str_from(target, 7);
    }
    if (l->domain == DOMAIN_PY && str_starts(target, S("typing.")))
        /* names of Python's module typing need not be classes, so the reference
           may lead to any object */
        node_set(l->p->a, x, "reftype", S("obj"));
    if (l->domain == DOMAIN_PY)
        node_set(l->p->a, x, "refspecific", S("True"));
    node_append(parent, x);
    add_piece(l, x, title, type);
}

/* Appends a string of Python types, such as "list[int] or None". Each type
   becomes a reference; the separators are text. */
static void add_types(struct doc_list *l, struct node *parent, str s,
                      const char *role, enum node_type type)
{
    bool literal = false;
    for (size_t i = 0, from = 0; i <= s.n;) {
        size_t end = i < s.n ? delimiter(s, i) : i;
        if (i < s.n && end == i) {
            i++;
            continue;
        }
        str part = str_slice(s, from, i);
        if (part.n && literal)
            add_piece(l, parent, part, type);
        else if (part.n)
            add_reference(l, parent, part, role, type);
        literal |= str_eq(part, S("Literal")) ||
                   str_eq(part, S("typing.Literal")) ||
                   str_eq(part, S("~typing.Literal"));
        if (i == s.n)
            return;
        add_piece(l, parent, str_slice(s, i, end), type);
        i = from = end;
    }
}

/* Appends a string. If `role` is given, the types in the string become
   references by this role. */
static void add_linked(struct doc_list *l, struct node *parent, str text,
                       const char *role, enum node_type type)
{
    if (role)
        add_types(l, parent, text, role, type);
    else
        add_piece(l, parent, text, type);
}

/* ---- items ---- */

/* Returns the string of a field body that consists of a single text node, else
   STR_NONE. */
static str only_text(const struct node *body)
{
    const struct node *n = body->first;
    if (n && !n->next && n->type == NODE_PARAGRAPH)
        n = n->first;
    return n && !n->next && n->type == NODE_TEXT ? n->text : STR_NONE;
}

static void add_type(struct doc_list *l, struct doc_group *g,
                     struct node *paragraph, str argument)
{
    struct node *type = map_get(&g->types, argument);
    if (!type)
        return;
    add_piece(l, paragraph, S(" ("), NODE_TEXT);
    str text = type->type == NODE_TEXT ? type->text : only_text(type);
    if (text.p)
        add_linked(l, paragraph, text, g->kind->type_role,
                   NODE_LITERAL_EMPHASIS);
    else
        node_each (c, type)
            if (c->type == NODE_PARAGRAPH) {
                node_move_children(c, paragraph);
                break;
            }
    add_piece(l, paragraph, S(")"), NODE_TEXT);
}

/* Appends "name (type) – description" to `parent`. */
static void put_item(struct doc_list *l, struct doc_group *g,
                     const struct doc_item *item, struct node *parent)
{
    struct node *body = item->field->last;
    struct node *paragraph = node_new(l->p->a, NODE_PARAGRAPH, body->pos);
    struct node *first = body->first;
    node_append(parent, paragraph);
    add_linked(l, paragraph, item->argument, g->kind->role,
               NODE_LITERAL_STRONG);
    add_type(l, g, paragraph, item->argument);
    add_piece(l, paragraph, S(" \xe2\x80\x93 "), NODE_TEXT);
    if (first && first->type == NODE_PARAGRAPH) {
        node_move_children(first, paragraph);
        node_remove(first);
    }
    node_move_children(body, parent);
}

static struct node *new_field(struct doc_list *l, str name, struct pos at)
{
    struct arena *a = l->p->a;
    struct node *field = node_new(a, NODE_FIELD, at);
    struct node *title = node_new(a, NODE_FIELD_NAME, at);
    node_append(title, node_text(a, name, at));
    node_append(field, title);
    node_append(l->list, field);
    return field;
}

static void fill_group(struct doc_list *l, struct doc_group *g)
{
    struct arena *a = l->p->a;
    struct node *body = node_new(a, NODE_FIELD_BODY, g->field->pos);
    node_append(g->field, body);
    if (g->n == 1 && g->kind->collapses) {
        put_item(l, g, &g->v[0], body);
        return;
    }
    struct node *list = node_new(a, NODE_BULLET_LIST, g->field->pos);
    node_append(body, list);
    for (size_t i = 0; i < g->n; i++) {
        struct node *item = node_new(a, NODE_LIST_ITEM, g->v[i].field->pos);
        node_append(list, item);
        put_item(l, g, &g->v[i], item);
    }
}

/* ---- fields ---- */

static struct doc_group *group_of(struct doc_list *l,
                                  const struct doc_field *kind)
{
    for (size_t i = 0; i < l->groups.n; i++)
        if (l->groups.v[i].kind == kind)
            return &l->groups.v[i];
    struct doc_group *g = vec_add(l->p->a, &l->groups);
    g->kind = kind;
    g->types.a = l->p->a;
    return g;
}

static const struct doc_field *kind_of(const struct doc_list *l, str name,
                                       bool *is_type)
{
    const struct doc_field *k = DOMAINS[l->domain].fields;
    for (; k && k->label; k++) {
        *is_type = k->types && domain_lists(k->types, name);
        if (*is_type || domain_lists(k->names, name))
            return k;
    }
    return NULL;
}

/* Keeps a field of unknown kind, but capitalizes the name of the field. */
static void keep_field(struct doc_list *l, struct node *field, str name)
{
    struct arena *a = l->p->a;
    struct node *title = field->first;
    str text = str_dup(a, name);
    if (text.n && text.p[0] >= 'a' && text.p[0] <= 'z')
        text = str_fmt(a, "%c%.*s", text.p[0] - 32, STR_ARG(str_from(text, 1)));
    if (title->first && title->first->type == NODE_TEXT)
        title->first->text = title->first->next ? title->first->text : text;
    node_remove(field);
    node_append(l->list, field);
}

static void relabel_field(struct doc_list *l, struct node *field,
                          const struct doc_field *kind)
{
    struct node *body = field->last, *paragraph = body->first;
    str text = only_text(body);
    field->first->first = field->first->last = NULL;
    node_append(field->first,
                node_text(l->p->a, str_c(kind->label), field->pos));
    if (kind->body_role && text.p) {
        struct node *parent =
            paragraph->type == NODE_PARAGRAPH ? paragraph : body;
        parent->first = parent->last = NULL;
        add_linked(l, parent, text, kind->body_role, NODE_TEXT);
    }
    node_remove(field);
    node_append(l->list, field);
}

static void group_field(struct doc_list *l, struct node *field,
                        const struct doc_field *kind, str argument)
{
    struct doc_group *g = group_of(l, kind);
    size_t i = argument.n;
    while (kind->types && i > 0 && !char_is_blank(argument.p[i - 1]))
        i--;
    if (kind->types && i > 0) {
        str type = str_trim(str_slice(argument, 0, i));
        argument = str_from(argument, i);
        map_put(&g->types, argument, node_text(l->p->a, type, field->pos));
    }
    if (!g->field)
        g->field = new_field(l, str_c(kind->label), field->pos);
    vec_push(l->p->a, g, (struct doc_item){argument, field});
}

static void add_field(struct doc_list *l, struct node *field)
{
    struct arena *a = l->p->a;
    str title = str_trim(node_astext(a, field->first)), rest = title, name;
    bool is_type = false;
    if (!str_word(&rest, &name))
        name = S("");
    rest = str_trim(rest);
    if (l->domain == DOMAIN_PY && str_eq(name, S("meta")))
        return;
    const struct doc_field *kind = kind_of(l, name, &is_type);
    if (!kind || kind->argument != (rest.n > 0))
        keep_field(l, field, title);
    else if (is_type)
        map_put(&group_of(l, kind)->types, rest, field->last);
    else if (kind->argument)
        group_field(l, field, kind, rest);
    else
        relabel_field(l, field, kind);
}

static void transform(struct doc_list *l, struct node *list)
{
    l->groups = (struct doc_groups){0};
    l->list = node_new(l->p->a, NODE_FIELD_LIST, list->pos);
    for (struct node *field = list->first, *next; field; field = next) {
        next = field->next;
        if (field->type == NODE_FIELD && field->first != field->last)
            add_field(l, field);
    }
    for (size_t i = 0; i < l->groups.n; i++)
        if (l->groups.v[i].field)
            fill_group(l, &l->groups.v[i]);
    node_replace(list, l->list);
    if (!l->list->first)
        node_remove(l->list);
}

void doc_fields(struct parse *p, enum domain_number domain,
                const struct domain_scope *in, struct node *content)
{
    struct doc_list l = {.p = p, .domain = domain, .in = in};
    for (struct node *n = content->first, *next; n; n = next) {
        next = n->next;
        if (n->type == NODE_FIELD_LIST)
            transform(&l, n);
    }
}
