package org.xmlbench.results.stats;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.ForkRecord;

/**
 * A label that marks more than a fifth of a run's forks, and whether that is a defect of the label
 * or of the run. It is one of the run where at least one of three numbers shows a trend:
 *
 * <ul>
 *   <li>the mean slope of the marked forks is more than 1 % a second, and its interval excludes 0;
 *   <li>the median of their compiler shares is more than 5 % of CPU time;
 *   <li>their times differ by more than 1 % from those of the unmarked forks of the same cells, and
 *       the interval excludes 0.
 * </ul>
 *
 * <p>Where all that is known excludes a trend that matters (the intervals of slope and difference
 * lie inside &plusmn;3 %, the margin of the fastest set), the label says nothing about the figures,
 * and is the defect. A trend that is not shown is not thereby excluded: wide intervals leave it
 * open. Slope and compiler share are numbers of warmth, and are asked of {@link
 * ForkRecord#NOT_STEADY} only.
 *
 * @param marked how many forks have it
 * @param forks how many were timed
 * @param compilerShare median of the marked forks, 0 to 1; {@code null} where it is unknown or says
 *     nothing about the label
 * @param slope relative change a second, mean over the marked forks; {@code null} accordingly
 * @param difference time of the marked forks over that of the others, less 1; {@code null} where no
 *     cell has forks of both kinds
 * @param rules by which rules forks are not steady; {@code null} where that is not known, and of
 *     another label
 */
public record LabelFinding(
    String label,
    int marked,
    int forks,
    Defect defect,
    Double compilerShare,
    Estimate slope,
    Estimate difference,
    BrokenSteadyRules rules) {
  /** More marked forks than this share are a defect. */
  static final double MOST_MARKED = 0.2;

  private static final double LEAST_SLOPE = 0.01;
  private static final double LEAST_COMPILER_SHARE = 0.05;
  private static final double LEAST_DIFFERENCE = 0.01;

  /** A change inside this much either way does not matter. */
  private static final double MARGIN = 0.03;

  public enum Defect implements Labelled {
    /** The numbers exclude a trend: the label marks what does not matter. */
    LABEL,
    /** A number shows a trend: the figures are not those of a warm, undisturbed process. */
    RUN,
    /** No number is known, or those that are leave a trend possible. */
    UNKNOWN
  }

  static LabelFinding of(
      String label,
      int marked,
      int forks,
      Double compilerShare,
      Estimate slope,
      Estimate difference,
      BrokenSteadyRules rules) {
    boolean trend =
        shows(slope, LEAST_SLOPE)
            || (compilerShare != null && compilerShare > LEAST_COMPILER_SHARE)
            || shows(difference, LEAST_DIFFERENCE);
    boolean excluded =
        (slope != null || difference != null) && excludes(slope) && excludes(difference);
    return new LabelFinding(
        label,
        marked,
        forks,
        trend ? Defect.RUN : excluded ? Defect.LABEL : Defect.UNKNOWN,
        compilerShare,
        slope,
        difference,
        rules);
  }

  private static boolean shows(Estimate change, double least) {
    return change != null
        && change.low() != null
        && Math.abs(change.value()) > least
        && (change.low() > 0 || change.high() < 0);
  }

  /** Whether no change that matters is left possible; what is unknown says nothing. */
  private static boolean excludes(Estimate change) {
    return change == null
        || (change.low() != null && change.low() > -MARGIN && change.high() < MARGIN);
  }

  /** All of it as plain text, a few sentences. */
  @JsonProperty
  public String text() {
    String count =
        "%s: %s of the run's forks%s, more than a fifth. "
            .formatted(
                label.replace('-', ' '),
                PartText.of(marked, forks),
                rules == null ? "" : " (" + rules.text() + ")");
    String numbers = numbers().map(text -> " (" + text + ")").orElse("");
    return count
        + switch (defect) {
          case LABEL ->
              "That is a defect of the label, not of the run: the numbers of these forks exclude a"
                  + " trend beyond 3 %"
                  + numbers
                  + ".";
          case RUN -> "That is a defect of the run: " + String.join(", ", trends()) + numbers + ".";
          case UNKNOWN ->
              "Whether that is a defect of the label or of the run cannot be said: "
                  + unsaid(numbers);
        };
  }

  private String unsaid(String numbers) {
    if (slope != null || difference != null) {
      return "no trend is shown, and none is excluded" + numbers + ".";
    }
    return "no cell has forks with the label and without it"
        + (label.equals(ForkRecord.NOT_STEADY) ? ", and no slope is known" + numbers + "." : ".");
  }

  private List<String> trends() {
    List<String> trends = new ArrayList<>();
    if (shows(slope, LEAST_SLOPE)) {
      trends.add(
          slope.value() < 0
              ? "on average operations became faster while they were measured"
              : "on average operations became slower while they were measured");
    }
    if (compilerShare != null && compilerShare > LEAST_COMPILER_SHARE) {
      trends.add("the compiler was at work");
    }
    if (shows(difference, LEAST_DIFFERENCE)) {
      trends.add(
          "these forks are %s than the others"
              .formatted(difference.value() > 0 ? "slower" : "faster"));
    }
    return trends;
  }

  private Optional<String> numbers() {
    List<String> numbers = new ArrayList<>();
    if (compilerShare != null) {
      numbers.add(WarmthText.compiler(compilerShare));
    }
    if (slope != null) {
      numbers.add("slope %s %% a second".formatted(interval(slope)));
    }
    if (difference != null) {
      numbers.add("their time over that of the others %s %%".formatted(interval(difference)));
    }
    return numbers.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", numbers));
  }

  private static String interval(Estimate change) {
    String value = WarmthText.signed(change.value());
    return change.low() == null
        ? value
        : "%s [%s, %s]"
            .formatted(value, WarmthText.signed(change.low()), WarmthText.signed(change.high()));
  }
}
