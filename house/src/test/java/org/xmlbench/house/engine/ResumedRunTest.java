package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.engine.FakeForks.End;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.results.store.Race;

/** What a resumed run takes from the records of the session before. */
class ResumedRunTest {
  private static final Duration LONG = Duration.ofHours(10);
  private static final PlannedGroup ONE = FakePlan.group("one", "a", "b", "c");

  private static String subject(ForkRequest request) {
    return request.cell().cell().subject();
  }

  private static Map<Integer, List<ForkRecord>> blocks(List<ForkRecord> log) {
    return log.stream().collect(Collectors.groupingBy(ForkRecord::block));
  }

  private static End well(ForkRequest request) {
    return End.ok(1000);
  }

  @Test
  void aResumedRunReplacesTheContendedBlocksOfTheSessionBefore() throws Exception {
    RunPlan plan = FakePlan.of(3, LONG, ONE);
    EngineRun first =
        new EngineRun(plan, fork -> new End(Outcome.OK, null, 1000, fork.place().block() == 1));
    first.run();
    List<ForkRecord> earlier = first.log().stream().filter(fork -> fork.block() <= 2).toList();
    EngineRun resumed = new EngineRun(plan, ResumedRunTest::well).after(earlier);

    resumed.run();

    assertThat(blocks(resumed.log())).as("two of 3 + 1 were there").hasSize(2);
  }

  /** What is left is asked of the records: whichever session they end with. */
  @Test
  void whatIsLeftIsKnownWithoutAFork() throws Exception {
    RunPlan plan = FakePlan.of(2, LONG, ONE, FakePlan.group("two", "a", "b"));
    EngineRun whole = new EngineRun(plan, ResumedRunTest::well);
    whole.run();

    assertThat(left(plan, whole.log())).isEmpty();
    for (int forks = 0; forks < whole.log().size(); forks++) {
      List<ForkRecord> earlier = whole.log().subList(0, forks);
      EngineRun rest = new EngineRun(plan, ResumedRunTest::well).after(earlier);
      rest.run();
      assertThat(left(plan, earlier))
          .as("after %d forks", forks)
          .containsExactlyInAnyOrderElementsOf(
              rest.log().stream().map(fork -> fork.cell().document()).distinct().toList());
    }
  }

  @Test
  void ofARaceTheDecidedDocumentsWantNothing() throws Exception {
    RunPlan plan = FakePlan.racing(Race.of(2), LONG, ONE, FakePlan.group("two", "a", "b"));
    EngineRun whole = new EngineRun(plan, fork -> End.ok(subject(fork).equals("a") ? 1000 : 3000));
    whole.run();

    assertThat(left(plan, whole.log())).isEmpty();
    assertThat(left(plan, whole.log().subList(0, whole.log().size() / 2))).isNotEmpty();
  }

  private static List<String> left(RunPlan plan, List<ForkRecord> earlier) {
    return new EngineRun(plan, ResumedRunTest::well).after(earlier).unfinished();
  }

  @Test
  void aRecordOfACellThatThePlanHasNotIsReported() throws Exception {
    EngineRun first = new EngineRun(FakePlan.of(1, LONG, ONE), ResumedRunTest::well);
    first.run();
    RunPlan other = FakePlan.of(1, LONG, FakePlan.group("other", "x"));

    assertThatThrownBy(() -> new EngineRun(other, ResumedRunTest::well).after(first.log()).run())
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("which its plan does not have");
  }

  @Test
  void aResumedRunKnowsWhichCellsWereRetired() throws Exception {
    RunPlan plan = FakePlan.of(3, LONG, ONE);
    EngineRun first =
        new EngineRun(plan, fork -> subject(fork).equals("b") ? End.failed() : End.ok(1000));
    first.run();
    List<ForkRecord> earlier = first.log().stream().filter(fork -> fork.block() == 1).toList();
    EngineRun resumed = new EngineRun(plan, ResumedRunTest::well).after(earlier);

    resumed.run();

    assertThat(resumed.log()).hasSize(4).noneMatch(fork -> fork.cell().subject().equals("b"));
  }
}
