package org.xmlbench.families.piximal.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.piximal.automaton.Split;

/** A fork's arguments arrive as they were written. */
class ExperimentArgumentsTest {
  private static final ExperimentArguments.ReadSchedule SCHEDULE =
      new ExperimentArguments.ReadSchedule(
          List.of(2, 8), List.of(12.5, 50.0), 3, Duration.ofMillis(7));

  @Test
  void argumentsAreReadAsTheyWereWritten() {
    ExperimentArguments all =
        new ExperimentArguments(
            PiximalExperiment.COMPARISON,
            "expat",
            Path.of("/a/b=c.xml"),
            new ExperimentArguments.Expected(
                "1",
                Optional.of(new EventTotals(new EventTally(12, 2, 3, 4, 5), 6, 7, 8)),
                Optional.of("ab")),
            "expat-sax",
            SCHEDULE);
    assertThat(ExperimentArguments.of(KeyValues.parse(all.toArguments()))).isEqualTo(all);
    ExperimentArguments few =
        new ExperimentArguments(
            PiximalExperiment.SERIAL_NFA,
            "serial-nfa",
            Path.of("a.xml"),
            new ExperimentArguments.Expected("1", Optional.empty(), Optional.empty()),
            "",
            SCHEDULE);
    assertThat(ExperimentArguments.of(KeyValues.parse(few.toArguments()))).isEqualTo(few);
  }

  @Test
  void everyNumberOfThreadsHasEveryShare() {
    assertThat(SCHEDULE.splits())
        .containsExactly(
            new Split(12.5, 2), new Split(50, 2), new Split(12.5, 8), new Split(50, 8));
  }
}
