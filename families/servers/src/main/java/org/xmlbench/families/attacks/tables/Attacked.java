package org.xmlbench.families.attacks.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.PercentileRule;
import org.xmlbench.families.attacks.fork.AttackMeasures;
import org.xmlbench.results.table.Cell;

/**
 * An attack on a server.
 *
 * @param ok forks that measured it
 * @param reason why there is none; {@code null} where there is one, or none was tried
 */
record Attacked(List<ForkRecord> ok, String reason) {
  /** Of eight attackers: fewer threads or descriptors come and go by themselves. */
  private static final long LEAK = 6;

  /** A share beyond this one cannot be chance in a server that was warm on a quiet host. */
  private static final double FAR_ABOVE_ALL = 1.2;

  Attacked {
    ok = List.copyOf(ok);
  }

  static Attacked of(List<ForkRecord> all) {
    List<ForkRecord> ok = all.stream().filter(fork -> fork.outcome() == Outcome.OK).toList();
    return new Attacked(ok, ok.isEmpty() && !all.isEmpty() ? all.getLast().reason() : null);
  }

  /** The outcome, what good clients kept, and what else is to be said of them. */
  Cell glance() {
    Cell verdict = word(verdict(), verdict().label());
    List<Cell> parts = new ArrayList<>();
    switch (kept()) {
      case Cell.Figure share ->
          parts.add(new Cell.Marked(Cell.Word.of(verdict()), share, Cell.Word.of(AttackTerm.KEPT)));
      case Cell.Marked share -> parts.addAll(List.of(verdict, share));
      default -> parts.add(verdict);
    }
    if (tail() instanceof Cell.Figure tail) {
      parts.add(word(AttackTerm.TAIL, String.format(Locale.ROOT, "x%.1f", tail.value())));
    }
    long errors = errors();
    if (errors > 0) {
      parts.add(word(AttackTerm.ERRORS, errors == 1 ? "1 error" : errors + " errors"));
    }
    if (contended() > 0) {
      parts.add(word(AttackTerm.CONTENDED, AttackTerm.CONTENDED.label()));
    }
    return Cell.Explained.of(new Cell.Several(parts), reason);
  }

  private static Cell word(AttackTerm term, String text) {
    return new Cell.Words(List.of(new Cell.Word(term, text)));
  }

  private static Cell marked(AttackTerm term, Cell cell) {
    return new Cell.Marked(Cell.Word.of(term), cell, null);
  }

  Cell outcome() {
    return Cell.Explained.of(word(verdict(), verdict().label()), reason);
  }

  /** How many there were over all forks; nothing where there is none. */
  Cell count(Measure count) {
    return ok.isEmpty() ? Cell.NOTHING : new Cell.Count(sum(count), null);
  }

  /**
   * Good clients' calls a second during the attack, over the larger of the rates before and after
   * it: the server may not be warm before, which would hide a loss. Marked where they got so much
   * more that the share cannot be attributed to the attack.
   */
  Cell kept() {
    Cell share = rate(AttackMeasures.DURING);
    return share instanceof Cell.Figure figure && figure.value() > FAR_ABOVE_ALL
        ? marked(AttackTerm.MORE, share)
        : share;
  }

  /** Their calls a second in that phase, over the larger of the rates before and after it. */
  Cell rate(AttackMeasures.Phase when) {
    return Cell.figure(median(fork -> overBest(fork, when)));
  }

  /** Their 99th percentile during the attack over the smaller of those before and after it. */
  Cell tail() {
    return Cell.figure(median(Attacked::tailFactor));
  }

  /** Their calls that failed, during the attack and after it. */
  long errors() {
    return sum(AttackMeasures.DURING.errors()) + sum(AttackMeasures.AFTER.errors());
  }

  /** Forks during which other work took more than a tenth of the processors' time. */
  long contended() {
    return ok.stream().filter(fork -> fork.labels().contains(ForkRecord.CONTENDED)).count();
  }

  /** The first that holds, worst first. */
  AttackTerm verdict() {
    if (ok.isEmpty()) {
      return AttackTerm.UNKNOWN;
    }
    if (sum(AttackMeasures.CRASHED) > 0) {
      return AttackTerm.CRASHED;
    }
    if (ok.stream().anyMatch(Attacked::hangs)) {
      return AttackTerm.HUNG;
    }
    if (sum(AttackMeasures.DISCLOSED) > 0) {
      return AttackTerm.TOLD;
    }
    if (sum(AttackMeasures.FETCHED) > 0) {
      return AttackTerm.FETCHED;
    }
    boolean leaked =
        AttackMeasures.LEAKED_THREADS.in(ok).anyMatch(n -> n >= LEAK)
            || AttackMeasures.LEAKED_DESCRIPTORS.in(ok).anyMatch(n -> n >= LEAK);
    if (leaked) {
      return AttackTerm.LEAKED;
    }
    boolean starved = AttackMeasures.DURING.rate().in(ok).anyMatch(rate -> rate == 0);
    return starved ? AttackTerm.STARVED : byAnswers();
  }

  /** Early runs have not asked for an empty call. */
  private static boolean hangs(ForkRecord fork) {
    return AttackMeasures.EMPTY_UNANSWERED
        .find(fork)
        .map(calls -> calls > 0)
        .orElseGet(() -> AttackMeasures.AFTER.rate().required(fork) == 0);
  }

  private AttackTerm byAnswers() {
    if (sum(AttackMeasures.ACCEPTED) > 0) {
      return AttackTerm.ACCEPTED;
    }
    if (sum(AttackMeasures.REFUSED) > 0) {
      return AttackTerm.REJECTED;
    }
    if (sum(AttackMeasures.UNANSWERED) > 0) {
      return AttackTerm.HELD;
    }
    return sum(AttackMeasures.CLOSED) > 0 ? AttackTerm.CLOSED : AttackTerm.UNKNOWN;
  }

  /** {@code null} where both rates are 0. */
  private static Double overBest(ForkRecord fork, AttackMeasures.Phase when) {
    double best =
        Math.max(
            AttackMeasures.BEFORE.rate().required(fork),
            AttackMeasures.AFTER.rate().required(fork));
    return best == 0 ? null : (Double) (when.rate().required(fork) / best);
  }

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
    boolean enough = calls != null && calls >= PercentileRule.valuesNeeded(0.99);
    return enough ? when.tail().find(fork).orElse(null) : null;
  }

  /** Over the forks; 0 where there is none. */
  private long sum(Measure count) {
    return Math.round(count.over(ok).orElse(0));
  }

  /** The lower median over forks; {@code null} where none has it. */
  private Double median(Function<ForkRecord, Double> read) {
    List<Double> values = ok.stream().map(read).filter(Objects::nonNull).sorted().toList();
    return values.isEmpty() ? null : values.get((values.size() - 1) / 2);
  }
}
