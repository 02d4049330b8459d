package org.xmlbench.results.family.attacks;

import static org.xmlbench.results.soap.ForkMeasures.sum;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.soap.ForkMeasures;
import org.xmlbench.results.soap.Percentile;
import org.xmlbench.results.soap.SoapTables;
import org.xmlbench.results.soap.TableOrder;

/** Puts the forks that attacked servers into one table. */
public final class AttackTables {
  /** The seam of cells under attack. */
  static final String SEAM = "attack";

  private static final String RATE = "rate_calls_per_second";
  private static final String ERRORS = "errors_count";
  private static final String TAIL = "p99_nanos";
  private static final String CALLS = "calls_count";
  private static final String BEFORE = "before_";
  private static final String DURING = "during_";
  private static final String AFTER = "after_";

  /** Of eight attackers: fewer threads or descriptors come and go by themselves. */
  private static final long LEAK = 6;

  /** The attacks in the order of the tables. */
  public static final Comparator<String> ORDER =
      TableOrder.of(
          List.of(
              "malformed",
              "not-soap",
              "oversized",
              "deep",
              "external-dtd",
              "external-entity",
              "entity-bomb",
              "half-sent",
              "slow"));

  private AttackTables() {}

  private record ToolkitAndAttack(String toolkit, String attack) {}

  /** The table; empty where no fork attacked. */
  public static Optional<AttackTable> of(List<ForkRecord> forks) {
    Map<ToolkitAndAttack, List<ForkRecord>> cells = new LinkedHashMap<>();
    Map<String, String> encodings = new LinkedHashMap<>();
    Set<String> attacks = new TreeSet<>(ORDER);
    for (ForkRecord fork : forks) {
      if (SEAM.equals(fork.cell().condition().get(SoapTables.SEAM))) {
        attacks.add(fork.cell().document());
        encodings.put(fork.cell().subject(), fork.cell().condition().get(SoapTables.ENCODING));
        cells
            .computeIfAbsent(
                new ToolkitAndAttack(fork.cell().subject(), fork.cell().document()),
                place -> new ArrayList<>())
            .add(fork);
      }
    }
    if (cells.isEmpty()) {
      return Optional.empty();
    }
    List<AttackTable.Row> rows =
        new TreeSet<>(encodings.keySet())
            .stream().map(toolkit -> row(toolkit, encodings, attacks, cells)).toList();
    return Optional.of(new AttackTable(List.copyOf(attacks), verdicts(rows), rows));
  }

  /** What each verdict says that is there. */
  private static Map<String, String> verdicts(List<AttackTable.Row> rows) {
    Map<String, String> verdicts = new LinkedHashMap<>();
    for (AttackVerdict verdict : AttackVerdict.values()) {
      if (rows.stream()
          .flatMap(row -> row.cells().stream())
          .anyMatch(cell -> cell.verdict().equals(verdict.label()))) {
        verdicts.put(verdict.label(), verdict.meaning());
      }
    }
    return verdicts;
  }

  private static AttackTable.Row row(
      String toolkit,
      Map<String, String> encodings,
      Set<String> attacks,
      Map<ToolkitAndAttack, List<ForkRecord>> cells) {
    return new AttackTable.Row(
        toolkit,
        encodings.get(toolkit),
        attacks.stream()
            .map(
                attack ->
                    cell(
                        attack,
                        cells.getOrDefault(new ToolkitAndAttack(toolkit, attack), List.of())))
            .toList());
  }

  private static AttackTable.Cell cell(String attack, List<ForkRecord> all) {
    List<ForkRecord> ok = all.stream().filter(fork -> fork.outcome() == Outcome.OK).toList();
    String reason = ok.isEmpty() && !all.isEmpty() ? all.getLast().reason() : null;
    return new AttackTable.Cell(
        attack,
        verdict(ok).label(),
        reason,
        new AttackTable.Answers(
            sum(ok, "refused_count"),
            sum(ok, "accepted_count"),
            sum(ok, "closed_count"),
            sum(ok, "unanswered_count")),
        new AttackTable.Harm(
            sum(ok, "told_count"),
            sum(ok, "fetched_count"),
            sum(ok, "leaked_threads_count"),
            sum(ok, "leaked_descriptors_count")),
        new AttackTable.GoodClients(
            sum(ok, DURING + ERRORS) + sum(ok, AFTER + ERRORS),
            median(ok, fork -> overBest(fork, DURING)),
            median(ok, fork -> overBest(fork, AFTER)),
            median(ok, AttackTables::tailFactor)));
  }

  /** The first that holds, worst first. */
  private static AttackVerdict verdict(List<ForkRecord> forks) {
    if (forks.isEmpty()) {
      return AttackVerdict.UNKNOWN;
    }
    if (sum(forks, "crashed_count") > 0) {
      return AttackVerdict.CRASHED;
    }
    if (forks.stream().anyMatch(fork -> fork.measures().getOrDefault(AFTER + RATE, 0.0) == 0)) {
      return AttackVerdict.HUNG;
    }
    if (sum(forks, "told_count") > 0) {
      return AttackVerdict.TOLD;
    }
    if (sum(forks, "fetched_count") > 0) {
      return AttackVerdict.FETCHED;
    }
    boolean leaked =
        ForkMeasures.values(forks, "leaked_threads_count").stream().anyMatch(n -> n >= LEAK)
            || ForkMeasures.values(forks, "leaked_descriptors_count").stream()
                .anyMatch(n -> n >= LEAK);
    if (leaked) {
      return AttackVerdict.LEAKED;
    }
    boolean starved =
        forks.stream()
            .anyMatch(fork -> Double.valueOf(0).equals(fork.measures().get(DURING + RATE)));
    return starved ? AttackVerdict.STARVED : byAnswers(forks);
  }

  private static AttackVerdict byAnswers(List<ForkRecord> forks) {
    if (sum(forks, "accepted_count") > 0) {
      return AttackVerdict.ACCEPTED;
    }
    if (sum(forks, "refused_count") > 0) {
      return AttackVerdict.REJECTED;
    }
    if (sum(forks, "unanswered_count") > 0) {
      return AttackVerdict.HELD;
    }
    return sum(forks, "closed_count") > 0 ? AttackVerdict.CLOSED : AttackVerdict.UNKNOWN;
  }

  /** A rate over the larger of those before and after the attack; {@code null} where unknown. */
  private static Double overBest(ForkRecord fork, String when) {
    Double rate = fork.measures().get(when + RATE);
    double best =
        Math.max(
            fork.measures().getOrDefault(BEFORE + RATE, 0.0),
            fork.measures().getOrDefault(AFTER + RATE, 0.0));
    return rate == null || best == 0 ? null : (Double) (rate / best);
  }

  /** The tail during the attack over the shorter one of those before and after it. */
  private static Double tailFactor(ForkRecord fork) {
    Double during = tail(fork, DURING);
    Double before = tail(fork, BEFORE);
    Double after = tail(fork, AFTER);
    if (during == null || before == null) {
      return null;
    }
    return during / (after == null ? before : Math.min(before, after));
  }

  /** {@code null} where too few calls tell it. */
  private static Double tail(ForkRecord fork, String when) {
    double calls = fork.measures().getOrDefault(when + CALLS, 0.0);
    return calls < Percentile.P99.callsNeeded() ? null : fork.measures().get(when + TAIL);
  }

  /** The lower median over forks; {@code null} where none has it. */
  private static Double median(List<ForkRecord> forks, Function<ForkRecord, Double> read) {
    List<Double> values = forks.stream().map(read).filter(Objects::nonNull).sorted().toList();
    return values.isEmpty() ? null : values.get((values.size() - 1) / 2);
  }
}
