package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.FakeForks.End;
import org.xmlbench.house.engine.plan.PlannedGroup;

/** What of a block overlaps with the block before it, by forks that are no processes. */
@Timeout(60)
class OverlappingBlocksTest {
  private static final Duration LONG = Duration.ofHours(10);
  private static final int TURNS = 3;
  private static final int SLOTS = 2;
  private static final List<String> NAMES = List.of("a", "b", "c", "d");

  /** What happened to which fork, in order. */
  private record Event(What what, String document, String subject, int block) {}

  private enum What {
    STARTS,
    IS_WARM,
    TURN,
    ENDS
  }

  private final List<Event> events = Collections.synchronizedList(new ArrayList<>());
  private final Map<Path, Fork> forks = new ConcurrentHashMap<>();
  private final AtomicInteger warmingUp = new AtomicInteger();
  private final AtomicInteger inWork = new AtomicInteger();
  private final AtomicInteger mostWarmingUp = new AtomicInteger();
  private final FakeForks records = FakeForks.that(request -> End.ok(1000));
  private String breaks = "";

  /** A fork that asks for some turns, then to continue, and leaves. */
  private final class Fork extends FakeForks.NoTurns {
    private final Path address;
    private final CountDownLatch started = new CountDownLatch(1);
    private final CountDownLatch rested = new CountDownLatch(1);
    private ForkRequest request;
    private int asked;

    Fork(int number) {
      address = Path.of(Integer.toString(number));
    }

    @Override
    public Path address() {
      return address;
    }

    @Override
    public boolean isAskedFor() throws InterruptedException {
      started.await();
      if (asked == 0) {
        Thread.sleep(5);
        add(What.IS_WARM, request);
        warmingUp.decrementAndGet();
      }
      asked++;
      return asked <= TURNS + 1;
    }

    @Override
    public boolean rests() {
      return asked > TURNS;
    }

    @Override
    public void grant() {
      if (rests()) {
        rested.countDown();
      } else {
        add(What.TURN, request);
      }
    }
  }

  private void add(What what, ForkRequest request) {
    events.add(
        new Event(
            what,
            request.cell().cell().document(),
            request.cell().cell().subject(),
            request.place().block()));
  }

  private ForkTurns open(int number) {
    Fork fork = new Fork(number);
    forks.put(fork.address(), fork);
    return fork;
  }

  /** The life of a fork: it warms up, measures in turns, verifies and ends. */
  private ForkRecord run(ForkRequest request) throws IOException, InterruptedException {
    inWork.incrementAndGet();
    try {
      return live(request);
    } finally {
      inWork.decrementAndGet();
    }
  }

  private ForkRecord live(ForkRequest request) throws IOException, InterruptedException {
    Fork fork = forks.get(request.turns().address());
    fork.request = request;
    mostWarmingUp.accumulateAndGet(warmingUp.incrementAndGet(), Math::max);
    add(What.STARTS, request);
    fork.started.countDown();
    fork.rested.await();
    Thread.sleep(request.cell().cell().subject().equals("a") ? 40 : 10);
    if (request.cell().cell().document().equals(breaks)) {
      throw new IOException("the disk broke");
    }
    add(What.ENDS, request);
    return records.run(request);
  }

  private EngineRun engine(boolean overlapping, PlannedGroup... groups) {
    EngineRun run = new EngineRun(FakePlan.of(2, LONG, groups), request -> End.ok(1000));
    return (overlapping ? run.overlapping() : run.interleaved())
        .by(new BlockRunner(this::run, this::open, new ForkRecords("run", true), SLOTS));
  }

  private static PlannedGroup group(String document, int subjects) {
    return FakePlan.group(document, NAMES.subList(0, subjects).toArray(String[]::new));
  }

  /** Position of the first event of that kind in a block. */
  private int first(What what, int block) {
    for (int i = 0; i < events.size(); i++) {
      if (events.get(i).what() == what && events.get(i).block() == block) {
        return i;
      }
    }
    throw new AssertionError(what + " of block " + block);
  }

  private int last(What what, int block) {
    int last = -1;
    for (int i = 0; i < events.size(); i++) {
      last = events.get(i).what() == what && events.get(i).block() == block ? i : last;
    }
    return last;
  }

  private long startedBefore(int block, int position) {
    return events.subList(0, position).stream()
        .filter(event -> event.what() == What.STARTS && event.block() == block)
        .count();
  }

  private void assertThatNoForkWarmsUpWhileOneMeasures(int blocks) {
    for (int block = 1; block <= blocks; block++) {
      assertThat(events.subList(first(What.TURN, block), last(What.TURN, block) + 1))
          .as("turns of block " + block)
          .allMatch(event -> event.what() == What.TURN || event.what() == What.ENDS);
      Set<String> warm = new HashSet<>();
      Set<String> started = new HashSet<>();
      for (Event event : events.subList(0, first(What.TURN, block))) {
        String fork = event.block() + event.subject();
        if (event.what() == What.STARTS) {
          started.add(fork);
        } else if (event.what() == What.IS_WARM) {
          warm.add(fork);
        }
      }
      assertThat(warm).as("before block %d measures", block).isEqualTo(started);
    }
    assertThat(mostWarmingUp).hasValueLessThanOrEqualTo(SLOTS);
  }

  /** The last of an odd number would warm up alone; the others start when no fork measures. */
  @ParameterizedTest
  @CsvSource({"2, 0", "3, 1", "4, 0"})
  void theNextBlockBeginsBesideTheLastForkAndAfterTheTurns(int subjects, int beside)
      throws Exception {
    EngineRun run = engine(true, group("one", subjects), group("two", subjects));

    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);

    assertThatNoForkWarmsUpWhileOneMeasures(4);
    assertThat(startedBefore(2, first(What.TURN, 1)))
        .as("forks of the next block that started before the turns")
        .isEqualTo(beside);
    assertThat(first(What.STARTS, 2))
        .as("it starts while the first verifies")
        .isLessThan(last(What.ENDS, 1));
    assertThat(run.log()).hasSize(2 * 2 * subjects);
  }

  @Test
  void withoutTheRuleEachBlockBeginsWhenTheOneBeforeHasEnded() throws Exception {
    EngineRun run = engine(false, group("one", 3), group("two", 3));
    run.run();
    assertThatNoForkWarmsUpWhileOneMeasures(4);
    for (int block = 2; block <= 4; block++) {
      assertThat(first(What.STARTS, block)).isGreaterThan(last(What.ENDS, block - 1));
    }
  }

  /** Which subjects the next block has is not known before the last one of its group has ended. */
  @Test
  void blocksOfOneGroupDoNotOverlap() throws Exception {
    EngineRun run = engine(true, group("one", 3));
    run.run();
    assertThat(first(What.STARTS, 2)).isGreaterThan(last(What.ENDS, 1));
  }

  @Test
  void theRecordsAreThoseOfBlocksThatDoNotOverlap() throws Exception {
    EngineRun with = engine(true, group("one", 3), group("two", 3));
    with.run();
    List<String> cells = cells(with);
    EngineRun without = engine(false, group("one", 3), group("two", 3));
    without.run();
    assertThat(cells).hasSameElementsAs(cells(without)).hasSize(12);
  }

  private static List<String> cells(EngineRun run) {
    return run.log().stream()
        .map(fork -> fork.block() + " " + fork.round() + " " + fork.cell().id())
        .toList();
  }

  @Test
  void aForkTellsHowLongItWarmedUpAndVerified() throws Exception {
    EngineRun run = engine(true, group("one", 3), group("two", 3));
    run.run();
    assertThat(run.log())
        .allMatch(fork -> fork.measures().get("warm_after_nanos") > 4e6)
        .allMatch(fork -> fork.measures().get("ended_after_nanos") > 9e6);
  }

  /** Else JVMs of the next block would outlive the run. */
  @Test
  void whatHasStartedOfTheNextBlockEndsWithARunThatBreaks() {
    breaks = "one";
    EngineRun run = engine(true, group("one", 3), group("two", 3));
    assertThatThrownBy(run::run).isInstanceOf(IOException.class).hasMessage("the disk broke");
    assertThat(inWork).hasValue(0);
    assertThat(startedBefore(2, events.size())).isPositive();
  }
}
