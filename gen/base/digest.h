// SPDX-License-Identifier: MIT
// digest: computes hashes: SHA-256 for manifests and perfpress.lock, MD5 for
// S3, and HMAC for signing requests. Only digest.c includes OpenSSL's headers.
#pragma once

#include "base/arena.h"
#include "base/late.h"
#include "base/str.h"

extern const struct late digest_late; /* libcrypto of OpenSSL */

enum { DIGEST_SHA256_SIZE = 32 };

/* Loads OpenSSL. Returns the reason why OpenSSL cannot be loaded, or the
   algorithm that it lacks (such as MD5 in FIPS mode), in `a`. Returns STR_NONE
   if there is no fault. Call it before the other functions. */
str digest_fault(struct arena *a);

/* Return the hash of `bytes` in lower-case hexadecimal digits, in `a`. */
str digest_sha256(struct arena *a, str bytes);
str digest_md5(struct arena *a, str bytes);

/* Compute the SHA-256 of bytes that arrive in parts. digest_begin returns
   `sum`, the state of the computation. digest_end returns the hash of all
   parts, as lower-case hexadecimal digits in `a`, and frees `sum`. */
void *digest_begin(void);
void digest_add(void *sum, str bytes);
str digest_end(struct arena *a, void *sum);

/* Sets `out` to the HMAC-SHA-256 of `text`. `out` may overlap `key`. */
void digest_hmac(str key, str text, unsigned char out[DIGEST_SHA256_SIZE]);

/* Returns `bytes` as lower-case hexadecimal digits, in `a`. */
str digest_hex(struct arena *a, str bytes);
