// SPDX-License-Identifier: MIT
// length: converts CSS units to pixels.
#include "doc/length.h"

bool length_pixels(str s, double *number, bool *percent)
{
    static const struct {
        str unit;
        double pixels;
    } units[] = {
        {S_INIT("px"), 1},         {S_INIT("em"), 16},
        {S_INIT("ex"), 8},         {S_INIT("in"), 96},
        {S_INIT("cm"), 96 / 2.54}, {S_INIT("mm"), 96 / 25.4},
        {S_INIT("pt"), 96 / 72.0}, {S_INIT("pc"), 16},
        {S_INIT("rem"), 16},
    };
    size_t n = s.n;
    while (n && !char_is_digit(s.p[n - 1]) && s.p[n - 1] != '.')
        n--;
    str unit = str_trim(str_from(s, n));
    if (!str_to_double(str_slice(s, 0, n), number))
        return false;
    *percent = str_eq(unit, S("%"));
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (str_eq(unit, units[i].unit))
            *number *= units[i].pixels;
    return true;
}
