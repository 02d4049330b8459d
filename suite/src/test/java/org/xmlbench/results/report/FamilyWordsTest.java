package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.families.parsers.tables.ParsersResults;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.stats.RunDifference.Shared;
import org.xmlbench.results.stats.SideBySide;

/** The words of each family in text, and that families are never compared. */
class FamilyWordsTest {
  @TempDir Path temp;

  @Test
  void theProfileNamesTheFamily() {
    for (String profile : List.of("quick", "soapy", "gate")) {
      assertThat(Families.ofProfile(profile)).isEqualTo(ParsersResults.FAMILY);
    }
    for (FamilyResults family : Families.all()) {
      if (family != ParsersResults.FAMILY) {
        assertThat(Families.ofProfile(family.command() + "-quick")).isEqualTo(family);
      }
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
    assertThat(SideBySide.refusalOfWork(toolkits, toolkits)).isEmpty();
  }

  private static SideBySide.Side side(String name, org.xmlbench.results.store.RunFolder folder) {
    return RunResults.side(name, folder);
  }

  private static String text(SyntheticCalls run) {
    return FamilyText.of(run.manifest(), run.forks());
  }
}
