// SPDX-License-Identifier: MIT
// price: computes the price of requests from a table of two.
#include "publish/price.h"

/* US dollars for a thousand requests. */
static const double WRITES = 0.005, READS = 0.0004;

double price_of(const struct price_requests *requests)
{
    return ((double)requests->writes * WRITES +
            (double)requests->reads * READS) /
           1000;
}
