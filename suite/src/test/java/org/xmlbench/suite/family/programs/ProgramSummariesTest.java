package org.xmlbench.suite.family.programs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.iolite.Program;
import org.xmlbench.iolite.Transport;
import org.xmlbench.results.family.programs.IoliteResult;
import org.xmlbench.results.family.programs.IoliteResult.ProgramResult;
import org.xmlbench.results.family.programs.IoliteResult.WayResult;
import org.xmlbench.results.family.programs.ProgramText;

/** The results know none of IO-Lite's programs, and yet their text says what each way is. */
class ProgramSummariesTest {
  @ParameterizedTest
  @EnumSource
  void theTextSaysWhatTheProgramsSay(Program program) {
    for (Transport way : Transport.values()) {
      WayResult result =
          new WayResult(way.text(), List.of(1.0), 1.0, null, null, null, null, false);
      ProgramResult one = new ProgramResult(program.text(), 1000, null, List.of(result));
      assertThat(ProgramText.render(new IoliteResult(1, List.of(one), null, null)))
          .endsWith("  " + program.summary(way) + "\n\n");
    }
  }
}
