// SPDX-License-Identifier: MIT
// crypto: implements the functions of OpenSSL that perfpress calls, with those
// of macOS.
#include <CommonCrypto/CommonDigest.h>
#include <openssl/evp.h>
#include <stdint.h>

struct evp_md_st {
    int size;
};

static const EVP_MD MD5 = {CC_MD5_DIGEST_LENGTH},
                    SHA256 = {CC_SHA256_DIGEST_LENGTH};

/* From CommonHMAC.h; 2 is kCCHmacAlgSHA256. */
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

static void sha256(const unsigned char *p, size_t n, unsigned char *out)
{
    CC_SHA256_CTX c;
    CC_SHA256_Init(&c);
    for (; n > CHUNK; p += CHUNK, n -= CHUNK)
        CC_SHA256_Update(&c, p, CHUNK);
    CC_SHA256_Update(&c, p, (CC_LONG)n);
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

unsigned char *HMAC(const EVP_MD *type, const void *key, int key_size,
                    const unsigned char *bytes, size_t n, unsigned char *out,
                    unsigned *size)
{
    CCHmac(2, key, (size_t)key_size, bytes, n, out);
    *size = (unsigned)type->size;
    return out;
}
