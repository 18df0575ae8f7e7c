// SPDX-License-Identifier: MIT
// rst_uri: docutils' patterns `uri` and `email` without regular expressions. At
// each ':' or '@', searches back for the start of an address, then forward for
// the address's end.
#include "parse/rst/rst_uri.h"

#include "parse/rst_chars.h"

/* Registered URI schemes and schemes in common use, separated by blanks. */
static const char SCHEMES[] =
    "about acap addbook afp afs aim callto castanet chttp cid crid data "
    "dav dict dns eid fax feed file finger freenet ftp go gopher gsm-sms "
    "h323 h324 hdl hnews http https hydra iioploc ilu im imap info ior ipp "
    "irc iris.beep iseek jar javascript jdbc ldap lifn livescript lrq "
    "mailbox mailserver mailto md5 mid mocha modem mtqp mupdate news nfs "
    "nntp opaquelocktoken phone pop pop3 pres printer prospero rdar res "
    "rtsp rvp rwhois rx sdp service shttp sip sips smb snews snmp "
    "soap.beep soap.beeps ssh t120 tag tcp tel telephone telnet tftp tip "
    "tn3270 tv urn uuid vemmi videotex view-source wais whodp whois++ "
    "x-man-page xmlrpc.beep xmlrpc.beeps z39.50r z39.50s";

enum char_class { URIC = 1, URI_LAST = 2, EMAIL = 4, SCHEME = 8 };

#define ALNUM (URIC | URI_LAST | EMAIL | SCHEME)
static const unsigned char CLASSES[128] = {
    [0] = URIC | EMAIL,
    ['-'] = URIC | EMAIL | SCHEME,
    ['_'] = URIC | URI_LAST | EMAIL,
    ['.'] = URIC | SCHEME,
    ['!'] = URIC | EMAIL,
    ['~'] = URIC | URI_LAST | EMAIL,
    ['*'] = URIC | URI_LAST | EMAIL,
    ['\''] = URIC | EMAIL,
    ['('] = URIC,
    [')'] = URIC,
    ['['] = URIC,
    [']'] = URIC,
    [';'] = URIC,
    ['/'] = URIC | URI_LAST | EMAIL,
    [':'] = URIC,
    ['@'] = URIC,
    ['&'] = URIC | EMAIL,
    ['='] = URIC | URI_LAST | EMAIL,
    ['+'] = URIC | URI_LAST | EMAIL | SCHEME,
    ['$'] = URIC | EMAIL,
    [','] = URIC,
    ['%'] = URIC | EMAIL,
    ['{'] = EMAIL,
    ['|'] = EMAIL,
    ['}'] = EMAIL,
    ['#'] = EMAIL,
    ['?'] = EMAIL,
    ['^'] = EMAIL,
    ['`'] = EMAIL,
};

static bool has_class(str s, size_t at, enum char_class class)
{
    if (at >= s.n)
        return false;
    unsigned char c = (unsigned char)s.p[at];
    return c < 128 && ((char_is_alnum((char)c) ? ALNUM : CLASSES[c]) & class);
}

/* Whether an address may end before byte `end`. */
static bool ends_at(str s, size_t end)
{
    return has_class(s, end - 1, URI_LAST) ||
           (has_class(s, end - 1, URIC) && end < s.n && s.p[end] == '>');
}

static size_t run_end(str s, size_t at)
{
    while (has_class(s, at, URIC))
        at++;
    return at;
}

/* Returns the last offset in (from, to] where an address may end, or 0 if it
   may end nowhere there. */
static size_t last_end(str s, size_t from, size_t to)
{
    for (size_t end = to; end > from; end--)
        if (ends_at(s, end) && rst_may_end(s, end))
            return end;
    return 0;
}

/* Returns the end of "#fragment" at byte `at`, or 0 if no fragment is there. */
static size_t fragment_end(str s, size_t at)
{
    if (at >= s.n || s.p[at] != '#')
        return 0;
    return last_end(s, at + 1, run_end(s, at + 1));
}

/* Returns the end of "?query#fragment" at byte `at`, or 0 if no query is
   there. */
static size_t query_end(str s, size_t at)
{
    if (at >= s.n || s.p[at] != '?')
        return 0;
    size_t run = run_end(s, at + 1);
    size_t end = run > at + 1 && ends_at(s, run) ? fragment_end(s, run) : 0;
    return end ? end : last_end(s, at + 1, run);
}

/* Returns the end of the address whose scheme ends at byte `colon`, or 0 if no
   address is there. */
static size_t absolute_end(str s, size_t colon)
{
    size_t from = colon + 1, run = run_end(s, from), end = 0;
    if (run > from && ends_at(s, run)) {
        end = query_end(s, run);
        if (!end)
            end = fragment_end(s, run);
    }
    return end ? end : last_end(s, from, run);
}

/* Returns the start of the scheme that ends at byte `colon`, or `colon` if no
   scheme ends there. */
static size_t scheme_start(str s, size_t from, size_t colon)
{
    size_t at = colon, best = colon;
    while (at > from && has_class(s, at - 1, SCHEME)) {
        at--;
        if (char_is_alpha(s.p[at]) && rst_may_start(s, 0, at))
            best = at;
    }
    return best;
}

/* Returns the start of the local part before the '@' at byte `at`, or `at` if
   no local part precedes it. */
static size_t email_start(str s, size_t from, size_t at)
{
    size_t i = at, best = at;
    if (at == from || !has_class(s, at - 1, EMAIL) || !s.p[at - 1])
        return at;
    while (i > from) {
        bool dot = s.p[i - 1] == '.';
        if (!has_class(s, i - 1, EMAIL) && !(dot && has_class(s, i, EMAIL)))
            break;
        i--;
        if (!dot && rst_may_start(s, 0, i))
            best = i;
    }
    return best;
}

static size_t email_end(str s, size_t at)
{
    size_t from = at + 1, run = from;
    if (!has_class(s, from, EMAIL))
        return 0;
    while (has_class(s, run, EMAIL) || (run < s.n && s.p[run] == '.'))
        run++;
    if (has_class(s, run, URIC) && run + 1 < s.n && s.p[run + 1] == '>')
        return run + 1;
    return last_end(s, from + 1, run);
}

static bool is_known(str scheme)
{
    str rest = str_c(SCHEMES), name;
    while (str_word(&rest, &name))
        if (str_eq_nocase(name, scheme))
            return true;
    return false;
}

/* Matches the address around the ':' or '@' at byte `at`. Returns false if no
   address matches. */
static bool match(str s, size_t at, struct rst_uri *out)
{
    bool email = s.p[at] == '@';
    out->start = email ? email_start(s, 0, at) : scheme_start(s, 0, at);
    if (out->start == at)
        return false;
    out->end = email ? email_end(s, at) : absolute_end(s, at);
    if (!out->end)
        return false;
    out->scheme = email ? STR_NONE : str_slice(s, out->start, at);
    out->is_known = email || is_known(out->scheme);
    return true;
}

bool rst_uri_find(str s, struct rst_uri *out)
{
    for (size_t i = 0; i < s.n; i++)
        if ((s.p[i] == ':' || s.p[i] == '@') && match(s, i, out))
            return true;
    return false;
}

bool rst_uri_starts(str s)
{
    struct rst_uri found;
    return rst_uri_find(s, &found) && found.start == 0;
}

bool rst_uri_is_email(str s)
{
    size_t at = str_find_char(s, '@', 0);
    if (at == STR_NPOS || at == 0)
        return false;
    size_t run = at + 1;
    for (size_t i = 0; i < at; i++)
        if (!has_class(s, i, EMAIL) &&
            !(s.p[i] == '.' && i && has_class(s, i - 1, EMAIL) &&
              has_class(s, i + 1, EMAIL)))
            return false;
    while (has_class(s, run, EMAIL) || (run < s.n && s.p[run] == '.'))
        run++;
    return s.p[at - 1] && has_class(s, at + 1, EMAIL) && run == s.n &&
           s.n > at + 2 && has_class(s, s.n - 1, URI_LAST);
}
