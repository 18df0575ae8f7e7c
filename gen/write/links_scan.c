// SPDX-License-Identifier: MIT
// links_scan: see links_scan.h. It reads HTML as it is written here: tags
// with attributes, quoted or not, and elements whose text is no markup.
#include "write/links_scan.h"

#include "base/buf.h"

struct scanner {
    str html;
    size_t at;
    struct arena *a;
    void (*id)(void *data, str id);
    void (*link)(void *data, str href);
    void *data;
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

static bool at_end(const struct scanner *s)
{
    return s->at >= s->html.n || s->html.p[s->at] == '>';
}

static void skip_to(struct scanner *s, str what)
{
    size_t found = str_find(s->html, what, s->at);
    s->at = found == STR_NPOS ? s->html.n : found + what.n;
}

static str read_name(struct scanner *s)
{
    size_t from = s->at;
    while (!at_end(s) && !char_is_blank(s->html.p[s->at]) &&
           s->html.p[s->at] != '=' && s->html.p[s->at] != '/')
        s->at++;
    return str_slice(s->html, from, s->at);
}

static void skip_blanks(struct scanner *s)
{
    while (!at_end(s) && char_is_blank(s->html.p[s->at]))
        s->at++;
}

static str read_value(struct scanner *s)
{
    char quote = s->at < s->html.n ? s->html.p[s->at] : 0;
    size_t from = s->at;
    if (quote == '"' || quote == '\'') {
        size_t end = str_find_char(s->html, quote, ++from);
        end = end == STR_NPOS ? s->html.n : end;
        s->at = end + 1;
        return str_slice(s->html, from, end);
    }
    while (!at_end(s) && !char_is_blank(s->html.p[s->at]))
        s->at++;
    return str_slice(s->html, from, s->at);
}

static void attribute(struct scanner *s, str tag, str name, str value)
{
    if (str_eq(name, S("href")) || str_eq(name, S("src")) ||
        str_eq(name, S("poster")))
        s->link(s->data, str_trim(decode(s->a, value)));
    else if (str_eq(name, S("id")) ||
             (str_eq(name, S("name")) && str_eq(tag, S("a"))))
        s->id(s->data, decode(s->a, value));
}

static void read_tag(struct scanner *s)
{
    static const struct {
        str tag, end;
    } TEXTS[] = {{S_INIT("script"), S_INIT("</script")},
                 {S_INIT("style"), S_INIT("</style")},
                 {S_INIT("textarea"), S_INIT("</textarea")}};
    str tag = read_name(s);
    while (!at_end(s)) {
        skip_blanks(s);
        str name = read_name(s);
        skip_blanks(s);
        if (!at_end(s) && s->html.p[s->at] == '=') {
            s->at++;
            skip_blanks(s);
            attribute(s, tag, name, read_value(s));
        } else if (!name.n && !at_end(s)) {
            s->at++; /* a slash */
        }
    }
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        if (str_eq(tag, TEXTS[i].tag))
            skip_to(s, TEXTS[i].end);
}

/* Skips a tag that has no attribute of interest, as most tags of a table have
   none; false, in doubt too, when it must be read. The last letters of href,
   src, id, name and poster are enough to tell. */
static bool skip_dull(struct scanner *s)
{
    size_t end = str_find_char(s->html, '>', s->at);
    if (end == STR_NPOS || s->html.p[s->at] == 's')
        return false;
    str tag = str_slice(s->html, s->at, end);
    if (str_starts(tag, S("te")))
        return false;
    for (size_t i = 0; (i = str_find_char(tag, '=', i)) != STR_NPOS; i++)
        if (strchr("fcder ", tag.p[i - 1]))
            return false;
    s->at = end;
    return true;
}

void links_scan(str html, struct arena *a, void (*id)(void *data, str id),
                void (*link)(void *data, str href), void *data)
{
    struct scanner s = {html, 0, a, id, link, data};
    while ((s.at = str_find_char(html, '<', s.at)) < html.n) {
        s.at++;
        if (str_starts(str_from(html, s.at), S("!--")))
            skip_to(&s, S("-->"));
        else if (s.at < html.n && char_is_alpha(html.p[s.at]) &&
                 !skip_dull(&s))
            read_tag(&s);
    }
}
