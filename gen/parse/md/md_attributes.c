// SPDX-License-Identifier: MIT
// md_attributes: the grammar is djot's, as implemented by MyST-Parser.
#include "parse/md/md_attributes.h"

#include "doc/fields.h"

#include "base/vec.h"

static bool is_key(char c)
{
    return char_is_alnum(c) || c == '_' || c == ':' || c == '-';
}

/* Returns the length of the class or id that s starts with. Classes and ids
   have no blanks, and no ASCII punctuation except '_', ':' and '-'. */
static size_t name_length(str s)
{
    size_t n = 0;
    while (n < s.n && !char_is_blank(s.p[n]) &&
           ((s.p[n] & 0x80) || is_key(s.p[n])))
        n++;
    return n;
}

static size_t key_length(str s)
{
    size_t n = 0;
    while (n < s.n && is_key(s.p[n]))
        n++;
    return n;
}

/* value: '"' (any | '\' any)* '"', or a run of key characters. Returns the
   value's length, or 0 if s does not start with a value. */
static size_t value_length(str s)
{
    if (!s.n || s.p[0] != '"')
        return key_length(s);
    for (size_t i = 1; i < s.n; i++) {
        if (s.p[i] == '"')
            return i + 1;
        i += s.p[i] == '\\';
    }
    return 0;
}

static str plain_value(struct arena *a, str s)
{
    if (!str_starts(s, S("\"")))
        return s;
    return str_replace(a, str_slice(s, 1, s.n - 1), S("\\\""), S("\""));
}

static void add(struct arena *a, struct md_attribute_list *out, str key,
                str value)
{
    if (out)
        vec_push(a, out, (struct md_attribute){key, plain_value(a, value)});
}

/* attribute: '#' name | '.' name | key '=' value | '%' any* '%'. Returns the
   attribute's length, or 0 if s does not start with an attribute. */
static size_t attribute(str s, struct arena *a, struct md_attribute_list *out)
{
    bool id = s.p[0] == '#';
    if (s.p[0] == '%') {
        size_t end = str_find_char(s, '%', 1);
        return end == STR_NPOS ? 0 : end + 1;
    }
    if (id || s.p[0] == '.') {
        size_t n = name_length(str_from(s, 1));
        if (n)
            add(a, out, id ? S("id") : S("class"), str_slice(s, 1, n + 1));
        return n ? n + 1 : 0;
    }
    size_t n = key_length(s);
    if (!n || n == s.n || s.p[n] != '=')
        return 0;
    size_t m = value_length(str_from(s, n + 1));
    if (m)
        add(a, out, str_slice(s, 0, n), str_slice(s, n + 1, n + 1 + m));
    return m ? n + 1 + m : 0;
}

size_t md_attributes(str s, struct arena *a, struct md_attribute_list *out)
{
    size_t before = out ? out->n : 0;
    if (!s.n || s.p[0] != '{')
        return 0;
    for (size_t i = 1; i < s.n;) {
        if (s.p[i] == '}')
            return i + 1;
        if (char_is_blank(s.p[i])) {
            i++;
            continue;
        }
        size_t n = attribute(str_from(s, i), a, out);
        if (!n)
            break;
        i += n;
        if (i < s.n && s.p[i] != '}' && !char_is_blank(s.p[i]))
            break;
    }
    if (out)
        out->n = before;
    return 0;
}

/* ---- applying attributes ---- */

/* Adds the classes that are not in `seen`, the set of the node's classes. */
static void put_classes(struct arena *a, struct node *n, struct map *seen,
                        str value)
{
    str word;
    while (str_word(&value, &word)) {
        str name = document_make_id(a, word);
        if (name.n && map_add(seen, name, n))
            node_push(a, n, "classes", name);
    }
}

/* Adds a name and the name's id to a node, even if the node already has another
   id. */
static void put_name(struct document *doc, struct node *n, str value)
{
    value = fields_fill(doc->a, doc->diags, n->pos, FIELD_NAME, value);
    str id = document_make_id(doc->a, value);
    if (node_list(n, "ids")->n && id.n && !map_find(&doc->ids, id)) {
        map_put(&doc->ids, id, n);
        node_add(doc->a, n, "ids", id);
    }
    node_add(doc->a, n, "names", document_normal_name(doc->a, value));
    document_note_explicit_target(doc, n);
}

/* Sets an image's size, such as 50, 50px or 50%; a number without a unit means
   pixels. */
static void put_size(struct arena *a, struct node *n, const char *name,
                     str value)
{
    bool digits = value.n > 0;
    for (size_t i = 0; i < value.n; i++)
        digits &= char_is_digit(value.p[i]);
    node_set(a, n, name,
             digits ? str_concat(a, value, S("px")) : str_dup(a, value));
}

static bool is_align(str s)
{
    return str_eq(s, S("left")) || str_eq(s, S("center")) ||
           str_eq(s, S("right"));
}

static void put_image(struct arena *a, struct node *n,
                      const struct md_attribute *at)
{
    str k = at->key;
    if (str_eq(k, S("width")) || str_eq(k, S("w")))
        put_size(a, n, "width", at->value);
    else if (str_eq(k, S("height")) || str_eq(k, S("h")))
        put_size(a, n, "height", at->value);
    else if ((str_eq(k, S("align")) || str_eq(k, S("a"))) &&
             is_align(at->value))
        node_set(a, n, "align", str_dup(a, at->value));
    else if (str_eq(k, S("alt")) || str_eq(k, S("title")))
        node_set(a, n, str_eq(k, S("alt")) ? "alt" : "title",
                 str_dup(a, at->value));
}

void md_attributes_put(struct document *doc, struct node *n,
                       const struct md_attribute_list *list)
{
    str id = STR_NONE;
    struct map seen = {.a = doc->a};
    const struct strs *classes = node_list(n, "classes");
    for (size_t i = 0; i < classes->n; i++)
        map_put(&seen, classes->v[i], n);
    for (size_t i = 0; i < list->n; i++) {
        const struct md_attribute *at = &list->v[i];
        if (str_eq(at->key, S("class")))
            put_classes(doc->a, n, &seen, at->value);
        else if (str_eq(at->key, S("id")))
            id = at->value;
        else if (n->type == NODE_IMAGE)
            put_image(doc->a, n, at);
        else if (n->type == NODE_LITERAL &&
                 (str_eq(at->key, S("l")) || str_eq(at->key, S("lexer"))))
            put_classes(doc->a, n, &seen,
                        str_concat(doc->a, S("code "), at->value));
    }
    if (id.n)
        put_name(doc, n, id);
}
