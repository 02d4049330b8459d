package org.xmlbench.results.family.attacks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.xmlbench.core.record.AttackMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.soap.ForkGrid;
import org.xmlbench.results.soap.Percentile;
import org.xmlbench.results.soap.TableOrder;

/** Puts the forks that attacked servers into one table. */
public final class AttackTables {
  /** The seams of cells under attack: how much is done to protect a server. */
  static final List<String> HARDENINGS = List.of("as-it-comes", "hardened");

  /** The seam of early runs. */
  private static final String OLD_SEAM = "attack";

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
              "wrong-type",
              "huge-size",
              "must-understand",
              "attributes",
              "colliding-names",
              "gzip-bomb",
              "xop-file",
              "xop-http",
              "many-parts",
              "half-sent",
              "slow"));

  private AttackTables() {}

  /** The table; empty where no fork attacked. */
  public static Optional<AttackTable> of(List<ForkRecord> forks) {
    Map<String, ForkGrid<String>> grids = new LinkedHashMap<>();
    Stream.concat(HARDENINGS.stream(), Stream.of(OLD_SEAM))
        .forEach(
            seam ->
                ForkGrid.of(
                    forks, seam, grids, fork -> seam, fork -> fork.cell().document(), ORDER));
    return grids.isEmpty() ? Optional.empty() : Optional.of(table(grids));
  }

  private static AttackTable table(Map<String, ForkGrid<String>> grids) {
    List<String> attacks =
        grids.values().stream()
            .flatMap(grid -> grid.columns().stream())
            .distinct()
            .sorted(ORDER)
            .toList();
    List<AttackTable.Row> rows = new ArrayList<>();
    grids.forEach((seam, grid) -> rows.addAll(grid.rows(row -> row(seam, attacks, row))));
    return new AttackTable(attacks, verdicts(rows), rows);
  }

  private static AttackTable.Row row(String seam, List<String> attacks, ForkGrid.Row<String> of) {
    return new AttackTable.Row(
        of.toolkit(),
        of.encoding(),
        seam.equals(OLD_SEAM) ? null : seam,
        attacks.stream()
            .map(attack -> cell(attack, of.forks().getOrDefault(attack, List.of())))
            .toList());
  }

  /** The meaning of each verdict that occurs. */
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

  private static AttackTable.Cell cell(String attack, List<ForkRecord> all) {
    List<ForkRecord> ok = all.stream().filter(fork -> fork.outcome() == Outcome.OK).toList();
    String reason = ok.isEmpty() && !all.isEmpty() ? all.getLast().reason() : null;
    return new AttackTable.Cell(
        attack,
        verdict(ok).label(),
        reason,
        new AttackTable.Answers(
            sum(ok, AttackMeasures.REFUSED),
            sum(ok, AttackMeasures.ACCEPTED),
            sum(ok, AttackMeasures.CLOSED),
            sum(ok, AttackMeasures.UNANSWERED)),
        new AttackTable.Harm(
            sum(ok, AttackMeasures.DISCLOSED),
            sum(ok, AttackMeasures.FETCHED),
            sum(ok, AttackMeasures.LEAKED_THREADS),
            sum(ok, AttackMeasures.LEAKED_DESCRIPTORS)),
        new AttackTable.GoodClients(
            sum(ok, AttackMeasures.DURING.errors()) + sum(ok, AttackMeasures.AFTER.errors()),
            median(ok, fork -> overBest(fork, AttackMeasures.DURING)),
            median(ok, fork -> overBest(fork, AttackMeasures.AFTER)),
            median(ok, AttackTables::tailFactor)),
        contended(ok));
  }

  private static int contended(List<ForkRecord> forks) {
    return Math.toIntExact(
        forks.stream().filter(fork -> fork.labels().contains(ForkRecord.CONTENDED)).count());
  }

  /** The first that holds, worst first. */
  private static AttackVerdict verdict(List<ForkRecord> forks) {
    if (forks.isEmpty()) {
      return AttackVerdict.UNKNOWN;
    }
    if (sum(forks, AttackMeasures.CRASHED) > 0) {
      return AttackVerdict.CRASHED;
    }
    if (forks.stream().anyMatch(AttackTables::hangs)) {
      return AttackVerdict.HUNG;
    }
    if (sum(forks, AttackMeasures.DISCLOSED) > 0) {
      return AttackVerdict.TOLD;
    }
    if (sum(forks, AttackMeasures.FETCHED) > 0) {
      return AttackVerdict.FETCHED;
    }
    boolean leaked =
        AttackMeasures.LEAKED_THREADS.in(forks).anyMatch(n -> n >= LEAK)
            || AttackMeasures.LEAKED_DESCRIPTORS.in(forks).anyMatch(n -> n >= LEAK);
    if (leaked) {
      return AttackVerdict.LEAKED;
    }
    boolean starved = AttackMeasures.DURING.rate().in(forks).anyMatch(rate -> rate == 0);
    return starved ? AttackVerdict.STARVED : byAnswers(forks);
  }

  /** Early runs have not asked for an empty call. */
  private static boolean hangs(ForkRecord fork) {
    return AttackMeasures.EMPTY_UNANSWERED
        .find(fork)
        .map(calls -> calls > 0)
        .orElseGet(() -> AttackMeasures.AFTER.rate().required(fork) == 0);
  }

  private static AttackVerdict byAnswers(List<ForkRecord> forks) {
    if (sum(forks, AttackMeasures.ACCEPTED) > 0) {
      return AttackVerdict.ACCEPTED;
    }
    if (sum(forks, AttackMeasures.REFUSED) > 0) {
      return AttackVerdict.REJECTED;
    }
    if (sum(forks, AttackMeasures.UNANSWERED) > 0) {
      return AttackVerdict.HELD;
    }
    return sum(forks, AttackMeasures.CLOSED) > 0 ? AttackVerdict.CLOSED : AttackVerdict.UNKNOWN;
  }

  /** A rate over the larger of those before and after the attack; {@code null} where both are 0. */
  private static Double overBest(ForkRecord fork, AttackMeasures.Phase when) {
    double best =
        Math.max(
            AttackMeasures.BEFORE.rate().required(fork),
            AttackMeasures.AFTER.rate().required(fork));
    return best == 0 ? null : (Double) (when.rate().required(fork) / best);
  }

  /** The tail during the attack over the shorter one of those before and after it. */
  private static Double tailFactor(ForkRecord fork) {
    Double during = tail(fork, AttackMeasures.DURING);
    Double before = tail(fork, AttackMeasures.BEFORE);
    Double after = tail(fork, AttackMeasures.AFTER);
    if (during == null || before == null) {
      return null;
    }
    return during / (after == null ? before : Math.min(before, after));
  }

  /** {@code null} where there are too few calls for that percentile. */
  private static Double tail(ForkRecord fork, AttackMeasures.Phase when) {
    Double calls = when.calls().find(fork).orElse(null);
    boolean enough = calls != null && calls >= Percentile.P99.callsNeeded();
    return enough ? when.tail().find(fork).orElse(null) : null;
  }

  /** Over the forks; 0 where there is none. */
  private static long sum(List<ForkRecord> forks, Measure count) {
    return Math.round(count.over(forks).orElse(0));
  }

  /** The lower median over forks; {@code null} where none has it. */
  private static Double median(List<ForkRecord> forks, Function<ForkRecord, Double> read) {
    List<Double> values = forks.stream().map(read).filter(Objects::nonNull).sorted().toList();
    return values.isEmpty() ? null : values.get((values.size() - 1) / 2);
  }
}
