package org.xmlbench.results.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
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
import org.xmlbench.families.conformance.tables.SuitePart;
import org.xmlbench.results.SyntheticExperiments;
import org.xmlbench.results.SyntheticFidelity;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.SyntheticStarts;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

/** A run of each family: made up, or of an earlier version. */
public final class FamilyRunFolders {
  static final String OLD_RUNS = "src/test/resources/org/xmlbench/suite/oldruns";

  /** A run of each family, by the family's id. */
  static final Map<String, Function<Path, RunFolder>> RUNS =
      Map.ofEntries(
          Map.entry("parsers", folder -> SyntheticRun.ofSizes(5).write(folder)),
          Map.entry("toolkits", _ -> old("soap")),
          Map.entry("frameworks", _ -> old("bindings")),
          Map.entry("load", _ -> old("load")),
          Map.entry("attacks", _ -> old("attacks")),
          Map.entry("sematech", _ -> old("sematech")),
          Map.entry("interoperability", _ -> old("interoperability")),
          Map.entry("fidelity", folder -> SyntheticFidelity.of("").write(folder)),
          Map.entry("startup", folder -> SyntheticStarts.of("").write(folder)),
          Map.entry("strategies", _ -> old("readahead")),
          Map.entry("programs", _ -> old("iolite")),
          Map.entry("piximal", folder -> SyntheticExperiments.of("").write(folder)),
          Map.entry("conformance", FamilyRunFolders::conformance),
          Map.entry(
              "security",
              folder ->
                  scorecard(folder, "security", "billion-laughs@default", "effect_refused_count")),
          Map.entry("limits", folder -> scorecard(folder, "limits", "depth", "reached_size")));

  static RunFolder old(String name) {
    return RunFolder.open(Path.of(OLD_RUNS, name));
  }

  private static RunFolder conformance(Path folder) {
    ConformanceTest test =
        new ConformanceTest(
            "right",
            SuitePart.XML_10,
            ConformanceTest.Expected.REJECT,
            false,
            null,
            "2.1",
            "right.xml",
            "a test",
            "<a>");
    Manifest manifest =
        manifest("conformance", "xml-1.0")
            .of(
                StoreJson.builder()
                    .build()
                    .valueToTree(Map.of("suite", "/suite", "tests", List.of(test))));
    return write(folder, manifest, "xml-1.0", "right_tests_count");
  }

  private static RunFolder scorecard(Path folder, String family, String document, String measure) {
    return write(folder, manifest(family, document), document, measure);
  }

  private static Manifest manifest(String family, String document) {
    Manifest made = SyntheticRun.of(1).manifest();
    return Manifest.of(
            made.origin(),
            new StoredPlan(List.of(new PlannedBlock(document, 1, List.of(), List.of()))),
            made.host(),
            Map.of(),
            made.subjects(),
            List.of())
        .of(family, Manifest.RUN)
        .of(TimingClock.WALL);
  }

  /** One driver that does one thing. */
  private static RunFolder write(Path path, Manifest manifest, String document, String measure) {
    RunFolder folder = RunFolder.create(path, manifest);
    folder.append(
        new ForkRecord(
            manifest.run(),
            new Cell("amber-sax", "1.0", document, Operation.PARSE, Map.of("cpus", "2")),
            new ForkPlace(1, 1, 1, 1),
            new ForkStatus(Outcome.OK, null, "2026-11-22T12:00:00Z"),
            new ForkTiming(
                List.of(Iteration.byWallTime(Iteration.Phase.MEASURED, 1, 1_000_000)),
                new Measured(1_000_000L, null, null, null)),
            ForkEvidence.NONE,
            Map.of(measure, 1.0)));
    return folder;
  }

  public static Stream<String> families() {
    return Families.all().stream().map(FamilyResults::id);
  }

  /** The run of a family, made once a folder. */
  public static RunResults run(Path temp, String family) {
    Path folder = temp.resolve(family);
    RunResults run =
        RunResults.of(
            folder.toFile().exists() ? RunFolder.open(folder) : RUNS.get(family).apply(folder));
    assertThat(run.family().id()).isEqualTo(family);
    return run;
  }

  private FamilyRunFolders() {}
}
