// What Python calls, through plain C: no Python version is built in, and loops run here.
#include <ctime>
#include "many.hpp"
#include "policies.hpp"
#include "vector.hpp"
extern "C" {
size_t lineup_game_size() { return sizeof(G); }
void lineup_deal(G* g, const int32_t* words, const uint64_t* key) { guarded([&] { deal_game(*g, words, key); }); }
// Begin at a position that is written down; return whether it fits.
int lineup_load(G* g, const int32_t* words, const Int* numbers, int count) { guarded([&] { load_game(*g, words, numbers, count); }); return !g->failed; }
// Answer with the option of a number; return whether the game goes on in here.
int lineup_answer(G* g, int choice) { guarded([&] { answer_game(*g, g->get(g->ask.options)[choice]); }); return !g->failed; }
int lineup_options(const G* g) { return g->over ? 0 : g->ask.options.n; }
int lineup_failed(const G* g) { return g->failed; }
uint64_t lineup_digest(G* g) { return digest_of(*g); }
// The digest of a position that is written down.
uint64_t lineup_hash(const Int* numbers, int count) { Digest d; for (int i = 0; i < count; i++) d.add(numbers[i]); return d.h; }
// Write a position down number by number; return how many there are.
int lineup_dump(G* g, Int* numbers, int room) { Digest d; d.numbers = numbers; d.room = room; read_position(*g, d); return d.count; }
Int lineup_score(G* g, int seat) { Int score = 0; guarded([&] { score = queries_score_of(*g, seat); }); return score; }
int lineup_question(G* g, Int* numbers, int room) { Digest d; d.numbers = numbers; d.room = room; read_question(*g, d); return d.count; }
int lineup_turn(const G* g) { return g->turn; }
// Write down the winners, should the game end as it stands; return how many there are.
int lineup_winners(G* g, Int* numbers, int room) {
  int count = 0;
  guarded([&] { Seq<Small> seats = queries_winning_seats(*g); for (; count < seats.n && count < room; count++) numbers[count] = seats[count]; });
  return count;
}
// Play one game at random; write a digest before each answer (where there is room) and return the number of answers.
int lineup_trace(G* g, const int32_t* words, const uint64_t* key, uint64_t seed, int most, uint64_t* digests, int room) {
  int n = 0;
  guarded([&] {
    deal_game(*g, words, key);
    Chance chance(seed);
    for (; n < most && !g->over; n++) {
      if (n < room) digests[n] = digest_of(*g);
      Seq<Option> options = g->get(g->ask.options);
      answer_game(*g, options[options.n > 1 ? chance.below(options.n) : 0]);
    }
  });
  if (n < room && !g->failed) digests[n] = digest_of(*g);
  return n;
}
// Play games at random for so many decisions; numbers: unforced, forced, games, failed.
void lineup_play(G* g, const int32_t* words, const uint64_t* key, uint64_t seed, Int decisions, Int* numbers) {
  Chance chance(seed);
  numbers[0] = numbers[1] = numbers[2] = numbers[3] = 0;
  uint64_t own[4] = {key[0], key[1], key[2], key[3]};
  while (numbers[0] + numbers[1] < decisions) {
    own[0]++;
    guarded([&] {
      deal_game(*g, words, own);
      for (int i = 0; i < 20000 && !g->over; i++) {
        Seq<Option> options = g->get(g->ask.options);
        numbers[options.n > 1 ? 0 : 1]++;
        answer_game(*g, options[options.n > 1 ? chance.below(options.n) : 0]);
      }
    });
    numbers[2]++;
    numbers[3] += g->failed != 0;
  }
}
// The view of a seat, and games that look the same to it.
size_t lineup_view_size() { return sizeof(View); }
void lineup_view(View* view, G* g, int seat) { guarded([&] { make_view(*view, *g, seat); }); }
int lineup_view_failed(const View* view) { return view->game.failed; }
int lineup_view_dump(View* view, Int* numbers, int room) { Digest d; d.numbers = numbers; d.room = room; read_view(*view, d); return d.count; }
void lineup_redeal(G* g, View* view, const uint64_t* key, int go_on) {
  view->trial.failed = 0;
  guarded([&] { redeal(*g, *view, key, go_on != 0); });
  if (!g->failed) g->failed = view->trial.failed;
}
// Games stepped at once, those of some numbers.
static Worker& worker() { static thread_local Worker* mine = new Worker(); return *mine; }
int lineup_batch_slot() { return SLOT; }
void lineup_batch_begin(const Batch* batch, int from, int to) {
  Stepper stepper(*batch, worker());
  for (int i = from; i < to; i++) { stepper.env = Env{}; stepper.begin(i); }
}
void lineup_batch_step(const Batch* batch, int from, int to) {
  Stepper stepper(*batch, worker());
  for (int i = from; i < to; i++) stepper.step(i);
}
// Write rows of all numbers from what is not 0 in them.
void lineup_batch_dense(const uint16_t* places, const int16_t* values, float* rows, int width, int size, int count) {
  memset(rows, 0, sizeof(float) * size_t(size) * count);
  for (int i = 0; i < count; i++, rows += size, places += width, values += width)
    for (int j = 0; j < width; j++) rows[places[j]] += values[j];
}
// Play on among bots to the end; numbers: answers, unforced ones, whether it was called, whether it failed.
void lineup_play_bots(G* g, const Int* bots, uint32_t* dice, Small* answers, Int room, Int* numbers) {
  Played played;
  numbers[3] = 1;  // it fails where the view of a seat does, too
  guarded([&] { played = play_out(*g, bots, dice, answers, room); numbers[3] = g->failed != 0; });
  numbers[0] = played.asked; numbers[1] = played.unforced; numbers[2] = played.called;
}
// Trials of answers in games dealt anew.
size_t lineup_trials_size() { return sizeof(Trials); }
int lineup_trials_begin(Trials* t, G* g, Int seat, const double* numbers, double* gains, double* keeps, double (*work_out)(int, Int, Int), const double* cards, const double* late, const double* early, const Small* decks) {
  bool done = false;
  guarded([&] { begin_trials(*t, *g, seat, numbers, gains, keeps, work_out, cards, late, early, decks); done = true; });
  return done && !g->failed && !t->view.game.failed;
}
Int lineup_trials_try(Trials* t, const uint64_t* key, const Small* options, int count, int assisting, Int until, double* values) {
  Int decisions = -1;
  guarded([&] { decisions = try_answers(*t, key, (const Option*)options, count, assisting != 0, until, values); });
  return decisions;
}
Int lineup_trials_play(Trials* t, const uint64_t* key, const Small* option, int assisting, const Int* until, int looks, G* const* ends) {
  Int decisions = -1;
  guarded([&] { decisions = play_answer(*t, key, *(const Option*)option, assisting != 0, until, looks, ends); });
  return decisions;
}
int lineup_trials_confront(Trials* t, const uint64_t* key, const Small* options, int count, Int until, double* defeats) {
  bool done = false;
  guarded([&] { done = try_confrontations(*t, key, (const Option*)options, count, until, defeats); });
  return done;
}
// Copy a game so often; return the bytes alive.
size_t lineup_copy(G* to, G* from, Int times) {
  guarded([&] { compact(*from); });
  for (Int i = 0; i < times; i++) { copy_game(*to, *from); __asm__ __volatile__("" ::"r"(to), "r"(from) : "memory"); }
  return offsetof(G, heap) + from->top * sizeof(Small);
}
// Play whole games between random players, each with the dice of its number.
void lineup_games(G* g, const int32_t* words, uint32_t count, int watched, Outcome* outcomes) {
  for (uint32_t game = 0; game < count; game++) {
    uint64_t key[4];
    key_of_game(key, game);
    Run run{};
    outcomes[game] = Outcome{};
    outcomes[game].failed = 1;
    guarded([&] {
      begin_run(*g, run, words, key, game, watched);
      while (run.next >= 0) go_on(*g, run, watched);
      outcomes[game] = outcome_of(*g, run);
    });
  }
}
}
#include "held.hpp"
