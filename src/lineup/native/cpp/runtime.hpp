// What translated rules stand on: a game as one struct, whose tuples lie in a heap of its own.
//
// A tuple (Seq) is never changed; what a state holds fits 16 bits an entry. A list (List) is a working value of one
// answer. Both lie in the heap, which only grows while an answer is carried out; `compact` then moves what is alive to
// its beginning. A value that does not fit where it is put makes the game fail, and Python plays on: on the processor
// a failure leaves the rules at once (`guarded`), so that nothing works on with what did not fit.
#pragma once
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <type_traits>
#ifdef __CUDACC__
#define HD __host__ __device__
#define FN static __host__ __device__ __noinline__
#else
#define HD
#define FN static
#endif
#define INLINE static inline HD

#ifdef NARROW  // a device counts in 32 bits; whoever calls sees to it that sort keys fit
using Int = int32_t;
constexpr Int NONE = INT32_MIN;
constexpr int HEAP = 1 << 14;  // units of 16 bits
#else
using Int = int64_t;  // a number while rules work on it: sort keys need more than 32 bits
constexpr Int NONE = INT64_MIN;
constexpr int HEAP = 1 << 16;
#endif
using Ref = int32_t;  // a word of a card's text, in the constants; below zero a text
using Small = int16_t;
#if defined(__cpp_exceptions) && !defined(__CUDACC__)
struct Failure {};
static thread_local int guards = 0;
template <class F> static void guarded(F play) {
  guards++;
  try { play(); } catch (const Failure&) {}
  guards--;
}
INLINE void leave_rules() { if (guards) throw Failure(); }
#elif defined(__CUDACC__)
template <class F> INLINE void guarded(F play) { play(); }
INLINE void leave_rules() {
#ifdef __CUDA_ARCH__
  asm volatile("exit;");  // the thread ends; its game was set down as failed before
#endif
}
#else
template <class F> INLINE void guarded(F play) { play(); }
INLINE void leave_rules() { __builtin_trap(); }
#endif
constexpr int32_t NONE_32 = INT32_MIN;  // the same, in the constants
constexpr int STACK = 32;

// --- rows: tuples of a known length
template <class... T> struct Row;
template <> struct Row<> {};
template <class A> struct Row<A> {
  A part0;
};
template <class A, class B> struct Row<A, B> {
  A part0; B part1;
  HD Row() : part0(), part1() {}
  HD Row(A a, B b) : part0(a), part1(b) {}
  template <class C, class D> HD explicit Row(const Row<C, D>& o) : part0(A(o.part0)), part1(B(o.part1)) {}
};
template <class A, class B, class C> struct Row<A, B, C> {
  A part0; B part1; C part2;
  HD Row() : part0(), part1(), part2() {}
  HD Row(A a, B b, C c) : part0(a), part1(b), part2(c) {}
  template <class D, class E, class F> HD explicit Row(const Row<D, E, F>& o) : part0(A(o.part0)), part1(B(o.part1)), part2(C(o.part2)) {}
};
template <class A, class B, class C, class D> struct Row<A, B, C, D> {
  A part0; B part1; C part2; D part3;
  HD Row() : part0(), part1(), part2(), part3() {}
  HD Row(A a, B b, C c, D d) : part0(a), part1(b), part2(c), part3(d) {}
};
template <class A, class B, class C, class D, class E> struct Row<A, B, C, D, E> {
  A part0; B part1; C part2; D part3; E part4;
  HD Row() : part0(), part1(), part2(), part3(), part4() {}
  HD Row(A a, B b, C c, D d, E e) : part0(a), part1(b), part2(c), part3(d), part4(e) {}
};
template <class A, class B> HD bool operator==(const Row<A>& x, const Row<B>& y) { return x.part0 == y.part0; }
template <class A, class B, class C, class D> HD bool operator==(const Row<A, B>& x, const Row<C, D>& y) { return x.part0 == y.part0 && x.part1 == y.part1; }
template <class A, class B, class C, class D, class E, class F> HD bool operator==(const Row<A, B, C>& x, const Row<D, E, F>& y) { return x.part0 == y.part0 && x.part1 == y.part1 && x.part2 == y.part2; }
template <class... A, class... B> HD bool operator!=(const Row<A...>& x, const Row<B...>& y) { return !(x == y); }
template <class A> HD bool operator<(const Row<A>& x, const Row<A>& y) { return x.part0 < y.part0; }
template <class A, class B> HD bool operator<(const Row<A, B>& x, const Row<A, B>& y) { return x.part0 < y.part0 || (x.part0 == y.part0 && x.part1 < y.part1); }
template <class A, class B, class C> HD bool operator<(const Row<A, B, C>& x, const Row<A, B, C>& y) {
  if (!(x.part0 == y.part0)) return x.part0 < y.part0;
  return x.part1 < y.part1 || (x.part1 == y.part1 && x.part2 < y.part2);
}
template <class A, class B, class C, class D> HD bool operator<(const Row<A, B, C, D>& x, const Row<A, B, C, D>& y) {
  if (!(x.part0 == y.part0)) return x.part0 < y.part0;
  return Row<B, C, D>(x.part1, x.part2, x.part3) < Row<B, C, D>(y.part1, y.part2, y.part3);
}
template <class A, class B, class C, class D, class E> HD bool operator<(const Row<A, B, C, D, E>& x, const Row<A, B, C, D, E>& y) {
  if (!(x.part0 == y.part0)) return x.part0 < y.part0;
  return Row<B, C, D, E>(x.part1, x.part2, x.part3, x.part4) < Row<B, C, D, E>(y.part1, y.part2, y.part3, y.part4);
}
using Row2 = Row<Small, Small>;
using Row3 = Row<Small, Small, Small>;

// --- tuples
template <class T> struct Seq {
  const T* p = nullptr;
  int n = 0;  // -1: None
  HD static Seq none() { Seq s; s.n = -1; return s; }
  HD bool is_none() const { return n < 0; }
  HD int size() const { return n < 0 ? 0 : n; }
  HD const T& operator[](Int i) const { return p[i]; }
  HD const T& at(Int i) const { return p[i < 0 ? i + n : i]; }
};
struct Span { uint32_t at; int32_t n; };  // one of several tuples, by where it lies in the heap or the constants
template <class T> struct Seq<Seq<T>> {
  const Small* base = nullptr;
  const Span* p = nullptr;
  int n = 0;
  HD static Seq none() { Seq s; s.n = -1; return s; }
  HD bool is_none() const { return n < 0; }
  HD int size() const { return n < 0 ? 0 : n; }
  HD Seq<T> operator[](Int i) const { Seq<T> s; s.p = (const T*)(base + p[i].at); s.n = p[i].n; return s; }
  HD Seq<T> at(Int i) const { return (*this)[i < 0 ? i + n : i]; }
};
template <class T> struct Field { uint16_t at; int16_t n; };  // where a tuple of the game lies in its heap
struct Map { Ref ref; };

#include "layout.hpp"

struct Frame {
#define X(name, type, start) type name;
  FRAME_NUMBER(X)
#undef X
#define X(name, type, start) Field<type> name;
  FRAME_SEQ(X)
#undef X
  Option answer;
};
struct Ask {
  Int seat = 0, kind = 0; Seq<Option> options; Int source = -1, what = 0, secret = 0, least = 1, most = 1; Seq<Small> among, picked;
  HD bool is_none() const { return kind == 0; }
};
struct AskField { Small seat, kind, source, what, secret, least, most; Field<Option> options; Field<Small> among, picked; };

struct Seen;  // what a seat knows, where a game is the view of one
struct Worths;  // what a search worked out beforehand

struct G {
  const int32_t* words;  // the constants: what a game is played with
  const Seen* seen;
  const Worths* worths;
#define X(name, type, start) type name;
  EACH_NUMBER(X)
#undef X
#define X(name, type, start) Field<type> name;
  EACH_SEQ(X)
#undef X
  AskField ask;
  uint64_t key[4];
  Ref setup;
  int32_t failed;  // the line where something did not fit, or that is left out
  uint16_t card_count, zone_count, players, depth;
  uint16_t stack[STACK];
  uint32_t top;
  alignas(16) Small heap[HEAP];

  HD void fail(int line) { if (!failed) failed = line; over = 1; leave_rules(); }
  // --- constants
  HD Ref k(Int at) const { return words[at]; }
  HD Int number(int32_t n) const { return n == NONE_32 ? NONE : Int(n); }
  template <class T> HD Seq<T> constants_as(Ref ref, T*) const { Seq<T> s; s.p = (const T*)(words + ref + 1); s.n = words[ref]; return s; }
  template <class T> HD Seq<Seq<T>> constants_as(Ref ref, Seq<T>*) const {
    Seq<Seq<T>> s; s.base = (const Small*)words; s.p = (const Span*)(words + ref + 1); s.n = words[ref]; return s;
  }
  template <class T> HD Seq<T> constants(Ref ref) const { return constants_as(ref, (T*)nullptr); }
  HD Seq<Small> constant(int i) const { return constants<Small>(words[words[2] + 1 + i]); }
  HD Ref word(int i) const { return words[words[3] + 1 + i]; }
  HD Ref entry(Ref table, Int i) const { return i < words[table] ? table + 1 + int32_t(i) : 0; }
  HD double real(Ref at) const { double d; memcpy(&d, words + at + 1, sizeof d); return d; }
  HD Seq<Small> look_up(Map map, Int key) const {
    const int32_t* p = words + map.ref;
    for (int i = 0; i < p[0]; i++) if (p[1 + 2 * i] == key) return constants<Small>(p[2 + 2 * i]);
    return Seq<Small>::none();
  }
  // --- the heap
  HD Small* take(int units, int align) {
    uint32_t at = (top + align - 1) & ~uint32_t(align - 1);
    if (units < 0 || at + uint32_t(units) > HEAP) { fail(-1); at = 0; }
    top = at + units;
    return heap + at;
  }
  template <class T> HD T* room(int n) { return (T*)take(n * int(sizeof(T)) / 2, alignof(T) < 2 ? 1 : int(alignof(T)) / 2); }
  template <class T> HD T* room_of() { T* made = room<T>(1); *made = T{}; return made; }
  template <class T> HD Seq<T> get_as(const Field<T>& f, T*) const { Seq<T> s; s.p = (const T*)(heap + f.at); s.n = f.n; return s; }
  template <class T> HD Seq<Seq<T>> get_as(const Field<Seq<T>>& f, Seq<T>*) const {
    Seq<Seq<T>> s; s.base = heap; s.p = (const Span*)(heap + f.at); s.n = f.n; return s;
  }
  template <class T> HD Seq<T> get(const Field<T>& f) const { return get_as(f, (T*)nullptr); }
  HD bool holds(const void* p) const { return p >= (const void*)heap && p < (const void*)(heap + HEAP); }
  // --- what lies at the beginning of the heap
  HD Field<Small>* zones() { return (Field<Small>*)heap; }
  HD const Field<Small>* zones() const { return (const Field<Small>*)heap; }
  HD const uint8_t* where() const { return (const uint8_t*)(heap + 2 * zone_count); }
  HD const uint8_t* known() const { return where() + card_count; }
  HD const uint8_t* group() const { return where() + 2 * card_count; }
  HD uint8_t* where() { return (uint8_t*)(heap + 2 * zone_count); }
  HD uint8_t* known() { return where() + card_count; }
  HD uint8_t* group() { return where() + 2 * card_count; }
  HD uint32_t fixed_units() const { return 2 * zone_count + (3 * card_count + 1) / 2; }
  struct Zones { const G* g; int from; HD int size() const { return g->zone_count - from; } HD Seq<Small> operator[](Int i) const { return g->get(g->zones()[i + from]); } };
  HD Zones all_zones() const { return Zones{this, 0}; }
  HD Zones zones_from(Int n) const { return Zones{this, int(n)}; }
  // --- suspended work
  HD Frame* frame_at(Int i) { return (Frame*)(heap + stack[i < 0 ? i + depth : i]); }
  HD Frame* new_frame(Int kind, Int face, Int part, Int me, Int by, Int source, Int it, Int play_index);
  HD void push_frame(Frame* f) { if (depth >= STACK) { fail(-2); return; } stack[depth++] = uint16_t((Small*)f - heap); }
  HD void pop_frame() { depth--; }
  HD void drop_frames() { depth = 0; }
  HD void replace_frame(Int i, Frame* f) { stack[i < 0 ? i + depth : i] = uint16_t((Small*)f - heap); }
  struct Frames { G* g; HD int size() const { return g->depth; } HD Frame* operator[](Int i) const { return g->frame_at(i); } };
  HD Frames frames() { return Frames{this}; }
  // --- the question
  HD bool is_asking() const { return ask.kind != 0; }
  HD void no_question() { ask.kind = 0; ask.options.n = ask.among.n = ask.picked.n = 0; }
  HD void put_question(const Ask& a);
  HD Ask question() const {
    Ask a; a.seat = ask.seat; a.kind = ask.kind; a.options = get(ask.options); a.source = ask.source; a.what = ask.what;
    a.secret = ask.secret; a.least = ask.least; a.most = ask.most; a.among = get(ask.among); a.picked = get(ask.picked); return a;
  }
};
struct Seen { Int seat; Seq<Row<Small, Seq<Small>>> unseen; };
#define FAIL() g.fail(__LINE__)
#define FAIL_RESULT do { g.fail(__LINE__); return {}; } while (0)

// --- storing
template <class F> HD typename std::enable_if<std::is_integral<F>::value>::type put(G& g, F& field, Int value) {
  field = F(value);
  if (Int(field) != value) g.fail(-4);
}
template <class T> HD void put(G& g, Field<T>& field, Seq<T> s) {
  if (s.n <= 0) { field.at = 0; field.n = 0; return; }
  if (s.n > INT16_MAX) g.fail(-7);
  const T* p = s.p;
  if (!g.holds(p)) { T* to = g.template room<T>(s.n); for (int i = 0; i < s.n; i++) to[i] = p[i]; p = to; }
  field.at = uint16_t((const Small*)p - g.heap);
  field.n = int16_t(s.n);
}
template <class T> HD void put(G& g, Field<Seq<T>>& field, Seq<Seq<T>> s) {
  if (s.n <= 0) { field.at = 0; field.n = 0; return; }
  if (s.n > INT16_MAX) g.fail(-7);
  Span* to = g.template room<Span>(s.n);
  for (int i = 0; i < s.n; i++) { Field<T> f; put(g, f, s[i]); to[i] = Span{f.at, f.n}; }
  field.at = uint16_t((const Small*)to - g.heap);
  field.n = int16_t(s.n);
}
template <class T> struct is_row : std::false_type {};
template <class... A> struct is_row<Row<A...>> : std::true_type {};
template <class T, class V> HD T fit(G& g, const V& v) {
  if constexpr (std::is_same<T, Small>::value) { Small s = Small(v); if (Int(s) != Int(v)) g.fail(-5); return s; }
  else if constexpr (is_row<T>::value && !std::is_same<T, V>::value) { T row(v); if (!(row == v)) g.fail(-5); return row; }
  else return T(v);
}
HD inline Frame* G::new_frame(Int kind_, Int face_, Int part_, Int me_, Int by_, Int source_, Int it_, Int play_index) {
  G& g = *this;
  Frame* f = room<Frame>(1);
#define X(name, type, start) f->name = type(start);
  FRAME_NUMBER(X)
#undef X
#define X(name, type, start) f->name = Field<type>{0, 0};
  FRAME_SEQ(X)
#undef X
  f->answer = Option{};
  put(g, f->kind, kind_); put(g, f->face, face_); put(g, f->part, part_); put(g, f->me, me_); put(g, f->by, by_);
  put(g, f->source, source_); put(g, f->it, it_); put(g, f->n, play_index);
  return f;
}
HD inline void G::put_question(const Ask& a) {
  G& g = *this;
  put(g, ask.seat, a.seat); put(g, ask.kind, a.kind); put(g, ask.source, a.source); put(g, ask.what, a.what); put(g, ask.secret, a.secret);
  put(g, ask.least, a.least); put(g, ask.most, a.most); put(g, ask.options, a.options); put(g, ask.among, a.among); put(g, ask.picked, a.picked);
}
FN Ask new_Ask(G&, Int seat, Int kind, Seq<Option> options, Int source, Int what, bool secret, Int least, Int most, Seq<Small> among, Seq<Small> picked) {
  Ask a; a.seat = seat; a.kind = kind; a.options = options; a.source = source; a.what = what; a.secret = secret; a.least = least; a.most = most; a.among = among; a.picked = picked; return a;
}

// --- lists
template <class T> struct List {
  T* p = nullptr;
  int n = 0, cap = 0;
  HD static List none() { List l; l.n = -1; return l; }
  HD bool is_none() const { return n < 0; }
  HD int size() const { return n < 0 ? 0 : n; }
  HD const T& operator[](Int i) const { return p[i]; }
  HD T& at(Int i) { return p[i < 0 ? i + n : i]; }
  HD const T& at(Int i) const { return p[i < 0 ? i + n : i]; }
  HD explicit operator Seq<T>() const { Seq<T> s; s.p = p; s.n = n; return s; }
  HD void grow(G& g) {
    int more = cap < 8 ? 8 : 2 * cap;
    if (p && (Small*)(p + cap) == g.heap + g.top && g.top + (more - cap) * sizeof(T) / 2 <= HEAP) { g.top += (more - cap) * sizeof(T) / 2; cap = more; return; }
    T* q = g.template room<T>(more);
    for (int i = 0; i < n; i++) q[i] = p[i];
    p = q; cap = more;
  }
  template <class V> HD void push(G& g, const V& v) { T x = fit<T>(g, v); if (n == cap) grow(g); p[n++] = x; }
  HD void replace(G&, int i, const T& v) { p[i] = v; }
  template <class V> HD void push_new(G& g, const V& v) { for (int i = 0; i < n; i++) if (p[i] == T(v)) return; push(g, v); }
  template <class C> HD void extend(G& g, const C& c) { for (int i = 0, m = c.size(); i < m; i++) push(g, c[i]); }
  HD T pop(Int i) { if (i < 0) i += n; T v = p[i]; for (int j = int(i); j + 1 < n; j++) p[j] = p[j + 1]; n--; return v; }
  template <class V> HD void remove(const V& v) { for (int i = 0; i < n; i++) if (p[i] == T(v)) { pop(i); return; } }
};
template <class T> struct List<Seq<T>> {
  const Small* base = nullptr;
  List<Span> spans;
  int n = 0;
  HD int size() const { return n; }
  HD Seq<T> operator[](Int i) const { Seq<T> s; s.p = (const T*)(base + spans[i].at); s.n = spans[i].n; return s; }
  HD Seq<T> at(Int i) const { return (*this)[i < 0 ? i + n : i]; }
  HD explicit operator Seq<Seq<T>>() const { Seq<Seq<T>> s; s.base = base; s.p = spans.p; s.n = n; return s; }
  HD void push(G& g, const Seq<T>& v) { Field<T> f; put(g, f, v); base = g.heap; spans.push(g, Span{f.at, f.n}); n++; }
  HD void replace(G& g, int i, const Seq<T>& v) { Field<T> f; put(g, f, v); base = g.heap; spans.p[i] = Span{f.at, f.n}; }
  template <class C> HD void extend(G& g, const C& c) { for (int i = 0, m = c.size(); i < m; i++) push(g, c[i]); }
};
template <class T> using Builder = List<T>;
template <class C> struct Entry;
template <class T> struct Entry<Seq<T>> { using type = T; };
template <class T> struct Entry<List<T>> { using type = T; };
template <class C> using entry_of = typename Entry<C>::type;

template <class A, class B> struct Dict {
  List<A> keys;
  List<B> entries;
  HD int size() const { return keys.n; }
  HD int find(const A& a) const { for (int i = 0; i < keys.n; i++) if (keys.p[i] == a) return i; return -1; }
  HD bool has(const A& a) const { return find(a) >= 0; }
  HD B get(const A& a) const { return entries[find(a)]; }
  HD B get(const A& a, const B& other) const { int i = find(a); return i >= 0 ? B(entries[i]) : other; }
  HD void set(G& g, const A& a, const B& b) { int i = find(a); if (i >= 0) entries.replace(g, i, b); else { keys.push(g, a); entries.push(g, b); } }
  HD B setdefault(G& g, const A& a, const B& b) { int i = find(a); if (i >= 0) return entries[i]; set(g, a, b); return b; }
};

// --- Python's operations
INLINE Int quotient(Int a, Int b) { Int q = a / b; return a % b != 0 && (a % b < 0) != (b < 0) ? q - 1 : q; }
INLINE Int modulo(Int a, Int b) { Int r = a % b; return r != 0 && (r < 0) != (b < 0) ? r + b : r; }
template <class T> INLINE T min_of_two(T a, T b) { return b < a ? b : a; }
template <class T> INLINE T max_of_two(T a, T b) { return b > a ? b : a; }
INLINE Int min_of_two(Int a, Int b) { return b < a ? b : a; }
INLINE Int max_of_two(Int a, Int b) { return b > a ? b : a; }
INLINE bool truth_of_number(Int n) { return n != NONE && n != 0; }
INLINE bool truth_of_text(Int n) { return n != NONE && n != -1; }
INLINE Int bit_count(Int n) { uint64_t v = uint64_t(n); int count = 0; while (v) { v &= v - 1; count++; } return count; }

template <class C, class... V> HD C made(G& g, const V&... v) { Builder<entry_of<C>> b; (b.push(g, v), ...); return C(b); }
template <class T> HD Seq<T> joined(G& g, const Seq<T>& a, const Seq<T>& b) {
  if (b.size() == 0) return a;
  if (a.size() == 0) return b;
  if constexpr (std::is_same<T, Small>::value) {
    T* q = g.template room<T>(a.n + b.n);
    memcpy(q, a.p, a.n * sizeof(T)); memcpy(q + a.n, b.p, b.n * sizeof(T));
    Seq<T> s; s.p = q; s.n = a.n + b.n; return s;
  } else { Builder<T> c; c.extend(g, a); c.extend(g, b); return Seq<T>(c); }
}
template <class T> HD List<T> joined(G& g, const List<T>& a, const List<T>& b) { List<T> c; c.extend(g, a); c.extend(g, b); return c; }
template <class C> HD C repeated(G& g, const C& c, Int n) { Builder<entry_of<C>> b; for (Int i = 0; i < n; i++) b.extend(g, c); return C(b); }
template <class T, class C> HD Seq<T> packed(G& g, const C& c) { Builder<T> b; b.extend(g, c); return Seq<T>(b); }
template <class T, class... A> HD Seq<T> packed(G& g, const Row<A...>& r) {
  Builder<T> b; constexpr int n = sizeof...(A);
  if constexpr (n > 0) b.push(g, r.part0);
  if constexpr (n > 1) b.push(g, r.part1);
  if constexpr (n > 2) b.push(g, r.part2);
  if constexpr (n > 3) b.push(g, r.part3);
  return Seq<T>(b);
}
template <class T, class C> HD List<T> listed(G& g, const C& c) { List<T> b; b.extend(g, c); return b; }
template <class T, class A, class B> HD List<T> listed(G& g, const Dict<A, B>& c) { List<T> b; b.extend(g, c.keys); return b; }
template <class C, class S> HD C distinct(G& g, const S& s) { Builder<entry_of<C>> b; for (int i = 0; i < s.size(); i++) b.push_new(g, s[i]); return C(b); }
template <class C> HD C counted(G& g, Int low, Int high, Int step = 1) { Builder<entry_of<C>> b; for (Int i = low; i < high; i += step) b.push(g, i); return C(b); }
template <class C> HD C counted(G& g, Int high) { return counted<C>(g, 0, high); }
template <class C> HD C without(G& g, const C& a, const C& b) { Builder<entry_of<C>> c; for (int i = 0; i < a.size(); i++) if (!contains(b, a[i])) c.push(g, a[i]); return C(c); }
INLINE void clip(Int n, Int& low, Int& high) {
  if (low == NONE) low = 0;
  if (high == NONE) high = n;
  if (low < 0) low = max_of_two(low + n, 0);
  if (high < 0) high = max_of_two(high + n, 0);
  low = min_of_two(low, n); high = max_of_two(low, min_of_two(high, n));
}
template <class T> HD Seq<T> stretch(G&, Seq<T> s, Int low, Int high) { clip(s.size(), low, high); s.p += low; s.n = int(high - low); return s; }
template <class T> HD List<T> stretch(G& g, const List<T>& l, Int low, Int high) { clip(l.size(), low, high); List<T> b; for (Int i = low; i < high; i++) b.push(g, l[i]); return b; }
template <class C> HD C backwards(G& g, const C& c) { Builder<entry_of<C>> b; for (int i = c.size() - 1; i >= 0; i--) b.push(g, c[i]); return C(b); }
template <class A, class B> HD bool same(const A& a, const B& b) {
  if (a.size() != b.size()) return false;
  for (int i = 0; i < a.size(); i++) if (!(a[i] == b[i])) return false;
  return true;
}
template <class T, class U> HD bool operator==(const Seq<T>& a, const Seq<U>& b) { return same(a, b); }
template <class C, class V> HD bool contains(const C& c, const V& v) { for (int i = 0, n = c.size(); i < n; i++) if (c[i] == v) return true; return false; }
template <class C, class V> HD Int index_of(const C& c, const V& v) { for (int i = 0; i < c.size(); i++) if (c[i] == v) return i; return -1; }
template <class C, class V> HD Int count_of(const C& c, const V& v) { Int n = 0; for (int i = 0; i < c.size(); i++) n += c[i] == v; return n; }
template <class C> HD bool any_of(const C& c) { for (int i = 0; i < c.size(); i++) if (c[i]) return true; return false; }
template <class C> HD bool all_of(const C& c) { for (int i = 0; i < c.size(); i++) if (!c[i]) return false; return true; }
template <class T = Int, class C> HD T sum_of(const C& c) { T n = 0; for (int i = 0; i < c.size(); i++) n += c[i]; return n; }
template <class T> HD bool is_less(const T& a, const T& b) { return a < b; }
template <class T> HD bool is_less(const Seq<T>& a, const Seq<T>& b) {
  for (int i = 0; i < a.size() && i < b.size(); i++) { if (a[i] < b[i]) return true; if (b[i] < a[i]) return false; }
  return a.size() < b.size();
}
template <class C, class F> HD auto max_of(G& g, const C& c, F key) {
  if (c.size() == 0) g.fail(-6);
  auto best = c[0];
  for (int i = 1; i < c.size(); i++) if (is_less(key(best), key(c[i]))) best = c[i];
  return best;
}
template <class C, class F> HD auto min_of(G& g, const C& c, F key) {
  if (c.size() == 0) g.fail(-6);
  auto best = c[0];
  for (int i = 1; i < c.size(); i++) if (is_less(key(c[i]), key(best))) best = c[i];
  return best;
}
template <class T, class F> HD List<T> sorted(G&, List<T> l, F key) {
  for (int i = 1; i < l.n; i++) {
    T v = l.p[i]; auto by = key(v); int j = i;
    while (j > 0 && is_less(by, key(l.p[j - 1]))) { l.p[j] = l.p[j - 1]; j--; }
    l.p[j] = v;
  }
  return l;
}
// The choices of so many numbers below a bound, in order.
FN List<Seq<Small>> combinations(G& g, Int bound, Int size) {
  List<Seq<Small>> found;
  List<Small> at;
  for (Int i = 0; i < size; i++) at.push(g, i);
  while (size <= bound) {
    Builder<Small> one; one.extend(g, at); found.push(g, Seq<Small>(one));
    Int i = size - 1;
    while (i >= 0 && at.p[i] == bound - size + i) i--;
    if (i < 0) break;
    at.p[i]++;
    for (Int j = i + 1; j < size; j++) at.p[j] = Small(at.p[j - 1] + 1);
  }
  return found;
}
FN bool is_part_of(G& g, Int part, Int text) {
  const int32_t* all = g.words + g.words[4] + 1;
  const int32_t* x = g.words + all[-part - 1];
  const int32_t* y = g.words + all[-text - 1];
  for (int i = 0; i + x[0] <= y[0]; i++) { bool found = true; for (int j = 0; j < x[0] && found; j++) found = x[1 + j] == y[1 + i + j]; if (found) return true; }
  return false;
}
