package org.xmlbench.contract;

import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a driver declares that its library lacks, compared with what the contract found. The message
 * shows why, and has the lines of the file that its {@code Lacks} are read from, ready to copy.
 */
final class Declarations {
  private static final int LONGEST_EVIDENCE = 100;

  private Declarations() {}

  /**
   * The differences, or an empty text when there are none.
   *
   * @param found names of what the library lacks, each with what shows it
   * @param declared names of what the driver declares
   */
  static String differences(SortedMap<String, String> found, SortedSet<String> declared) {
    SortedMap<String, String> undeclared = new TreeMap<>(found);
    undeclared.keySet().removeAll(declared);
    SortedSet<String> mended = new TreeSet<>(declared);
    mended.removeAll(found.keySet());
    return missing(undeclared) + superfluous(mended);
  }

  private static String missing(SortedMap<String, String> undeclared) {
    if (undeclared.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder("\nFound and not declared:\n");
    undeclared.forEach((name, evidence) -> text.append(name + ": " + line(evidence) + '\n'));
    text.append("Mend the driver, or add to its file:\n");
    undeclared.keySet().forEach(name -> text.append(name + '\n'));
    return text.toString();
  }

  private static String superfluous(SortedSet<String> mended) {
    if (mended.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder("\nDeclared and not found; take out of its file:\n");
    mended.forEach(name -> text.append(name + '\n'));
    return text.toString();
  }

  /** One short line of visible ASCII. */
  private static String line(String evidence) {
    StringBuilder line = new StringBuilder();
    for (int letter : evidence.codePoints().limit(LONGEST_EVIDENCE).toArray()) {
      if (letter < ' ' || letter > '~') {
        line.append(String.format("{%04X}", letter));
      } else {
        line.append((char) letter);
      }
      if (line.length() >= LONGEST_EVIDENCE) {
        return line + "...";
      }
    }
    return line.toString();
  }
}
