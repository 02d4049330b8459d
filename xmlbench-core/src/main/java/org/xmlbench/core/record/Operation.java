package org.xmlbench.core.record;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What is timed, by its label in records of forks. A family may bring its own; one that no code
 * knows is shown by its label, and compared with itself alone.
 *
 * @param label lower-case words with hyphens, at most 40 characters
 */
public record Operation(String label) implements Comparable<Operation> {
  private static final Pattern LABEL = Pattern.compile("[a-z][a-z0-9-]{0,39}");

  /** A streaming parser reads the document and delivers its events. */
  public static final Operation PARSE = new Operation("parse");

  /** A tree is built. Compared only with other builds. */
  public static final Operation BUILD = new Operation("build");

  /** A tree is built and walked, which is compared with streaming. */
  public static final Operation BUILD_WALK = new Operation("build-walk");

  /** A program counts what another brings: no driver does this. */
  public static final Operation COUNT = new Operation("count");

  /** A SOAP toolkit writes a request and reads its reply. */
  public static final Operation CALL = new Operation("call");

  /** In the order of tables. */
  private static final List<Operation> KNOWN = List.of(PARSE, BUILD, BUILD_WALK, COUNT, CALL);

  private static final Comparator<Operation> ORDER =
      Comparator.<Operation, Integer>comparing(
              it -> KNOWN.contains(it) ? KNOWN.indexOf(it) : KNOWN.size())
          .thenComparing(Operation::label);

  /**
   * @throws IllegalArgumentException when the label is none
   */
  public Operation {
    if (!LABEL.matcher(label).matches()) {
      throw new IllegalArgumentException("no operation '%s'".formatted(label));
    }
  }

  /** Whether a driver does it in one thread, with the document in memory or in a file. */
  public boolean isParse() {
    return !equals(COUNT) && isOfBytes();
  }

  /** Whether it reads all bytes of a document, so that figures for each byte have a meaning. */
  public boolean isOfBytes() {
    return KNOWN.contains(this) && !equals(CALL);
  }

  /** Of operations with the same, figures are compared: a streaming parse with a walked tree. */
  public Operation comparable() {
    return equals(BUILD_WALK) || equals(COUNT) ? PARSE : this;
  }

  /** A subject with the operation, where that is not what its family does anyway. */
  public String title(String subject) {
    return equals(PARSE) || equals(CALL) ? subject : subject + " " + label;
  }

  /** The known ones in the order of tables, others behind them by label. */
  @Override
  public int compareTo(Operation other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return label;
  }
}
