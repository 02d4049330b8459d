package org.xmlbench.results.stats;

/**
 * Number, mean and sum of squared deviations of values that are not at hand any more.
 *
 * <p>Source: Chan, Golub, LeVeque: Updating Formulae and a Pairwise Algorithm for Computing Sample
 * Variances (1979), by which two of them make one.
 *
 * @param count number of values
 * @param mean their mean; 0 of none
 * @param squares sum of the squared deviations from the mean
 */
public record Moments(long count, double mean, double squares) {
  /** Of no value. */
  public static final Moments NONE = new Moments(0, 0, 0);

  /** Of so many values with that sample standard deviation. */
  public static Moments of(long count, double mean, double deviation) {
    return new Moments(count, mean, Math.max(0, count - 1) * deviation * deviation);
  }

  /** Of these values. */
  public static Moments of(double... values) {
    Moments all = NONE;
    for (double value : values) {
      all = all.plus(new Moments(1, value, 0));
    }
    return all;
  }

  /** Of the values of both. */
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
