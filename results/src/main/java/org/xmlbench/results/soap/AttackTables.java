package org.xmlbench.results.soap;

import static org.xmlbench.results.soap.ForkMeasures.sum;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.soap.AttackTable.Verdict;

/** Puts the forks that attacked servers into one table. */
public final class AttackTables {
  /** The seam of cells under attack. */
  static final String SEAM = "attack";

  private static final String RATE = "rate_calls_per_second";
  private static final String ERRORS = "errors_count";
  private static final String TAIL = "p99_nanos";

  /** Of eight attackers: fewer threads or descriptors come and go by themselves. */
  private static final long LEAK = 6;

  private AttackTables() {}

  private record Place(String toolkit, String attack) {}

  /** The table; empty where no fork attacked. */
  public static Optional<AttackTable> of(List<ForkRecord> forks) {
    Map<Place, List<ForkRecord>> cells = new LinkedHashMap<>();
    Map<String, String> encodings = new LinkedHashMap<>();
    Set<String> attacks = new LinkedHashSet<>();
    for (ForkRecord fork : forks) {
      if (SEAM.equals(fork.cell().condition().get(SoapTables.SEAM))) {
        attacks.add(fork.cell().document());
        encodings.put(fork.cell().subject(), fork.cell().condition().get(SoapTables.ENCODING));
        cells
            .computeIfAbsent(
                new Place(fork.cell().subject(), fork.cell().document()),
                place -> new ArrayList<>())
            .add(fork);
      }
    }
    if (cells.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new AttackTable(
            List.copyOf(attacks),
            new TreeSet<>(encodings.keySet())
                .stream().map(toolkit -> row(toolkit, encodings, attacks, cells)).toList()));
  }

  private static AttackTable.Row row(
      String toolkit,
      Map<String, String> encodings,
      Set<String> attacks,
      Map<Place, List<ForkRecord>> cells) {
    return new AttackTable.Row(
        toolkit,
        encodings.get(toolkit),
        attacks.stream()
            .map(attack -> cell(attack, cells.getOrDefault(new Place(toolkit, attack), List.of())))
            .toList());
  }

  private static AttackTable.Cell cell(String attack, List<ForkRecord> all) {
    List<ForkRecord> ok = all.stream().filter(fork -> fork.outcome() == Outcome.OK).toList();
    String reason = ok.isEmpty() && !all.isEmpty() ? all.getLast().reason() : null;
    return new AttackTable.Cell(
        attack,
        verdict(ok).label(),
        reason,
        sum(ok, "refused_count"),
        sum(ok, "accepted_count"),
        sum(ok, "closed_count"),
        sum(ok, "unanswered_count"),
        sum(ok, "told_count"),
        sum(ok, "fetched_count"),
        sum(ok, "leaked_threads_count"),
        sum(ok, "leaked_descriptors_count"),
        sum(ok, "during_" + ERRORS) + sum(ok, "after_" + ERRORS),
        overBefore(ok, "during_" + RATE, "before_" + RATE),
        overBefore(ok, "after_" + RATE, "before_" + RATE),
        overBefore(ok, "during_" + TAIL, "before_" + TAIL));
  }

  /** The first that holds, worst first. */
  private static Verdict verdict(List<ForkRecord> forks) {
    if (forks.isEmpty()) {
      return Verdict.UNKNOWN;
    }
    if (sum(forks, "crashed_count") > 0) {
      return Verdict.CRASHED;
    }
    if (forks.stream().anyMatch(fork -> fork.measures().getOrDefault("after_" + RATE, 0.0) == 0)) {
      return Verdict.HUNG;
    }
    if (sum(forks, "told_count") > 0) {
      return Verdict.TOLD;
    }
    if (sum(forks, "fetched_count") > 0) {
      return Verdict.FETCHED;
    }
    boolean leaked =
        ForkMeasures.values(forks, "leaked_threads_count").stream().anyMatch(n -> n >= LEAK)
            || ForkMeasures.values(forks, "leaked_descriptors_count").stream()
                .anyMatch(n -> n >= LEAK);
    return leaked ? Verdict.LEAKED : byAnswers(forks);
  }

  private static Verdict byAnswers(List<ForkRecord> forks) {
    if (sum(forks, "accepted_count") > 0) {
      return Verdict.ACCEPTED;
    }
    if (sum(forks, "refused_count") > 0) {
      return Verdict.REJECTED;
    }
    if (sum(forks, "unanswered_count") > 0) {
      return Verdict.HELD;
    }
    return sum(forks, "closed_count") > 0 ? Verdict.CLOSED : Verdict.UNKNOWN;
  }

  /** A measure over another of the same fork, median over forks. */
  private static Double overBefore(List<ForkRecord> forks, String measure, String before) {
    List<Double> ratios = new ArrayList<>();
    for (ForkRecord fork : forks) {
      Double own = fork.measures().get(measure);
      Double base = fork.measures().get(before);
      if (own != null && base != null && base > 0) {
        ratios.add(own / base);
      }
    }
    ratios.sort(null);
    return ratios.isEmpty() ? null : ratios.get((ratios.size() - 1) / 2);
  }
}
