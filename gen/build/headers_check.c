// SPDX-License-Identifier: MIT
// headers_check: reads the HTML of templates and raw HTML of pages tag by tag,
// and reports what the Content-Security-Policy of the file _headers
// (build/headers) blocks. Skips comments and the contents of scripts and
// styles.
#include "build/headers_check.h"

#include "base/codes/template.h"
#include "doc/document.h"
#include "load/page.h"
#include "load/site.h"
#include "load/text.h"
#include "parse/tag.h"
#include "template/template_program.h"

struct headers_check_scan {
    const struct source *src; /* source of a template */
    struct pos in; /* position of raw HTML; its src is NULL for a template */
    struct diags *d;
    size_t at;
};

/* Returns the offset of the first `what` at or after `at`, ignoring case, or
   text.n. */
static size_t find_nocase(str text, str what, size_t at)
{
    while (at + what.n <= text.n &&
           !str_eq_nocase(str_slice(text, at, at + what.n), what))
        at++;
    return at + what.n <= text.n ? at : text.n;
}

/* Returns the value of an attribute in a tag's attributes, "" if it has no
   value, or STR_NONE if it is missing. */
static str value_of(str tag, str name)
{
    struct tag_attribute a;
    str rest = tag;
    while (tag_attribute(&rest, &a))
        if (str_eq_nocase(a.name, name))
            return a.value.p ? a.value : S("");
    return STR_NONE;
}

static bool is_other_host(str address)
{
    return str_starts(address, S("//")) ||
           str_eq_nocase(str_slice(address, 0, 7), S("http://")) ||
           str_eq_nocase(str_slice(address, 0, 8), S("https://"));
}

static struct pos pos_of(const struct headers_check_scan *s, size_t n)
{
    struct pos pos = s->in.src ? s->in : text_pos(s->src, s->at);
    if (!s->in.src)
        pos.len = (uint32_t)n;
    return pos;
}

static bool has_word(str text, str word)
{
    str one;
    while (str_word(&text, &one))
        if (str_eq_nocase(one, word))
            return true;
    return false;
}

/* Returns the start of the help line, which suggests using a file of the site
   instead of the blocked element. `directive` is the directive of the policy
   that blocks the element, such as img-src. `far`: the resource is on another
   host. Returns "" if a file of the site would not help, for example because
   the policy allows nothing for this directive. */
static const char *way_out(str directive, bool far)
{
    static const struct {
        str directive;
        const char *far, *near;
    } WAYS[] = {
        {S_INIT("script-src"), "store the script in the site; or, ",
         "move the script to a file of the site; or, "},
        {S_INIT("style-src"), "store the style sheet in the site; or, ",
         "move the style to a file of the site; or, "},
        {S_INIT("img-src"), "store the image in the site; or, ", ""},
        {S_INIT("media-src"), "store the file in the site; or, ", ""},
        {S_INIT("font-src"), "store the font in the site; or, ", ""},
    };
    for (size_t i = 0; i < sizeof WAYS / sizeof *WAYS; i++)
        if (str_eq(WAYS[i].directive, directive))
            return far ? WAYS[i].far : WAYS[i].near;
    return "";
}

static void warn(struct headers_check_scan *s, str tag, str what,
                 const char *directive)
{
    str shown = str_slice(tag, 0, str_find_char(tag, '\n', 0));
    diag_at(s->d, DIAG_TEMPLATE_POLICY, pos_of(s, shown.n), what);
    bool far = str_ends(what, S("from another host"));
    diag_help(s->d,
              "%sin perfpress.yaml, replace 'headers: true' with a map whose "
              "entry '/*' sets a Content-Security-Policy in which %s allows %s",
              way_out(str_c(directive), far), directive,
              far ? "this host" : "it");
}

/* Returns whether a <script> is a program. Scripts of other types are data,
   which the policy allows. */
static bool is_program(str tag)
{
    str type = value_of(tag, S("type"));
    return !type.n || str_eq_nocase(type, S("module")) ||
           find_nocase(type, S("javascript"), 0) < type.n;
}

/* Elements that the policy blocks: always (ANY), or only if the resource is on
   another host (OTHER_HOST). */
static const struct {
    str tag, attribute;
    enum { OTHER_HOST, ANY } which;
    const char *what, *directive;
} BLOCKED[] = {
    {S_INIT("img"), S_INIT("src"), OTHER_HOST, "an image from another host",
     "img-src"},
    {S_INIT("img"), S_INIT("srcset"), OTHER_HOST, "an image from another host",
     "img-src"},
    {S_INIT("source"), S_INIT("srcset"), OTHER_HOST,
     "an image from another host", "img-src"},
    {S_INIT("source"), S_INIT("src"), OTHER_HOST, "media from another host",
     "media-src"},
    {S_INIT("video"), S_INIT("src"), OTHER_HOST, "media from another host",
     "media-src"},
    {S_INIT("audio"), S_INIT("src"), OTHER_HOST, "media from another host",
     "media-src"},
    {S_INIT("iframe"), S_INIT(""), ANY, "a frame", "frame-src"},
    {S_INIT("frame"), S_INIT(""), ANY, "a frame", "frame-src"},
    {S_INIT("object"), S_INIT(""), ANY, "an object", "object-src"},
    {S_INIT("embed"), S_INIT(""), ANY, "an object", "object-src"},
    {S_INIT("base"), S_INIT(""), ANY, "a <base>", "base-uri"},
};

static void check_link(struct headers_check_scan *s, str shown, str tag)
{
    str rel = value_of(tag, S("rel"));
    if (has_word(rel, S("manifest"))) {
        warn(s, shown, S("a manifest"), "manifest-src");
        return;
    }
    if (!is_other_host(value_of(tag, S("href"))))
        return;
    if (has_word(rel, S("stylesheet")))
        warn(s, shown, S("a style sheet from another host"), "style-src");
    else if (has_word(rel, S("icon")))
        warn(s, shown, S("an image from another host"), "img-src");
    else if (str_eq_nocase(value_of(tag, S("as")), S("font")))
        warn(s, shown, S("a font from another host"), "font-src");
}

static bool is_script_address(str s)
{
    return str_eq_nocase(str_slice(str_trim(s), 0, 11), S("javascript:"));
}

/* Warns of inline scripts and styles in a tag's attributes. */
static void check_attributes(struct headers_check_scan *s, str shown, str tag)
{
    struct tag_attribute a;
    for (str rest = tag; tag_attribute(&rest, &a);) {
        bool handler = a.value.p && a.name.n > 2 &&
                       str_eq_nocase(str_slice(a.name, 0, 2), S("on"));
        for (size_t i = 2; i < a.name.n; i++)
            handler &= char_is_alpha(a.name.p[i]);
        if (handler)
            warn(s, shown, S("a script in an attribute"), "script-src");
        else if (a.value.p && str_eq_nocase(a.name, S("style")))
            warn(s, shown, S("a style in an attribute"), "style-src");
        else if (is_script_address(a.value))
            warn(s, shown, S("a 'javascript:' URL"), "script-src");
    }
}

/* Returns whether entry i of BLOCKED is an exception that the policy allows.
   Images of other hosts are allowed in the raw HTML of a page, since the policy
   lists their hosts. */
static bool is_allowed(const struct headers_check_scan *s, size_t i)
{
    return s->in.src && str_eq(str_c(BLOCKED[i].directive), S("img-src"));
}

/* Checks a tag with its attributes in `tag`; `shown` is the tag as messages
   quote it. */
static void check_tag(struct headers_check_scan *s, str name, str shown,
                      str tag)
{
    str src = value_of(tag, S("src"));
    if (str_eq_nocase(name, S("script")) && !src.p && is_program(tag))
        warn(s, shown, S("an inline script"), "script-src");
    else if (str_eq_nocase(name, S("script")) && is_other_host(src))
        warn(s, shown, S("a script from another host"), "script-src");
    else if (str_eq_nocase(name, S("style")))
        warn(s, shown, S("an inline style sheet"), "style-src");
    else if (str_eq_nocase(name, S("link")))
        check_link(s, shown, tag);
    else if (str_eq_nocase(name, S("form")) &&
             !str_eq_nocase(value_of(tag, S("method")), S("dialog")))
        warn(s, shown, S("a form"), "form-action");
    for (size_t i = 0; i < sizeof BLOCKED / sizeof *BLOCKED; i++)
        if (str_eq_nocase(name, BLOCKED[i].tag) && !is_allowed(s, i) &&
            (BLOCKED[i].which == ANY ||
             is_other_host(str_trim(value_of(tag, BLOCKED[i].attribute)))))
            warn(s, shown, str_c(BLOCKED[i].what), BLOCKED[i].directive);
    check_attributes(s, shown, tag);
}

/* Returns the offset of the next tag outside Mustache comments, or text.n. */
static size_t next_tag(str text, size_t at)
{
    size_t tag = tag_next(text, at);
    size_t comment = str_find(text, S("{{!"), at);
    while (tag < text.n && comment < tag) {
        size_t end = str_find(text, S("}}"), comment);
        if (end == STR_NPOS)
            return text.n;
        comment = str_find(text, S("{{!"), end);
        tag = tag_next(text, end);
    }
    return tag;
}

static void check_text(struct headers_check_scan *s, str text)
{
    static const str RAW[] = {S_INIT("script"), S_INIT("style")};
    while ((s->at = next_tag(text, s->at)) < text.n) {
        struct tag tag;
        size_t next = tag_read(text, s->at, &tag);
        if (tag.name.n && !tag.is_end) {
            str shown = str_slice(text, s->at, next - tag.is_whole);
            check_tag(s, tag.name, shown, tag.attributes);
            if (STR_AMONG_NOCASE(tag.name, RAW))
                next = tag_skip(text, next, tag.name);
        }
        s->at = next;
    }
}

/* Returns whether the policy of build/headers applies: the site has headers and
   no policy of its own. */
static bool has_our_policy(const struct site *site)
{
    const struct header_rules *rules = &site->config.headers;
    for (size_t i = 0; i < rules->n; i++)
        for (size_t k = 0; k < rules->v[i].headers.n; k++)
            if (str_eq_nocase(rules->v[i].headers.v[k].name,
                              S("Content-Security-Policy")))
                return false;
    return rules->on;
}

void headers_check(const struct site *site, const struct template_set *set,
                   struct diags *d)
{
    for (size_t i = 0; has_our_policy(site) && i < set->all.n; i++) {
        const struct template *t = set->all.v[i].value;
        struct headers_check_scan s = {.src = t->src, .d = d};
        if (t->own)
            check_text(&s, t->src->text);
    }
}

static bool is_raw_html(const struct node *n)
{
    str rest = node_get(n, "format"), word;
    while (n->type == NODE_RAW && str_word(&rest, &word))
        if (str_eq_nocase(word, S("html")))
            return true;
    return false;
}

void headers_check_page(const struct site *site, struct page *page)
{
    const struct node *root = page->doc->root;
    if (!site->config.raw_html || !has_our_policy(site))
        return;
    for (const struct node *n = root; n; n = node_next(n, root))
        if (is_raw_html(n))
            node_each (c, n) {
                struct headers_check_scan s = {.in = n->pos, .d = &page->diags};
                check_text(&s, c->text);
            }
}
