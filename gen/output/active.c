// SPDX-License-Identifier: MIT
// active: classifies files by a table of extensions; output/xml_safe checks
// XML.
#include "output/active.h"

#include "base/codes/files.h"
#include "base/path.h"
#include "load/text.h"
#include "output/xml_safe.h"

enum active_kind {
    KIND_UNKNOWN,
    KIND_PLAIN,
    KIND_CODING,
    KIND_ACTIVE,
    KIND_SERVED, /* active even if another extension follows */
    KIND_SVG,
    KIND_XML
};

/* How servers and browsers treat a file, by its extension. */
static const struct {
    enum active_kind kind;
    const char *what; /* description of active files in messages */
    const char *extensions;
} KINDS[] = {
    {KIND_ACTIVE, "a web page",
     " html htm xhtml xht mht mhtml hta htc htx xbl "},
    {KIND_ACTIVE, "an XML stylesheet or DTD", " xsl xslt xul dtd "},
    {KIND_ACTIVE, "a script",
     " js mjs cjs jsx ts mts cts tsx wasm swf "
     "vbs appcache jar class "},
    {KIND_SERVED, "a page with server-side includes", " shtml shtm stm "},
    {KIND_SERVED, "a server-side program",
     " php php2 php3 php4 php5 php6 php7 php8 php9 phps phpt pht phtm phtml "
     "phar asp aspx aspq asa asax ascx ashx asmx axd cshtm cshtml vbhtm vbhtml "
     "jsp jspx jspf jsw jsv cfm cfml cfc cgi fcgi fcg "},
    {KIND_ACTIVE, "compressed SVG, whose content is not checked", " svgz "},
    {KIND_SVG, NULL, " svg "},
    {KIND_XML, NULL, " xml rss atom rdf xsd wsdl kml gpx mathml mml xspf "},
    {KIND_CODING, NULL, " gz br zst bz2 xz z "},
    {KIND_PLAIN, NULL,
     " avif bmp css csv doc docx eot epub flac gif ico ipynb jpeg jpg json "
     "jsonl json5 m4a m4v md mov mp3 mp4 ndjson npy npz odp ods odt ogg opus "
     "otf parquet pdf png ppt pptx ps py rst sh tar tgz tif tiff toml tsv ttf "
     "txt wav webm webmanifest webp woff woff2 xls xlsx yaml yml zip log diff "
     "patch sql c cc cpp h hpp java go rs rb lua ini cfg conf bib tex "},
};

static enum active_kind kind_of(struct arena *a, str ext, const char **what)
{
    str word = str_fmt(a, " %.*s ", STR_ARG(str_lower(a, str_from(ext, 1))));
    for (size_t i = 0; ext.n > 1 && i < sizeof KINDS / sizeof *KINDS; i++)
        if (str_find(str_c(KINDS[i].extensions), word, 0) != STR_NPOS) {
            *what = KINDS[i].what;
            return KINDS[i].kind;
        }
    return KIND_UNKNOWN;
}

/* Returns the kind of a file name. Considers all extensions, as in "a.html.en"
   and "a.html.gz", since some servers use the last extension that they know.
   Ignores dots and blanks at the end, since Windows removes them. */
static enum active_kind kind_of_name(struct arena *a, str name,
                                     const char **what)
{
    enum active_kind last = KIND_UNKNOWN;
    while (name.n && strchr(". ", name.p[name.n - 1]))
        name.n--;
    for (; path_ext(name).n; name = path_without_ext(name)) {
        enum active_kind kind = kind_of(a, path_ext(name), what);
        if (kind != KIND_UNKNOWN && kind != KIND_CODING)
            return last == KIND_CODING && kind != KIND_PLAIN ? KIND_ACTIVE
                                                             : kind;
        last = last == KIND_CODING ? last : kind;
    }
    return last == KIND_CODING ? KIND_PLAIN : KIND_UNKNOWN;
}

/* Returns the name up to the first ';' or ':'. IIS 6 ends a name at ';', and
   Windows treats ':' as the start of a stream's name. */
static str cut_short(str name)
{
    size_t n = 0;
    while (n < name.n && name.p[n] != ';' && name.p[n] != ':')
        n++;
    return str_slice(name, 0, n);
}

/* Returns whether a server may run the file because of an extension in its
   path. Apache's AddHandler and unanchored patterns accept an extension
   anywhere in the file's name; IIS 6 accepts an extension in a folder's
   name. */
static bool is_served(struct arena *a, str output, const char **what)
{
    str name, word;
    while (str_cut(&output, '/', &name)) {
        str_cut(&name, '.', &word); /* drop the part before the first '.' */
        while (str_cut(&name, '.', &word)) {
            str ext = str_trim(cut_short(word));
            if (kind_of(a, str_concat(a, S("."), ext), what) == KIND_SERVED)
                return true;
        }
    }
    return false;
}

static enum active_kind kind_of_file(struct arena *a, str output,
                                     const char **what)
{
    str name = path_base(output), start = cut_short(name);
    if (is_served(a, output, what))
        return KIND_ACTIVE;
    enum active_kind kind =
        start.n < name.n ? kind_of_name(a, start, what) : KIND_UNKNOWN;
    if (kind == KIND_UNKNOWN || kind == KIND_PLAIN)
        kind = kind_of_name(a, name, what);
    return kind;
}

/* Whether a file begins like markup, perhaps after a byte order mark. Browsers
   treat such a file as a page if its type is unknown. */
static bool looks_like_markup(str text)
{
    if (str_starts(text, S("\xef\xbb\xbf")))
        text = str_from(text, 3);
    return str_starts(str_trim_left(text), S("<"));
}

bool active_refuse(struct diags *d, str output, const struct source *src)
{
    struct arena a = {0};
    const char *name = NULL;
    enum active_kind kind = kind_of_file(&a, output, &name);
    struct pos pos = {.src = src};
    str what = STR_NONE;
    size_t at;
    if (kind == KIND_ACTIVE)
        what = name ? str_fmt(&a, "is %s", name)
                    : S("has compressed content, which is not checked");
    else if (kind == KIND_UNKNOWN && looks_like_markup(src->text))
        what = S("begins with '<', like HTML or XML");
    else if ((kind == KIND_SVG || kind == KIND_XML) &&
             !xml_is_safe(&a, kind == KIND_SVG ? XML_SVG : XML_DATA, src->text,
                          &what, &at)) {
        pos = text_pos(src, at);
        what = str_fmt(&a, "contains %.*s", STR_ARG(what));
    }
    bool bad = what.p != NULL;
    if (bad) {
        diag_at(d, DIAG_FILE_ACTIVE, pos, output, what);
        diag_help(d, name && str_eq(str_c(name), S("a script"))
                         ? "put the site's own scripts into templates/assets/; "
                           "to publish this one, set allow_raw_html: true in "
                           "perfpress.yaml"
                         : "to publish it, set allow_raw_html: true in "
                           "perfpress.yaml");
    }
    arena_free(&a);
    return bad;
}
