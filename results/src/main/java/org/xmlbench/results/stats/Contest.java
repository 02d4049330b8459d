package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.xmlbench.core.Count;

/**
 * Which compared subjects of a document its margin of error is of, and what became of the others.
 * Where nothing raced these are all.
 *
 * @param near subjects that raced to the end and have one speed, the fastest among them
 * @param compared all compared subjects
 * @param blocks such as {@code 5 blocks}: those of the near ones
 * @param stopped how many left the race
 * @param stoppedAfter such as {@code 2 to 3 blocks}; {@code null} where none left
 * @param twoSpeeds the others that have two speeds, by their labels
 */
public record Contest(
    int near,
    int compared,
    String blocks,
    int stopped,
    String stoppedAfter,
    List<String> twoSpeeds) {
  private static final double PERCENT = 100;

  public Contest {
    twoSpeeds = List.copyOf(twoSpeeds);
  }

  public static Contest of(DocumentComparison document) {
    List<SubjectFigure> compared =
        document.subjects().stream().filter(figure -> figure.standing().compared()).toList();
    List<SubjectFigure> racing =
        compared.stream().filter(figure -> figure.standing().leftAfter() == null).toList();
    List<SubjectFigure> near =
        racing.stream().filter(figure -> figure.standing().twoSpeeds() == null).toList();
    List<Integer> left =
        compared.stream()
            .filter(figure -> figure.standing().leftAfter() != null)
            .map(figure -> figure.standing().leftAfter())
            .toList();
    String word = document.counts().word();
    return new Contest(
        near.size(),
        compared.size(),
        near.isEmpty()
            ? Count.of(document.counts().blocks(), word)
            : range(near.stream().map(SubjectFigure::forks).toList(), word),
        left.size(),
        left.isEmpty() ? null : range(left, word),
        racing.stream()
            .filter(figure -> figure.standing().twoSpeeds() != null)
            .map(SubjectFigure::label)
            .toList());
  }

  private static String range(List<Integer> numbers, String word) {
    int least = numbers.stream().mapToInt(Integer::intValue).min().orElseThrow();
    int most = numbers.stream().mapToInt(Integer::intValue).max().orElseThrow();
    return (least == most ? "" : least + " to ") + Count.of(most, word);
  }

  /** Whether the margin is of all compared subjects. */
  public boolean isOfAll() {
    return near == compared;
  }

  /** Whether it is of those near the fastest; else nothing but those that stopped has one. */
  public boolean isOfSeveral() {
    return near > 1;
  }

  /**
   * What is shown of all others where one is the fastest by fewer blocks than order subjects: the
   * least lower end of their intervals, rounded down.
   */
  public static String farBehind(DocumentComparison document) {
    double least =
        document.subjects().stream()
            .filter(figure -> figure.standing().compared() && !figure.standing().fastest())
            .map(figure -> figure.ratios().ratio().low())
            .mapToDouble(low -> low == null ? BestModel.FAR_FACTOR : low)
            .min()
            .orElse(BestModel.FAR_FACTOR);
    double roundedDown = Math.floor(least * PERCENT) / PERCENT;
    return String.format(Locale.ROOT, "every other takes at least %.2f times as long", roundedDown);
  }

  /**
   * Those that the margin is not of, such as {@code 9 shown to be slower after 2 blocks}; may be
   * empty.
   */
  public String others() {
    List<String> parts = new ArrayList<>();
    if (stopped > 0) {
      parts.add("%d shown to be slower after %s".formatted(stopped, stoppedAfter));
    }
    if (twoSpeeds.size() == 1) {
      parts.add(twoSpeeds.getFirst() + " has two speeds");
    } else if (!twoSpeeds.isEmpty()) {
      parts.add(twoSpeeds.size() + " have two speeds");
    }
    return parts.stream().collect(Collectors.joining(", "));
  }
}
