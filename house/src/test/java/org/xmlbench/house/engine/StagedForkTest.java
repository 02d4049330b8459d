package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.engine.plan.PlannedGroup;

/** A fork whose turns its stage grants: prepared before each, void where that fails. */
@Timeout(30)
class StagedForkTest {
  private static final PlannedGroup GROUP = FakePlan.group("one", "a");

  private final List<String> events = new ArrayList<>();
  private final AtomicBoolean killed = new AtomicBoolean();

  /** Turns inside this process: the fork asks so many times and then leaves. */
  private final class Asked implements ForkTurns {
    private final int times;
    private final Semaphore granted = new Semaphore(0);
    private final CountDownLatch started = new CountDownLatch(1);
    private int asked;

    Asked(int times) {
      this.times = times;
    }

    @Override
    public Path address() {
      return Path.of("none");
    }

    @Override
    public Duration waited() {
      return Duration.ZERO;
    }

    @Override
    public void started(RunningFork fork) {
      started.countDown();
    }

    @Override
    public RunningFork fork() throws InterruptedException {
      started.await();
      return new RunningFork() {
        @Override
        public long pid() {
          return 42;
        }

        @Override
        public void kill() {
          killed.set(true);
          granted.release(times);
        }
      };
    }

    @Override
    public boolean isAskedFor() {
      return asked++ < times;
    }

    @Override
    public boolean rests() {
      return false;
    }

    @Override
    public void grant() {
      events.add("granted");
      granted.release();
    }

    @Override
    public void close() {
      events.add("closed");
    }
  }

  private ForkRecord run(BlockStage stage) throws Exception {
    FakeForks forks = new FakeForks("run", Duration.ZERO, fork -> FakeForks.End.ok(1000));
    ForkExecutor executor =
        request -> {
          request.turns().started(null);
          ((Asked) request.turns()).granted.acquire(2);
          return forks.run(request);
        };
    ForkRequest request =
        new ForkRequest(
            GROUP.cells().getFirst(),
            GROUP.condition(),
            new PreparedDocument(null, 1, null, null, null),
            new ForkPlace(1, 1, 1, 1),
            Duration.ofSeconds(60));
    return StagedFork.run(executor, number -> new Asked(2), request, stage);
  }

  @Test
  void eachTurnIsPreparedBeforeItIsGranted() throws Exception {
    ForkRecord fork =
        run(
            new BlockStage() {
              @Override
              public void beforeTurn(long pid) {
                events.add("before " + pid);
              }
            });

    assertThat(fork.outcome()).isEqualTo(Outcome.OK);
    assertThat(events).containsExactly("before 42", "granted", "before 42", "granted", "closed");
    assertThat(killed).isFalse();
  }

  @Test
  void aStageThatCannotBeMadeReadyKillsTheForkAndVoidsItsRecord() throws Exception {
    ForkRecord fork =
        run(
            new BlockStage() {
              @Override
              public void beforeTurn(long pid) throws IOException {
                throw new IOException("the disk is not there any more");
              }
            });

    assertThat(killed).isTrue();
    assertThat(fork.outcome()).isEqualTo(Outcome.VOID);
    assertThat(fork.reason()).isEqualTo("the disk is not there any more");
    assertThat(fork.measured()).isNull();
  }
}
