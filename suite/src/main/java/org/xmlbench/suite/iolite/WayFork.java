package org.xmlbench.suite.iolite;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.xmlbench.iolite.Task;
import org.xmlbench.iolite.fork.CopyCost;
import org.xmlbench.iolite.fork.IoliteFork;
import org.xmlbench.probes.Catalogue;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.suite.home.JavaCommand;

/** Starts one fork, waits for it and reads what it left. */
final class WayFork {
  private static final int HEAP_MIB = 256;

  /** A fork that brings less than this in a second hangs. */
  private static final long LEAST_BYTES_PER_SECOND = 2_000_000;

  private static final Duration LEAST_LIMIT = Duration.ofSeconds(60);

  private final IoliteRequest request;
  private final IoliteFiles files;

  WayFork(IoliteRequest request, IoliteFiles files) {
    this.request = request;
    this.files = files;
  }

  /** Median seconds of the fork's runs. */
  double seconds(Task task) throws IOException, InterruptedException, ForkFailedException {
    List<String> arguments = new ArrayList<>(task.arguments());
    arguments.add("expected=" + files.expected(task.program()));
    arguments.add("warmUps=" + request.warmUps());
    arguments.add("runs=" + request.runs());
    long bytes = request.bytes(task.program()) * (request.warmUps() + request.runs());
    return median(run(arguments, LEAST_LIMIT.plusSeconds(bytes / LEAST_BYTES_PER_SECOND)));
  }

  /** Median nanoseconds to copy a KiB. */
  double copyNanos(CopyCost.Origin origin)
      throws IOException, InterruptedException, ForkFailedException {
    return median(run(List.of("copy=" + origin, "runs=" + request.runs()), LEAST_LIMIT));
  }

  private List<Double> run(List<String> task, Duration limit)
      throws IOException, InterruptedException, ForkFailedException {
    Path result = files.folder().resolve("result.tsv");
    Path log = files.folder().resolve("fork.log");
    List<String> arguments = new ArrayList<>(task);
    arguments.add("result=" + result);
    Files.deleteIfExists(result);
    Process process =
        JavaCommand.of(
                classPath(),
                List.of("-XX:+UseSerialGC", "-Xms" + HEAP_MIB + "m", "-Xmx" + HEAP_MIB + "m"),
                IoliteFork.class.getName(),
                arguments)
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    try {
      if (!process.waitFor(limit.toSeconds(), TimeUnit.SECONDS)) {
        throw new ForkFailedException("did not end within " + limit.toSeconds() + " s");
      }
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    if (!Files.exists(result)) {
      throw new ForkFailedException(
          "the JVM ended with status " + process.exitValue() + " before it reported");
    }
    return figures(Files.readAllLines(result));
  }

  private static List<Double> figures(List<String> lines) throws ForkFailedException {
    List<Double> figures = new ArrayList<>();
    for (String line : lines) {
      String[] parts = line.split("\t", 2);
      switch (parts[0]) {
        case IoliteFork.SECONDS, IoliteFork.NANOS -> figures.add(Double.valueOf(parts[1]));
        default -> throw new ForkFailedException(String.join(": ", parts));
      }
    }
    return figures;
  }

  private static double median(List<Double> figures) {
    List<Double> sorted = figures.stream().sorted().toList();
    int half = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(half)
        : (sorted.get(half - 1) + sorted.get(half)) / 2;
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
