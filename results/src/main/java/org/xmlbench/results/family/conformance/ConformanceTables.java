package org.xmlbench.results.family.conformance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.xmlbench.core.record.ConformanceMeasures;
import org.xmlbench.core.record.ConformanceMeasures.Deviation;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.family.conformance.ConformanceTable.By;
import org.xmlbench.results.family.conformance.ConformanceTable.FailedTest;
import org.xmlbench.results.family.conformance.ConformanceTable.Part;
import org.xmlbench.results.family.conformance.ConformanceTable.Row;
import org.xmlbench.results.family.conformance.ConformanceTable.Score;
import org.xmlbench.results.family.conformance.ConformanceTable.Section;

/** Puts the forks in which drivers parsed a conformance suite into one table. */
public final class ConformanceTables {
  private final List<ConformanceTest> tests;
  private final Map<Integer, List<By>> failures = new TreeMap<>();

  private ConformanceTables(List<ConformanceTest> tests) {
    this.tests = tests;
  }

  /**
   * The table; empty where the run has no fork.
   *
   * @param suite where the suite was
   * @param tests the run's list of tests, by whose numbers forks name them
   */
  public static Optional<ConformanceTable> of(
      String suite, List<ConformanceTest> tests, List<ForkRecord> forks) {
    return forks.isEmpty()
        ? Optional.empty()
        : Optional.of(new ConformanceTables(tests).table(suite, forks));
  }

  private ConformanceTable table(String suite, List<ForkRecord> forks) {
    Map<SuitePart, Map<String, ForkRecord>> lastByPart = new TreeMap<>();
    for (ForkRecord fork : forks) {
      lastByPart
          .computeIfAbsent(SuitePart.of(fork.cell().document()), part -> new LinkedHashMap<>())
          .put(fork.cell().subject(), fork);
    }
    List<Part> parts = new ArrayList<>();
    lastByPart.forEach((part, byDriver) -> parts.add(part(part, byDriver)));
    List<FailedTest> failed = new ArrayList<>();
    failures.forEach((number, by) -> failed.add(new FailedTest(tests.get(number), by)));
    return new ConformanceTable(suite, parts, failed);
  }

  private Part part(SuitePart part, Map<String, ForkRecord> byDriver) {
    List<Integer> numbers = new ArrayList<>();
    for (int number = 0; number < tests.size(); number++) {
      if (tests.get(number).part() == part) {
        numbers.add(number);
      }
    }
    List<DriverPart> drivers =
        byDriver.entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(entry -> new DriverPart(entry.getKey(), entry.getValue(), numbers))
            .toList();
    drivers.forEach(DriverPart::addFailures);
    return new Part(
        part,
        part.title(),
        numbers.size(),
        drivers.stream().map(DriverPart::row).toList(),
        sections(numbers, drivers));
  }

  private List<Section> sections(List<Integer> numbers, List<DriverPart> drivers) {
    Map<String, List<Integer>> bySection = new TreeMap<>(SECTIONS);
    for (int number : numbers) {
      bySection
          .computeIfAbsent(tests.get(number).section(), section -> new ArrayList<>())
          .add(number);
    }
    List<Section> sections = new ArrayList<>();
    bySection.forEach(
        (section, own) ->
            sections.add(
                new Section(
                    section,
                    own.size(),
                    drivers.stream()
                        .map(driver -> driver.failedOf(own))
                        .map(failed -> failed.isPresent() ? failed.getAsInt() : null)
                        .toList())));
    return sections;
  }

  /** Numbers by their parts, as a table of contents has them; then what is no number. */
  private static final Comparator<String> SECTIONS =
      Comparator.comparing(ConformanceTables::sortable).thenComparing(Comparator.naturalOrder());

  private static String sortable(String section) {
    StringBuilder key = new StringBuilder();
    for (String number : section.split("\\.")) {
      key.append(number.length() < 2 && number.chars().allMatch(Character::isDigit) ? "0" : "")
          .append(number)
          .append('.');
    }
    return key.toString();
  }

  /** What one driver made of one part. */
  private final class DriverPart {
    private final String driver;
    private final ForkRecord fork;
    private final List<Integer> numbers;
    private final Map<Integer, Deviation> deviations;

    DriverPart(String driver, ForkRecord fork, List<Integer> numbers) {
      this.driver = driver;
      this.fork = fork;
      this.numbers = numbers;
      this.deviations = ConformanceMeasures.deviations(fork);
    }

    private boolean isWhole() {
      return fork.outcome() == Outcome.OK;
    }

    private boolean isCounted(int number) {
      return deviations.get(number) != Deviation.NOT_READ;
    }

    private boolean isRight(int number) {
      return deviations.get(number) == null;
    }

    private boolean isAccepted(int number) {
      return isRight(number) || deviations.get(number) == Deviation.OTHER_OUTPUT;
    }

    void addFailures() {
      if (isWhole()) {
        deviations.forEach(
            (number, deviation) -> {
              if (deviation != Deviation.NOT_READ) {
                failures
                    .computeIfAbsent(number, test -> new ArrayList<>())
                    .add(new By(driver, deviation.label()));
              }
            });
      }
    }

    Row row() {
      if (!isWhole()) {
        return new Row(driver, null, null, null, null, null, fork.reason());
      }
      return new Row(
          driver,
          score(number -> !tests.get(number).isWellFormed(), this::isRight),
          score(number -> tests.get(number).isWellFormed(), this::isAccepted),
          score(
              number -> tests.get(number).expected() == ConformanceTest.Expected.OUTPUT,
              this::isRight),
          score(number -> true, this::isRight),
          (int) deviations.values().stream().filter(Deviation.BROKE::equals).count(),
          null);
    }

    private Score score(Predicate<Integer> asked, Predicate<Integer> right) {
      List<Integer> counted = numbers.stream().filter(asked).filter(this::isCounted).toList();
      return new Score((int) counted.stream().filter(right).count(), counted.size());
    }

    OptionalInt failedOf(List<Integer> own) {
      return isWhole()
          ? OptionalInt.of(
              (int) own.stream().filter(this::isCounted).filter(number -> !isRight(number)).count())
          : OptionalInt.empty();
    }
  }
}
