package org.xmlbench.core;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Finds the name that a user probably meant, for the messages about unknown names. */
public final class NearestName {
  private NearestName() {}

  /**
   * The candidate nearest to {@code name} by edit distance, letters compared without case; empty
   * when none is near enough to be a slip of the finger: more than one letter, and more than a
   * third of the longer of both names, would have to change.
   */
  public static Optional<String> of(String name, Collection<String> candidates) {
    return candidates.stream()
        .min(
            Comparator.<String>comparingInt(candidate -> distance(name, candidate))
                .thenComparing(Comparator.naturalOrder()))
        .filter(candidate -> distance(name, candidate) <= limit(name, candidate));
  }

  /**
   * The one of that name.
   *
   * @param kind what the name should name, such as {@code document}
   * @throws UserErrorException when there is none; the message is that of {@link #unknown}
   */
  public static <T> T named(
      String kind, String name, Collection<T> all, Function<? super T, String> nameOf) {
    return all.stream()
        .filter(candidate -> nameOf.apply(candidate).equals(name))
        .findFirst()
        .orElseThrow(
            () -> new UserErrorException(unknown(kind, name, all.stream().map(nameOf).toList())));
  }

  private static int limit(String name, String candidate) {
    return Math.max(1, Math.max(name.length(), candidate.length()) / 3);
  }

  /**
   * A message about an unknown name, in one line: {@code unknown document 'psb'; did you mean
   * 'psd'?}, or those that begin with it, or the list of all names.
   *
   * @param kind what the name should name, such as {@code document}
   */
  public static String unknown(String kind, String name, Collection<String> candidates) {
    List<String> begun = begun(name, candidates);
    List<String> near = begun.isEmpty() ? of(name, candidates).stream().toList() : begun;
    return near.isEmpty()
        ? "unknown %s '%s'; there are: %s".formatted(kind, name, String.join(", ", candidates))
        : "unknown %s '%s'; did you mean '%s'?".formatted(kind, name, String.join("' or '", near));
  }

  /** The names of which that is the first part: of a library, its parsers. */
  private static List<String> begun(String name, Collection<String> candidates) {
    String part = name.toLowerCase(Locale.ROOT) + "-";
    return candidates.stream()
        .filter(candidate -> candidate.toLowerCase(Locale.ROOT).startsWith(part))
        .toList();
  }

  /** Insertions, deletions, replacements and swaps of neighbours that turn one into the other. */
  private static int distance(String left, String right) {
    String a = left.toLowerCase(Locale.ROOT);
    String b = right.toLowerCase(Locale.ROOT);
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      cost[i][0] = i;
    }
    for (int j = 0; j <= b.length(); j++) {
      cost[0][j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      for (int j = 1; j <= b.length(); j++) {
        int replace = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        cost[i][j] = Math.min(replace, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
        if (swapped(a, b, i, j)) {
          cost[i][j] = Math.min(cost[i][j], 1 + cost[i - 2][j - 2]);
        }
      }
    }
    return cost[a.length()][b.length()];
  }

  private static boolean swapped(String a, String b, int i, int j) {
    return i > 1
        && j > 1
        && a.charAt(i - 1) == b.charAt(j - 2)
        && a.charAt(i - 2) == b.charAt(j - 1);
  }
}
