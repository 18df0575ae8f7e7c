// SPDX-License-Identifier: MIT
// smart: SmartyPants' rules, as in docutils: the characters around a quote
// decide whether it opens or closes.
#include "resolve/page/smart.h"

#include "base/buf.h"
#include "base/unicode.h"
#include "base/utf8.h"

#define NBSP "\xc2\xa0"

/* The outer and inner quotes of languages. */
static const struct quotes {
    /* language codes, separated by blanks, with a blank at each end */
    str langs;
    str open, close, inner_open, inner_close;
} QUOTES[] = {
    {S_INIT(" af en eo ko nl pt-br tr zh-cn "), S_INIT("“"), S_INIT("”"),
     S_INIT("‘"), S_INIT("’")},
    {S_INIT(" bg cs de et hsb is lt lv mk sk sl "), S_INIT("„"), S_INIT("“"),
     S_INIT("‚"), S_INIT("‘")},
    {S_INIT(" ca el es gl it pt sq "), S_INIT("«"), S_INIT("»"), S_INIT("“"),
     S_INIT("”")},
    {S_INIT(" de-ch eu fr-ch it-ch "), S_INIT("«"), S_INIT("»"), S_INIT("‹"),
     S_INIT("›")},
    {S_INIT(" da "), S_INIT("»"), S_INIT("«"), S_INIT("›"), S_INIT("‹")},
    {S_INIT(" fi sv "), S_INIT("”"), S_INIT("”"), S_INIT("’"), S_INIT("’")},
    {S_INIT(" fr "), S_INIT("«" NBSP), S_INIT(NBSP "»"), S_INIT("“"),
     S_INIT("”")},
    {S_INIT(" he "), S_INIT("”"), S_INIT("“"), S_INIT("»"), S_INIT("«")},
    {S_INIT(" hr "), S_INIT("„"), S_INIT("”"), S_INIT("‘"), S_INIT("’")},
    {S_INIT(" hu pl ro "), S_INIT("„"), S_INIT("”"), S_INIT("«"), S_INIT("»")},
    {S_INIT(" nb nn no "), S_INIT("«"), S_INIT("»"), S_INIT("’"), S_INIT("’")},
    {S_INIT(" ru uk "), S_INIT("«"), S_INIT("»"), S_INIT("„"), S_INIT("“")},
    {S_INIT(" sh "), S_INIT("„"), S_INIT("”"), S_INIT("‚"), S_INIT("’")},
    {S_INIT(" sr "), S_INIT("„"), S_INIT("”"), S_INIT("’"), S_INIT("’")},
    {S_INIT(" zh-tw "), S_INIT("「"), S_INIT("」"), S_INIT("『"), S_INIT("』")},
};

static const struct quotes *quotes_named(struct arena *a, str lang)
{
    str name = str_join(a, (str[]){S(" "), lang, S(" ")}, 3, S(""));
    for (size_t i = 0; i < sizeof QUOTES / sizeof *QUOTES; i++)
        if (str_find(QUOTES[i].langs, name, 0) != STR_NPOS)
            return &QUOTES[i];
    return NULL;
}

/* Returns the quotes of a language such as "de-CH", or else the quotes of the
   language without the country ("de"), or NULL if both are unknown. */
static const struct quotes *quotes_of(struct arena *a, str lang)
{
    lang = str_replace(a, str_lower(a, lang), S("_"), S("-"));
    const struct quotes *q = quotes_named(a, lang);
    size_t dash = str_find_char(lang, '-', 0);
    return q || dash == STR_NPOS ? q
                                 : quotes_named(a, str_slice(lang, 0, dash));
}

/* ---- one string ---- */

static unsigned char_at(str s, size_t i)
{
    size_t n;
    return i < s.n ? utf8_decode(str_from(s, i), &n) : 0;
}

static bool is_word(unsigned cp)
{
    return cp == '_' || (cp && unicode_is_word(cp));
}

static bool is_mark(unsigned cp)
{
    return cp && cp < 0x80 &&
           strchr("-!\" #$%'()*+,./:;<=>?@[\\]^_`{|}~", (int)cp) != NULL;
}

static bool is_dash(unsigned cp)
{
    return cp == '-' || cp == 0x2013 || cp == 0x2014;
}

static bool is_open(unsigned cp)
{
    return cp == '[' || cp == '(' || cp == '{';
}

static bool is_gap(unsigned cp)
{
    return unicode_is_space(cp) || cp == 0x200b || cp == 0x200c;
}

/* Whether the quote at byte i, after the character `before`, is an opening
   quote. */
static bool opens(str s, size_t i, unsigned before)
{
    unsigned next = char_at(s, i + 1), then = char_at(s, i + 2);
    bool inner = s.p[i] == '\'';
    if ((is_open(before) || is_dash(before)) &&
        (next == ' ' || (is_mark(next) && then == ' ')))
        return false;
    if ((is_gap(before) || is_open(before) || is_dash(before)) &&
        (is_word(next) || (is_mark(next) && (inner || next != '\''))))
        return true;
    return unicode_is_space(before) && (inner || !unicode_is_space(next));
}

static void put_quote(struct buf *b, const struct quotes *q, str s, size_t i,
                      unsigned before, bool english)
{
    unsigned next = char_at(s, i + 1);
    bool inner = s.p[i] == '\'';
    str apostrophe = S("’");
    if (inner && english && i + 3 < s.n && char_is_digit(s.p[i + 1]) &&
        char_is_digit(s.p[i + 2]) && s.p[i + 3] == 's')
        buf_put(b, apostrophe);
    else if (opens(s, i, before))
        buf_put(b, inner ? q->inner_open : q->open);
    else if (inner && is_word(before) && is_word(next))
        buf_put(b, apostrophe);
    else
        buf_put(b, inner ? q->inner_close : q->close);
}

/* Whether the quotes at bytes i and i + 1 differ and precede a word, so that
   both are opening quotes. */
static bool is_pair(str s, size_t i)
{
    return i + 2 < s.n && (s.p[i + 1] == '"' || s.p[i + 1] == '\'') &&
           s.p[i] != s.p[i + 1] && is_word(char_at(s, i + 2));
}

static str with_quotes(struct arena *a, const struct quotes *q, str s,
                       unsigned before, bool english)
{
    struct buf b = {.a = a};
    size_t n;
    for (size_t i = 0; i < s.n; i += n) {
        unsigned cp = utf8_decode(str_from(s, i), &n);
        bool quote = cp == '"' || cp == '\'';
        if (quote && is_pair(s, i)) {
            buf_put(&b, cp == '"' ? q->open : q->inner_open);
            buf_put(&b, cp == '"' ? q->inner_open : q->open);
            n = 2;
            cp = (unsigned char)s.p[i + 1];
        } else if (quote) {
            put_quote(&b, q, s, i, before, english);
        } else {
            buf_put(&b, str_slice(s, i, i + n));
        }
        before = cp;
    }
    return buf_end(&b);
}

static str with_dashes(struct arena *a, str s)
{
    s = str_replace(a, s, S("---"), S("—"));
    return str_replace(a, s, S("--"), S("–"));
}

static str with_dots(struct arena *a, str s)
{
    s = str_replace(a, s, S("..."), S("…"));
    return str_replace(a, s, S(". . ."), S("…"));
}

/* ---- a page ---- */

/* Whether a text node shows the address that its link points to. Quotes in this
   text are part of the address, as in "o'neill@b.org". */
static bool is_address(const struct node *n)
{
    str to = n->parent->type == NODE_REFERENCE ? node_get(n->parent, "refuri")
                                               : STR_NONE;
    return to.n && !str_starts(n->text, S("'")) && str_ends(to, n->text);
}

static bool is_code(const struct node *n)
{
    enum node_kind kind = node_type_kind(n->type);
    return kind == NODE_KIND_FIXED || kind == NODE_KIND_LEAF ||
           n->type == NODE_LITERAL || n->type == NODE_MATH ||
           n->type == NODE_PROBLEMATIC || n->type == NODE_OPTION_STRING ||
           (n->type == NODE_PENDING_XREF &&
            str_eq(node_get(n, "reftype"), S("any"))) ||
           n->type == NODE_LITERAL_STRONG || n->type == NODE_LITERAL_EMPHASIS ||
           n->type == NODE_DESC_SIGNATURE;
}

static bool is_of_text(const struct node *n)
{
    enum node_kind kind = n ? node_type_kind(n->type) : NODE_KIND_BODY;
    return kind == NODE_KIND_TEXT || kind == NODE_KIND_INLINE;
}

/* Whether text node n is in an element whose text must not change, such as
   code. */
static bool is_kept(const struct node *n)
{
    do
        n = n->parent;
    while (!is_code(n) && n->parent &&
           (is_of_text(n->parent) || is_code(n->parent)));
    return is_code(n);
}

/* Returns the block that contains text node n, such as its paragraph. Climbs
   from n's parent as long as the next parent is an inline element or a text
   element, such as a paragraph or title. */
static const struct node *block_of(const struct node *n)
{
    n = n->parent;
    while (is_of_text(n->parent))
        n = n->parent;
    return n;
}

static unsigned last_char(str s)
{
    return s.n ? char_at(s, utf8_before(s, s.n)) : ' ';
}

void smart_apply(struct document *doc, unsigned what, str lang)
{
    struct arena *a = doc->a;
    const struct quotes *q = quotes_of(a, lang);
    const struct node *block = NULL;
    unsigned before = ' ';
    for (struct node *n = doc->root; q && n; n = node_next(n, doc->root)) {
        if (n->type != NODE_TEXT || !n->text.n)
            continue;
        const struct node *of = block_of(n);
        if (of != block)
            before = ' ';
        block = of;
        unsigned last = last_char(n->text);
        if (!n->data && !is_address(n) && !is_kept(n)) {
            if (what & SMART_DASHES)
                n->text = with_dashes(a, n->text);
            if (what & SMART_DOTS)
                n->text = with_dots(a, n->text);
            if (what & SMART_QUOTES)
                n->text = with_quotes(a, q, n->text, before,
                                      str_starts(lang, S("en")));
        }
        before = last == '"' || last == '\'' ? ';' : last;
    }
}
