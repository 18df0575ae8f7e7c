// SPDX-License-Identifier: MIT
// canvas: a picture of few colours: a ground, and inks that are mixed with it
// in steps, so that letters have smooth edges.
#pragma once

#include "base/arena.h"

enum {
    CANVAS_INKS = 3,
    CANVAS_STEPS = 5, /* of each ink; the last is the ink itself */
    CANVAS_COLOURS = 1 + CANVAS_INKS * CANVAS_STEPS,
};

/* A dot is 0, the ground, or 1 + ink * CANVAS_STEPS + step. */
struct canvas {
    unsigned width, height;
    unsigned char *dots; /* row by row */
    unsigned ground;     /* 0xRRGGBB, as the inks */
    unsigned inks[CANVAS_INKS];
};

/* Empty; its dots are in `a`. */
struct canvas canvas_new(struct arena *a, unsigned width, unsigned height);

/* Covers a dot by `much`, 0 to 255, of an ink; outside nothing is done. */
void canvas_mix(struct canvas *c, int x, int y, unsigned ink,
                unsigned char much);

/* A rectangle of an ink, within the picture. */
void canvas_fill(struct canvas *c, unsigned x, unsigned y, unsigned width,
                 unsigned height, unsigned ink);

/* 0xRRGGBB of a dot's value. */
unsigned canvas_colour(const struct canvas *c, unsigned dot);
