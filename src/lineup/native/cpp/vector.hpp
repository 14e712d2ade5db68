// Many games stepped at once for agents that learn (lineup/envs/game_arrays.py): observations, legal actions, opponents.
#pragma once
#include <cstdio>
#include "policies.hpp"
constexpr int SLOT = 16384;  // bytes for a game between steps
constexpr int EVERY_SEAT = -1;
static_assert(UNUSED == DESTROYED + 1, "observations tell both last");
constexpr Small PASS = -1;

// How a way to play numbers actions and observations; Python lays it out (lineup.envs.game_arrays.lay_out_way).
struct WayTable {
  int32_t players, kinds, sides, questions, question_at, seats_at, facts_at, size, fact_count, text_count;
  int32_t rounds, most_answers;  // when a game is called
  int32_t pass_text, assist_index, name_card, name_type;
  // places of what follows, from the beginning of the table
  int32_t side_of, kind_of_text, verb_of_text, copies_before, name_card_id, order_id, type_id, choose_id, facts;
  HD const int32_t* at(int32_t place) const { return (const int32_t*)this + place; }
};
enum { VERB_BARE, VERB_SEATED, VERB_PLACELESS, VERB_PLACED, VERB_DEFENDING };
struct VerbTable { int32_t mode, first, numbers, bases; };  // `bases`: for each place, as whoever answers sees it

// A game between two decisions of the learner. What is alive of the game lies behind it.
struct Env {
  uint64_t games, dice;
  int32_t answers, turn, limit, least, since;
  int32_t passed, called, seat, legal;
};
struct Batch {
  const int32_t* words;
  const WayTable* way;
  char* slots;
  const char* seed;
  const int32_t* actions;    // given: ids, or numbers of legal answers
  uint16_t* places;          // of each environment `width` places of the dense row…
  int16_t* values;           // …and what stands there
  int32_t* counts;           // how many there are, also beyond `width`
  int32_t* legal;            // of each environment `most_legal` ids
  int32_t* legal_counts;
  int32_t* seats;            // who decides
  double* returns;           // of each environment those of all seats
  uint8_t* terminated;
  uint8_t* truncated;
  uint16_t* last_places;     // the observations at the end of games
  int16_t* last_values;
  int32_t* last_counts;
  int64_t* numbers;          // decisions of all seats, games, failures, answers that were not legal
  int32_t width, most_legal, learner, by_id, opponents;  // RANDOM or CASUAL
};
struct Worker {
  G g;
  Env env;
  Option open[LAYOUT_CARDS + 1];
  int open_count;
  Int asked;
  bool polled;
  int16_t slot[1 << 16];
  View view;
  Seen seen;
};

struct Stepper {
  const Batch& b;
  const WayTable& way;
  Worker& w;
  G& g;
  Env& env;
  HD Stepper(const Batch& b, Worker& w) : b(b), way(*b.way), w(w), g(w.g), env(w.env) {}
  // --- the course of a game (lineup/envs/course.py)
  HD Int cards_left() {
    Int n = g.zones()[MAIN_DECK].n + g.zones()[SUPER_VILLAINS].n;
    for (int seat = 0; seat < g.players; seat++) n += g.zones()[zone_at(seat, CHARACTER)].n;
    return n;
  }
  HD bool is_called() {
    if (g.turn == env.turn) return env.answers >= env.limit;
    env.turn = g.turn; env.limit = env.answers + way.most_answers;
    int now = int(cards_left());
    if (now < env.least) { env.least = now; env.since = g.turn; }
    return g.turn - env.since >= way.rounds * way.players;
  }
  HD void add_open(const Option& option) { w.open[w.open_count++] = option; }
  // List the answers of the open question as one seat has it.
  HD void open_question() {
    w.open_count = 0; w.polled = false; w.asked = -1;
    if (!g.is_asking() || g.over) return;
    Seq<Option> options = g.get(g.ask.options);
    w.asked = g.ask.seat;
    if (g.ask.among.n > 0) {  // picks in canonical order
      Seq<Small> among = g.get(g.ask.among), picked = g.get(g.ask.picked);
      Int last = picked.n > 0 ? index_of(among, picked[picked.n - 1]) : -1, end = among.n - g.ask.least;
      for (int i = 0; i < options.n; i++) {
        Int at = options[i].card < 0 ? 0 : index_of(among, options[i].card);
        if (end <= last || options[i].card < 0 || (last < at && at <= end)) add_open(options[i]);
      }
      return;
    }
    if (g.ask.kind == TEXT_MAIN && !env.passed) {
      for (int i = 0; i < options.n; i++) if (options[i].seat != g.ask.seat) add_open(options[i]);
      if (w.open_count) {
        w.polled = true; w.asked = w.open[0].seat;
        Option pass; pass.seat = Small(w.asked); pass.verb = Small(way.pass_text); pass.card = PASS;
        add_open(pass);
        return;
      }
    }
    bool own = false;
    if (g.ask.kind == TEXT_MAIN) for (int i = 0; i < options.n && !own; i++) own = options[i].seat == g.ask.seat;
    for (int i = 0; i < options.n; i++) if (!own || options[i].seat == g.ask.seat) add_open(options[i]);
  }
  HD void apply(const Option& option) {
    Option chosen = option;
    answer_game(g, chosen);
    env.answers++; env.passed = 0;
  }
  HD void choose(int n) {
    b.numbers[0]++;
    if (w.polled && w.open[n].verb == way.pass_text) env.passed = 1;
    else apply(w.open[n]);
    advance_to_choice();
  }
  HD void advance_to_choice() {
    for (open_question(); w.open_count; open_question()) {
      if ((g.turn != env.turn || env.answers >= env.limit) && is_called()) { env.called = 1; w.open_count = 0; w.asked = -1; return; }
      if (w.open_count > 1) return;
      apply(w.open[0]);
    }
  }
  HD bool is_done() const { return w.open_count == 0; }
  HD int draw_choice() {
    Chance chance(0);
    chance.x = env.dice;
    int n = int(chance.below(uint32_t(w.open_count)));
    env.dice = chance.x;
    return n;
  }
  // Choose as the bot `casual` does; it draws a Super Hero.
  int choose_casually() {
    if (g.ask.kind == TEXT_HERO) return draw_choice();
    uint32_t top = g.top;
    Ask ask = w.polled ? Ask{} : g.question();
    if (w.polled) { ask.seat = w.asked; ask.kind = ask.what = TEXT_ASSIST; }
    ask.options.p = w.open; ask.options.n = w.open_count;
    Option option = casual_answer_casually(see_game(w.view, w.seen, g, w.asked), ask);
    g.top = top;
    return int(index_of(ask.options, option));
  }
  // Let opponents answer until the learner is asked.
  HD void play_on() {
    while (!is_done() && b.learner != EVERY_SEAT && w.asked != b.learner)
      choose(b.opponents == CASUAL ? choose_casually() : draw_choice());
  }
  HD void deal(int number) {
    do {
      char text[64];
      int length = snprintf(text, sizeof text, "%s %d %llu", b.seed, number, (unsigned long long)env.games++);
      uint64_t key[4];
      key_of(text, length, key);
      deal_game(g, b.words, key);
      env.dice = mixed(key[0]) | 1;
      env.answers = env.passed = env.called = 0;
      env.turn = env.since = g.turn; env.limit = way.most_answers; env.least = int32_t(cards_left());
      advance_to_choice();
      play_on();
    } while (is_done() && !g.failed);  // a game without a decision of the learner
  }
  // --- returns (`Course.returns`)
  HD void write_returns(double* to, Int lost) {
    const int32_t* side = way.at(way.side_of);
    if (lost >= 0) {
      for (int seat = 0; seat < way.players; seat++) to[seat] = side[seat] == side[lost] ? -1.0 : 1.0 / (way.sides - 1);
      return;
    }
    uint32_t won = 0;
    Seq<Small> winners = queries_winning_seats(g);
    for (int i = 0; i < winners.size(); i++) won |= 1u << side[winners[i]];
    if (way.sides == 1) { for (int seat = 0; seat < way.players; seat++) to[seat] = won ? 1.0 : -1.0; return; }
    double loss = -1.0 / (way.sides - 1), win = (double(way.sides) / double(bit_count(won)) - 1.0) / (way.sides - 1);
    for (int seat = 0; seat < way.players; seat++) to[seat] = won >> side[seat] & 1 ? win : loss;
  }
  // --- actions (lineup/envs/actions.py)
  HD Int id_of(const Option& o) {
    Int verb = way.at(way.verb_of_text)[-o.verb];
    if (o.verb == TEXT_ORDER) {
      WaitingText waiting = g.get(g.pending)[o.n];
      return way.at(way.order_id)[waiting.face] + waiting.part;
    }
    if (o.verb == TEXT_CHOOSE) {
      if (g.ask.what == way.name_card) return way.at(way.name_card_id)[o.n];
      return (g.ask.what == way.name_type ? way.at(way.type_id) : way.at(way.choose_id))[o.n];
    }
    const VerbTable& t = *(const VerbTable*)way.at(int32_t(verb));
    if (t.mode == VERB_BARE) return t.first;
    if (t.mode == VERB_SEATED) return t.first + modulo(Int(o.n - o.seat), Int(way.players));
    Int face = faces_of(g)[o.card], base = t.first, n = o.n;
    if (t.mode == VERB_PLACED || t.mode == VERB_DEFENDING) {
      Int zone = g.where()[o.card];
      if (zone >= COMMON) zone = COMMON + modulo(zone - COMMON - o.seat * PER_SEAT, way.players * PER_SEAT);
      base = way.at(t.bases)[zone];
      if (t.mode == VERB_DEFENDING) n = modulo(Int(o.n - o.seat), Int(way.players));
    }
    return base + Int(way.at(way.copies_before)[face]) * t.numbers + n;
  }
  HD Int step_of(const Option& o) {  // from one of equal cards to the next
    return ((const VerbTable*)way.at(way.at(way.verb_of_text)[-o.verb]))->numbers;
  }
  HD void write_legal(int number) {
    int32_t* ids = b.legal + int64_t(number) * b.most_legal;
    int count = 0;
    for (int i = 0; i < w.open_count && count < b.most_legal; i++) {
      Int id = id_of(w.open[i]);
      for (int j = 0; j < count; j++) if (ids[j] == id) { id += step_of(w.open[i]); j = -1; }
      ids[count++] = int32_t(id);
    }
    for (int i = count; i < env.legal && i < b.most_legal; i++) ids[i] = -1;
    env.legal = count;
    b.legal_counts[number] = count;
  }
  // --- observations (lineup/envs/seeing.py): what is not 0 of the dense row, places of cards last
  struct Row { uint16_t* places; int16_t* values; int width, count; };  // `count` goes on beyond `width`
  HD void add(Row& row, Int place, Int value) {
    if (!value) return;
    if (row.count < row.width) { row.places[row.count] = uint16_t(place); row.values[row.count] = int16_t(value < -1 ? -1 : value > 1000 ? 1000 : value); }
    row.count++;
  }
  HD void add_card(Row& row, Int place) {
    int at = w.slot[place];
    if (at) { row.values[at - 1]++; return; }
    add(row, place, 1);
    if (row.count <= row.width) w.slot[place] = int16_t(row.count);
  }
  HD int write_row(Int seat, bool asked, uint16_t* places, int16_t* values) {
    Row row{places, values, b.width, 0};
    Seq<Small> faces = faces_of(g), sees = sees_of(g);
    if (asked) {
      Int at = way.question_at, cards = at + way.questions;
      if (w.polled) { add(row, at + way.assist_index, 1); add(row, cards + 2 * way.kinds, 1); add(row, cards + 2 * way.kinds + 1, 1); }
      else {
        add(row, at + way.at(way.kind_of_text)[-g.ask.kind], 1);
        if (g.ask.source >= 0) add(row, cards + faces[g.ask.source], 1);
        Seq<Small> picked = g.get(g.ask.picked);
        for (int i = 0; i < picked.size(); i++) add_card(row, cards + way.kinds + faces[picked[i]]);
        add(row, cards + 2 * way.kinds, g.ask.least);
        add(row, cards + 2 * way.kinds + 1, g.ask.most);
      }
    }
    const Int marks[3] = {g.active, g.first, g.target};
    for (int column = 0; column < 3; column++)
      if (marks[column] >= 0) add(row, way.seats_at + modulo(marks[column] - seat, way.players) * 4 + column, 1);
    Seq<Small> tokens = g.get(g.tokens);
    for (int each = 0; each < tokens.size(); each++) add(row, way.seats_at + modulo(each - seat, way.players) * 4 + 3, tokens[each]);
    Int at = way.facts_at;
#define X(name, type, start) Int(g.name),
    const Int all[] = {EACH_NUMBER(X)};
#undef X
    for (int i = 0; i < way.fact_count; i++) add(row, at++, all[way.at(way.facts)[i]]);
    const uint8_t bit = uint8_t(bit_of(seat)), *known = g.known();
    const Small* face_of = faces.p;
    const int kinds = way.kinds, round = way.players * PER_SEAT, shift = int(seat) * PER_SEAT;
    for (int n = 0; n < g.zone_count; n++) {
      // what is destroyed or not in the game comes last
      const int index = n < DESTROYED ? n : n < g.zone_count - 2 ? n + 2 : DESTROYED + (n - (g.zone_count - 2));
      const Field<Small> zone = g.zones()[index];
      if (zone.n <= 0) continue;
      const int there = index < COMMON ? index : index - shift < COMMON ? index - shift + round : index - shift;
      const int start = there * (kinds + 1);
      const Small* cards = g.heap + zone.at;
      const bool all = sees[index] & bit;
      int hidden = 0;
      if (!all) for (int i = 0; i < zone.n; i++) hidden += !(known[cards[i]] & bit);
      if (hidden < zone.n) for (int i = 0; i < zone.n; i++) if (all || (known[cards[i]] & bit)) add_card(row, start + face_of[cards[i]]);
      add(row, start + kinds, hidden);
    }
    for (int i = 0; i < row.count && i < row.width; i++) w.slot[places[i]] = 0;
    return row.count;
  }
  HD void observe(int number) {
    int64_t at = int64_t(number) * b.width;
    Int seat = b.learner == EVERY_SEAT ? w.asked : Int(b.learner);
    int before = b.counts[number];
    int count = write_row(seat, true, b.places + at, b.values + at);
    for (int i = count; i < before && i < b.width; i++) { b.places[at + i] = 0; b.values[at + i] = 0; }
    b.counts[number] = count;
    b.seats[number] = int32_t(w.asked);
    write_legal(number);
  }
  // --- between steps
  HD char* slot(int number) const { return b.slots + int64_t(number) * SLOT; }
  HD void load(int number) {
    const char* from = slot(number);
    memcpy(&env, from, sizeof env);
    uint32_t top;
    memcpy(&top, from + sizeof env + offsetof(G, top), sizeof top);
    memcpy((void*)&g, from + sizeof env, offsetof(G, heap) + top * sizeof(Small));
    open_question();
  }
  HD void store(int number) {
    guarded([&] { compact(g); });
    size_t bytes = offsetof(G, heap) + g.top * sizeof(Small);
    if (sizeof env + bytes > SLOT) g.failed = -10;
    else memcpy(slot(number) + sizeof env, &g, bytes);
    memcpy(slot(number), &env, sizeof env);
  }
  HD void begin(int number) {
    for (int tries = 0; tries < 8; tries++) {
      guarded([&] { deal(number); });
      if (!g.failed) { observe(number); store(number); }
      if (!g.failed) return;
      b.numbers[2]++;
    }
  }
  HD void step(int number) {
    load(number);
    double* returns = b.returns + int64_t(number) * way.players;
    for (int seat = 0; seat < way.players; seat++) returns[seat] = 0;
    b.terminated[number] = b.truncated[number] = 0;
    int choice = b.actions[number];
    if (b.by_id) {
      const int32_t* ids = b.legal + int64_t(number) * b.most_legal;
      int id = choice;
      for (choice = 0; choice < env.legal && ids[choice] != id;) choice++;
    }
    Int lost = -1, seat = b.learner == EVERY_SEAT ? w.asked : Int(b.learner);
    if (choice < 0 || choice >= env.legal) { lost = w.asked; w.open_count = 0; b.numbers[3]++; }
    else guarded([&] { choose(choice); play_on(); });
    if (!g.failed && !is_done()) { observe(number); store(number); if (!g.failed) return; }
    if (g.failed) { b.numbers[2]++; b.truncated[number] = 1; }
    else {
      write_returns(returns, lost);
      b.terminated[number] = !env.called; b.truncated[number] = env.called != 0;
      b.numbers[1]++;
      int64_t at = int64_t(number) * b.width;
      b.last_counts[number] = write_row(seat, false, b.last_places + at, b.last_values + at);
      for (int i = b.last_counts[number]; i < b.width; i++) { b.last_places[at + i] = 0; b.last_values[at + i] = 0; }
    }
    begin(number);
  }
};
