package org.xmlbench.results.gate;

import java.util.Locale;

/** What a fork of a gate run was: the value of its record's {@code arm}. */
public enum Arm {
  /** What the candidate is held against. */
  BASELINE,
  /** What may have become slower. */
  CANDIDATE,
  /** The baseline in a sentinel. */
  SENTINEL_BASELINE,
  /** The same baseline again, on the candidate's whole path. */
  SENTINEL_CANDIDATE;

  /** The profile in the manifest of a gate's run. */
  public static final String GATE = "gate";

  /** The profile in the manifest of a calibration's run, all of whose forks are sentinels. */
  public static final String CALIBRATION = "calibration";

  /** The name in records, such as {@code sentinel-baseline}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether it belongs to a sentinel. */
  public boolean isSentinel() {
    return this == SENTINEL_BASELINE || this == SENTINEL_CANDIDATE;
  }
}
