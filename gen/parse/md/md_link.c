// SPDX-License-Identifier: MIT
// md_link: follows linkify-it, except that a host without a scheme or "www."
// must end with a domain such as .com, not with the domain of a country. In: a
// string. Out: the first address in the string.
#include "parse/md/md_link.h"

#include "base/buf.h"
#include "base/uri.h"

static bool is_host(char c)
{
    return char_is_alnum(c) || c == '-' || (c & 0x80);
}

/* Returns the length of the host name at byte i. Sets *parts to the number of
   labels in the host name and *last to the offset of the last label. */
static size_t host_length(str s, size_t i, size_t *parts, size_t *last)
{
    size_t from = i;
    *parts = 0;
    while (i < s.n && is_host(s.p[i]) && s.p[i] != '-') {
        *last = i;
        while (i < s.n && is_host(s.p[i]))
            i++;
        ++*parts;
        if (i + 1 >= s.n || s.p[i] != '.' || !is_host(s.p[i + 1]) ||
            s.p[i + 1] == '-')
            break;
        i++;
    }
    return i - from;
}

static char closes(char c)
{
    return c == ')' ? '(' : c == ']' ? '[' : c == '}' ? '{' : 0;
}

/* Returns the end of the path that starts at i. The path ends before a blank,
   before one of < > | " and the backquote, or before a closing bracket without
   its opening bracket. Punctuation at the end does not belong to the path,
   except '_' and '~'. */
static size_t path_end(str s, size_t i)
{
    size_t end = i;
    int depth[3] = {0, 0, 0};
    for (; i < s.n; i++) {
        char c = s.p[i];
        if (char_is_blank(c) || strchr("<>|\"`", c))
            break;
        int *d = strchr("()", c)   ? &depth[0]
                 : strchr("[]", c) ? &depth[1]
                 : strchr("{}", c) ? &depth[2]
                                   : NULL;
        if (d && closes(c) && --*d < 0)
            break;
        if (d && !closes(c))
            ++*d;
        if (!strchr(".,:;!?'*_~", c) || (c == '_' && i == end) || d)
            end = i + 1;
        if (c == '_' || c == '~')
            end = i + 1;
    }
    return end;
}

/* Returns the end of the port, the path, the query and the fragment after a
   host, which ends at i. */
static size_t tail_end(str s, size_t i)
{
    size_t k = i;
    if (k + 1 < s.n && s.p[k] == ':' && char_is_digit(s.p[k + 1]))
        for (k++; k < s.n && char_is_digit(s.p[k]); k++)
            ;
    if (k < s.n && strchr("/?#", s.p[k])) {
        size_t end = path_end(s, k);
        return end > k ? end : k;
    }
    return k;
}

static bool is_domain(str s)
{
    static const str NAMES[] = {
        S_INIT("biz"),  S_INIT("com"),  S_INIT("edu"),    S_INIT("gov"),
        S_INIT("net"),  S_INIT("org"),  S_INIT("pro"),    S_INIT("web"),
        S_INIT("aero"), S_INIT("asia"), S_INIT("coop"),   S_INIT("info"),
        S_INIT("name"), S_INIT("shop"), S_INIT("museum"),
    };
    return STR_AMONG_NOCASE(s, NAMES);
}

/* Finds "scheme://host..." whose scheme ends before the colon at i. */
static bool with_scheme(str s, size_t i, struct md_link *link)
{
    static const str SCHEMES[] = {S_INIT("https"), S_INIT("http")};
    size_t parts, last;
    if (!str_starts(str_from(s, i), S("://")))
        return false;
    size_t n = host_length(s, i + 3, &parts, &last);
    for (size_t k = 0; n && k < 2; k++) {
        size_t len = SCHEMES[k].n;
        if (i < len || !str_eq_nocase(str_slice(s, i - len, i), SCHEMES[k]) ||
            (i > len && char_is_alnum(s.p[i - len - 1])))
            continue;
        link->at = i - len;
        link->n = tail_end(s, i + 3 + n) - link->at;
        link->prefix = S("");
        return true;
    }
    return false;
}

static bool is_user(char c)
{
    return char_is_alnum(c) || strchr("._-+", c) || (c & 0x80);
}

/* Finds "user@host", with or without "mailto:", around the '@' at i. */
static bool with_user(str s, size_t i, size_t from, struct md_link *link)
{
    size_t parts, last, at = i;
    size_t n = host_length(s, i + 1, &parts, &last);
    while (at > from && is_user(s.p[at - 1]))
        at--;
    if (at == i || parts < 2 || s.p[at] == '.' ||
        str_from(str_slice(s, 0, i + 1 + n), last).n < 2)
        return false;
    str before = str_slice(s, from, at);
    bool has_mailto =
        before.n >= 7 &&
        str_eq_nocase(str_from(before, before.n - 7), S("mailto:"));
    link->at = has_mailto ? at - 7 : at;
    link->n = i + 1 + n - link->at;
    link->prefix = has_mailto ? S("") : S("mailto:");
    return true;
}

/* Finds a host without a scheme at i. */
static bool without_scheme(str s, size_t i, struct md_link *link)
{
    size_t parts, last, n = host_length(s, i, &parts, &last);
    if (parts < 2 || (i + n < s.n && s.p[i + n] == '@'))
        return false;
    bool www = parts > 2 && str_eq_nocase(str_slice(s, i, i + 4), S("www."));
    if (!www && !is_domain(str_slice(s, last, i + n)))
        return false;
    link->at = i;
    link->n = tail_end(s, i + n) - i;
    link->prefix = S("http://");
    return true;
}

bool md_link_find(str s, bool fuzzy, struct md_link *link)
{
    size_t parts, last, word = 0; /* offset of the current word */
    for (size_t i = 0; i < s.n;) {
        char c = s.p[i];
        if (c == ':' && with_scheme(s, i, link))
            return true;
        if (fuzzy && c == '@' && with_user(s, i, word, link))
            return true;
        bool starts = is_host(c) && c != '-' &&
                      (i == 0 || (!is_host(s.p[i - 1]) &&
                                  !strchr("/@.:_#=&%", s.p[i - 1])));
        if (starts && fuzzy && without_scheme(s, i, link))
            return true;
        if (char_is_blank(c) || strchr("<>()[]\"", c))
            word = i + 1;
        size_t n = starts ? host_length(s, i, &parts, &last) : 0;
        i += n ? n : 1;
    }
    return false;
}

/* Keeps RFC 3986's reserved and unreserved characters and '%', except square
   brackets, as other Markdown programs do. */
str md_uri_escape(struct arena *a, str uri)
{
    struct buf b = {.a = a};
    size_t from = uri_literal_end(uri);
    buf_put(&b, str_slice(uri, 0, from));
    uri_put_encoded(&b, str_from(uri, from), "-_.~!*'();:@&=+$,/?#%");
    return buf_end(&b);
}
