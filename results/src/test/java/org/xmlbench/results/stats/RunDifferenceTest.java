package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.compared.RunDifferenceTables;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.Race;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

class RunDifferenceTest {
  private static final SyntheticRun RUN = SyntheticRun.of(5);
  private static final Forks NONE = new Forks(List.of(), List.of());
  private static final Forks FORKS = new Forks(RUN.records(), List.of());

  @Test
  void aRunComparedWithItselfDiffersInNothing() {
    RunDifference same = RunDifference.of(RUN.manifest(), FORKS, RUN.manifest(), FORKS);

    assertThat(same.differences()).isEmpty();
    assertThat(same.unmatched()).isEmpty();
    assertThat(same.cells()).hasSize(2 * 9 + 2 * 4 + 3 * 9);
    assertThat(same.cells())
        .filteredOn(cell -> cell.ratio() != null)
        .hasSize(13 + 11 + 8 + 9)
        .allSatisfy(
            cell -> {
              assertThat(cell.ratio().value()).isCloseTo(1, within(1e-12));
              assertThat(cell.ratio().low()).isLessThan(1);
              assertThat(cell.forks().a()).isEqualTo(5);
            });
  }

  @Test
  void whatDiffersIsNamed() {
    Manifest a = RUN.manifest();
    Manifest b =
        Manifest.of(
            new Manifest.Origin(
                "other",
                a.createdUtc(),
                a.toolVersion(),
                null,
                null,
                a.profile(),
                a.seed(),
                TimingClock.WALL),
            SyntheticRun.of(6).manifest().plan(),
            new HostFingerprint(
                "Other CPU",
                a.host().microcode(),
                a.host().cores(),
                a.host().memoryGiB(),
                a.host().os(),
                a.host().kernel(),
                a.host().arch(),
                "26",
                a.host().jdkVendor(),
                a.host().vm(),
                a.host().more()),
            a.options(),
            a.subjects(),
            a.documents());
    RunDifference difference = RunDifference.of(a, FORKS, b, FORKS);

    assertThat(difference.differences())
        .extracting(RunDifference.Mismatch::what)
        .containsExactly(
            RunDifference.Shared.HOST, RunDifference.Shared.PLAN, RunDifference.Shared.CLOCK);
    assertThat(difference.differences().getFirst().detail())
        .isEqualTo("cpu: Example CPU 3000 against Other CPU, jdkVersion: 25.0.1+8 against 26");
    assertThat(difference.clock()).isEqualTo(TimingClock.WALL);
    assertThat(difference.cautions()).hasSize(5);
  }

  /** The runs are of two checkouts; a file of other content is another document. */
  @Test
  void aFileOfAnotherCheckoutIsTheSameWhereItsContentIs() {
    SyntheticRun one = SyntheticRun.ofFile(5, "file:/ci/checkout-1/orders.xml", 1000);
    RunDifference moved =
        difference(one, SyntheticRun.ofFile(5, "file:/ci/checkout-2/orders.xml", 1000));

    assertThat(moved.unmatched()).isEmpty();
    assertThat(moved.cells())
        .hasSize(9)
        .allSatisfy(
            cell -> assertThat(cell.key().document()).isEqualTo("file:/ci/checkout-1/orders.xml"));
    assertThat(
            difference(one, SyntheticRun.ofFile(5, "file:/ci/checkout-2/orders.xml", 1001))
                .unmatched())
        .hasSize(2 * 9);
    assertThat(
            difference(one, SyntheticRun.ofFile(5, "file:/ci/checkout-2/bills.xml", 1000))
                .unmatched())
        .hasSize(2 * 9);
  }

  private static RunDifference difference(SyntheticRun a, SyntheticRun b) {
    return RunDifference.of(
        a.manifest(),
        new Forks(a.records(), List.of()),
        b.manifest(),
        new Forks(b.records(), List.of()));
  }

  /** A run by CPU time without the compiler's has CPU time, too. */
  @Test
  void runsOfTwoClocksAreShownByTheOneThatBothHave() {
    Manifest cpu = RUN.manifest();
    Manifest lessCompiler = cpu.of(TimingClock.CPU_LESS_COMPILER);

    RunDifference difference = RunDifference.of(lessCompiler, FORKS, cpu, FORKS);

    assertThat(difference.clock()).isEqualTo(TimingClock.CPU);
    assertThat(difference.differences())
        .containsExactly(
            new RunDifference.Mismatch(
                RunDifference.Shared.CLOCK, "cpu-less-compiler against cpu"));
    assertThat(difference.cautions())
        .contains("The clocks differ: all times here are by the cpu clock, which both runs have.");
    assertThat(difference.cells())
        .allMatch(cell -> cell.ratio() == null || cell.ratio().value() == 1);
    assertThat(RunDifference.of(lessCompiler, FORKS, lessCompiler, FORKS).clock())
        .isEqualTo(TimingClock.CPU_LESS_COMPILER);
  }

  @Test
  void runsThatPairTheirForksInAnotherWayDifferInTheirPlan() {
    Manifest before = RUN.manifest();
    Manifest forks = pairedBy("forks");
    Manifest turns = pairedBy("turns");

    assertThat(RunDifference.mismatches(turns, NONE, turns, NONE)).isEmpty();
    assertThat(RunDifference.mismatches(before, NONE, forks, NONE))
        .as("there were no turns")
        .isEmpty();
    assertThat(RunDifference.mismatches(forks, NONE, turns, NONE))
        .containsExactly(
            new RunDifference.Mismatch(RunDifference.Shared.PLAN, "pairing: forks against turns"));
  }

  /** Two runs of one profile on one host, the second of which found the first one noisy. */
  @Test
  void racesAreOnePlanWhateverTheirFirstStage() {
    Manifest two = racing(RUN.manifest(), Race.of(2));
    Manifest three = racing(RUN.manifest(), Race.of(3));

    assertThat(two.planHash()).isNotEqualTo(three.planHash());
    assertThat(RunDifference.mismatches(two, NONE, three, NONE)).isEmpty();
    assertThat(RunDifference.of(two, FORKS, three, FORKS).cautions())
        .anyMatch(caution -> caution.contains("2 blocks of all subjects in A and 3 in B"));
    assertThat(RunDifference.of(two, FORKS, two, FORKS).cautions())
        .noneMatch(caution -> caution.contains("first stage"));
    assertThat(RunDifference.mismatches(RUN.manifest(), NONE, two, NONE))
        .as("a race and a run of fixed blocks")
        .extracting(RunDifference.Mismatch::what)
        .containsExactly(RunDifference.Shared.PLAN);
    Race wider = new Race(2, 0.5, 0.10, 0, 0.03, 0.05, 4, 8);
    assertThat(RunDifference.mismatches(two, NONE, racing(RUN.manifest(), wider), NONE))
        .as("another rule")
        .containsExactly(
            new RunDifference.Mismatch(
                RunDifference.Shared.PLAN,
                "a subject leaves when shown to be slower than the fastest by: 25 % against 50 %"));
    assertThat(RunDifference.mismatches(two, NONE, racing(fewerDocuments(), Race.of(3)), NONE))
        .as("other documents")
        .hasSize(1);
  }

  private static Manifest fewerDocuments() {
    Manifest run = RUN.manifest();
    List<PlannedBlock> blocks = run.plan().blocks();
    return of(run, new StoredPlan(blocks.subList(0, blocks.size() - 1)), run.options());
  }

  private static Manifest racing(Manifest run, Race race) {
    StoredPlan raced = run.plan().of(race);
    return of(run, raced.withFirstBlocks(race.firstBlocks()), run.options());
  }

  private static Manifest of(Manifest run, StoredPlan plan, Map<String, String> options) {
    return Manifest.of(
        new Manifest.Origin(
            run.run(),
            run.createdUtc(),
            run.toolVersion(),
            null,
            null,
            run.profile(),
            run.seed(),
            run.clock()),
        plan,
        run.host(),
        options,
        run.subjects(),
        run.documents());
  }

  private static Manifest pairedBy(String pairing) {
    Manifest run = RUN.manifest();
    Map<String, String> options = new TreeMap<>(run.options());
    options.put("pairing", pairing);
    return of(run, run.plan(), options);
  }

  /** Sequential runs give no verdict, so no word of one is printed. */
  @Test
  void thereIsNoVerdict() {
    String text =
        RunDifferenceTables.render(RunDifference.of(RUN.manifest(), FORKS, RUN.manifest(), FORKS));

    assertThat(text).contains("not paired in blocks", "21, 38 and 44 %", "B / A", "fir-stax");
    assertThat(text.toLowerCase(java.util.Locale.ROOT))
        .doesNotContain("faster", "slower", "fastest", "regress", "significant", "improve");
    assertThat(text).matches("[\\x20-\\x7e\\n]*");
  }
}
