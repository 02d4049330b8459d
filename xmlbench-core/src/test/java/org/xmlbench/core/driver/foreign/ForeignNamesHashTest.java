package org.xmlbench.core.driver.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.scorecard.CollidingNames;

/** Names that have one hash code as strings have many in the table of a native library's names. */
class ForeignNamesHashTest {
  private static final int BITS = 12;

  @Test
  void namesThatCollideAsStringsAreApart() {
    Set<Integer> ofStrings = new HashSet<>();
    Set<Integer> ofTable = new HashSet<>();
    for (int number = 0; number < 1 << BITS; number++) {
      String name = CollidingNames.of(number, BITS);
      ofStrings.add(name.hashCode());
      int hash = 0;
      for (byte next : name.getBytes(StandardCharsets.UTF_8)) {
        hash = ForeignNames.mixed(hash, next);
      }
      ofTable.add(hash);
    }
    assertThat(ofStrings).hasSize(1);
    assertThat(ofTable).hasSizeGreaterThan((1 << BITS) - 10);
  }
}
