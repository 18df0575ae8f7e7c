// SPDX-License-Identifier: MIT
// links_scan: parses tags with quoted or unquoted attributes and skips elements
// whose contents are not markup. It visits every byte of every page, mostly in
// memcmp or memchr.
#include "links/links_scan.h"

#include "base/buf.h"

enum { KNOWN_MAX = 2000 }; /* maximum length of a line that is kept, in bytes */

struct link_scanner {
    const char *p, *end;
    struct arena *a;
    void (*id)(void *data, str id);
    bool (*link)(void *data, str href);
    void *data;
    struct links_lines *lines;
    bool is_self_link;   /* the current tag is a heading's link to itself */
    bool has_id_or_link; /* the current tag has an id or a link */
    bool line_good;      /* the current line has no ids and only good links */
    bool keep_line;      /* whether to keep the current line if it is good */
    bool first;          /* `lines` was empty at the start of the page */
};

/* The entities that perfpress writes, also in numeric form. */
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
    return buf_end(&b);
}

/* Returns the next occurrence of the byte c at or after `from`, or s->end if
   there is none. */
static const char *find(const struct link_scanner *s, const char *from, char c)
{
    const char *at = memchr(from, c, (size_t)(s->end - from));
    return at ? at : s->end;
}

static void skip_past(struct link_scanner *s, str what)
{
    const char *at = memmem(s->p, (size_t)(s->end - s->p), what.p, what.n);
    s->p = at ? at + what.n : s->end;
}

/* The bytes that end a name. */
static const bool ENDS_NAME[256] = {
    ['>'] = true,  ['='] = true,  ['/'] = true,  [' '] = true, ['\t'] = true,
    ['\n'] = true, ['\v'] = true, ['\f'] = true, ['\r'] = true};

static str read_name(struct link_scanner *s)
{
    const char *from = s->p;
    while (s->p < s->end && !ENDS_NAME[(unsigned char)*s->p])
        s->p++;
    return (str){from, (size_t)(s->p - from)};
}

static void skip_blanks(struct link_scanner *s)
{
    while (s->p < s->end && char_is_blank(*s->p))
        s->p++;
}

static str read_value(struct link_scanner *s)
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

static void pass_link(struct link_scanner *s, str value)
{
    s->has_id_or_link = true;
    s->line_good &=
        !s->is_self_link && s->link(s->data, str_trim(decode(s->a, value)));
}

static void pass_id(struct link_scanner *s, str value)
{
    s->has_id_or_link = true;
    s->line_good = false;
    s->id(s->data, decode(s->a, value));
}

static void read_class(struct link_scanner *s, str value)
{
    s->is_self_link = str_eq(value, S("headerlink"));
}

/* srcset = URL [size] { "," URL [size] } */
static void pass_list(struct link_scanner *s, str value)
{
    str rest = decode(s->a, value), url;
    s->has_id_or_link = true;
    while (str_word(&rest, &url)) {
        bool complete = str_ends(url, S(","));
        while (str_ends(url, S(",")))
            url.n--;
        if (url.n)
            s->line_good &= s->link(s->data, url);
        size_t comma = complete ? STR_NPOS : str_find_char(rest, ',', 0);
        if (!complete)
            rest = comma == STR_NPOS ? STR_NONE : str_from(rest, comma + 1);
    }
}

/* The attributes with ids or URLs, by length of the name. If `tag` is not
   empty, the attribute counts only in this tag. */
static const struct link_attribute {
    str name, tag;
    void (*handle)(struct link_scanner *s, str value);
} ATTRIBUTES[][3] = {
    [2] = {{S_INIT("id"), {0}, pass_id}},
    [3] = {{S_INIT("src"), {0}, pass_link}},
    [4] = {{S_INIT("href"), {0}, pass_link},
           {S_INIT("name"), S_INIT("a"), pass_id},
           {S_INIT("data"), S_INIT("object"), pass_link}},
    [5] = {{S_INIT("class"), {0}, read_class}},
    [6] = {{S_INIT("poster"), {0}, pass_link},
           {S_INIT("srcset"), {0}, pass_list}},
};
enum { N_LENGTHS = sizeof ATTRIBUTES / sizeof *ATTRIBUTES };

/* Handles an attribute of a tag if it is in the table. */
static void attribute(struct link_scanner *s, str tag, str name, str value)
{
    if (name.n >= N_LENGTHS)
        return;
    for (size_t i = 0; i < 3 && ATTRIBUTES[name.n][i].handle; i++) {
        const struct link_attribute *a = &ATTRIBUTES[name.n][i];
        if (!str_eq_nocase(name, a->name) ||
            (a->tag.n && !str_eq_nocase(tag, a->tag)))
            continue;
        a->handle(s, value);
        return;
    }
}

/* Skips the contents of an element such as <script>, whose contents are not
   markup. No-op for other elements. */
static void skip_text(struct link_scanner *s, str tag)
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

static bool skip(struct link_scanner *s, str text)
{
    if ((size_t)(s->end - s->p) < text.n || memcmp(s->p, text.p, text.n) != 0)
        return false;
    s->p += text.n;
    return true;
}

/* Parses a tag up to its '>', from its name on. */
static void read_tag(struct link_scanner *s)
{
    bool has_value = false;
    str tag = read_name(s);
    s->is_self_link = s->has_id_or_link = false;
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
    if (tag.n > 4)
        skip_text(s, tag);
    s->keep_line |= s->has_id_or_link || (has_value && s->first);
}

/* Adds a line to the known lines if it is new. Then the known line after this
   line becomes the expected line. */
static void keep_known(struct link_scanner *s, str line)
{
    struct links_lines *known = s->lines;
    const struct map_entry *e = map_find(&known->map, line);
    if (e)
        known->next = (size_t)(e - known->map.v);
    else
        map_put(&known->map, str_dup(known->map.a, line), NULL);
    known->next++;
}

/* Scans a line, or several lines together if a tag or comment spans them. Adds
   the line to the known lines if it is worth keeping, has no ids, and has only
   good links. */
static void scan_line(struct link_scanner *s)
{
    const char *from = s->p, *eol = find(s, from, '\n');
    s->line_good = true;
    s->keep_line = false;
    while (s->p < eol) {
        const char *at = memchr(s->p, '<', (size_t)(eol - s->p));
        s->p = at ? at + 1 : eol;
        if (at && s->p < s->end && char_is_alpha(*s->p))
            read_tag(s);
        else if (at && skip(s, S("!--")))
            skip_past(s, S("-->"));
        if (s->p > eol)
            eol = find(s, s->p, '\n');
    }
    bool complete = eol < s->end;
    s->p = eol + complete;
    str line = {from, (size_t)(s->p - from)};
    if (complete && line.n <= KNOWN_MAX && s->line_good && s->keep_line)
        keep_known(s, line);
}

void links_scan(str html, struct arena *a, struct links_lines *lines,
                void (*id)(void *data, str id),
                bool (*link)(void *data, str href), void *data)
{
    struct link_scanner s = {.p = html.p,
                             .end = html.p + html.n,
                             .a = a,
                             .id = id,
                             .link = link,
                             .data = data,
                             .lines = lines,
                             .first = !lines->map.n};
    while (s.p < s.end) {
        if (lines->next < lines->map.n &&
            skip(&s, lines->map.v[lines->next].key))
            lines->next++;
        else
            scan_line(&s);
    }
}
