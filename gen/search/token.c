// SPDX-License-Identifier: MIT
// token: splits a string in one pass. Letters and digits form pieces, and
// joints such as '.' join pieces to a chain, as in trn1.2xlarge or 2.14.0. At
// the end of a chain, the whole chain becomes a term and then, unless all
// pieces are numbers, each piece.
#include "search/token.h"

#include "base/unicode.h"
#include "base/utf8.h"

enum { PIECES_MAX = 12, PIECE_ROOM = 24 };

/* Whether a character joins the pieces of an id, as in "trn1.2xlarge". */
static bool is_joint(unsigned c)
{
    return c == '-' || c == '.' || c == '/' || c == '_' || c == ':' ||
           c == '=' || c == '+' || c == '@';
}

struct piece {
    unsigned char from, to; /* offsets in the chain's text */
    bool number; /* the piece has only digits, with points between them */
    char joint;  /* the joint before the piece, or 0 if there is none */
};

struct chain {
    char text[TOKEN_BYTES_MAX];
    size_t n;
    struct piece pieces[PIECES_MAX];
    size_t n_pieces;
    /* offsets, in `text`, of capitals within pieces */
    unsigned char humps[PIECES_MAX];
    size_t n_humps;
    bool full; /* the chain was too long, so characters were dropped */
    char joint;
    unsigned last; /* the last character, before it was folded to lower case */
    void (*emit)(void *data, str term);
    void *data;
};

/* ---- pieces ---- */

bool token_is_word(str s)
{
    size_t letters = 0, digits = 0;
    if (s.n < TOKEN_WORD_MIN)
        return false;
    for (size_t i = 0; i < s.n; i++) {
        if (is_joint((unsigned char)s.p[i]))
            return false;
        letters += utf8_starts(s.p[i]) && !char_is_digit(s.p[i]);
        digits += char_is_digit(s.p[i]);
    }
    return letters >= 2 * digits && letters + digits >= TOKEN_WORD_MIN &&
           letters + digits <= TOKEN_WORD_MAX;
}

static void put(struct chain *c, size_t from, size_t to)
{
    str term = {c->text + from, to - from};
    if (term.n > 1 || (unsigned char)term.p[0] >= 0x80 ||
        char_is_digit(term.p[0]))
        c->emit(c->data, term);
}

static void add_piece(struct chain *c)
{
    if (c->n_pieces < PIECES_MAX)
        c->pieces[c->n_pieces++] = (struct piece){
            (unsigned char)c->n, (unsigned char)c->n, true, c->joint};
}

static bool is_version(const struct chain *c, const struct piece *p)
{
    return c->text[p->from] == 'v' && p->to > p->from + 1 &&
           char_is_digit(c->text[p->from + 1]);
}

/* Emits the parts of piece p that are terms, too, such as "xlarge" in 32xlarge,
   "cores" in NeuronCores and 2.14.0 in v2.14.0. */
static void put_inner(struct chain *c, const struct piece *p)
{
    size_t i = p->from;
    if (p->number ||
        (!c->n_humps && !char_is_digit(c->text[i]) && c->text[i] != 'v'))
        return;
    while (i < p->to && char_is_digit(c->text[i]))
        i++;
    if (i > p->from && p->to - i >= 3 && c->text[i] != '.')
        put(c, i, p->to);
    if (is_version(c, p))
        put(c, p->from + 1, p->to);
    for (size_t k = 0; k < c->n_humps; k++)
        if (c->humps[k] > p->from && p->to - c->humps[k] >= 3 &&
            c->humps[k] < p->to)
            put(c, c->humps[k], p->to);
}

static bool all_numbers(const struct chain *c)
{
    for (size_t i = 0; i < c->n_pieces; i++)
        if (!c->pieces[i].number ||
            (i && c->pieces[i].joint != '.' && c->pieces[i].joint != '-'))
            return false;
    return true;
}

static void end(struct chain *c)
{
    if (c->n && !c->full && c->n <= TOKEN_BYTES_MAX)
        put(c, 0, c->n);
    bool in_parts = c->n_pieces > 1 && !all_numbers(c);
    for (size_t i = 0; i < c->n_pieces; i++) {
        if (in_parts)
            put(c, c->pieces[i].from, c->pieces[i].to);
        put_inner(c, &c->pieces[i]);
    }
    c->n = c->n_pieces = c->n_humps = 0;
    c->full = false;
    c->joint = 0;
}

/* Begins a piece, except at a digit that follows a point and continues a number
   or version, as in 2.14 and v2.14. In trn1.2xlarge, the digit after the point
   begins a piece, since trn1 is neither a number nor a version. If the chain
   would become too long, ends the chain and begins a new chain. */
static void begin_piece(struct chain *c, bool digit)
{
    struct piece *p = c->n_pieces ? &c->pieces[c->n_pieces - 1] : NULL;
    bool point =
        c->joint == '.' && digit && p && (p->number || is_version(c, p));
    if (c->n + PIECE_ROOM > TOKEN_BYTES_MAX) {
        c->full = true;
        end(c);
    }
    if (c->n)
        c->text[c->n++] = c->joint;
    if (!c->n || !point)
        add_piece(c);
    c->joint = 0;
}

static void add(struct chain *c, const char *bytes, size_t n, bool digit)
{
    if (!c->n || c->joint)
        begin_piece(c, digit);
    if (c->n + n > TOKEN_BYTES_MAX) {
        c->full = true;
        return;
    }
    memcpy(c->text + c->n, bytes, n);
    c->n += n;
    struct piece *p = &c->pieces[c->n_pieces - 1];
    p->to = (unsigned char)c->n;
    p->number &= digit;
}

/* ---- characters ---- */

/* Adds the run of ASCII letters and digits that begins at offset i. Returns the
   offset after the run. */
static size_t add_ascii(struct chain *c, str text, size_t i)
{
    char ch = text.p[i], last = (char)(c->last < 0x80 ? c->last : 0);
    if (!c->n || c->joint)
        begin_piece(c, char_is_digit(ch));
    if (c->n >= TOKEN_BYTES_MAX) {
        c->full = true;
        c->last = (unsigned char)ch;
        return i + 1;
    }
    struct piece *p = &c->pieces[c->n_pieces - 1];
    size_t n = c->n;
    for (; i < text.n && n < TOKEN_BYTES_MAX; i++, last = ch) {
        ch = text.p[i];
        if (!char_is_alnum(ch))
            break;
        if (ch < 'a' && ch >= 'A' && last >= 'a' && c->n_humps < PIECES_MAX)
            c->humps[c->n_humps++] = (unsigned char)n;
        p->number &= char_is_digit(ch);
        c->text[n++] = (char)(ch | 0x20);
    }
    c->n = n;
    p->to = (unsigned char)n;
    c->last = (unsigned char)last;
    return i;
}

static size_t encode(unsigned cp, char out[4])
{
    if (cp < 0x800) {
        out[0] = (char)(0xc0 | cp >> 6);
        out[1] = (char)(0x80 | (cp & 63));
        return 2;
    }
    size_t n = cp < 0x10000 ? 3 : 4;
    for (size_t i = n; i-- > 1; cp >>= 6)
        out[i] = (char)(0x80 | (cp & 63));
    out[0] = (char)((n == 3 ? 0xe0 : 0xf0) | cp);
    return n;
}

static bool is_plain(const char *fold)
{
    while (char_is_alnum(*fold))
        fold++;
    return !*fold;
}

static void add_wide(struct chain *c, unsigned cp)
{
    unsigned small[3];
    char fold[6], bytes[4];
    size_t n = unicode_to(cp, UNICODE_TO_LOWER, small);
    cp = n == 1 ? small[0] : cp;
    unicode_fold(cp, fold);
    if (cp == 0xdf)
        strcpy(fold, "ss");
    if (fold[0] && is_plain(fold))
        add(c, fold, strlen(fold), char_is_digit(fold[0]));
    else
        add(c, bytes, encode(cp, bytes), false);
}

struct range {
    unsigned from, to;
};

static bool is_in(unsigned cp, const struct range *r, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (cp >= r[i].from && cp <= r[i].to)
            return true;
    return false;
}

/* Whether a character belongs to a script without spaces between words: Thai,
   Lao, Burmese, Khmer, kana, Han. */
static bool is_dense(unsigned cp)
{
    static const struct range DENSE[] = {
        {0x0e00, 0x0eff}, {0x1000, 0x109f}, {0x1780, 0x17ff},  {0x3041, 0x30ff},
        {0x3400, 0x9fff}, {0xf900, 0xfaff}, {0x20000, 0x3ffff}};
    return cp >= 0xe00 && is_in(cp, DENSE, sizeof DENSE / sizeof *DENSE);
}

/* Whether a character is a letter, a digit, or a vowel sign or other mark
   within a word. False for combining accents, since these are dropped. */
static bool is_letter(unsigned cp)
{
    static const struct range MARKS[] = {
        {0x0591, 0x05bd}, {0x0610, 0x061a}, {0x064b, 0x065f}, {0x0900, 0x0963},
        {0x0971, 0x0df3}, {0x0e31, 0x0e4e}, {0x0eb1, 0x0ecd}, {0x1000, 0x1049},
        {0x1780, 0x17d3}, {0x3099, 0x309a}};
    return unicode_is_word(cp) ||
           (cp > 0x590 && is_in(cp, MARKS, sizeof MARKS / sizeof *MARKS));
}

/* Emits each pair of adjacent characters in the run of dense characters
   (is_dense) at the start of `text`, and the last character alone. Returns the
   number of bytes in the run. */
static size_t add_dense(struct chain *c, str text)
{
    size_t at = 0, len, next;
    for (unsigned cp = utf8_decode(text, &len);; at += len, len = next) {
        str rest = str_from(text, at + len);
        cp = rest.n ? utf8_decode(rest, &next) : 0;
        if (!rest.n || !is_dense(cp) || !is_letter(cp))
            break;
        c->emit(c->data, str_slice(text, at, at + len + next));
    }
    c->emit(c->data, str_slice(text, at, at + len));
    return at + len;
}

/* Returns the length in bytes of the thousands separator at the start of
   `rest`, or 0 if there is none. A thousands separator is a comma, as in 3,070,
   or a thin or no-break space. */
static size_t grouping(const struct chain *c, str rest)
{
    static const str SIGNS[] = {S_INIT(","), S_INIT("\u202f"), S_INIT("\u2009"),
                                S_INIT("\u00a0")};
    if (!c->n || !char_is_digit((char)c->last) || c->joint)
        return 0;
    for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++) {
        size_t n = SIGNS[i].n, k = n;
        if (!str_starts(rest, SIGNS[i]))
            continue;
        while (k < rest.n && char_is_digit(rest.p[k]))
            k++;
        return k == n + 3 ? n : 0;
    }
    return 0;
}

static char joint_of(unsigned cp)
{
    if (cp < 0x80)
        return is_joint(cp) ? (char)cp : 0;
    return cp == 0x2010 || cp == 0x2011 || cp == 0x2212 ? '-' : 0;
}

static void add_separator(struct chain *c, unsigned cp)
{
    char joint = joint_of(cp);
    if (c->n && joint && !c->joint)
        c->joint = joint;
    else if (c->n && !(cp >= 0x300 && cp <= 0x36f) && cp != 0xad)
        end(c);
}

/* Adds the non-ASCII character at the start of `rest`, or a whole run of dense
   characters. Returns the number of bytes. */
static size_t add_non_ascii(struct chain *c, str rest)
{
    size_t len;
    unsigned cp = utf8_decode(rest, &len);
    if (!is_letter(cp)) {
        add_separator(c, cp);
    } else if (is_dense(cp)) {
        end(c);
        len = add_dense(c, rest);
    } else {
        add_wide(c, cp);
    }
    c->last = cp;
    return len;
}

/* Returns the length in bytes of the lower-case ASCII word at offset i if the
   word is a complete term, or 0 otherwise. Most words are complete terms. */
static size_t plain_word(str text, size_t i)
{
    size_t n = 0;
    while (i + n < text.n && text.p[i + n] >= 'a' && text.p[i + n] <= 'z')
        n++;
    char next = i + n < text.n ? text.p[i + n] : ' ';
    return (next == ' ' || next == ',' || next == '\n') && n <= TOKEN_BYTES_MAX
               ? n
               : 0;
}

void token_each(str text, void (*emit)(void *data, str term), void *data)
{
    struct chain c;
    c.n = c.n_pieces = c.n_humps = 0;
    c.full = false;
    c.joint = 0;
    c.last = 0;
    c.emit = emit;
    c.data = data;
    for (size_t i = 0; i < text.n;) {
        unsigned cp = (unsigned char)text.p[i];
        size_t word = c.n ? 0 : plain_word(text, i);
        size_t group =
            cp == ',' || cp >= 0x80 ? grouping(&c, str_from(text, i)) : 0;
        if (word > 1) {
            emit(data, str_slice(text, i, i + word));
            c.last = cp;
            i += word;
        } else if (group) {
            i += group;
        } else if (cp >= 0x80) {
            i += add_non_ascii(&c, str_from(text, i));
        } else if (char_is_alnum((char)cp)) {
            i = add_ascii(&c, text, i);
        } else {
            add_separator(&c, cp);
            c.last = cp;
            i++;
        }
    }
    end(&c);
}
