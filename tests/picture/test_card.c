// SPDX-License-Identifier: MIT
#include "picture/card.h"

#include <png.h>

#include "base/buf.h"
#include "testing.h"

enum { DOTS = CARD_WIDTH * CARD_HEIGHT };

static const struct card CARD = {
    .site = S_INIT("Site"),
    .title = S_INIT("Größe & Ähnliches: Ω ≈ Ж"),
    .date = S_INIT("2026-01-02"),
    .address = S_INIT("example.com"),
    .text = S_INIT("A description."),
    .caption = S_INIT("Throughput"),
    .measure = S_INIT("Tokens/s"),
    .rows = {{S_INIT("a"), S_INIT("1.5")}, {S_INIT("b"), S_INIT("22")}},
    .n_rows = 2,
    .accent = 0x0a6ebd};

static int load(void **state)
{
    static struct arena a;
    static struct fonts f;
    *state = &f;
    return fonts_load(&f, &a) ? 0 : -1;
}

/* The dots as libpng reads them, 0xRRGGBB. */
static unsigned *decode(struct arena *a, str png)
{
    png_image image = {.version = PNG_IMAGE_VERSION};
    unsigned char *bytes = NEW_N(a, unsigned char, DOTS * 3);
    unsigned *dots = NEW_N(a, unsigned, DOTS);
    assert_true(png_image_begin_read_from_memory(&image, png.p, png.n));
    assert_int_equal(image.width, CARD_WIDTH);
    assert_int_equal(image.height, CARD_HEIGHT);
    image.format = PNG_FORMAT_RGB;
    assert_true(png_image_finish_read(&image, NULL, bytes, 0, NULL));
    for (size_t i = 0; i < DOTS; i++)
        dots[i] = (unsigned)bytes[3 * i] << 16 |
                  (unsigned)bytes[3 * i + 1] << 8 | bytes[3 * i + 2];
    return dots;
}

/* How many dots of a part of the picture are of a colour. */
static size_t count(const unsigned *dots, unsigned top, unsigned bottom,
                    unsigned colour)
{
    size_t n = 0;
    for (size_t i = (size_t)top * CARD_WIDTH; i < (size_t)bottom * CARD_WIDTH;
         i++)
        n += dots[i] == colour;
    return n;
}

static void parts(void **state)
{
    struct arena a = {0};
    unsigned *dots = decode(&a, card_draw(&a, *state, &CARD));
    assert_int_equal(dots[0], 0x0a6ebd);
    assert_int_equal(dots[DOTS - 1], 0xffffff);
    assert_in_range(count(dots, 140, 220, 0x0d131b), 2000, 40000);
    assert_in_range(count(dots, 300, 530, 0x0a6ebd), 16 * 230 + 300, 40000);
    assert_in_range(count(dots, 540, 600, 0x566171), 300, 20000);
    assert_true(count(dots, 0, CARD_HEIGHT, 0xffffff) > DOTS / 2);
    arena_free(&a);
}

static void same_bytes(void **state)
{
    struct arena a = {0};
    str one = card_draw(&a, *state, &CARD), two = card_draw(&a, *state, &CARD);
    struct card other = CARD;
    other.rows[1].value = S("23");
    assert_true(str_eq(one, two));
    assert_false(str_eq(one, card_draw(&a, *state, &other)));
    assert_in_range(one.n, 3000, 40000);
    arena_free(&a);
}

/* The dots beside the margins, which no text may touch. */
static void assert_margins(const unsigned *dots)
{
    for (size_t y = 0; y < CARD_HEIGHT; y++)
        for (size_t x = 0; x < CARD_WIDTH; x++)
            if ((x > 16 && x < 66) || x > CARD_WIDTH - 66)
                assert_int_equal(dots[y * CARD_WIDTH + x], 0xffffff);
}

static void long_texts(void **state)
{
    struct arena a = {0};
    struct buf words = {.a = &a}, word = {.a = &a};
    for (int i = 0; i < 3000; i++) {
        buf_puts(&words, "wide words ");
        buf_puts(&word, "Wä");
    }
    str texts[] = {buf_str(&words), buf_str(&word)};
    for (size_t i = 0; i < 2; i++) {
        str t = texts[i];
        struct card card = {.site = t,
                            .title = t,
                            .date = t,
                            .address = t,
                            .text = t,
                            .caption = t,
                            .measure = t,
                            .rows = {{t, t}, {t, t}, {t, t}},
                            .n_rows = CARD_ROWS};
        assert_true(card_is_drawable(*state, &card));
        assert_margins(decode(&a, card_draw(&a, *state, &card)));
        card.n_rows = 0;
        assert_margins(decode(&a, card_draw(&a, *state, &card)));
    }
    arena_free(&a);
}

static void letters(void **state)
{
    struct fonts *f = *state;
    static const char *const GOOD[] = {"",    "Zoë",          "Δ",
                                       "Жук", "1 × 2 → 3 µs", "1\u2009234"};
    static const char *const BAD[] = {"日本",  "性能", "성능",
                                      "שלום",  "سلام", "e\xcc\x81",
                                      "हिन्दी", "𠀀",   "a\nb"};
    for (size_t i = 0; i < sizeof GOOD / sizeof *GOOD; i++)
        assert_true(font_has(f->bold, str_c(GOOD[i])));
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        assert_false(font_has(f->bold, str_c(BAD[i])));
    assert_true(font_width(f->bold, S("mmm"), 60) >
                font_width(f->bold, S("iii"), 60));
    assert_true(font_width(f->regular, S("m"), 60) >
                font_width(f->regular, S("m"), 30));
}

static void drawable(void **state)
{
    struct arena a = {0};
    struct card card = CARD;
    assert_true(card_is_drawable(*state, &card));
    card.rows[0].name = S("性能");
    assert_true(card_is_drawable(*state, &card));
    unsigned *dots = decode(&a, card_draw(&a, *state, &card));
    assert_int_equal(count(dots, 300, 530, 0x0a6ebd), 16 * 230); /* no table */
    card.title = S("性能");
    assert_false(card_is_drawable(*state, &card));
    card.title = S(" ");
    assert_false(card_is_drawable(*state, &card));
    arena_free(&a);
}

static void inks(void **state)
{
    (void)state;
    struct arena a = {0};
    struct canvas c = canvas_new(&a, 4, 2);
    c.inks[1] = 0x0a1464;
    canvas_mix(&c, 1, 0, 1, 255);
    canvas_mix(&c, 1, 0, 1, 10);
    canvas_mix(&c, 2, 0, 1, 128);
    canvas_mix(&c, 3, 0, 1, 10);
    canvas_mix(&c, -1, 0, 1, 255);
    canvas_mix(&c, 4, 1, 1, 255);
    canvas_mix(&c, 0, 2, 1, 255);
    canvas_fill(&c, 0, 1, 2, 1, 1);
    assert_int_equal(canvas_colour(&c, c.dots[0]), 0xffffff);
    assert_int_equal(canvas_colour(&c, c.dots[1]), 0x0a1464);
    assert_int_equal(canvas_colour(&c, c.dots[2]), 0x6c72a2);
    assert_int_equal(c.dots[3], 0);
    assert_int_equal(c.dots[4], c.dots[1]);
    assert_int_equal(c.dots[6], 0);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts),   cmocka_unit_test(same_bytes),
        cmocka_unit_test(letters), cmocka_unit_test(long_texts),
        cmocka_unit_test(inks),    cmocka_unit_test(drawable),
    };
    return cmocka_run_group_tests(tests, load, NULL);
}
