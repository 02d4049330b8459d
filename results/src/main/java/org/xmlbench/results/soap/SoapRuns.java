package org.xmlbench.results.soap;

import java.util.Optional;
import org.xmlbench.results.store.Manifest;

/** Tells runs of SOAPBench and of the marshalling tests from others. */
public final class SoapRuns {
  /** What the manifest's profile begins with. */
  public static final String FAMILY = "soap";

  /** The same of the marshalling tests. */
  public static final String BINDINGS = "bindings";

  /** The same of servers under load. */
  public static final String LOAD = "load";

  /** The same of servers under attack. */
  public static final String ATTACKS = "attacks";

  private SoapRuns() {}

  /** Whether a manifest is of such a run. */
  public static boolean isPart(Manifest manifest) {
    return manifest.profile().startsWith(FAMILY + "-");
  }

  /** Whether a manifest is of servers under load. */
  public static boolean isOfLoad(Manifest manifest) {
    return manifest.profile().startsWith(LOAD + "-");
  }

  /** Whether a manifest is of servers under attack. */
  public static boolean isOfAttacks(Manifest manifest) {
    return manifest.profile().startsWith(ATTACKS + "-");
  }

  /** The command that goes on with such a run; empty where it is of something else. */
  public static Optional<String> command(Manifest manifest) {
    if (isOfBindings(manifest)) {
      return Optional.of(BINDINGS);
    }
    boolean soap = isPart(manifest) || isOfLoad(manifest) || isOfAttacks(manifest);
    return soap ? Optional.of(FAMILY) : Optional.empty();
  }

  /** Whether a manifest is of the marshalling tests. */
  public static boolean isOfBindings(Manifest manifest) {
    return manifest.profile().startsWith(BINDINGS + "-");
  }
}
