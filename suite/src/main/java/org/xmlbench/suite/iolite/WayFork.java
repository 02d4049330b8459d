package org.xmlbench.suite.iolite;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.iolite.Task;
import org.xmlbench.iolite.fork.CopyCost;
import org.xmlbench.iolite.fork.IoliteFork;
import org.xmlbench.probes.Catalogue;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.results.store.DiskFullException;
import org.xmlbench.suite.home.JavaCommand;

/** Starts one fork, waits for it and reads what it left. */
final class WayFork {
  /** Of each JVM of a fork. */
  static final String HEAP = "256m";

  /** Of each JVM of a fork. */
  static final List<String> JVM_OPTIONS = List.of("-XX:+UseSerialGC", "-Xms" + HEAP, "-Xmx" + HEAP);

  /** A fork that brings less than this in a second hangs. */
  private static final long LEAST_BYTES_PER_SECOND = 2_000_000;

  private static final Duration LEAST_LIMIT = Duration.ofSeconds(60);

  private final IoliteRequest request;
  private final IoliteFiles files;
  private volatile Process process;
  private volatile boolean stopped;

  WayFork(IoliteRequest request, IoliteFiles files) {
    this.request = request;
    this.files = files;
  }

  /** A measured run by both clocks; without a clock of CPU time that is 0. */
  record Run(double seconds, double cpuSeconds) {}

  /** The measured runs of a fork. */
  List<Run> runs(Task task) throws IOException, InterruptedException, ForkFailedException {
    List<String> arguments = new ArrayList<>(task.arguments());
    arguments.add("expected=" + files.expected(task.program()));
    arguments.add("warmUps=" + request.warmUps());
    arguments.add("runs=" + request.runs());
    long bytes = request.bytes(task.program()) * (request.warmUps() + request.runs());
    List<Run> runs = new ArrayList<>();
    for (String[] parts : run(arguments, LEAST_LIMIT.plusSeconds(bytes / LEAST_BYTES_PER_SECOND))) {
      runs.add(new Run(Double.parseDouble(parts[1]), Double.parseDouble(parts[2])));
    }
    return runs;
  }

  /** Nanoseconds to copy a KiB, of each run. */
  List<Double> copyNanos(CopyCost.Origin origin)
      throws IOException, InterruptedException, ForkFailedException {
    return run(List.of("copy=" + origin, "runs=" + request.runs()), LEAST_LIMIT).stream()
        .map(parts -> Double.valueOf(parts[1]))
        .toList();
  }

  /** Kills the fork in work, whose end is no result: who waits for it goes no further. */
  void stop() {
    stopped = true;
    kill();
  }

  /** Kills what is still there of the last fork. */
  void end() {
    kill();
  }

  private void kill() {
    Process running = process;
    if (running != null) {
      running.descendants().forEach(ProcessHandle::destroyForcibly);
      running.destroyForcibly();
    }
  }

  private void parkIfStopped() {
    while (stopped) {
      LockSupport.park(this);
    }
  }

  private List<String[]> run(List<String> task, Duration limit)
      throws IOException, InterruptedException, ForkFailedException {
    parkIfStopped();
    Path result = files.folder().resolve("result.tsv");
    Path log = files.folder().resolve("fork.log");
    List<String> arguments = new ArrayList<>(task);
    arguments.add("result=" + result);
    Files.deleteIfExists(result);
    process =
        JavaCommand.of(classPath(), JVM_OPTIONS, IoliteFork.class.getName(), arguments)
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    try {
      if (stopped) {
        kill();
      }
      boolean ended = process.waitFor(limit.toSeconds(), TimeUnit.SECONDS);
      parkIfStopped();
      if (!ended) {
        throw new ForkFailedException(
            Outcome.TIMEOUT, "did not end within " + limit.toSeconds() + " s");
      }
    } finally {
      kill();
    }
    if (!Files.exists(result)) {
      DiskFullException.requireRoom(files.folder());
      throw new ForkFailedException(
          Outcome.FAILED,
          "the JVM ended with status " + process.exitValue() + " before it reported");
    }
    return figures(Files.readAllLines(result));
  }

  private static List<String[]> figures(List<String> lines) throws ForkFailedException {
    List<String[]> figures = new ArrayList<>();
    for (String line : lines) {
      String[] parts = line.split("\t");
      switch (parts[0]) {
        case IoliteFork.SECONDS, IoliteFork.NANOS -> figures.add(parts);
        default ->
            throw new ForkFailedException(
                parts[0].equals(IoliteFork.WRONG) ? Outcome.WRONG : Outcome.FAILED,
                String.join(": ", parts));
      }
    }
    if (figures.isEmpty()) {
      throw new ForkFailedException(Outcome.FAILED, "the fork reported nothing");
    }
    return figures;
  }

  private List<Path> classPath() {
    List<Path> classPath = new ArrayList<>(request.driver().classPath());
    for (Class<?> type : List.of(IoliteFork.class, Inputs.class, Catalogue.class)) {
      classPath.add(origin(type));
    }
    return classPath.stream().distinct().toList();
  }

  private static Path origin(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("no path leads to " + type, e);
    }
  }
}
