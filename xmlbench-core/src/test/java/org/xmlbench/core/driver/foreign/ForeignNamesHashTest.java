package org.xmlbench.core.driver.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Names that have one hash code as strings have many in the table of a native library's names. */
class ForeignNamesHashTest {
  private static final int BITS = 12;

  /** {@code Aa} and {@code BB} have one hash code, and so has what is put together of them. */
  private static String name(int number) {
    return IntStream.range(0, BITS)
        .mapToObj(bit -> (number >> bit & 1) == 0 ? "Aa" : "BB")
        .collect(Collectors.joining());
  }

  @Test
  void namesThatCollideAsStringsAreApart() {
    Set<Integer> ofStrings = new HashSet<>();
    Set<Integer> ofTable = new HashSet<>();
    for (int number = 0; number < 1 << BITS; number++) {
      String name = name(number);
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
