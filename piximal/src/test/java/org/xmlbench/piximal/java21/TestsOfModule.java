package org.xmlbench.piximal.java21;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/**
 * A program that runs the tests of this module which need no later Java than 21. Arguments: names
 * of their classes; without one all of them.
 */
final class TestsOfModule {
  private TestsOfModule() {}

  public static void main(String[] args) {
    LauncherDiscoveryRequest all =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(selectors(args))
            .filters(
                ClassNameFilter.includeClassNamePatterns(".*Test"),
                ClassNameFilter.excludeClassNamePatterns(".*[.]artefact[.].*"),
                TagFilter.excludeTags("java25", "optional", "slow"))
            .configurationParameter("jqwik.reporting.onlyfailures", "true")
            .build();
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    LauncherFactory.create().execute(all, listener);
    TestExecutionSummary summary = listener.getSummary();
    for (TestExecutionSummary.Failure failure : summary.getFailures()) {
      System.out.println(failure.getTestIdentifier().getUniqueId());
      failure.getException().printStackTrace(System.out);
    }
    System.out.printf(
        "passed %d, failed %d, skipped %d%n",
        summary.getTestsSucceededCount(),
        summary.getTotalFailureCount(),
        summary.getTestsSkippedCount() + summary.getTestsAbortedCount());
    System.exit(summary.getTotalFailureCount() == 0 ? 0 : 1);
  }

  private static List<? extends DiscoverySelector> selectors(String... classes) {
    return classes.length == 0
        ? DiscoverySelectors.selectClasspathRoots(Set.of(Path.of("target/test-classes")))
        : Stream.of(classes).map(DiscoverySelectors::selectClass).toList();
  }
}
