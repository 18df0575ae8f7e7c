// SPDX-License-Identifier: MIT
// digest: computes hashes with OpenSSL. Once digest_fault has found all
// algorithms, the other functions fail only if memory runs out.
#include "base/digest.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>

#include "base/late.h"

#define CRYPTO_FUNCTIONS(X) \
    X(, EVP_Digest)         \
    X(, EVP_DigestFinal_ex) \
    X(, EVP_DigestInit_ex)  \
    X(, EVP_DigestUpdate)   \
    X(, EVP_MD_CTX_free)    \
    X(, EVP_MD_CTX_new)     \
    X(, EVP_md5)            \
    X(, EVP_sha256)         \
    X(, HMAC)

LATE_LIBRARY(digest_late, crypto, CRYPTO_FUNCTIONS, "crypto", 3, "libssl3")

static void require(bool ok)
{
    if (!ok)
        arena_out_of_memory();
}

/* Loads libcrypto unless digest_fault has done so. */
static void load(struct arena *a)
{
    str why;
    require(late_load(&digest_late, a, &why));
}

str digest_fault(struct arena *a)
{
    str why = STR_NONE;
    unsigned char out[EVP_MAX_MD_SIZE];
    if (!late_load(&digest_late, a, &why))
        return why;
    const struct {
        const char *name;
        const EVP_MD *type;
    } ALL[] = {{"SHA-256", crypto.EVP_sha256()}, {"MD5", crypto.EVP_md5()}};
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++)
        if (!crypto.EVP_Digest("", 0, out, NULL, ALL[i].type, NULL))
            return str_fmt(a, "libcrypto has no %s", ALL[i].name);
    return STR_NONE;
}

str digest_hex(struct arena *a, str bytes)
{
    static const char DIGITS[] = "0123456789abcdef";
    char *out = arena_bytes(a, bytes.n * 2);
    for (size_t i = 0; i < bytes.n; i++) {
        unsigned char c = (unsigned char)bytes.p[i];
        out[2 * i] = DIGITS[c >> 4];
        out[2 * i + 1] = DIGITS[c & 15];
    }
    return (str){out, bytes.n * 2};
}

static str hash(struct arena *a, str bytes, const EVP_MD *(**type)(void))
{
    unsigned char out[EVP_MAX_MD_SIZE];
    unsigned n = 0;
    load(a);
    require(crypto.EVP_Digest(bytes.p, bytes.n, out, &n, (*type)(), NULL));
    return digest_hex(a, (str){(const char *)out, n});
}

str digest_sha256(struct arena *a, str bytes)
{
    return hash(a, bytes, &crypto.EVP_sha256);
}

str digest_md5(struct arena *a, str bytes)
{
    return hash(a, bytes, &crypto.EVP_md5);
}

void digest_hmac(str key, str text, unsigned char out[DIGEST_SHA256_SIZE])
{
    struct arena a = {0};
    unsigned char sum[EVP_MAX_MD_SIZE];
    unsigned n = 0;
    load(&a);
    arena_free(&a);
    require(crypto.HMAC(crypto.EVP_sha256(), key.p, (int)key.n,
                        (const unsigned char *)text.p, text.n, sum, &n));
    memcpy(out, sum, DIGEST_SHA256_SIZE);
}

/* ---- hash of a stream ---- */

void *digest_begin(void)
{
    struct arena a = {0};
    load(&a);
    arena_free(&a);
    EVP_MD_CTX *sum = crypto.EVP_MD_CTX_new();
    require(sum && crypto.EVP_DigestInit_ex(sum, crypto.EVP_sha256(), NULL));
    return sum;
}

void digest_add(void *sum, str bytes)
{
    require(crypto.EVP_DigestUpdate(sum, bytes.p, bytes.n));
}

str digest_end(struct arena *a, void *sum)
{
    unsigned char out[EVP_MAX_MD_SIZE];
    unsigned n = 0;
    require(crypto.EVP_DigestFinal_ex(sum, out, &n));
    crypto.EVP_MD_CTX_free(sum);
    return digest_hex(a, (str){(const char *)out, n});
}
