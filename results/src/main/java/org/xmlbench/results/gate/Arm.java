package org.xmlbench.results.gate;

import org.xmlbench.core.Labelled;

/** The role of a fork in a gate's run: the value of {@code arm} in its record. */
public enum Arm implements Labelled {
  /** The version with which the candidate is compared. */
  BASELINE,
  /** The version that may have become slower. */
  CANDIDATE,
  SENTINEL_BASELINE,
  /** A second copy of the baseline, which is handled in every respect as the candidate is. */
  SENTINEL_CANDIDATE;

  /** The profile in the manifest of a gate's run. */
  public static final String GATE = "gate";

  /** The profile in the manifest of a calibration's run, all of whose forks are sentinels. */
  public static final String CALIBRATION = "calibration";

  public boolean isSentinel() {
    return this == SENTINEL_BASELINE || this == SENTINEL_CANDIDATE;
  }
}
