package org.xmlbench.results.store;

/** What is measured once for a host and JDK, and shown by runs whose folders stand beside it. */
public interface HostMeasurement {
  /** When it was measured: an ISO-8601 instant. */
  String createdUtc();

  /** Whether it holds for the forks of that run. */
  boolean holdsFor(Manifest run);
}
