package org.xmlbench.results.stats;

/**
 * Number, mean and sum of squared deviations of values that are no longer stored.
 *
 * <p>Source: Chan, Golub, LeVeque: Updating Formulae and a Pairwise Algorithm for Computing Sample
 * Variances (1979), which combines two of them.
 *
 * @param mean their mean; 0 of none
 * @param squares sum of the squared deviations from the mean
 */
public record Moments(long count, double mean, double squares) {
  /** The moments of no value. */
  public static final Moments NONE = new Moments(0, 0, 0);

  /** The moments of that many values with that sample standard deviation. */
  public static Moments of(long count, double mean, double deviation) {
    return new Moments(count, mean, Math.max(0, count - 1) * deviation * deviation);
  }

  public static Moments of(double... values) {
    Moments all = NONE;
    for (double value : values) {
      all = all.plus(new Moments(1, value, 0));
    }
    return all;
  }

  public Moments plus(Moments other) {
    long all = count + other.count;
    if (all == 0) {
      return NONE;
    }
    double difference = other.mean - mean;
    return new Moments(
        all,
        mean + difference * other.count / all,
        squares + other.squares + difference * difference * count * other.count / all);
  }
}
