// Whole games among bots: what a seat sees, its dice, and who is asked, as bots.play_out does it.
#pragma once
#include <memory>
#include "view.hpp"

// The game as a seat sees it, for policies to ask about.
static G& see_game(View& view, Seen& seen, G& game, Int seat) {
  make_view(view, game, seat);
  G& g = view.game;
  Builder<Row<Small, Seq<Small>>> piles;
  const Small* cards = view.unseen;
  for (int pile = 0; pile < BLEND; cards += view.unseen_count[pile++]) {
    Seq<Small> those; those.p = cards; those.n = view.unseen_count[pile];
    if (those.n) piles.push(g, Row<Small, Seq<Small>>(Small(pile), those));
  }
  seen = Seen{seat, Seq<Row<Small, Seq<Small>>>(piles)};
  g.seen = &seen;
  return g;
}

// --- a bot's dice: Python's own
struct Twister {
  uint32_t* held;  // 624 numbers and the place among them, as random.Random has them
  uint32_t next() {
    uint32_t& at = held[624];
    if (at >= 624) {
      for (int i = 0; i < 624; i++) {
        uint32_t y = (held[i] & 0x80000000u) | (held[(i + 1) % 624] & 0x7fffffffu);
        held[i] = held[(i + 397) % 624] ^ (y >> 1) ^ (y & 1 ? 0x9908b0dfu : 0);
      }
      at = 0;
    }
    uint32_t y = held[at++];
    y ^= y >> 11; y ^= (y << 7) & 0x9d2c5680u; y ^= (y << 15) & 0xefc60000u;
    return y ^ (y >> 18);
  }
  double random() { uint32_t a = next() >> 5, b = next() >> 6; return (a * 67108864.0 + b) * (1.0 / 9007199254740992.0); }
  uint32_t below(uint32_t n) {
    int bits = 32 - __builtin_clz(n);
    uint32_t r = next() >> (32 - bits);
    while (r >= n) r = next() >> (32 - bits);
    return r;
  }
};

// --- the question as it is put to a bot
static Ask for_seat(G& g, Ask ask, Int seat) {
  Builder<Option> own;
  for (int i = 0; i < ask.options.n; i++) if (ask.options[i].seat == seat) own.push(g, ask.options[i]);
  if (own.n) ask.options = Seq<Option>(own);
  return ask;
}
static Ask in_order(G& g, Ask ask) {
  if (ask.among.size() == 0) return ask;
  Int last = ask.picked.size() ? index_of(ask.among, ask.picked.at(-1)) : -1, end = ask.among.n - ask.least;
  if (end <= last) return ask;
  Builder<Option> found;
  for (int i = 0; i < ask.options.n; i++) {
    Option option = ask.options[i];
    Int at = index_of(ask.among, option.card);
    if (option.card < 0 || (last < at && at <= end)) found.push(g, option);
  }
  ask.options = Seq<Option>(found);
  return ask;
}

// --- the players
enum { RANDOM = 0, CASUAL = 1 };
struct Table {
  G& g; const Int* bots; uint32_t* dice;
  std::unique_ptr<View> view{new View};
  Seen seen;
  Option choose(const Ask& ask) {
    Twister own{dice + 625 * ask.seat};
    if (bots[ask.seat] == RANDOM) return ask.options[Int(own.random() * ask.options.n)];
    if (ask.kind == TEXT_HERO) return ask.options[own.below(uint32_t(ask.options.n))];
    return casual_answer_casually(see_game(*view, seen, g, ask.seat), ask);
  }
};
// When a game is called (bots/hosting/stalemate.py).
struct StalemateWatch {
  Int turn, limit = ANSWERS, least, since;
  explicit StalemateWatch(G& g) : turn(g.turn), least(stalemate_cards_left(g)), since(g.turn) {}
  bool is_called(G& g, Int answers) {
    if (g.turn == turn) return answers >= limit;
    turn = g.turn; limit = answers + ANSWERS;
    Int now = stalemate_cards_left(g);
    if (now < least) { least = now; since = g.turn; }
    return g.turn - since >= ROUNDS * g.players;
  }
};
struct Played { Int asked = 0, unforced = 0, called = 0; };
// Play to the end; write down which of its options answers each question.
static Played play_out(G& g, const Int* bots, uint32_t* dice, Small* answers, Int room) {
  Table table{g, bots, dice};
  Played played;
  StalemateWatch watch(g);
  bool partners = g.k(g.k(g.setup + SETUP_PROFILE) + PROFILE_ASSIST) != 0;
  while (g.is_asking() && !g.over) {
    if ((g.turn != watch.turn || played.asked >= watch.limit) && watch.is_called(g, played.asked)) { played.called = 1; break; }
    if (played.asked >= room) { FAIL(); break; }
    uint32_t top = g.top;
    Ask whole = g.question(), ask = in_order(g, whole);
    Option option;
    bool chosen = false;
    if (partners && ask.kind == TEXT_MAIN) {
      Builder<Option> others;
      for (int i = 0; i < ask.options.n; i++) if (ask.options[i].seat != ask.seat) others.push(g, ask.options[i]);
      if (others.n) {
        Ask poll;
        poll.seat = others.p[0].seat; poll.kind = TEXT_ASSIST; poll.what = TEXT_ASSIST;
        others.push(g, new_Option(g, poll.seat, TEXT_PASS, -1, 0));
        poll.options = Seq<Option>(others);
        option = table.choose(poll);
        chosen = option.verb != TEXT_PASS;
        if (chosen) played.unforced++; else ask = for_seat(g, ask, ask.seat);
      }
    }
    if (!chosen) {
      option = ask.options[0];
      if (ask.options.n > 1) { played.unforced++; option = table.choose(ask); }
    }
    if (g.failed) break;
    answers[played.asked++] = Small(index_of(whole.options, option));
    g.top = top;
    answer_game(g, option);
  }
  return played;
}

// --- games played on by a search (bots/quick/quick_play.py) and judged (bots/judging/win_chances.py)
constexpr int CARD_ROW = 5 + 2 * KINDS;  // of a definition: sum, mean, hero, defense, names_defense, types, names
struct Worths {
  // By seat and definition, as Appraisal has them: NaN for what Python has not worked out yet
  double *gains, *keeps;
  double (*work_out)(int is_kept, Int seat, Int face);
  const double *cards, *late, *early;  // as Prospects has them
  double hand;
  DeckWeights weights;
  Appraisal appraisals[8];
  View* view;  // for the planner, who is asked in the view of a seat
  Seen seen;
};
static int face_of_card(const G& g, Ref card) {
  Seq<Ref> defs = g.constants<Ref>(g.words[g.setup + SETUP_DEFS]);
  for (int face = 0; face < defs.n; face++) if (defs[face] == card) return face;
  return -1;
}
FN DeckWeights* deck_value_weights_for(G& g, Int) { return const_cast<DeckWeights*>(&g.worths->weights); }
FN void card_value_Appraisal__init_(G& g, Appraisal*, Int, DeckWeights*) { FAIL(); }
static double known_worth(G& g, double* table, Int seat, Int face) {
  if (face < 0) { g.fail(-10); return 0; }
  double& known = table[seat * g.constants<Ref>(g.words[g.setup + SETUP_DEFS]).n + face];
  if (known != known) known = g.worths->work_out(table == g.worths->keeps, seat, face);
  return known;
}
FN double card_value_Appraisal_gain_of(G& g, Appraisal* self, Ref card) { return known_worth(g, g.worths->gains, self->seat, face_of_card(g, card)); }
FN double card_value_Appraisal_keep_worth(G& g, Appraisal* self, Ref card) { return known_worth(g, g.worths->keeps, self->seat, face_of_card(g, card)); }
FN double quick_play_QuickPlay_gain_worth(G& g, QuickPlay*, Int seat, Int card) {
  Ref defined = g.constants<Ref>(g.words[g.setup + SETUP_DEFS])[faces_of(g)[card]];
  return known_worth(g, g.worths->gains, seat, faces_of(g)[card]) + (definitions_Card_is_super_villain(g, defined) ? g.worths->weights.defeat : 0.0);
}
FN double quick_play_QuickPlay_keep_worth(G& g, QuickPlay*, Int seat, Int card) { return known_worth(g, g.worths->keeps, seat, faces_of(g)[card]); }
static BeginnerEyes* plan_of(G& g, Int seat) {
  Worths& worths = *const_cast<Worths*>(g.worths);
  G& seen = see_game(*worths.view, worths.seen, g, seat);
  BeginnerEyes* plan = seen.room_of<BeginnerEyes>();
  plan->tag = CLASS_PLAN;
  plan_Plan__init_(seen, plan, &worths.weights, &worths.appraisals[seat]);
  return plan;
}
FN Option quick_play_QuickPlay_ask_planner(G& g, QuickPlay*, const Ask& ask) {
  if (ask.kind == TEXT_HERO) return ask.options[0];
  BeginnerEyes* plan = plan_of(g, ask.seat);
  return plan_answer_as_planner(g.worths->view->game, plan, ask);
}
FN bool quick_play_QuickPlay_ask_planner_whether(G& g, QuickPlay*, const Option& option) {
  BeginnerEyes* plan = plan_of(g, option.seat);
  return casual_pays_off(g.worths->view->game, plan, option);
}
static int play_until(G& g, QuickPlay* play, Int until, Int passed) {
  int count = 0;
  bool assisting = g.k(g.k(g.setup + SETUP_PROFILE) + PROFILE_ASSIST) != 0;
  while (count < ANSWERS_AHEAD && g.is_asking() && !g.over && g.turn < until) {
    count++;
    uint32_t top = g.top;
    Ask ask = g.question();
    Option option = ask.options[0];
    if (ask.options.n > 1) {
      if (ask.kind == TEXT_MAIN) { option = quick_play_QuickPlay_choose_main(g, play, ask, assisting && passed < 0); passed = -1; }
      else if (ask.kind == TEXT_PICK) option = quick_play_QuickPlay_choose_pick(g, play, ask);
      else option = quick_play_QuickPlay_ask_planner(g, play, ask);
    }
    g.top = top;
    answer_game(g, option);
  }
  return count;
}
static double seat_prospect(G& g, Int seat, double left) {
  const Worths& w = *g.worths;
  double size = 0, sums = 0, means = 0, defense = 0, types[KINDS] = {0}, names[KINDS] = {0};
  Seq<Small> faces = faces_of(g), owned = queries_owned_cards(g, seat);
  for (int i = 0; i < owned.size(); i++) {
    const double* card = w.cards + faces[owned[i]] * CARD_ROW;
    size += 1.0; sums += card[0]; means += card[1]; defense += card[3];
    for (int n = 0; n < KINDS; n++) { types[n] += card[5 + n]; names[n] += card[5 + KINDS + n]; }
  }
  size = max_of_two(size, 1.0);
  double scale = w.hand / size;
  double total = sums + scale * means + w.early[SMALL] * 10.0 / size;
  for (int n = 0; n < KINDS; n++) total += w.early[AMONG + n] * scale * scale * names[n] * types[n] / w.hand;
  Int found = queries_character_of(g, seat);
  if (found >= 0) {
    const double* hero = w.cards + faces[found] * CARD_ROW;
    total += hero[2] + w.early[DEFENDED] * hero[4] * scale * defense;
    for (int n = 0; n < KINDS; n++) total += (w.early[NAMED + n] + w.early[ALL_NAMED]) * hero[5 + KINDS + n] * scale * types[n];
  }
  total *= left;
  auto stands = features_seat_numbers(g, seat);
  for (int n = 0; n < stands.size(); n++) total += stands[n] * (w.late[n] + left * w.early[STANDS + n]);
  return total;
}
static double win_chance(G& g, Int seat) {
  if (g.k(g.k(g.setup + SETUP_PROFILE) + PROFILE_CLOCK) != 0) { FAIL(); return 0; }  // the clock counts too: Python knows how
  double left = deck_value_part_left(g), sides[8];
  Int teams[8];
  int count = 0;
  for (Int each = 0; each < g.players; each++) {
    Int team = queries_team_of(g, each);
    int side = 0;
    while (side < count && teams[side] != team) side++;
    if (side == count) { teams[count] = team; sides[count++] = 0.0; }
    sides[side] += seat_prospect(g, each, left);
  }
  double own = 0, total = 0;
  for (int side = 0; side < count; side++) if (teams[side] == queries_team_of(g, seat)) own = sides[side];
  for (int side = 0; side < count; side++) total += exp(min_of_two(sides[side] - own, 50.0));
  return 1.0 / total;
}
// One seat's trials: its view first, so that what is asked of a view can be asked of them.
struct Trials {
  View view, seen;
  G world, state;
  Worths worths;
  QuickPlay play;
};
static void begin_trials(Trials& t, G& game, Int seat, const double* numbers, double* gains, double* keeps,
                         double (*work_out)(int, Int, Int), const double* cards, const double* late, const double* early, const Small* decks) {
  make_view(t.view, game, seat);
  Worths& w = t.worths;
  w = Worths{};
  w.gains = gains; w.keeps = keeps; w.work_out = work_out; w.cards = cards; w.late = late; w.early = early;
  w.weights.defeat = numbers[0]; w.weights.knock = numbers[1]; w.weights.nerve = numbers[2]; w.hand = numbers[3];
  w.view = &t.seen;
  for (int each = 0; each < game.players; each++) {
    w.appraisals[each].seat = each;
    G& g = game;
    for (int count = *decks++; count > 0; count--) w.appraisals[each].cards.push(g, *decks++);
  }
  t.play = QuickPlay{};
  t.play.setup = game.setup; t.play.weights = &w.weights;
}
// Give an answer that may name a card which lies elsewhere in this world; a partner's pass is none of the game's.
static bool begin_answer(G& g, const Option& option, bool assisting, Int& passed) {
  if (option.verb == TEXT_PASS && assisting && g.is_asking() && g.ask.kind == TEXT_MAIN) passed = option.seat;
  else if (g.is_asking() && contains(g.get(g.ask.options), option)) answer_game(g, option);
  return !g.failed;
}
// Try answers in one world; write down what each is worth, and return how many decisions were made in them.
static Int try_answers(Trials& t, const uint64_t* key, const Option* options, int count, bool assisting, Int until, double* values) {
  redeal(t.world, t.view, key, true);
  if (t.world.failed) return -1;
  t.world.worths = &t.worths;
  Int decisions = 0, seat = t.view.seat;
  for (int i = 0; i < count; i++) {
    G& g = t.state;
    copy_game(g, t.world);
    Int passed = -1;
    if (!begin_answer(g, options[i], assisting, passed)) return -1;
    decisions += play_until(g, &t.play, until, passed);
    if (g.failed || t.seen.game.failed) return -1;
    values[i] = g.over ? guide_win_share(g, seat) : win_chance(g, seat);
    if (g.failed) return -1;
  }
  return decisions;
}
// Give an answer in one world; let everybody play on to the beginning of each of some turns, and copy the game there.
static Int play_answer(Trials& t, const uint64_t* key, const Option& option, bool assisting, const Int* until, int looks, G* const* ends) {
  redeal(t.world, t.view, key, true);
  if (t.world.failed) return -1;
  t.world.worths = &t.worths;
  G& g = t.state;
  copy_game(g, t.world);
  Int passed = -1, decisions = 0;
  if (!begin_answer(g, option, assisting, passed)) return -1;
  for (int i = 0; i < looks; i++) {
    decisions += play_until(g, &t.play, until[i], passed);
    if (g.failed || t.seen.game.failed) return -1;
    compact(g);
    copy_game(*ends[i], g);
    passed = -1;
  }
  return decisions;
}
// Confront seats in one world, each in a game of its own; write down whether the turn defeats a Character there.
static bool try_confrontations(Trials& t, const uint64_t* key, const Option* options, int count, Int until, double* defeats) {
  redeal(t.world, t.view, key, true);
  if (t.world.failed) return false;
  t.world.worths = &t.worths;
  for (int i = 0; i < count; i++) {
    G& g = t.state;
    copy_game(g, t.world);
    Field<Small>& stack = g.zones()[zone_at(options[i].n, CHARACTER)];
    Int before = stack.n;
    answer_game(g, options[i]);
    play_until(g, &t.play, until, -1);
    if (g.failed || t.seen.game.failed) return false;
    defeats[i] = g.over || g.zones()[zone_at(options[i].n, CHARACTER)].n < before;
  }
  return true;
}
