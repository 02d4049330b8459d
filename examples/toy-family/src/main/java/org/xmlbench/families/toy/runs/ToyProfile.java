package org.xmlbench.families.toy.runs;

import java.util.List;
import java.util.Map;
import org.xmlbench.house.command.NamedProfile;

/**
 * A ready-made run of sorts.
 *
 * @param name its name on the command line
 * @param description what it is, in one line
 * @param numbers how many numbers are sorted, an array each
 * @param blocks blocks of each array
 */
record ToyProfile(String name, String description, List<Integer> numbers, int blocks)
    implements NamedProfile {
  /** Shortest first. */
  static final List<ToyProfile> ALL =
      List.of(
          new ToyProfile("smoke", "a thousand numbers", List.of(1000), 1),
          new ToyProfile(DEFAULT, "a thousand and a million", List.of(1000, 1_000_000), 3));

  ToyProfile {
    numbers = List.copyOf(numbers);
  }

  @Override
  public Map<String, Object> facts() {
    return Map.of("blocks", blocks);
  }
}
