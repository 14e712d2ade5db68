// Many games at once on a CUDA device, a thread each.
//
// Between two decisions what is alive of a game (its image, some 1.5 KB) lies in global memory. A thread takes an image
// into memory of its own, answers, and puts it back. Before that, games are sorted by what will be answered: threads
// that run side by side then do much the same. Games that end are told and dealt anew together.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>
#include "many.hpp"
FN void asking_redraw_picks(G& g, Frame*, Seq<Small>) { FAIL(); }  // for re-deals, and there are none here
constexpr uint32_t PARTS = 192;  // of 16 bytes: what an image has room for
constexpr int BINS = 4096;
constexpr uint16_t OVER = BINS - 1, IDLE = BINS;  // the last bin is for games to be dealt; idle slots are in none
constexpr int HEAD = offsetof(G, heap) / 16;
static_assert(offsetof(G, heap) % 16 == 0, "an image begins on 16 bytes");

struct alignas(16) Part { uint32_t word[4]; };
struct Slot { Run run; uint64_t unforced, forced; uint32_t rank; uint16_t bin; };
// How to play; the results are the same for all of these.
struct Plan { uint32_t slots, decisions, block, sorted, aligned, rounds, stack; };  // stack: kilobytes of a thread
struct Table {  // where everything lies on the device
  const int32_t* words; Part* images; Slot* slots; uint32_t* order; uint32_t* counts; uint32_t* totals;
  Outcome* outcomes; uint32_t games, watched; Plan plan;
};
enum { TO_PLAY, TO_DEAL, NEXT_GAME, TOTALS };

__device__ inline Part& part_of(const Table& t, uint32_t slot, uint32_t part) { return t.images[(size_t(part / 2) * t.plan.slots + slot) * 2 + part % 2]; }
__device__ inline void take_image(G& g, const Table& t, uint32_t slot) {
  char* to = (char*)&g;
#pragma unroll
  for (int i = 0; i < HEAD; i++) memcpy(to + 16 * i, &part_of(t, slot, i), 16);
  uint32_t parts = HEAD + (g.top + 7) / 8;
  for (uint32_t i = HEAD; i < parts; i += 4) {
    Part four[4];
    for (int j = 0; j < 4; j++) if (i + j < parts) four[j] = part_of(t, slot, i + j);
    for (int j = 0; j < 4; j++) if (i + j < parts) memcpy(to + 16 * (i + j), &four[j], 16);
  }
}
__device__ inline void put_image(G& g, const Table& t, uint32_t slot) {
  constexpr uint32_t room = (PARTS - HEAD) * 8;
  alignas(16) Small alive[room];
  g.top = gather(g, alive, room);
  for (int i = 0; i < HEAD; i++) memcpy(&part_of(t, slot, i), (const char*)&g + 16 * i, 16);
  for (uint32_t i = 0; i < (g.top + 7) / 8; i++) memcpy(&part_of(t, slot, HEAD + i), alive + 8 * i, 16);
}
// The bin of a game: games in one answer the same question with the same card.
__device__ inline uint16_t bin_of(const G& g, const Run& run, const Table& t, uint32_t slot) {
  if (run.next < 0) return OVER;
  if (!t.plan.sorted) return uint16_t(slot / (t.plan.slots / 2048 + 1));
  Option option = g.get(g.ask.options)[run.next];
  Seq<Small> faces = g.constants<Small>(g.words[g.setup + SETUP_FACES]);
  int what = option.card >= 0 && option.card < faces.n ? faces[option.card] : -1;
  return uint16_t(mixed(uint64_t(uint16_t(g.ask.kind)) << 32 | uint64_t(uint16_t(option.verb)) << 16 | uint16_t(what)) % OVER);
}
// Set a game down as failed before it is played on: a failure ends its thread.
__device__ inline void set_down(Slot& s, uint32_t game) { s.run.game = game; s.run.failed = 1; s.run.next = -1; s.bin = OVER; }
__global__ void count_bins(Table t) {
  uint32_t slot = blockIdx.x * blockDim.x + threadIdx.x;
  if (slot >= t.plan.slots) return;
  uint16_t bin = t.slots[slot].bin;
  if (bin != IDLE) t.slots[slot].rank = atomicAdd(&t.counts[bin], 1);
}
__global__ void sum_bins(Table t) {  // one block of 1024 threads; counts become where bins begin
  __shared__ uint32_t sums[1024];
  uint32_t own[BINS / 1024], sum = 0;
  for (int i = 0; i < BINS / 1024; i++) { own[i] = sum; sum += t.counts[threadIdx.x * (BINS / 1024) + i]; }
  sums[threadIdx.x] = sum;
  uint32_t last = t.counts[OVER];
  __syncthreads();
  for (int step = 1; step < 1024; step *= 2) {
    uint32_t before = threadIdx.x >= step ? sums[threadIdx.x - step] : 0;
    __syncthreads();
    sums[threadIdx.x] += before;
    __syncthreads();
  }
  for (int i = 0; i < BINS / 1024; i++) t.counts[threadIdx.x * (BINS / 1024) + i] = own[i] + sums[threadIdx.x] - sum;
  if (threadIdx.x == 1023) { t.totals[TO_PLAY] = sums[1023] - last; t.totals[TO_DEAL] = last; }
}
__global__ void place_slots(Table t) {
  uint32_t slot = blockIdx.x * blockDim.x + threadIdx.x;
  if (slot >= t.plan.slots) return;
  const Slot& s = t.slots[slot];
  if (s.bin != IDLE) t.order[t.counts[s.bin] + s.rank] = slot;
}
__global__ void play_games(Table t) {
  uint32_t place = blockIdx.x * blockDim.x + threadIdx.x;
  if (place >= t.totals[TO_PLAY]) return;
  uint32_t slot = t.order[place];
  Slot& s = t.slots[slot];
  alignas(16) G g;
  take_image(g, t, slot);
  if (t.plan.aligned) g.top = (__reduce_max_sync(__activemask(), g.top) + 63) & ~63u;
  Run run = s.run;
  uint32_t answers = run.answers, unforced = run.unforced;
  set_down(s, run.game);
  for (uint32_t i = 0; i < t.plan.decisions && run.next >= 0; i++) go_on(g, run, t.watched);
  uint16_t bin = bin_of(g, run, t, slot);
  put_image(g, t, slot);
  s.run = run;
  s.bin = bin;
  s.unforced += run.unforced - unforced;
  s.forced += (run.answers - answers) - (run.unforced - unforced);
}
__global__ void deal_games(Table t) {
  uint32_t place = blockIdx.x * blockDim.x + threadIdx.x;
  if (place >= t.totals[TO_DEAL]) return;
  uint32_t slot = t.order[t.totals[TO_PLAY] + place];
  Slot& s = t.slots[slot];
  alignas(16) G g;
  if (s.run.game < t.games && t.outcomes) {
    Outcome& outcome = t.outcomes[s.run.game];
    outcome = Outcome{};
    outcome.failed = 1;
    if (!s.run.failed) {
      Run run = s.run;
      take_image(g, t, slot);
      set_down(s, run.game);
      outcome = outcome_of(g, run);
    }
  }
  uint32_t game = atomicAdd(&t.totals[NEXT_GAME], 1);
  if (game >= t.games) { s.bin = IDLE; return; }
  uint64_t key[4];
  key_of_game(key, game);
  Run run;
  set_down(s, game);
  begin_run(g, run, t.words, key, game, t.watched);
  uint16_t bin = bin_of(g, run, t, slot);
  put_image(g, t, slot);
  s.run = run;
  s.bin = bin;
}
__global__ void clear_slots(Table t) {
  uint32_t slot = blockIdx.x * blockDim.x + threadIdx.x;
  if (slot >= t.plan.slots) return;
  t.slots[slot] = Slot{};
  t.slots[slot].run.game = UINT32_MAX;
  t.slots[slot].bin = OVER;
}
__global__ void clear_tallies(Table t) {
  uint32_t slot = blockIdx.x * blockDim.x + threadIdx.x;
  if (slot < t.plan.slots) t.slots[slot].unforced = t.slots[slot].forced = 0;
}

static thread_local char trouble[256];
struct Memory {
  std::vector<void*> held;
  ~Memory() { for (void* each : held) cudaFree(each); }
};
#define TRY(call) do { cudaError_t error_ = (call); if (error_ != cudaSuccess) { snprintf(trouble, sizeof trouble, "%s: %s", #call, cudaGetErrorString(error_)); return 1; } } while (0)
template <class T> static int make(Memory& memory, T** place, size_t count) {
  void* made;
  TRY(cudaMalloc(&made, std::max(count, size_t(1)) * sizeof(T)));
  memory.held.push_back(made);
  *place = (T*)made;
  return 0;
}
#define MAKE(place, count) if (make(memory, &place, count)) return 1

extern "C" {
const char* lineup_device_trouble() { return trouble; }
int lineup_device_count() { int count = 0; return cudaGetDeviceCount(&count) == cudaSuccess ? count : 0; }
int lineup_device_name(char* name, int room) {
  cudaDeviceProp found;
  TRY(cudaGetDeviceProperties(&found, 0));
  snprintf(name, room, "%s", found.name);
  return 0;
}
// Play games 0 to before `games`; `rounds` above 0 stops after so many, for measurements. Figures: unforced, forced,
// nanoseconds, rounds.
int lineup_device_play(const int32_t* words, uint32_t word_count, uint32_t games, int watched, const Plan* plan, Outcome* outcomes, int64_t* figures) {
  Memory memory;
  Table t{};
  t.plan = *plan; t.games = games; t.watched = watched;
  uint32_t slots = t.plan.slots = std::min(plan->slots, games);
  int32_t* held; MAKE(held, word_count);
  TRY(cudaMemcpy(held, words, word_count * 4ull, cudaMemcpyHostToDevice));
  t.words = held;
  MAKE(t.images, size_t(slots) * PARTS); MAKE(t.slots, slots); MAKE(t.order, slots); MAKE(t.counts, BINS); MAKE(t.totals, TOTALS);
  if (outcomes) MAKE(t.outcomes, games);
  TRY(cudaDeviceSetLimit(cudaLimitStackSize, size_t(plan->stack) << 10));
  TRY(cudaMemset(t.totals, 0, TOTALS * 4));
  uint32_t block = t.plan.block, grid = (slots + block - 1) / block, light = (slots + 255) / 256;
  clear_slots<<<light, 256>>>(t);
  TRY(cudaDeviceSynchronize());
  auto start = std::chrono::steady_clock::now();
  uint32_t totals[TOTALS], rounds = 0;
  for (bool goes_on = true; goes_on;) {
    for (int i = 0; i < 16; i++) {
      TRY(cudaMemsetAsync(t.counts, 0, BINS * 4));
      count_bins<<<light, 256>>>(t);
      sum_bins<<<1, 1024>>>(t);
      place_slots<<<light, 256>>>(t);
      play_games<<<grid, block>>>(t);
      deal_games<<<grid, block>>>(t);
      if (++rounds == plan->rounds) break;
      if (rounds == plan->rounds / 4) {  // what comes now is measured
        clear_tallies<<<light, 256>>>(t);
        TRY(cudaDeviceSynchronize());
        start = std::chrono::steady_clock::now();
      }
    }
    TRY(cudaMemcpy(totals, t.totals, sizeof totals, cudaMemcpyDeviceToHost));
    goes_on = totals[TO_PLAY] + totals[TO_DEAL] > 0 && rounds != plan->rounds;
  }
  figures[2] = std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now() - start).count();
  std::vector<Slot> all(slots);
  TRY(cudaMemcpy(all.data(), t.slots, slots * sizeof(Slot), cudaMemcpyDeviceToHost));
  figures[0] = figures[1] = 0; figures[3] = rounds;
  for (const Slot& each : all) { figures[0] += each.unforced; figures[1] += each.forced; }
  if (outcomes) TRY(cudaMemcpy(outcomes, t.outcomes, games * sizeof(Outcome), cudaMemcpyDeviceToHost));
  return 0;
}
}
