package org.xmlbench.probes;

/**
 * A pseudo-random sequence that is the same on every machine and in every Java version, which the
 * library's generators do not promise.
 *
 * @see <a href="https://doi.org/10.1145/2660193.2660195">Steele, Lea, Flood: Fast splittable
 *     pseudorandom number generators</a>
 */
final class SplitMix64 {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  SplitMix64(long seed) {
    state = seed;
  }

  long next() {
    state += GOLDEN_GAMMA;
    long z = state;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** A number from 0 to {@code bound - 1}. */
  int below(int bound) {
    return (int) ((next() >>> 32) * bound >>> 32);
  }

  /** A number from {@code low} to {@code high}, both included. */
  int between(int low, int high) {
    return low + below(high - low + 1);
  }

  /** True in {@code percent} of 100 cases. */
  boolean chance(int percent) {
    return below(100) < percent;
  }

  <T> T pick(T[] values) {
    return values[below(values.length)];
  }
}
