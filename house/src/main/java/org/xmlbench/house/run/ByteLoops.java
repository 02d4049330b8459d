package org.xmlbench.house.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.xmlbench.core.Folders;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.house.engine.FigureCheck;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.fork.ByteLoopLine;
import org.xmlbench.house.engine.fork.ForkCommandLine;
import org.xmlbench.house.engine.fork.ForkProcess;
import org.xmlbench.results.stats.ByteLoopCeiling;
import org.xmlbench.results.stats.ForkTimes;
import org.xmlbench.results.store.ByteLoopFile;
import org.xmlbench.results.store.MeasuredByteLoop;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.TimingClock;

/**
 * Holds figures of parsers against a loop that reads every byte of the document, in a JVM of its
 * own, in the same condition and with as many threads. No parser reads all bytes four times as
 * fast: whose figure says so has not read them.
 *
 * <p>A loop is measured once, before the first block that needs it, and kept in the run folder for
 * later sessions. Where it cannot be measured no figure is judged by it, and one line says so.
 */
public final class ByteLoops implements FigureCheck {
  /** What only a parser has is no part of a loop's condition. */
  private static final String PARSER = "parser";

  private static final Duration LIMIT = Duration.ofSeconds(60);
  private final Path run;
  private final TimingClock clock;
  private final Forks forks;
  private final Consumer<String> say;
  private final Map<Key, Double> nanosPerRead = new HashMap<>();
  private final Set<Key> unknown = new HashSet<>();

  /** What a loop is measured for. */
  private record Key(String document, Map<String, String> condition, int threads) {
    Key {
      condition = Map.copyOf(condition);
    }

    static Key of(ForkRequest request) {
      Map<String, String> condition = new TreeMap<>(request.condition().toMap());
      condition.remove(PARSER);
      return new Key(
          request.cell().cell().document(), condition, Math.max(1, request.cell().threads()));
    }
  }

  /** Runs the fork of a loop; a test makes one that starts no process. */
  @FunctionalInterface
  interface Forks {
    ForkProcess.End run(ForkRequest request) throws IOException, InterruptedException;

    /** Each is a JVM, with a folder of its own in {@code work}. */
    static Forks of(ForkProcess process, Path work) {
      ByteLoopLine line = new ByteLoopLine();
      return request -> {
        Path folder = Files.createTempDirectory(work, "byte-loop");
        try {
          return process.run(
              line.of(request, folder),
              folder.resolve(ForkCommandLine.RESULT),
              folder.resolve("output.log"),
              LIMIT);
        } finally {
          Folders.delete(folder);
        }
      };
    }
  }

  /**
   * The loops of a run.
   *
   * @param forks runs those that the run folder does not have yet
   * @param say takes a sentence where one cannot be measured
   * @throws org.xmlbench.core.UserErrorException when the loops of an earlier session are damaged
   */
  ByteLoops(RunFolder folder, Forks forks, Consumer<String> say) {
    this.run = folder.path();
    this.clock = folder.manifest().clock();
    this.forks = forks;
    this.say = say;
    ByteLoopFile.read(run).stream()
        .filter(MeasuredByteLoop::isPlausible)
        .forEach(
            loop ->
                nanosPerRead.merge(
                    new Key(loop.document(), loop.condition(), loop.threads()),
                    loop.nanosPerRead(),
                    Math::min));
  }

  /** Only those that the run has: none is measured. */
  public static FigureCheck kept(RunFolder folder) {
    ByteLoops loops =
        new ByteLoops(
            folder,
            _ -> {
              throw new IllegalStateException("no loop is measured here");
            },
            _ -> {});
    return loops::fault;
  }

  @Override
  public void prepare(List<ForkRequest> requests) throws IOException, InterruptedException {
    for (ForkRequest request : requests) {
      if (isConcerned(request)) {
        Key key = Key.of(request);
        if (!nanosPerRead.containsKey(key) && !unknown.contains(key)) {
          measure(key, request);
        }
      }
    }
  }

  private static boolean isConcerned(ForkRequest request) {
    return request.cell().cell().operation().isParse()
        && request.document().file() != null
        && request.document().bytes() > 0
        && !request.document().malformed()
        && request.cell().obstacle() == null;
  }

  private void measure(Key key, ForkRequest request) throws IOException, InterruptedException {
    ForkProcess.End end = forks.run(request);
    List<Iteration> windows = end.result() == null ? List.of() : end.result().timing().iterations();
    if (windows.isEmpty()) {
      unknown.add(key);
      say.accept(
          "%s: no loop could read its bytes (%s), so that its figures are held against none"
              .formatted(key.document(), end.reason()));
      return;
    }
    double nanos = together(windows, request.condition().cpus());
    nanosPerRead.put(key, nanos);
    ByteLoopFile.append(
        run,
        new MeasuredByteLoop(
            key.document(),
            key.condition(),
            key.threads(),
            request.document().bytes(),
            nanos,
            Instant.now().truncatedTo(ChronoUnit.SECONDS).toString()));
  }

  /** Threads without a processor of their own add nothing. */
  private static double together(List<Iteration> windows, int cpus) {
    return 1
        / windows.stream()
            .map(window -> (double) window.operations() / window.wallNanos())
            .sorted(Comparator.reverseOrder())
            .limit(cpus)
            .mapToDouble(Double::doubleValue)
            .sum();
  }

  @Override
  public Optional<String> fault(ForkRequest request, ForkRecord fork) {
    Double loop = nanosPerRead.get(Key.of(request));
    if (loop == null || !isConcerned(request)) {
      return Optional.empty();
    }
    return ForkTimes.nanosPerOperation(fork, clock)
        .flatMap(nanos -> ByteLoopCeiling.fault(request.document().bytes(), nanos, loop));
  }
}
