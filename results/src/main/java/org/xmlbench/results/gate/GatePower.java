package org.xmlbench.results.gate;

/**
 * The probabilities of the gate's verdicts on one cell of a known spread and a known true ratio,
 * both stages together; exact for independent normal block differences. Immutable.
 */
public final class GatePower {
  private final GateSettings settings;
  private final double sd;
  private final int confirmedCells;
  private final SampleSpread screening;
  private final SampleSpread confirmation;
  private final double flag;
  private final double pass;
  private final double prove;

  private GatePower(GateSettings settings, double sd, int confirmedCells) {
    this.settings = settings;
    this.sd = sd;
    this.confirmedCells = confirmedCells;
    this.screening = SampleSpread.of(settings.screenBlocks());
    this.confirmation = SampleSpread.of(settings.confirmBlocks());
    this.flag = screening.critical(settings.screenLevel());
    this.pass = screening.critical(settings.passLevel());
    this.prove = confirmation.critical(settings.errorRate() / confirmedCells);
  }

  /**
   * The gate's behaviour in one cell.
   *
   * @param sd standard deviation of the cell's block differences (log ratios), not negative
   * @param confirmedCells number k of cells in stage 2, the cell itself counted: a regressed one
   *     has to pass Holm's first and hardest step, errorRate / k
   */
  public static GatePower of(GateSettings settings, double sd, int confirmedCells) {
    return new GatePower(settings, sd, Math.max(1, confirmedCells));
  }

  /** Probability that a cell of this true ratio enters stage 2. */
  public double entering(double ratio) {
    if (settings.screenBlocks() < GateSettings.FEWEST_FOR_VERDICT) {
      return 1;
    }
    double truth = Math.log(ratio);
    if (sd == 0) {
      return truth > settings.logMargin() ? 1 : 0;
    }
    double error = sd / Math.sqrt(settings.screenBlocks());
    return 1
        - screening.expectation(
            s -> {
              double flagged = settings.logMargin() + flag * s * error;
              double notPassed = settings.logPassBound() - pass * s * error;
              return SampleSpread.normal((Math.min(flagged, notPassed) - truth) / error);
            });
  }

  /**
   * Probability that stage 1 flags a cell of this true ratio: that it looks slower than allowed.
   */
  public double flagging(double ratio) {
    double distance = Math.log(ratio) - settings.logMargin();
    if (sd == 0) {
      return distance > 0 ? 1 : 0;
    }
    return screening.exceeding(distance / sd, flag);
  }

  /** Probability that a cell of this true ratio, once in stage 2, is found regressed. */
  public double confirming(double ratio) {
    double distance = Math.log(ratio) - settings.logMargin();
    if (sd == 0) {
      return distance > 0 ? 1 : 0;
    }
    return confirmation.exceeding(distance / sd, prove);
  }

  /** Probability that a cell of this true ratio is found regressed. The stages are independent. */
  public double detecting(double ratio) {
    return entering(ratio) * confirming(ratio);
  }

  /**
   * The slowdown that is found with the given probability, screening included.
   *
   * @return ratio less 1
   */
  public double minimumDetectableEffect(double power) {
    if (sd == 0) {
      return settings.margin();
    }
    double confirmed =
        Math.log1p(
            MinimumDetectableEffect.of(
                sd,
                settings.confirmBlocks(),
                settings.errorRate() / confirmedCells,
                power,
                settings.margin()));
    double distance =
        Root.of(
            beyond -> detecting(Math.exp(settings.logMargin() + beyond)),
            power,
            confirmed - settings.logMargin());
    return Math.expm1(settings.logMargin() + distance);
  }
}
