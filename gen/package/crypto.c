// SPDX-License-Identifier: MIT
// crypto: implements the functions of OpenSSL that perfpress calls, with
// functions of macOS.
#include <CommonCrypto/CommonDigest.h>
#include <openssl/evp.h>
#include <stdint.h>
#include <stdlib.h>

struct evp_md_st {
    int size;
};

struct evp_md_ctx_st {
    CC_SHA256_CTX sha256;
};

static const EVP_MD MD5 = {CC_MD5_DIGEST_LENGTH},
                    SHA256 = {CC_SHA256_DIGEST_LENGTH};

/* Declared as in CommonHMAC.h. The value 2 of `algorithm` is
   kCCHmacAlgSHA256. */
void CCHmac(uint32_t algorithm, const void *key, size_t key_size,
            const void *bytes, size_t n, void *out);

const EVP_MD *EVP_md5(void)
{
    return &MD5;
}

const EVP_MD *EVP_sha256(void)
{
    return &SHA256;
}

/* The functions CC_..._Update take at most 2^32 - 1 bytes. */
enum { CHUNK = 1 << 30 };

static void md5(const unsigned char *p, size_t n, unsigned char *out)
{
    CC_MD5_CTX c;
    CC_MD5_Init(&c);
    for (; n > CHUNK; p += CHUNK, n -= CHUNK)
        CC_MD5_Update(&c, p, CHUNK);
    CC_MD5_Update(&c, p, (CC_LONG)n);
    CC_MD5_Final(out, &c);
}

static void add_sha256(CC_SHA256_CTX *c, const unsigned char *p, size_t n)
{
    for (; n > CHUNK; p += CHUNK, n -= CHUNK)
        CC_SHA256_Update(c, p, CHUNK);
    CC_SHA256_Update(c, p, (CC_LONG)n);
}

static void sha256(const unsigned char *p, size_t n, unsigned char *out)
{
    CC_SHA256_CTX c;
    CC_SHA256_Init(&c);
    add_sha256(&c, p, n);
    CC_SHA256_Final(out, &c);
}

int EVP_Digest(const void *bytes, size_t n, unsigned char *out, unsigned *size,
               const EVP_MD *type, void *engine)
{
    (void)engine;
    (type == &MD5 ? md5 : sha256)(bytes, n, out);
    *(size ? size : &(unsigned){0}) = (unsigned)type->size;
    return 1;
}

EVP_MD_CTX *EVP_MD_CTX_new(void)
{
    return malloc(sizeof(EVP_MD_CTX));
}

int EVP_DigestInit_ex(EVP_MD_CTX *c, const EVP_MD *type, void *engine)
{
    (void)type, (void)engine;
    return CC_SHA256_Init(&c->sha256);
}

int EVP_DigestUpdate(EVP_MD_CTX *c, const void *bytes, size_t n)
{
    add_sha256(&c->sha256, bytes, n);
    return 1;
}

int EVP_DigestFinal_ex(EVP_MD_CTX *c, unsigned char *out, unsigned *size)
{
    *size = (unsigned)SHA256.size;
    return CC_SHA256_Final(out, &c->sha256);
}

void EVP_MD_CTX_free(EVP_MD_CTX *c)
{
    free(c);
}

unsigned char *HMAC(const EVP_MD *type, const void *key, int key_size,
                    const unsigned char *bytes, size_t n, unsigned char *out,
                    unsigned *size)
{
    CCHmac(2, key, (size_t)key_size, bytes, n, out);
    *size = (unsigned)type->size;
    return out;
}
