package org.xmlbench.core.event;

import java.io.Serializable;
import java.util.Arrays;

/**
 * All that an {@link EventSink} adds up during one parse: the published {@link EventTally} and the
 * lengths of names and values. Equal totals after every timed operation are the first half of
 * verification; the digest is the second.
 *
 * @param tally the published counts
 * @param nameUnits UTF-16 code units of the namespace URIs and local names of elements and
 *     attributes, and of the prefixes and URIs of namespace declarations
 * @param valueUnits UTF-16 code units of attribute values
 * @param processingInstructions number of processing instructions outside the DOCTYPE
 */
public record EventTotals(
    EventTally tally, long nameUnits, long valueUnits, long processingInstructions)
    implements Serializable {
  private static final int NUMBERS = 8;

  /** The eight numbers in the order of the records' components, separated by commas. */
  public String toText() {
    return "%d,%d,%d,%d,%d,%d,%d,%d"
        .formatted(
            tally.elements(),
            tally.attributes(),
            tally.namespaceDeclarations(),
            tally.textRuns(),
            tally.textUnits(),
            nameUnits,
            valueUnits,
            processingInstructions);
  }

  /**
   * Reads what {@link #toText()} wrote.
   *
   * @throws IllegalArgumentException when it is not eight numbers
   */
  public static EventTotals parse(String text) {
    String[] parts = text.split(",");
    if (parts.length != NUMBERS) {
      throw new IllegalArgumentException("totals are eight numbers: " + text);
    }
    long[] n = Arrays.stream(parts).mapToLong(Long::parseLong).toArray();
    return new EventTotals(new EventTally(n[0], n[1], n[2], n[3], n[4]), n[5], n[6], n[7]);
  }
}
