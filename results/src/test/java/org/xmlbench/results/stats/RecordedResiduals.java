package org.xmlbench.results.stats;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.xmlbench.results.store.RunFolder;

/**
 * Residuals of forks of real runs, subject and block taken out, divided by their standard
 * deviation. They are those of the recorded runs in {@code race-residuals.csv}; with {@code
 * -Dxmlbench.residuals=RUN,RUN} those of these run folders.
 */
final class RecordedResiduals {
  private static final String RUNS = "xmlbench.residuals";
  private static final double[] VALUES = scaled(read());

  private RecordedResiduals() {}

  /** One of them, with a standard deviation of 1. */
  static double draw(SplittableRandom random) {
    return VALUES[random.nextInt(VALUES.length)];
  }

  private static List<Double> read() {
    String runs = System.getProperty(RUNS);
    return runs == null
        ? resource()
        : Stream.of(runs.split(",")).flatMap(run -> ofRun(Path.of(run)).stream()).toList();
  }

  private static List<Double> resource() {
    try (var in = RecordedResiduals.class.getResourceAsStream("race-residuals.csv")) {
      return new String(Objects.requireNonNull(in, "race-residuals.csv").readAllBytes())
          .lines()
          .filter(line -> !line.startsWith("#"))
          .flatMap(line -> Stream.of(line.split(",")).skip(2))
          .map(Double::valueOf)
          .toList();
    } catch (IOException e) {
      throw new AssertionError("a resource on the class path can be read", e);
    }
  }

  private static List<Double> ofRun(Path path) {
    RunFolder run = RunFolder.open(path);
    List<Double> all = new ArrayList<>();
    for (DocumentComparison document : Comparison.of(run.manifest(), run.forks()).documents()) {
      double[][] times =
          document.subjects().stream()
              .filter(figure -> figure.standing().compared())
              .map(
                  figure ->
                      figure.series().forkMicros().stream().mapToDouble(Math::log).toArray())
              .toArray(double[][]::new);
      if (times.length > 2 && Stream.of(times).allMatch(row -> row.length == times[0].length)) {
        all.addAll(residuals(times));
      }
    }
    return all;
  }

  /** As large as those of the forks themselves: subject and block take degrees of freedom. */
  static List<Double> residuals(double[][] times) {
    int subjects = times.length;
    int blocks = times[0].length;
    double[] means = RandomizedBlocks.fit(times).means();
    double loss = Math.sqrt((1 - 1.0 / subjects) * (1 - 1.0 / blocks));
    List<Double> all = new ArrayList<>();
    for (int j = 0; j < blocks; j++) {
      double block = 0;
      for (int i = 0; i < subjects; i++) {
        block += (times[i][j] - means[i]) / subjects;
      }
      for (int i = 0; i < subjects; i++) {
        all.add((times[i][j] - means[i] - block) / loss);
      }
    }
    return all;
  }

  private static double[] scaled(List<Double> values) {
    Moments moments = Moments.of(values.stream().mapToDouble(Double::doubleValue).toArray());
    double deviation = Math.sqrt(moments.squares() / moments.count());
    return values.stream().mapToDouble(v -> (v - moments.mean()) / deviation).toArray();
  }
}
