package org.xmlbench.house.command;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/** One kind of thing that {@code list} shows. */
public interface NamedListing {
  /** What the user calls it: {@code drivers}, {@code documents}, … */
  String topic();

  /** What there is, in the order in which it is shown. */
  List<Item> items();

  /**
   * One thing.
   *
   * @param id its name on the command line
   * @param facts its properties, in order: strings, numbers, or lists of strings
   */
  record Item(String id, Map<String, Object> facts) {
    public Item {
      Objects.requireNonNull(facts, "facts");
    }
  }
}
