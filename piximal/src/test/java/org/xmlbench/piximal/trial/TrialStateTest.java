package org.xmlbench.piximal.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrialStateTest {
  @ParameterizedTest
  @CsvSource({
    "21, false, false, vectors need Java 25 or later",
    "24, true, false, vectors need Java 25 or later",
    "25, false, true, the JVM runs without --add-modules jdk.incubator.vector",
    "25, false, false, the JVM runs without --add-modules jdk.incubator.vector",
    "25, true, false, 'the classes for Java 25 are missing: what packed PIXIMAL''s jar into"
        + " another'"
  })
  void whatVectorsLackIsSaid(int release, boolean hasModule, boolean hasClasses, String reason) {
    Optional<String> missing = TrialState.missing(release, hasModule, hasClasses);
    assertThat(missing.orElseThrow()).startsWith(reason);
    TrialState always = TrialState.of("always", missing);
    assertThat(always.vectors()).isFalse();
    assertThat(always.reason()).startsWith(reason);
    assertThat(TrialState.of("never", missing).reason()).endsWith("is never");
  }

  @ParameterizedTest
  @CsvSource({"25", "26", "30"})
  void nothingIsMissingOfLaterReleases(int release) {
    assertThat(TrialState.missing(release, true, true)).isEmpty();
  }

  @Test
  void vectorsThatAreThereAreTriedOrUsed() {
    assertThat(TrialState.of("", Optional.empty()).vectors()).isFalse();
    assertThat(TrialState.of("always", Optional.empty()).vectors()).isTrue();
  }
}
