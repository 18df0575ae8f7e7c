// SPDX-License-Identifier: MIT
// math_style: fonts, sizes, colours and space: commands with one argument, and
// commands that apply up to the end of the group.
#include "math/math_style.h"

/* ---- fonts ---- */

/* \mathbf{x} and others. c->value: the font. */
static struct math_node *in_font(struct math_row *p,
                                 const struct math_command *c)
{
    enum math_font old = p->font;
    p->font = (enum math_font)c->value;
    struct math_node *n = math_row_argument(p, p->style);
    p->font = old;
    return n;
}

/* \bf and others, which apply up to the end of the group. c->value: the font.
 */
static struct math_node *font_on(struct math_row *p,
                                 const struct math_command *c)
{
    p->font = (enum math_font)c->value;
    return NULL;
}

/* ---- sizes ---- */

static struct math_node *size_on(struct math_row *p,
                                 const struct math_command *c)
{
    static const char *const LEVELS[] = {"0", "0", "1", "2"};
    p->style = (enum math_style)c->value;
    struct math_node *n = math_row_rest(p, "mstyle");
    math_node_set(p->a, n, "displaystyle",
                  c->value == MATH_DISPLAY ? "true" : "false");
    math_node_set(p->a, n, "scriptlevel", LEVELS[c->value]);
    return n;
}

/* ---- colours ---- */

/* Whether a string is a colour: letters only, such as red, or '#' and three or
   six hexadecimal digits. */
static bool is_colour(str s)
{
    bool hex = str_starts(s, S("#"));
    for (size_t i = hex; i < s.n; i++)
        if (hex ? !strchr("0123456789abcdefABCDEF", s.p[i])
                : !char_is_alpha(s.p[i]))
            return false;
    return hex ? s.n == 4 || s.n == 7 : s.n > 0;
}

/* Reads the argument of a colour command and sets *colour to the value for an
   attribute. If the colour is invalid, reports that and returns false. */
static bool read_colour(struct math_row *p, str *colour)
{
    str model;
    bool html = math_token_option(&p->x, &model) && str_eq(model, S("HTML"));
    if (!math_token_raw(&p->x, colour, NULL))
        return false;
    *colour = str_trim(*colour);
    if (html)
        *colour = str_concat(p->a, S("#"), *colour);
    if (is_colour(*colour))
        return true;
    math_row_fault(
        p,
        S("expected a colour name, such as red, or a code, such as #0a6ebd"));
    return false;
}

/* \textcolor{red}{x} */
static struct math_node *coloured(struct math_row *p,
                                  const struct math_command *c)
{
    str colour;
    (void)c;
    if (!read_colour(p, &colour))
        return NULL;
    struct math_node *n = math_node_new(p->a, "mrow");
    math_node_append(n, math_row_argument(p, p->style));
    math_node_set_str(p->a, n, "mathcolor", colour);
    return n;
}

/* \color{red}, which applies up to the end of the group. */
static struct math_node *colour_on(struct math_row *p,
                                   const struct math_command *c)
{
    str colour;
    (void)c;
    if (!read_colour(p, &colour))
        return NULL;
    struct math_node *n = math_row_rest(p, "mstyle");
    math_node_set_str(p->a, n, "mathcolor", colour);
    return n;
}

/* ---- space ---- */

/* \quad and others. c->text: the width; NULL for a negative width, which shows
   nothing since MathML does not support it. */
static struct math_node *space(struct math_row *p, const struct math_command *c)
{
    return c->text ? math_row_gap(p, c->text) : NULL;
}

/* Returns the space for a length such as "1.5cm"; NULL if the length is
   malformed, not positive, or 100 units or more. */
static struct math_node *space_of_length(struct math_row *p, str s)
{
    static const struct {
        str unit;
        double em;
    } UNITS[] = {
        {S_INIT("em"), 1},     {S_INIT("mu"), 1.0 / 18}, {S_INIT("ex"), 0.43},
        {S_INIT("pt"), 0.1},   {S_INIT("cm"), 2.845},    {S_INIT("mm"), 0.2845},
        {S_INIT("in"), 7.227}, {S_INIT("px"), 0.075},    {S_INIT("pc"), 1.2}};
    double number;
    s = str_trim(s);
    for (size_t i = 0; i < sizeof UNITS / sizeof *UNITS; i++)
        if (str_ends(s, UNITS[i].unit) &&
            str_to_double(str_trim(str_slice(s, 0, s.n - 2)), &number))
            return number > 0 && number < 100
                       ? math_row_gap(
                             p, str_fmt(p->a, "%.4gem", number * UNITS[i].em).p)
                       : NULL;
    return NULL;
}

/* \hspace{1cm} */
static struct math_node *space_of(struct math_row *p,
                                  const struct math_command *c)
{
    str s;
    (void)c;
    math_token_accept_char(&p->x, '*');
    if (!math_token_raw(&p->x, &s, NULL))
        return NULL;
    return space_of_length(p, s);
}

static size_t more_length(str s)
{
    return char_is_alnum(*s.p) || *s.p == '.' || *s.p == '-';
}

/* \kern 3mu */
static struct math_node *kern(struct math_row *p, const struct math_command *c)
{
    (void)c;
    if (math_token_peek(&p->x)->kind != MATH_TOKEN_CHAR)
        return NULL;
    str first = math_token_take(&p->x).text;
    str s = str_concat(p->a, first, math_token_run(&p->x, more_length));
    return space_of_length(p, s);
}

#define FONT(name, font)                              \
    {                                                 \
        S_INIT(name), in_font, NULL, MATH_FONT_##font \
    }
#define FONT_ON(name, font)                           \
    {                                                 \
        S_INIT(name), font_on, NULL, MATH_FONT_##font \
    }
#define SPACE(name, width)            \
    {                                 \
        S_INIT(name), space, width, 0 \
    }
/* Commands for the size of text, such as \small, have no effect: a formula has
   the size of the text around it. */
#define NOTHING(name)                           \
    {                                           \
        S_INIT(name), math_row_nothing, NULL, 0 \
    }

const struct math_command math_style_commands[] = {
    FONT("mathrm", PLAIN),
    FONT("mathup", PLAIN),
    FONT("mathnormal", NONE),
    FONT("mathbf", BOLD),
    FONT("mathbfit", BOLD_ITALIC),
    FONT("boldsymbol", BOLD_ITALIC),
    FONT("pmb", BOLD_ITALIC),
    FONT("bm", BOLD_ITALIC),
    FONT("mathit", ITALIC),
    FONT("mathcal", SCRIPT),
    FONT("mathscr", SCRIPT),
    FONT("mathbfcal", BOLD_SCRIPT),
    FONT("mathbfscr", BOLD_SCRIPT),
    FONT("mathfrak", FRAKTUR),
    FONT("mathbffrak", BOLD_FRAKTUR),
    FONT("mathbb", DOUBLE),
    FONT("Bbb", DOUBLE),
    FONT("mathds", DOUBLE),
    FONT("mathsf", SANS),
    FONT("mathsfbf", SANS_BOLD),
    FONT("mathsfit", SANS_ITALIC),
    FONT("mathtt", MONO),
    FONT_ON("rm", PLAIN),
    FONT_ON("bf", BOLD),
    FONT_ON("it", ITALIC),
    FONT_ON("mit", ITALIC),
    FONT_ON("cal", SCRIPT),
    FONT_ON("frak", FRAKTUR),
    FONT_ON("sf", SANS),
    FONT_ON("tt", MONO),
    {S_INIT("displaystyle"), size_on, NULL, MATH_DISPLAY},
    {S_INIT("textstyle"), size_on, NULL, MATH_INLINE},
    {S_INIT("scriptstyle"), size_on, NULL, MATH_SCRIPT},
    {S_INIT("scriptscriptstyle"), size_on, NULL, MATH_SCRIPT2},
    NOTHING("tiny"),
    NOTHING("small"),
    NOTHING("normalsize"),
    NOTHING("large"),
    NOTHING("Large"),
    NOTHING("huge"),
    NOTHING("strut"),
    NOTHING("mathstrut"),
    NOTHING("relax"),
    NOTHING("nobreak"),
    NOTHING("allowbreak"),
    NOTHING("limits"),
    NOTHING("nolimits"),
    NOTHING("displaylimits"),
    NOTHING("hfill"),
    NOTHING("/"),
    {S_INIT("textcolor"), coloured, NULL, 0},
    {S_INIT("color"), colour_on, NULL, 0},
    SPACE(",", "0.1667em"),
    SPACE("thinspace", "0.1667em"),
    SPACE(":", "0.2222em"),
    SPACE(">", "0.2222em"),
    SPACE("medspace", "0.2222em"),
    SPACE(";", "0.2778em"),
    SPACE("thickspace", "0.2778em"),
    SPACE(" ", "0.25em"),
    SPACE("\n", "0.25em"),
    SPACE("", "0.25em"), /* "\ " at the end of a formula, where its blank was
                            trimmed */
    SPACE("space", "0.25em"),
    SPACE("nobreakspace", "0.25em"),
    SPACE("enspace", "0.5em"),
    SPACE("enskip", "0.5em"),
    SPACE("quad", "1em"),
    SPACE("qquad", "2em"),
    SPACE("!", NULL),
    SPACE("negthinspace", NULL),
    SPACE("negmedspace", NULL),
    SPACE("negthickspace", NULL),
    {S_INIT("hspace"), space_of, NULL, 0},
    {S_INIT("mspace"), space_of, NULL, 0},
    {S_INIT("kern"), kern, NULL, 0},
    {S_INIT("mkern"), kern, NULL, 0},
    {S_INIT("hskip"), kern, NULL, 0},
    {S_INIT("mskip"), kern, NULL, 0},
    {{0}, NULL, NULL, 0},
};
