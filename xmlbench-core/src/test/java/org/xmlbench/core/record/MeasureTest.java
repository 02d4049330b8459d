package org.xmlbench.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;

/** Measures are found by their declaration, and their absence means what they declare. */
class MeasureTest {
  private static ForkRecord fork(Map<String, Double> measures) {
    Cell cell = new Cell("metro", "1", "slow", Operation.CALL, Map.of("seam", "attack"));
    return new ForkRecord(
        "20261123-120000-run",
        cell,
        new ForkPlace(1, 7, 1, 1),
        new ForkStatus(Outcome.OK, null, "2026-11-23T12:00:00Z"),
        null,
        null,
        measures);
  }

  private static List<ForkRecord> forks(Measure measure, double... values) {
    return Arrays.stream(values).mapToObj(value -> fork(Map.of(measure.key(), value))).toList();
  }

  private static Measure measure(Measure.Aggregation aggregation, Measure.Absence absence) {
    return new Measure("some", "bytes", aggregation, absence);
  }

  @Test
  void aNameInRecordsEndsWithTheUnit() {
    assertThat(MadeUpMeasures.RATE.key()).isEqualTo("rate_calls_per_second");
    assertThat(MadeUpMeasures.TAIL.key()).isEqualTo("corrected_p99.9_nanos");
  }

  @ParameterizedTest
  @EnumSource(Measure.Absence.class)
  void whatIsThereIsRead(Measure.Absence absence) {
    Measure measure = measure(Measure.Aggregation.SUM, absence);
    assertThat(measure.of(fork(Map.of("some_bytes", 0.0)))).hasValue(0);
    assertThat(measure.required(fork(Map.of("some_bytes", 3.0)))).isEqualTo(3);
    assertThat(measure.find(fork(Map.of("some_bytes", 3.0)))).contains(3.0);
  }

  @Test
  void absenceMeansWhatIsDeclared() {
    ForkRecord without = fork(Map.of("some_byte", 4.0));
    Measure zero = measure(Measure.Aggregation.SUM, Measure.Absence.ZERO);
    assertThat(zero.of(without)).hasValue(0);
    assertThat(zero.over(List.of(without, without))).hasValue(0);

    Measure unknown = measure(Measure.Aggregation.SUM, Measure.Absence.UNKNOWN);
    assertThat(unknown.of(without)).isEmpty();
    assertThat(unknown.find(without)).isEmpty();
    assertThat(unknown.over(List.of(without))).isEmpty();
    assertThat(unknown.over(List.of(without, fork(Map.of("some_bytes", 5.0))))).hasValue(5);
    assertThatThrownBy(() -> unknown.required(without)).isInstanceOf(UserErrorException.class);
  }

  @Test
  void aMissingMeasureIsAnErrorThatNamesTheForkAndIt() {
    ForkRecord without = fork(Map.of("after_rate_call_per_second", 100.0));
    assertThatThrownBy(() -> MadeUpMeasures.AFTER.of(without))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "run 20261123-120000-run, block 7: the fork of metro/slow/call/seam=attack lacks the"
                + " measure after_rate_calls_per_second");
    assertThatThrownBy(() -> MadeUpMeasures.CRASHED.over(List.of(without)))
        .isInstanceOf(UserErrorException.class)
        .hasMessageEndingWith("lacks the measure crashed_count");
  }

  @ParameterizedTest
  @CsvSource({
    "MEAN, 277.75",
    "GEOMETRIC_MEAN, 31.622776601683793",
    "MEDIAN, 10",
    "MAXIMUM, 1000",
    "SUM, 1111"
  })
  void forksAreAggregatedAsDeclared(Measure.Aggregation aggregation, double expected) {
    Measure measure = measure(aggregation, Measure.Absence.ERROR);
    assertThat(measure.over(forks(measure, 100, 1, 10, 1000)).orElseThrow())
        .isCloseTo(expected, within(1e-9));
    assertThat(measure.over(List.of())).isEmpty();
  }

  @Test
  void membersOfASeriesAreFound() {
    MeasureSeries series = CallMeasures.PROFILE_FAILED_ONE;
    assertThat(series.of("R1109").key()).isEqualTo("profile_failed_R1109_assertions");
    assertThat(series.membersIn(fork(Map.of("profile_failed_R1109_assertions", 1.0))))
        .containsExactly("R1109");
    assertThat(
            series.membersIn(
                fork(
                    Map.of(
                        "profile_failed_assertions", 1.0,
                        "profile_failed_X_assertions", 1.0,
                        "profile_passed_assertions", 1.0))))
        .isEmpty();
    assertThatThrownBy(() -> series.of("1109")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whatIsDeclaredIsKnown() {
    assertThat(Measures.all())
        .contains(CallMeasures.READS, MadeUpMeasures.TAIL, MadeUpMeasures.AFTER)
        .allMatch(measure -> Measures.isDeclared(measure.key()));
    assertThat(Measures.isDeclared("profile_failed_R1109_assertions")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rate_call_per_second", "rate", "profile_failed_X1_assertions", ""})
  void anUndeclaredNameIsRefusedWhereItIsWritten(String key) {
    assertThat(Measures.isDeclared(key)).isFalse();
    assertThatThrownBy(() -> Measures.requireDeclared(List.of("rate_calls_per_second", key)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no measure is declared as '%s'", key);
    Measure undeclared =
        new Measure("some", "bytes", Measure.Aggregation.SUM, Measure.Absence.ZERO);
    assertThatThrownBy(() -> fork(Map.of()).withMeasures(Map.of(undeclared, 1.0)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(fork(Map.of()).withMeasures(Map.of(MadeUpMeasures.RATE, 2.0)).measures())
        .containsExactly(Map.entry("rate_calls_per_second", 2.0));
  }
}
