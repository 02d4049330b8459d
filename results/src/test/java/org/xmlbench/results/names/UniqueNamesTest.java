package org.xmlbench.results.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class UniqueNamesTest {
  @Example
  void anEarlierThingKeepsItsNameAndNoNumberedNameIsTaken() {
    assertThat(
            UniqueNames.of(List.of("a:b", "a-b", "a_b_2"), thing -> thing.replaceAll("\\W", "_")))
        .containsEntry("a:b", "a_b")
        .containsEntry("a-b", "a_b_3")
        .containsEntry("a_b_2", "a_b_2");
  }

  @Provide
  Arbitrary<List<String>> things() {
    return Arbitraries.of("a", "a_2", "a_3", "b", "A", "A_2", "a_2_2").list();
  }

  @Property
  void noTwoThingsHaveOneName(@ForAll("things") List<String> things) {
    assertThat(UniqueNames.of(things, thing -> thing.toLowerCase(java.util.Locale.ROOT)).values())
        .doesNotHaveDuplicates()
        .hasSize((int) things.stream().distinct().count());
  }
}
