package org.xmlbench.results.soap;

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

  /** Whether a manifest is of servers under attack. */
  public static boolean isOfAttacks(Manifest manifest) {
    return RunFamily.of(manifest) == RunFamily.ATTACKS;
  }

  /** Whether what servers of a run do is a result that no time tells. */
  public static boolean isOfBehaviour(Manifest manifest) {
    return isOfAttacks(manifest) || RunFamily.of(manifest) == RunFamily.INTEROPERABILITY;
  }

  /** Whether a manifest is of the marshalling tests. */
  public static boolean isOfBindings(Manifest manifest) {
    return RunFamily.of(manifest) == RunFamily.FRAMEWORKS;
  }
}
