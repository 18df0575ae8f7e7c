// SPDX-License-Identifier: MIT
// rst_chars: docutils' punctuation classes as tables.
#include "parse/rst_chars.h"

#include "base/arena.h"
#include "base/unicode.h"
#include "base/utf8.h"

/* Ranges of delimiters above ASCII: markup may start after them and end before
   them. */
static const unsigned DELIMITERS[][2] = {
    {0xa1, 0xa1},       {0xb7, 0xb7},       {0xbf, 0xbf},
    {0x37e, 0x37e},     {0x387, 0x387},     {0x55a, 0x55f},
    {0x589, 0x58a},     {0x5be, 0x5be},     {0x5c0, 0x5c0},
    {0x5c3, 0x5c3},     {0x5c6, 0x5c6},     {0x5f3, 0x5f4},
    {0x609, 0x60a},     {0x60c, 0x60d},     {0x61b, 0x61b},
    {0x61e, 0x61f},     {0x66a, 0x66d},     {0x6d4, 0x6d4},
    {0x700, 0x70d},     {0x7f7, 0x7f9},     {0x830, 0x83e},
    {0x964, 0x965},     {0x970, 0x970},     {0xdf4, 0xdf4},
    {0xe4f, 0xe4f},     {0xe5a, 0xe5b},     {0xf04, 0xf12},
    {0xf85, 0xf85},     {0xfd0, 0xfd4},     {0x104a, 0x104f},
    {0x10fb, 0x10fb},   {0x1361, 0x1368},   {0x1400, 0x1400},
    {0x166d, 0x166e},   {0x16eb, 0x16ed},   {0x1735, 0x1736},
    {0x17d4, 0x17d6},   {0x17d8, 0x17da},   {0x1800, 0x180a},
    {0x1944, 0x1945},   {0x19de, 0x19df},   {0x1a1e, 0x1a1f},
    {0x1aa0, 0x1aa6},   {0x1aa8, 0x1aad},   {0x1b5a, 0x1b60},
    {0x1c3b, 0x1c3f},   {0x1c7e, 0x1c7f},   {0x1cd3, 0x1cd3},
    {0x2010, 0x2017},   {0x2020, 0x2027},   {0x2030, 0x2038},
    {0x203b, 0x203e},   {0x2041, 0x2043},   {0x2047, 0x2051},
    {0x2053, 0x2053},   {0x2055, 0x205e},   {0x2cf9, 0x2cfc},
    {0x2cfe, 0x2cff},   {0x2e00, 0x2e01},   {0x2e06, 0x2e08},
    {0x2e0b, 0x2e0b},   {0x2e0e, 0x2e1b},   {0x2e1e, 0x2e1f},
    {0x2e2a, 0x2e2e},   {0x2e30, 0x2e31},   {0x3001, 0x3003},
    {0x301c, 0x301c},   {0x3030, 0x3030},   {0x303d, 0x303d},
    {0x30a0, 0x30a0},   {0x30fb, 0x30fb},   {0xa4fe, 0xa4ff},
    {0xa60d, 0xa60f},   {0xa673, 0xa673},   {0xa67e, 0xa67e},
    {0xa6f2, 0xa6f7},   {0xa874, 0xa877},   {0xa8ce, 0xa8cf},
    {0xa8f8, 0xa8fa},   {0xa92e, 0xa92f},   {0xa95f, 0xa95f},
    {0xa9c1, 0xa9cd},   {0xa9de, 0xa9df},   {0xaa5c, 0xaa5f},
    {0xaade, 0xaadf},   {0xabeb, 0xabeb},   {0xfe10, 0xfe16},
    {0xfe19, 0xfe19},   {0xfe30, 0xfe32},   {0xfe45, 0xfe46},
    {0xfe49, 0xfe4c},   {0xfe50, 0xfe52},   {0xfe54, 0xfe58},
    {0xfe5f, 0xfe61},   {0xfe63, 0xfe63},   {0xfe68, 0xfe68},
    {0xfe6a, 0xfe6b},   {0xff01, 0xff03},   {0xff05, 0xff07},
    {0xff0a, 0xff0a},   {0xff0c, 0xff0f},   {0xff1a, 0xff1b},
    {0xff1f, 0xff20},   {0xff3c, 0xff3c},   {0xff61, 0xff61},
    {0xff64, 0xff65},   {0x10100, 0x10101}, {0x1039f, 0x1039f},
    {0x103d0, 0x103d0}, {0x10857, 0x10857}, {0x1091f, 0x1091f},
    {0x1093f, 0x1093f}, {0x10a50, 0x10a58}, {0x10a7f, 0x10a7f},
    {0x10b39, 0x10b3f}, {0x110bb, 0x110bc}, {0x110be, 0x110c1},
    {0x12470, 0x12473},
};

/* Pairs of opening and closing characters, sorted by the opening character. */
static const unsigned PAIRS[][2] = {
    {0x22, 0x22},     {0x27, 0x27},     {0x28, 0x29},     {0x3c, 0x3e},
    {0x5b, 0x5d},     {0x7b, 0x7d},     {0xab, 0xbb},     {0xbb, 0xab},
    {0xbb, 0xbb},     {0xf3a, 0xf3b},   {0xf3c, 0xf3d},   {0x169b, 0x169c},
    {0x2018, 0x2019}, {0x2018, 0x201a}, {0x2019, 0x2018}, {0x2019, 0x2019},
    {0x201a, 0x2018}, {0x201a, 0x2019}, {0x201a, 0x201b}, {0x201b, 0x201a},
    {0x201c, 0x201d}, {0x201c, 0x201e}, {0x201d, 0x201c}, {0x201d, 0x201d},
    {0x201e, 0x201c}, {0x201e, 0x201d}, {0x201e, 0x201f}, {0x201f, 0x201e},
    {0x2039, 0x203a}, {0x203a, 0x2039}, {0x203a, 0x203a}, {0x2045, 0x2046},
    {0x207d, 0x207e}, {0x208d, 0x208e}, {0x2329, 0x232a}, {0x2768, 0x2769},
    {0x276a, 0x276b}, {0x276c, 0x276d}, {0x276e, 0x276f}, {0x2770, 0x2771},
    {0x2772, 0x2773}, {0x2774, 0x2775}, {0x27c5, 0x27c6}, {0x27e6, 0x27e7},
    {0x27e8, 0x27e9}, {0x27ea, 0x27eb}, {0x27ec, 0x27ed}, {0x27ee, 0x27ef},
    {0x2983, 0x2984}, {0x2985, 0x2986}, {0x2987, 0x2988}, {0x2989, 0x298a},
    {0x298b, 0x298c}, {0x298d, 0x298e}, {0x298f, 0x2990}, {0x2991, 0x2992},
    {0x2993, 0x2994}, {0x2995, 0x2996}, {0x2997, 0x2998}, {0x29d8, 0x29d9},
    {0x29da, 0x29db}, {0x29fc, 0x29fd}, {0x2e02, 0x2e03}, {0x2e03, 0x2e02},
    {0x2e04, 0x2e05}, {0x2e05, 0x2e04}, {0x2e09, 0x2e0a}, {0x2e0a, 0x2e09},
    {0x2e0c, 0x2e0d}, {0x2e0d, 0x2e0c}, {0x2e1c, 0x2e1d}, {0x2e1d, 0x2e1c},
    {0x2e20, 0x2e21}, {0x2e21, 0x2e20}, {0x2e22, 0x2e23}, {0x2e24, 0x2e25},
    {0x2e26, 0x2e27}, {0x2e28, 0x2e29}, {0x3008, 0x3009}, {0x300a, 0x300b},
    {0x300c, 0x300d}, {0x300e, 0x300f}, {0x3010, 0x3011}, {0x3014, 0x3015},
    {0x3016, 0x3017}, {0x3018, 0x3019}, {0x301a, 0x301b}, {0x301d, 0x301e},
    {0xfd3e, 0xfd3f}, {0xfe17, 0xfe18}, {0xfe35, 0xfe36}, {0xfe37, 0xfe38},
    {0xfe39, 0xfe3a}, {0xfe3b, 0xfe3c}, {0xfe3d, 0xfe3e}, {0xfe3f, 0xfe40},
    {0xfe41, 0xfe42}, {0xfe43, 0xfe44}, {0xfe47, 0xfe48}, {0xfe59, 0xfe5a},
    {0xfe5b, 0xfe5c}, {0xfe5d, 0xfe5e}, {0xff08, 0xff09}, {0xff3b, 0xff3d},
    {0xff5b, 0xff5d}, {0xff5f, 0xff60}, {0xff62, 0xff63},
};

/* A closing quote that is not in PAIRS. */
enum { LOW_QUOTE = 0x301f };

static bool is_delimiter(unsigned cp)
{
    for (size_t i = 0; i < sizeof DELIMITERS / sizeof *DELIMITERS; i++)
        if (cp >= DELIMITERS[i][0] && cp <= DELIMITERS[i][1])
            return true;
    return false;
}

/* Whether a character closes a pair, if `closes` is true, or else opens a
   pair. */
static bool is_in_pair(unsigned cp, bool closes)
{
    for (size_t i = 0; i < sizeof PAIRS / sizeof *PAIRS; i++)
        if (PAIRS[i][closes] == cp)
            return true;
    return closes && cp == LOW_QUOTE;
}

static unsigned decode(str s, size_t at)
{
    size_t n;
    return utf8_decode(str_from(s, at), &n);
}

bool rst_may_start(str s, size_t from, size_t at)
{
    if (at <= from)
        return true;
    unsigned char c = (unsigned char)s.p[at - 1];
    if (c < 0x80)
        return unicode_is_space(c) || (c && strchr("\"'(-/:<[{", c));
    unsigned cp = decode(s, utf8_before(s, at));
    return unicode_is_space(cp) || is_in_pair(cp, false) || is_delimiter(cp);
}

bool rst_may_end(str s, size_t at)
{
    if (at >= s.n)
        return true;
    unsigned char c = (unsigned char)s.p[at];
    if (c < 0x80)
        return unicode_is_space(c) || strchr("!\"'),-./:;>?\\]}", c);
    unsigned cp = decode(s, at);
    return unicode_is_space(cp) || is_in_pair(cp, true) || is_delimiter(cp);
}

bool rst_is_space(str s, size_t at)
{
    if (at >= s.n)
        return false;
    unsigned char c = (unsigned char)s.p[at];
    return unicode_is_space(c < 0x80 ? c : decode(s, at));
}

bool rst_space_before(str s, size_t at)
{
    unsigned char c = (unsigned char)s.p[at - 1];
    return unicode_is_space(c < 0x80 ? c : decode(s, utf8_before(s, at)));
}

bool rst_is_pair(str s, size_t at, size_t end)
{
    if (at == 0 || end >= s.n)
        return false;
    unsigned open = decode(s, utf8_before(s, at)), close = decode(s, end);
    for (size_t i = 0; i < sizeof PAIRS / sizeof *PAIRS; i++)
        if (PAIRS[i][0] == open && PAIRS[i][1] == close)
            return true;
    return false;
}

static bool is_joint(char c)
{
    return c == '-' || c == '.' || c == '_' || c == '+' || c == ':';
}

/* Returns the end of a run of letters and digits. */
static size_t word_end(str s, size_t at)
{
    while (at < s.n) {
        size_t n = 1;
        unsigned char c = (unsigned char)s.p[at];
        if (c < 0x80 ? !char_is_alnum((char)c)
                     : !unicode_is_word(utf8_decode(str_from(s, at), &n)))
            break;
        at += n;
    }
    return at;
}

size_t rst_name_end(str s, size_t at)
{
    size_t end = word_end(s, at);
    while (end > at && end + 1 < s.n && is_joint(s.p[end])) {
        size_t next = word_end(s, end + 1);
        if (next == end + 1)
            break;
        end = next;
    }
    return end;
}

static size_t word_start(str s, size_t from, size_t at)
{
    while (at > from) {
        size_t before = at - 1;
        unsigned char c = (unsigned char)s.p[before];
        if (c >= 0x80) {
            before = utf8_before(s, at);
            if (before < from || !unicode_is_word(decode(s, before)))
                break;
        } else if (!char_is_alnum((char)c)) {
            break;
        }
        at = before;
    }
    return at;
}

size_t rst_name_start(str s, size_t from, size_t end)
{
    size_t at = word_start(s, from, end);
    while (at < end && at > from + 1 && is_joint(s.p[at - 1])) {
        size_t next = word_start(s, from, at - 1);
        if (next == at - 1)
            break;
        at = next;
    }
    return at;
}

str rst_escape(struct arena *a, str s)
{
    size_t at = str_find_char(s, '\\', 0);
    if (at == STR_NPOS)
        return s;
    char *p = arena_bytes(a, s.n);
    memcpy(p, s.p, s.n);
    for (; at < s.n; at++)
        if (p[at] == '\\')
            p[at++] = '\0';
    return (str){p, s.n};
}

str rst_unescape(struct arena *a, str s)
{
    size_t at = str_find_char(s, '\0', 0);
    if (at == STR_NPOS)
        return s;
    char *p = arena_bytes(a, s.n);
    size_t n = 0;
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] != '\0')
            p[n++] = s.p[i];
        else if (i + 1 < s.n && (s.p[i + 1] == ' ' || s.p[i + 1] == '\n'))
            i++;
    }
    return (str){p, n};
}

str rst_restore(struct arena *a, str s)
{
    if (str_find_char(s, '\0', 0) == STR_NPOS)
        return s;
    char *p = arena_bytes(a, s.n);
    for (size_t i = 0; i < s.n; i++)
        p[i] = s.p[i] ? s.p[i] : '\\';
    return (str){p, s.n};
}

bool rst_is_mark(char c)
{
    return c > ' ' && c < 0x7f && !char_is_alnum(c);
}
