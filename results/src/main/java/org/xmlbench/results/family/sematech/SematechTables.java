package org.xmlbench.results.family.sematech;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import org.xmlbench.core.Task;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.SematechMeasures;
import org.xmlbench.results.soap.ForkGrid;
import org.xmlbench.results.soap.SoapTables;
import org.xmlbench.results.soap.TableOrder;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.EncodingOrder;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.Moments;

/** Puts the pairs of processes of SEMATECH's measurements into tables. */
public final class SematechTables {
  /** The seam of such cells. */
  static final String SEAM = "sematech";

  /** The operations that take a trace report, in the order of the tables. */
  public static final Comparator<String> ORDER =
      TableOrder.of(
          List.of(
              "receiveE134Ints", "receiveE134Doubles", "receiveIntTrace", "receiveDoubleTrace"));

  private SematechTables() {}

  private record Kind(String encoding, String operation, String receiving) {
    static final Comparator<Kind> ORDER =
        Comparator.comparing(Kind::encoding, EncodingOrder.encodings())
            .thenComparing(Kind::operation, SematechTables.ORDER)
            .thenComparing(Kind::receiving);

    static Kind of(ForkRecord fork) {
      Task task = fork.cell().task();
      return new Kind(
          fork.cell().condition().get(SoapTables.ENCODING),
          task.name(),
          task.requireSetting("how it is received behind an @"));
    }
  }

  /** The tables; none where no fork is such a pair. */
  public static List<SematechTable> of(List<ForkRecord> forks) {
    return ForkGrid.of(
            forks,
            SEAM,
            new TreeMap<>(Kind.ORDER),
            Kind::of,
            fork -> fork.cell().task().requireItems(),
            Comparator.<Integer>naturalOrder())
        .entrySet()
        .stream()
        .map(kind -> table(kind.getKey(), kind.getValue()))
        .toList();
  }

  private static SematechTable table(Kind kind, ForkGrid<Integer> grid) {
    return new SematechTable(
        kind.encoding(),
        kind.operation(),
        kind.receiving(),
        grid.columns(),
        grid.rows(
            row ->
                new SematechTable.Row(
                    row.toolkit(), row.cells(SematechTables::cell), row.profile())));
  }

  private static SematechTable.Cell cell(int size, List<ForkRecord> all) {
    if (all.isEmpty()) {
      return new SematechTable.Cell(size, null, null, 0, 0, null, Map.of());
    }
    List<ForkRecord> ok = all.stream().filter(fork -> fork.outcome() == Outcome.OK).toList();
    OptionalDouble bytes = CallMeasures.REQUEST.over(ok);
    Map<String, SematechTable.Figure> figures = new LinkedHashMap<>();
    for (SematechTable.Measure measure : SematechTable.Measure.values()) {
      figure(ok, measure).ifPresent(figure -> figures.put(measure.key(), figure));
    }
    return new SematechTable.Cell(
        size,
        (ok.isEmpty() ? all.getLast().outcome() : Outcome.OK).label(),
        ok.isEmpty() ? all.getLast().reason() : null,
        ok.size(),
        Math.round(SematechMeasures.MESSAGES.over(ok).orElse(0)),
        bytes.isEmpty() ? null : (Long) Math.round(bytes.getAsDouble()),
        figures);
  }

  private static Optional<SematechTable.Figure> figure(
      List<ForkRecord> pairs, SematechTable.Measure measure) {
    List<Moments> moments = new ArrayList<>();
    List<Double> first = new ArrayList<>();
    boolean messagesApart = true;
    for (ForkRecord pair : pairs) {
      Double whole = sum(pair, SematechMeasures.Stage::pair, measure);
      messagesApart &= whole == null;
      Double mean = whole == null ? sum(pair, SematechMeasures.Stage::mean, measure) : whole;
      if (mean != null) {
        double deviation = measure.parts().getFirst().deviation().required(pair);
        long count = Math.round(SematechMeasures.MESSAGES.required(pair));
        moments.add(Moments.of(count, mean, deviation));
      }
      Double itsFirst = sum(pair, SematechMeasures.Stage::first, measure);
      if (itsFirst != null) {
        first.add(itsFirst);
      }
    }
    if (moments.isEmpty()) {
      return Optional.empty();
    }
    Moments all = moments.stream().reduce(Moments.NONE, Moments::plus);
    return Optional.of(
        new SematechTable.Figure(
            scaled(Estimate.ofMean(means(moments), Comparison.CONFIDENCE), measure),
            scaled(asPublished(all, measure, messagesApart), measure),
            first.isEmpty() ? null : (Double) (mean(first) / measure.scale())));
  }

  /** The sum of a pair's measures; {@code null} where one of them is missing. */
  private static Double sum(
      ForkRecord pair,
      Function<SematechMeasures.Stage, Measure> of,
      SematechTable.Measure measure) {
    double sum = 0;
    for (SematechMeasures.Stage part : measure.parts()) {
      Double value = of.apply(part).find(pair).orElse(null);
      if (value == null) {
        return null;
      }
      sum += value;
    }
    return sum;
  }

  private static double[] means(List<Moments> moments) {
    return moments.stream().mapToDouble(Moments::mean).toArray();
  }

  private static double mean(List<Double> values) {
    return Moments.of(values.stream().mapToDouble(Double::doubleValue).toArray()).mean();
  }

  private static Estimate asPublished(
      Moments all, SematechTable.Measure measure, boolean messagesApart) {
    return messagesApart && measure.parts().size() == 1
        ? Estimate.ofMoments(all, Comparison.CONFIDENCE)
        : Estimate.of(all.mean());
  }

  private static Estimate scaled(Estimate estimate, SematechTable.Measure measure) {
    return estimate.map(value -> value / measure.scale()).notBelowZero();
  }
}
