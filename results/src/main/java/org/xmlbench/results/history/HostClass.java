package org.xmlbench.results.history;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.stats.RunClock;
import org.xmlbench.results.store.HostDifference;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.ServerHost;
import org.xmlbench.results.store.TimingClock;

/**
 * What runs must share so that their figures may stand in one trend.
 *
 * @param host the stable fingerprint, JDK included
 * @param clock the clock of the figures
 * @param measuring options of the run that change figures, by name
 */
public record HostClass(HostFingerprint host, TimingClock clock, Map<String, String> measuring) {
  public HostClass {
    Objects.requireNonNull(measuring, "measuring");
  }

  private static final List<String> MEASURING =
      List.of(
          "warmupCpu",
          "warmupLimit",
          "warmupWindow",
          "measuredIterations",
          "iteration",
          "cpuset",
          ServerHost.OPTION,
          Pairing.OPTION,
          Pairing.ONE_BY_ONE);

  private static final String CLOCK = "clock";

  /** All that identifies it, by name. */
  SortedMap<String, String> facts() {
    SortedMap<String, String> facts = new TreeMap<>(host.facts());
    facts.putAll(measuring);
    facts.put(CLOCK, clock.label());
    return facts;
  }

  /** In what these classes differ, in one sentence. */
  static String differences(Collection<HostClass> classes) {
    return "The runs are of %d host classes, and nothing is compared across them. They differ in, class after class: %s."
        .formatted(
            classes.size(), HostDifference.text(classes.stream().map(HostClass::facts).toList()));
  }

  static HostClass of(Manifest manifest, List<ForkRecord> forks) {
    Map<String, String> measuring = new TreeMap<>(manifest.options());
    measuring.keySet().retainAll(MEASURING);
    return new HostClass(manifest.host(), RunClock.of(manifest, forks), measuring);
  }
}
