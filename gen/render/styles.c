// SPDX-License-Identifier: MIT
// styles: looks for attributes `class` as they are written in HTML, quoted or
// not, without reading the tags around them: text that looks like one costs a
// page a sheet too many, and nothing else.
#include "render/styles.h"

const struct style_sheet STYLE_SHEETS[STYLES] = {
    {S_INIT("assets/prose.css"),
     S_INIT("align-* aside attribution bordered citation classifier "
            "deprecated fit-image footnote* guilabel hlist in-rem line "
            "line-block menuselection postlist-* rubric scaled task-list-item* "
            "toctree-* version*")},
    {S_INIT("assets/design.css"),
     S_INIT("badge* button card* grid* headline octicon sd-text-* shadow-*")},
    {S_INIT("assets/marks.css"),
     S_INIT("bar best heat-* w-100 w-4? w-5? w-6? w-7? w-8? w-9?")},
    {S_INIT("assets/math.css"), S_INIT("<math math-*")},
    {S_INIT("assets/objects.css"), S_INIT("sig sig-*")},
    {S_INIT("assets/charts.css"), S_INIT("chart* spark")},
};

/* Whether a pattern fits a class: '?' stands for any byte, a '*' at its end
   for any rest. */
static bool fits(str pattern, str class)
{
    size_t i = 0;
    while (i < pattern.n && i < class.n &&
           (pattern.p[i] == '?' || pattern.p[i] == class.p[i]))
        i++;
    return i == pattern.n ? i == class.n : pattern.p[i] == '*';
}

static bool fits_one(str patterns, str class)
{
    str pattern;
    while (str_word(&patterns, &pattern))
        if (fits(pattern, class))
            return true;
    return false;
}

static unsigned of_class(str class)
{
    unsigned found = 0;
    for (unsigned i = 0; i < STYLES; i++)
        if (fits_one(STYLE_SHEETS[i].classes, class))
            found |= 1U << i;
    return found;
}

/* The classes that were looked at last, since pages have few, and often. */
struct looking {
    str last[64];
    unsigned found;
};

static void take_classes(struct looking *l, str classes)
{
    str class;
    while (str_word(&classes, &class)) {
        unsigned char first = (unsigned char)class.p[0],
                      end = (unsigned char)class.p[class.n - 1];
        str *last = &l->last[(first * 5U + end + class.n * 11) % 64];
        if (!str_eq(*last, class))
            l->found |= of_class(class);
        *last = class;
    }
}

/* The value that begins a text, without its quotes. */
static str value(str s)
{
    s = str_trim_left(s);
    bool quoted = s.n && (*s.p == '"' || *s.p == '\'');
    size_t n = quoted ? str_find_char(s, *s.p, 1) : 0;
    while (!quoted && n < s.n && !char_is_blank(s.p[n]) && s.p[n] != '>' &&
           s.p[n] != '\n')
        n++;
    return n == STR_NPOS ? S("") : str_slice(s, quoted, n);
}

static unsigned of_elements(str html)
{
    unsigned found = 0;
    for (unsigned i = 0; i < STYLES; i++) {
        str patterns = STYLE_SHEETS[i].classes, pattern;
        while (str_word(&patterns, &pattern))
            if (*pattern.p == '<' && str_find(html, pattern, 0) != STR_NPOS)
                found |= 1U << i;
    }
    return found;
}

unsigned styles_of(str html)
{
    static const str NAME = S_INIT("class");
    struct looking l = {.found = of_elements(html)};
    size_t at = 0;
    while ((at = str_find_char(html, '=', at)) != STR_NPOS) {
        str before = str_trim_right(str_slice(html, at < 16 ? 0 : at - 16, at));
        at++;
        if (before.n > NAME.n &&
            str_eq_nocase(str_from(before, before.n - NAME.n), NAME))
            take_classes(&l, value(str_from(html, at)));
    }
    return l.found;
}
