package org.xmlbench.results.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.xmlbench.core.Count;

/**
 * How often each of several things was found, for a sentence such as {@code of 6 values 5 kept, 1
 * lost (metro: tab)}.
 */
public final class Tally {
  private static final int MOST_NAMES = 4;

  private final Map<String, Found> found = new LinkedHashMap<>();

  private record Found(boolean names, List<String> who) {
    Found {
      Objects.requireNonNull(who, "who");
    }
  }

  /**
   * A tally of nothing so far.
   *
   * @param kinds in the order of the sentence, which leaves out those that nothing is of; others
   *     come behind them
   */
  public Tally(String... kinds) {
    for (String kind : kinds) {
      found.put(kind, new Found(false, new ArrayList<>()));
    }
  }

  /**
   * One more of a kind.
   *
   * @param kind in words, such as {@code kept}
   * @param names whether the sentence names where it was found
   */
  public void add(String kind, boolean names, String who) {
    Found before = found.getOrDefault(kind, new Found(names, new ArrayList<>()));
    before.who().add(who);
    found.put(kind, new Found(names, before.who()));
  }

  /**
   * Of how many, and how many of each kind, without a full stop.
   *
   * @param noun what is counted, such as {@code value}
   */
  public String text(String noun) {
    int all = found.values().stream().mapToInt(it -> it.who().size()).sum();
    return found.entrySet().stream()
        .filter(it -> !it.getValue().who().isEmpty())
        .map(
            it ->
                it.getValue().who().size()
                    + " "
                    + it.getKey()
                    + (it.getValue().names() ? " (" + listed(it.getValue().who()) + ")" : ""))
        .collect(Collectors.joining(", ", "of " + Count.of(all, noun) + " ", ""));
  }

  public boolean isEmpty() {
    return found.values().stream().allMatch(it -> it.who().isEmpty());
  }

  /** Names with commas; of many the first, and how many more there are. */
  public static String listed(List<String> names) {
    return names.size() <= MOST_NAMES + 1
        ? String.join(", ", names)
        : names.stream().limit(MOST_NAMES).collect(Collectors.joining(", "))
            + " and %d more".formatted(names.size() - MOST_NAMES);
  }
}
