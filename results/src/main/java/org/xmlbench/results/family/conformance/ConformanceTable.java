package org.xmlbench.results.family.conformance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What drivers made of a conformance suite.
 *
 * @param suite where the suite was
 * @param parts the parts of it that were tried
 * @param failed each test that a driver did not do as the suite says
 */
public record ConformanceTable(String suite, List<Part> parts, List<FailedTest> failed) {
  public ConformanceTable {
    parts = List.copyOf(parts);
    failed = List.copyOf(failed);
  }

  /**
   * A part of the suite.
   *
   * @param part which
   * @param title its name
   * @param tests how many tests it has
   * @param rows a row for each driver
   * @param sections a row for each section of the specification
   */
  public record Part(
      SuitePart part, String title, int tests, List<Row> rows, List<Section> sections) {
    public Part {
      rows = List.copyOf(rows);
      sections = List.copyOf(sections);
    }
  }

  /**
   * A driver; its scores are {@code null} where it was not tried to the end.
   *
   * @param driver its id
   * @param rejected documents that are not well-formed and were rejected
   * @param accepted documents that are well-formed and were accepted
   * @param output documents whose events were those of the suite's output
   * @param right all tests that were done as the suite says
   * @param broke tests at which it threw what no parser should, or did not end
   * @param reason why there are no scores; {@code null} where there are
   */
  public record Row(
      String driver,
      Score rejected,
      Score accepted,
      Score output,
      Score right,
      Integer broke,
      String reason) {}

  /**
   * Some of all.
   *
   * @param of how many
   * @param all of how many
   */
  public record Score(int of, int all) {}

  /**
   * A section of the specification.
   *
   * @param section its number
   * @param tests how many tests name it first
   * @param failed how many of them each driver failed, in the order of the part's rows; {@code
   *     null} where it was not tried to the end
   */
  public record Section(String section, int tests, List<Integer> failed) {
    public Section {
      failed = Collections.unmodifiableList(new ArrayList<>(failed));
    }
  }

  /**
   * A test that a driver did not do as the suite says.
   *
   * @param test the test
   * @param by the drivers, and what each did instead
   */
  public record FailedTest(ConformanceTest test, List<By> by) {
    public FailedTest {
      by = List.copyOf(by);
    }
  }

  /**
   * A driver that failed a test.
   *
   * @param driver its id
   * @param deviation what it did
   */
  public record By(String driver, String deviation) {}
}
