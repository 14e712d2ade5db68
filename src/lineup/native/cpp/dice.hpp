// The dice of engine/rng.py by hand: keyed BLAKE2b, bit for bit.
#pragma once
#include "runtime.hpp"
INLINE uint64_t blake_start(int i) {
  const uint64_t start[8] = {0x6a09e667f3bcc908ull, 0xbb67ae8584caa73bull, 0x3c6ef372fe94f82bull, 0xa54ff53a5f1d36f1ull, 0x510e527fade682d1ull, 0x9b05688c2b3e6c1full, 0x1f83d9abfb41bd6bull, 0x5be0cd19137e2179ull};
  return start[i];
}
INLINE uint64_t turned(uint64_t x, int n) { return (x >> n) | (x << (64 - n)); }
INLINE void blake_mix(uint64_t* v, int a, int b, int c, int d, uint64_t x, uint64_t y) {
  v[a] += v[b] + x; v[d] = turned(v[d] ^ v[a], 32); v[c] += v[d]; v[b] = turned(v[b] ^ v[c], 24);
  v[a] += v[b] + y; v[d] = turned(v[d] ^ v[a], 16); v[c] += v[d]; v[b] = turned(v[b] ^ v[c], 63);
}
FN void blake_block(uint64_t h[8], const uint64_t m[16], uint64_t count, bool last) {
  const uint64_t order[10] = {0xfedcba9876543210ull, 0x357b20c16df984aeull, 0x491763eadf250c8bull, 0x8f04a562ebcd1397ull, 0xd386cb1efa427509ull, 0x91ef57d438b0a6c2ull, 0xb8293670a4def15cull, 0xa2684f05931ce7bdull, 0x5a417d2c803b9ef6ull, 0x0dc3e9bf5167482aull};
  uint64_t v[16];
  for (int i = 0; i < 8; i++) { v[i] = h[i]; v[i + 8] = blake_start(i); }
  v[12] ^= count;
  if (last) v[14] = ~v[14];
  for (int round = 0; round < 12; round++) {
    uint64_t p = order[round % 10];
#define M(i) m[(p >> (4 * (i))) & 15]
    blake_mix(v, 0, 4, 8, 12, M(0), M(1)); blake_mix(v, 1, 5, 9, 13, M(2), M(3)); blake_mix(v, 2, 6, 10, 14, M(4), M(5)); blake_mix(v, 3, 7, 11, 15, M(6), M(7));
    blake_mix(v, 0, 5, 10, 15, M(8), M(9)); blake_mix(v, 1, 6, 11, 12, M(10), M(11)); blake_mix(v, 2, 7, 8, 13, M(12), M(13)); blake_mix(v, 3, 4, 9, 14, M(14), M(15));
#undef M
  }
  for (int i = 0; i < 8; i++) h[i] ^= v[i] ^ v[i + 8];
}
INLINE uint64_t big_endian(uint64_t x) { uint64_t y = 0; for (int b = 0; b < 8; b++) y |= ((x >> (8 * b)) & 255) << (8 * (7 - b)); return y; }
// The next 512-bit number of a game's stream, its lowest 64 bits first.
struct Number {
  uint64_t part[8];
  HD explicit Number(G& g) {
    uint64_t h[8], m[16] = {g.key[0], g.key[1], g.key[2], g.key[3]};
    for (int i = 0; i < 8; i++) h[i] = blake_start(i);
    h[0] ^= 0x01010000ull | 32 << 8 | 64;
    blake_block(h, m, 128, false);
    for (int i = 0; i < 16; i++) m[i] = 0;
    m[0] = big_endian(uint64_t(g.counter));
    put(g, g.counter, Int(g.counter) + 1);
    blake_block(h, m, 136, true);
    for (int i = 0; i < 8; i++) part[i] = big_endian(h[7 - i]);
  }
  // Divide by n and return what is left over.
  HD uint32_t divide(uint32_t n) {
    uint64_t left = 0;
    for (int i = 7; i >= 0; i--) {
      uint64_t high = (left << 32) | (part[i] >> 32), q1 = high / n; left = high - q1 * n;
      uint64_t low = (left << 32) | uint32_t(part[i]), q0 = low / n; left = low - q0 * n;
      part[i] = (q1 << 32) | q0;
    }
    return uint32_t(left);
  }
};
FN Int rng_draw_below(G& g, Int bound) { Number number(g); return Int(number.divide(uint32_t(bound))); }
FN Seq<Small> rng_shuffle_cards(G& g, Seq<Small> cards) {
  if (cards.size() < 2) return cards;
  Builder<Small> order; order.extend(g, cards);
  Number number(g);
  int swaps = 0;
  for (int i = order.n - 1; i > 0;) {
    if (swaps == 40) { number = Number(g); swaps = 0; }
    uint32_t product = 1; int count = 0;  // one division serves as many swaps as fit 32 bits
    while (i - count > 0 && swaps + count < 40 && uint64_t(product) * (i - count + 1) < 0xffffffffull) { product *= i - count + 1; count++; }
    uint32_t rest = number.divide(product);
    for (int end = i - count; i > end; i--, swaps++) { int j = rest % (i + 1); rest /= i + 1; Small t = order.p[i]; order.p[i] = order.p[j]; order.p[j] = t; }
  }
  return Seq<Small>(order);
}
// The key of a seed, as `key_of` of engine/rng.py makes it.
FN void key_of(const char* text, int length, uint64_t key[4]) {
  const char person[17] = "line-up seed\0\0\0\0";
  uint64_t h[8], m[16], words[2];
  memcpy(words, person, 16);
  for (int i = 0; i < 8; i++) h[i] = blake_start(i);
  h[0] ^= 0x01010000ull | 32;
  h[6] ^= words[0]; h[7] ^= words[1];
  int at = 0;
  do {
    int part = length - at < 128 ? length - at : 128;
    memset(m, 0, sizeof m);
    memcpy(m, text + at, part);
    at += part;
    blake_block(h, m, uint64_t(at), at >= length);
  } while (at < length);
  for (int i = 0; i < 4; i++) key[i] = h[i];
}
// SHAKE128 of a key and a text: 32 bits after 32 bits.
struct Sponge {
  uint64_t s[25];
  int at = 0;
  HD Sponge(const uint64_t key[4], const char* also) {
    for (int i = 0; i < 25; i++) s[i] = i < 4 ? key[i] : 0;
    int n = 32;
    for (; *also; also++, n++) s[n / 8] ^= uint64_t(uint8_t(*also)) << (8 * (n % 8));
    s[n / 8] ^= 0x1full << (8 * (n % 8));
    s[20] ^= 0x8000000000000000ull;
    permute();
  }
  HD void permute() {
    const uint64_t rounds[24] = {1, 0x8082, 0x800000000000808aull, 0x8000000080008000ull, 0x808b, 0x80000001, 0x8000000080008081ull, 0x8000000000008009ull, 0x8a, 0x88, 0x80008009, 0x8000000a, 0x8000808b, 0x800000000000008bull, 0x8000000000008089ull, 0x8000000000008003ull, 0x8000000000008002ull, 0x8000000000000080ull, 0x800a, 0x800000008000000aull, 0x8000000080008081ull, 0x8000000000008080ull, 0x80000001, 0x8000000080008008ull};
    const int turns[24] = {1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44};
    const int lanes[24] = {10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1};
    for (int round = 0; round < 24; round++) {
      uint64_t c[5];
      for (int i = 0; i < 5; i++) c[i] = s[i] ^ s[i + 5] ^ s[i + 10] ^ s[i + 15] ^ s[i + 20];
      for (int i = 0; i < 5; i++) { uint64_t d = c[(i + 4) % 5] ^ turned(c[(i + 1) % 5], 63); for (int j = 0; j < 25; j += 5) s[j + i] ^= d; }
      uint64_t t = s[1];
      for (int i = 0; i < 24; i++) { uint64_t next = s[lanes[i]]; s[lanes[i]] = turned(t, 64 - turns[i]); t = next; }
      for (int j = 0; j < 25; j += 5) {
        uint64_t row[5];
        for (int i = 0; i < 5; i++) row[i] = s[j + i];
        for (int i = 0; i < 5; i++) s[j + i] ^= ~row[(i + 1) % 5] & row[(i + 2) % 5];
      }
      s[0] ^= rounds[round];
    }
  }
  HD uint32_t next() {
    if (at == 42) { permute(); at = 0; }
    uint32_t number = uint32_t(s[at / 2] >> (32 * (at % 2)));
    at++;
    return number;
  }
};
