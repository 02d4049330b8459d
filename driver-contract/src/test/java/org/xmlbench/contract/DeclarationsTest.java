package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What a driver's author reads, who adds a parser by the declarations that are missing. */
class DeclarationsTest {
  @Test
  void nothingIsReportedWhereFoundIsDeclared() {
    assertThat(differences(Map.of("a", "why"), "a")).isEmpty();
    assertThat(differences(Map.of())).isEmpty();
  }

  @Test
  void saysWhatToAddAndWhatToTakeOut() {
    assertThat(differences(Map.of("c", "3: <c>", "b", "2: <b>", "same", "4"), "old", "same"))
        .isEqualTo(
            """

            Found and not declared:
            b: 2: <b>
            c: 3: <c>
            Mend the driver, or add to its file:
            b
            c

            Declared and not found; take out of its file:
            old
            """);
  }

  @Test
  void theEvidenceIsOneShortLine() {
    assertThat(differences(Map.of("a", "x\ny\u0001\u20AC\uD83D\uDE00")))
        .contains("\na: x{000A}y{0001}{20AC}{1F600}\n");
    assertThat(differences(Map.of("a", "x".repeat(500))))
        .contains("\na: " + "x".repeat(100) + "...\n");
    assertThat(differences(Map.of("a", "\u20AC".repeat(500)))).hasSizeLessThan(250);
  }

  private String differences(Map<String, String> found, String... declared) {
    return Declarations.differences(new TreeMap<>(found), new TreeSet<>(List.of(declared)));
  }
}
