// SPDX-License-Identifier: MIT
// png: libpng, which writes into a buffer.
#include "picture/png.h"

#include <png.h>

#include "base/buf.h"

enum { BITS = 4, LEVEL = 1 }; /* fast: letters on a plain ground are small */

/* It can have no memory, and no other fault. */
static _Noreturn void fail(png_structp png, png_const_charp text)
{
    (void)png;
    (void)text;
    arena_out_of_memory();
}

static void put(png_structp png, png_bytep bytes, size_t n)
{
    buf_put(png_get_io_ptr(png), (str){(const char *)bytes, n});
}

static void put_colours(png_structp png, png_infop info, const struct canvas *c)
{
    png_color colours[CANVAS_COLOURS];
    for (unsigned i = 0; i < CANVAS_COLOURS; i++) {
        unsigned rgb = canvas_colour(c, i);
        colours[i] = (png_color){(png_byte)(rgb >> 16), (png_byte)(rgb >> 8),
                                 (png_byte)rgb};
    }
    png_set_PLTE(png, info, colours, CANVAS_COLOURS);
}

str png_pack(struct arena *a, const struct canvas *c)
{
    struct buf b = {.a = a};
    png_structp png =
        png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, NULL);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info)
        arena_out_of_memory();
    png_set_write_fn(png, &b, put, NULL);
    png_set_compression_level(png, LEVEL);
    png_set_filter(png, 0, PNG_FILTER_NONE);
    png_set_IHDR(png, info, c->width, c->height, BITS, PNG_COLOR_TYPE_PALETTE,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    put_colours(png, info, c);
    png_write_info(png, info);
    png_set_packing(png);
    for (unsigned y = 0; y < c->height; y++)
        png_write_row(png, c->dots + (size_t)y * c->width);
    png_write_end(png, NULL);
    png_destroy_write_struct(&png, &info);
    return buf_str(&b);
}
