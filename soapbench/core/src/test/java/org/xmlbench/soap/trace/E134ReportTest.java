package org.xmlbench.soap.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.soap.trace.TraceReport.Doubles;
import org.xmlbench.soap.trace.TraceReport.Ints;
import org.xmlbench.soap.trace.TraceReport.Kind;

/** Published reports, and in what two of them differ. */
class E134ReportTest {
  @Test
  void valuesAreUniformInThePublishedRanges() {
    int[] ints = ((Ints) TraceReport.uniform(Kind.INT, 0, 20_000)).values();
    double[] doubles = ((Doubles) TraceReport.uniform(Kind.DOUBLE, 0, 20_000)).values();
    assertThat(Arrays.stream(ints)).allMatch(value -> value >= 0 && value <= 100_000);
    assertThat(Arrays.stream(doubles)).allMatch(value -> value >= 0 && value < 1);
    assertThat(Arrays.stream(ints).average().orElseThrow()).isBetween(49_000.0, 51_000.0);
    assertThat(Arrays.stream(doubles).average().orElseThrow()).isBetween(0.49, 0.51);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aValueIsTheSameInEveryReport(Kind kind) {
    TraceReport.Values later = TraceReport.uniform(kind, 30, 4);
    TraceReport.Values all = TraceReport.uniform(kind, 0, 34);
    assertThat(later.difference(all.slice(30, 34))).isEmpty();
  }

  @Test
  void tenValuesAreCollectedAtATime() {
    E134Report report = E134Report.of(Kind.INT, 0, 25);
    assertThat(report.traces().getFirst().results())
        .extracting(data -> data.values().count())
        .containsExactly(10, 10, 5);
    assertThat(report.traces().getFirst().results())
        .extracting(E134Report.Data::collectionTime)
        .doesNotHaveDuplicates();
  }

  @Test
  void whatDiffersIsNamed() {
    E134Report report = E134Report.of(Kind.INT, 0, 25);
    E134Report.Trace trace = report.traces().getFirst();
    assertThat(report.difference(E134Report.of(Kind.INT, 0, 25))).isEmpty();
    assertThat(report.difference(E134Report.of(Kind.INT, 0, 24)))
        .hasValue("it has 24 values instead of 25");
    assertThat(report.difference(E134Report.of(Kind.INT, 1, 25)))
        .hasValue("trace 0: data 0: value 0 differs");
    assertThat(report.difference(E134Report.of(Kind.DOUBLE, 0, 25)))
        .hasValue("trace 0: data 0: its values are of another kind");
    assertThat(report.difference(FlatReport.of(Kind.INT, 25)))
        .hasValue("it is a report of another form");
    assertThat(report.difference(new E134Report("002", report.reportTime(), report.traces())))
        .hasValueSatisfying(text -> assertThat(text).startsWith("its head is 002"));
    List<E134Report.Data> shuffled = new ArrayList<>(trace.results());
    Collections.swap(shuffled, 0, 1);
    E134Report other =
        new E134Report(
            report.plan(),
            report.reportTime(),
            List.of(new E134Report.Trace(trace.id(), trace.reportTime(), shuffled)));
    assertThat(report.difference(other))
        .hasValueSatisfying(text -> assertThat(text).startsWith("trace 0: data 0 is of "));
  }
}
