package org.xmlbench.results.stats;

import java.util.Set;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Tells the run of a gate or a calibration, whose forks belong to two arms, from others. */
public final class ArmRun {
  private static final Set<String> PROFILES = Set.of("gate", "calibration");

  private ArmRun() {}

  /** Whether it is one, also where it ended before its first fork did. */
  public static boolean is(Manifest manifest, Forks forks) {
    return PROFILES.contains(manifest.profile())
        || forks.records().stream().anyMatch(fork -> fork.arm() != null);
  }
}
