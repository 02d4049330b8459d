package org.xmlbench.suite.architecture.wrong.results.stats;

import org.xmlbench.suite.architecture.wrong.results.store.Manifest;

/** Statistics that know a family by the profile's name. */
public final class ProfileStatistics {
  boolean isOfLoad(Manifest manifest) {
    return manifest.profile().startsWith("load-");
  }
}
