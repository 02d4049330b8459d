package org.xmlbench.core.record;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.Labelled;

/** The rules by which a fork is labelled {@link ForkRecord#NOT_STEADY}: one that breaks any. */
public enum SteadyRule implements Labelled {
  /** Its warm-up did not end at the plateau of an operation's time. */
  OFF_PLATEAU,
  /**
   * An operation became more than 5 % faster from the start of the measured phase to its end, which
   * the noise of ten and more iterations does not explain.
   */
  BECAME_FASTER,
  /**
   * Its compilers took a tenth of the measured phase or more: the process' CPU time then holds as
   * much that is not the subject's work.
   */
  COMPILING;

  private static final double MAX_GAIN = 0.05;
  private static final double MAX_COMPILER_SHARE = 0.1;

  /**
   * The rules that a measured fork broke; what is unknown breaks none.
   *
   * @param plateau whether its warm-up ended at the plateau
   * @param iterations its iterations, warm-up included
   * @param clocks around its measured iterations
   */
  public static Set<SteadyRule> broken(
      boolean plateau, List<Iteration> iterations, Measured clocks) {
    Set<SteadyRule> broken = EnumSet.noneOf(SteadyRule.class);
    if (!plateau) {
      broken.add(OFF_PLATEAU);
    }
    if (ForkSlope.change(iterations).orElse(0.0) <= -MAX_GAIN && ForkSlope.falls(iterations)) {
      broken.add(BECAME_FASTER);
    }
    if (clocks.jitCpuNanos() != null && !isQuiet(clocks.jitCpuNanos(), clocks.wallNanos())) {
      broken.add(COMPILING);
    }
    return broken;
  }

  /**
   * Whether compilers took so little of a time that what runs in it is warm.
   *
   * @param compilerNanos their CPU time
   * @param wallNanos the time
   */
  public static boolean isQuiet(long compilerNanos, long wallNanos) {
    return compilerNanos < MAX_COMPILER_SHARE * wallNanos;
  }
}
