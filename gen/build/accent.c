// SPDX-License-Identifier: MIT
// accent: appends the colours to the style sheet and computes their contrast
// with the backgrounds in the style sheet, as defined by WCAG 2.2 (relative
// luminance of sRGB).
#include "build/accent.h"

#include <math.h>

#include "base/buf.h"
#include "base/codes/template.h"
#include "base/elementary.h"
#include "load/site.h"

#define STYLE S("assets/perfpress.css")

enum { LIGHT, DARK, SCHEMES };

static const double CONTRAST_MIN = 4.5; /* WCAG 2.2, 1.4.3 */

/* The backgrounds on which links are shown: the page, notes, and rows under the
   pointer. */
static const str BACKGROUNDS[] = {S_INIT("--bg"), S_INIT("--bg-soft"),
                                  S_INIT("--bg-hover")};

/* The properties that are set to the accent colour: the colours of marks, links
   and the focus ring. */
static const str ACCENTED[] = {S_INIT("--accent"), S_INIT("--link"),
                               S_INIT("--focus")};

struct colour {
    double v[3]; /* 0 to 255 */
};

static struct colour colour_of(str hex)
{
    struct colour c = {0};
    for (size_t i = 0; i < 6; i++) {
        char x = char_lower(hex.p[1 + i]);
        int digit = char_is_digit(x) ? x - '0' : x - 'a' + 10;
        c.v[i / 2] = c.v[i / 2] * 16 + digit;
    }
    return c;
}

static double luminance(struct colour c)
{
    static const double PARTS[] = {0.2126, 0.7152, 0.0722};
    double sum = 0;
    for (size_t i = 0; i < 3; i++) {
        double x = c.v[i] / 255;
        sum += PARTS[i] * (x <= 0.04045
                               ? x / 12.92
                               : elementary_pow((x + 0.055) / 1.055, 2.4));
    }
    return sum;
}

static double contrast(struct colour x, struct colour y)
{
    double a = luminance(x), b = luminance(y);
    return a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05);
}

/* Returns whether s begins with a colour such as "#ffffff". */
static bool is_hex(str s)
{
    for (size_t i = 1; i < 7; i++)
        if (s.n < 7 || !(char_is_digit(s.p[i]) || (char_lower(s.p[i]) >= 'a' &&
                                                   char_lower(s.p[i]) <= 'f')))
            return false;
    return s.p[0] == '#';
}

/* Finds "NAME: light-dark(#ffffff, #10151c)", with or without blanks, in
   `style` and sets hex to the two colours. Returns false if the style sheet has
   no such property. */
static bool find_colours(str style, str name, str hex[SCHEMES])
{
    static const str how = S_INIT("light-dark(");
    size_t at = 0;
    while ((at = str_find(style, name, at)) != STR_NPOS) {
        at += name.n;
        if (at == style.n || style.p[at] != ':')
            continue;
        str rest = str_trim_left(str_from(style, at + 1));
        if (!str_starts(rest, how))
            continue;
        hex[LIGHT] = str_trim_left(str_from(rest, how.n));
        hex[DARK] = str_trim_left(str_from(hex[LIGHT], 8));
        hex[LIGHT].n = hex[LIGHT].n < 7 ? 0 : 7;
        hex[DARK].n = hex[DARK].n < 7 ? 0 : 7;
        return is_hex(hex[LIGHT]) && is_hex(hex[DARK]);
    }
    return false;
}

/* Returns the lowest contrast of the colour c with the backgrounds of a scheme,
   LIGHT or DARK, and sets *background to the background with this contrast. If
   the style sheet has no backgrounds, *background is unchanged. */
static double lowest_contrast(struct colour c, str style, int scheme,
                              str *background)
{
    double worst = 22;
    for (size_t i = 0; i < sizeof BACKGROUNDS / sizeof *BACKGROUNDS; i++) {
        str hex[SCHEMES];
        if (!find_colours(style, BACKGROUNDS[i], hex))
            continue;
        double x = contrast(c, colour_of(hex[scheme]));
        if (x < worst)
            *background = hex[scheme];
        worst = x < worst ? x : worst;
    }
    return worst;
}

/* Returns c mixed with black or white until its contrast is sufficient. */
static struct colour sufficient(struct colour c, str style, int scheme)
{
    double to = scheme == LIGHT ? 0 : 255;
    struct colour mixed = c;
    str background;
    for (int i = 1; i <= 100; i++) {
        for (size_t k = 0; k < 3; k++)
            mixed.v[k] = floor(c.v[k] + (to - c.v[k]) * i / 100 + 0.5);
        if (lowest_contrast(mixed, style, scheme, &background) >= CONTRAST_MIN)
            break;
    }
    return mixed;
}

static void check(struct site *site, str style, str hex, int scheme,
                  struct pos at, struct diags *d)
{
    struct arena *a = &site->arena;
    str background = STR_NONE;
    struct colour c = colour_of(hex);
    double worst = lowest_contrast(c, style, scheme, &background);
    if (!background.p || worst >= CONTRAST_MIN)
        return;
    diag_at(d, DIAG_ACCENT_CONTRAST, at, hex,
            str_fmt(a, "%.2f", floor(worst * 100) / 100), background,
            scheme == LIGHT ? S("light") : S("dark"));
    struct colour good = sufficient(c, style, scheme);
    diag_help(d,
              "WCAG AA requires at least 4.5 for text; write 'accent:' as a "
              "mapping with %s: \"#%02x%02x%02x\"",
              scheme == LIGHT ? "light" : "dark", (unsigned)good.v[0],
              (unsigned)good.v[1], (unsigned)good.v[2]);
}

void accent_add(struct theme_assets *assets, struct site *site, struct diags *d)
{
    const struct look_accent *own = &site->config.accent;
    str style = assets_bytes(assets, STYLE);
    if ((!own->light.text.p && !own->dark.text.p) || !style.p)
        return;
    struct buf b = {.a = &site->arena};
    buf_puts(&b, "\n:root {");
    for (size_t i = 0; i < sizeof ACCENTED / sizeof *ACCENTED; i++) {
        str hex[SCHEMES] = {S(""), S("")};
        find_colours(style, ACCENTED[i], hex);
        str light = own->light.text.p ? own->light.text : hex[LIGHT];
        str dark = own->dark.text.p ? own->dark.text : hex[DARK];
        if (light.n && dark.n)
            buf_printf(&b, " %.*s: light-dark(%.*s, %.*s);",
                       STR_ARG(ACCENTED[i]), STR_ARG(light), STR_ARG(dark));
    }
    buf_puts(&b, " }\n");
    if (own->light.text.p)
        check(site, style, own->light.text, LIGHT, own->light.at, d);
    if (own->dark.text.p)
        check(site, style, own->dark.text, DARK, own->dark.at, d);
    assets_replace(assets, &site->arena, STYLE,
                   str_concat(&site->arena, style, buf_end(&b)));
}
