// SPDX-License-Identifier: MIT
// xml_safe: checks the tags, attributes and styles parsed by output/xml.
#include "output/xml_safe.h"

#include "base/buf.h"
#include "base/map.h"
#include "base/uri.h"
#include "base/utf8.h"
#include "output/xml.h"

static const str SVG = S_INIT("http://www.w3.org/2000/svg");

struct xml_safe_scan {
    struct arena *a;
    enum xml_kind kind;
    struct xml xml;
    struct map uris; /* prefix -> str *, the namespace; the prefix "" has the
                        default namespace */
    bool in_style;   /* inside a <style> element */
    str *what;
    size_t *at;
};

static bool fault(struct xml_safe_scan *s, size_t at, const char *what,
                  str name)
{
    *s->what =
        name.p ? str_fmt(s->a, "%s '%.*s'", what, STR_ARG(name)) : str_c(what);
    *s->at = at;
    return false;
}

/* ---- what is allowed ---- */

/* SVG elements for display and animation. */
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

/* Namespaces that browsers ignore. A namespace matches if its URI begins with
   one of these strings. */
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
    /* accept other namespaces in data, except those of w3.org (XHTML, XSLT,
       MathML) and Mozilla (XUL) */
    return s->kind == XML_DATA && str_find(uri, S("w3.org"), 0) == STR_NPOS &&
           str_find(uri, S("mozilla"), 0) == STR_NPOS;
}

static bool is_element(struct xml_safe_scan *s, str name)
{
    str word = str_fmt(s->a, " %.*s ", STR_ARG(name));
    return str_find(str_c(ELEMENTS), word, 0) != STR_NPOS;
}

/* ---- values ---- */

/* Returns a value as browsers compare it, in `a`: in lower case, without blanks
   and control characters. */
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

/* Checks CSS. CSS cannot run code in today's browsers, but it could load
   files. */
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
            return fault(s, at, "a style that loads the address",
                         str_slice(css, i, i + 40));
    }
    return true;
}

static bool check_link(struct xml_safe_scan *s, str element,
                       const struct xml_attribute *x)
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

static bool declare(struct xml_safe_scan *s, const struct xml_attribute *x,
                    str prefix)
{
    const str *known = map_get(&s->uris, prefix);
    str *uri = NEW(s->a, str);
    *uri = x->value;
    if (known && !str_eq(*known, *uri))
        return fault(s, x->at, "two namespaces for the prefix", prefix);
    map_put(&s->uris, prefix, uri);
    return true;
}

static bool declare_all(struct xml_safe_scan *s)
{
    for (size_t i = 0; i < s->xml.attributes.n; i++) {
        const struct xml_attribute *x = &s->xml.attributes.v[i];
        str prefix, local;
        split(x->name, &prefix, &local);
        if (str_eq(prefix, S("xmlns"))
                ? !declare(s, x, local)
                : str_eq(x->name, S("xmlns")) && !declare(s, x, S("")))
            return false;
    }
    return true;
}

/* Whether uri is the namespace of SVG, or empty: an element without a namespace
   may be meant as SVG. */
static bool is_svg(str uri)
{
    return !uri.n || str_eq(uri, SVG);
}

/* Sets *uri to the namespace of `name` and *local to the name without prefix.
   Returns false after recording a fault if the namespace is not allowed. */
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
                            const struct xml_attribute *x)
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

static bool check_tag(struct xml_safe_scan *s, bool is_root)
{
    const struct xml *x = &s->xml;
    str uri, local;
    if (s->in_style)
        return fault(s, x->at, "malformed XML", STR_NONE);
    if (!declare_all(s) || !find_uri(s, x->name, x->at, &uri, &local))
        return false;
    bool svg = s->kind == XML_SVG && is_svg(uri);
    if ((svg && !is_element(s, local)) ||
        (s->kind == XML_SVG && is_root && !str_eq(local, S("svg"))))
        return fault(s, x->at, "the element", x->name);
    for (size_t i = 0; i < x->attributes.n; i++)
        if (!check_attribute(s, svg ? local : S("a"), &x->attributes.v[i]))
            return false;
    s->in_style = svg && str_eq(local, S("style"));
    return true;
}

/* Allows only "<!DOCTYPE svg ...>" without declarations, before the root of an
   SVG file. Browsers do not fetch its DTD. */
static bool check_doctype(struct xml_safe_scan *s)
{
    str inner = s->xml.name;
    if (s->kind == XML_SVG && !s->xml.has_root && !has(inner, "[") &&
        str_starts(str_trim_left(inner), S("svg")))
        return true;
    return fault(s, s->xml.at, "a DOCTYPE", STR_NONE);
}

static bool check_event(struct xml_safe_scan *s, enum xml_event event,
                        bool is_root)
{
    const struct xml *x = &s->xml;
    bool was_style = s->in_style;
    switch (event) {
    case XML_OPEN: return check_tag(s, is_root);
    case XML_DOCTYPE: return check_doctype(s);
    case XML_CLOSE:
        s->in_style = false;
        return !was_style || check_css(s, buf_str(&x->text), x->at);
    default:
        *s->what = x->fault;
        *s->at = x->at;
        return false;
    }
}

bool xml_is_safe(struct arena *a, enum xml_kind kind, str text, str *what,
                 size_t *at)
{
    struct xml_safe_scan s = {.a = a,
                              .kind = kind,
                              .xml = xml_start(a, text),
                              .uris.a = a,
                              .what = what,
                              .at = at};
    size_t bad = utf8_invalid(text), nul = str_find_char(text, '\0', 0);
    if (bad != STR_NPOS || nul != STR_NPOS)
        return fault(&s, bad < nul ? bad : nul, "an encoding other than UTF-8",
                     STR_NONE);
    for (;;) {
        bool is_root = !s.xml.has_root;
        enum xml_event event = xml_next(&s.xml);
        if (event == XML_END)
            return true;
        if (!check_event(&s, event, is_root))
            return false;
    }
}
