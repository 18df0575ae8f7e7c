// SPDX-License-Identifier: MIT
// card: see card.h. Sizes and places are in dots.
#include "picture/card.h"

#include "base/buf.h"
#include "base/utf8.h"
#include "picture/png.h"

enum { INK_TEXT, INK_MUTED, INK_ACCENT };

enum {
    MARGIN = 72,
    EDGE = 16, /* the stripe on the left */
    INNER = CARD_WIDTH - 2 * MARGIN,
    TITLE_TOP = 196, /* the line of its first letters */
    TITLE_LINES = 3,
    TITLE = 60,
    TITLE_SMALL = 48,
    ROW = 34,
    SMALL = 28,
    FOOT = CARD_HEIGHT - 52,
    ROW_STEP = 52,
    TABLE_FOOT = FOOT - 70, /* the line of the last row */
    GAP = 40,
    LINE = 40, /* from line to line of small letters */
};

/* ---- texts in a width ---- */

/* As much of a text as fits, with three dots where something is left out. */
static str shorten(struct arena *a, const struct font *f, str text,
                   unsigned size, unsigned width)
{
    enum { MOST = 400 }; /* bytes: more never fit */
    bool cut = text.n > MOST;
    text = cut ? str_slice(text, 0, utf8_before(text, MOST)) : text;
    str shown = cut ? str_concat(a, text, S("…")) : text;
    while (text.n && font_width(f, shown, size) > width) {
        text = str_trim_right(str_slice(text, 0, utf8_before(text, text.n)));
        shown = str_concat(a, text, S("…"));
    }
    return shown;
}

/* The words of a text that fit into a line, at least one; *rest is what
   follows. */
static str take_line(const struct font *f, str *rest, unsigned size,
                     unsigned width)
{
    str text = str_trim_left(*rest), after = text, word, line = STR_NONE;
    while (str_word(&after, &word)) {
        str longer = {text.p, (size_t)(word.p + word.n - text.p)};
        if (line.p && font_width(f, longer, size) > width)
            break;
        line = longer;
    }
    *rest = str_from(text, line.n);
    return line;
}

struct lines_of_text {
    str v[TITLE_LINES];
    size_t n;
    bool whole;
};

static struct lines_of_text wrap(struct arena *a, const struct font *f,
                                 str text, unsigned size, size_t most)
{
    struct lines_of_text lines = {.whole = true};
    while (!str_blank(text) && lines.n < most) {
        if (lines.n + 1 == most) {
            str line = str_trim(text);
            lines.v[lines.n] = shorten(a, f, line, size, INNER);
            lines.whole = str_eq(lines.v[lines.n++], line);
            break;
        }
        lines.v[lines.n++] =
            shorten(a, f, take_line(f, &text, size, INNER), size, INNER);
    }
    return lines;
}

enum { GROUPED = 5, GROUP = 3 }; /* digits */

/* A value with thin blanks between the thousands of whole numbers, from five
   digits on, as tables have them. */
static str grouped(struct arena *a, str value)
{
    struct buf b = {.a = a};
    bool fraction = false;
    for (size_t i = 0, n; i < value.n; i += n) {
        for (n = 0; i + n < value.n && char_is_digit(value.p[i + n]);)
            n++;
        for (size_t k = 0; k < n; k++) {
            if (!fraction && k && n >= GROUPED && (n - k) % GROUP == 0)
                buf_puts(&b, "\u2009");
            buf_putc(&b, value.p[i + k]);
        }
        if (n)
            continue;
        fraction = value.p[i] == '.' || char_is_alpha(value.p[i]);
        buf_putc(&b, value.p[i]);
        n = 1;
    }
    return buf_end(&b);
}

/* ---- the parts ---- */

/* The line below the title. */
static unsigned draw_title(struct canvas *c, struct arena *a,
                           const struct fonts *f, const struct card *card,
                           size_t most)
{
    unsigned size = TITLE, y = TITLE_TOP;
    struct lines_of_text lines = wrap(a, f->bold, card->title, size, 2);
    if (!lines.whole) {
        size = TITLE_SMALL;
        lines = wrap(a, f->bold, card->title, size, most);
    }
    for (size_t i = 0; i < lines.n; i++, y += size * 5 / 4)
        font_draw(c, f->bold, lines.v[i], size, MARGIN, y, INK_TEXT);
    return y;
}

static void draw_right(struct canvas *c, const struct font *f, str text,
                       unsigned size, unsigned y, unsigned ink)
{
    font_draw(c, f, text, size, CARD_WIDTH - MARGIN - font_width(f, text, size),
              y, ink);
}

/* A text on the left, and one on the right that keeps its length, up to half of
   the width. */
static void draw_pair(struct canvas *c, struct arena *a,
                      const struct font *left_font, str left,
                      const struct font *right_font, str right, unsigned size,
                      unsigned y, const unsigned inks[2])
{
    str end = shorten(a, right_font, right, size, INNER / 2);
    unsigned taken = end.n ? font_width(right_font, end, size) + GAP : 0;
    str start = shorten(a, left_font, left, size, INNER - taken);
    font_draw(c, left_font, start, size, MARGIN, y, inks[0]);
    draw_right(c, right_font, end, size, y, inks[1]);
}

static bool has_table(const struct fonts *f, const struct card *card)
{
    bool all = card->n_rows > 0 && font_has(f->regular, card->caption) &&
               font_has(f->regular, card->measure);
    for (size_t i = 0; i < card->n_rows; i++)
        all = all && font_has(f->regular, card->rows[i].name) &&
              font_has(f->bold, card->rows[i].value);
    return all;
}

/* The line of the table's head. */
static unsigned head_line(const struct card *card)
{
    return TABLE_FOOT - ROW_STEP * (unsigned)card->n_rows - 8;
}

static void draw_table(struct canvas *c, struct arena *a, const struct fonts *f,
                       const struct card *card)
{
    static const unsigned HEAD[] = {INK_MUTED, INK_MUTED};
    static const unsigned BODY[] = {INK_TEXT, INK_ACCENT};
    unsigned head = head_line(card), y = head + 8 + ROW_STEP;
    draw_pair(c, a, f->regular, card->caption, f->regular, card->measure, SMALL,
              head, HEAD);
    canvas_fill(c, MARGIN, head + 14, INNER, 2, INK_MUTED);
    for (size_t i = 0; i < card->n_rows; i++, y += ROW_STEP)
        draw_pair(c, a, f->regular, card->rows[i].name, f->bold,
                  grouped(a, card->rows[i].value), ROW, y, BODY);
}

/* As many lines of the text as there is room for between two lines. */
static void draw_text(struct canvas *c, struct arena *a, const struct fonts *f,
                      str text, unsigned y, unsigned end)
{
    size_t most = end > y ? (end - y) / LINE : 0;
    most = most < TITLE_LINES ? most : TITLE_LINES;
    struct lines_of_text lines = wrap(a, f->regular, text, SMALL, most);
    for (size_t i = 0; i < lines.n && font_has(f->regular, text);
         i++, y += LINE)
        font_draw(c, f->regular, lines.v[i], SMALL, MARGIN, y, INK_MUTED);
}

bool card_is_drawable(const struct fonts *f, const struct card *card)
{
    return !str_blank(card->title) && font_has(f->bold, card->title) &&
           font_has(f->bold, card->site);
}

str card_draw(struct arena *a, const struct fonts *f, const struct card *card)
{
    static const unsigned FEET[] = {INK_MUTED, INK_MUTED};
    struct canvas c = canvas_new(a, CARD_WIDTH, CARD_HEIGHT);
    bool table = has_table(f, card);
    c.inks[INK_TEXT] = 0x0d131b;
    c.inks[INK_MUTED] = 0x566171;
    c.inks[INK_ACCENT] = card->accent;
    canvas_fill(&c, 0, 0, EDGE, CARD_HEIGHT, INK_ACCENT);
    font_draw(&c, f->bold, shorten(a, f->bold, card->site, SMALL, INNER), SMALL,
              MARGIN, 96, INK_ACCENT);
    unsigned y = draw_title(&c, a, f, card, table ? 2 : TITLE_LINES);
    if (table)
        draw_table(&c, a, f, card);
    draw_text(&c, a, f, card->text, y, (table ? head_line(card) : FOOT) - LINE);
    str address = font_has(f->regular, card->address) ? card->address : S("");
    draw_pair(&c, a, f->regular, address, f->regular, card->date, SMALL, FOOT,
              FEET);
    return png_pack(a, &c);
}
