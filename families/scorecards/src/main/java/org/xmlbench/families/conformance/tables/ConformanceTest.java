package org.xmlbench.families.conformance.tables;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.Labelled;

/**
 * A test of a conformance suite, as the manifest of a run keeps it.
 *
 * @param id its name in the suite
 * @param part the part whose figures it belongs to
 * @param expected what a parser must do
 * @param reachesOutside whether it may refer to what only an entity outside the document declares
 * @param digest of the events that its output has; {@code null} where only acceptance is tested
 * @param sections what it tests, as the suite says: sections and productions of the specification
 * @param path of its document inside the suite
 * @param about what it is about, in the suite's words
 * @param text of its document, with bytes that are no text as {@code \xNN}; cut where it is long
 */
public record ConformanceTest(
    String id,
    SuitePart part,
    Expected expected,
    boolean reachesOutside,
    String digest,
    String sections,
    String path,
    String about,
    String text) {
  private static final Pattern SECTION = Pattern.compile("\\d+(\\.\\d+)*|[A-Z](\\.\\d+)*\\b");

  /** What a parser that does not validate must do with a document. */
  public enum Expected implements Labelled {
    /** Reject it: it is not well-formed. */
    REJECT,
    /** Accept it, whatever its events. */
    ACCEPT,
    /** Accept it, and deliver the events of the suite's output. */
    OUTPUT
  }

  /** The first section that it tests; the whole text where there is no number in it. */
  @JsonIgnore
  public String section() {
    Matcher number = SECTION.matcher(sections);
    return number.find() ? number.group() : sections;
  }

  /** Whether it must be accepted. */
  @JsonIgnore
  public boolean isWellFormed() {
    return expected != Expected.REJECT;
  }
}
