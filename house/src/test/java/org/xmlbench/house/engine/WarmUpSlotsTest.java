package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Operation;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;

/** How many interleaved forks warm up at the same time, and when the first turn is granted. */
@Timeout(60)
class WarmUpSlotsTest {
  private static final PlannedGroup FOUR = FakePlan.group("one", "a", "b", "c", "d");

  private static final BlockListener SILENT =
      new BlockListener() {
        @Override
        public void starts(ForkRequest request) {}

        @Override
        public void ended(ForkRecord fork) {}
      };

  private final BlockingQueue<Integer> opened = new LinkedBlockingQueue<>();
  private final BlockingQueue<Integer> granted = new LinkedBlockingQueue<>();
  private final List<Fake> forks = IntStream.range(0, 4).mapToObj(Fake::new).toList();

  /** A fork that becomes warm when the test says so, and leaves after one turn. */
  private final class Fake extends FakeForks.NoTurns {
    private final int number;
    private final CountDownLatch warm = new CountDownLatch(1);
    private final CountDownLatch turn = new CountDownLatch(1);
    private boolean dies;

    Fake(int number) {
      this.number = number;
    }

    @Override
    public boolean isAskedFor() throws InterruptedException {
      warm.await();
      return !dies && turn.getCount() > 0;
    }

    @Override
    public void grant() {
      granted.add(number);
      turn.countDown();
    }

    @Override
    public Path address() {
      return Path.of(Integer.toString(number));
    }
  }

  private static List<ForkRequest> requests() {
    return FOUR.cells().stream()
        .map(
            cell ->
                new ForkRequest(
                    cell,
                    FOUR.condition(),
                    new PreparedDocument(null, 1, null, null, null),
                    new ForkPlace(1, 1, 1, 1),
                    Duration.ofMinutes(1)))
        .toList();
  }

  private ForkTurns open(int number) {
    opened.add(number);
    return forks.get(number);
  }

  private ForkRecord untilItsTurn(ForkRequest request) throws InterruptedException {
    Fake fork = forks.get(Integer.parseInt(request.turns().address().toString()));
    fork.warm.await();
    if (!fork.dies) {
      fork.turn.await();
    }
    return FakeForks.well().run(request);
  }

  private static List<ForkRecord> finish(InterleavedForks interleaved, List<ForkRequest> requests)
      throws Exception {
    try (InterleavedBlock block = interleaved.block(requests, SILENT)) {
      return block.finish(Ahead.NONE);
    }
  }

  @Test
  void aForkStartsWhenAnotherIsWarmAndNoTurnIsGrantedBeforeAllAre() throws Exception {
    InterleavedForks interleaved = new InterleavedForks(this::untilItsTurn, this::open, 2);
    try (ExecutorService thread = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<List<ForkRecord>> block = thread.submit(() -> finish(interleaved, requests()));

      assertThat(opened.take()).isZero();
      assertThat(opened.take()).isEqualTo(1);
      assertThat(opened.poll(50, TimeUnit.MILLISECONDS)).isNull();

      forks.get(1).dies = true;
      forks.get(1).warm.countDown();
      assertThat(opened.take()).isEqualTo(2);
      forks.get(2).warm.countDown();
      assertThat(opened.take()).isEqualTo(3);
      forks.get(3).warm.countDown();
      assertThat(granted.poll(50, TimeUnit.MILLISECONDS)).isNull();

      forks.get(0).warm.countDown();
      assertThat(block.get()).hasSize(4);
      assertThat(granted).containsExactly(0, 2, 3);
    }
  }

  /** Client and server of a fork are two JVMs, which need this host's processors alone. */
  @Test
  void aForkThatCallsAServerWarmsUpAlone() throws Exception {
    InterleavedForks interleaved = new InterleavedForks(this::untilItsTurn, this::open, 2);
    List<ForkRequest> calls = requests().stream().map(WarmUpSlotsTest::overHttp).toList();
    try (ExecutorService thread = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<List<ForkRecord>> block = thread.submit(() -> finish(interleaved, calls));
      for (int fork = 0; fork < forks.size(); fork++) {
        assertThat(opened.take()).isEqualTo(fork);
        assertThat(opened.poll(50, TimeUnit.MILLISECONDS)).isNull();
        forks.get(fork).warm.countDown();
      }
      assertThat(block.get()).hasSize(4);
    }
  }

  private static ForkRequest overHttp(ForkRequest request) {
    Cell plain = request.cell().cell();
    Cell call =
        new Cell(
            plain.subject(),
            plain.version(),
            plain.document(),
            Operation.CALL,
            Map.of("seam", "http"));
    PlannedCell cell = request.cell();
    return new ForkRequest(
        new PlannedCell(call, cell.subject(), null, cell.jvm()),
        request.condition(),
        request.document(),
        request.place(),
        request.limit());
  }
}
