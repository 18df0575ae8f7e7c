// SPDX-License-Identifier: MIT
// topology: parses the two notations "TP8-PP4" and "[32xNC(DP)] x 16Nodes".
// Ignores case.
#include "check/topology.h"

static void skip_blanks(str *s)
{
    *s = str_trim_left(*s);
}

static bool skip_char(str *s, const char *any)
{
    if (!s->n || !s->p[0] || !strchr(any, s->p[0]))
        return false;
    *s = str_from(*s, 1);
    return true;
}

static bool skip_word(str *s, str word)
{
    if (s->n < word.n || char_lower(s->p[0]) != char_lower(word.p[0]) ||
        !str_eq_nocase(str_slice(*s, 0, word.n), word))
        return false;
    *s = str_from(*s, word.n);
    return true;
}

/* 'x' | '*' | multiplication sign, with blanks around it */
static bool skip_times(str *s)
{
    str rest = *s;
    skip_blanks(&rest);
    if (!skip_char(&rest, "xX*") && !skip_word(&rest, S("\u00d7")))
        return false;
    skip_blanks(&rest);
    *s = rest;
    return true;
}

static bool read_number(str *s, long *out)
{
    size_t n = 0;
    long v = 0;
    while (n < s->n && char_is_digit(s->p[n]) && v <= TOPOLOGY_MAX)
        v = v * 10 + (s->p[n++] - '0');
    if (!n || v < 1 || v > TOPOLOGY_MAX)
        return false;
    *s = str_from(*s, n);
    *out = v;
    return true;
}

/* ---- degrees ---- */

static bool multiply(long *degree, long by)
{
    *degree = *degree ? *degree : 1;
    if (*degree > TOPOLOGY_MAX / by)
        return false;
    *degree *= by;
    return true;
}

/* Skips the name of a degree at the start of *s, and returns the member of *t
   for that degree. Returns `ignored` for sequence and expert parallelism, which
   share the cores of the other degrees. Returns NULL for other strings. */
static long *degree_of(struct topology *t, str *s, long *ignored)
{
    if (!s->n || !strchr("TPDCFEStpdcfes", s->p[0]))
        return NULL; /* fast exit */
    const struct {
        str name;
        long *degree;
    } names[] = {{S("TP"), &t->tp}, {S("PP"), &t->pp},   {S("DP"), &t->dp},
                 {S("CP"), &t->cp}, {S("FSDP"), &t->dp}, {S("EP"), ignored},
                 {S("SP"), ignored}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (skip_word(s, names[i].name))
            return names[i].degree;
    return NULL;
}

/* degree = NAME blank* ('=' | ':')? blank* NUMBER */
static bool read_degree(str *s, struct topology *t)
{
    str rest = *s;
    long n, ignored = 0, *degree = degree_of(t, &rest, &ignored);
    if (!degree)
        return false;
    skip_blanks(&rest);
    if (skip_char(&rest, "=:"))
        skip_blanks(&rest);
    if (!read_number(&rest, &n) ||
        (rest.n && char_is_alnum(rest.p[0]) && char_lower(rest.p[0]) != 'x') ||
        *degree)
        return false;
    *degree = n;
    *s = rest;
    return true;
}

/* degrees = degree ((' ' | ',' | ';' | '/' | '-' | '_' | '+' | '&' | '*' |
   'x')* degree)* */
static bool read_degrees(str s, struct topology *t)
{
    if (!read_degree(&s, t))
        return false;
    for (;;) {
        str rest = s;
        while (skip_char(&rest, " ,;/-_+&*xX"))
            continue;
        if (rest.n == s.n || !read_degree(&rest, t))
            break;
        s = rest;
    }
    return (t->tp || t->pp || t->dp) && (!s.n || !char_is_alnum(s.p[0]));
}

/* ---- brackets ---- */

/* role = '(' blank* NAME blank* ')' */
static bool read_role(str *s, struct topology *t, long n)
{
    long ignored = 0;
    skip_blanks(s);
    if (!skip_char(s, "("))
        return false;
    skip_blanks(s);
    long *degree = degree_of(t, s, &ignored);
    skip_blanks(s);
    return degree && multiply(degree, n) && skip_char(s, ")");
}

/* factor = NUMBER (times 'NC')? role, as in "4(DP)" and "32xNC(TP)" */
static bool read_factor(str *s, struct topology *t)
{
    long n;
    if (!read_number(s, &n))
        return false;
    str rest = *s;
    if (skip_times(&rest) && skip_word(&rest, S("NC")))
        *s = rest;
    return multiply(&t->per_node, n) && read_role(s, t, n);
}

/* brackets = '[' factor (times factor)* ']' (times NUMBER blank* 'Node' 's'?
   role?)? */
static bool read_brackets(str s, struct topology *t)
{
    if (!skip_char(&s, "["))
        return false;
    do {
        skip_blanks(&s);
        if (!read_factor(&s, t))
            return false;
    } while (skip_times(&s));
    skip_blanks(&s);
    if (!skip_char(&s, "]"))
        return false;
    if (!skip_times(&s))
        return true;
    if (!read_number(&s, &t->nodes))
        return false;
    skip_blanks(&s);
    if (!skip_word(&s, S("Node")))
        return false;
    skip_char(&s, "sS");
    str rest = s;
    skip_blanks(&rest);
    return !rest.n || rest.p[0] != '(' || read_role(&s, t, t->nodes);
}

bool topology_read(str text, struct topology *out)
{
    str s = str_trim(text);
    *out = (struct topology){0};
    if (s.n && s.p[0] == '[')
        return read_brackets(s, out);
    return read_degrees(s, out);
}

long topology_cores(const struct topology *t)
{
    const long degrees[] = {t->tp, t->pp, t->cp, t->dp};
    long all = 1;
    if (t->per_node)
        return multiply(&all, t->per_node) &&
                       multiply(&all, t->nodes ? t->nodes : 1)
                   ? all
                   : 0;
    for (size_t i = 0; i < sizeof degrees / sizeof *degrees; i++)
        if (!multiply(&all, degrees[i] ? degrees[i] : 1))
            return 0;
    return all;
}
