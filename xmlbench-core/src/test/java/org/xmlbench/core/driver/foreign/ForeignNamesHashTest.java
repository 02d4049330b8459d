package org.xmlbench.core.driver.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Names that have one hash code as strings have many in the table of a native library's names. */
class ForeignNamesHashTest {
  private static final int BITS = 12;

  @Test
  void namesThatCollideAsStringsAreApart() {
    Set<Integer> ofStrings = new HashSet<>();
    Set<Integer> ofTable = new HashSet<>();
    for (int number = 0; number < 1 << BITS; number++) {
      StringBuilder name = new StringBuilder();
      for (int bit = 0; bit < BITS; bit++) {
        name.append((number >> bit & 1) == 0 ? "Aa" : "BB");
      }
      ofStrings.add(name.toString().hashCode());
      int hash = 0;
      for (byte next : name.toString().getBytes(StandardCharsets.UTF_8)) {
        hash = ForeignNames.mixed(hash, next);
      }
      ofTable.add(hash);
    }
    assertThat(ofStrings).hasSize(1);
    assertThat(ofTable).hasSizeGreaterThan((1 << BITS) - 10);
  }
}
