// SPDX-License-Identifier: MIT
// xml: a scanner of tags, attributes and character data.
#include "output/xml.h"

#include "base/utf8.h"

static bool fault(struct xml *s, size_t at, const char *what, str name)
{
    s->fault =
        name.p ? str_fmt(s->a, "%s '%.*s'", what, STR_ARG(name)) : str_c(what);
    s->at = at < s->s.n ? at : s->s.n;
    return false;
}

static bool malformed(struct xml *s)
{
    return fault(s, s->i, "malformed XML", STR_NONE);
}

/* ---- characters ---- */

static bool starts(const struct xml *s, const char *what)
{
    return str_starts(str_from(s->s, s->i), str_c(what));
}

static void skip_blanks(struct xml *s)
{
    while (s->i < s->s.n && s->s.p[s->i] && strchr(" \t\r\n", s->s.p[s->i]))
        s->i++;
}

static str parse_name(struct xml *s)
{
    size_t from = s->i;
    while (s->i < s->s.n &&
           (char_is_alnum(s->s.p[s->i]) || s->s.p[s->i] & 0x80 ||
            memchr("-_.:", s->s.p[s->i], 4)))
        s->i++;
    return str_slice(s->s, from, s->i);
}

/* Parses "&#60;", "&#x3c;" or one of XML's five names. Other names would need a
   DTD. */
static bool parse_entity(struct xml *s, struct buf *out)
{
    static const struct {
        const char *name;
        char c;
    } NAMES[] = {{"&lt;", '<'},
                 {"&gt;", '>'},
                 {"&amp;", '&'},
                 {"&quot;", '"'},
                 {"&apos;", '\''}};
    size_t end = str_find_char(s->s, ';', s->i), at = s->i + 2;
    if (end == STR_NPOS || end - s->i > 12)
        return malformed(s);
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (starts(s, NAMES[i].name)) {
            buf_putc(out, NAMES[i].c);
            s->i = end + 1;
            return true;
        }
    if (!starts(s, "&#"))
        return fault(s, s->i, "the entity", str_slice(s->s, s->i, end + 1));
    unsigned base = s->s.p[at] == 'x' ? 16 : 10, cp = 0;
    for (at += base == 16; at < end && cp <= 0x10ffff; at++) {
        const char *digit =
            memchr("0123456789abcdef", char_lower(s->s.p[at]), base);
        if (!digit)
            return malformed(s);
        cp = cp * base + (unsigned)(digit - "0123456789abcdef");
    }
    if (!cp || cp > 0x10ffff || (cp >= 0xd800 && cp < 0xe000))
        return malformed(s);
    buf_put_utf8(out, cp);
    s->i = end + 1;
    return true;
}

/* ---- tags ---- */

static bool parse_attribute(struct xml *s)
{
    struct xml_attribute x = {.at = s->i, .name = parse_name(s)};
    struct buf value = {.a = s->a};
    skip_blanks(s);
    if (!x.name.n || !starts(s, "="))
        return malformed(s);
    s->i++;
    skip_blanks(s);
    char quote = s->i < s->s.n ? s->s.p[s->i++] : 0;
    if (quote != '"' && quote != '\'')
        return malformed(s);
    while (s->i < s->s.n && s->s.p[s->i] != quote) {
        if (s->s.p[s->i] == '<')
            return malformed(s);
        if (s->s.p[s->i] != '&')
            buf_putc(&value, s->s.p[s->i++]);
        else if (!parse_entity(s, &value))
            return false;
    }
    x.value = buf_str(&value);
    vec_push(s->a, &s->attributes, x);
    return s->i++ < s->s.n || malformed(s);
}

/* Parses "<name a='b'>" or "<name/>". */
static bool parse_tag(struct xml *s)
{
    s->at = s->i++;
    s->name = parse_name(s);
    s->attributes.n = 0;
    if (!s->name.n || (s->has_root && !s->open.n))
        return malformed(s);
    for (;;) {
        size_t before = s->i;
        skip_blanks(s);
        if (starts(s, "/>") || starts(s, ">"))
            break;
        if (before == s->i)
            return malformed(s);
        if (!parse_attribute(s))
            return false;
    }
    s->is_empty = starts(s, "/>");
    s->i += s->is_empty ? 2 : 1;
    s->has_root = true;
    vec_push(s->a, &s->open, s->name);
    return true;
}

static bool parse_end_tag(struct xml *s)
{
    s->at = s->i;
    s->i += 2;
    s->name = parse_name(s);
    if (!s->open.n || !str_eq(s->name, s->open.v[s->open.n - 1]))
        return fault(s, s->at, "malformed XML: mismatched end tag", s->name);
    s->open.n--;
    skip_blanks(s);
    if (!starts(s, ">"))
        return malformed(s);
    s->i++;
    return true;
}

/* ---- the rest ---- */

/* Sets *inner to the text from the offset `from` to the next string `end`, and
   continues after `end`. Returns false if `end` is missing. */
static bool skip_until(struct xml *s, size_t from, const char *end, str *inner)
{
    size_t to = str_find(s->s, str_c(end), from);
    if (to == STR_NPOS)
        return malformed(s);
    *inner = str_slice(s->s, from, to);
    s->i = to + strlen(end);
    return true;
}

/* Parses "<?xml version='1.0' encoding='UTF-8'?>" if present. Only encodings
   that extend ASCII are accepted: other encodings could hide tags. */
static bool parse_declaration(struct xml *s)
{
    static const str NAMES[] = {S_INIT("version"), S_INIT("encoding"),
                                S_INIT("standalone")},
                     VALUES[] = {S_INIT("1.0"),
                                 S_INIT("utf-8"),
                                 S_INIT("us-ascii"),
                                 S_INIT("iso-8859-1"),
                                 S_INIT("windows-1252"),
                                 S_INIT("yes"),
                                 S_INIT("no")};
    static const size_t FROM[] = {0, 1, 5, 7};
    size_t k = 0;
    bool good = true;
    if (!starts(s, "<?xml") || s->s.n < 6 || !char_is_blank(s->s.p[5]))
        return true;
    s->i = 5;
    for (skip_blanks(s); !starts(s, "?>"); skip_blanks(s))
        if (!parse_attribute(s))
            return fault(s, 0, "an encoding other than UTF-8", STR_NONE);
    s->i += 2;
    for (size_t i = 0; i < s->attributes.n; i++, k++) {
        const struct xml_attribute *x = &s->attributes.v[i];
        while (k < 3 && !str_eq(x->name, NAMES[k]))
            k++;
        good &=
            k < 3 && (i || !k) &&
            str_among_nocase(x->value, VALUES + FROM[k], FROM[k + 1] - FROM[k]);
    }
    return (good && s->attributes.n) ||
           fault(s, 0, "an encoding other than UTF-8", STR_NONE);
}

/* Parses the markup at a '<'. Sets *event to XML_END after a comment or CDATA,
   which are not events. */
static bool parse_markup(struct xml *s, enum xml_event *event)
{
    str inner;
    *event = XML_END;
    if (starts(s, "<!--"))
        return skip_until(s, s->i + 4, "-->", &inner);
    if (starts(s, "<![CDATA[")) {
        if (!skip_until(s, s->i + 9, "]]>", &inner))
            return false;
        buf_put(&s->text, inner);
        return true;
    }
    if (starts(s, "<?"))
        return fault(s, s->i, "a processing instruction", STR_NONE);
    *event = starts(s, "<!DOCTYPE") ? XML_DOCTYPE
             : starts(s, "</")      ? XML_CLOSE
                                    : XML_OPEN;
    if (*event == XML_DOCTYPE) {
        s->at = s->i;
        return skip_until(s, s->i + 9, ">", &s->name);
    }
    return *event == XML_CLOSE ? parse_end_tag(s) : parse_tag(s);
}

/* Reads up to the next event. Returns false on a fault. */
static bool parse_event(struct xml *s, enum xml_event *event)
{
    *event = XML_END;
    while (s->i < s->s.n && *event == XML_END) {
        char c = s->s.p[s->i];
        bool ok = true;
        if (!s->open.n && c != '<' && !strchr(" \t\r\n", c))
            return malformed(s);
        if (c == '<')
            ok = parse_markup(s, event);
        else if (c == '&')
            ok = parse_entity(s, &s->text);
        else
            buf_putc(&s->text, s->s.p[s->i++]);
        if (!ok)
            return false;
    }
    return *event != XML_END || (s->has_root && !s->open.n) || malformed(s);
}

struct xml xml_start(struct arena *a, str text)
{
    struct xml x = {.a = a, .s = text, .text.a = a};
    if (str_starts(text, S("\xef\xbb\xbf")))
        x.s = str_from(text, 3);
    parse_declaration(&x);
    return x;
}

enum xml_event xml_next(struct xml *x)
{
    enum xml_event event;
    if (x->fault.p)
        return XML_BAD;
    x->text.n = 0;
    if (x->is_empty) {
        x->is_empty = false;
        x->open.n--;
        return XML_CLOSE;
    }
    return parse_event(x, &event) ? event : XML_BAD;
}

bool xml_in(const struct xml *x, enum xml_event event, str parent)
{
    size_t above = x->open.n - (event == XML_OPEN);
    return above > 0 && str_eq(x->open.v[above - 1], parent);
}
