package org.xmlbench.families.parsers.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.engine.plan.ConditionRule;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.house.run.RunTiming;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;

/** Which drivers a run measures on a host that has not all of their libraries. */
class PlanBuilderTest {
  @TempDir private Path folder;
  private final List<String> notices = new ArrayList<>();

  private RunPlan plan(String profile, String... drivers) {
    return new PlanBuilder(
            SubjectCatalogue.drivers(
                BrokenDriversFolder.make(folder, HonestDriver.class, HonestDriver.Absent.class)),
            new ConditionRule(2, 8L << 30),
            notices::add)
        .build(
            new ParserRequest(
                profile,
                new ParserRequest.Choice(
                    List.of(drivers), List.of("overhead"), null, List.of(), null),
                new ParserRequest.Amount(1, null, null),
                7,
                new RunTiming(TimingClock.WALL, Pairing.TURNS)));
  }

  @Test
  void aProfileLeavesOutWhatCannotRunHereAndSaysSo() {
    RunPlan plan = plan("quick");

    assertThat(plan.groups()).hasSize(1);
    assertThat(plan.groups().getFirst().cells())
        .extracting(cell -> cell.subject().id())
        .containsExactly("honest-one");
    assertThat(notices)
        .containsExactly("honest-absent is left out: its library is not here: install it");
  }

  @Test
  void oneThatIsNamedAndCannotRunIsRefused() {
    assertThatThrownBy(() -> plan("quick", "honest-one", "honest-absent"))
        .isInstanceOf(UserErrorException.class)
        .hasMessage("honest-absent is not available here: its library is not here: install it");
  }
}
