// SPDX-License-Identifier: MIT
// exclude: matches a pattern from left to right. After a mismatch, the last '*'
// matches one more character. If that is impossible, because the next character
// is a slash or the path ends, the last "**" matches more.
#include "config/exclude.h"

#include "base/path.h"
#include "base/utf8.h"

/* ---- patterns ---- */

/* Returns the length in bytes of the set, such as [a-z], at the start of s, or
   0 if the set has no closing bracket. A ']' directly after "[" or "[!" is an
   element of the set. */
static size_t set_length(str s)
{
    size_t i = s.n > 1 && s.p[1] == '!' ? 2 : 1;
    size_t end = str_find_char(s, ']', i + 1);
    return end == STR_NPOS ? 0 : end + 1;
}

/* Returns why a pattern is invalid, or NULL if it is valid. */
static const char *fault_of(struct arena *a, str pattern)
{
    str normal;
    if (str_find_char(pattern, '\\', 0) != STR_NPOS)
        return "use '/' between folders; names cannot contain '\\'";
    if (pattern.p[0] == '/')
        return "patterns are relative to the content folder, without a '/' at "
               "the start";
    if (!path_normal(a, pattern, &normal) || !str_eq(normal, pattern))
        return "it must consist of names separated by a single '/'; no name "
               "may be '.' or '..'";
    for (size_t i = 0, n; i < pattern.n; i += n) {
        n = pattern.p[i] == '[' ? set_length(str_from(pattern, i)) : 1;
        if (!n)
            return "a '[' has no closing ']'";
    }
    return NULL;
}

bool exclude_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    str *pattern = to;
    if (pattern->n > 1 && str_ends(*pattern, S("/")))
        pattern->n--;
    const char *why = fault_of(r->a, *pattern);
    return !why || yaml_refuse(r, y, why);
}

/* ---- matching ---- */

static bool set_has(str set, unsigned c)
{
    bool negated = set.p[1] == '!', found = false;
    str rest = str_slice(set, negated ? 2 : 1, set.n - 1);
    while (rest.n) {
        size_t n;
        unsigned from = utf8_decode(rest, &n), to = from;
        rest = str_from(rest, n);
        if (rest.n > 1 && rest.p[0] == '-') {
            to = utf8_decode(str_from(rest, 1), &n);
            rest = str_from(rest, n + 1);
        }
        found |= from <= c && c <= to;
    }
    return c != '/' && found != negated;
}

/* Removes one character or set from *pattern, and one character from *path.
   Returns whether the two match; false if *pattern or *path is empty. */
static bool match_one(str *pattern, str *path)
{
    size_t n, pattern_n;
    if (!pattern->n || !path->n)
        return false;
    unsigned c = utf8_decode(*path, &n), p = utf8_decode(*pattern, &pattern_n);
    bool good = p == '?' ? c != '/' : p == c;
    if (p == '[') {
        pattern_n = set_length(*pattern);
        good = set_has(str_slice(*pattern, 0, pattern_n), c);
    }
    *pattern = str_from(*pattern, pattern_n);
    *path = str_from(*path, n);
    return good;
}

/* A star, and where to continue after a mismatch: the pattern after the star,
   and the part of the path that the star has not matched. */
struct star {
    str pattern, path;
    bool folders; /* the star matches whole folders only */
};

/* Extends the match of a star by one character, or by one folder if
   star->folders is set. Returns false if the star cannot match more. The star
   matches a slash only if `crosses` is set. */
static bool extend(struct star *star, bool crosses)
{
    if (!star->pattern.p || !star->path.n ||
        (!crosses && star->path.p[0] == '/'))
        return false;
    size_t n;
    utf8_decode(star->path, &n);
    if (star->folders) {
        size_t slash = str_find_char(star->path, '/', 0);
        if (slash == STR_NPOS)
            return false;
        n = slash + 1;
    }
    star->path = str_from(star->path, n);
    return true;
}

/* Whether the pattern `whole` matches `path` or a folder that contains
   `path`. */
static bool matches(const str whole, str path)
{
    str pattern = whole;
    struct star one = {0}, many = {0};
    for (;;) {
        if (!pattern.n && (!path.n || path.p[0] == '/'))
            return true;
        if (str_starts(pattern, S("**"))) {
            bool starts = pattern.p == whole.p || pattern.p[-1] == '/';
            bool folders = starts && str_starts(pattern, S("**/"));
            pattern = str_from(pattern, folders ? 3 : 2);
            many = (struct star){pattern, path, folders};
            one = (struct star){0};
        } else if (str_starts(pattern, S("*"))) {
            pattern = str_from(pattern, 1);
            one = (struct star){pattern, path, false};
        } else if (!match_one(&pattern, &path)) {
            bool extended = extend(&one, false);
            if (!extended && !extend(&many, true))
                return false;
            pattern = extended ? one.pattern : many.pattern;
            path = extended ? one.path : many.path;
            if (!extended)
                one = (struct star){0};
        }
    }
}

bool exclude_has(const struct strs *patterns, str path)
{
    for (size_t i = 0; i < patterns->n; i++)
        if (matches(patterns->v[i], path))
            return true;
    return false;
}
