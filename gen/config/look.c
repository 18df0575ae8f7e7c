// SPDX-License-Identifier: MIT
// look: readers of the keys for the header, footer and colours of all pages.
#include "config/look.h"

#include "base/path.h"
#include "base/shown.h"
#include "base/uri.h"
#include "base/vec.h"

/* ---- files ---- */

static bool read_file(struct yaml_reader *r, const struct yaml *y,
                      const str *endings, size_t n, struct look_file *file)
{
    *file = (struct look_file){STR_NONE, y->at};
    return !look_is_address(y->text) &&
           path_normal(r->a, y->text, &file->path) && file->path.n > 0 &&
           str_among_nocase(path_ext(y->text), endings, n);
}

static bool read_picture(struct yaml_reader *r, const struct yaml *y, void *to)
{
    static const str PICTURES[] = {
        S_INIT(".svg"),  S_INIT(".png"), S_INIT(".webp"), S_INIT(".avif"),
        S_INIT(".jpeg"), S_INIT(".jpg"), S_INIT(".gif")};
    return read_file(r, y, PICTURES, sizeof PICTURES / sizeof *PICTURES, to);
}

bool look_read_favicon(struct yaml_reader *r, const struct yaml *y, void *to)
{
    static const str ICONS[] = {S_INIT(".svg"), S_INIT(".png"), S_INIT(".ico")};
    return read_file(r, y, ICONS, sizeof ICONS / sizeof *ICONS, to);
}

#define PICTURE \
    "it must be an image file in the content folder, such as logo.svg"

static const struct yaml_key LOGO_KEYS[] = {
    YAML_KEY(struct look_logo, "light", YAML_OF_TEXT, PICTURE, read_picture,
             light),
    YAML_KEY(struct look_logo, "dark", YAML_OF_TEXT, PICTURE, read_picture,
             dark),
    YAML_TEXT_KEY(struct look_logo, "alt", alt),
};
static const struct yaml_keys LOGO = YAML_KEYS("keys of a logo", LOGO_KEYS);

bool look_read_logo(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct look_logo *logo = to;
    if (y->kind == YAML_TEXT)
        return read_picture(r, y, &logo->light) || yaml_refuse(r, y, PICTURE);
    yaml_keys_read(r, y, &LOGO, logo);
    return yaml_get(y, S("light")) ||
           yaml_refuse(r, y, "'light', the logo for light mode, is missing");
}

/* ---- colours ---- */

#define COLOUR "it must be a colour in quotes, such as \"#0a6ebd\""

static bool read_colour(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct look_colour *out = to;
    str s = str_lower(r->a, y->text);
    *out = (struct look_colour){s, y->at};
    for (size_t i = 1; i < s.n; i++)
        if (char_hex(s.p[i]) < 0)
            return false;
    if (s.n == 4)
        out->text = str_fmt(r->a, "#%c%c%c%c%c%c", s.p[1], s.p[1], s.p[2],
                            s.p[2], s.p[3], s.p[3]);
    return str_starts(s, S("#")) && (s.n == 4 || s.n == 7);
}

static const struct yaml_key ACCENT_KEYS[] = {
    YAML_KEY(struct look_accent, "light", YAML_OF_TEXT, COLOUR, read_colour,
             light),
    YAML_KEY(struct look_accent, "dark", YAML_OF_TEXT, COLOUR, read_colour,
             dark),
};
static const struct yaml_keys ACCENT =
    YAML_KEYS("keys of an accent", ACCENT_KEYS);

bool look_read_accent(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct look_accent *accent = to;
    if (y->kind == YAML_MAP)
        return yaml_keys_read(r, y, &ACCENT, to);
    bool good = read_colour(r, y, &accent->light);
    accent->dark = accent->light;
    return good || yaml_refuse(r, y, COLOUR);
}

/* ---- links ---- */

bool look_is_address(str to)
{
    return str_starts(to, S("//")) || uri_scheme(to).p;
}

static bool is_good_address(str to)
{
    return uri_is_web(to) ||
           (str_starts(to, S("mailto:")) && to.n > 7 && shown_is_plain(to) &&
            str_find_char(to, ' ', 0) == STR_NPOS);
}

static bool read_target(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct look_link *link = to;
    (void)r;
    link->to = y->text;
    link->at = y->at;
    return y->text.n > 0 && !look_is_address(y->text);
}

static bool read_url(struct yaml_reader *r, const struct yaml *y, void *to)
{
    read_target(r, y, to);
    return is_good_address(y->text);
}

static const struct yaml_key LINK_KEYS[] = {
    YAML_TEXT_KEY(struct look_link, "title", text),
    YAML_WHOLE(
        "page", YAML_OF_TEXT,
        "it must be a page or file in the content folder; for a URL, use 'url'",
        read_target),
    YAML_WHOLE("url", YAML_OF_TEXT,
               "it must be a URL that begins with https://, http:// or "
               "mailto:; for a page of the site, use 'page'",
               read_url),
};
static const struct yaml_keys LINK = YAML_KEYS("keys of a link", LINK_KEYS);

bool look_read_links(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct look_links *all = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct look_link link = {0};
        if (!yaml_is(
                r, e, YAML_OF_MAP,
                "it must be a map, such as {title: Guide, page: guide/index}"))
            continue;
        yaml_keys_read(r, e, &LINK, &link);
        bool page = yaml_get(e, S("page")), url = yaml_get(e, S("url"));
        if (page == url)
            yaml_refuse(
                r, e,
                page ? "'page' and 'url' cannot be combined; remove one of them"
                     : "'page' or 'url' is missing");
        else if (!str_trim(link.text).n)
            yaml_refuse(r, e, "'title' is missing");
        vec_push(r->a, all, link);
    }
    return true;
}

/* Returns the offset of the ')' that closes the '(' at s.p[from], or
   STR_NPOS. */
static size_t closing(str s, size_t from)
{
    size_t depth = 0;
    for (size_t i = from; i < s.n; i++) {
        depth += s.p[i] == '(';
        if (s.p[i] == ')' && --depth == 0)
            return i;
    }
    return STR_NPOS;
}

/* Parses [text](target) at the start of s into *link. Returns the length of the
   link in bytes, or 0 if s does not begin with a link. */
static size_t link_at(str s, struct look_link *link)
{
    size_t close = str_find_char(s, ']', 0);
    bool opens = close < s.n && close + 1 < s.n && s.p[close + 1] == '(';
    size_t end = opens ? closing(s, close + 1) : STR_NPOS;
    if (!str_starts(s, S("[")) || close < 2 || end == STR_NPOS ||
        end == close + 2)
        return 0;
    link->text = str_slice(s, 1, close);
    link->to = str_trim(str_slice(s, close + 2, end));
    return end + 1;
}

bool look_read_foot(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct look_links *all = to;
    str rest = str_trim(y->text);
    size_t plain = 0;
    while (plain < rest.n) {
        struct look_link link = {.at = y->at};
        size_t n = link_at(str_from(rest, plain), &link);
        if (!n) {
            plain++;
            continue;
        }
        if (plain)
            vec_push(r->a, all,
                     (struct look_link){.text = str_slice(rest, 0, plain)});
        if (look_is_address(link.to) && !is_good_address(link.to))
            yaml_refuse(r, y,
                        "one of its links is neither a page nor a URL that "
                        "begins with https://, http:// or mailto:");
        vec_push(r->a, all, link);
        rest = str_from(rest, plain + n);
        plain = 0;
    }
    if (rest.n)
        vec_push(r->a, all, (struct look_link){.text = rest});
    return true;
}

/* ---- the creator ---- */

static bool read_creator_url(struct yaml_reader *r, const struct yaml *y,
                             void *to)
{
    (void)r;
    *(str *)to = y->text;
    return uri_is_web(y->text);
}

static const struct yaml_key CREATOR_KEYS[] = {
    YAML_TEXT_KEY(struct look_creator, "name", name),
    YAML_KEY(struct look_creator, "url", YAML_OF_TEXT,
             "it must be a URL, such as https://example.com/", read_creator_url,
             url),
};
static const struct yaml_keys CREATOR =
    YAML_KEYS("keys of a creator", CREATOR_KEYS);

bool look_read_creator(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct look_creator *creator = to;
    if (y->kind == YAML_TEXT)
        return yaml_read_str(r, y, &creator->name);
    yaml_keys_read(r, y, &CREATOR, creator);
    return yaml_get(y, S("name")) || yaml_refuse(r, y, "'name' is missing");
}
