package org.xmlbench.piximal.java21;

import java.nio.file.Path;
import java.util.Set;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** A program that runs the tests of this module which need no later Java than 21. */
final class TestsOfModule {
  private TestsOfModule() {}

  public static void main(String[] args) {
    LauncherDiscoveryRequest all =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(
                DiscoverySelectors.selectClasspathRoots(Set.of(Path.of("target/test-classes"))))
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
}
