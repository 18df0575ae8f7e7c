// SPDX-License-Identifier: MIT
// hash: SipHash-1-3, keyed with 16 random bytes for each process.
#include "base/hash.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

struct state {
    uint64_t v[4];
};

static uint64_t key[2];

/* Sets the key to random bytes. Runs before main, while the process has only
   this thread. If the system provides no random bytes, the key is made from
   addresses of the process. */
__attribute__((constructor)) static void draw_key(void)
{
    if (getentropy(key, sizeof key) != 0)
        key[0] = (uintptr_t)key, key[1] = (uintptr_t)&errno;
}

static inline uint64_t rotate(uint64_t x, int bits)
{
    return x << bits | x >> (64 - bits);
}

/* Inlined, so that the state stays in registers. */
__attribute__((always_inline)) static inline void sip_round(struct state *s)
{
    uint64_t *v = s->v;
    v[0] += v[1], v[1] = rotate(v[1], 13) ^ v[0], v[0] = rotate(v[0], 32);
    v[2] += v[3], v[3] = rotate(v[3], 16) ^ v[2];
    v[0] += v[3], v[3] = rotate(v[3], 21) ^ v[0];
    v[2] += v[1], v[1] = rotate(v[1], 17) ^ v[2], v[2] = rotate(v[2], 32);
}

static inline struct state initialize(void)
{
    return (struct state){
        {key[0] ^ 0x736f6d6570736575u, key[1] ^ 0x646f72616e646f6du,
         key[0] ^ 0x6c7967656e657261u, key[1] ^ 0x7465646279746573u}};
}

static inline void absorb(struct state *s, uint64_t word)
{
    s->v[3] ^= word;
    sip_round(s);
    s->v[0] ^= word;
}

static inline uint64_t finalize(struct state *s)
{
    s->v[2] ^= 0xff;
    sip_round(s);
    sip_round(s);
    sip_round(s);
    return s->v[0] ^ s->v[1] ^ s->v[2] ^ s->v[3];
}

/* Returns up to seven bytes as a number. The first byte is the least
   significant. */
static inline uint64_t last_bytes(const char *p, size_t n)
{
    const unsigned char *b = (const unsigned char *)p;
    if (n >= 4) {
        uint32_t first, last;
        memcpy(&first, p, sizeof first);
        memcpy(&last, p + n - sizeof last, sizeof last);
        return first | (uint64_t)last << (8 * (n - sizeof last));
    }
    return n ? b[0] | (uint64_t)b[n / 2] << (8 * (n / 2)) |
                   (uint64_t)b[n - 1] << (8 * (n - 1))
             : 0;
}

uint64_t hash_text(str s)
{
    struct state state = initialize();
    uint64_t word;
    size_t i = 0;
    for (; i + sizeof word <= s.n; i += sizeof word) {
        memcpy(&word, s.p + i, sizeof word);
        absorb(&state, word);
    }
    absorb(&state,
           last_bytes(i ? s.p + i : s.p, s.n - i) | (uint64_t)s.n << 56);
    return finalize(&state);
}

uint64_t hash_number(uint64_t n)
{
    struct state state = initialize();
    absorb(&state, n);
    return finalize(&state);
}
