// SPDX-License-Identifier: MIT
// styles: finds `class` attributes in HTML, quoted or not, without parsing the
// tags around them. If text only looks like an attribute, the page links to a
// style sheet that it does not need.
#include "render/styles.h"

const str STYLE_SHEETS[STYLES] = {
    [STYLE_PROSE] = S_INIT("assets/prose.css"),
    [STYLE_DESIGN] = S_INIT("assets/design.css"),
    [STYLE_MARKS] = S_INIT("assets/marks.css"),
    [STYLE_MATH] = S_INIT("assets/math.css"),
    [STYLE_OBJECTS] = S_INIT("assets/objects.css"),
    [STYLE_CHARTS] = S_INIT("assets/charts.css"),
    [STYLE_WHAT_IF] = S_INIT("assets/whatif.css"),
};

const struct style_class STYLE_CLASSES[] = {
    {S_INIT("align-*"), STYLE_PROSE},
    {S_INIT("aside"), STYLE_PROSE},
    {S_INIT("attribution"), STYLE_PROSE},
    {S_INIT("bordered"), STYLE_PROSE},
    {S_INIT("citation"), STYLE_PROSE},
    {S_INIT("classifier"), STYLE_PROSE},
    {S_INIT("deprecated"), STYLE_PROSE},
    {S_INIT("fit-image"), STYLE_PROSE},
    {S_INIT("footnote*"), STYLE_PROSE},
    {S_INIT("guilabel"), STYLE_PROSE},
    {S_INIT("hlist"), STYLE_PROSE},
    {S_INIT("in-rem"), STYLE_PROSE},
    {S_INIT("line"), STYLE_PROSE},
    {S_INIT("line-block"), STYLE_PROSE},
    {S_INIT("menuselection"), STYLE_PROSE},
    {S_INIT("rubric"), STYLE_PROSE},
    {S_INIT("scaled"), STYLE_PROSE},
    {S_INIT("sized"), STYLE_PROSE},
    {S_INIT("task-list-item*"), STYLE_PROSE},
    {S_INIT("toctree-*"), STYLE_PROSE},
    {S_INIT("version*"), STYLE_PROSE},
    {S_INIT("badge*"), STYLE_DESIGN},
    {S_INIT("button"), STYLE_DESIGN},
    {S_INIT("card*"), STYLE_DESIGN},
    {S_INIT("grid*"), STYLE_DESIGN},
    {S_INIT("headline"), STYLE_DESIGN},
    {S_INIT("octicon"), STYLE_DESIGN},
    {S_INIT("sd-text-*"), STYLE_DESIGN},
    {S_INIT("shadow-*"), STYLE_DESIGN},
    {S_INIT("bad-*"), STYLE_MARKS},
    {S_INIT("bar"), STYLE_MARKS},
    {S_INIT("best"), STYLE_MARKS},
    {S_INIT("dot"), STYLE_MARKS},
    {S_INIT("good-*"), STYLE_MARKS},
    {S_INIT("heat-*"), STYLE_MARKS},
    {S_INIT("w-100"), STYLE_MARKS},
    {S_INIT("w-4?"), STYLE_MARKS},
    {S_INIT("w-5?"), STYLE_MARKS},
    {S_INIT("w-6?"), STYLE_MARKS},
    {S_INIT("w-7?"), STYLE_MARKS},
    {S_INIT("w-8?"), STYLE_MARKS},
    {S_INIT("w-9?"), STYLE_MARKS},
    {S_INIT("math-*"), STYLE_MATH},
    {S_INIT("sig"), STYLE_OBJECTS},
    {S_INIT("sig-*"), STYLE_OBJECTS},
    {S_INIT("chart*"), STYLE_CHARTS},
    {S_INIT("spark"), STYLE_CHARTS},
    {S_INIT("what-if*"), STYLE_WHAT_IF},
    {{0}, STYLES},
};

static bool fits(str pattern, str class)
{
    size_t i = 0;
    while (i < pattern.n && i < class.n &&
           (pattern.p[i] == '?' || pattern.p[i] == class.p[i]))
        i++;
    return i == pattern.n ? i == class.n : pattern.p[i] == '*';
}

static unsigned of_class(str class)
{
    unsigned found = 0;
    for (const struct style_class *c = STYLE_CLASSES; c->pattern.p; c++)
        if (*c->pattern.p == *class.p && fits(c->pattern, class))
            found |= 1U << c->sheet;
    return found;
}

/* The attribute values seen last. Pages often repeat a value, and a value found
   in `last` is not matched with the patterns again. */
struct looking {
    str last[64];
    unsigned found;
};

static void add_classes(struct looking *l, str classes)
{
    if (!classes.n)
        return;
    unsigned first = (unsigned char)classes.p[0],
             end = (unsigned char)classes.p[classes.n - 1];
    str *last = &l->last[(first * 5 + end + classes.n * 11) % 64], class;
    if (str_eq(*last, classes))
        return;
    *last = classes;
    while (str_word(&classes, &class))
        l->found |= of_class(class);
}

/* Returns the attribute value at the start of a string, without its quotes. */
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

/* Whether the attribute name that ends before byte `at` is "class". */
static bool is_class(str html, size_t at)
{
    static const str NAME = S_INIT("class");
    while (at && char_is_blank(html.p[at - 1]))
        at--;
    if (at <= NAME.n || char_lower(html.p[at - 1]) != 's')
        return false;
    str name = str_slice(html, at - NAME.n, at);
    return str_eq(name, NAME) || str_eq_nocase(name, NAME);
}

unsigned styles_of(str html)
{
    struct looking l = {0};
    size_t at = 0;
    while ((at = str_find_char(html, '=', at)) != STR_NPOS) {
        if (is_class(html, at++))
            add_classes(&l, value(str_from(html, at)));
    }
    return l.found;
}
