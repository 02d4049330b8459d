package org.xmlbench.families.soap.tables.claims;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.families.soap.tables.SoapTables;
import org.xmlbench.families.soap.tables.claims.ClaimAnswer.Verdict;
import org.xmlbench.results.SyntheticBindings;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/** What runs say of the published claims. */
class ClaimsTest {
  /** Wall time over CPU time. */
  private static final int WAITS = 2;

  private static final List<String> FRAMEWORKS = List.of("a", "b", "c", "d", "e", "f");
  private static final long CALLS = 100;
  private static final int VALUES = 1000;

  private static Cell cell(String framework, String type) {
    return new Cell(
        framework,
        "1",
        "unmarshal-e134-%s:%d".formatted(type, VALUES),
        Operation.CALL,
        Map.of("gc", "serial", "form", "xml"));
  }

  /**
   * A run of two tasks, three blocks each, whose first calls take 50 ms.
   *
   * @param micros an operation of each framework on ints
   * @param doubles that of doubles over that of ints
   * @param kib what each framework allocates in it
   */
  private static List<ClaimAnswer> answers(int[] micros, double doubles, int[] kib) {
    List<ForkRecord> forks = new ArrayList<>();
    List<PlannedBlock> plan = new ArrayList<>();
    int block = 0;
    for (String type : List.of("int", "double")) {
      plan.add(
          new PlannedBlock(
              "unmarshal-e134-%s:%d".formatted(type, VALUES),
              3,
              List.of(),
              FRAMEWORKS.stream().map(framework -> cell(framework, type)).toList()));
      for (int round = 1; round <= 3; round++) {
        block++;
        for (int i = 0; i < FRAMEWORKS.size(); i++) {
          double each = micros[i] * (type.equals("int") ? 1 : doubles) * (1 + round / 1000.0);
          forks.add(fork(cell(FRAMEWORKS.get(i), type), round, block, each, kib[i]));
        }
      }
    }
    Manifest like = SyntheticBindings.of(3).manifest();
    Manifest manifest =
        Manifest.of(
            new Manifest.Origin(
                "run",
                like.createdUtc(),
                like.toolVersion(),
                null,
                null,
                "bindings-quick",
                1,
                TimingClock.CPU),
            new StoredPlan(plan),
            like.host(),
            Map.of(),
            List.of(),
            List.of());
    Comparison comparison = Comparison.of(manifest, new Forks(forks, List.of()));
    return MarshallingClaims.of(comparison, SoapTables.of(comparison, forks), forks);
  }

  private static ForkRecord fork(Cell cell, int round, int block, double micros, int kib) {
    long nanos = Math.round(CALLS * micros * 1e3);
    Iteration run =
        new Iteration(
            Iteration.Phase.MEASURED,
            CALLS,
            WAITS * nanos,
            null,
            CALLS * kib * 1024L,
            null,
            null,
            null,
            null);
    return new ForkRecord(
        "run",
        cell,
        new ForkPlace(round, block, 1, 1),
        ForkStatus.ok("2026-11-01T12:00:00Z"),
        new ForkTiming(List.of(run), new Measured(WAITS * nanos, nanos, null, null)),
        ForkEvidence.ofBytes(40_000L),
        Map.of(
            "message_bytes",
            40_000.0,
            "first_call_nanos",
            5e7,
            "alone_nanos",
            1e6,
            "beside_busy_nanos",
            2e6));
  }

  private static ClaimAnswer answer(List<ClaimAnswer> answers, Claim claim) {
    return answers.stream().filter(any -> any.claim() == claim).findFirst().orElseThrow();
  }

  @Test
  void claimsThatHold() {
    int[] rising = {100, 200, 300, 400, 500, 600};
    List<ClaimAnswer> answers = answers(rising, 1.1, rising);
    assertThat(answers).extracting(ClaimAnswer::claim).containsExactly(Claim.values());
    assertThat(answer(answers, Claim.FIRST_CALL).verdict()).isEqualTo(Verdict.HOLDS);
    // 50 ms over 100 to 600 us of CPU time, which take twice as long by the wall clock.
    assertThat(answer(answers, Claim.FIRST_CALL).evidence())
        .contains("takes 37.8", "to 249.5", "by the wall clock, over 12 frameworks");
    assertThat(answer(answers, Claim.OBJECT_CREATION).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(answer(answers, Claim.OBJECT_CREATION).evidence())
        .contains("of 6 frameworks in unmarshal-e134-", "rank correlation 1");
    assertThat(answer(answers, Claim.INT_AND_DOUBLE).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(answer(answers, Claim.NEIGHBOURS).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(answer(answers, Claim.NEIGHBOURS).evidence()).contains("(median 2", "36 forks");
    assertThat(answer(answers, Claim.GROWTH).verdict()).isEqualTo(Verdict.NOT_MEASURED);
    assertThat(answer(answers, Claim.COMPILED_FASTER).evidence()).contains("xmlbench sematech");
  }

  @Test
  void claimsThatDoNot() {
    int[] rising = {60_000, 70_000, 80_000, 90_000, 100_000, 110_000};
    List<ClaimAnswer> answers = answers(rising, 2, new int[] {60, 50, 40, 30, 20, 10});
    assertThat(answer(answers, Claim.FIRST_CALL).verdict()).isEqualTo(Verdict.DOES_NOT_HOLD);
    assertThat(answer(answers, Claim.OBJECT_CREATION).verdict()).isEqualTo(Verdict.DOES_NOT_HOLD);
    assertThat(answer(answers, Claim.INT_AND_DOUBLE).verdict()).isEqualTo(Verdict.DOES_NOT_HOLD);
  }

  /** Of three frameworks of text and one binary one grows faster than n. */
  @Test
  void growthIsToldByItsVerdicts() {
    SyntheticBindings run = SyntheticBindings.of(5);
    Comparison comparison = Comparison.of(run.manifest(), new Forks(run.forks(), List.of()));
    ClaimAnswer growth =
        answer(
            MarshallingClaims.of(comparison, SoapTables.of(comparison, run.forks()), run.forks()),
            Claim.GROWTH);
    assertThat(growth.verdict()).isEqualTo(Verdict.DOES_NOT_HOLD);
    assertThat(growth.evidence()).contains("of 4 sweeps over n", "1 grow faster than n");
  }

  @Test
  void whatIsNotKnownDecidesNothing() {
    assertThat(Verdict.of(1, 0, 4)).isEqualTo(Verdict.DOES_NOT_HOLD);
    assertThat(Verdict.of(0, 1, 4)).isEqualTo(Verdict.DOES_NOT_HOLD);
    assertThat(Verdict.of(1, 1, 4)).isEqualTo(Verdict.UNDECIDED);
    assertThat(Verdict.of(0, 4, 4)).isEqualTo(Verdict.UNDECIDED);
    assertThat(Verdict.of(2, 1, 4)).isEqualTo(Verdict.IN_PART);
    assertThat(Verdict.of(4, 0, 4)).isEqualTo(Verdict.HOLDS);
  }

  private static final List<ForkRecord> THREE_BLOCKS = SyntheticBindings.of(3).forks();

  private static PairClaims.Pair pair(String toolkit, double micros, double load, double faults) {
    return new PairClaims.Pair(
        toolkit,
        "receiveE134Doubles:1000@streamed",
        Map.of(
            // Made in a JVM for every sender: it says nothing.
            "data_sender",
            1 / micros,
            "xml_sender",
            micros,
            "xml_receiver",
            micros,
            "sender_load",
            load,
            "receiver_load",
            load,
            "sender_faults",
            faults,
            "receiver_faults",
            100.0));
  }

  @Test
  void aCompiledToolkitIsSetAgainstThoseInJvms() {
    List<PairClaims.Pair> pairs =
        List.of(pair("compiled", 10, 90, 200), pair("java", 20, 40, 100), pair("jvm", 9, 50, 90));
    List<ClaimAnswer> answers = PairClaims.of(pairs, Set.of("compiled"), THREE_BLOCKS);
    ClaimAnswer faster = answer(answers, Claim.COMPILED_FASTER);
    assertThat(faster.verdict()).isEqualTo(Verdict.DOES_NOT_HOLD);
    assertThat(faster.evidence()).contains("in 0 of 2 tests");
    assertThat(answer(answers, Claim.JAVA_LESS_CPU).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(answer(answers, Claim.PAGE_FAULTS).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(answer(answers, Claim.PAGE_FAULTS).evidence())
        .contains("sender 90 in a JVM and 200 compiled", "receiver 100 in a JVM and 100 compiled");
    assertThat(answer(answers, Claim.OPERATING_SYSTEM).evidence()).contains("Linux alone");
    assertThat(
            answer(
                    PairClaims.of(pairs.subList(0, 2), Set.of("compiled"), THREE_BLOCKS),
                    Claim.COMPILED_FASTER)
                .verdict())
        .isEqualTo(Verdict.HOLDS);
  }

  /** Half of a processor for three times as long is no less. */
  @Test
  void lessOfAProcessorIsNotLessCpuTimeAMessage() {
    List<PairClaims.Pair> pairs =
        List.of(
            withCpu(pair("compiled", 10, 90, 200), 9), withCpu(pair("java", 30, 45, 100), 13.5));
    ClaimAnswer less = answer(PairClaims.of(pairs, Set.of("compiled"), THREE_BLOCKS), LESS_CPU);

    assertThat(less.verdict()).isEqualTo(Verdict.IN_PART);
    assertThat(less.evidence())
        .contains(
            "percent of a processor, medians: sender 45 in a JVM and 90 compiled",
            "us of CPU time a message, medians: sender 13.5 in a JVM and 9 compiled");
  }

  private static final Claim LESS_CPU = Claim.JAVA_LESS_CPU;

  private static PairClaims.Pair withCpu(PairClaims.Pair pair, double micros) {
    Map<String, Double> figures = new HashMap<>(pair.figures());
    figures.put("sender_cpu", micros);
    figures.put("receiver_cpu", micros);
    return new PairClaims.Pair(pair.toolkit(), pair.test(), figures);
  }

  @Test
  void twoBlocksDecideNothing() {
    List<PairClaims.Pair> pairs = List.of(pair("compiled", 10, 90, 200), pair("java", 20, 40, 100));
    List<ClaimAnswer> answers =
        PairClaims.of(pairs, Set.of("compiled"), SyntheticBindings.of(2).forks());
    ClaimAnswer faster = answer(answers, Claim.COMPILED_FASTER);
    assertThat(faster.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(faster.evidence())
        .startsWith("fewer than 3 blocks have no margin of error; ")
        .contains("in 2 of 2 tests");
  }

  @Test
  void withoutACompiledToolkitThereIsNothingToSay() {
    assertThat(PairClaims.of(List.of(pair("java", 1, 1, 1)), Set.of(), THREE_BLOCKS)).isEmpty();
    assertThat(ClaimsTable.of(List.of())).isEmpty();
  }

  @Test
  void theTextHasEachClaimWithItsVerdictAndItsEvidence() {
    int[] rising = {100, 200, 300, 400, 500, 600};
    List<Table> tables = ClaimsTable.of(answers(rising, 1.1, rising)).toList();
    Section section = new Section("s", "q", "t", "l", List.of(), tables, List.of());
    assertThat(SectionText.of(section))
        .startsWith("== what the studies of NIST and SEMATECH claimed")
        .contains(
            "NIST: Ints and doubles differ little.\n      holds: a report of doubles takes",
            "SEMATECH: Linux had fewer page faults than Windows.\n      not measured: XMLBench");
  }
}
