package org.xmlbench.house.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.results.store.Compilation;

/** What a dry run promises, before anything was measured. */
class ScheduledForkEstimateTest {
  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final Schedule SCHEDULE =
      new Schedule(
          Duration.ofMillis(2500), LIMIT, Duration.ofMillis(100), 25, Duration.ofMillis(20));

  private static final Condition CONDITION =
      new Condition(Collector.G1, Compilation.BACKGROUND, 256, 2, false, false, false);

  private static PlannedGroup group(Operation operation, String seam, int subjects) {
    TimedDocument document = new TimedDocument.Made("echo", null, 1000);
    Map<String, String> condition = new TreeMap<>(CONDITION.toMap());
    condition.put("seam", seam);
    Library library =
        new Library("a", "org.xmlbench.test:a", "1.0", "Apache-2.0", "a", List.of("org.test."));
    LibrarySubject<DriverDescription> subject =
        LibrarySubject.ofDriver(
            new DriverDescription("a", library, ApiStyle.PUSH, Set.of(), List.of(), List.of()),
            List.of());
    PlannedCell cell =
        new PlannedCell(
            new Cell("a", "1.0", "echo", operation, condition), subject, null, ForkJvm.ofSuite());
    return new PlannedGroup(document, CONDITION, Collections.nCopies(subjects, cell), false);
  }

  private static Duration fork(Operation operation, String seam) {
    return ScheduledForkEstimate.fork(group(operation, seam, 1), SCHEDULE);
  }

  /** The compilers of a toolkit's JVM work on for seconds, those of a parser's do not. */
  @Test
  void aForkOfCallsWarmsUpForAtLeastHalfOfItsLimit() {
    assertThat(fork(Operation.CALL, "stack")).isGreaterThan(LIMIT.dividedBy(2));
    assertThat(fork(Operation.PARSE, "stack")).isLessThan(LIMIT.dividedBy(2));
  }

  /** Two JVMs compile. */
  @Test
  void aForkWithAServerTakesLongerAndAtMostItsLimitToWarmUp() {
    assertThat(fork(Operation.CALL, "http")).isGreaterThan(fork(Operation.CALL, "stack"));
    assertThat(fork(Operation.CALL, "http")).isLessThan(LIMIT.plusSeconds(5));
  }

  /** Interleaved forks warm up two at a time; where each has a server, one at a time. */
  @Test
  void aBlockOfServersDoesNotWarmUpTwoAtATime() {
    PlannedGroup stacks = group(Operation.CALL, "stack", 4);
    PlannedGroup servers = group(Operation.CALL, "http", 4);
    Duration stacksTogether = ScheduledForkEstimate.block(stacks, SCHEDULE, true);

    assertThat(stacksTogether).isLessThan(ScheduledForkEstimate.block(stacks, SCHEDULE, false));
    assertThat(ScheduledForkEstimate.block(servers, SCHEDULE, true))
        .isGreaterThanOrEqualTo(ScheduledForkEstimate.block(servers, SCHEDULE, false));
  }
}
