// SPDX-License-Identifier: MIT
// canvas: see canvas.h.
#include "picture/canvas.h"

#include <string.h>

struct canvas canvas_new(struct arena *a, unsigned width, unsigned height)
{
    return (struct canvas){width,
                           height,
                           NEW_N(a, unsigned char, (size_t)width *height),
                           0xffffff,
                           {0}};
}

static unsigned step_of(unsigned dot)
{
    return dot ? (dot - 1) % CANVAS_STEPS + 1 : 0;
}

void canvas_mix(struct canvas *c, int x, int y, unsigned ink,
                unsigned char much)
{
    unsigned step = (much * CANVAS_STEPS + 127) / 255;
    if (x < 0 || y < 0 || (unsigned)x >= c->width || (unsigned)y >= c->height)
        return;
    unsigned char *dot = &c->dots[(size_t)y * c->width + (unsigned)x];
    if (step > step_of(*dot))
        *dot = (unsigned char)(ink * CANVAS_STEPS + step);
}

void canvas_fill(struct canvas *c, unsigned x, unsigned y, unsigned width,
                 unsigned height, unsigned ink)
{
    for (unsigned row = y; row < y + height; row++)
        memset(&c->dots[(size_t)row * c->width + x],
               (int)((ink + 1) * CANVAS_STEPS), width);
}

static unsigned between(unsigned from, unsigned to, unsigned step)
{
    return (from * (CANVAS_STEPS - step) + to * step) / CANVAS_STEPS;
}

unsigned canvas_colour(const struct canvas *c, unsigned dot)
{
    unsigned step = step_of(dot), sum = 0;
    if (!dot)
        return c->ground;
    unsigned ink = c->inks[(dot - 1) / CANVAS_STEPS];
    for (unsigned shift = 0; shift < 24; shift += 8)
        sum |= between(c->ground >> shift & 0xff, ink >> shift & 0xff, step)
               << shift;
    return sum;
}
