// SPDX-License-Identifier: MIT
// digest: hashes: SHA-256 for the manifest, MD5 for S3, HMAC for signing
// requests. digest.c alone includes OpenSSL's headers.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum { DIGEST_SHA256_SIZE = 32 };

/* Loads OpenSSL. Returns why it cannot be loaded or which algorithm is missing
   (such as MD5 in FIPS mode), or STR_NONE. Call it before the other functions.
   */
str digest_fault(struct arena *a);

/* Return the hash in lower-case hexadecimal digits, in `a`. */
str digest_sha256(struct arena *a, str bytes);
str digest_md5(struct arena *a, str bytes);

/* Computes the HMAC-SHA-256 of a string. `out` may overlap the key. */
void digest_hmac(str key, str text, unsigned char out[DIGEST_SHA256_SIZE]);

/* Returns bytes as lower-case hexadecimal digits. */
str digest_hex(struct arena *a, str bytes);
