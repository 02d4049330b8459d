package org.xmlbench.results.soap;

import org.xmlbench.results.store.Manifest;

/** Tells runs of SOAPBench and of the marshalling tests from others. */
public final class SoapRuns {
  /** What the manifest's profile begins with. */
  public static final String FAMILY = "soap";

  /** The same of the marshalling tests. */
  public static final String BINDINGS = "bindings";

  private SoapRuns() {}

  /** Whether a manifest is of such a run. */
  public static boolean isPart(Manifest manifest) {
    return manifest.profile().startsWith(FAMILY + "-");
  }

  /** Whether a manifest is of the marshalling tests. */
  public static boolean isOfBindings(Manifest manifest) {
    return manifest.profile().startsWith(BINDINGS + "-");
  }
}
