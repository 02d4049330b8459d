package org.xmlbench.results.simulate;

import java.util.SplittableRandom;

/** A simulated host: forks run one after the other, each in the state that time has brought. */
public final class Machine {
  private final World world;
  private final SplittableRandom random;
  private final int shiftAt;
  private final double memory;
  private double drift;
  private int forks;

  /**
   * A machine at the beginning of a session.
   *
   * @param shiftAt number of forks before the world's shift
   */
  public Machine(World world, SplittableRandom random, int shiftAt) {
    this.world = world;
    this.random = random;
    this.shiftAt = shiftAt;
    this.memory = Math.exp(-1 / world.driftForks());
    this.drift = world.driftSd() * random.nextGaussian();
  }

  /**
   * The next fork in time.
   *
   * @param logEffect natural logarithm of the subject's true time
   */
  public SimulatedFork fork(double logEffect) {
    drift =
        memory * drift + world.driftSd() * Math.sqrt(1 - memory * memory) * random.nextGaussian();
    double level = logEffect + drift + world.forkSd() * random.nextGaussian();
    if (random.nextDouble() < world.slowForkShare()) {
      level += Math.log1p(world.slowForkCost());
    }
    if (forks++ >= shiftAt) {
      level += Math.log1p(world.shift());
    }
    return new SimulatedFork(iterations(level));
  }

  private double[] iterations(double level) {
    double correlation = world.correlation();
    double innovation = Math.sqrt(1 - correlation * correlation);
    double[] times = new double[World.ITERATIONS];
    double noise = random.nextGaussian();
    for (int i = 0; i < times.length; i++) {
      times[i] = Math.exp(level + world.iterationSd() * noise);
      if (random.nextDouble() < world.spikeShare()) {
        times[i] *= 1 + world.spikeCost();
      }
      noise = correlation * noise + innovation * random.nextGaussian();
    }
    return times;
  }

  /** The next block of one document: every subject once, in random order. */
  public SimulatedFork[] block(double[] logEffects) {
    int[] order = new int[logEffects.length];
    for (int i = 0; i < order.length; i++) {
      int j = random.nextInt(i + 1);
      order[i] = order[j];
      order[j] = i;
    }
    SimulatedFork[] block = new SimulatedFork[order.length];
    for (int subject : order) {
      block[subject] = fork(logEffects[subject]);
    }
    return block;
  }

  /** The next blocks of one document. */
  public SimulatedBlocks blocks(double[] logEffects, int blocks) {
    SimulatedFork[][] forks = new SimulatedFork[blocks][];
    for (int block = 0; block < blocks; block++) {
      forks[block] = block(logEffects);
    }
    return new SimulatedBlocks(forks);
  }

  /**
   * The next block of a gate's cell: baseline and candidate, adjacent.
   *
   * @param logRatio natural logarithm of the true ratio candidate / baseline
   * @param baselineFirst the order, which alternates from block to block (ABBA)
   * @return baseline and candidate, in this order
   */
  public SimulatedFork[] pair(double logRatio, boolean baselineFirst) {
    SimulatedFork first = fork(baselineFirst ? 0 : logRatio);
    SimulatedFork second = fork(baselineFirst ? logRatio : 0);
    return baselineFirst
        ? new SimulatedFork[] {first, second}
        : new SimulatedFork[] {second, first};
  }
}
