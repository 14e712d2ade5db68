// Whole games of random players: what a processor and a device play alike.
#pragma once
#include "game.hpp"
constexpr int MOST_SEATS = 8;

// A game under way, beside its position.
struct Run {
  uint64_t chance;  // the state of the players' dice
  uint64_t trail;  // made of all positions if they are watched
  uint32_t game, answers, unforced, limit;
  int32_t next;  // the option to answer with; -1: the game is over, or called
  int16_t turn, since, least;
  int8_t called, failed;
};
struct Outcome {
  uint64_t trail;
  uint32_t answers, unforced;
  int32_t failed;
  int16_t turns, first, called, winners, scores[MOST_SEATS];
};
// When a game is called (bots/hosting/stalemate.py).
INLINE bool is_called(G& g, Run& run) {
  if (g.turn == run.turn) return run.answers >= run.limit;
  run.turn = g.turn;
  run.limit = run.answers + ANSWERS;
  Int now = stalemate_cards_left(g);
  if (now < run.least) { run.least = int16_t(now); run.since = g.turn; }
  return g.turn - run.since >= ROUNDS * g.players;
}
// Take note of a new position and decide what to answer there.
FN void look(G& g, Run& run, bool watched) {
  if (watched) run.trail = (run.trail ^ digest_of(g)) * 0x100000001b3ull;
  if (g.over) { run.next = -1; return; }
  if (is_called(g, run)) { run.called = 1; run.next = -1; return; }
  int n = g.ask.options.n;
  run.next = 0;
  if (n > 1) { Chance chance; chance.x = run.chance; run.next = int32_t(chance.below(n)); run.chance = chance.x; run.unforced++; }
}
FN void begin_run(G& g, Run& run, const int32_t* words, const uint64_t key[4], uint32_t game, bool watched) {
  deal_game(g, words, key);
  run = Run{Chance(key[0]).x, 0, game, 0, 0, ANSWERS, 0, g.turn, g.turn, int16_t(stalemate_cards_left(g)), 0, 0};
  look(g, run, watched);
}
FN void go_on(G& g, Run& run, bool watched) {
  Option option = g.get(g.ask.options)[run.next];
  run.answers++;
  answer_game(g, option);
  look(g, run, watched);
}
FN Outcome outcome_of(G& g, const Run& run) {
  Outcome out{};
  out.trail = run.trail; out.answers = run.answers; out.unforced = run.unforced;
  out.failed = g.failed; out.turns = g.turn; out.first = g.first; out.called = run.called;
  if (g.failed) return out;
  Seq<Small> winners = queries_winning_seats(g);
  for (int i = 0; i < winners.size(); i++) out.winners |= int16_t(1 << winners[i]);
  for (int seat = 0; seat < g.players; seat++) {
    uint32_t top = g.top;
    out.scores[seat] = int16_t(queries_score_of(g, seat));
    g.top = top;  // what the count needed is not needed any more
  }
  return out;
}
// The dice of a game.
INLINE void key_of_game(uint64_t key[4], uint32_t game) { for (int i = 0; i < 4; i++) key[i] = mixed(mixed(uint64_t(game) * 4 + i)); }
