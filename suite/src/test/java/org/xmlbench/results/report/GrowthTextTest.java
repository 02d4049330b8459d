package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.families.frameworks.tables.FrameworksResults;
import org.xmlbench.families.toolkits.tables.ToolkitsResults;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticBindings;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.compared.GrowthTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.StoreJson;

class GrowthTextTest {
  private static Comparison of(SyntheticBindings run) {
    return Comparison.of(run.manifest(), new Forks(run.forks(), List.of()));
  }

  private static String text(SyntheticBindings run) {
    return GrowthTables.render(of(run), FrameworksResults.FAMILY.words());
  }

  @Test
  void eachFormHasATableOverTheNumberOfValues() {
    assertThat(text(SyntheticBindings.of(4)))
        .isEqualTo(
            """
            == how time grows with n: unmarshal-double, n = 10, 100, 1000, 10000 | form=xml gc=serial

               framework  sizes  rounds  power                 two largest           verdict
               square         4       4  0.551 [0.544, 0.559]  1.452 [1.446, 1.458]  faster than n
               fixed          4       4  0.150 [0.146, 0.154]  0.397 [0.381, 0.413]  not faster than n
               root           4       4  0.500 [0.495, 0.506]  0.495 [0.482, 0.508]  not faster than n

            == how time grows with n: unmarshal-double, n = 10, 100, 1000, 10000 | form=binary gc=serial

               framework  sizes  rounds  power                 two largest           verdict
               packed         4       4  1.000 [0.992, 1.008]  0.998 [0.985, 1.011]  in proportion to n

            power: time by the cpu clock grows as n to it, over all sizes (least squares of log time on log n,
            a slope for each round). two largest: the same between the two largest sizes alone; the verdict
            is of it, because a fixed cost makes the other less. Intervals are Student's over rounds, and
            hold for all frameworks of a column at once with 95 % (Bonferroni). in proportion: all of it is
            within 0.05 of 1; not faster: none of it is above that.

            """);
  }

  @Test
  void theHeadSaysWhatIsCompared() {
    SyntheticCalls calls =
        SyntheticCalls.of(List.of("sendInts:10", "sendInts:100", "sendInts:1000"));
    Comparison comparison = Comparison.of(calls.manifest(), new Forks(calls.forks(), List.of()));

    assertThat(GrowthTables.render(comparison, ToolkitsResults.FAMILY.words()))
        .contains("   toolkit  sizes", "for all toolkits of a column")
        .doesNotContain("subject", "framework");
  }

  @Test
  void tooFewRoundsAreReported() {
    assertThat(text(SyntheticBindings.of(2)).lines().filter(line -> line.startsWith("   ")))
        .filteredOn(line -> !line.contains("verdict is of it") && !line.contains("framework "))
        .hasSize(4)
        .allMatch(
            line -> line.endsWith("no verdict: it needs 3 rounds with all sizes, and there are 2"));
  }

  @Test
  void namesCannotSteerTheTerminal() {
    assertThat(text(SyntheticBindings.hostile("\u001b[2J\r")))
        .contains("square\\u001B[2J\\u000D")
        .matches("[ -~\\n]*");
  }

  @Test
  void onlyARunOfBindingsShowsGrowth() {
    SyntheticBindings bindings = SyntheticBindings.of(3);
    SyntheticRun parsers = SyntheticRun.ofSizes(3);
    SyntheticCalls calls = SyntheticCalls.of();

    assertThat(FamilyText.of(bindings.manifest(), bindings.forks()))
        .contains("how time grows with n");
    assertThat(FamilyText.of(parsers.manifest(), parsers.records()))
        .doesNotContain("how time grows");
    assertThat(FamilyText.of(calls.manifest(), calls.forks()))
        .as("one size of each")
        .doesNotContain("how time grows");
  }

  @Test
  void theJsonIsAsThePublishedSchemaSays() throws IOException {
    PublishedSchema schema = PublishedSchema.of("comparison");
    String json = StoreJson.file(of(SyntheticBindings.of(3)));

    assertThat(schema.errors(json)).isEmpty();
    assertThat(json)
        .contains("\"unit\" : \"n\"", "\"not-faster\"", "\"faster\"", "\"in-proportion\"");
    assertThat(schema.errors(json.replace("\"not-faster\"", "\"slower\""))).isNotEmpty();
    assertThat(schema.errors(json.replace("\"localPower\"", "\"slope\""))).isNotEmpty();
  }
}
