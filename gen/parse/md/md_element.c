// SPDX-License-Identifier: MIT
// md_element: a small reader of tags, for elements that say all they say in
// attributes, or hold Markdown.
#include "parse/md/md_element.h"

#include "base/buf.h"
#include "base/vec.h"
#include "parse/directive/directive.h"

struct attribute {
    str name, value;
};

struct tag {
    str name;
    size_t end; /* the byte behind it */
    struct {
        struct attribute *v;
        size_t n, cap;
    } attributes;
};

static size_t skip_blanks(str s, size_t i)
{
    while (i < s.n && char_is_blank(s.p[i]))
        i++;
    return i;
}

static size_t name_end(str s, size_t i)
{
    while (i < s.n && !char_is_blank(s.p[i]) && !strchr("=<>/\"'", s.p[i]))
        i++;
    return i;
}

/* value: '"' any* '"' | "'" any* "'" | a run without blanks; the byte behind
   it, or 0. */
static size_t value_end(str s, size_t i, str *value)
{
    char quote = i < s.n && strchr("\"'", s.p[i]) ? s.p[i] : 0;
    size_t end = i + (quote != 0);
    if (quote) {
        end = str_find_char(s, quote, end);
        if (end == STR_NPOS)
            return 0;
        *value = str_slice(s, i + 1, end);
        return end + 1;
    }
    while (end < s.n && !char_is_blank(s.p[end]) && !strchr("<>\"'", s.p[end]))
        end++;
    *value = str_slice(s, i, end);
    return end > i ? end : 0;
}

/* The opening tag at the start of s; false when there is none. */
static bool read_tag(struct arena *a, str s, struct tag *t)
{
    size_t i = 1;
    *t = (struct tag){0};
    if (!s.n || s.p[0] != '<' || s.n < 2 || !char_is_alpha(s.p[1]))
        return false;
    i = name_end(s, i);
    t->name = str_slice(s, 1, i);
    for (;;) {
        i = skip_blanks(s, i);
        if (i < s.n && s.p[i] == '/')
            i++;
        if (i < s.n && s.p[i] == '>') {
            t->end = i + 1;
            return true;
        }
        size_t end = name_end(s, i);
        struct attribute at = {str_lower(a, str_slice(s, i, end)), S("")};
        if (end == i)
            return false;
        i = skip_blanks(s, end);
        if (i < s.n && s.p[i] == '=' &&
            !(i = value_end(s, skip_blanks(s, i + 1), &at.value)))
            return false;
        vec_push(a, &t->attributes, at);
    }
}

static str attribute(const struct tag *t, str name)
{
    for (size_t i = 0; i < t->attributes.n; i++)
        if (str_eq(t->attributes.v[i].name, name))
            return t->attributes.v[i].value;
    return STR_NONE;
}

static bool has_class(const struct tag *t, str name)
{
    str all = attribute(t, S("class")), word;
    while (str_word(&all, &word))
        if (str_eq(word, name))
            return true;
    return false;
}

/* ---- the directives ---- */

/* Classes but for the one that the directive gives itself; STR_NONE where none
   are left. */
static str other_classes(struct arena *a, str classes, str own)
{
    struct buf b = {.a = a};
    str word;
    while (str_word(&classes, &word)) {
        if (str_eq(word, own))
            continue;
        if (b.n)
            buf_putc(&b, ' ');
        buf_put(&b, word);
    }
    return b.n ? buf_end(&b) : STR_NONE;
}

/* A directive whose options are the attributes of these names. */
static void run(struct md *md, str directive, str argument, const struct tag *t,
                const str *names, struct lines content,
                const struct line *first, struct node *parent)
{
    struct pos at = line_pos(first, 0, 0);
    struct {
        struct directive_option *v;
        size_t n, cap;
    } options = {0};
    for (size_t i = 0; names[i].n; i++) {
        str value = attribute(t, names[i]);
        if (value.p && str_eq(names[i], S("class")))
            value = other_classes(md->p->a, value, directive);
        if (value.p)
            vec_push(md->p->a, &options,
                     (struct directive_option){.name = names[i],
                                               .value = str_trim(value),
                                               .at = at,
                                               .name_at = at});
    }
    struct directive_call c = {
        .p = md->p,
        .def = directive_find(directive),
        .name = directive,
        .at = at,
        .argument = argument,
        .argument_at = at,
        .options = options.v,
        .n_options = options.n,
        .content = content,
    };
    directive_run(&c, parent);
}

static void run_image(struct md *md, const struct tag *t,
                      const struct line *first, struct node *parent)
{
    static const str NAMES[] = {S_INIT("alt"),
                                S_INIT("class"),
                                S_INIT("height"),
                                S_INIT("width"),
                                S_INIT("align"),
                                S_INIT("name"),
                                {0}};
    run(md, S("image"), str_trim(attribute(t, S("src"))), t, NAMES,
        (struct lines){0}, first, parent);
}

/* The lines of a text whose first one is *first; they have the places of whole
   lines. */
static struct lines lines_of(struct arena *a, str text,
                             const struct line *first)
{
    struct lines out = {0};
    uint32_t number = first->line;
    str line;
    while (str_cut(&text, '\n', &line))
        vec_push(a, &out,
                 (struct line){str_trim(line), first->src, number++, 1});
    while (out.n && !out.v[out.n - 1].text.n)
        out.n--;
    while (out.n && !out.v[0].text.n) {
        out.v++;
        out.n--;
    }
    return out;
}

/* Paragraphs of HTML as those of Markdown. */
static str without_p(struct arena *a, str s)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < s.n;) {
        struct tag t;
        str rest = str_from(s, i);
        if (str_starts(rest, S("</p>"))) {
            buf_puts(&b, "\n\n");
            i += 4;
        } else if (str_starts(rest, S("<p")) && read_tag(a, rest, &t) &&
                   str_eq(t.name, S("p"))) {
            i += t.end;
        } else {
            buf_putc(&b, s.p[i++]);
        }
    }
    return buf_end(&b);
}

/* The title that the content may begin with, which is cut off. */
static str take_title(struct arena *a, str *content)
{
    struct tag t;
    str s = str_trim_left(*content);
    if (!read_tag(a, s, &t) ||
        (!str_eq(t.name, S("p")) && !str_eq(t.name, S("div"))) ||
        (!has_class(&t, S("title")) && !has_class(&t, S("admonition-title"))))
        return S("Note");
    str close = str_join(a, (str[]){S("</"), t.name, S(">")}, 3, S(""));
    size_t end = str_find(s, close, t.end);
    if (end == STR_NPOS)
        return S("Note");
    *content = str_from(s, end + close.n);
    return document_normal_space(a, str_slice(s, t.end, end));
}

static void run_admonition(struct md *md, const struct tag *t, str content,
                           const struct line *first, struct node *parent)
{
    static const str NAMES[] = {S_INIT("class"), S_INIT("name"), {0}};
    struct arena *a = md->p->a;
    str title = take_title(a, &content);
    struct lines lines = lines_of(a, without_p(a, content), first);
    run(md, S("admonition"), title, t, NAMES, lines, first, parent);
}

/* The byte where the element ends that tag t, at the start of s, opens: its
   closing tag, those of the same name inside passed over; or the end of s. */
static size_t close_of(struct arena *a, str s, const struct tag *t,
                       size_t *behind)
{
    size_t depth = 1, i = t->end;
    struct tag inner;
    str close = str_concat(a, S("</"), t->name);
    for (; (i = str_find_char(s, '<', i)) != STR_NPOS; i++) {
        str rest = str_from(s, i);
        size_t end = str_find_char(rest, '>', 0);
        if (str_eq_nocase(str_slice(rest, 0, close.n), close) &&
            end != STR_NPOS && --depth == 0) {
            *behind = i + end + 1;
            return i;
        }
        depth += str_eq_nocase(str_slice(rest, 1, 1 + t->name.n), t->name) &&
                 read_tag(a, rest, &inner) &&
                 str_eq_nocase(inner.name, t->name);
    }
    *behind = s.n;
    return s.n;
}

/* Goes through the elements of a piece; `runs` false only looks whether all are
   ours. */
static bool each_element(struct md *md, str html, const struct line *first,
                         struct node *parent, bool runs)
{
    struct arena *a = md->p->a;
    size_t behind;
    for (str s = str_trim(html); s.n; s = str_trim_left(str_from(s, behind))) {
        struct tag t;
        if (!read_tag(a, s, &t))
            return false;
        if (myst_has(&md->myst, MYST_HTML_IMAGE) &&
            str_eq_nocase(t.name, S("img")) && attribute(&t, S("src")).n) {
            behind = t.end;
            if (runs)
                run_image(md, &t, first, parent);
        } else if (myst_has(&md->myst, MYST_HTML_ADMONITION) &&
                   str_eq_nocase(t.name, S("div")) &&
                   has_class(&t, S("admonition"))) {
            size_t end = close_of(a, s, &t, &behind);
            if (runs)
                run_admonition(md, &t, str_slice(s, t.end, end), first, parent);
        } else {
            return false;
        }
    }
    return true;
}

bool md_element_run(struct md *md, str html, const struct line *first,
                    struct node *parent)
{
    if (!myst_has(&md->myst, MYST_HTML_IMAGE | MYST_HTML_ADMONITION) ||
        str_blank(html) || !each_element(md, html, first, parent, false))
        return false;
    each_element(md, html, first, parent, true);
    return true;
}
