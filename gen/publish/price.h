// SPDX-License-Identifier: MIT
// price: what requests cost.
#pragma once

#include <stddef.h>

/* In the classes that Amazon bills. */
struct price_requests {
    size_t writes;  /* PUT, COPY, POST, LIST */
    size_t reads;   /* GET, HEAD and all others */
    size_t deletes; /* free */
};

/* Which prices they are, and when they stood where. */
#define PRICE_CLASS "S3 Standard, us-east-1"
#define PRICE_SOURCE "aws.amazon.com/s3/pricing"
#define PRICE_DATE "October 2025"

/* In US dollars; sending data to S3 costs nothing. */
double price_of(const struct price_requests *requests);
