package org.xmlbench.families.parsers.runs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What the forks of a recorded quiet run took, mean wall times.
 *
 * @param warmUp of one of two that warm up at the same time, from the start of its JVM
 * @param measured of its measured iterations
 * @param ending of its verification, to the end of its JVM
 * @param fork of the run over its forks
 */
record RecordedForks(Duration warmUp, Duration measured, Duration ending, Duration fork) {
  private static final String FILE = "quick-fork-phases.tsv";

  private static final double MILLIS = 1000;

  /** Those of the file beside this class. */
  static RecordedForks read() {
    try (InputStream in = RecordedForks.class.getResourceAsStream(FILE)) {
      Map<String, Duration> phases =
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#"))
              .map(line -> line.split("\t"))
              .collect(
                  Collectors.toMap(
                      line -> line[0],
                      line -> Duration.ofMillis(Math.round(MILLIS * Double.parseDouble(line[1])))));
      return new RecordedForks(
          phases.get("warm-up"), phases.get("measured"), phases.get("ending"), phases.get("fork"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
