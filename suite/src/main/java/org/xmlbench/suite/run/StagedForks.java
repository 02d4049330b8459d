package org.xmlbench.suite.run;

import java.io.IOException;
import java.nio.file.Path;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.suite.plan.Condition;
import org.xmlbench.suite.plan.PlannedCell;

/**
 * Runs forks that ask for a turn before each of their runs and after the last. A turn is granted
 * when the stage is ready: whoever sets it works while the fork sleeps.
 */
public final class StagedForks {
  private final ForkRunner runner;
  private final ForkProcess process;
  private final Path socket;

  StagedForks(ForkRunner runner, ForkProcess process, Path sockets) {
    this.runner = runner;
    this.process = process;
    this.socket = sockets.resolve("stage");
  }

  /** What must be so before a fork goes on. */
  @FunctionalInterface
  public interface Stage {
    /**
     * Makes it so; the fork sleeps meanwhile.
     *
     * @param pid the fork's process
     * @throws IOException when it cannot be made so: the fork is void
     */
    void set(long pid) throws IOException;
  }

  /**
   * Runs one fork.
   *
   * @return its record: {@code void} where the stage could not be set
   * @throws InterruptedException when this thread is interrupted; the fork is killed first
   */
  public ForkRecord run(
      PlannedCell cell,
      Condition condition,
      PreparedDocument document,
      ForkRecorder.Place place,
      Stage stage)
      throws IOException, InterruptedException {
    Seat seat = Seat.at(socket);
    Grants grants = new Grants(seat, stage);
    Thread granting = Thread.ofVirtual().start(grants);
    ForkRecord record;
    try (seat) {
      record = runner.run(cell, condition, document, place, seat);
    } finally {
      granting.interrupt();
      granting.join();
    }
    return grants.failure == null ? record : record.voided(grants.failure.getMessage());
  }

  /** Sets the stage and grants, until the fork has left. */
  private final class Grants implements Runnable {
    private final Seat seat;
    private final Stage stage;
    private volatile IOException failure;

    Grants(Seat seat, Stage stage) {
      this.seat = seat;
      this.stage = stage;
    }

    @Override
    public void run() {
      try {
        while (seat.isAskedFor()) {
          stage.set(process.pid());
          seat.grant();
        }
      } catch (IOException e) {
        failure = e;
        process.kill();
      } catch (InterruptedException e) {
        // The fork has ended, or the session does.
      }
    }
  }
}
