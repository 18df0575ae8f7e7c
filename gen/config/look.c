// SPDX-License-Identifier: MIT
// look: reads the keys of perfpress.yaml, each with its check.
#include "config/look.h"

#include "base/path.h"
#include "base/shown.h"
#include "base/uri.h"
#include "base/vec.h"

/* ---- files ---- */

static void read_file(struct yaml_reader *r, const struct yaml *y, void *to,
                      const char *const *endings, const char *why)
{
    struct look_file *file = to;
    str path, ext = path_ext(y->text);
    bool elsewhere = uri_scheme(y->text).p || str_starts(y->text, S("//"));
    bool fits = !elsewhere && path_normal(r->a, y->text, &path) && path.n > 0;
    bool known = false;
    for (const char *const *e = endings; *e; e++)
        known |= str_eq_nocase(ext, str_c(*e));
    if (fits && known)
        *file = (struct look_file){path, y->at};
    else
        yaml_refuse(r, y, why);
}

static void read_picture(struct yaml_reader *r, const struct yaml *y, void *to)
{
    static const char *const PICTURES[] = {".svg",  ".png", ".webp", ".avif",
                                           ".jpeg", ".jpg", ".gif",  NULL};
    read_file(r, y, to, PICTURES,
              "a picture of the content folder, as logo.svg, is expected");
}

void look_read_favicon(struct yaml_reader *r, const struct yaml *y, void *to)
{
    static const char *const ICONS[] = {".svg", ".png", ".ico", NULL};
    read_file(r, y, to, ICONS,
              "an .svg, .png or .ico file of the content folder is expected");
}

static const struct yaml_key LOGO_KEYS[] = {
    YAML_KEY(struct look_logo, "light", YAML_OF_TEXT, "a file is expected",
             read_picture, light),
    YAML_KEY(struct look_logo, "dark", YAML_OF_TEXT, "a file is expected",
             read_picture, dark),
    YAML_KEY(struct look_logo, "alt", YAML_OF_TEXT, "a text is expected",
             yaml_read_str, alt),
};
static const struct yaml_keys LOGO = YAML_KEYS("keys of a logo", LOGO_KEYS);

void look_read_logo(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct look_logo *logo = to;
    if (y->kind == YAML_TEXT) {
        read_picture(r, y, &logo->light);
        return;
    }
    yaml_keys_read(r, y, &LOGO, logo);
    if (!yaml_get(y, S("light")))
        yaml_refuse(r, y, "it has no 'light', the logo for light colours");
}

/* ---- colours ---- */

static bool is_hex(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!strchr("0123456789abcdef", s.p[i]))
            return false;
    return true;
}

static void read_colour(struct yaml_reader *r, const struct yaml *y, str *out)
{
    str s = str_lower(r->a, y->text);
    if (!str_starts(s, S("#")) || (s.n != 4 && s.n != 7) ||
        !is_hex(str_from(s, 1)))
        yaml_refuse(r, y, "a colour in quotes, as \"#0a6ebd\", is expected");
    else
        *out = s.n == 7 ? s
                        : str_fmt(r->a, "#%c%c%c%c%c%c", s.p[1], s.p[1], s.p[2],
                                  s.p[2], s.p[3], s.p[3]);
}

static void read_light(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct look_accent *accent = to;
    read_colour(r, y, &accent->light);
    accent->light_at = y->at;
}

static void read_dark(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct look_accent *accent = to;
    read_colour(r, y, &accent->dark);
    accent->dark_at = y->at;
}

#define COLOUR(name, read)                                             \
    {                                                                  \
        S_INIT(name), YAML_OF_TEXT,                                    \
            "a colour in quotes, as \"#0a6ebd\", is expected", read, 0 \
    }

static const struct yaml_key ACCENT_KEYS[] = {COLOUR("light", read_light),
                                              COLOUR("dark", read_dark)};
static const struct yaml_keys ACCENT =
    YAML_KEYS("keys of an accent", ACCENT_KEYS);

void look_read_accent(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct look_accent *accent = to;
    if (y->kind == YAML_MAP) {
        yaml_keys_read(r, y, &ACCENT, to);
        return;
    }
    read_light(r, y, to);
    accent->dark = accent->light;
    accent->dark_at = y->at;
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

static void read_target(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct look_link *link = to;
    link->to = y->text;
    link->at = y->at;
    if (y->text.n == 0 || look_is_address(y->text))
        yaml_refuse(r, y,
                    "a page or file of the content folder is expected; "
                    "'url' takes addresses");
}

static void read_url(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct look_link *link = to;
    link->to = y->text;
    link->at = y->at;
    if (!is_good_address(y->text))
        yaml_refuse(r, y,
                    "an address that begins with https://, http:// or "
                    "mailto: is expected; 'page' takes pages");
}

static void read_text(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    ((struct look_link *)to)->text = y->text;
}

#define OF_LINK(name, read)                                       \
    {                                                             \
        S_INIT(name), YAML_OF_TEXT, "a text is expected", read, 0 \
    }

static const struct yaml_key LINK_KEYS[] = {OF_LINK("title", read_text),
                                            OF_LINK("page", read_target),
                                            OF_LINK("url", read_url)};
static const struct yaml_keys LINK = YAML_KEYS("keys of a link", LINK_KEYS);

void look_read_links(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct look_links *all = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct look_link link = {0};
        if (!yaml_is(r, e, YAML_OF_MAP,
                     "{title: Guide, page: guide/index} is expected"))
            continue;
        yaml_keys_read(r, e, &LINK, &link);
        bool page = yaml_get(e, S("page")), url = yaml_get(e, S("url"));
        if (page == url)
            yaml_refuse(r, e,
                        page ? "it has both a page and a url"
                             : "it has no page and no url");
        else if (!str_trim(link.text).n)
            yaml_refuse(r, e, "it has no title");
        vec_push(r->a, all, link);
    }
}

/* The ')' that closes the '(' at s.p[from]: in between they stand in pairs. */
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

/* [text](target) at the start of s; its length, or 0. */
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

void look_read_foot(struct yaml_reader *r, const struct yaml *y, void *to)
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
                        "a link of it leads neither to a page nor to an "
                        "address with https://, http:// or mailto:");
        vec_push(r->a, all, link);
        rest = str_from(rest, plain + n);
        plain = 0;
    }
    if (rest.n)
        vec_push(r->a, all, (struct look_link){.text = rest});
}

/* ---- who made it ---- */

static void read_home(struct yaml_reader *r, const struct yaml *y, void *to)
{
    *(str *)to = y->text;
    if (!uri_is_web(y->text))
        yaml_refuse(r, y, "an address, as https://example.com/, is expected");
}

static const struct yaml_key CREATOR_KEYS[] = {
    YAML_KEY(struct look_creator, "name", YAML_OF_TEXT, "a text is expected",
             yaml_read_str, name),
    YAML_KEY(struct look_creator, "url", YAML_OF_TEXT, "a text is expected",
             read_home, url),
};
static const struct yaml_keys CREATOR =
    YAML_KEYS("keys of a creator", CREATOR_KEYS);

void look_read_creator(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct look_creator *creator = to;
    if (y->kind == YAML_TEXT) {
        creator->name = y->text;
        return;
    }
    yaml_keys_read(r, y, &CREATOR, creator);
    if (!yaml_get(y, S("name")))
        yaml_refuse(r, y, "it has no name");
}
