package org.xmlbench.house.engine;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.results.stats.RaceForecast;
import org.xmlbench.results.store.Sampling;
import org.xmlbench.results.store.TimingClock;

/** One run of the engine over fake forks, each of which takes ten seconds. */
final class EngineRun {
  static final Duration FORK = Duration.ofSeconds(10);

  private final RunPlan plan;
  private final FakeForks forks;
  private final List<ForkRecord> log = new ArrayList<>();
  private final QuietProgress progress = new QuietProgress();
  private final Set<String> malformed = new HashSet<>();
  private BlockStages stages = BlockStages.NONE;
  private boolean interleaved;
  private boolean overlapping;
  private BlockRunner runner;
  private boolean repeatsContended = true;
  private List<ForkRecord> earlier = List.of();

  EngineRun(RunPlan plan, Function<ForkRequest, FakeForks.End> ends) {
    this.plan = plan;
    this.forks = new FakeForks("run", FORK, ends);
  }

  EngineRun interleaved() {
    interleaved = true;
    return this;
  }

  /** Interleaved, and the next block begins while one ends. */
  EngineRun overlapping() {
    interleaved = true;
    overlapping = true;
    return this;
  }

  EngineRun by(BlockRunner other) {
    runner = other;
    return this;
  }

  EngineRun withoutContention() {
    repeatsContended = false;
    return this;
  }

  EngineRun with(BlockStages those) {
    stages = those;
    return this;
  }

  EngineRun malformed(String document) {
    malformed.add(document);
    return this;
  }

  EngineRun after(List<ForkRecord> records) {
    earlier = records;
    return this;
  }

  RunEnd run() throws IOException, InterruptedException {
    return engine().run();
  }

  /** The documents of the groups that want further blocks, after the records of before. */
  List<String> unfinished() {
    return engine().unfinished().stream().map(group -> group.document().name()).toList();
  }

  private RunEngine engine() {
    Sampling sampling =
        plan.effort()
            .sampling()
            .map(size -> new Sampling(size.halfWidth(), size.firstBlocks(), size.mostBlocks()))
            .orElse(null);
    RunEngine engine =
        new RunEngine(
            new RunEngine.Work(
                plan,
                new EngineRules(
                    group -> interleaved,
                    repeatsContended,
                    group -> Duration.ofSeconds(60),
                    group -> FORK.multipliedBy(group.cells().size()),
                    (ending, next) -> overlapping),
                stages,
                document ->
                    new PreparedDocument(
                        null,
                        document.bytes(),
                        null,
                        "digest",
                        malformed.contains(document.name())
                            ? new PreparedDocument.Doubt(
                                PreparedDocument.Doubt.Kind.MALFORMED, "not well-formed")
                            : null),
                plan.effort()
                    .race()
                    .map(race -> new Races(TimingClock.CPU, RaceForecast.guess(race)))
                    .orElse(Races.NONE)),
            runner == null
                ? new BlockRunner(forks, FakeForks::noTurns, new ForkRecords("run", true))
                : runner,
            log::add,
            new FirstStages(TimingClock.CPU, sampling),
            progress,
            forks);
    engine.resume(earlier);
    return engine;
  }

  List<ForkRecord> log() {
    return log;
  }

  List<ForkRequest> started() {
    return forks.requests();
  }

  QuietProgress progress() {
    return progress;
  }
}
