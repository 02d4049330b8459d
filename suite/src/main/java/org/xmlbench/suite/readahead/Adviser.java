package org.xmlbench.suite.readahead;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.cache.PageCache;
import org.xmlbench.readahead.experiment.Trials;
import org.xmlbench.readahead.system.LinuxCalls;
import org.xmlbench.suite.home.DriverEntry;
import org.xmlbench.suite.home.JavaCommand;
import org.xmlbench.suite.run.HostLock;

/** Tries strategies on the beginning of a file, for a few seconds. */
public final class Adviser {
  /** What is worth trying: every way to bring bytes, some by two sizes of requests. */
  private static final List<String> CANDIDATES =
      List.of(
          "plain",
          "buffered-256k",
          "buffered-1m",
          "runahead",
          "ring",
          "ring:request=1MiB",
          "ring-chars",
          "mmap",
          "io-uring",
          "io-uring:request=1MiB");

  private static final long MOST_TRIED_BYTES = 48L << 20;
  private static final long LEAST_BYTES = 1 << 20;
  private static final int ROUNDS = 7;
  private static final int HEAP_MIB = 256;
  private static final int LIMIT_SECONDS = 600;
  private static final double NANOS = 1e9;

  private final DriverEntry driver;

  /** Advises programs that use such a parser. */
  public Adviser(DriverEntry driver) {
    this.driver = driver;
  }

  /**
   * Tries and decides.
   *
   * @param cold whether the file is to be out of the page cache; empty for as it is now
   * @throws UserErrorException when the file is too small to matter, cannot be parsed, or the host
   *     is measuring something
   */
  public Advice advise(Path file, Optional<Boolean> cold) throws IOException, InterruptedException {
    LinuxCalls.unavailable()
        .ifPresent(
            reason -> {
              throw new UserErrorException("advise looks at the page cache and " + reason);
            });
    long bytes = Files.size(file);
    if (bytes < LEAST_BYTES) {
      throw new UserErrorException(
          file + ": has less than 1 MiB: it is read before any strategy makes a difference");
    }
    try (var _ = HostLock.take(HostLock.defaultFile(), "advice on " + file)) {
      double resident = PageCache.residency(file).share();
      boolean fromDevice = cold.orElse(resident < 0.5);
      double device = fromDevice ? deviceRate(file) : 0;
      long tried = Math.min(bytes, MOST_TRIED_BYTES);
      List<Advice.Trial> trials = trials(file, tried, fromDevice).trials();
      Advice.Trial best = TrialTimes.recommended(trials);
      return new Advice(
          file.toString(),
          bytes,
          resident,
          fromDevice,
          Runtime.getRuntime().availableProcessors(),
          device,
          tried,
          ROUNDS,
          trials,
          best.strategy(),
          best.speedup());
    }
  }

  /** A cold read of the beginning, discarded. */
  private static double deviceRate(Path file) throws IOException {
    PageCache.evict(file);
    long start = System.nanoTime();
    long bytes = PageCache.readThrough(file, MOST_TRIED_BYTES);
    return bytes * NANOS / (System.nanoTime() - start);
  }

  private TrialTimes trials(Path file, long bytes, boolean cold)
      throws IOException, InterruptedException {
    Path result = Files.createTempFile("xmlbench-advice", ".tsv");
    try {
      Process process =
          JavaCommand.of(
                  classPath(),
                  List.of("-XX:+UseSerialGC", "-Xms" + HEAP_MIB + "m", "-Xmx" + HEAP_MIB + "m"),
                  Trials.class.getName(),
                  List.of(
                      "driver=" + driver.locator(),
                      "file=" + file.toAbsolutePath(),
                      "bytes=" + bytes,
                      "rounds=" + ROUNDS,
                      "cold=" + cold,
                      "strategies=" + available(),
                      "result=" + result))
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      try {
        if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
          throw new UserErrorException(file + ": the trials did not end in ten minutes");
        }
      } finally {
        process.destroyForcibly();
      }
      return TrialTimes.read(Files.readAllLines(result), file.toString());
    } finally {
      Files.deleteIfExists(result);
    }
  }

  private List<Path> classPath() {
    List<Path> classPath = new ArrayList<>(driver.classPath());
    classPath.add(ExperimentClasses.strategies());
    return classPath.stream().distinct().toList();
  }

  private static String available() {
    return CANDIDATES.stream()
        .filter(text -> Inputs.strategy(text).unavailable().isEmpty())
        .collect(Collectors.joining(","));
  }
}
