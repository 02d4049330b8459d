package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Compact letter display: two subjects share a letter if and only if they are not distinguished. By
 * insertion and absorption (Piepho, Journal of Computational and Graphical Statistics 13, 2004).
 */
final class LetterDisplay {
  private static final int ALPHABET = 26;

  private LetterDisplay() {}

  /**
   * The letters of each subject.
   *
   * @param separated which pairs are distinguished; symmetric
   * @param means give the letters their order: {@code a} begins with the lowest
   */
  static List<String> of(boolean[][] separated, double[] means) {
    int subjects = means.length;
    List<BitSet> groups = new ArrayList<>();
    BitSet all = new BitSet(subjects);
    all.set(0, subjects);
    groups.add(all);
    for (int i = 0; i < subjects; i++) {
      for (int j = 0; j < i; j++) {
        if (separated[i][j]) {
          groups = split(groups, i, j);
        }
      }
    }
    List<Integer> order =
        IntStream.range(0, subjects)
            .boxed()
            .sorted(Comparator.comparingDouble((Integer i) -> means[i]))
            .toList();
    groups.sort(Comparator.comparing(group -> places(group, order), LetterDisplay::compare));
    List<StringBuilder> letters = new ArrayList<>();
    for (int i = 0; i < subjects; i++) {
      letters.add(new StringBuilder());
    }
    for (int g = 0; g < groups.size(); g++) {
      String letter = letter(g);
      groups.get(g).stream().forEach(i -> letters.get(i).append(letter));
    }
    return letters.stream().map(StringBuilder::toString).toList();
  }

  /** Parts every group that holds both, and drops groups that others contain. */
  private static List<BitSet> split(List<BitSet> groups, int i, int j) {
    List<BitSet> kept = new ArrayList<>();
    List<BitSet> halves = new ArrayList<>();
    for (BitSet group : groups) {
      if (group.get(i) && group.get(j)) {
        halves.add(without(group, i));
        halves.add(without(group, j));
      } else {
        kept.add(group);
      }
    }
    for (BitSet half : halves) {
      if (kept.stream().noneMatch(group -> contains(group, half))) {
        kept.add(half);
      }
    }
    return kept;
  }

  private static BitSet without(BitSet group, int subject) {
    BitSet rest = (BitSet) group.clone();
    rest.clear(subject);
    return rest;
  }

  private static boolean contains(BitSet group, BitSet part) {
    BitSet outside = (BitSet) part.clone();
    outside.andNot(group);
    return outside.isEmpty();
  }

  /** The members' places in the order of the means, lowest first. */
  private static List<Integer> places(BitSet group, List<Integer> order) {
    return IntStream.range(0, order.size())
        .filter(place -> group.get(order.get(place)))
        .boxed()
        .toList();
  }

  private static int compare(List<Integer> a, List<Integer> b) {
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      if (!a.get(i).equals(b.get(i))) {
        return Integer.compare(a.get(i), b.get(i));
      }
    }
    return Integer.compare(a.size(), b.size());
  }

  /** {@code a} to {@code z}, then {@code a1} to {@code z1}, {@code a2} and so on. */
  private static String letter(int index) {
    String letter = String.valueOf((char) ('a' + index % ALPHABET));
    return index < ALPHABET ? letter : letter + index / ALPHABET;
  }
}
