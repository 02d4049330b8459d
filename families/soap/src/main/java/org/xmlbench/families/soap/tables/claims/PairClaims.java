package org.xmlbench.families.soap.tables.claims;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.soap.tables.claims.ClaimAnswer.Verdict;
import org.xmlbench.results.table.Digits;

/** SEMATECH's claims, by a run of trace reports from process to process. */
public final class PairClaims {
  /** What differs by less is alike. */
  private static final double ALIKE = 1.25;

  /** The study's times, without that of the sender's data, which is made in a JVM for all. */
  private static final List<String> TIMES = List.of("xml_sender", "xml_receiver", "data_receiver");

  private PairClaims() {}

  /**
   * A pair of processes on messages of one size.
   *
   * @param toolkit of both
   * @param test what is equal of pairs that are compared: encoding apart, form, size and receiving
   * @param figures by the names of the study's measures; what is unknown is absent
   */
  public record Pair(String toolkit, String test, Map<String, Double> figures) {
    public Pair {
      figures = Map.copyOf(figures);
    }
  }

  /**
   * The answers of a run; empty where it answers no claim.
   *
   * @param programs toolkits that are compiled programs
   * @param forks the records behind the pairs
   */
  public static List<ClaimAnswer> of(
      List<Pair> pairs, Set<String> programs, List<ForkRecord> forks) {
    List<ClaimAnswer> answers = new ArrayList<>();
    boolean both =
        pairs.stream().anyMatch(pair -> programs.contains(pair.toolkit()))
            && pairs.stream().anyMatch(pair -> !programs.contains(pair.toolkit()));
    if (both) {
      faster(pairs, programs).ifPresent(answers::add);
      lessCpu(pairs, programs).ifPresent(answers::add);
      faults(pairs, programs).ifPresent(answers::add);
    }
    return answers.isEmpty() ? List.of() : ClaimAnswer.all(answers, forks);
  }

  private static Optional<ClaimAnswer> faster(List<Pair> pairs, Set<String> programs) {
    int tests = 0;
    int thanAll = 0;
    for (String test : pairs.stream().map(Pair::test).distinct().toList()) {
      for (String time : TIMES) {
        List<Pair> same = pairs.stream().filter(pair -> pair.test().equals(test)).toList();
        OptionalDouble compiled = least(same, time, programs::contains);
        OptionalDouble java = least(same, time, toolkit -> !programs.contains(toolkit));
        if (compiled.isPresent() && java.isPresent()) {
          tests++;
          thanAll += compiled.getAsDouble() < java.getAsDouble() ? 1 : 0;
        }
      }
    }
    return tests == 0
        ? Optional.empty()
        : Optional.of(
            new ClaimAnswer(
                Claim.COMPILED_FASTER,
                Verdict.of(thanAll, tests),
                "the compiled toolkit takes less time than every one in a JVM that has just started in %d of %d tests (a size, a way of receiving, and one of three of the study's four times: the sender's data is made in a JVM for all)"
                    .formatted(thanAll, tests)));
  }

  private static OptionalDouble least(List<Pair> pairs, String figure, Predicate<String> toolkits) {
    return pairs.stream()
        .filter(pair -> toolkits.test(pair.toolkit()))
        .map(pair -> pair.figures().get(figure))
        .filter(Objects::nonNull)
        .mapToDouble(Double::doubleValue)
        .min();
  }

  /**
   * By the study's measure, the percentage of a processor, which is less of a pair that takes
   * longer for the same; and by CPU time a message, where that is known.
   */
  private static Optional<ClaimAnswer> lessCpu(List<Pair> pairs, Set<String> programs) {
    Optional<ClaimAnswer> load = lessCpu(pairs, programs, "_load", "percent of a processor");
    Optional<ClaimAnswer> time = lessCpu(pairs, programs, "_cpu", "us of CPU time a message");
    return load.map(
        byLoad ->
            time.map(
                    byTime ->
                        new ClaimAnswer(
                            Claim.JAVA_LESS_CPU,
                            byLoad.verdict() == byTime.verdict()
                                ? byLoad.verdict()
                                : Verdict.IN_PART,
                            byLoad.evidence() + "; " + byTime.evidence()))
                .orElse(byLoad));
  }

  private static Optional<ClaimAnswer> lessCpu(
      List<Pair> pairs, Set<String> programs, String kind, String unit) {
    return sides(
        pairs,
        programs,
        kind,
        unit,
        ratios -> ratios.stream().filter(ratio -> ratio < 1).count(),
        Claim.JAVA_LESS_CPU);
  }

  private static Optional<ClaimAnswer> faults(List<Pair> pairs, Set<String> programs) {
    return sides(
        pairs,
        programs,
        "_faults",
        "page faults a second",
        ratios -> (ratios.getFirst() < 1 ? 1 : 0) + (alike(ratios.getLast()) ? 1 : 0),
        Claim.PAGE_FAULTS);
  }

  private static boolean alike(double ratio) {
    return ratio > 1 / ALIKE && ratio < ALIKE;
  }

  /** The median of toolkits in JVMs over the compiled one's, of the sender and of the receiver. */
  private static Optional<ClaimAnswer> sides(
      List<Pair> pairs,
      Set<String> programs,
      String kind,
      String unit,
      ToLongFunction<List<Double>> holding,
      Claim claim) {
    StringBuilder evidence = new StringBuilder();
    List<Double> ratios = new ArrayList<>();
    for (String side : List.of("sender", "receiver")) {
      List<Double> java = values(pairs, side + kind, toolkit -> !programs.contains(toolkit));
      List<Double> compiled = values(pairs, side + kind, programs::contains);
      if (java.isEmpty() || compiled.isEmpty()) {
        return Optional.empty();
      }
      double ofJava = new ClaimValues(java).median();
      double ofCompiled = new ClaimValues(compiled).median();
      ratios.add(ofJava / ofCompiled);
      evidence.append(
          "%s%s %s in a JVM and %s compiled"
              .formatted(
                  evidence.isEmpty() ? unit + ", medians: " : ", ",
                  side,
                  Digits.four(ofJava),
                  Digits.four(ofCompiled)));
    }
    return Optional.of(
        new ClaimAnswer(
            claim, Verdict.of(holding.applyAsLong(ratios), ratios.size()), evidence.toString()));
  }

  private static List<Double> values(List<Pair> pairs, String figure, Predicate<String> toolkits) {
    return pairs.stream()
        .filter(pair -> toolkits.test(pair.toolkit()))
        .map(pair -> pair.figures().get(figure))
        .filter(Objects::nonNull)
        .toList();
  }
}
