// SPDX-License-Identifier: MIT
// crypto: the declarations of OpenSSL that base/digest.c uses, for macOS,
// which has no OpenSSL. libraries.sh installs this file as openssl/evp.h.
#pragma once

#include <stddef.h>

enum { EVP_MAX_MD_SIZE = 64 };

typedef struct evp_md_st EVP_MD;
typedef struct evp_md_ctx_st EVP_MD_CTX;

const EVP_MD *EVP_md5(void);
const EVP_MD *EVP_sha256(void);

/* Sets `out` to the hash of n bytes and *size to the size of the hash. `engine`
   must be NULL. Returns 1. */
int EVP_Digest(const void *bytes, size_t n, unsigned char *out, unsigned *size,
               const EVP_MD *type, void *engine);

/* The hash of a stream. `type` must be EVP_sha256() and `engine` NULL.
   EVP_MD_CTX_new returns a context, or NULL if memory runs out. The functions
   that return an int return 1, or 0 if memory runs out. */
EVP_MD_CTX *EVP_MD_CTX_new(void);
int EVP_DigestInit_ex(EVP_MD_CTX *c, const EVP_MD *type, void *engine);
int EVP_DigestUpdate(EVP_MD_CTX *c, const void *bytes, size_t n);
int EVP_DigestFinal_ex(EVP_MD_CTX *c, unsigned char *out, unsigned *size);
void EVP_MD_CTX_free(EVP_MD_CTX *c);

/* Sets `out` to the HMAC-SHA-256 of n bytes; `type` must be EVP_sha256().
   Returns `out`. */
unsigned char *HMAC(const EVP_MD *type, const void *key, int key_size,
                    const unsigned char *bytes, size_t n, unsigned char *out,
                    unsigned *size);
