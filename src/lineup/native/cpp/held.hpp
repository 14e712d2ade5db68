// Many games stepped together. Each is kept as the bytes alive in it; whoever steps some has room of its own for one.
#pragma once
#include <memory>
#include <vector>
#include "policies.hpp"

enum { GAVE_UP = -1 };
struct Held {
  std::vector<unsigned char> image;
  Int answers = 0, turn = 0, limit = 0, least = 0, since = 0;
  bool called = false;
};
struct HeldGames {
  const int32_t* words;
  std::vector<Held> games;
  std::vector<int32_t> counts;  // of options where a choice is left; 0 at the end, or GAVE_UP
};
static void keep_game(Held& held, G& g, const StalemateWatch& watch, Int answers, bool called) {
  compact(g);
  const unsigned char* bytes = (const unsigned char*)&g;
  held.image.assign(bytes, bytes + offsetof(G, heap) + g.top * sizeof(Small));
  held.answers = answers; held.turn = watch.turn; held.limit = watch.limit; held.least = watch.least; held.since = watch.since;
  held.called = called;
}
// Answer for the players as long as there is no choice; keep the game and return the number of options.
static int play_to_choice(Held& held, G& g, StalemateWatch& watch, Int answers) {
  while (g.is_asking() && !g.over) {
    if (watch.is_called(g, answers)) { keep_game(held, g, watch, answers, true); return 0; }
    uint32_t top = g.top;
    Ask ask = in_order(g, g.question());
    int count = ask.options.n;
    Option only = ask.options[0];
    g.top = top;
    if (count > 1) { keep_game(held, g, watch, answers, false); return count; }
    answer_game(g, only);
    answers++;
  }
  keep_game(held, g, watch, answers, false);
  return 0;
}
// Every `step`th game from the `first` on is dealt with its key, which has four numbers.
static void deal_held(HeldGames& all, int first, int step, const uint64_t* keys) {
  std::unique_ptr<G> g(new G);
  for (size_t n = first; n < all.games.size(); n += step) {
    all.counts[n] = GAVE_UP;
    guarded([&] {
      deal_game(*g, all.words, keys + 4 * n);
      StalemateWatch watch(*g);
      keep_game(all.games[n], *g, watch, 0, false);
      all.counts[n] = play_to_choice(all.games[n], *g, watch, 0);
    });
  }
}
// The same games are answered with the option picked. One that gives up is kept as it was before.
static void step_held(HeldGames& all, int first, int step, const int32_t* picks) {
  std::unique_ptr<G> g(new G);
  for (size_t n = first; n < all.games.size(); n += step) {
    if (all.counts[n] <= 0) continue;
    Held& held = all.games[n];
    memcpy((void*)g.get(), held.image.data(), held.image.size());
    all.counts[n] = GAVE_UP;
    guarded([&] {
      StalemateWatch watch(*g);
      watch.turn = held.turn; watch.limit = held.limit; watch.least = held.least; watch.since = held.since;
      uint32_t top = g->top;
      Ask ask = in_order(*g, g->question());
      Option option = ask.options[picks[n]];
      g->top = top;
      answer_game(*g, option);
      all.counts[n] = play_to_choice(held, *g, watch, held.answers + 1);
    });
  }
}
extern "C" {
// Many games: made, dealt and stepped by whoever takes a share of them, read, given up.
HeldGames* lineup_held_new(const int32_t* words, int count) { HeldGames* all = new HeldGames{words, {}, {}}; all->games.resize(count); all->counts.resize(count); return all; }
void lineup_held_free(HeldGames* all) { delete all; }
int32_t* lineup_held_counts(HeldGames* all) { return all->counts.data(); }
void lineup_held_deal(HeldGames* all, int first, int step, const uint64_t* keys) { deal_held(*all, first, step, keys); }
void lineup_held_step(HeldGames* all, int first, int step, const int32_t* picks) { step_held(*all, first, step, picks); }
void lineup_held_game(HeldGames* all, int number, G* g, Int* facts) {
  const Held& held = all->games[number];
  memcpy((void*)g, held.image.data(), held.image.size());
  facts[0] = held.answers; facts[1] = held.turn; facts[2] = held.limit; facts[3] = held.least; facts[4] = held.since;
  facts[5] = held.called; facts[6] = !held.image.empty();
}
}
