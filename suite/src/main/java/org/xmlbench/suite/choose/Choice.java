package org.xmlbench.suite.choose;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.store.DriverScore;

/**
 * Which parsers qualify for a user's documents, compared, and why others do not.
 *
 * @param host a line on the host on which times were measured
 * @param documents the user's documents
 * @param must what was demanded
 * @param answer the answer in one sentence
 * @param qualified parsers that qualify, the fastest first
 * @param others parsers that do not
 * @param notices a sentence for each thing to know of documents and run
 */
public record Choice(
    String createdUtc,
    String host,
    List<String> documents,
    List<Must> must,
    String answer,
    List<Candidate> qualified,
    List<Other> others,
    List<String> notices) {
  public Choice {
    documents = List.copyOf(documents);
    must = List.copyOf(must);
    qualified = List.copyOf(qualified);
    others = List.copyOf(others);
    notices = List.copyOf(notices);
  }

  /** What was demanded: {@code name}, as the user wrote it, and its meaning. */
  public record Must(String name, String meaning) {}

  /**
   * A parser that qualifies.
   *
   * @param driver its id
   * @param version version of its library
   * @param licence licence of its library
   * @param artifact Maven coordinates, or what stands for them
   * @param time over the fastest, over all documents; {@code null} where there is none
   * @param fastest whether it belongs to the fastest, or is not shown to be slower
   * @param times over the fastest, for each document in their order; {@code null} where there is
   *     none
   * @param scores what scorecards found
   * @param lines lines that set it up for untrusted documents
   * @param source where its authors prescribe them
   * @param refused a sentence for each of the user's documents that it does not deliver as it was
   *     timed once those lines have set it up
   * @param advisories what is known of its library's faults, with date and sources
   */
  public record Candidate(
      String driver,
      String library,
      String version,
      String licence,
      String artifact,
      Estimate time,
      boolean fastest,
      List<Estimate> times,
      List<DriverScore.Figure> scores,
      List<String> lines,
      String source,
      List<String> refused,
      String advisories) {
    public Candidate {
      times = Collections.unmodifiableList(new ArrayList<>(times));
      scores = List.copyOf(scores);
      lines = List.copyOf(lines);
      refused = List.copyOf(refused);
    }
  }

  /**
   * A parser that does not qualify.
   *
   * @param driver its id
   * @param reasons why, a sentence each
   */
  public record Other(String driver, List<String> reasons) {
    public Other {
      reasons = List.copyOf(reasons);
    }
  }
}
