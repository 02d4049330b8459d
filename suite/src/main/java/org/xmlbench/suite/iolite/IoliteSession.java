package org.xmlbench.suite.iolite;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.BiFunction;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.iolite.Program;
import org.xmlbench.iolite.Way;
import org.xmlbench.iolite.fork.CopyCost;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.suite.run.HostLock;

/**
 * Runs the rounds. In each of them every program is a block: one fork of each of its ways, one
 * after the other in random order. A way that failed once is not tried again.
 */
public final class IoliteSession {
  private final IoliteRequest request;
  private final BiFunction<Program, Way, Optional<String>> obstacle;
  private final PrintStream err;
  private final Map<Program, List<WayTimes>> times = new LinkedHashMap<>();
  private final Map<CopyCost.Origin, double[]> copies = new EnumMap<>(CopyCost.Origin.class);

  /**
   * Prepares a session.
   *
   * @param obstacle why a way of a program cannot be measured here; empty where it can
   * @param err takes progress
   */
  public IoliteSession(
      IoliteRequest request, BiFunction<Program, Way, Optional<String>> obstacle, PrintStream err) {
    this.request = request;
    this.obstacle = obstacle;
    this.err = err;
    for (Program program : request.programs()) {
      List<WayTimes> ways = Arrays.stream(Way.values()).map(WayTimes::new).toList();
      ways.forEach(way -> obstacle.apply(program, way.way()).ifPresent(way::leaveOut));
      times.put(program, ways);
    }
    for (CopyCost.Origin origin : CopyCost.Origin.values()) {
      copies.put(origin, new double[request.rounds()]);
    }
  }

  /**
   * Measures.
   *
   * @throws UserErrorException when the host is measuring something, or offers no way at all
   */
  public IoliteResult run() throws IOException, InterruptedException {
    if (times.values().stream().flatMap(List::stream).noneMatch(WayTimes::isMeasured)) {
      Program first = request.programs().getFirst();
      throw new UserErrorException(
          "iolite has nothing to measure: its ways are "
              + obstacle.apply(first, Way.CONVENTIONAL).orElse("not available"));
    }
    try (var _ = HostLock.take(HostLock.defaultFile(), "IO-Lite's programs");
        IoliteFiles files = IoliteFiles.prepare(request)) {
      WayFork forks = new WayFork(request, files);
      Random random = new Random(request.seed());
      for (int round = 1; round <= request.rounds(); round++) {
        List<Program> order = new ArrayList<>(request.programs());
        Collections.shuffle(order, random);
        for (Program program : order) {
          block(program, round, random, files, forks);
        }
        copy(round, forks);
      }
    }
    return result();
  }

  private void block(Program program, int round, Random random, IoliteFiles files, WayFork forks)
      throws IOException, InterruptedException {
    List<WayTimes> order =
        new ArrayList<>(times.get(program).stream().filter(WayTimes::isMeasured).toList());
    Collections.shuffle(order, random);
    for (WayTimes way : order) {
      String name =
          "round %d/%d %s %s".formatted(round, request.rounds(), program.text(), way.way().text());
      try {
        double seconds = forks.seconds(files.task(program, way.way()));
        way.add(round, seconds);
        err.printf("%s: %.4f s%n", name, seconds);
      } catch (ForkFailedException e) {
        way.fail(round, e.getMessage());
        err.printf("%s: %s%n", name, e.getMessage());
      }
    }
  }

  private void copy(int round, WayFork forks) throws IOException, InterruptedException {
    for (CopyCost.Origin origin : CopyCost.Origin.values()) {
      try {
        copies.get(origin)[round - 1] = forks.copyNanos(origin);
      } catch (ForkFailedException e) {
        throw new IOException("the control that copies memory: " + e.getMessage(), e);
      }
    }
  }

  private IoliteResult result() {
    List<IoliteResult.ProgramResult> programs = new ArrayList<>();
    times.forEach(
        (program, ways) -> {
          OptionalInt published = program.published();
          programs.add(
              new IoliteResult.ProgramResult(
                  program.text(),
                  request.bytes(program),
                  published.isPresent() ? (Integer) published.getAsInt() : null,
                  ways.stream().map(way -> way.result(ways.getFirst())).toList()));
        });
    return new IoliteResult(
        request.rounds(),
        programs,
        copyCost(CopyCost.Origin.MEMORY),
        copyCost(CopyCost.Origin.CACHE));
  }

  /** A geometric mean over rounds, as ratios are. */
  private Estimate copyCost(CopyCost.Origin origin) {
    double[] logs = Arrays.stream(copies.get(origin)).map(Math::log).toArray();
    return Estimate.ofMean(logs, Comparison.CONFIDENCE).map(Math::exp);
  }
}
