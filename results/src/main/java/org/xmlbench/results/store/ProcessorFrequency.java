package org.xmlbench.results.store;

import java.util.Optional;

/**
 * The highest frequency of a host's processor that its system names, in MHz. It is no part of the
 * fingerprint by which hosts are distinguished: some systems name the one of the moment.
 *
 * @param megahertz above 0
 */
public record ProcessorFrequency(double megahertz) {
  /** The option of a manifest that holds it. */
  public static final String OPTION = "processorMHz";

  public ProcessorFrequency {
    if (!(megahertz > 0)) {
      throw new IllegalArgumentException("no frequency: " + megahertz + " MHz");
    }
  }

  /** That of a run's host; empty where the manifest does not say it. */
  public static Optional<ProcessorFrequency> of(Manifest manifest) {
    try {
      return Optional.ofNullable(manifest.options().get(OPTION))
          .map(Double::valueOf)
          .map(ProcessorFrequency::new);
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
