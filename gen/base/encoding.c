// SPDX-License-Identifier: MIT
// encoding: finds encodings by their names, and decodes. Encodings of single
// bytes, UTF-16 and UTF-32 are built in, as in Python; iconv(3) has the others.
#include "base/encoding.h"

#include <errno.h>
#include <iconv.h>

#include "base/buf.h"
#include "base/encoding_data.h"

/* Variants of UTF-16 and UTF-32. Each has Python's name without dashes. */
static const struct wide_encoding {
    str name;
    unsigned char bytes; /* size of a code unit */
    enum { ORDER_MARKED, ORDER_LITTLE, ORDER_BIG } order;
} WIDE[] = {
    {S_INIT("utf16"), 2, ORDER_MARKED},
    {S_INIT("u16"), 2, ORDER_MARKED},
    {S_INIT("utf16le"), 2, ORDER_LITTLE},
    {S_INIT("unicodelittleunmarked"), 2, ORDER_LITTLE},
    {S_INIT("utf16be"), 2, ORDER_BIG},
    {S_INIT("unicodebigunmarked"), 2, ORDER_BIG},
    {S_INIT("utf32"), 4, ORDER_MARKED},
    {S_INIT("u32"), 4, ORDER_MARKED},
    {S_INIT("utf32le"), 4, ORDER_LITTLE},
    {S_INIT("utf32be"), 4, ORDER_BIG},
};

/* Python's names that iconv of glibc or musl does not know (docs.python.org,
   "Standard Encodings"), and other names of UTF-8. Names that iconv knows after
   their dashes are removed or "cp" is put before them are not listed: the
   function `find` tries these spellings. */
static const struct {
    str python, iconv;
} NAMES[] = {
    {S_INIT("utf-8-sig"), S_INIT("utf-8")},
    {S_INIT("utf"), S_INIT("utf-8")},
    {S_INIT("u8"), S_INIT("utf-8")},
    {S_INIT("cp65001"), S_INIT("utf-8")},
    {S_INIT("shiftjis"), S_INIT("shift-jis")},
    {S_INIT("s-jis"), S_INIT("shift-jis")},
    {S_INIT("korean"), S_INIT("euc-kr")},
    {S_INIT("chinese"), S_INIT("gb2312")},
    {S_INIT("big5-tw"), S_INIT("big5")},
};

/* How an encoding is decoded; exactly one member is set. */
struct decoder {
    const uint16_t *upper; /* characters of the bytes 80 to FF, from an
                              encoding_table */
    const struct wide_encoding *wide;
    iconv_t converter; /* converter of the C library; NULL if another member is
                          set */
};

enum { NAME_BYTES_MAX = 40 };

/* Returns the normal form of an encoding's name: lower case, with dashes, and
   translated by NAMES. Returns STR_NONE if the name is invalid, such as a path
   or a name with a suffix "//IGNORE". */
static str normal_name(struct arena *a, str name)
{
    struct buf b = {.a = a};
    name = str_trim(name);
    if (name.n > NAME_BYTES_MAX)
        return STR_NONE;
    for (size_t i = 0; i < name.n; i++) {
        char c = char_lower(name.p[i]);
        bool parts = c == '_' || c == ' ' || c == '-';
        if (!parts && !char_is_alnum(c) && c != '.' && c != ':')
            return STR_NONE;
        buf_putc(&b, parts ? '-' : c);
    }
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (str_eq(NAMES[i].python, buf_str(&b)))
            return NAMES[i].iconv;
    return buf_str(&b);
}

/* Finds a built-in encoding by its name without punctuation. */
static bool find_own(str compact, struct decoder *d)
{
    for (size_t i = 0; i < sizeof WIDE / sizeof *WIDE; i++)
        if (str_eq(WIDE[i].name, compact))
            d->wide = &WIDE[i];
    for (size_t i = 0; i < ENCODING_N_TABLES; i++) {
        str names = ENCODING_TABLES[i].names, name;
        while (str_word(&names, &name))
            if (str_eq(name, compact))
                d->upper = ENCODING_TABLES[i].upper;
    }
    return d->upper || d->wide;
}

static bool open_as(struct decoder *d, struct arena *a, str name)
{
    iconv_t c = name.n ? iconv_open("UTF-8", str_dupz(a, name)) : (iconv_t)-1;
    if (c == (iconv_t)-1)
        return false;
    d->converter = c;
    return true;
}

/* Finds an encoding and sets *d. Returns false if it is unknown. Tries the
   built-in encodings first, then iconv. Asks iconv also for the name without
   punctuation ("eucjp" for "euc-jp") and with the prefix "cp" ("cp932" for
   "932"). The caller frees *d with `release`. */
static bool find(struct arena *a, str given, struct decoder *d)
{
    struct buf compact = {.a = a};
    str name = normal_name(a, given);
    *d = (struct decoder){0};
    for (size_t i = 0; i < name.n; i++)
        if (char_is_alnum(name.p[i]))
            buf_putc(&compact, name.p[i]);
    return find_own(buf_str(&compact), d) || open_as(d, a, name) ||
           open_as(d, a, buf_str(&compact)) ||
           (compact.n &&
            open_as(d, a, str_concat(a, S("cp"), buf_str(&compact))));
}

static void release(struct decoder *d)
{
    if (d->converter)
        iconv_close(d->converter);
}

bool encoding_is_utf8(struct arena *a, str name)
{
    str normal = normal_name(a, name);
    return str_eq(normal, S("utf-8")) || str_eq(normal, S("utf8"));
}

bool encoding_known(struct arena *a, str name)
{
    struct decoder d;
    if (encoding_is_utf8(a, name))
        return true;
    bool known = find(a, name, &d);
    release(&d);
    return known;
}

/* Each of the following functions appends the characters of *in to `out`, and
   advances *in to the first invalid byte or to the end. */

static void decode_bytes(const uint16_t *upper, str *in, struct buf *out)
{
    for (; in->n; *in = str_from(*in, 1)) {
        unsigned char c = (unsigned char)in->p[0];
        if (c < 0x80)
            buf_putc(out, (char)c);
        else if (upper[c - 0x80] == 0xfffd)
            return;
        else
            buf_put_utf8(out, upper[c - 0x80]);
    }
}

/* Returns the number in the first n bytes of s. s has at least n bytes. */
static unsigned unit(const char *s, size_t n, bool big)
{
    unsigned u = 0;
    for (size_t i = 0; i < n; i++)
        u = u << 8 | (unsigned char)s[big ? i : n - 1 - i];
    return u;
}

/* As in Python, removes a byte-order mark only from UTF-16 and UTF-32, not from
   encodings whose name gives the byte order, such as UTF-16LE. Without a mark,
   the order is little-endian. */
static void decode_wide(const struct wide_encoding *w, str *in, struct buf *out)
{
    size_t n = w->bytes;
    bool big = w->order == ORDER_BIG;
    if (w->order == ORDER_MARKED && in->n >= n) {
        big = unit(in->p, n, true) == 0xfeff;
        if (big || unit(in->p, n, false) == 0xfeff)
            *in = str_from(*in, n);
    }
    while (in->n >= n) {
        unsigned c = unit(in->p, n, big), low = 0;
        size_t used = n;
        if (n == 2 && c >= 0xd800 && c < 0xdc00 && in->n >= 4)
            low = unit(in->p + 2, 2, big);
        if (low >= 0xdc00 && low < 0xe000) {
            c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
            used = 4;
        }
        if ((c >= 0xd800 && c < 0xe000) || c > 0x10ffff)
            return;
        buf_put_utf8(out, c);
        *in = str_from(*in, used);
    }
}

/* If `in` is NULL, appends the characters that `converter` still holds. */
static void convert(iconv_t converter, str *in, struct buf *out)
{
    enum { CHUNK = 4096 };
    char *from = in ? (char *)in->p : NULL;
    size_t left = in ? in->n : 0, n = 0;
    do {
        buf_room(out, CHUNK);
        char *to = out->p + out->n;
        size_t room = out->cap - out->n;
        n = iconv(converter, in ? &from : NULL, &left, &to, &room);
        out->n = (size_t)(to - out->p);
    } while (n == (size_t)-1 && errno == E2BIG);
    if (in)
        *in = str_from(*in, in->n - left);
}

bool encoding_decode(struct arena *a, str name, str bytes, str *text)
{
    struct decoder d;
    struct buf out = {.a = a};
    *text = bytes;
    if (encoding_is_utf8(a, name))
        return true;
    if (find(a, name, &d)) {
        if (d.upper) {
            decode_bytes(d.upper, &bytes, &out);
        } else if (d.wide) {
            decode_wide(d.wide, &bytes, &out);
        } else {
            convert(d.converter, &bytes, &out);
            convert(d.converter, NULL, &out);
        }
        release(&d);
    }
    *text = buf_str(&out);
    return bytes.n == 0;
}
