package org.xmlbench.families.conformance.tables;

import static org.xmlbench.families.conformance.fork.ConformanceMeasures.Deviation.ACCEPTED;
import static org.xmlbench.families.conformance.fork.ConformanceMeasures.Deviation.BROKE;
import static org.xmlbench.families.conformance.fork.ConformanceMeasures.Deviation.NOT_READ;
import static org.xmlbench.families.conformance.fork.ConformanceMeasures.Deviation.OTHER_OUTPUT;
import static org.xmlbench.families.conformance.fork.ConformanceMeasures.Deviation.REJECTED;
import static org.xmlbench.results.table.Column.Kind.COUNT;
import static org.xmlbench.results.table.Column.Kind.LONG;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.SCORE;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.conformance.fork.ConformanceMeasures.Deviation;
import org.xmlbench.results.scorecard.ScoreFile;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

/**
 * What drivers made of a conformance suite.
 *
 * @param tests the run's list of tests, by whose numbers forks name them
 * @param parts the last fork of each driver, by the part of the suite that it tried
 */
record ConformanceTables(
    List<ConformanceTest> tests, Map<SuitePart, TreeMap<String, ForkRecord>> parts) {
  private static final Column RIGHT =
      Column.of("right", SCORE, "all that were done as the suite says");

  private static final List<Column> COLUMNS =
      List.of(
          Column.of("driver", NAME),
          Column.of("rejected", SCORE, "documents that are not well-formed, and were rejected"),
          Column.of("accepted", SCORE, "well-formed ones that were accepted"),
          Column.of("output", SCORE, "those of them whose events were the suite's"),
          RIGHT,
          Column.of("broke", COUNT, "the parser threw what none should, or did not end"));

  private static final List<Column> OF_SECTION =
      List.of(
          Column.of("section", NAME),
          Column.of("tests", COUNT, "those that name the section first"));

  /** What a driver may do instead, in the order of the columns of failed tests. */
  private static final List<Deviation> FAULTS = List.of(ACCEPTED, REJECTED, OTHER_OUTPUT, BROKE);

  private static final List<Column> FAILED =
      List.of(
          Column.of("test", NAME),
          Column.of("part", TEXT),
          Column.of("sections", TEXT, "those that it tests, as the suite says"),
          Column.of(
              "expected",
              TEXT,
              "reject: it is not well-formed; accept: it is; output: it is, and its events are"
                  + " those of the suite's output"),
          Column.of("accepted by", TEXT, "it is not well-formed"),
          Column.of("rejected by", TEXT, "it is well-formed"),
          Column.of("other output by", TEXT, "the events are not the suite's"),
          Column.of("broke_by", "broke", null, TEXT, "threw what none should, or did not end"),
          Column.of("about", TEXT, "in the suite's words"),
          Column.of("path", TEXT, "of its document in the suite"),
          Column.of("document", LONG, "bytes that are no characters as \\xNN"));

  /** Numbers by their parts, as a table of contents has them; then what is no number. */
  private static final Comparator<String> SECTIONS =
      Comparator.comparing(ConformanceTables::sortable).thenComparing(Comparator.naturalOrder());

  ConformanceTables {
    tests = List.copyOf(tests);
    parts = new TreeMap<>(parts);
  }

  static ConformanceTables of(List<ConformanceTest> tests, List<ForkRecord> forks) {
    Map<SuitePart, TreeMap<String, ForkRecord>> parts = new TreeMap<>();
    for (ForkRecord fork : forks) {
      parts
          .computeIfAbsent(SuitePart.of(fork.cell().document()), part -> new TreeMap<>())
          .put(fork.cell().subject(), fork);
    }
    return new ConformanceTables(tests, parts);
  }

  /** As tables, one for each part of the suite; none where the run has no fork. */
  Section section() {
    List<Table> details = new ArrayList<>();
    parts.keySet().forEach(part -> details.add(sections(part)));
    if (!parts.isEmpty()) {
      details.add(failed());
    }
    return new Section(
            "conformance",
            "Which documents does each parser take, reject and deliver rightly?",
            "What each parser takes, rejects and delivers rightly",
            "Conformance",
            List.of(
                "Each failed test, with its document, is in report.html and conformance.json.",
                "Not counted: what no parser need report, and a reference whose declaration may lie"
                    + " outside the document, where no driver looks."),
            parts.keySet().stream().map(this::table).toList(),
            details)
        .answering(
            parts.keySet().stream()
                .map(part -> ConformanceAnswer.of(part, drivers(part).toList()))
                .toList());
  }

  private Table table(SuitePart part) {
    return new Table(
        part.label(),
        "conformance: %s, tests: %d".formatted(part.title(), numbers(part).size()),
        COLUMNS,
        drivers(part).map(ConformanceTables::row).toList());
  }

  private static Row row(DriverPart part) {
    Cell name = new Cell.Text(part.driver());
    List<Cell> cells =
        part.isWhole()
            ? List.of(
                name, part.rejected(), part.accepted(), part.output(), part.right(), part.broke())
            : Stream.concat(
                    Stream.of(Cell.Explained.of(name, part.fork().reason())),
                    Stream.generate(() -> Cell.NOTHING))
                .limit(COLUMNS.size())
                .toList();
    return Row.of(part.driver(), cells);
  }

  private Stream<DriverPart> drivers(SuitePart part) {
    List<Integer> numbers = numbers(part);
    return parts.get(part).values().stream().map(fork -> DriverPart.of(fork, tests, numbers));
  }

  private List<Integer> numbers(SuitePart part) {
    return IntStream.range(0, tests.size())
        .filter(number -> tests.get(number).part() == part)
        .boxed()
        .toList();
  }

  private Table sections(SuitePart part) {
    List<DriverPart> drivers = drivers(part).toList();
    Map<String, List<Integer>> bySection =
        numbers(part).stream()
            .collect(
                Collectors.groupingBy(
                    number -> tests.get(number).section(),
                    () -> new TreeMap<>(SECTIONS),
                    Collectors.toList()));
    List<Row> rows = new ArrayList<>();
    bySection.forEach(
        (section, own) -> {
          List<Cell> cells = new ArrayList<>(cells(section));
          cells.add(Cell.count(own.size()));
          drivers.forEach(driver -> cells.add(driver.failedOf(own)));
          rows.add(Row.of(section, cells));
        });
    List<Column> columns = new ArrayList<>(OF_SECTION);
    columns.addAll(Column.each(drivers.stream().map(DriverPart::driver).toList(), "", COUNT));
    return new Table(
        "sections-" + part.label(),
        "failed tests of %s, by the section of the specification that they name first"
            .formatted(part.title()),
        columns,
        rows);
  }

  private static String sortable(String section) {
    return Arrays.stream(section.split("\\."))
        .map(number -> number.matches("\\d") ? "0" + number : number)
        .collect(Collectors.joining("."));
  }

  private Table failed() {
    Map<Integer, Map<Deviation, List<String>>> failures = new TreeMap<>();
    for (SuitePart part : parts.keySet()) {
      drivers(part)
          .filter(DriverPart::isWhole)
          .forEach(
              driver ->
                  driver
                      .deviations()
                      .forEach(
                          (number, deviation) ->
                              failures
                                  .computeIfAbsent(number, test -> new TreeMap<>())
                                  .computeIfAbsent(deviation, any -> new ArrayList<>())
                                  .add(driver.driver())));
    }
    failures.values().forEach(by -> by.remove(NOT_READ));
    failures.values().removeIf(Map::isEmpty);
    return new Table(
        "failed",
        "each failed test",
        FAILED,
        failures.entrySet().stream()
            .map(it -> row(tests.get(it.getKey()), it.getValue()))
            .toList());
  }

  private static Row row(ConformanceTest test, Map<Deviation, List<String>> by) {
    List<Cell> cells =
        new ArrayList<>(
            cells(test.id(), test.part().label(), test.sections(), test.expected().label()));
    FAULTS.forEach(
        fault ->
            cells.add(
                by.containsKey(fault)
                    ? new Cell.Text(String.join(", ", by.get(fault)))
                    : Cell.NOTHING));
    cells.addAll(cells(test.about(), test.path(), test.text()));
    return Row.of(test.id(), cells);
  }

  private static List<Cell> cells(String... texts) {
    return Arrays.stream(texts).<Cell>map(Cell.Text::new).toList();
  }

  /** What parsers made of XML 1.0 and its namespaces, for runs of parsers. */
  ScoreFile scores(Manifest manifest) {
    Map<String, List<DriverScore.Figure>> figures = new LinkedHashMap<>();
    Stream.of(SuitePart.XML_10, SuitePart.NAMESPACES_10)
        .filter(parts::containsKey)
        .forEach(
            part ->
                drivers(part)
                    .filter(DriverPart::isWhole)
                    .forEach(
                        driver ->
                            figures
                                .computeIfAbsent(driver.driver(), any -> new ArrayList<>())
                                .add(
                                    new DriverScore.Figure(
                                        "conforming",
                                        part.label(),
                                        RIGHT.text(driver.right()),
                                        driver.isAllRight()))));
    return ScoreFile.of(manifest, figures);
  }
}
