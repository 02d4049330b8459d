package org.xmlbench.families.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.compared.RunDifferenceTables;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.stats.SideBySide;
import org.xmlbench.results.store.Forks;

class ServerRunsTest {
  private static SideBySide pair(SyntheticServers a, SyntheticServers b) {
    return RunResults.sideBySide(side("a", a), side("b", b), Set.of(RunDifference.Shared.values()));
  }

  private static SideBySide.Side side(String name, SyntheticServers run) {
    return new SideBySide.Side(
        name,
        Families.of(run.manifest()).words().label(),
        run.manifest(),
        new Forks(run.forks(), List.of()));
  }

  @Test
  void ofLoadTheRatesStandThere() {
    SideBySide pair = pair(SyntheticServers.underLoad(""), SyntheticServers.underLoadTwiceAsFast());
    assertThat(RunDifferenceTables.render(pair.difference()))
        .contains("Of servers under load the figure is calls a second")
        .containsPattern("subject +A: calls/s +forks +B: calls/s +forks +B / A")
        .containsPattern("quick +4000 +3 +8000 +3 +2\\.000 \\[")
        .doesNotContain("us/document");
  }

  @Test
  void whatServersDoIsNotPutSideBySide() {
    SideBySide attacks =
        pair(SyntheticServers.underAttack(""), SyntheticServers.underAttack("-later"));
    assertThat(attacks.difference()).isNull();
    assertThat(attacks.refusal())
        .startsWith("a is of servers under attack")
        .contains("attacks.json");
    SideBySide messages =
        pair(SyntheticServers.underLoad(""), SyntheticServers.interoperability(""));
    assertThat(messages.refusal()).startsWith("b is of interoperability");
  }
}
