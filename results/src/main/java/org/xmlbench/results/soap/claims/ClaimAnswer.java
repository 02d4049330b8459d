package org.xmlbench.results.soap.claims;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.Labelled;

/**
 * What a run says of a claim.
 *
 * @param claim the claim
 * @param verdict whether it holds here
 * @param evidence the figures behind the verdict, or what would have to be measured
 */
public record ClaimAnswer(Claim claim, Verdict verdict, String evidence) {
  /** Whether a claim holds. */
  public enum Verdict implements Labelled {
    HOLDS,
    IN_PART,
    DOES_NOT_HOLD,
    NOT_MEASURED;

    /** In words. */
    String words() {
      return label().replace('-', ' ');
    }

    /** By how many of the cases it holds in: in all, in half of them, or in fewer. */
    static Verdict of(long holding, long cases) {
      if (holding == cases) {
        return HOLDS;
      }
      return 2 * holding >= cases ? IN_PART : DOES_NOT_HOLD;
    }
  }

  /** Who claimed it, for the page. */
  @JsonProperty
  public String study() {
    return claim.study();
  }

  /** What was claimed, for the page. */
  @JsonProperty
  public String text() {
    return claim.text();
  }

  /** The verdict in words, for the page. */
  @JsonProperty
  public String says() {
    return verdict.words();
  }

  /** An answer for each claim, in their order: those given, and how to get the others. */
  static List<ClaimAnswer> all(List<ClaimAnswer> given) {
    Map<Claim, ClaimAnswer> known = new EnumMap<>(Claim.class);
    given.forEach(answer -> known.put(answer.claim(), answer));
    return Arrays.stream(Claim.values())
        .map(claim -> known.getOrDefault(claim, notMeasured(claim)))
        .toList();
  }

  private static ClaimAnswer notMeasured(Claim claim) {
    return new ClaimAnswer(claim, Verdict.NOT_MEASURED, claim.otherwise());
  }
}
