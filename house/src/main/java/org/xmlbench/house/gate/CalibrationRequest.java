package org.xmlbench.house.gate;

import java.time.Duration;
import java.util.Optional;

/**
 * What the user asks of a calibration.
 *
 * @param profile whose forks are used
 * @param blocks blocks of each document, at most
 * @param budget wall time; no round of blocks starts that would end later
 */
public record CalibrationRequest(String profile, int blocks, Optional<Duration> budget) {
  /** As many as a gate measures in both stages: five windows of stage 1. */
  public static final int BLOCKS = 25;

  /** Where only the time limits them. */
  public static final int UNLIMITED = 100_000;
}
