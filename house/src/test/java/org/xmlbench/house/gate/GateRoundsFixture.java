package org.xmlbench.house.gate;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.UnseenCheck;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.engine.BlockRunner;
import org.xmlbench.house.engine.BlockSequence;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.house.engine.ForkExecutor;
import org.xmlbench.house.engine.ForkRecords;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.QuietProgress;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.engine.plan.TimedDocuments;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.results.gate.Arm;
import org.xmlbench.results.gate.ArmFailure;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.Pairing;

/** A gate's rounds over three documents, without any fork. */
abstract class GateRoundsFixture {
  static final List<String> DOCUMENTS = List.of("overhead", "psd:64KiB", "xmlns:100");
  static final Condition CONDITION =
      new Condition(Collector.SERIAL, Compilation.BACKGROUND, 64, 2, false, false);

  final List<GateCell> cells = new ArrayList<>();
  final List<GateCell> sentinels = new ArrayList<>();
  final List<Fork> forks = new ArrayList<>();
  final List<Integer> together = new ArrayList<>();
  Pairing pairing = Pairing.FORKS;
  BlockSequence sequence;
  QuietProgress progress;

  /** Decides whether the n-th attempt of a fork fails. */
  BiPredicate<Fork, Integer> fails = (fork, attempt) -> false;

  /** What a fork made of malformed documents. */
  Function<Arm, String> twins = arm -> null;

  record Fork(String document, Arm arm, ForkPlace place) {}

  GateRounds rounds(long seed) {
    ResolvedArm baseline = arm("baseline");
    ResolvedArm candidate = arm("candidate");
    ResolvedArm copy = arm("copy");
    for (String name : DOCUMENTS) {
      TimedDocument document = TimedDocuments.named(name);
      cells.add(GateCell.of(document, CONDITION, baseline, candidate, false));
      sentinels.add(GateCell.of(document, CONDITION, baseline, copy, true));
    }
    FakeForks executor = new FakeForks("run", Duration.ofSeconds(1), this::end);
    progress = new QuietProgress();
    sequence =
        new BlockSequence(
            new BlockRunner(verified(executor), FakeForks::noTurns, new ForkRecords("run", true)),
            fork -> {},
            progress,
            executor,
            0);
    return new GateRounds(
        sequence,
        document -> new PreparedDocument(null, 1, null, "digest", null),
        Duration.ofSeconds(60),
        sentinels,
        pairing,
        seed);
  }

  ForkExecutor verified(ForkExecutor executor) {
    return request -> {
      ForkRecord fork = executor.run(request);
      UnseenCheck check = new UnseenCheck("other", null, twins.apply(arm(request.place())));
      return fork.withEvidence(new ForkEvidence(1L, null, null, check, null, null));
    };
  }

  static Arm arm(ForkPlace place) {
    return Arrays.stream(Arm.values())
        .filter(one -> one.label().equals(place.arm()))
        .findFirst()
        .orElseThrow();
  }

  void clear() {
    forks.clear();
    cells.clear();
    sentinels.clear();
    together.clear();
  }

  static ResolvedArm arm(String label) {
    LibrarySubject<DriverDescription> driver =
        LibrarySubject.ofDriver(new HonestDriver().describe(), List.of(Path.of(label)));
    return new ResolvedArm(label, driver, ForkJvm.ofSuite(), "25");
  }

  FakeForks.End end(ForkRequest request) {
    ForkPlace place = request.place();
    Fork fork = new Fork(request.cell().cell().document(), arm(place), place);
    forks.add(fork);
    together.add(request.turns() == null ? 1 : 2);
    return fails.test(fork, place.attempt()) ? FakeForks.End.failed() : FakeForks.End.ok(1000);
  }

  /** The arms of each block of that document's cell or sentinel, in the order of blocks. */
  List<List<Arm>> blocks(String document, boolean sentinel) {
    Map<Integer, List<Arm>> blocks = new LinkedHashMap<>();
    forks.stream()
        .filter(fork -> fork.document().equals(document) && fork.arm().isSentinel() == sentinel)
        .forEach(
            fork ->
                blocks
                    .computeIfAbsent(fork.place().block(), b -> new ArrayList<>())
                    .add(fork.arm()));
    return List.copyOf(blocks.values());
  }

  long sentinelBlocksInRound(int round) {
    return forks.stream()
        .filter(fork -> fork.place().round() == round && fork.arm() == Arm.SENTINEL_BASELINE)
        .count();
  }

  static List<String> sentences(GateRounds rounds) {
    return rounds.failures().stream().map(ArmFailure::sentence).toList();
  }
}
