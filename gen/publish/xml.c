// SPDX-License-Identifier: MIT
// xml: scans XML from tag to tag.
#include "publish/xml.h"

#include "base/buf.h"

struct xml xml_start(struct arena *a, str answer)
{
    return (struct xml){.a = a, .rest = str_trim(answer)};
}

static enum xml_event bad(struct xml *x)
{
    x->rest = S("<"); /* stays malformed */
    x->empty = false;
    return XML_BAD;
}

/* ---- entities ---- */

static bool put_number(struct buf *b, str digits)
{
    bool hex = str_starts(digits, S("x"));
    unsigned cp = 0;
    if (digits.n == (hex ? 1 : 0) || digits.n > 8)
        return false;
    for (size_t i = hex; i < digits.n; i++) {
        char c = char_lower(digits.p[i]);
        if (!char_is_digit(c) && !(hex && c >= 'a' && c <= 'f'))
            return false;
        cp = cp * (hex ? 16 : 10) +
             (unsigned)(char_is_digit(c) ? c - '0' : c - 'a' + 10);
    }
    if (cp == 0 || cp > 0x10ffff || (cp >= 0xd800 && cp < 0xe000))
        return false;
    buf_put_utf8(b, cp);
    return true;
}

static bool put_entity(struct buf *b, str name)
{
    static const struct {
        str name;
        char c;
    } NAMED[] = {{S_INIT("amp"), '&'},
                 {S_INIT("lt"), '<'},
                 {S_INIT("gt"), '>'},
                 {S_INIT("quot"), '"'},
                 {S_INIT("apos"), '\''}};
    if (str_starts(name, S("#")))
        return put_number(b, str_from(name, 1));
    for (size_t i = 0; i < sizeof NAMED / sizeof *NAMED; i++)
        if (str_eq(name, NAMED[i].name)) {
            buf_putc(b, NAMED[i].c);
            return true;
        }
    return false;
}

static bool decode(struct arena *a, str s, str *out)
{
    *out = s;
    if (str_find_char(s, '&', 0) == STR_NPOS)
        return true;
    struct buf b = {.a = a};
    for (size_t at = 0; at < s.n;) {
        size_t amp = str_find_char(s, '&', at);
        buf_put(&b, str_slice(s, at, amp));
        if (amp == STR_NPOS)
            break;
        size_t end = str_find_char(str_slice(s, amp, amp + 12), ';', 0);
        if (end == STR_NPOS ||
            !put_entity(&b, str_slice(s, amp + 1, amp + end)))
            return false;
        at = amp + end + 1;
    }
    *out = buf_str(&b);
    return true;
}

/* ---- tags ---- */

static enum xml_event close(struct xml *x, str name, str text)
{
    if (x->depth == 0 || !str_eq(x->open[x->depth - 1], name) ||
        !decode(x->a, text, &x->text))
        return bad(x);
    x->depth--;
    x->name = name;
    return XML_CLOSE;
}

/* "name" or "name attributes" or either with '/' behind. */
static enum xml_event open(struct xml *x, str tag)
{
    str name, rest = tag;
    x->empty = str_ends(tag, S("/"));
    rest.n -= x->empty;
    if (char_is_blank(tag.n ? tag.p[0] : ' ') || !str_word(&rest, &name) ||
        x->depth == XML_DEPTH || (x->depth == 0 && x->any) ||
        str_find_char(tag, '<', 0) != STR_NPOS)
        return bad(x);
    x->any = true;
    x->name = x->open[x->depth++] = name;
    return XML_OPEN;
}

enum xml_event xml_next(struct xml *x)
{
    if (x->empty) {
        x->empty = false;
        return close(x, x->name, S(""));
    }
    for (;;) {
        size_t tag = str_find_char(x->rest, '<', 0);
        if (tag == STR_NPOS)
            return x->depth || !x->any || !str_blank(x->rest) ? bad(x)
                                                              : XML_END;
        str text = str_slice(x->rest, 0, tag);
        size_t end = str_find_char(x->rest, '>', tag);
        if (end == STR_NPOS || (x->depth == 0 && !str_blank(text)))
            return bad(x);
        str inner = str_slice(x->rest, tag + 1, end);
        x->rest = str_from(x->rest, end + 1);
        if (str_starts(inner, S("!")))
            return bad(x);
        if (str_starts(inner, S("/")))
            return close(x, str_trim_right(str_from(inner, 1)), text);
        if (!str_starts(inner, S("?")))
            return open(x, inner);
        if (x->any)
            return bad(x); /* processing instructions stand before all */
    }
}

bool xml_in(const struct xml *x, enum xml_event event, str parent)
{
    size_t above = x->depth - (event == XML_OPEN);
    return above > 0 && str_eq(x->open[above - 1], parent);
}
