package org.xmlbench.results;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.conformance.tables.ConformanceTest;
import org.xmlbench.families.conformance.tables.ConformanceTest.Expected;
import org.xmlbench.families.conformance.tables.SuitePart;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

/**
 * Runs that ask drivers something other than their speed, with made-up findings.
 *
 * @param manifest the run's manifest
 */
public record SyntheticScorecards(Manifest manifest, List<ForkRecord> forks) {
  private static final String DIGEST = "0".repeat(64);
  private static final long NANOS = 1_000_000;
  private static final ForkTiming TIMING =
      new ForkTiming(
          List.of(Iteration.byWallTime(Iteration.Phase.MEASURED, 1, NANOS)),
          new Measured(NANOS, null, null, null));

  /** Four tests: one that the drivers do rightly, one for each way to fail. */
  public static List<ConformanceTest> tests(String hostile) {
    return List.of(
        test("right", SuitePart.XML_10, Expected.REJECT, "2.1", hostile),
        test("taken", SuitePart.XML_10, Expected.REJECT, "3.1 [41]", hostile),
        test("other", SuitePart.XML_10, Expected.OUTPUT, "3.3.3, 3.1", hostile),
        test("outside", SuitePart.XML_10, Expected.ACCEPT, "3.1", hostile),
        test("prefix", SuitePart.NAMESPACES_10, Expected.REJECT, "5", hostile));
  }

  private static ConformanceTest test(
      String id, SuitePart part, Expected expected, String sections, String hostile) {
    return new ConformanceTest(
        id,
        part,
        expected,
        expected == Expected.ACCEPT,
        expected == Expected.OUTPUT ? DIGEST : null,
        sections,
        id + ".xml",
        "about " + id + hostile,
        "<a>" + hostile);
  }

  /**
   * {@code amber-sax} takes what is malformed, delivers other events, and does not read what is
   * outside; {@code birch-sax} does all but one rightly, and ended its JVM on namespaces.
   */
  public static SyntheticScorecards conformance(String hostile) {
    return new SyntheticScorecards(
        manifest("conformance", List.of("xml-1.0", "namespaces-1.0"))
            .of(
                StoreJson.builder()
                    .build()
                    .valueToTree(Map.of("suite", "/suite", "tests", tests(hostile)))),
        List.of(
            ok(
                "amber-sax",
                "xml-1.0",
                null,
                Map.of(
                    "right_tests_count", 1.0,
                    "accepted_test_1_count", 1.0,
                    "other_output_test_2_count", 1.0,
                    "not_read_test_3_count", 1.0)),
            ok(
                "birch-sax",
                "xml-1.0",
                null,
                Map.of("right_tests_count", 3.0, "broke_test_1_count", 1.0)),
            ok("amber-sax", "namespaces-1.0", null, Map.of("right_tests_count", 1.0)),
            fork(
                "birch-sax",
                "namespaces-1.0",
                Outcome.FAILED,
                "the JVM ended with status 7" + hostile,
                Map.of())));
  }

  /**
   * {@code amber-sax} reads a file as it comes, and is safe when hardened; of the other one attempt
   * is unknown.
   */
  public static SyntheticScorecards security(String hostile) {
    return new SyntheticScorecards(
        manifest(
            "security",
            List.of(
                "external-entity-file@default",
                "external-entity-file@hardened",
                "billion-laughs@default",
                "billion-laughs@hardened")),
        List.of(
            ok(
                "amber-sax",
                "external-entity-file@default",
                "delivered in 1 ms" + hostile,
                Map.of("effect_read-file_count", 1.0)),
            ok(
                "amber-sax",
                "external-entity-file@hardened",
                "no DOCTYPE",
                Map.of("effect_refused_count", 1.0)),
            ok(
                "amber-sax",
                "billion-laughs@default",
                null,
                Map.of("effect_heap-exhausted_count", 1.0)),
            ok("amber-sax", "billion-laughs@hardened", null, Map.of("effect_refused_count", 1.0)),
            ok("birch-sax", "billion-laughs@default", null, Map.of("effect_ignored_count", 1.0)),
            fork(
                "birch-sax",
                "external-entity-file@default",
                Outcome.SKIPPED,
                "it does not say",
                Map.of())));
  }

  /** {@code amber-sax} refuses what is deep; {@code birch-sax} takes all that is tried. */
  public static SyntheticScorecards limits(String hostile) {
    return new SyntheticScorecards(
        manifest("limits", List.of("depth", "attributes")),
        List.of(
            ok(
                "amber-sax",
                "depth",
                "too deep" + hostile,
                Map.of("reached_size", 100.0, "beyond_refused_count", 1.0)),
            ok("amber-sax", "attributes", null, Map.of("reached_size", 1_000_000.0)),
            ok("birch-sax", "depth", null, Map.of("reached_size", 1_000_000.0)),
            fork("birch-sax", "attributes", Outcome.TIMEOUT, "was killed", Map.of())));
  }

  public RunFolder write(Path path) {
    RunFolder folder = RunFolder.create(path, manifest);
    forks.forEach(folder::append);
    return folder;
  }

  private static Manifest manifest(String family, List<String> documents) {
    Manifest made = SyntheticRun.of(1).manifest();
    return Manifest.of(
            made.origin(),
            new StoredPlan(
                documents.stream()
                    .map(name -> new PlannedBlock(name, 1, List.of(), List.of()))
                    .toList()),
            made.host(),
            Map.of(),
            List.of(),
            List.of())
        .of(family, Manifest.RUN)
        .of(TimingClock.WALL);
  }

  private static ForkRecord ok(
      String driver, String document, String reason, Map<String, Double> measures) {
    return fork(driver, document, Outcome.OK, reason, measures);
  }

  private static ForkRecord fork(
      String driver,
      String document,
      Outcome outcome,
      String reason,
      Map<String, Double> measures) {
    return new ForkRecord(
        "20261122-120000-scorecard",
        new Cell(driver, "1.0", document, Operation.PARSE, Map.of()),
        new ForkPlace(1, 1, 1, 1),
        new ForkStatus(outcome, reason, "2026-11-22T12:00:00Z"),
        outcome == Outcome.OK ? TIMING : ForkTiming.NONE,
        ForkEvidence.NONE,
        measures);
  }
}
