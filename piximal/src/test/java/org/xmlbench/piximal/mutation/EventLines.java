package org.xmlbench.piximal.mutation;

/**
 * Events as lines with their places. Pieces of a text are one, with the place of the last. All but
 * the end of many lines becomes a number.
 */
public final class EventLines {
  private static final int LONG = 1 << 16;

  private final boolean whole;
  private final StringBuilder lines = new StringBuilder();
  private final StringBuilder text = new StringBuilder();
  private long hash;
  private String textPlace;

  /**
   * None yet.
   *
   * @param whole whether all lines are kept
   */
  public EventLines(boolean whole) {
    this.whole = whole;
  }

  /** Adds an event that is no text. */
  public void add(String place, String line) {
    if (!text.isEmpty()) {
      lines.append(textPlace).append("T ").append(text).append('\n');
      text.setLength(0);
    }
    lines.append(place).append(line).append('\n');
    if (!whole && lines.length() > LONG) {
      hash = hash * 31 + lines.toString().hashCode();
      lines.setLength(0);
    }
  }

  /** Adds to the text that was the last event, or begins one. */
  public void addPiece(String place, String piece) {
    text.append(piece);
    textPlace = place;
  }

  @Override
  public String toString() {
    return hash + "\n" + lines;
  }
}
