// SPDX-License-Identifier: MIT
// encoding: maps names of encodings to those of iconv(3), and converts.
#include "base/encoding.h"

#include <errno.h>
#include <iconv.h>

#include "base/buf.h"

/* Python's names that iconv of glibc or musl does not know (docs.python.org,
   "Standard Encodings"). Names that iconv knows without their dashes or with
   the prefix "cp" are not listed: open_name tries these spellings. */
static const struct {
    str python, iconv;
} NAMES[] = {
    {S_INIT("utf-8-sig"), S_INIT("utf-8")},
    {S_INIT("utf"), S_INIT("utf-8")},
    {S_INIT("u8"), S_INIT("utf-8")},
    {S_INIT("cp65001"), S_INIT("utf-8")},
    {S_INIT("u16"), S_INIT("utf-16")},
    {S_INIT("u32"), S_INIT("utf-32")},
    {S_INIT("646"), S_INIT("us-ascii")},
    {S_INIT("l1"), S_INIT("iso-8859-1")},
    {S_INIT("l2"), S_INIT("iso-8859-2")},
    {S_INIT("l3"), S_INIT("iso-8859-3")},
    {S_INIT("l4"), S_INIT("iso-8859-4")},
    {S_INIT("l5"), S_INIT("iso-8859-9")},
    {S_INIT("l6"), S_INIT("iso-8859-10")},
    {S_INIT("l7"), S_INIT("iso-8859-13")},
    {S_INIT("l8"), S_INIT("iso-8859-14")},
    {S_INIT("l9"), S_INIT("iso-8859-15")},
    {S_INIT("l10"), S_INIT("iso-8859-16")},
    {S_INIT("latin"), S_INIT("latin1")},
    {S_INIT("iso8859"), S_INIT("latin1")},
    {S_INIT("8859"), S_INIT("latin1")},
    {S_INIT("mac-roman"), S_INIT("macintosh")},
    {S_INIT("macroman"), S_INIT("macintosh")},
    {S_INIT("shiftjis"), S_INIT("shift-jis")},
    {S_INIT("s-jis"), S_INIT("shift-jis")},
    {S_INIT("korean"), S_INIT("euc-kr")},
    {S_INIT("chinese"), S_INIT("gb2312")},
    {S_INIT("big5-tw"), S_INIT("big5")},
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

static bool open_as(iconv_t *converter, struct arena *a, str name)
{
    *converter = name.n ? iconv_open("UTF-8", str_dupz(a, name)) : (iconv_t)-1;
    return *converter != (iconv_t)-1;
}

/* Opens a converter to UTF-8. Also tries the name without dashes ("utf16le" for
   "utf-16-le") and with the prefix "cp" ("cp1252" for "1252"). */
static bool open_name(iconv_t *converter, struct arena *a, str given)
{
    struct buf compact = {.a = a};
    str name = normal_name(a, given);
    for (size_t i = 0; i < name.n; i++)
        if (name.p[i] != '-')
            buf_putc(&compact, name.p[i]);
    return open_as(converter, a, name) ||
           open_as(converter, a, buf_str(&compact)) ||
           (compact.n &&
            open_as(converter, a, str_concat(a, S("cp"), buf_str(&compact))));
}

bool encoding_known(struct arena *a, str name)
{
    iconv_t converter;
    bool known = open_name(&converter, a, name);
    if (known)
        iconv_close(converter);
    return known;
}

bool encoding_is_utf8(struct arena *a, str name)
{
    str normal = normal_name(a, name);
    return str_eq(normal, S("utf-8")) || str_eq(normal, S("utf8"));
}

/* Converts the *left bytes at *in until all are converted or one is invalid.
   Advances *in and decreases *left by the bytes converted. */
static void convert(iconv_t converter, char **in, size_t *left, struct buf *out)
{
    enum { CHUNK = 4096 };
    size_t n = 0;
    do {
        buf_room(out, CHUNK);
        char *to = out->p + out->n;
        size_t room = out->cap - out->n;
        n = iconv(converter, in, left, &to, &room);
        out->n = (size_t)(to - out->p);
    } while (n == (size_t)-1 && errno == E2BIG);
}

bool encoding_decode(struct arena *a, str name, str bytes, str *text)
{
    iconv_t converter;
    struct buf out = {.a = a};
    *text = bytes;
    if (encoding_is_utf8(a, name))
        return true;
    if (open_name(&converter, a, name)) {
        char *in = (char *)bytes.p;
        convert(converter, &in, &bytes.n, &out);
        convert(converter, NULL, NULL, &out); /* flushes `converter` */
        iconv_close(converter);
    }
    *text = buf_str(&out);
    return bytes.n == 0;
}
