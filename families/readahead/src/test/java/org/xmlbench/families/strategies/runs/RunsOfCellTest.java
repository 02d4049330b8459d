package org.xmlbench.families.strategies.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunsOfCellTest {
  @ParameterizedTest
  @CsvSource({"1,1", "4,4", "10,5", "12,5", "25,5", "26,6", "50,10"})
  void runsAreSpreadEvenlyAndAtMostFiveToAFork(int runs, int forks) {
    RunsOfCell spread = RunsOfCell.of(runs);

    assertThat(spread.rounds()).isEqualTo(forks);
    assertThat(IntStream.rangeClosed(1, forks).map(spread::ofRound).sum()).isEqualTo(runs);
    assertThat(IntStream.rangeClosed(1, forks).map(spread::ofRound))
        .allMatch(each -> each <= 5)
        .allMatch(each -> each == runs / forks || each == runs / forks + 1);
  }
}
