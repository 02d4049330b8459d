package org.xmlbench.suite.family.programs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.iolite.Program;
import org.xmlbench.iolite.Transport;
import org.xmlbench.results.family.programs.IoliteResult;
import org.xmlbench.results.family.programs.IoliteResult.ProgramResult;
import org.xmlbench.results.family.programs.IoliteResult.TransportResult;
import org.xmlbench.results.family.programs.ProgramText;

/** The results know no program of IO-Lite, and yet their text describes each transport. */
class ProgramSummariesTest {
  @ParameterizedTest
  @EnumSource
  void theTextDescribesThePrograms(Program program) {
    for (Transport transport : Transport.values()) {
      TransportResult result =
          new TransportResult(transport.label(), List.of(1.0), 1.0, null, null, null, null, false);
      ProgramResult one = new ProgramResult(program.text(), 1000, null, List.of(result));
      boolean reads = program.isSingle() && transport == Transport.CONVENTIONAL;
      assertThat(ProgramText.render(new IoliteResult(1, List.of(one), null, null)))
          .as("%s by %s ends in words and no figure", program.text(), transport.label())
          .matches("(?s).*\\w [A-Za-z]+\n\n")
          .matches(text -> reads == text.contains("  read copies the file into a buffer"));
    }
  }
}
