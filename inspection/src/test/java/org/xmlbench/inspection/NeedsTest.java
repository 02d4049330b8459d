package org.xmlbench.inspection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xmlbench.core.document.Capability.DEFAULT_NAMESPACE;
import static org.xmlbench.core.document.Capability.PROLOG_PROCESSING_INSTRUCTION;
import static org.xmlbench.core.document.Capability.SUPPLEMENTARY_CHARACTER_REFERENCES;

import java.lang.reflect.Field;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.document.Capability;

/** What a document needs: with every need, what looks like it and is not. */
class NeedsTest {
  static Stream<NeedsCases.Case> cases() {
    return Stream.of(new MarkupCases(), new DtdCases()).flatMap(cases -> cases.all().stream());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void needsAreFound(NeedsCases.Case test) {
    DocumentInspection inspection = Inspections.of(test.document());
    assertThat(inspection.outside()).isEmpty();
    assertThat(inspection.needs()).as("%s", test).isEqualTo(test.needs());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void needsStandBeforeAMalformation(NeedsCases.Case test) {
    DocumentInspection inspection = Inspections.of(test.document() + "<");
    assertThat(inspection.outside()).isEmpty();
    assertThat(inspection.needs()).as("%s", test).isEqualTo(test.needs());
  }

  @ParameterizedTest
  @ValueSource(strings = {"<!DOCTYPE a [<!ENTITY>]><a/>", "<!DOCTYPE a [", "<a", "text"})
  void whatThePrologHasStands(String malformed) {
    assertThat(Inspections.of("<?p q?>" + malformed).needs())
        .contains(PROLOG_PROCESSING_INSTRUCTION);
  }

  /** A new constant needs its detection here, and a case that shows it. */
  @Test
  void everyConstantHasACase() throws IllegalAccessException {
    Set<Capability> needed = new HashSet<>();
    cases().forEach(test -> needed.addAll(test.needs()));
    Set<Capability> constants = new HashSet<>();
    for (Field field : Capability.class.getFields()) {
      if (field.getType() == Capability.class) {
        constants.add((Capability) field.get(null));
      }
    }
    // No document needs the place of an error.
    constants.removeIf(Capability::isOfErrors);
    // Nor the end of what breaks off.
    constants.remove(Capability.ENDS_IN_CDATA_END);
    assertThat(needed).isEqualTo(constants);
  }

  @Test
  void whatWasSeenBeforeAMalformationStands() {
    assertThat(Inspections.of("<a xmlns='x'>&#x10000;<b c='<'/>&#x10000;").needs())
        .containsExactly(DEFAULT_NAMESPACE, SUPPLEMENTARY_CHARACTER_REFERENCES);
    assertThat(Inspections.of("<a><b c='<'/>&#x10000;</a>").needs()).isEmpty();
  }
}
