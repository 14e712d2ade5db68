// One game: dealt, answered, copied, told in a number.
#pragma once
#include "runtime.hpp"
#include "dice.hpp"
#include "rules.hpp"
constexpr int COMPACT_AT = HEAP / 4;
constexpr uint32_t ALIVE = HEAP / 4;  // no more is alive between answers
constexpr int UNWATCHED = 4000;  // as in engine/endless.py: from here on Python looks for a text that never ends

FN void advance(G& g) {
  g.work = 0;
  while (!g.is_asking() && !g.over) {
    if (g.work > UNWATCHED) { FAIL(); return; }
    Frame* frame = g.frame_at(-1);
    switch (frame->kind) {
      case 0: playing_run_text(g, frame); break;
      case 1: attack_run_attack(g, frame); break;
      case 2: playing_run_triggers(g, frame); break;
      case 3: turn_run_turn(g, frame); break;
      case 5: turn_run_hunt(g, frame); break;
      case 6: confrontation_run_confrontation(g, frame); break;
      default: deal_run_deal(g, frame);
    }
  }
}
// Everything that is alive, moved to the beginning of another heap.
struct Mover {
  G& g; const Small* from; Small* to; uint32_t top, room;
  HD void need(int units) { if (top + 1 + units > room) g.fail(-8); }
  template <class T> HD void move(Field<T>& f) {
    if (f.n <= 0) { f.at = 0; f.n = 0; return; }
    int units = f.n * int(sizeof(T)) / 2;
    need(units);
    memcpy(to + top, from + f.at, units * 2);
    f.at = uint16_t(top); top += units;
  }
  template <class T> HD void move(Field<Seq<T>>& f) {
    if (f.n <= 0) { f.at = 0; f.n = 0; return; }
    need(f.n * 4);
    top = (top + 1) & ~1u;
    Span* spans = (Span*)(to + top);
    const Span* old = (const Span*)(from + f.at);
    f.at = uint16_t(top); top += f.n * 4;
    for (int i = 0; i < f.n; i++) { Field<T> inner{uint16_t(old[i].at), int16_t(old[i].n)}; move(inner); spans[i] = Span{inner.at, inner.n}; }
  }
};
// Move what is alive there; the game's fields then speak of that heap. Return how much it is.
FN uint32_t gather(G& g, Small* to, uint32_t room) {
  uint32_t fixed = g.fixed_units();
  if (fixed > room) { FAIL(); return 0; }
  memcpy(to, g.heap, fixed * 2);
  Mover mover{g, g.heap, to, fixed, room};
  for (int z = 0; z < g.zone_count; z++) mover.move(((Field<Small>*)to)[z]);
#define X(name, type, start) mover.move(g.name);
  EACH_SEQ(X)
#undef X
  mover.move(g.ask.options); mover.move(g.ask.among); mover.move(g.ask.picked);
  for (int i = 0; i < g.depth; i++) {
    Frame f = *(Frame*)(g.heap + g.stack[i]);
#define X(name, type, start) mover.move(f.name);
    FRAME_SEQ(X)
#undef X
    mover.need(sizeof f / 2);
    memcpy(to + mover.top, &f, sizeof f);
    g.stack[i] = uint16_t(mover.top); mover.top += sizeof f / 2;
  }
  return mover.top;
}
FN void compact(G& g) {
  alignas(16) Small alive[ALIVE];
  g.top = gather(g, alive, ALIVE);
  memcpy(g.heap, alive, g.top * 2);
}
INLINE void copy_game(G& to, const G& from) { memcpy(&to, &from, offsetof(G, heap) + from.top * sizeof(Small)); }

// A game before anything is laid out.
FN void clear_game(G& g, const int32_t* words) {
  g.words = words; g.seen = nullptr; g.worths = nullptr; g.setup = words[1]; g.failed = 0;
#define X(name, type, start) g.name = type(start);
  EACH_NUMBER(X)
#undef X
#define X(name, type, start) g.name = Field<type>{0, 0};
  EACH_SEQ(X)
#undef X
  g.no_question();
  g.players = uint16_t(words[words[g.setup + SETUP_SEATS]]);
  g.zone_count = uint16_t(words[words[g.setup + SETUP_START_ZONES]]);
  g.card_count = uint16_t(words[words[g.setup + SETUP_FACES]]);
  g.top = g.fixed_units();
  memset(g.heap, 0, g.top * 2);
  g.depth = 0;
}
FN void deal_game(G& g, const int32_t* words, const uint64_t key[4]) {
  clear_game(g, words);
  for (int i = 0; i < 4; i++) g.key[i] = key[i];
  Seq<Seq<Small>> zones = g.constants<Seq<Small>>(words[g.setup + SETUP_START_ZONES]);
  for (int z = 0; z < g.zone_count; z++) {
    put(g, g.zones()[z], zones[z]);
    for (int i = 0; i < zones[z].n; i++) g.where()[zones[z][i]] = uint8_t(z);
  }
  g.push_frame(g.new_frame(4, -1, 0, -1, -1, -1, -1, 0));
  advance(g);
}
FN void answer_game(G& g, const Option& option) {
  Option chosen = option;
  g.no_question();
  g.frame_at(-1)->answer = chosen;
  advance(g);
  if (g.top > COMPACT_AT) compact(g);
}
// A number for the whole position, which Python works out alike (lineup.native.diff).
struct Digest {
  uint64_t h = 0xcbf29ce484222325ull;
  Int* numbers = nullptr;  // where they are written down, for who looks for a difference
  int count = 0, room = 0;
  HD void add(Int x) { if (count < room) numbers[count] = x; count++; h = (h ^ uint32_t(x)) * 0x100000001b3ull; }
  template <class T> HD void entry(const T& v) {
    if constexpr (std::is_integral<T>::value) add(v);
    else { const Small* p = (const Small*)&v; for (size_t i = 0; i < sizeof(T) / sizeof(Small); i++) add(p[i]); }
  }
  template <class T> HD void entry(const Seq<T>& s) { add(s.size()); for (int i = 0; i < s.size(); i++) entry(s[i]); }
};
FN void read_question(G& g, Digest& d) {
  if (!g.is_asking()) return;
  d.add(g.ask.seat); d.add(g.ask.kind); d.entry(g.get(g.ask.options)); d.add(g.ask.source); d.add(g.ask.what); d.add(g.ask.secret);
  d.add(g.ask.least); d.add(g.ask.most); d.entry(g.get(g.ask.among)); d.entry(g.get(g.ask.picked));
}
FN void read_position(G& g, Digest& d) {
  for (int i = 0; i < 4; i++) d.add(Int(g.key[i]));
#define X(name, type, start) d.add(g.name);
  EACH_NUMBER(X)
#undef X
#define X(name, type, start) d.entry(g.get(g.name));
  EACH_SEQ(X)
#undef X
  for (int z = 0; z < g.zone_count; z++) d.entry(g.get(g.zones()[z]));
  for (int i = 0; i < 3 * g.card_count; i++) d.add(g.where()[i]);
  d.add(g.depth);
  for (int i = 0; i < g.depth; i++) {
    const Frame& f = *g.frame_at(i);
#define X(name, type, start) d.add(f.name);
    FRAME_NUMBER(X)
#undef X
#define X(name, type, start) d.entry(g.get(f.name));
    FRAME_SEQ(X)
#undef X
  }
  read_question(g, d);
}
FN uint64_t digest_of(G& g) { Digest d; read_position(g, d); return d.h; }
// The same numbers the other way: what does not fit makes the game fail.
struct Position {
  const Int* next; const Int* end;
  HD Int take(G& g) { if (next == end) { FAIL(); return 0; } return *next++; }
  HD int count(G& g, int units) { Int n = take(g); if (n < 0 || n * units > end - next) { FAIL(); return 0; } return int(n); }
  template <class F> HD void number(G& g, F& field) { put(g, field, take(g)); }
  template <class T> HD void many(G& g, Field<T>& field) {
    constexpr int units = sizeof(T) / sizeof(Small);
    Seq<T> s; s.n = count(g, units);
    if (s.n * units > HEAP - int(g.top)) { FAIL(); return; }
    Small* to = (Small*)g.template room<T>(s.n);
    for (int i = 0; i < s.n * units; i++) number(g, to[i]);
    s.p = (const T*)to; put(g, field, s);
  }
  template <class T> HD void many(G& g, Field<Seq<T>>& field) {
    field.n = int16_t(count(g, 1));
    Span* to = g.template room<Span>(field.n);
    field.at = uint16_t((const Small*)to - g.heap);
    for (int i = 0; i < field.n; i++) { Field<T> f; many(g, f); to[i] = Span{f.at, f.n}; }
  }
};
FN void load_game(G& g, const int32_t* words, const Int* numbers, int count) {
  Position p{numbers, numbers + count};
  clear_game(g, words);
  for (int i = 0; i < 4; i++) g.key[i] = uint64_t(p.take(g));
#define X(name, type, start) p.number(g, g.name);
  EACH_NUMBER(X)
#undef X
#define X(name, type, start) p.many(g, g.name);
  EACH_SEQ(X)
#undef X
  for (int z = 0; z < g.zone_count; z++) { Field<Small> f; p.many(g, f); g.zones()[z] = f; }
  for (int i = 0; i < 3 * g.card_count; i++) p.number(g, g.where()[i]);
  for (Int depth = p.take(g); depth > 0 && !g.failed; depth--) {
    Frame* f = g.new_frame(0, -1, 0, -1, -1, -1, -1, 0);
    g.push_frame(f);
#define X(name, type, start) p.number(g, f->name);
    FRAME_NUMBER(X)
#undef X
#define X(name, type, start) p.many(g, f->name);
    FRAME_SEQ(X)
#undef X
  }
  if (p.next == p.end || g.failed) return;
  p.number(g, g.ask.seat); p.number(g, g.ask.kind); p.many(g, g.ask.options); p.number(g, g.ask.source); p.number(g, g.ask.what);
  p.number(g, g.ask.secret); p.number(g, g.ask.least); p.number(g, g.ask.most); p.many(g, g.ask.among); p.many(g, g.ask.picked);
  if (p.next != p.end) FAIL();
  if (!g.failed) compact(g);
}
// A random player.
INLINE uint64_t mixed(uint64_t x) { x += 0x9e3779b97f4a7c15ull; x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull; x = (x ^ (x >> 27)) * 0x94d049bb133111ebull; return x ^ (x >> 31); }
struct Chance {
  uint64_t x = 0;
  HD Chance() {}
  HD explicit Chance(uint64_t seed) : x(mixed(seed) | 1) {}
  HD uint32_t below(uint32_t n) { x ^= x >> 12; x ^= x << 25; x ^= x >> 27; return uint32_t((((x * 0x2545F4914F6CDD1Dull) >> 32) * n) >> 32); }
};
