// SPDX-License-Identifier: MIT
// digest: hashes of bytes: SHA-256 for the manifest, MD5 for S3, HMAC for the
// signing of requests. digest.c alone includes OpenSSL's headers.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum { DIGEST_SHA256_SIZE = 32 };

/* Loads OpenSSL. Its fault, for people, where it cannot be loaded or an
   algorithm is missing, as MD5 where only those of FIPS are allowed; STR_NONE
   when all are there. Asked before the others. */
str digest_fault(struct arena *a);

/* The hash in lower-case hexadecimal digits; lives in `a`. */
str digest_sha256(struct arena *a, str bytes);
str digest_md5(struct arena *a, str bytes);

/* HMAC-SHA-256 of a text, as bytes. `out` may be where the key is. */
void digest_hmac(str key, str text, unsigned char out[DIGEST_SHA256_SIZE]);

/* Bytes in lower-case hexadecimal digits. */
str digest_hex(struct arena *a, str bytes);
