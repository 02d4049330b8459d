package org.xmlbench.families.soap.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.ClockFigures;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.ForkSpread;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.TimingClock;

/** Puts what a run of SOAPBench compared exchange by exchange into one table for each seam. */
public final class SoapTables {
  public static final String SEAM = "seam";
  public static final String ENCODING = "encoding";
  private static final String FORM = "form";
  private static final double NANOS_PER_MICRO = 1e3;

  private final Comparison comparison;
  private final Set<String> programs;
  private final Map<String, List<ForkRecord>> forksOfCell = new LinkedHashMap<>();

  private SoapTables(Comparison comparison, List<ForkRecord> forks) {
    this.comparison = comparison;
    this.programs = Programs.of(forks);
    for (ForkRecord fork : forks) {
      String key = key(fork.cell().subject(), fork.cell().document(), fork.cell().condition());
      forksOfCell.computeIfAbsent(key, any -> new ArrayList<>()).add(fork);
    }
  }

  /**
   * The tables.
   *
   * @param forks the records behind the comparison, for the sizes of messages
   */
  public static List<SoapTable> of(Comparison comparison, List<ForkRecord> forks) {
    SoapTables tables = new SoapTables(comparison, forks);
    Map<List<String>, List<DocumentComparison>> bySeam = new LinkedHashMap<>();
    for (DocumentComparison exchange : comparison.documents()) {
      if (exchange.kind().equals(Operation.CALL)) {
        bySeam.computeIfAbsent(apart(exchange.condition()), any -> new ArrayList<>()).add(exchange);
      }
    }
    return bySeam.entrySet().stream()
        .map(entry -> tables.table(entry.getKey(), entry.getValue()))
        .toList();
  }

  /** What keeps figures apart: seam and encoding of toolkits, the form of binding frameworks. */
  private static List<String> apart(Map<String, String> condition) {
    return Stream.of(SEAM, ENCODING, FORM).map(condition::get).filter(Objects::nonNull).toList();
  }

  private SoapTable table(List<String> seam, List<DocumentComparison> exchanges) {
    Set<String> toolkits = new LinkedHashSet<>();
    for (DocumentComparison exchange : exchanges) {
      exchange.subjects().forEach(figure -> toolkits.add(figure.subject()));
    }
    return new SoapTable(
        seam.size() > 1 ? seam.getFirst() : null,
        seam.getLast(),
        exchanges.stream().map(DocumentComparison::document).toList(),
        toolkits.stream()
            .map(
                toolkit ->
                    new SoapTable.Row(
                        toolkit,
                        programs.contains(toolkit),
                        exchanges.stream().map(exchange -> call(exchange, toolkit)).toList(),
                        ProfileCheck.of(
                                exchanges.stream()
                                    .flatMap(exchange -> forks(exchange, toolkit).stream())
                                    .toList())
                            .orElse(null)))
            .toList());
  }

  private List<ForkRecord> forks(DocumentComparison exchange, String toolkit) {
    return forksOfCell.getOrDefault(
        key(toolkit, exchange.document(), exchange.condition()), List.of());
  }

  private SoapTable.Call call(DocumentComparison exchange, String toolkit) {
    SubjectFigure figure =
        exchange.subjects().stream()
            .filter(any -> any.subject().equals(toolkit))
            .findFirst()
            .orElse(null);
    if (figure == null) {
      return new SoapTable.Call(
          exchange.document(), null, null, null, null, null, null, null, null, null);
    }
    ClockFigures byClock = figure.costs().by(comparison.clock());
    List<ForkRecord> forks = forks(exchange, toolkit);
    Long message = whole(CallMeasures.MESSAGE.over(forks));
    List<ForkRecord> timed = timed(forks, figure);
    Estimate server = mean(serverMicros(timed), timed.size());
    Estimate wall =
        figure.costs().wall() == null ? null : figure.costs().wall().microsPerOperation();
    ForkSpread first = ForkSpread.ofMicros(timed, CallMeasures.FIRST_CALL);
    return new SoapTable.Call(
        exchange.document(),
        figure.outcome().label(),
        byClock == null ? null : byClock.microsPerOperation(),
        message == null ? whole(CallMeasures.REQUEST.over(forks)) : message,
        whole(CallMeasures.REPLY.over(forks)),
        first,
        first == null || wall == null ? null : first.median() / wall.value(),
        server == null ? null : wall,
        server,
        meanMicros(timed, CallMeasures.DEFAULT_CALL));
  }

  private static List<ForkRecord> timed(List<ForkRecord> forks, SubjectFigure figure) {
    return forks.stream()
        .filter(fork -> fork.outcome() == Outcome.OK)
        .filter(fork -> figure.series().forkBlocks().contains(fork.block()))
        .toList();
  }

  /** A mean over forks as the compared time has it; {@code null} where a fork lacks the measure. */
  private static Estimate meanMicros(List<ForkRecord> forks, Measure measure) {
    return mean(micros(forks, measure), forks.size());
  }

  /** The server's part by the compared clock: a part with its compilers may exceed the whole. */
  private double[] serverMicros(List<ForkRecord> forks) {
    boolean lessCompiler = comparison.clock() == TimingClock.CPU_LESS_COMPILER;
    return forks.stream()
        .flatMap(
            fork ->
                CallMeasures.SERVER_CPU.find(fork).stream()
                    .map(
                        nanos ->
                            nanos
                                - (lessCompiler
                                    ? CallMeasures.SERVER_COMPILER.find(fork).orElse(0.0)
                                    : 0)))
        .mapToDouble(nanos -> Math.max(0, nanos) / NANOS_PER_MICRO)
        .toArray();
  }

  private static Estimate mean(double[] micros, int forks) {
    if (micros.length == 0 || micros.length < forks) {
      return null;
    }
    return Arrays.stream(micros).allMatch(time -> time > 0)
        ? Estimate.ofGeometricMean(micros, Comparison.CONFIDENCE)
        : Estimate.ofMean(micros, Comparison.CONFIDENCE).notBelowZero();
  }

  private static double[] micros(List<ForkRecord> forks, Measure measure) {
    return measure.in(forks).map(nanos -> nanos / NANOS_PER_MICRO).toArray();
  }

  private static Long whole(OptionalDouble value) {
    return value.isPresent() ? (Long) Math.round(value.getAsDouble()) : null;
  }

  private static String key(String subject, String document, Map<String, String> condition) {
    return subject + '\n' + document + '\n' + apart(condition);
  }
}
