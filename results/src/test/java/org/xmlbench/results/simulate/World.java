package org.xmlbench.results.simulate;

import java.util.List;
import java.util.SplittableRandom;

/**
 * A machine and a JVM that disturb what is measured, with the parameters of the simulation by which
 * the rules were chosen ("What the simulations show" in docs/methodology.md). All spreads are
 * relative: 0.01 is 1 %.
 *
 * @param name its name in messages
 * @param forkSd standard deviation between forks of one subject
 * @param slowForkShare share of forks that another decision of the JIT compiler made slow
 * @param slowForkCost what such a fork costs more
 * @param iterationSd standard deviation between iterations of one fork
 * @param correlation of neighbouring iterations (first-order autoregression)
 * @param spikeShare share of iterations hit by a collection or a neighbour
 * @param spikeCost what such an iteration costs more
 * @param driftSd standard deviation of the machine's own speed over time
 * @param driftForks number of forks after which the drift is forgotten to 1/e
 * @param shift what everything costs more from a fork in the middle of the session on
 */
public record World(
    String name,
    double forkSd,
    double slowForkShare,
    double slowForkCost,
    double iterationSd,
    double correlation,
    double spikeShare,
    double spikeCost,
    double driftSd,
    double driftForks,
    double shift) {
  /** Measured iterations of a fork. */
  public static final int ITERATIONS = 10;

  /** Independent normal forks and iterations, and nothing else. */
  public static World normal() {
    return new World("normal", 0.01, 0, 0, 0.008, 0, 0, 0, 0, 1, 0);
  }

  /** 15 % of the forks are 4 % slower. */
  public static World bimodal() {
    return new World("bimodal forks", 0.01, 0.15, 0.04, 0.008, 0, 0, 0, 0, 1, 0);
  }

  /** Neighbouring iterations resemble each other. */
  public static World autocorrelated() {
    return new World("autocorrelated", 0.01, 0, 0, 0.008, 0.5, 0, 0, 0, 1, 0);
  }

  /** 2 % of the iterations take 10 % longer. */
  public static World spikes() {
    return new World("spikes", 0.01, 0, 0, 0.008, 0, 0.02, 0.10, 0, 1, 0);
  }

  /** The machine's speed wanders by 1.2 %. */
  public static World drift() {
    return new World("drift", 0.01, 0, 0, 0.008, 0, 0, 0, 0.012, 15, 0);
  }

  /** The machine becomes 3 % slower in the middle of the session. */
  public static World shifted() {
    return new World("3 % shift", 0.01, 0, 0, 0.008, 0, 0, 0, 0, 1, 0.03);
  }

  /** All of it at once but for the shift: the world of the figures in docs/methodology.md. */
  public static World everything() {
    return new World("everything", 0.01, 0.15, 0.04, 0.008, 0.5, 0.02, 0.10, 0.012, 15, 0);
  }

  public static List<World> all() {
    return List.of(
        normal(), bimodal(), autocorrelated(), spikes(), drift(), shifted(), everything());
  }

  /**
   * This world with all that makes forks and iterations differ that many times as large; the shift
   * in the middle stays as it is.
   */
  public World scaled(double factor) {
    return new World(
        name,
        factor * forkSd,
        slowForkShare,
        factor * slowForkCost,
        factor * iterationSd,
        correlation,
        spikeShare,
        factor * spikeCost,
        factor * driftSd,
        driftForks,
        shift);
  }

  /** This world with forks that share nothing: no drift, no shift. */
  public World withoutMachine() {
    return new World(
        name,
        forkSd,
        slowForkShare,
        slowForkCost,
        iterationSd,
        correlation,
        spikeShare,
        spikeCost,
        0,
        driftForks,
        0);
  }

  /**
   * A machine of this world at the beginning of a session.
   *
   * @param plannedForks forks of the session; the shift comes at a random one in its middle fifth
   */
  public Machine machine(SplittableRandom random, int plannedForks) {
    int shiftAt = (int) Math.round(plannedForks * (0.4 + 0.2 * random.nextDouble()));
    return new Machine(this, random, shiftAt);
  }

  /**
   * One document: every subject once in every block, adjacent and in fresh random order.
   *
   * @param logEffects natural logarithm of each subject's true time
   */
  public SimulatedBlocks blocks(SplittableRandom random, double[] logEffects, int blocks) {
    return machine(random, logEffects.length * blocks).blocks(logEffects, blocks);
  }

  @Override
  public String toString() {
    return name;
  }
}
