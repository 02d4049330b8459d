package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.stats.RunDifference.Shared;
import org.xmlbench.results.stats.SideBySide;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.RunFamily;

/** What text calls the things of each family, and that families are never compared. */
class FamilyWordsTest {
  @TempDir Path temp;

  @Test
  void theProfileTellsTheFamily() {
    assertThat(RunFamily.of("quick")).isEqualTo(RunFamily.PARSERS);
    assertThat(RunFamily.of("soapy")).isEqualTo(RunFamily.PARSERS);
    assertThat(RunFamily.of("gate")).isEqualTo(RunFamily.PARSERS);
    for (RunFamily family : EnumSet.complementOf(EnumSet.of(RunFamily.PARSERS))) {
      assertThat(RunFamily.of(family.prefix() + "-quick")).isEqualTo(family);
    }
  }

  @Test
  void textOfToolkitsIsOfCallsAndHasNoRateOfBytes() {
    assertThat(text(SyntheticCalls.of()))
        .contains("us/call cpu  us/call wall  alloc B/call", "microseconds a call", "7000")
        .contains("letters: toolkits that share one", "  toolkit ")
        .doesNotContain("MB", "us/document", "B/B", "2000 bytes", "subject  ");
  }

  @Test
  void textOfFrameworksHasNoToolkit() {
    assertThat(text(SyntheticCalls.ofFrameworks("")))
        .contains("  framework ", "us/call cpu", "all frameworks, xml")
        .contains("none: it needs two tasks on which every framework is ok")
        .doesNotContain("toolkit", "MB", "document");
  }

  @Test
  void runsOfTwoFamiliesAreRefusedWhateverIsAllowed() {
    SideBySide.Side parsers = side("a", SyntheticRun.of(1).write(temp.resolve("a")));
    SideBySide.Side toolkits = side("b", SyntheticCalls.of().write(temp.resolve("b")));
    for (Set<Shared> allowed : Set.of(Set.<Shared>of(), EnumSet.allOf(Shared.class))) {
      SideBySide pair = SideBySide.of(parsers, toolkits, allowed);
      assertThat(pair.difference()).isNull();
      assertThat(pair.meanings()).isEmpty();
      assertThat(pair.refusal())
          .isEqualTo(
              "a is of XML parsers and b of SOAP toolkits: that is different work, and no figures"
                  + " of it are compared");
    }
    assertThat(SideBySide.refusalOfFamilies(toolkits, toolkits)).isNull();
  }

  private static SideBySide.Side side(String name, org.xmlbench.results.store.RunFolder folder) {
    return new SideBySide.Side(name, folder.manifest(), folder.forks());
  }

  private static String text(SyntheticCalls run) {
    Forks forks = new Forks(run.forks(), java.util.List.of());
    return RunText.render(ComparedForks.compared(run.manifest(), forks), run.forks());
  }
}
