// SPDX-License-Identifier: MIT
// xml_safe: a scanner of tags, attributes and texts (XML 1.0, fifth edition),
// stricter than a parser: what it lets pass, a parser reads in the same way.
#include "output/xml_safe.h"

#include "base/buf.h"
#include "base/map.h"
#include "base/uri.h"
#include "base/utf8.h"
#include "base/vec.h"

static const str SVG = S_INIT("http://www.w3.org/2000/svg");

/* Of the tag that is read. */
struct xml_safe_attribute {
    str name, value; /* the value as it reads */
    size_t at;
};

struct xml_safe_scan {
    struct arena *a;
    enum xml_kind kind;
    str s;
    size_t i;         /* what follows */
    struct map uris;  /* prefix, or "", -> str * */
    struct buf style; /* the text of a style element, */
    bool in_style;    /* while one is open */
    bool has_root;
    struct strs open; /* names of elements, the innermost last */
    struct {
        struct xml_safe_attribute *v;
        size_t n, cap;
    } attributes;
    str *what;
    size_t *at;
};

static bool fault(struct xml_safe_scan *s, size_t at, const char *what,
                  str name)
{
    *s->what =
        name.p ? str_fmt(s->a, "%s '%.*s'", what, STR_ARG(name)) : str_c(what);
    *s->at = at < s->s.n ? at : s->s.n;
    return false;
}

static bool malformed(struct xml_safe_scan *s)
{
    return fault(s, s->i, "malformed XML", STR_NONE);
}

/* ---- what is allowed ---- */

/* Elements of SVG that show, and those that animate what is shown. */
static const char ELEMENTS[] =
    " a animate animateColor animateMotion animateTransform circle"
    " clipPath defs desc ellipse feBlend feColorMatrix"
    " feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting"
    " feDisplacementMap feDistantLight feDropShadow feFlood feFuncA"
    " feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode"
    " feMorphology feOffset fePointLight feSpecularLighting feSpotLight"
    " feTile feTurbulence filter font font-face font-face-name"
    " font-face-src g glyph hkern image line linearGradient marker mask"
    " metadata missing-glyph mpath path pattern polygon polyline"
    " radialGradient rect set stop style svg switch symbol text textPath"
    " title tref tspan use view vkern ";

/* Namespaces that browsers do nothing with, by the start of their names. */
static const str INERT[] = {
    S_INIT("http://www.w3.org/1999/xlink"),
    S_INIT("http://www.w3.org/XML/1998/namespace"),
    S_INIT("http://www.w3.org/1999/02/22-rdf-syntax-ns#"),
    S_INIT("http://www.w3.org/2000/01/rdf-schema#"),
    S_INIT("http://www.w3.org/2001/XMLSchema"),
    S_INIT("http://www.w3.org/2005/Atom"),
    S_INIT("http://www.inkscape.org/"),
    S_INIT("http://inkscape.sourceforge.net/"),
    S_INIT("http://sodipodi.sourceforge.net/"),
    S_INIT("http://www.sodipodi.com/"),
    S_INIT("http://creativecommons.org/ns#"),
    S_INIT("http://web.resource.org/cc/"),
    S_INIT("http://purl.org/"),
    S_INIT("https://purl.org/"),
    S_INIT("http://ns.adobe.com/"),
    S_INIT("http://www.bohemiancoding.com/sketch/"),
    S_INIT("http://www.serif.com/"),
    S_INIT("http://www.figma.com/"),
    S_INIT("http://schemas.microsoft.com/visio/"),
    S_INIT("http://openoffice.org/"),
    S_INIT("http://xml.openoffice.org/"),
    S_INIT("http://www.corel.com/"),
    S_INIT("http://vectornator.io"),
    S_INIT("http://svgjs.com/"),
    S_INIT("https://svgjs.dev/"),
    S_INIT("https://boxy-svg.com"),
    S_INIT("http://www.gnome.org/"),
    S_INIT("http://www.openswatchbook.org/"),
    S_INIT("http://www.sitemaps.org/"),
};

static bool is_inert(struct xml_safe_scan *s, str uri)
{
    for (size_t i = 0; i < sizeof INERT / sizeof *INERT; i++)
        if (str_starts(uri, INERT[i]))
            return true;
    /* XHTML, XSLT, MathML and the like are the W3C's, XUL is Mozilla's */
    return s->kind == XML_DATA && str_find(uri, S("w3.org"), 0) == STR_NPOS &&
           str_find(uri, S("mozilla"), 0) == STR_NPOS;
}

static bool is_element(struct xml_safe_scan *s, str name)
{
    str word = str_fmt(s->a, " %.*s ", STR_ARG(name));
    return str_find(str_c(ELEMENTS), word, 0) != STR_NPOS;
}

/* ---- characters ---- */

static bool starts(const struct xml_safe_scan *s, const char *what)
{
    return str_starts(str_from(s->s, s->i), str_c(what));
}

static void skip_blanks(struct xml_safe_scan *s)
{
    while (s->i < s->s.n && s->s.p[s->i] && strchr(" \t\r\n", s->s.p[s->i]))
        s->i++;
}

static str take_name(struct xml_safe_scan *s)
{
    size_t from = s->i;
    while (s->i < s->s.n &&
           (char_is_alnum(s->s.p[s->i]) || s->s.p[s->i] & 0x80 ||
            memchr("-_.:", s->s.p[s->i], 4)))
        s->i++;
    return str_slice(s->s, from, s->i);
}

/* "&#60;", "&#x3c;" or one of XML's five names; what else has a name has it
   from a DTD. */
static bool take_entity(struct xml_safe_scan *s, struct buf *out)
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

/* ---- values ---- */

/* As addresses are read: without blanks and control characters, in lower
   case. */
static str squeezed(struct arena *a, str s)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < s.n; i++)
        if ((unsigned char)s.p[i] > ' ' && s.p[i] != 0x7f)
            buf_putc(&b, char_lower(s.p[i]));
    return buf_end(&b);
}

static bool has(str s, const char *what)
{
    return str_find(s, str_c(what), 0) != STR_NPOS;
}

/* CSS runs nothing in a browser of today; it may load, which a picture does
   not. */
static bool check_css(struct xml_safe_scan *s, str text, size_t at)
{
    static const char *const WORDS[] = {
        "\\",   "@import",    "expression(",  "behavior:",
        "src(", "image-set(", "-moz-binding", "@charset"};
    static const char *const LOADS[] = {"#", "data:image/", "data:font/",
                                        "data:application/"};
    str css = squeezed(s->a, text);
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (has(css, WORDS[i]))
            return fault(s, at, "a style with", str_c(WORDS[i]));
    for (size_t i = 0; (i = str_find(css, S("url("), i)) != STR_NPOS;) {
        bool good = false;
        i += 4;
        i += i < css.n && (css.p[i] == '"' || css.p[i] == '\'');
        for (size_t k = 0; k < sizeof LOADS / sizeof *LOADS; k++)
            good |= str_starts(str_from(css, i), str_c(LOADS[k]));
        if (!good)
            return fault(s, at, "a style that loads",
                         str_slice(css, i, i + 40));
    }
    return true;
}

static bool check_link(struct xml_safe_scan *s, str element,
                       const struct xml_safe_attribute *x)
{
    static const str PICTURES[] = {
        S_INIT("data:image/png"),  S_INIT("data:image/jpeg"),
        S_INIT("data:image/jpg"),  S_INIT("data:image/gif"),
        S_INIT("data:image/webp"), S_INIT("data:image/avif")};
    str v = squeezed(s->a, x->value), scheme = uri_scheme(v);
    bool picture = str_eq(element, S("image")) || str_eq(element, S("feImage"));
    bool link = str_eq(element, S("a"));
    if (!scheme.p && (link || !str_starts(v, S("//"))) && !has(v, "\\"))
        return true;
    if (link && scheme.p && uri_scheme_is_safe(scheme))
        return true;
    for (size_t i = 0; picture && i < sizeof PICTURES / sizeof *PICTURES; i++)
        if (str_starts(v, PICTURES[i]))
            return true;
    return fault(s, x->at, "the address", str_slice(v, 0, 40));
}

/* ---- tags ---- */

static void split(str name, str *prefix, str *local)
{
    size_t colon = str_find_char(name, ':', 0);
    *prefix = colon == STR_NPOS ? S("") : str_slice(name, 0, colon);
    *local = colon == STR_NPOS ? name : str_from(name, colon + 1);
}

static bool declare(struct xml_safe_scan *s, const struct xml_safe_attribute *x,
                    str prefix)
{
    const str *known = map_get(&s->uris, prefix);
    str *uri = NEW(s->a, str);
    *uri = x->value;
    if (known && !str_eq(*known, *uri))
        return fault(s, x->at, "two meanings of the prefix", prefix);
    map_put(&s->uris, prefix, uri);
    return true;
}

static bool declare_all(struct xml_safe_scan *s)
{
    for (size_t i = 0; i < s->attributes.n; i++) {
        const struct xml_safe_attribute *x = &s->attributes.v[i];
        str prefix, local;
        split(x->name, &prefix, &local);
        if (str_eq(prefix, S("xmlns"))
                ? !declare(s, x, local)
                : str_eq(x->name, S("xmlns")) && !declare(s, x, S("")))
            return false;
    }
    return true;
}

/* True, too, for what has no namespace: it may be meant to be SVG. */
static bool is_svg(str uri)
{
    return !uri.n || str_eq(uri, SVG);
}

/* The namespace of a name; false when it is none that is allowed. */
static bool find_uri(struct xml_safe_scan *s, str name, size_t at, str *uri,
                     str *local)
{
    str prefix;
    split(name, &prefix, local);
    const str *known = map_get(&s->uris, prefix);
    *uri = known ? *known : S("");
    if (str_eq(prefix, S("xml")))
        *uri = S("http://www.w3.org/XML/1998/namespace");
    else if (prefix.n && !known)
        return fault(s, at, "the undeclared prefix", prefix);
    if (is_inert(s, *uri) || (s->kind == XML_SVG ? is_svg(*uri) : !uri->n))
        return true;
    return fault(s, at, "the namespace", *uri);
}

static bool is_handler(str name)
{
    return str_eq_nocase(str_slice(name, 0, 2), S("on"));
}

static bool check_attribute(struct xml_safe_scan *s, str element,
                            const struct xml_safe_attribute *x)
{
    str prefix, local, uri = S(""), v = squeezed(s->a, x->value);
    split(x->name, &prefix, &local);
    if (str_eq(prefix, S("xmlns")) || str_eq(x->name, S("xmlns")))
        return true;
    if (prefix.n && !find_uri(s, x->name, x->at, &uri, &local))
        return false;
    if (s->kind == XML_DATA)
        return true;
    if (is_handler(local) || str_eq_nocase(local, S("base")))
        return fault(s, x->at, "the attribute", x->name);
    if (has(v, "javascript:") || has(v, "vbscript:") || has(v, "data:text/"))
        return fault(s, x->at, "the address", str_slice(v, 0, 40));
    if (str_eq_nocase(local, S("attributeName"))) {
        split(v, &prefix, &local);
        if (is_handler(local) || str_eq(local, S("href")))
            return fault(s, x->at, "an animation of", v);
    }
    if (str_eq_nocase(local, S("href")) || str_eq_nocase(local, S("src")))
        return check_link(s, element, x);
    return (!str_eq(local, S("style")) && !has(v, "(")) ||
           check_css(s, x->value, x->at);
}

static bool take_attribute(struct xml_safe_scan *s)
{
    struct xml_safe_attribute x = {.at = s->i, .name = take_name(s)};
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
        else if (!take_entity(s, &value))
            return false;
    }
    x.value = buf_str(&value);
    vec_push(s->a, &s->attributes, x);
    return s->i++ < s->s.n || malformed(s);
}

static bool check_tag(struct xml_safe_scan *s, str name, size_t at)
{
    str uri, local;
    if (!declare_all(s) || !find_uri(s, name, at, &uri, &local))
        return false;
    bool svg = s->kind == XML_SVG && is_svg(uri);
    if ((svg && !is_element(s, local)) ||
        (s->kind == XML_SVG && !s->has_root && !str_eq(local, S("svg"))))
        return fault(s, at, "the element", name);
    s->has_root = true;
    for (size_t i = 0; i < s->attributes.n; i++)
        if (!check_attribute(s, svg ? local : S("a"), &s->attributes.v[i]))
            return false;
    s->in_style = svg && str_eq(local, S("style"));
    return true;
}

/* "<name a='b'>", also "<name/>"; in a style element there is none. */
static bool take_tag(struct xml_safe_scan *s)
{
    size_t at = s->i++;
    str name = take_name(s);
    s->attributes.n = 0;
    if (!name.n || s->in_style || (s->has_root && !s->open.n))
        return malformed(s);
    for (;;) {
        size_t before = s->i;
        skip_blanks(s);
        if (starts(s, "/>") || starts(s, ">"))
            break;
        if (before == s->i || !take_attribute(s))
            return before != s->i ? false : malformed(s);
    }
    bool empty = starts(s, "/>");
    s->i += empty ? 2 : 1;
    if (!check_tag(s, name, at))
        return false;
    s->in_style &= !empty;
    if (!empty)
        vec_push(s->a, &s->open, name);
    return true;
}

static bool take_end_tag(struct xml_safe_scan *s)
{
    size_t at = s->i;
    s->i += 2;
    str name = take_name(s);
    if (!s->open.n || !str_eq(name, s->open.v[s->open.n - 1]))
        return fault(s, at, "malformed XML: a wrong end tag", name);
    s->open.n--;
    skip_blanks(s);
    if (!starts(s, ">"))
        return malformed(s);
    s->i++;
    s->in_style = false;
    str css = buf_str(&s->style);
    s->style.n = 0;
    return check_css(s, css, at);
}

/* ---- the rest ---- */

/* Up to the text that ends it, which it has to have. */
static bool take_until(struct xml_safe_scan *s, size_t from, const char *end,
                       str *inner)
{
    size_t to = str_find(s->s, str_c(end), from);
    if (to == STR_NPOS)
        return malformed(s);
    *inner = str_slice(s->s, from, to);
    s->i = to + strlen(end);
    return true;
}

/* "<!DOCTYPE svg PUBLIC ...>", which browsers do not fetch; without
   declarations of its own. */
static bool take_doctype(struct xml_safe_scan *s)
{
    size_t at = s->i;
    str inner;
    if (!take_until(s, at, ">", &inner))
        return false;
    if (s->kind == XML_SVG && !s->has_root && !has(inner, "[") &&
        str_starts(str_trim_left(str_from(inner, 9)), S("svg")))
        return true;
    return fault(s, at, "a DOCTYPE of its own", STR_NONE);
}

static bool take_cdata(struct xml_safe_scan *s)
{
    str inner;
    if (!take_until(s, s->i + 9, "]]>", &inner))
        return false;
    if (s->in_style)
        buf_put(&s->style, inner);
    return true;
}

static bool take_markup(struct xml_safe_scan *s)
{
    str inner;
    if (starts(s, "<!--"))
        return take_until(s, s->i + 4, "-->", &inner);
    if (starts(s, "<![CDATA["))
        return take_cdata(s);
    if (starts(s, "<!DOCTYPE"))
        return take_doctype(s);
    if (starts(s, "<?"))
        return fault(s, s->i, "a processing instruction", STR_NONE);
    return starts(s, "</") ? take_end_tag(s) : take_tag(s);
}

/* NAME='VALUE', with one of some values; false when it is not there. */
static bool eat_pair(str *rest, const char *name, const char *const *values)
{
    str start = str_c(name);
    if (!str_starts(*rest, start) || rest->n < start.n + 2)
        return false;
    char quote = rest->p[start.n];
    size_t end = str_find_char(*rest, quote, start.n + 1);
    str value = str_slice(*rest, start.n + 1, end);
    for (; *values; values++)
        if (end != STR_NPOS && (quote == '"' || quote == '\'') &&
            str_eq(value, str_c(*values))) {
            *rest = str_from(*rest, end + 1);
            return true;
        }
    return false;
}

/* "<?xml version='1.0' encoding='UTF-8'?>": an encoding that reads ASCII as
   something else would hide what is there. */
static bool take_declaration(struct xml_safe_scan *s)
{
    static const char *const VERSIONS[] = {"1.0", NULL},
                             *const YES_NO[] = {"yes", "no", NULL},
                             *const ENCODINGS[] = {"utf-8", "us-ascii",
                                                   "iso-8859-1", "windows-1252",
                                                   NULL};
    str inner;
    if (!starts(s, "<?xml ") && !starts(s, "<?xml\t") &&
        !starts(s, "<?xml\n") && !starts(s, "<?xml\r"))
        return true;
    if (!take_until(s, 5, "?>", &inner))
        return false;
    inner = squeezed(s->a, inner);
    bool version = eat_pair(&inner, "version=", VERSIONS);
    eat_pair(&inner, "encoding=", ENCODINGS);
    eat_pair(&inner, "standalone=", YES_NO);
    return (version && !inner.n) ||
           fault(s, 0, "another encoding than UTF-8", STR_NONE);
}

bool xml_is_safe(struct arena *a, enum xml_kind kind, str text, str *what,
                 size_t *at)
{
    struct xml_safe_scan s = {
        .a = a, .kind = kind, .s = text, .what = what, .at = at};
    struct buf text_out = {.a = a};
    s.uris.a = s.style.a = a;
    size_t bad = utf8_invalid(text), nul = str_find_char(text, '\0', 0);
    if (bad != STR_NPOS || nul != STR_NPOS)
        return fault(&s, bad < nul ? bad : nul, "another encoding than UTF-8",
                     STR_NONE);
    if (str_starts(text, S("\xef\xbb\xbf")))
        s.s = str_from(text, 3);
    if (!take_declaration(&s))
        return false;
    while (s.i < s.s.n) {
        struct buf *out = s.in_style ? &s.style : &text_out;
        text_out.n = 0;
        char c = s.s.p[s.i];
        bool ok = true;
        bool outside = !s.open.n;
        if (outside && c != '<' && !strchr(" \t\r\n", c))
            return malformed(&s);
        if (c == '<')
            ok = take_markup(&s);
        else if (c == '&')
            ok = take_entity(&s, out);
        else
            buf_putc(out, s.s.p[s.i++]);
        if (!ok)
            return false;
    }
    return (s.has_root && !s.open.n) || malformed(&s);
}
