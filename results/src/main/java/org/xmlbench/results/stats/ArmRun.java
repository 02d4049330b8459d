package org.xmlbench.results.stats;

import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Recognizes the run of a gate or a calibration, whose forks belong to two arms. */
public final class ArmRun {
  private ArmRun() {}

  /**
   * Whether it is one, also where it ended before its first fork did.
   *
   * @param manifest with its kind
   */
  public static boolean is(Manifest manifest, Forks forks) {
    return manifest.kind() != null && !manifest.kind().equals(Manifest.RUN)
        || forks.records().stream().anyMatch(fork -> fork.arm() != null);
  }
}
