// The view of a seat and its re-deals (engine/view.py) by hand: they work on two games at once, and places of cards go
// beyond 16 bits. Which fields hold cards follows from engine/layout.py; a test compares every number with Python's.
#pragma once
#include "game.hpp"
constexpr int MOST_PLACES = 256;

struct View {
  Int seat, waiting_for, waiting_kind;
  bool veiled;  // records or suspended work hold hidden cards
  int place_count, blend_count, covered_count;
  Int place[MOST_PLACES];            // what -PLACED - n stands for
  uint8_t covered[LAYOUT_ZONES];     // the zones with hidden cards
  int unseen_count[BLEND];           // of each pile
  Small unseen[LAYOUT_CARDS];        // the cards this viewer cannot place, by pile
  int blend_hidden[LAYOUT_CARDS], blend_known[LAYOUT_CARDS];
  Small blend_part[2 * LAYOUT_CARDS];  // of each blend: the piles of its hidden cards, then the cards this viewer sees
  G game;   // as the viewer knows it; the number of a pile for a hidden card
  G trial;  // for re-deals: where a pick is asked for anew
  HD Small coded(G& g, Int code) {
    if (code > -PLACED) return Small(code);
    int n = 0;
    while (n < place_count && place[n] != code) n++;
    if (n == MOST_PLACES) { g.fail(-7); return 0; }
    if (n == place_count) place[place_count++] = code;
    return Small(-PLACED - n);
  }
  HD Int decoded(Int card) const { return card <= -PLACED ? place[-PLACED - card] : card; }
};
INLINE Seq<Small> sees_of(const G& g) { return g.constants<Small>(g.words[g.setup + SETUP_SEES]); }
INLINE Seq<Small> faces_of(const G& g) { return g.constants<Small>(g.words[g.setup + SETUP_FACES]); }
INLINE bool is_secretive(const G& g, Int face) { return face >= 0 && g.constants<Small>(g.words[g.setup + SETUP_SECRETIVE])[face] == 1; }
INLINE Int place_in_seat(Int zone) { return zone < COMMON ? -1 : (zone - COMMON) % PER_SEAT; }
INLINE Int zone_at(Int seat, Int place) { return COMMON + seat * PER_SEAT + place; }
INLINE Int mask_of(G& g, Int card) { return sees_of(g)[g.where()[card]] | g.known()[card]; }
INLINE bool can_see(G& g, Int seat, Int card) { return seat < 0 ? mask_of(g, card) == ALL : (mask_of(g, card) & (1 << seat)) != 0; }
INLINE Int bit_of(Int seat) { return seat < 0 ? 0 : 1 << seat; }

// --- the names a viewer has for cards
struct Veils {
  G& g;  // the game itself
  View& view;
  HD Int name_shown(Int card) {
    if (card < 0 || can_see(g, view.seat, card)) return card;
    view.veiled = true;
    return -DEFINED - faces_of(g)[card];
  }
  HD Int name_held(Int card) {
    if (card < 0 || can_see(g, view.seat, card)) return card;
    view.veiled = true;
    return HIDDEN;
  }
  HD bool is_told(Int card, bool secret) {
    Int where = g.where()[card];
    if (place_in_seat(where) != HAND) return can_see(g, view.seat, card);
    return !secret && ((sees_of(g)[where] & bit_of(view.seat)) || g.known()[card] == ALL);
  }
  using Places = Dict<Int, Int>;
  HD void add_place(Places& found, Int card) {
    if (found.has(card) || can_see(g, view.seat, card)) return;
    Int zone = g.where()[card];
    found.set(view.game, card, -PLACED - (zone * PLACES + index_of(g.get(g.zones()[zone]), card)));
  }
  HD Places find_places(const Frame& f, bool settling) {
    Places found;
    if (f.them.n > 0 && f.lies >= 0 && !sees_of(g)[f.lies]) {
      Seq<Small> them = g.get(f.them);
      for (int i = 0; i < them.n; i++) if (them[i] >= 0 && g.where()[them[i]] == f.lies && g.known()[them[i]]) add_place(found, them[i]);
    }
    if (f.begun && settling)
      for (Seq<Small> cards : {g.get(f.did), g.get(f.picks)})
        for (int i = 0; i < cards.size(); i++) if (cards[i] >= 0 && !sees_of(g)[g.where()[cards[i]]]) add_place(found, cards[i]);
    return found;
  }
  HD Seq<Small> with_hidden(Seq<Small> cards, const List<Int>& named, const Places& places) {
    G& to = view.game;
    view.veiled = true;
    List<Int> found;
    int others = 0;
    for (int i = 0; i < cards.size(); i++) {
      if (contains(named, Int(cards[i]))) continue;
      others++;
      if (places.has(cards[i])) found.push(to, places.get(cards[i]));
    }
    if (found.n != places.size()) found.n = 0;
    found = sorted(to, found, [](Int code) { return -code; });
    Builder<Small> all;
    for (int i = 0; i < named.n; i++) all.push(to, named[i]);
    for (int i = 0; i < found.n; i++) all.push(to, view.coded(to, found[i]));
    for (int i = found.n; i < others; i++) all.push(to, HIDDEN);
    return Seq<Small>(all);
  }
  HD Seq<Small> name_cards(Seq<Small> cards, bool secret, const Places& places) {
    List<Int> named;
    for (int i = 0; i < cards.size(); i++) if (cards[i] < 0 || is_told(cards[i], secret)) named.push(view.game, cards[i]);
    return named.n == cards.size() ? cards : with_hidden(cards, named, places);
  }
  HD Small name_one(Small card, bool secret, const Places& places) {
    Seq<Small> one; one.p = &card; one.n = 1;
    return name_cards(one, secret, places)[0];
  }
  HD Seq<Small> name_picks(Seq<Small> picks, bool secret, const Places& places, Int picker) {
    if (picker == view.seat) return name_cards(picks, secret, places);
    List<Int> named;
    for (int i = 0; i < picks.size(); i++) {
      if (picks[i] < 0) continue;
      Int where = g.where()[picks[i]];
      bool by_zone = (sees_of(g)[where] & bit_of(view.seat)) && place_in_seat(where) == HAND;
      bool open = by_zone;
      if (!open) {
        Seq<Small> there = g.get(g.zones()[where]);
        open = true;
        for (int j = 0; j < there.size(); j++) if (mask_of(g, there[j]) != ALL) { open = false; break; }
      }
      if (!secret && open) named.push(view.game, picks[i]);
    }
    return named.n == picks.size() ? picks : with_hidden(picks, named, places);
  }
  // Name the cards of a frame; `f` is the viewer's copy of `was`.
  HD void name_frame(const Frame& was, Frame& f, bool top) {
    G& to = view.game;
    if (was.it < 0 && was.other < 0 && was.them.n <= 0 && was.did.n <= 0 && was.picks.n <= 0 && was.hits.n <= 0) return;
    bool secretive = is_secretive(g, was.face), secret = secretive && was.me != view.seat;
    bool asking = top && g.is_asking();
    bool settling = asking && (g.ask.kind == TEXT_PLAYER || g.ask.kind == TEXT_WHERE);
    Places places = find_places(was, settling);
    f.it = name_one(was.it, secret, places);
    f.other = name_one(was.other, secret, places);
    put(to, f.them, name_cards(g.get(was.them), secret, places));
    put(to, f.did, name_cards(g.get(was.did), secret, places));
    if (was.picks.n > 0 && was.begun && settling) put(to, f.picks, name_cards(g.get(was.picks), secret, places));
    else if (was.picks.n > 0) put(to, f.picks, name_picks(g.get(was.picks), secret, places, asking ? Int(g.ask.seat) : Int(was.me)));
    Seq<Hit> hits = g.get(was.hits);
    Builder<Hit> named;
    for (int i = 0; i < hits.size(); i++) {
      Hit hit = hits[i];
      bool hidden = secretive && hit.seat != view.seat;
      hit.it = name_one(hit.it, hidden, Places{}); hit.other = name_one(hit.other, hidden, Places{});
      named.push(to, hit);
    }
    put(to, f.hits, Seq<Hit>(named));
  }
};
// Put other cards into a tuple of records.
template <class T, class F> HD void rename_all(G& g, Field<T>& field, F rename) {
  if (field.n <= 0) return;
  T* to = g.template room<T>(field.n);
  memcpy(to, g.get(field).p, field.n * sizeof(T));
  for (int i = 0; i < field.n; i++) rename(to[i]);
  field.at = uint16_t((Small*)to - g.heap);
}
FN void make_view(View& v, G& state, Int seat) {
  G& g = v.game;
  copy_game(g, state);
  v.seat = seat; v.veiled = false; v.place_count = v.blend_count = v.covered_count = 0;
  v.waiting_for = state.is_asking() ? Int(state.ask.seat) : -1;
  v.waiting_kind = state.is_asking() ? Int(state.ask.kind) : Int(TEXT_);
  for (int pile = 0; pile < BLEND; pile++) v.unseen_count[pile] = 0;
  Seq<Small> sees = sees_of(state);
  Seq<Seq<Small>> lots = state.get(state.mingled);
  int blends[LAYOUT_CARDS];  // the lot of each
  uint8_t hidden[LAYOUT_CARDS];
  Int bit = bit_of(seat);
  for (int index = 0; index < g.zone_count; index++) {
    Seq<Small> cards = state.get(state.zones()[index]);
    bool covered = false, mixed = sees[index] != ALL && !(sees[index] & bit) && place_in_seat(index) == HAND;
    Small* row = nullptr;
    auto own_row = [&] { if (!row) { row = g.room<Small>(cards.n); memcpy(row, cards.p, cards.n * sizeof(Small)); } };
    for (int i = 0; i < cards.size(); i++) {
      Int card = cards[i], mask = sees[index] | state.known()[card];
      int blend = -1;
      if (lots.size() && sees[index] != ALL)
        for (int lot = lots.size() - 1; lot >= 0 && blend < 0; lot--) {
          if (!contains(lots[lot], card)) continue;
          for (blend = 0; blend < v.blend_count && blends[blend] != lot;) blend++;
          if (blend == v.blend_count) blends[v.blend_count++] = lot;
        }
      if (mask == ALL || (mask & bit)) {
        hidden[card] = 0;
        g.known()[card] = uint8_t(mask == ALL ? ALL : sees[index] | bit);
        g.group()[card] = uint8_t(index == SET_ASIDE || blend >= 0 ? state.group()[card] : g.constants<Small>(g.words[g.words[2] + 1 + CONSTANT_GROUP])[index]);
        continue;
      }
      hidden[card] = 1;
      g.known()[card] = 0;
      v.unseen_count[state.group()[card]]++;
      own_row(); covered = true;
      row[i] = Small(blend < 0 ? -1 - state.group()[card] : -1 - BLEND - blend);
    }
    if (covered) v.covered[v.covered_count++] = uint8_t(index);
    if (mixed && cards.n > 1) {  // when its cards came there nobody else follows
      own_row();
      for (int i = 1; i < cards.n; i++) { Small x = row[i]; int j = i; while (j > 0 && row[j - 1] < x) { row[j] = row[j - 1]; j--; } row[j] = x; }
    }
    if (row) g.zones()[index].at = uint16_t(row - g.heap);
  }
  int start[BLEND], at = 0;
  for (int pile = 0; pile < BLEND; pile++) { start[pile] = at; at += v.unseen_count[pile]; }
  for (int card = 0; card < g.card_count; card++) if (hidden[card]) v.unseen[start[state.group()[card]]++] = Small(card);
  at = 0;
  for (int n = 0; n < v.blend_count; n++) {
    Seq<Small> lot = lots[blends[n]];
    v.blend_hidden[n] = v.blend_known[n] = 0;
    int from = at;
    for (int i = 0; i < lot.n; i++) if (hidden[lot[i]]) {
      Small pile = state.group()[lot[i]]; int j = at++;
      while (j > from && v.blend_part[j - 1] > pile) { v.blend_part[j] = v.blend_part[j - 1]; j--; }
      v.blend_part[j] = pile; v.blend_hidden[n]++;
    }
    for (int i = 0; i < lot.n; i++) if (!hidden[lot[i]]) { v.blend_part[at++] = lot[i]; v.blend_known[n]++; }
  }
  Veils veils{state, v};
#define X(name, type, card) rename_all(g, g.name, [&](type& each) { each.card = Small(veils.name_shown(each.card)); });
  AS_CARDS(X)
#undef X
  rename_all(g, g.happened, [&](Happened& each) { each.card = Small(each.what == TEXT_DRAW ? veils.name_held(each.card) : veils.name_shown(each.card)); });
  rename_all(g, g.delayed, [&](WaitingText& each) { each.it = Small(veils.name_held(each.it)); });
  rename_all(g, g.pending, [&](WaitingText& each) { each.it = Small(veils.name_held(each.it)); });
  for (int i = 0; i < g.depth; i++) veils.name_frame(*state.frame_at(i), *g.frame_at(i), i == g.depth - 1);
  if (g.is_asking()) {
    Seq<Option> options = g.get(g.ask.options);
    Builder<Option> own;
    for (int i = 0; i < options.n; i++) if (options[i].seat == seat) own.push(g, options[i]);
    if (own.n == 0) g.no_question(); else put(g, g.ask.options, Seq<Option>(own));
  }
  g.mingled = Field<Seq<Small>>{0, 0};
  g.counter = 0; g.work = 0;
  for (int i = 0; i < 4; i++) g.key[i] = 0;
  compact(g);
}

// --- re-deals
// Shuffle each pile by a seed alone, as `redeal_piles` of engine/rng.py does.
FN void redeal_piles(const uint64_t key[4], const char* also, Small* cards, const int* counts, int piles) {
  int swaps = 0;
  for (int n = 0; n < piles; n++) swaps += counts[n] / 2;
  Sponge sponge(key, also);
  uint32_t numbers[LAYOUT_CARDS / 2];
  for (int i = 0; i < swaps; i++) numbers[i] = sponge.next();
  for (int n = 0; n < piles; cards += counts[n], n++)
    for (int i = counts[n] - 1; i > 0; i -= 2) {
      uint32_t number = numbers[--swaps], j = number % uint32_t(i + 1), k = number / uint32_t(i + 1) % uint32_t(i);
      Small t = cards[i]; cards[i] = cards[j]; cards[j] = t;
      t = cards[i - 1]; cards[i - 1] = cards[k]; cards[k] = t;
    }
}
FN void exchange_cards(G& g, Int one, Int other) {
  Int here = g.where()[one], there = g.where()[other];
  for (Int zone : {here, there}) {
    Seq<Small> cards = g.get(g.zones()[zone]);
    Builder<Small> row;
    for (int i = 0; i < cards.size(); i++) row.push(g, cards[i] == one ? other : cards[i] == other ? one : Int(cards[i]));
    put(g, g.zones()[zone], Seq<Small>(row));
    if (here == there) break;
  }
  g.where()[one] = uint8_t(there); g.where()[other] = uint8_t(here);
  if (g.mingled.n > 0) {
    Seq<Seq<Small>> lots = g.get(g.mingled);
    Builder<Seq<Small>> all;
    for (int n = 0; n < lots.size(); n++) {
      List<Int> lot;
      for (int i = 0; i < lots[n].n; i++) { Int card = lots[n][i]; lot.push(g, card == one ? other : card == other ? one : card); }
      all.push(g, packed<Small>(g, sorted(g, lot, [](Int card) { return card; })));
    }
    put(g, g.mingled, Seq<Seq<Small>>(all));
  }
  uint8_t knew = g.known()[one]; g.known()[one] = g.known()[other]; g.known()[other] = knew;
}
// The cards that replace the hidden ones of a view.
struct Real {
  G& g;
  View& view;
  int unseen_total = 0;
  Small unseen[LAYOUT_CARDS];  // in an order by chance
  bool has_hands = false;
  Small hands[LAYOUT_CARDS];
  int hand_start[8];
  HD Real(G& g, View& view) : g(g), view(view) {}
  HD bool is_hidden(Int card) { return !can_see(g, view.seat, card); }
  HD Int other_seat(Int seat) { return seat != -1 && seat != view.seat ? seat : Int(view.seat == 0); }
  HD Int card_at(Int code) { Int at = -PLACED - view.decoded(code); return g.get(g.zones()[at / PLACES])[at % PLACES]; }
  HD Int deal_shown(Int card) {
    if (card > -DEFINED) return card;
    if (!unseen_total) {
      for (int pile = 0; pile < BLEND; pile++) unseen_total += view.unseen_count[pile];
      memcpy(unseen, view.unseen, unseen_total * sizeof(Small));
      redeal_piles(g.key, "shown", unseen, view.unseen_count, BLEND);
    }
    Seq<Small> faces = faces_of(g);
    Int face = -DEFINED - card;
    int i = 0;
    while (i < unseen_total && faces[unseen[i]] != face) i++;
    if (i == unseen_total) { g.fail(-8); return -1; }
    Small found = unseen[i];
    for (; i + 1 < unseen_total; i++) unseen[i] = unseen[i + 1];
    unseen[i] = found;
    return found;
  }
  HD List<Int> deal_held(Int seat, Int count = 1, bool secret = false) {
    if (!has_hands) {
      has_hands = true;
      int counts[8], at = 0;
      for (int each = 0; each < g.players; each++) {
        Seq<Small> hand = g.get(g.zones()[zone_at(each, HAND)]);
        hand_start[each] = at; counts[each] = hand.size();
        for (int i = 0; i < hand.size(); i++) hands[at++] = hand[i];
      }
      hand_start[g.players] = at;
      redeal_piles(g.key, "hands", hands, counts, g.players);
    }
    if (seat < 0) seat = 0;
    List<Int> found;
    for (int i = hand_start[seat]; i < hand_start[seat + 1]; i++) if (secret || is_hidden(hands[i])) found.push(g, Int(hands[i]));
    for (int n = -2; n < g.zone_count && found.n < count; n++) {
      Seq<Small> cards = g.get(g.zones()[n == -2 ? zone_at(seat, DECK) : n == -1 ? Int(MAIN_DECK) : n]);
      int before = found.n;
      for (int i = 0; i < cards.size(); i++) {
        bool had = false;
        for (int j = 0; j < before && !had; j++) had = found[j] == cards[i];
        if (!had && is_hidden(cards[i])) found.push(g, Int(cards[i]));
      }
    }
    return found;
  }
  HD Seq<Small> fill_cards(Seq<Small> cards, const List<Int>& held) {
    Builder<Small> found;
    int count = 0;
    for (int i = 0; i < cards.size(); i++) {
      if (cards[i] == HIDDEN) {
        if (!held.n) { g.fail(-9); return cards; }
        found.push(g, held[count++ % held.n]);
      } else found.push(g, cards[i] <= -PLACED ? card_at(cards[i]) : Int(cards[i]));
    }
    return Seq<Small>(found);
  }
  HD Small fill_one(Small card, const List<Int>& held) {
    Seq<Small> one; one.p = &card; one.n = 1;
    return fill_cards(one, held)[0];
  }
  HD void deal_hit(Hit& hit, bool secret) {
    if (hit.it != HIDDEN && hit.other != HIDDEN) return;
    Small cards[2] = {hit.it, hit.other};
    Seq<Small> both; both.p = cards; both.n = 2;
    Seq<Small> found = fill_cards(both, deal_held(hit.seat, 2, secret));
    hit.it = found[0]; hit.other = found[1];
  }
  HD void deal_frame(Frame& f, bool picking) {
    bool secretive = is_secretive(g, f.face);
    Seq<Small> them = g.get(f.them), did = g.get(f.did), picks = g.get(f.picks);
    for (int i = 0; i < them.size(); i++) if (them[i] <= -PLACED) g.known()[card_at(them[i])] |= uint8_t(1 << other_seat(f.me));
    rename_all(g, f.hits, [&](Hit& hit) { deal_hit(hit, secretive && hit.seat != view.seat); });
    Int least = min_of_two(f.it, f.other);
    for (Seq<Small> cards : {them, did, picks}) for (int i = 0; i < cards.size(); i++) least = min_of_two(least, cards[i]);
    if (least >= -1) return;
    bool secret = secretive && f.me != view.seat;
    Int grouped = count_of(them, HIDDEN), done = count_of(did, HIDDEN);
    List<Int> held = deal_held(f.me, max_of_two(max_of_two(grouped, done), 2), secret), lies = held;
    if (f.lies >= 0 && place_in_seat(f.lies) == HAND) lies = deal_held((f.lies - COMMON) / PER_SEAT, grouped, secret);
    put(g, f.them, fill_cards(them, lies));
    Seq<Small> now = fill_cards(did, done == grouped ? lies : held);
    put(g, f.did, now);
    List<Int> last, others;
    for (int i = 0; i < did.size(); i++) if (did[i] == HIDDEN) last.push(g, Int(now[i]));
    f.it = fill_one(f.it, done == 1 ? last : held);
    for (int i = 0; i < held.n; i++) if (held[i] != f.it) others.push(g, held[i]);
    f.other = fill_one(f.other, others);
    if (!picking) put(g, f.picks, fill_cards(picks, taken_from(f, picks.size())));
  }
  HD List<Int> taken_from(const Frame& f, Int count) {
    if (f.left < 0 || sees_of(g)[f.left]) return deal_held(f.me, count, f.me != view.seat);
    Seq<Small> cards = g.get(g.zones()[f.left]);
    List<Int> found;
    for (int i = 0; i < cards.size(); i++) if (is_hidden(cards[i])) found.push(g, Int(cards[i]));
    return found;
  }
};
FN void deal_hidden(G& g, View& v) {
  Real real(g, v);
#define X(name, type, card) rename_all(g, g.name, [&](type& each) { each.card = Small(real.deal_shown(each.card)); });
  AS_CARDS(X)
#undef X
  rename_all(g, g.happened, [&](Happened& each) { each.card = Small(each.card == HIDDEN ? Int(real.fill_one(HIDDEN, real.deal_held(each.seat))) : real.deal_shown(each.card)); });
  auto deal_waiting = [&](WaitingText& each) { if (each.it == HIDDEN) each.it = real.fill_one(HIDDEN, real.deal_held(each.seat)); };
  rename_all(g, g.delayed, deal_waiting);
  rename_all(g, g.pending, deal_waiting);
  for (int i = 0; i < g.depth; i++) real.deal_frame(*g.frame_at(i), v.waiting_kind == TEXT_PICK && i == g.depth - 1);
}
// --- the picks of an unfinished choice
FN Seq<Small> still_asked(G& g, G& trial, Seq<Small> picks) {
  copy_game(trial, g);
  put(trial, trial.frame_at(-1)->picks, picks);
  advance(trial);
  if (trial.failed) g.fail(trial.failed);
  return trial.depth == g.depth ? packed<Small>(g, trial.get(trial.frame_at(-1)->picks)) : Seq<Small>::none();
}
FN Seq<Small> find_kept_picks(G& g, G& trial) {
  Frame* f = g.frame_at(-1);
  Seq<Small> picks = g.get(f->picks), them = g.get(f->them);
  Seq<Small> kept = still_asked(g, trial, picks);
  if (!kept.is_none()) return kept;
  List<Int> known, others;
  for (int i = 0; i < picks.size(); i++) if (picks[i] >= 0) known.push(g, Int(picks[i]));
  for (int i = 0; i < them.size(); i++) if (them[i] >= 0 && !contains(known, Int(them[i]))) others.push(g, Int(them[i]));
  int wanted = picks.size() - known.n, at[LAYOUT_CARDS];
  if (wanted > others.n) return Seq<Small>{};
  for (int i = 0; i < wanted; i++) at[i] = i;
  while (!g.failed) {  // each combination in order
    Builder<Small> tried;
    for (int i = 0; i < known.n; i++) tried.push(g, known[i]);
    for (int i = 0; i < wanted; i++) tried.push(g, others[at[i]]);
    kept = still_asked(g, trial, Seq<Small>(tried));
    if (!kept.is_none()) return kept;
    int i = wanted - 1;
    while (i >= 0 && at[i] == others.n - wanted + i) i--;
    if (i < 0) break;
    for (at[i]++; i + 1 < wanted; i++) at[i + 1] = at[i] + 1;
  }
  return Seq<Small>{};
}
FN void put_there(G& g, Int card, Int other) {
  exchange_cards(g, card, other);
  Frame* f = g.frame_at(-1);
  for (Field<Small>* cards : {&f->them, &f->did}) rename_all(g, *cards, [&](Small& each) { if (each == card) each = Small(other); });
  if (f->it == card) f->it = int16_t(other);
}
FN void keep_picks(G& g, View& v) {
  Frame* f = g.frame_at(-1);
  Int wanted = f->picks.n, hand_zone = zone_at(max_of_two(f->me, 0), HAND);
  List<Int> spots;
  for (Seq<Small> cards : {g.get(f->them), g.get(g.zones()[hand_zone])})
    for (int i = 0; i < cards.size(); i++) if (cards[i] >= 0 && !can_see(g, v.seat, cards[i])) spots.push_new(g, Int(cards[i]));
  Seq<Small> kept = find_kept_picks(g, v.trial), faces = faces_of(g);
  for (int s = 0; s < spots.n && kept.size() < wanted && !g.failed; s++) {
    Int spot = spots[s];
    if (contains(kept, spot)) continue;
    Seq<Small> them = g.get(f->them), hand = g.get(g.zones()[hand_zone]);
    List<Int> found;  // one card of each definition that could lie in place of this one
    const Small* card = v.unseen;
    for (int pile = 0; pile < BLEND; pile++)
      for (int i = 0; i < v.unseen_count[pile]; i++, card++) {
        if (g.group()[*card] != g.group()[spot] || contains(them, *card) || contains(hand, *card)) continue;
        bool had = faces[*card] == faces[spot];
        for (int j = 0; j < found.n && !had; j++) had = faces[found[j]] == faces[*card];
        if (!had) found.push(g, Int(*card));
      }
    for (int i = 0; i < found.n && !g.failed; i++) {
      put_there(g, spot, found[i]);
      Seq<Small> better = find_kept_picks(g, v.trial);
      if (better.size() > kept.size()) { kept = better; break; }
      put_there(g, found[i], spot);
    }
  }
  if (kept.size() < wanted) {  // none of all cards would do
    Seq<Small> hand = g.get(g.zones()[hand_zone]);
    Builder<Small> all; all.extend(g, kept);
    for (int i = 0; i < hand.size() && all.n < wanted; i++) if (!contains(kept, hand[i])) all.push(g, hand[i]);
    kept = Seq<Small>(all);
  }
  put(g, f->picks, kept);
}
// Let the re-deal's own dice say which cards its hidden picks are.
FN void asking_redraw_picks(G& g, Frame* f, Seq<Small> cards) {
  Seq<Small> picks = g.get(f->picks);
  Builder<Small> known, fitting;
  for (int i = 0; i < picks.size(); i++) if (picks[i] >= 0) known.push(g, picks[i]);
  for (int i = 0; i < cards.size(); i++) if (!contains(known, cards[i]) && sees_of(g)[g.where()[cards[i]]] != ALL) fitting.push(g, cards[i]);
  redeal_piles(g.key, "picks", fitting.p, &fitting.n, 1);
  for (int i = 0; i < fitting.n && known.n < picks.size(); i++) known.push(g, fitting.p[i]);
  put(g, f->picks, Seq<Small>(known));
}
// Make a game that looks the same to the viewer, with the rest re-dealt and other dice.
FN void redeal(G& g, View& v, const uint64_t key[4], bool go_on) {
  copy_game(g, v.game);
  g.no_question();
  for (int i = 0; i < 4; i++) g.key[i] = key[i];
  Small cards[LAYOUT_CARDS], blended[LAYOUT_CARDS];
  int total = 0, ends[BLEND], at = 0;
  for (int pile = 0; pile < BLEND; pile++) { total += v.unseen_count[pile]; ends[pile] = total; }
  memcpy(cards, v.unseen, total * sizeof(Small));
  redeal_piles(g.key, "", cards, v.unseen_count, BLEND);
  int blend_ends[LAYOUT_CARDS];
  if (v.blend_count) {
    const Small* part = v.blend_part;
    for (int n = 0; n < v.blend_count; part += v.blend_hidden[n] + v.blend_known[n], n++) {
      for (int i = 0; i < v.blend_hidden[n]; i++) blended[at++] = cards[--ends[part[i]]];
      blend_ends[n] = at;
    }
    Builder<Seq<Small>> lots;
    part = v.blend_part; at = 0;
    for (int n = 0; n < v.blend_count; n++) {
      List<Int> lot;
      for (; at < blend_ends[n]; at++) lot.push(g, Int(blended[at]));
      part += v.blend_hidden[n];
      for (int i = 0; i < v.blend_known[n]; i++) lot.push(g, Int(*part++));
      lots.push(g, packed<Small>(g, sorted(g, lot, [](Int card) { return card; })));
    }
    put(g, g.mingled, Seq<Seq<Small>>(lots));
    redeal_piles(g.key, "blends", blended, v.blend_hidden, v.blend_count);
  }
  Seq<Small> sees = sees_of(g);
  for (int n = 0; n < v.covered_count; n++) {
    int index = v.covered[n];
    Small* row = g.heap + g.zones()[index].at;
    for (int i = 0; i < g.zones()[index].n; i++) {
      if (row[i] >= 0) continue;
      int from = -1 - row[i];
      Small card = from < BLEND ? cards[--ends[from]] : blended[--blend_ends[from - BLEND]];
      row[i] = card; g.where()[card] = uint8_t(index); g.known()[card] = uint8_t(sees[index]);
    }
  }
  if (v.veiled) {
    deal_hidden(g, v);
    if (v.waiting_kind == TEXT_PICK && contains(g.get(g.frame_at(-1)->picks), HIDDEN)) keep_picks(g, v);
  }
  if (go_on) advance(g);
  if (g.top > COMPACT_AT) compact(g);
}
// All numbers of a view, in the order of lineup.native.views.
FN void read_view(View& v, Digest& d) {
  G& g = v.game;
  d.add(v.seat); d.add(v.waiting_for); d.add(v.waiting_kind); d.add(v.veiled);
#define X(name, type, start) d.add(g.name);
  EACH_NUMBER(X)
#undef X
#define X(name, type, start) d.entry(g.get(g.name));
  EACH_SEQ(X)
#undef X
  for (int z = 0; z < g.zone_count; z++) d.entry(g.get(g.zones()[z]));
  const Small* card = v.unseen;
  for (int pile = 0; pile < BLEND; pile++) { d.add(v.unseen_count[pile]); for (int i = 0; i < v.unseen_count[pile]; i++) d.add(*card++); }
  const Small* part = v.blend_part;
  d.add(v.blend_count);
  for (int n = 0; n < v.blend_count; n++) {
    d.add(v.blend_hidden[n]);
    for (int i = 0; i < v.blend_hidden[n]; i++) d.add(*part++);
    d.add(v.blend_known[n]);
    for (int i = 0; i < v.blend_known[n]; i++, part++) { d.add(*part); d.add(g.group()[*part]); }
  }
  Seq<Small> aside = g.get(g.zones()[SET_ASIDE]);
  for (int i = 0; i < aside.size(); i++) d.add(g.group()[aside[i]]);
  d.add(g.depth);
  for (int i = 0; i < g.depth; i++) {
    Frame& f = *g.frame_at(i);
#define X(name, type, start) d.add((void*)&f.name == (void*)&f.it || (void*)&f.name == (void*)&f.other ? v.decoded(f.name) : Int(f.name));
    FRAME_NUMBER(X)
#undef X
    for (Field<Small> cards : {f.them, f.did, f.picks, f.seats, f.before}) { Seq<Small> s = g.get(cards); d.add(s.size()); for (int j = 0; j < s.size(); j++) d.add(v.decoded(s[j])); }
    d.entry(g.get(f.hits));
  }
  read_question(g, d);
}
