// SPDX-License-Identifier: MIT
// swap: puts an object only if it still is what its reader saw: of two who want
// to change it at once, one learns of the other.
#pragma once

#include "publish/s3.h"

enum swap_result { SWAP_DONE, SWAP_DIFFERS, SWAP_FAILED };

/* Puts the object of a put if its ETag is `was`, or, for STR_NONE, if there
   is none; put->etag is the new one then. The service decides where it knows
   If-Match, as S3 does; else the ETag is looked at just before. SWAP_DIFFERS
   is not reported, SWAP_FAILED (also: stopped) is. */
enum swap_result swap_put(struct s3 *s, struct s3_action *put, str was);

/* Whether the object's ETag is `was`; the same results. */
enum swap_result swap_check(struct s3 *s, str key, str was);
