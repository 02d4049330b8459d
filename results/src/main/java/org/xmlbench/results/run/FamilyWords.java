package org.xmlbench.results.run;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Locale;

/**
 * The words of text and page for the parts of a run: runs of parsers have documents, runs of
 * toolkits have operations and calls.
 *
 * @param place position of that part among the others
 * @param part the heading of its part in a page of several runs
 * @param experiment whether that part is one of the experiments
 * @param subject the kind of subject, such as {@code toolkit}
 * @param document the word for the subject matter of a table, such as {@code operation}
 * @param unit the word for what is timed, such as {@code call}
 * @param style the property by which subjects are grouped, such as {@code encoding}
 * @param ofMessages whether the size of a document is that of a reference message, which no subject
 *     need write or read byte by byte: then no figure is given per byte
 * @param label what such runs measure, in the middle of a sentence
 */
public record FamilyWords(
    int place,
    String part,
    boolean experiment,
    String subject,
    String document,
    String unit,
    String fork,
    String style,
    boolean ofMessages,
    @JsonIgnore String label) {

  private static final String JVM = "one fresh JVM";
  private static final String PROCESS = "one fresh process";
  private static final String PAIR = "one pair of fresh processes, client and server";

  /**
   * Words of a family that has documents, in bytes, and measures in one JVM.
   *
   * @param document the word for what one operation takes, and whose bytes are counted
   */
  public static FamilyWords ofDocuments(String label, boolean experiment, String document) {
    return ofDocuments(label, experiment, document, document);
  }

  /**
   * The same where a table is of something else than what one operation takes.
   *
   * @param document the word for the subject matter of a table
   * @param unit the word for what one operation takes, and whose bytes are counted
   */
  public static FamilyWords ofDocuments(
      String label, boolean experiment, String document, String unit) {
    return new FamilyWords(
        0, part(label), experiment, "subject", document, unit, JVM, "API", false, label);
  }

  /** Words of a family whose forks are processes that call or bind messages. */
  public static FamilyWords ofToolkits(String label) {
    return ofMessages(label, false, "toolkit", "operation", "call", PROCESS, "encoding");
  }

  /** Words of a family whose forks are JVMs that marshal. */
  public static FamilyWords ofFrameworks(String label) {
    return ofMessages(label, false, "framework", "task", "call", JVM, "form");
  }

  /**
   * Words of an experiment whose forks are a client and a server.
   *
   * @param document the word for the subject matter of a table
   * @param unit the word for what is timed
   */
  public static FamilyWords ofServers(String label, String document, String unit) {
    return ofMessages(label, true, "toolkit", document, unit, PAIR, "encoding");
  }

  private static FamilyWords ofMessages(
      String label,
      boolean experiment,
      String subject,
      String document,
      String unit,
      String fork,
      String style) {
    return new FamilyWords(
        0, part(label), experiment, subject, document, unit, fork, style, true, label);
  }

  private static String part(String label) {
    return label.substring(0, 1).toUpperCase(Locale.ROOT) + label.substring(1);
  }

  /** The same, at that position among the families. */
  public FamilyWords at(int place) {
    return new FamilyWords(
        place, part, experiment, subject, document, unit, fork, style, ofMessages, label);
  }
}
