package org.xmlbench.results.names;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Gives several things names of their own, where their short names may be the same. */
public final class UniqueNames {
  private static final char NUMBER = '_';

  private UniqueNames() {}

  /**
   * The name of each thing: its short name, or that with a number ({@code orders_2}) where an
   * earlier thing has it.
   */
  public static <T> Map<T, String> of(Collection<T> things, Function<T, String> shortName) {
    Set<String> reserved = new HashSet<>();
    things.forEach(thing -> reserved.add(shortName.apply(thing)));
    Set<String> given = new HashSet<>();
    Map<T, String> names = new LinkedHashMap<>();
    for (T thing : things) {
      if (!names.containsKey(thing)) {
        String name = shortName.apply(thing);
        names.put(thing, given.add(name) ? name : numbered(name, reserved));
      }
    }
    return names;
  }

  private static String numbered(String name, Set<String> reserved) {
    int number = 2;
    while (!reserved.add(name + NUMBER + number)) {
      number++;
    }
    return name + NUMBER + number;
  }
}
