package org.xmlbench.results.gate;

import java.util.function.DoubleUnaryOperator;

/** Where a rising function crosses a level. */
final class Root {
  private static final double PRECISION = 1e-9;
  private static final int MOST_DOUBLINGS = 200;

  private Root() {}

  /**
   * The argument at which {@code f} reaches the level, found by doubling and the Illinois variant
   * of false position.
   *
   * @param f not falling for positive arguments, below the level at 0
   * @param guess positive; near the answer where speed matters
   */
  static double of(DoubleUnaryOperator f, double level, double guess) {
    double low = 0;
    double high = guess;
    double below = f.applyAsDouble(low) - level;
    double above = f.applyAsDouble(high) - level;
    for (int i = 0; above < 0; i++) {
      if (i == MOST_DOUBLINGS) {
        throw new ArithmeticException("level " + level + " is not reached");
      }
      low = high;
      below = above;
      high *= 2;
      above = f.applyAsDouble(high) - level;
    }
    int side = 0;
    while (high - low > PRECISION * high && above != 0) {
      double x = (low * above - high * below) / (above - below);
      double y = f.applyAsDouble(x) - level;
      if (Math.abs(y) < PRECISION) {
        return x;
      }
      if (y < 0) {
        low = x;
        below = y;
        above = side < 0 ? above / 2 : above;
        side = -1;
      } else {
        high = x;
        above = y;
        below = side > 0 ? below / 2 : below;
        side = 1;
      }
    }
    return high;
  }
}
