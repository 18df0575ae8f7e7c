// SPDX-License-Identifier: MIT
// polynomial_fit: the polynomial that is closest to given points, by the method
// of least squares.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"

enum { POLYNOMIAL_DEGREE_MAX = 5 };

enum polynomial_fit {
    POLYNOMIAL_FITS,
    POLYNOMIAL_FEW,  /* x has too few different values */
    POLYNOMIAL_CLOSE /* the values of x are so close to each other, in relation
                        to their distance from 0, that an algorithm that
                        computes with doubles loses half of its digits */
};

/* Sets c[0] to c[degree] to the coefficients of the polynomial with this degree
   that is closest to the n points (x[i], y[i]), highest power first. Nearly
   always, each coefficient is the double nearest to the exact one. Leaves c
   undefined unless it returns POLYNOMIAL_FITS. The numbers are finite. The
   degree is at most POLYNOMIAL_DEGREE_MAX. */
enum polynomial_fit polynomial_fit(struct arena *scratch, const double *x,
                                   const double *y, size_t n, size_t degree,
                                   double *c);
