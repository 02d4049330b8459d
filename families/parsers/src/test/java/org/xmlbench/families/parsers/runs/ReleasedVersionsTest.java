package org.xmlbench.families.parsers.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The versions that tell when a library became faster. */
class ReleasedVersionsTest {
  private static final List<String> ALL =
      List.of("5.4.0", "6.0.0-rc1", "6.0.0", "6.0.1", "6.1.0", "6.1.5", "6.2.0", "7.0.0", "7.1.0");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "6.0.0-rc1",
        "6.0.0.pr1",
        "1.0-SNAPSHOT",
        "2.0-beta-2",
        "2.0.0-M3",
        "3.0-alpha4",
        "1.0-ea",
        "20040902.021138",
        "20030807"
      })
  void whatIsNotFinishedIsNone(String version) {
    assertThat(ReleasedVersions.isOne(version)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "6.0.0",
        "1.1.4c",
        "9.9.1-8",
        "2.0.6.1",
        "1.0.3",
        "4.2.3.Final",
        "12.5",
        "1.3.0",
        "2004"
      })
  void whatIsFinishedIsOne(String version) {
    assertThat(ReleasedVersions.isOne(version)).isTrue();
  }

  @Test
  void ofEachMinorVersionTheLastPatch() {
    assertThat(ReleasedVersions.newest(ALL, "7.1.0", 4, false))
        .containsExactly("6.1.5", "6.2.0", "7.0.0", "7.1.0");
    assertThat(ReleasedVersions.newest(ALL, "7.1.0", 20, false))
        .containsExactly("5.4.0", "6.0.1", "6.1.5", "6.2.0", "7.0.0", "7.1.0");
  }

  @Test
  void orEveryPatch() {
    assertThat(ReleasedVersions.newest(ALL, "7.1.0", 5, true))
        .containsExactly("6.1.0", "6.1.5", "6.2.0", "7.0.0", "7.1.0");
  }

  /** It is what every other table is of. */
  @Test
  void thatOfTheDistributionIsAlwaysThere() {
    assertThat(ReleasedVersions.newest(ALL, "6.0.0", 3, false))
        .containsExactly("6.0.0", "7.0.0", "7.1.0");
    assertThat(ReleasedVersions.newest(ALL, "6.0.0-rc1", 20, false))
        .containsExactly("5.4.0", "6.0.0-rc1", "6.0.1", "6.1.5", "6.2.0", "7.0.0", "7.1.0");
    assertThat(ReleasedVersions.newest(List.of(), "1.0", 8, false)).containsExactly("1.0");
  }
}
