package org.xmlbench.results.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Names in few columns of a terminal. What is left out of a name is in its middle, and names that
 * differ still do: their ends stay, such as a file's ending, and the part in which they differ.
 */
final class CutNames {
  private static final String CUT = "...";

  /** An ending of a file is no longer, with its dot. */
  private static final int LONGEST_ENDING = 8;

  private static final int END = 4;

  private final int most;
  private final Map<String, String> cut = new LinkedHashMap<>();

  private CutNames(int most) {
    this.most = most;
  }

  /**
   * What is shown of each name, by the name; the whole name where no cut keeps them apart.
   *
   * @param most columns of the terminal for each
   */
  static Map<String, String> of(Collection<String> names, int most) {
    CutNames all = new CutNames(most);
    List<String> distinct = List.copyOf(new LinkedHashSet<>(names));
    distinct.forEach(name -> all.cut.put(name, TextWidth.cut(name, most)));
    all.alike(distinct).forEach(all::apart);
    all.alike(distinct).forEach(group -> group.forEach(name -> all.cut.put(name, name)));
    return all.cut;
  }

  /** Names that are shown alike, in groups of two and more. */
  private List<List<String>> alike(List<String> names) {
    return names.stream().collect(Collectors.groupingBy(cut::get)).values().stream()
        .filter(group -> group.size() > 1)
        .toList();
  }

  /** Shows what differs first between these, and their ends; of those that agree there, again. */
  private void apart(List<String> names) {
    int start = commonStart(names);
    names.forEach(name -> cut.put(name, from(name, start)));
    alike(names).stream().filter(group -> group.size() < names.size()).forEach(this::apart);
  }

  private String from(String name, int start) {
    String rest = CUT + name.substring(start);
    String end = end(name);
    int room = most - TextWidth.of(end);
    return TextWidth.of(rest) <= most || start > name.length() - end.length()
        ? lengthened(name, start)
        : TextWidth.clipped(rest, room) + end;
  }

  /** The end of the name in all columns that there are. */
  private String lengthened(String name, int start) {
    int begin = start;
    while (begin > 0 && TextWidth.of(CUT + name.substring(begin - 1)) <= most) {
      begin--;
    }
    return begin == 0 ? name : CUT + name.substring(whole(name, begin));
  }

  private static String end(String name) {
    int dot = name.lastIndexOf('.');
    int begin =
        dot > 0 && name.length() - dot <= LONGEST_ENDING ? dot : Math.max(0, name.length() - END);
    return name.substring(whole(name, begin));
  }

  private static int commonStart(List<String> names) {
    String first = names.getFirst();
    List<String> others = new ArrayList<>(names.subList(1, names.size()));
    int end = 0;
    while (end < first.length() && all(others, end, first.charAt(end))) {
      end++;
    }
    return whole(first, end);
  }

  private static boolean all(List<String> names, int place, char character) {
    return names.stream()
        .allMatch(name -> place < name.length() && name.charAt(place) == character);
  }

  /** No surrogate pair is cut. */
  private static int whole(String text, int place) {
    return place > 0 && place < text.length() && Character.isLowSurrogate(text.charAt(place))
        ? place - 1
        : place;
  }
}
