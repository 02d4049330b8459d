package org.xmlbench.families.soap.tables.claims;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.table.NamedTerm;
import org.xmlbench.results.table.Tone;

/**
 * What a run says of a claim.
 *
 * @param evidence the figures behind the verdict, or what would have to be measured
 */
public record ClaimAnswer(Claim claim, Verdict verdict, String evidence) {
  private static final int LEAST_FORKS = 3;

  public enum Verdict implements NamedTerm {
    HOLDS(Tone.GOOD, "in each of the cases that were measured"),
    IN_PART(Tone.PLAIN, "in half of these cases or more"),
    DOES_NOT_HOLD(Tone.BAD, "in fewer of them"),
    UNDECIDED(Tone.ASIDE, "too little is known"),
    NOT_MEASURED(Tone.ASIDE, "this run has no figures of it");

    private final Said said;

    Verdict(Tone tone, String meaning) {
      said = new Said(null, tone, meaning);
    }

    @Override
    public Said said() {
      return said;
    }

    @Override
    public String label() {
      return id().replace('-', ' ');
    }

    /** By how many of the cases it holds in: in all, in half of them, or in fewer. */
    static Verdict of(long holding, long cases) {
      if (holding == cases) {
        return HOLDS;
      }
      return 2 * holding >= cases ? IN_PART : DOES_NOT_HOLD;
    }

    /** The same where of some it is not known: undecided unless these cannot change it. */
    static Verdict of(long holding, long unknown, long cases) {
      Verdict least = of(holding, cases);
      return least == of(holding + unknown, cases) ? least : UNDECIDED;
    }
  }

  /**
   * An answer for each claim, in their order: those given, and how to get the others. A verdict is
   * given where every cell has three forks, as many as a margin of error takes.
   *
   * @param forks that are behind them
   */
  static List<ClaimAnswer> all(List<ClaimAnswer> given, List<ForkRecord> forks) {
    Map<Claim, ClaimAnswer> known = new EnumMap<>(Claim.class);
    boolean enough = fewest(forks) >= LEAST_FORKS;
    given.forEach(answer -> known.put(answer.claim(), enough ? answer : answer.undecided()));
    return Arrays.stream(Claim.values())
        .map(claim -> known.getOrDefault(claim, notMeasured(claim)))
        .toList();
  }

  /** The forks of the cell that has the fewest. */
  private static long fewest(List<ForkRecord> forks) {
    return forks.stream()
        .filter(fork -> fork.outcome() == Outcome.OK)
        .collect(Collectors.groupingBy(ForkRecord::cell, Collectors.counting()))
        .values()
        .stream()
        .mapToLong(Long::longValue)
        .min()
        .orElse(0);
  }

  private ClaimAnswer undecided() {
    return new ClaimAnswer(
        claim,
        Verdict.UNDECIDED,
        "fewer than %d blocks have no margin of error; %s".formatted(LEAST_FORKS, evidence));
  }

  private static ClaimAnswer notMeasured(Claim claim) {
    return new ClaimAnswer(claim, Verdict.NOT_MEASURED, claim.otherwise());
  }
}
