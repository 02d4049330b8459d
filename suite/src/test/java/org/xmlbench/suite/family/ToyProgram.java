package org.xmlbench.suite.family;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.house.engine.ForkExecutor;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.results.store.DiskFullException;
import org.xmlbench.suite.cli.Cli;

/** The command line with the toy family in its lists, over forks that are no processes. */
public final class ToyProgram {
  private static final long MERGE_NANOS = 1_000_000;
  private static final long HEAP_NANOS = 1_200_000;

  private ToyProgram() {}

  /**
   * Runs one command.
   *
   * @param home folder that takes a distribution of one driver
   * @param forks how many forks end well before this host becomes useless
   * @return the exit code
   */
  public static int run(Path home, int forks, PrintStream out, PrintStream err, String... args) {
    FakeForks fake = new FakeForks("run", Duration.ofSeconds(1), ToyProgram::end);
    AtomicInteger left = new AtomicInteger(forks);
    ForkExecutor executor =
        request -> {
          if (left.getAndDecrement() <= 0) {
            throw new DiskFullException(home, new IOException("No space left on device"));
          }
          return fake.run(request);
        };
    Session session =
        new Session(
            () -> BrokenDriversFolder.make(home, HonestDriver.class),
            out,
            err,
            _ -> executor,
            Duration.ZERO);
    return new Cli(session).run(args);
  }

  private static FakeForks.End end(ForkRequest fork) {
    return FakeForks.End.ok(
        (fork.cell().subject().id().equals("merge-sort") ? MERGE_NANOS : HEAP_NANOS)
            + fork.place().block());
  }
}
