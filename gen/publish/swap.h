// SPDX-License-Identifier: MIT
// swap: puts an object only if the object in the bucket is unchanged since it
// was read, so that concurrent writers notice each other.
#pragma once

#include "publish/s3.h"

enum swap_result { SWAP_DONE, SWAP_DIFFERS, SWAP_FAILED };

/* Puts an object if its present ETag is `was` or, if `was` is STR_NONE, if the
   object does not exist. Sets put->etag. A service that supports If-Match, as
   S3 does, checks the ETag itself; for other services, swap_put checks the ETag
   just before the put. Returns SWAP_DIFFERS, without a report, if the object's
   ETag differs or the object should not exist. Returns SWAP_FAILED after
   reporting an error, or if the requests were stopped. */
enum swap_result swap_put(struct s3 *s, struct s3_action *put, str was);

/* Checks that the object's ETag is `was` or, if `was` is STR_NONE, that the
   object does not exist. Returns the same results as swap_put. */
enum swap_result swap_check(struct s3 *s, str key, str was);
