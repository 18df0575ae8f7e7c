// SPDX-License-Identifier: MIT
// math_font: maps letters and digits to Unicode's Mathematical Alphanumeric
// Symbols (1D400-1D7FF). Some code points of that block are unassigned, since
// Unicode already had the letters. Older characters are used for these.
#include "math/math_font.h"

enum { LETTERS = 26, GREEK = 25 };

/* The first code points of each font's alphabets. latin: A to Z, then a to z.
   digits: 0 to 9. greek: capital letters, nabla, small letters, VARIANTS. 0:
   the font has no such alphabet. */
static const struct {
    unsigned latin, digits, greek;
} ALPHABETS[MATH_N_FONTS] = {
    [MATH_FONT_BOLD] = {0x1d400, 0x1d7ce, 0x1d6a8},
    [MATH_FONT_ITALIC] = {0x1d434, 0, 0x1d6e2},
    [MATH_FONT_BOLD_ITALIC] = {0x1d468, 0x1d7ce, 0x1d71c},
    [MATH_FONT_SCRIPT] = {0x1d49c, 0, 0},
    [MATH_FONT_BOLD_SCRIPT] = {0x1d4d0, 0, 0},
    [MATH_FONT_FRAKTUR] = {0x1d504, 0, 0},
    [MATH_FONT_BOLD_FRAKTUR] = {0x1d56c, 0, 0},
    [MATH_FONT_DOUBLE] = {0x1d538, 0x1d7d8, 0},
    [MATH_FONT_SANS] = {0x1d5a0, 0x1d7e2, 0},
    [MATH_FONT_SANS_BOLD] = {0x1d5d4, 0x1d7ec, 0x1d756},
    [MATH_FONT_SANS_ITALIC] = {0x1d608, 0x1d7e2, 0},
    [MATH_FONT_MONO] = {0x1d670, 0x1d7f6, 0},
};

/* Unassigned code points of the block, each with the character to use
   instead. */
static const unsigned ELSEWHERE[][2] = {
    {0x1d455, 0x210e}, {0x1d49d, 0x212c}, {0x1d4a0, 0x2130}, {0x1d4a1, 0x2131},
    {0x1d4a3, 0x210b}, {0x1d4a4, 0x2110}, {0x1d4a7, 0x2112}, {0x1d4a8, 0x2133},
    {0x1d4ad, 0x211b}, {0x1d4ba, 0x212f}, {0x1d4bc, 0x210a}, {0x1d4c4, 0x2134},
    {0x1d506, 0x212d}, {0x1d50b, 0x210c}, {0x1d50c, 0x2111}, {0x1d515, 0x211c},
    {0x1d51d, 0x2128}, {0x1d53a, 0x2102}, {0x1d53f, 0x210d}, {0x1d545, 0x2115},
    {0x1d547, 0x2119}, {0x1d548, 0x211a}, {0x1d549, 0x211d}, {0x1d551, 0x2124},
};

/* Greek symbols that come after the small letters in each font's Greek alphabet
   (ALPHABETS). */
static const unsigned VARIANTS[] = {0x2202, 0x3f5, 0x3d1, 0x3f0,
                                    0x3d5,  0x3f1, 0x3d6};

/* Returns the offset of a Greek character in a font's Greek alphabet, which is
   the same for all fonts, or -1 for other characters. */
static int greek_place(unsigned cp)
{
    if (cp >= 0x391 && cp < 0x391 + GREEK)
        return (int)(cp - 0x391);
    if (cp == 0x2207)
        return GREEK;
    if (cp >= 0x3b1 && cp < 0x3b1 + GREEK)
        return (int)(cp - 0x3b1) + GREEK + 1;
    for (unsigned i = 0; i < sizeof VARIANTS / sizeof *VARIANTS; i++)
        if (VARIANTS[i] == cp)
            return 2 * GREEK + 1 + (int)i;
    return -1;
}

static unsigned in_font(unsigned cp, enum math_font font)
{
    unsigned latin = ALPHABETS[font].latin, digits = ALPHABETS[font].digits;
    if (latin && cp >= 'A' && cp <= 'Z')
        return latin + (cp - 'A');
    if (latin && cp >= 'a' && cp <= 'z')
        return latin + LETTERS + (cp - 'a');
    if (digits && cp >= '0' && cp <= '9')
        return digits + (cp - '0');
    int place = ALPHABETS[font].greek ? greek_place(cp) : -1;
    return place < 0 ? cp : ALPHABETS[font].greek + (unsigned)place;
}

void math_font_put(struct buf *b, unsigned cp, enum math_font font)
{
    unsigned out = in_font(cp, font);
    for (size_t i = 0; i < sizeof ELSEWHERE / sizeof *ELSEWHERE; i++)
        if (ELSEWHERE[i][0] == out)
            out = ELSEWHERE[i][1];
    buf_put_utf8(b, out);
}

bool math_font_has_words(enum math_font font)
{
    return font == MATH_FONT_PLAIN || font == MATH_FONT_BOLD ||
           font == MATH_FONT_ITALIC || font == MATH_FONT_SANS ||
           font == MATH_FONT_SANS_BOLD || font == MATH_FONT_SANS_ITALIC ||
           font == MATH_FONT_MONO;
}
