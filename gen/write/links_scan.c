// SPDX-License-Identifier: MIT
// links_scan: see links_scan.h. It reads HTML as it is written here: tags
// with attributes, quoted or not, and elements whose text is no markup. Every
// byte of every page passes here, most of them in memchr.
#include "write/links_scan.h"

#include "base/buf.h"

struct scanner {
    const char *p, *end;
    struct arena *a;
    void (*id)(void *data, str id);
    bool (*link)(void *data, str href);
    void *data;
    struct links_tags *tags;
    str dull;    /* the last tag whose attributes are of no interest */
    bool itself; /* the tag at hand is a heading's link to itself; */
    bool counts; /* it has an id or a link, */
    bool good;   /* and nothing but good links */
};

/* Entities that our own escaping makes, and the numbers of ASCII. */
static const struct {
    str name;
    char c;
} ENTITIES[] = {
    {S_INIT("&amp;"), '&'},   {S_INIT("&quot;"), '"'}, {S_INIT("&lt;"), '<'},
    {S_INIT("&gt;"), '>'},    {S_INIT("&#39;"), '\''}, {S_INIT("&#x27;"), '\''},
    {S_INIT("&apos;"), '\''},
};
enum { N_ENTITIES = sizeof ENTITIES / sizeof *ENTITIES };

static str decode(struct arena *a, str s)
{
    if (str_find_char(s, '&', 0) == STR_NPOS)
        return s;
    struct buf b = {.a = a};
    for (size_t i = 0; i < s.n;) {
        size_t k = 0;
        while (k < N_ENTITIES && !str_starts(str_from(s, i), ENTITIES[k].name))
            k++;
        buf_putc(&b, k < N_ENTITIES ? ENTITIES[k].c : s.p[i]);
        i += k < N_ENTITIES ? ENTITIES[k].name.n : 1;
    }
    return buf_str(&b);
}

/* The next place of a byte, or the end. */
static const char *find(const struct scanner *s, const char *from, char c)
{
    const char *at = memchr(from, c, (size_t)(s->end - from));
    return at ? at : s->end;
}

static void skip_past(struct scanner *s, str what)
{
    const char *at = memmem(s->p, (size_t)(s->end - s->p), what.p, what.n);
    s->p = at ? at + what.n : s->end;
}

static bool ends_name(char c)
{
    return c == '>' || c == '=' || c == '/' || char_is_blank(c);
}

static str read_name(struct scanner *s)
{
    const char *from = s->p;
    while (s->p < s->end && !ends_name(*s->p))
        s->p++;
    return (str){from, (size_t)(s->p - from)};
}

static void skip_blanks(struct scanner *s)
{
    while (s->p < s->end && char_is_blank(*s->p))
        s->p++;
}

static str read_value(struct scanner *s)
{
    const char *from = s->p;
    if (s->p < s->end && (*s->p == '"' || *s->p == '\'')) {
        const char *close = find(s, ++from, *s->p);
        s->p = close < s->end ? close + 1 : close;
        return (str){from, (size_t)(close - from)};
    }
    while (s->p < s->end && *s->p != '>' && !char_is_blank(*s->p))
        s->p++;
    return (str){from, (size_t)(s->p - from)};
}

static void give_link(struct scanner *s, str value)
{
    s->counts = true;
    s->good &= !s->itself && s->link(s->data, str_trim(decode(s->a, value)));
}

static void give_id(struct scanner *s, str value)
{
    s->counts = true;
    s->good = false;
    s->id(s->data, decode(s->a, value));
}

static void take_class(struct scanner *s, str value)
{
    s->itself = str_eq(value, S("headerlink"));
}

/* srcset = address [size] { "," address [size] } */
static void give_list(struct scanner *s, str value)
{
    str rest = decode(s->a, value), url;
    s->counts = true;
    while (str_word(&rest, &url)) {
        bool whole = str_ends(url, S(","));
        while (str_ends(url, S(",")))
            url.n--;
        if (url.n)
            s->good &= s->link(s->data, url);
        size_t comma = whole ? STR_NPOS : str_find_char(rest, ',', 0);
        if (!whole)
            rest = comma == STR_NPOS ? STR_NONE : str_from(rest, comma + 1);
    }
}

/* Attributes by the length of their names; `tag` has it alone. */
static const struct attribute {
    str name, tag;
    void (*take)(struct scanner *s, str value);
} ATTRIBUTES[][3] = {
    [2] = {{S_INIT("id"), {0}, give_id}},
    [3] = {{S_INIT("src"), {0}, give_link}},
    [4] = {{S_INIT("href"), {0}, give_link},
           {S_INIT("name"), S_INIT("a"), give_id},
           {S_INIT("data"), S_INIT("object"), give_link}},
    [5] = {{S_INIT("class"), {0}, take_class}},
    [6] = {{S_INIT("poster"), {0}, give_link},
           {S_INIT("srcset"), {0}, give_list}},
};
enum { N_LENGTHS = sizeof ATTRIBUTES / sizeof *ATTRIBUTES };

/* Hands on what an attribute holds. */
static void attribute(struct scanner *s, str tag, str name, str value)
{
    if (name.n >= N_LENGTHS)
        return;
    for (size_t i = 0; i < 3 && ATTRIBUTES[name.n][i].take; i++) {
        const struct attribute *a = &ATTRIBUTES[name.n][i];
        if (!str_eq_nocase(name, a->name) ||
            (a->tag.n && !str_eq_nocase(tag, a->tag)))
            continue;
        a->take(s, value);
        return;
    }
}

/* After the text of a tag's own, which is no markup. */
static void skip_text(struct scanner *s, str tag)
{
    static const struct {
        str tag, end;
    } TEXTS[] = {{S_INIT("script"), S_INIT("</script")},
                 {S_INIT("style"), S_INIT("</style")},
                 {S_INIT("textarea"), S_INIT("</textarea")}};
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        if (str_eq(tag, TEXTS[i].tag))
            skip_past(s, TEXTS[i].end);
}

static bool skip(struct scanner *s, str tag)
{
    if ((size_t)(s->end - s->p) < tag.n || memcmp(s->p, tag.p, tag.n) != 0)
        return false;
    s->p += tag.n;
    return true;
}

/* Skips a tag as it came before: tables and lists repeat theirs, pages those
   of other pages. */
static bool skip_known(struct scanner *s)
{
    struct links_tags *t = s->tags;
    if (s->dull.n && skip(s, s->dull))
        return true;
    if (t->next == t->map.n || !skip(s, t->map.v[t->next].key))
        return false;
    t->next++;
    return true;
}

/* The next tag will be the one that came after this one. */
static void note_good(struct scanner *s, str tag)
{
    struct links_tags *t = s->tags;
    const struct map_entry *e = map_find(&t->map, tag);
    if (!e)
        e = map_put(&t->map, str_dup(t->map.a, tag), NULL);
    t->next = (size_t)(e - t->map.v) + 1;
}

static void read_tag(struct scanner *s)
{
    const char *from = s->p;
    bool has_value = false;
    str tag = read_name(s);
    s->itself = s->counts = false;
    s->good = true;
    while (s->p < s->end && *s->p != '>') {
        if (char_is_blank(*s->p) || *s->p == '/') {
            s->p++;
            continue;
        }
        str name = read_name(s);
        skip_blanks(s);
        if (s->p == s->end || *s->p != '=')
            continue;
        s->p++;
        skip_blanks(s);
        has_value = true;
        attribute(s, tag, name, read_value(s));
    }
    str all = {from, (size_t)(s->p - from) + 1};
    if (tag.n > 4)
        skip_text(s, tag);
    else if (has_value && s->p < s->end && !s->counts)
        s->dull = all;
    else if (has_value && s->p < s->end && s->good)
        note_good(s, all);
}

void links_scan(str html, struct arena *a, struct links_tags *tags,
                void (*id)(void *data, str id),
                bool (*link)(void *data, str href), void *data)
{
    struct scanner s = {.p = html.p,
                        .end = html.p + html.n,
                        .a = a,
                        .id = id,
                        .link = link,
                        .data = data,
                        .tags = tags};
    while ((s.p = find(&s, s.p, '<')) < s.end && ++s.p < s.end) {
        if (char_is_alpha(*s.p)) {
            if (!skip_known(&s))
                read_tag(&s);
        } else if (*s.p == '!' && s.end - s.p >= 3 && !memcmp(s.p, "!--", 3)) {
            skip_past(&s, S("-->"));
        }
    }
}
