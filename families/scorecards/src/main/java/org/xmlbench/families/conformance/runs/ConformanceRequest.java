package org.xmlbench.families.conformance.runs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.xmlbench.families.conformance.tables.ConformanceTest;
import org.xmlbench.house.run.RunRequest;

/**
 * What the user asks of a run over a conformance suite.
 *
 * @param profile name of the profile to start from
 * @param suite the suite's folder; {@link OwnSuite#NAME} for the one that XMLBench makes
 * @param tests its tests, by whose numbers records name them
 * @param drivers ids of the drivers; empty of all
 * @param seed seed of the order of forks
 */
record ConformanceRequest(
    String profile, String suite, List<ConformanceTest> tests, List<String> drivers, long seed)
    implements RunRequest {
  /** Checks that nothing is missing. */
  ConformanceRequest {
    Objects.requireNonNull(profile, "it has no profile");
    Objects.requireNonNull(suite, "it names no suite");
    tests = List.copyOf(tests);
    drivers = List.copyOf(drivers);
  }

  /** Without the tests, of which there are many. */
  @Override
  public Map<String, String> options() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("profile", profile);
    options.put("suite", suite);
    options.put("tests", Integer.toString(tests.size()));
    if (!drivers.isEmpty()) {
      options.put("drivers", String.join(SEPARATOR, drivers));
    }
    return options;
  }
}
