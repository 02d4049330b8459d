package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measures;
import org.xmlbench.results.store.RunFolder;

/** What forks of every family have ever measured is declared. */
class OldMeasuresTest {
  static List<Path> runs() throws IOException {
    try (Stream<Path> entries = Files.list(OldRunsTest.expected(""))) {
      return entries.filter(Files::isDirectory).sorted().toList();
    }
  }

  private static Set<String> measured(Path run) throws IOException {
    Set<String> names = new TreeSet<>();
    for (ForkRecord fork : RunFolder.open(run).forks().records()) {
      names.addAll(fork.measures().keySet());
    }
    return names;
  }

  @ParameterizedTest
  @MethodSource("runs")
  void everyMeasureOfARunIsDeclared(Path run) throws IOException {
    assertThat(measured(run)).allMatch(Measures::isDeclared);
  }

  @Test
  void runsOfSixFamiliesHaveMeasures() throws IOException {
    int runs = 0;
    for (Path run : runs()) {
      runs += measured(run).isEmpty() ? 0 : 1;
    }
    assertThat(runs).isGreaterThanOrEqualTo(6);
  }
}
