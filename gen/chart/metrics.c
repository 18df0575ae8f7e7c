// SPDX-License-Identifier: MIT
// metrics: looks up the widths of characters in METRICS_RUNS, a table of ranges
// of characters (metrics_data.h).
#include "chart/metrics.h"

#include "base/unicode.h"
#include "base/utf8.h"
#include "chart/metrics_data.h"

static unsigned width_of(unsigned cp, const unsigned short *widths)
{
    if (cp >= 0x20 && cp < 0x7f)
        return widths[cp - 0x20];
    if (unicode_flags(cp) & UNICODE_COMBINING)
        return 0;
    for (size_t i = 0; i < METRICS_N_RUNS; i++) {
        const struct metrics_run *r = &METRICS_RUNS[i];
        if (cp >= r->first && cp <= r->last)
            return widths[r->at + cp - r->first];
    }
    return 1100;
}

double metrics_width(str s, double size, bool bold)
{
    unsigned sum = 0;
    for (size_t i = 0, n; i < s.n; i += n) {
        unsigned cp = (unsigned char)s.p[i];
        n = 1;
        if (cp >= 0x80)
            cp = utf8_decode(str_from(s, i), &n);
        sum += width_of(cp, METRICS_WIDTHS[bold]);
    }
    return sum * size / 1000;
}
