// SPDX-License-Identifier: MIT
// directive_production: Sphinx' productionlist: the rules of a grammar, with
// links between them.
#include "base/vec.h"
#include "parse/directive/directive_family.h"
#include "parse/glossary.h"

struct production {
    str name; /* empty: a line goes on with the one before */
    str body;
    struct pos at;      /* of the name, */
    struct pos body_at; /* of the body */
};

struct productions {
    struct production *v;
    size_t n, cap;
    size_t width; /* of the longest name */
};

/* A backslash at the end of a line takes the next one to it. */
static bool goes_on(struct arena *a, struct productions *all, str line)
{
    struct production *last = all->n ? &all->v[all->n - 1] : NULL;
    if (!last || !str_ends(last->body, S("\\")))
        return false;
    last->body = str_slice(last->body, 0, last->body.n - 1);
    last->body = str_concat(a, last->body, str_trim(line));
    return true;
}

/* Rules have a colon; a first line without one names their group. */
static str read_rules(struct directive_call *c, struct productions *out)
{
    str group = S("");
    for (size_t i = 0; i < c->content.n; i++) {
        const struct line *l = &c->content.v[i];
        size_t colon = str_find_char(l->text, ':', 0);
        if (str_blank(l->text) || goes_on(c->p->a, out, l->text))
            continue;
        if (!out->n && colon == STR_NPOS) {
            group = str_trim(l->text);
            continue;
        }
        str name = str_trim(str_slice(l->text, 0, colon));
        str body = colon == STR_NPOS ? l->text : str_from(l->text, colon + 1);
        if (colon == STR_NPOS)
            name = S("");
        body = str_trim(body);
        vec_push(c->p->a, out,
                 (struct production){
                     name, body, line_pos(l, 0, l->text.n),
                     line_pos(l, (size_t)(body.p - l->text.p), body.n)});
        out->width = name.n > out->width ? name.n : out->width;
    }
    return group;
}

static void put(struct directive_call *c, struct node *n, str text,
                struct pos at)
{
    if (text.n)
        node_append(n, node_text(c->p->a, text, at));
}

/* Bytes of "`name`" or "`~group:name`" at byte i, or 0. */
static size_t token_at(str s, size_t i)
{
    size_t end = i + 1;
    if (s.p[i] != '`')
        return 0;
    while (end < s.n && (char_is_alnum(s.p[end]) || (s.p[end] & 0x80) ||
                         strchr("_:-~", s.p[end])))
        end++;
    return end < s.n && s.p[end] == '`' && end > i + 1 ? end + 1 - i : 0;
}

static void add_token(struct directive_call *c, struct node *n, str token,
                      str group, struct pos at)
{
    struct arena *a = c->p->a;
    bool last = str_starts(token, S("~"));
    token = str_from(token, last);
    size_t colon = str_rfind_char(token, ':');
    str shown = last && colon != STR_NPOS ? str_from(token, colon + 1) : token;
    if (colon == STR_NPOS && group.n)
        token = str_join(a, (str[]){group, token}, 2, S(":"));
    struct node *ref = node_new(a, NODE_PENDING_XREF, at);
    struct node *text = node_new(a, NODE_LITERAL, at);
    node_set(a, ref, "reftype", S("ref"));
    node_set(a, ref, "reftarget",
             document_normal_name(a, str_concat(a, S(GRAMMAR_TOKEN), token)));
    node_set(a, ref, "refexplicit", S("True"));
    node_append(text, node_text(a, shown, at));
    node_append(ref, text);
    node_append(n, ref);
}

static void add_body(struct directive_call *c, struct node *n,
                     const struct production *rule, str group)
{
    str s = rule->body;
    size_t from = 0, len;
    for (size_t i = 0; i < s.n; i++) {
        struct pos at = rule->body_at;
        if (!(len = token_at(s, i)))
            continue;
        at.col += (uint32_t)i;
        at.len = (uint32_t)len;
        put(c, n, str_slice(s, from, i), rule->body_at);
        add_token(c, n, str_slice(s, i + 1, i + len - 1), group, at);
        i += len - 1;
        from = i + 1;
    }
    put(c, n, str_from(s, from), rule->body_at);
}

/* The name of a rule is a label, with the id that Sphinx gives it. */
static void add_name(struct directive_call *c, struct node *n,
                     const struct production *rule, str group, size_t width)
{
    struct arena *a = c->p->a;
    str sep = S("-");
    str whole = group.n ? str_join(a, (str[]){group, rule->name}, 2, S(":"))
                        : rule->name;
    str id =
        str_concat(a, S(GRAMMAR_TOKEN), str_replace(a, whole, S(":"), sep));
    struct node *name = node_new(a, NODE_STRONG, rule->at);
    put(c, name, rule->name, rule->at);
    node_append(n, name);
    if (!map_find(&c->p->doc->ids, id)) {
        node_add(a, name, "ids", id);
        map_put(&c->p->doc->ids, id, name);
    }
    node_add(a, name, "names",
             document_normal_name(a, str_concat(a, S(GRAMMAR_TOKEN), whole)));
    document_note_explicit_target(c->p->doc, name);
    put(c, n, str_fmt(a, "%*s ::= ", (int)(width - rule->name.n), ""),
        rule->at);
}

static void productionlist(struct directive_call *c, struct node *parent)
{
    struct productions rules = {0};
    if (!directive_has_content(c, parent))
        return;
    str group = read_rules(c, &rules);
    struct node *n = node_new(c->p->a, NODE_LITERAL_BLOCK, c->at);
    node_add(c->p->a, n, "classes", c->def->name);
    node_append(parent, n);
    for (size_t i = 0; i < rules.n; i++) {
        const struct production *rule = &rules.v[i];
        if (i)
            put(c, n, S("\n"), rule->at);
        if (rule->name.n)
            add_name(c, n, rule, group, rules.width);
        else
            put(c, n, str_fmt(c->p->a, "%*s", (int)rules.width + 5, ""),
                rule->at);
        add_body(c, n, rule, group);
    }
}

const struct directive directive_production[] = {
    {S_INIT("productionlist"), 0, 0, false, true, NULL, productionlist, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
