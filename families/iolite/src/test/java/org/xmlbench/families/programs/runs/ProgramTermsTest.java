package org.xmlbench.families.programs.runs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.families.programs.fork.Transport;
import org.xmlbench.families.programs.tables.ProgramTerm;

/** The results know no program of IO-Lite, and yet their tables describe each transport. */
class ProgramTermsTest {
  @ParameterizedTest
  @EnumSource
  void eachTransportHasItsTerm(Transport transport) {
    assertThat(ProgramTerm.transport(transport.label()))
        .hasValueSatisfying(term -> assertThat(term.label()).isEqualTo(transport.label()));
  }
}
