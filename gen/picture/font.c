// SPDX-License-Identifier: MIT
// font: stb_truetype, with memory of arenas. It reads none but our own fonts.
#include "picture/font.h"

#include <math.h>

#include "base/gzip.h"
#include "base/utf8.h"

#define STBTT_STATIC
#define STBTT_malloc(size, user) arena_alloc((user), 1, (size))
#define STBTT_free(at, user) ((void)(at), (void)(user))
#define STB_TRUETYPE_IMPLEMENTATION
#include <stb/stb_truetype.h>

struct font {
    stbtt_fontinfo info;
};

static const struct font *load(struct arena *a, str name)
{
    struct font *font = NEW(a, struct font);
    for (const struct font_file *f = FONT_FILES; f->name.p; f++) {
        str bytes = str_eq(f->name, name) ? gzip_unpack(a, f->bytes) : STR_NONE;
        if (bytes.p &&
            stbtt_InitFont(&font->info, (const unsigned char *)bytes.p, 0))
            return font;
    }
    return NULL;
}

bool fonts_load(struct fonts *f, struct arena *a)
{
    f->regular = load(a, S("DejaVuSans.ttf.gz"));
    f->bold = load(a, S("DejaVuSans-Bold.ttf.gz"));
    return f->regular && f->bold;
}

/* Marks that go on the letter before, and letters that change with those beside
   them or run from right to left. */
static bool needs_shaping(unsigned c)
{
    return c < 0x20 || (c >= 0x300 && c < 0x370) ||
           (c >= 0x590 && c < 0x10a0) || (c >= 0x1700 && c < 0x1c80) ||
           (c >= 0x202a && c < 0x2070) || (c >= 0xfb1d && c < 0xfe20) ||
           (c >= 0xfe70 && c < 0xff00);
}

bool font_has(const struct font *f, str text)
{
    for (size_t n; text.n; text = str_from(text, n)) {
        unsigned c = utf8_decode(text, &n);
        if (needs_shaping(c) || !stbtt_FindGlyphIndex(&f->info, (int)c))
            return false;
    }
    return true;
}

static float scale_of(const struct font *f, unsigned size)
{
    return stbtt_ScaleForMappingEmToPixels(&f->info, (float)size);
}

static float advance(const struct font *f, int glyph, float scale)
{
    int wide, bearing;
    stbtt_GetGlyphHMetrics(&f->info, glyph, &wide, &bearing);
    return (float)wide * scale;
}

unsigned font_width(const struct font *f, str text, unsigned size)
{
    float sum = 0, scale = scale_of(f, size);
    for (size_t n; text.n; text = str_from(text, n))
        sum += advance(
            f, stbtt_FindGlyphIndex(&f->info, (int)utf8_decode(text, &n)),
            scale);
    return (unsigned)sum + 1;
}

/* A letter at x, which may be between two dots. */
static void draw_glyph(struct canvas *c, struct arena *scratch,
                       const struct font *f, int glyph, float scale, float x,
                       unsigned y, unsigned ink)
{
    struct arena_mark mark = arena_mark(scratch);
    stbtt_fontinfo info = f->info;
    int left, top, right, bottom, whole = (int)x;
    info.userdata = scratch;
    stbtt_GetGlyphBitmapBoxSubpixel(&info, glyph, scale, scale,
                                    x - (float)whole, 0, &left, &top, &right,
                                    &bottom);
    int width = right - left, height = bottom - top;
    if (width > 0 && height > 0) {
        unsigned char *dots =
            NEW_N(scratch, unsigned char, (size_t)width *(size_t)height);
        stbtt_MakeGlyphBitmapSubpixel(&info, dots, width, height, width, scale,
                                      scale, x - (float)whole, 0, glyph);
        for (int i = 0; i < width * height; i++)
            canvas_mix(c, whole + left + i % width, (int)y + top + i / width,
                       ink, dots[i]);
    }
    arena_rewind(scratch, mark);
}

void font_draw(struct canvas *c, const struct font *f, str text, unsigned size,
               unsigned x, unsigned y, unsigned ink)
{
    struct arena scratch = {0};
    float at = (float)x, scale = scale_of(f, size);
    for (size_t n; text.n; text = str_from(text, n)) {
        int glyph = stbtt_FindGlyphIndex(&f->info, (int)utf8_decode(text, &n));
        draw_glyph(c, &scratch, f, glyph, scale, at, y, ink);
        at += advance(f, glyph, scale);
    }
    arena_free(&scratch);
}
