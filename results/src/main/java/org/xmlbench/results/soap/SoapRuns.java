package org.xmlbench.results.soap;

import java.util.Optional;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFamily;

/** Tells runs of SOAPBench and of the marshalling tests from others. */
public final class SoapRuns {
  /** What the manifest's profile begins with. */
  public static final String FAMILY = RunFamily.TOOLKITS.prefix();

  /** The same of the marshalling tests. */
  public static final String BINDINGS = RunFamily.FRAMEWORKS.prefix();

  /** The same of servers under load. */
  public static final String LOAD = RunFamily.LOAD.prefix();

  /** The same of servers under attack. */
  public static final String ATTACKS = RunFamily.ATTACKS.prefix();

  /** The same of SEMATECH's measurements. */
  public static final String SEMATECH = RunFamily.SEMATECH.prefix();

  /** The same of messages of each toolkit to the server of each. */
  public static final String INTEROPERABILITY = RunFamily.INTEROPERABILITY.prefix();

  private SoapRuns() {}

  /** Whether a manifest is of such a run. */
  public static boolean isPart(Manifest manifest) {
    return RunFamily.of(manifest) == RunFamily.TOOLKITS;
  }

  /** Whether a manifest is of servers under load. */
  public static boolean isOfLoad(Manifest manifest) {
    return RunFamily.of(manifest) == RunFamily.LOAD;
  }

  /** Whether a manifest is of servers under attack. */
  public static boolean isOfAttacks(Manifest manifest) {
    return RunFamily.of(manifest) == RunFamily.ATTACKS;
  }

  /** Whether a manifest is of SEMATECH's measurements. */
  public static boolean isOfSematech(Manifest manifest) {
    return RunFamily.of(manifest) == RunFamily.SEMATECH;
  }

  /** Whether a manifest is of messages of each toolkit to the server of each. */
  public static boolean isOfInteroperability(Manifest manifest) {
    return RunFamily.of(manifest) == RunFamily.INTEROPERABILITY;
  }

  /** Whether what servers of a run do is a result that no time tells. */
  public static boolean isOfBehaviour(Manifest manifest) {
    return isOfAttacks(manifest) || isOfInteroperability(manifest);
  }

  /** The command that goes on with such a run; empty where it is of something else. */
  public static Optional<String> command(Manifest manifest) {
    if (isOfBindings(manifest)) {
      return Optional.of(BINDINGS);
    }
    boolean ofServers = isOfLoad(manifest) || isOfBehaviour(manifest) || isOfSematech(manifest);
    return isPart(manifest) || ofServers ? Optional.of(FAMILY) : Optional.empty();
  }

  /** Whether a manifest is of the marshalling tests. */
  public static boolean isOfBindings(Manifest manifest) {
    return RunFamily.of(manifest) == RunFamily.FRAMEWORKS;
  }
}
