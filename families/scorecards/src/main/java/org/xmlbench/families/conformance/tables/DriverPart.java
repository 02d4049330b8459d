package org.xmlbench.families.conformance.tables;

import static org.xmlbench.families.conformance.fork.ConformanceMeasures.Deviation.NOT_READ;
import static org.xmlbench.families.conformance.fork.ConformanceMeasures.Deviation.OTHER_OUTPUT;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.conformance.fork.ConformanceMeasures;
import org.xmlbench.families.conformance.fork.ConformanceMeasures.Deviation;
import org.xmlbench.results.table.Cell;

/**
 * What one driver made of one part of a suite.
 *
 * @param fork in which it tried it
 * @param tests all of the suite
 * @param numbers of the part's tests
 * @param deviations what it did not do as the suite says, by the number of the test
 */
record DriverPart(
    ForkRecord fork,
    List<ConformanceTest> tests,
    List<Integer> numbers,
    Map<Integer, Deviation> deviations) {
  DriverPart {
    tests = List.copyOf(tests);
    numbers = List.copyOf(numbers);
    deviations = Map.copyOf(deviations);
  }

  static DriverPart of(ForkRecord fork, List<ConformanceTest> tests, List<Integer> numbers) {
    return new DriverPart(fork, tests, numbers, ConformanceMeasures.deviations(fork));
  }

  String driver() {
    return fork.cell().subject();
  }

  /** Whether it was tried to the end. */
  boolean isWhole() {
    return fork.outcome() == Outcome.OK;
  }

  private boolean isCounted(int number) {
    return deviations.get(number) != NOT_READ;
  }

  private boolean isRight(int number) {
    return deviations.get(number) == null;
  }

  private boolean isAccepted(int number) {
    return isRight(number) || deviations.get(number) == OTHER_OUTPUT;
  }

  /** Documents that are not well-formed, and were rejected. */
  Cell rejected() {
    return count(test -> !test.isWellFormed(), this::isRight);
  }

  /** Documents that are well-formed, and were accepted. */
  Cell accepted() {
    return count(ConformanceTest::isWellFormed, this::isAccepted);
  }

  /** Documents whose events were those of the suite's output. */
  Cell output() {
    return count(test -> test.expected() == ConformanceTest.Expected.OUTPUT, this::isRight);
  }

  /** All tests that were done as the suite says. */
  Cell right() {
    return count(test -> true, this::isRight);
  }

  boolean isAllRight() {
    return numbers.stream().filter(this::isCounted).allMatch(this::isRight);
  }

  /** Tests at which it threw what no parser should, or did not end. */
  Cell broke() {
    return new Cell.Count(
        deviations.values().stream().filter(Deviation.BROKE::equals).count(), null);
  }

  private Cell count(Predicate<ConformanceTest> asked, Predicate<Integer> right) {
    List<Integer> counted =
        numbers.stream()
            .filter(number -> asked.test(tests.get(number)))
            .filter(this::isCounted)
            .toList();
    return counted.isEmpty()
        ? Cell.NOTHING
        : new Cell.Count(counted.stream().filter(right).count(), (long) counted.size());
  }

  /** How many of these tests it failed. */
  Cell failedOf(List<Integer> own) {
    return isWhole()
        ? new Cell.Count(
            own.stream().filter(this::isCounted).filter(number -> !isRight(number)).count(), null)
        : Cell.NOTHING;
  }
}
