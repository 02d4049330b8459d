package org.xmlbench.families.soap.tables.claims;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.soap.tables.SoapTable;
import org.xmlbench.families.soap.tables.claims.ClaimAnswer.Verdict;
import org.xmlbench.results.stats.ClockFigures;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Growth;
import org.xmlbench.results.stats.SizeSweep;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.table.Digits;

/** NIST's claims, by a run of its marshalling tests. */
public final class MarshallingClaims {
  /** From here on a rank correlation is called strong. */
  private static final double STRONG = 0.7;

  private static final double MODERATE = 0.4;

  /** What differs by less is said to differ little. */
  private static final double LITTLE = 1.25;

  /** What takes less than a tenth longer is not delayed. */
  private static final double NEGLIGIBLE = 1.1;

  private static final double NANOS_PER_MICRO = 1e3;

  /** With fewer of them any order comes about by chance. */
  private static final int LEAST_FRAMEWORKS = 5;

  private static final String XML = "xml";
  private static final String UNMARSHAL = "unmarshal";
  private final Comparison comparison;
  private final List<SoapTable> tables;
  private final List<ClaimAnswer> answers = new ArrayList<>();

  private MarshallingClaims(Comparison comparison, List<SoapTable> tables) {
    this.comparison = comparison;
    this.tables = tables;
  }

  /**
   * The answers of a run; empty where it answers no claim.
   *
   * @param tables of the run's calls
   * @param forks the records behind them
   */
  public static List<ClaimAnswer> of(
      Comparison comparison, List<SoapTable> tables, List<ForkRecord> forks) {
    if (tables.isEmpty()) {
      return List.of();
    }
    MarshallingClaims claims = new MarshallingClaims(comparison, tables);
    claims.firstCall();
    claims.objectCreation();
    claims.intAndDouble();
    claims.neighbours(forks);
    claims.growth();
    return claims.answers.isEmpty() ? List.of() : ClaimAnswer.all(claims.answers, forks);
  }

  private void answer(Claim claim, Verdict verdict, String evidence) {
    answers.add(new ClaimAnswer(claim, verdict, evidence));
  }

  private void firstCall() {
    List<Double> ratios = new ArrayList<>();
    for (SoapTable table : tables) {
      for (SoapTable.Row row : table.rows()) {
        for (SoapTable.Call call : row.calls()) {
          if (call.firstOverLater() != null) {
            ratios.add(call.firstOverLater());
          }
        }
      }
    }
    ClaimValues all = new ClaimValues(ratios);
    if (!all.isEmpty()) {
      answer(
          Claim.FIRST_CALL,
          Verdict.of(all.within(1, Double.MAX_VALUE), ratios.size()),
          "the first call of a fork takes %s times a later one by the wall clock, over %d frameworks and tasks"
              .formatted(all.text(), ratios.size()));
    }
  }

  /** Of each framework that reads text, the bytes that it allocates and the time that it takes. */
  private void objectCreation() {
    Optional<DocumentComparison> largest =
        xml()
            .filter(document -> task(document).direction().equals(UNMARSHAL))
            .max(
                Comparator.<DocumentComparison>comparingLong(d -> task(d).size())
                    .thenComparing(d -> task(d).form().equals("e134") ? 1 : 0)
                    .thenComparing(d -> task(d).type()));
    if (largest.isEmpty()) {
      return;
    }
    List<double[]> pairs = new ArrayList<>();
    double values = task(largest.get()).size();
    for (SubjectFigure figure : largest.get().subjects()) {
      ClockFigures time = figure.costs().by(comparison.clock());
      Optional<Double> allocated = largest.get().allocatedBytesPerOperation(figure);
      if (time != null && allocated.isPresent()) {
        pairs.add(
            new double[] {
              allocated.get() / values, time.microsPerOperation().value() * NANOS_PER_MICRO / values
            });
      }
    }
    if (pairs.size() >= LEAST_FRAMEWORKS) {
      correlated(largest.get().document(), pairs);
    }
  }

  private void correlated(String document, List<double[]> pairs) {
    double[] bytes = pairs.stream().mapToDouble(pair -> pair[0]).toArray();
    double[] nanos = pairs.stream().mapToDouble(pair -> pair[1]).toArray();
    double rank = RankCorrelation.of(bytes, nanos);
    Verdict verdict =
        rank >= STRONG ? Verdict.HOLDS : rank >= MODERATE ? Verdict.IN_PART : Verdict.DOES_NOT_HOLD;
    answer(
        Claim.OBJECT_CREATION,
        verdict,
        "of %d frameworks in %s the time of a value, %s ns, goes with what is allocated for it, %s bytes: rank correlation %s"
            .formatted(
                pairs.size(),
                document,
                new ClaimValues(Arrays.stream(nanos).boxed().toList()).text(),
                new ClaimValues(Arrays.stream(bytes).boxed().toList()).text(),
                Digits.four(rank)));
  }

  private void intAndDouble() {
    Map<String, Double> ints = new HashMap<>();
    List<Double> ratios = new ArrayList<>();
    xml()
        .filter(document -> task(document).type().equals("int"))
        .forEach(
            document ->
                document
                    .subjects()
                    .forEach(
                        figure ->
                            micros(figure).ifPresent(t -> ints.put(key(document, figure), t))));
    xml()
        .filter(document -> task(document).type().equals("double"))
        .forEach(
            document ->
                document
                    .subjects()
                    .forEach(
                        figure ->
                            micros(figure)
                                .filter(t -> ints.containsKey(key(document, figure)))
                                .ifPresent(t -> ratios.add(t / ints.get(key(document, figure))))));
    if (!ratios.isEmpty()) {
      ClaimValues all = new ClaimValues(ratios);
      answer(
          Claim.INT_AND_DOUBLE,
          Verdict.of(all.within(1 / LITTLE, LITTLE), ratios.size()),
          "a report of doubles takes %s times one of ints, over %d frameworks and tasks; %d of them differ by less than a quarter"
              .formatted(all.text(), ratios.size(), all.within(1 / LITTLE, LITTLE)));
    }
  }

  private void neighbours(List<ForkRecord> forks) {
    List<Double> ratios = new ArrayList<>();
    for (ForkRecord fork : forks) {
      OptionalDouble alone = CallMeasures.ALONE.over(List.of(fork));
      OptionalDouble beside = CallMeasures.BESIDE_BUSY.over(List.of(fork));
      if (alone.isPresent() && beside.isPresent()) {
        ratios.add(beside.getAsDouble() / alone.getAsDouble());
      }
    }
    if (!ratios.isEmpty()) {
      ClaimValues all = new ClaimValues(ratios);
      answer(
          Claim.NEIGHBOURS,
          Verdict.of(all.within(NEGLIGIBLE, Double.MAX_VALUE), ratios.size()),
          "beside a process that uses the same processors a call takes %s times as long by the wall clock, over %d forks"
              .formatted(all.text(), ratios.size()));
    }
  }

  private void growth() {
    Map<Growth.Verdict, Long> verdicts =
        comparison.sizeSweeps().stream()
            .filter(sweep -> sweep.family().startsWith(UNMARSHAL))
            .map(SizeSweep::subjects)
            .flatMap(List::stream)
            .map(line -> line.growth().verdict())
            .filter(Objects::nonNull)
            .collect(Collectors.groupingBy(verdict -> verdict, Collectors.counting()));
    long all = verdicts.values().stream().mapToLong(Long::longValue).sum();
    if (all > 0) {
      answer(
          Claim.GROWTH,
          Verdict.of(
              verdicts.getOrDefault(Growth.Verdict.FASTER, 0L),
              verdicts.getOrDefault(Growth.Verdict.UNDECIDED, 0L),
              all),
          "of %d sweeps over n, of frameworks that unmarshal, %d grow faster than n, %d in proportion, %d not faster, %d cannot be told"
              .formatted(
                  all,
                  verdicts.getOrDefault(Growth.Verdict.FASTER, 0L),
                  verdicts.getOrDefault(Growth.Verdict.IN_PROPORTION, 0L),
                  verdicts.getOrDefault(Growth.Verdict.NOT_FASTER, 0L),
                  verdicts.getOrDefault(Growth.Verdict.UNDECIDED, 0L)));
    }
  }

  /** The documents of frameworks that read and write text. */
  private Stream<DocumentComparison> xml() {
    return comparison.documents().stream()
        .filter(document -> XML.equals(document.condition().get("form")))
        .filter(document -> MarshallingTask.of(document.document()).isPresent());
  }

  private static MarshallingTask task(DocumentComparison document) {
    return MarshallingTask.of(document.document()).orElseThrow();
  }

  private Optional<Double> micros(SubjectFigure figure) {
    return Optional.ofNullable(figure.costs().by(comparison.clock()))
        .map(time -> time.microsPerOperation().value());
  }

  private static String key(DocumentComparison document, SubjectFigure figure) {
    return figure.subject() + ' ' + task(document).ofType("any");
  }
}
