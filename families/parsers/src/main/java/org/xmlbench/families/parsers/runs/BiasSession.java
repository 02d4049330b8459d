package org.xmlbench.families.parsers.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.house.console.ShellWord;
import org.xmlbench.house.engine.PairingRule;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.run.Manifests;
import org.xmlbench.house.run.RunSession;
import org.xmlbench.house.run.Runs;
import org.xmlbench.house.run.Surroundings;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.warmth.WarmUpBias;

/**
 * Alternates runs of one block of a profile's forks with runs of one block of long forks, so that
 * what the host does for minutes meets both. Each is a run folder of its own under one folder, and
 * those that are there already are not measured again.
 */
final class BiasSession {
  private static final int LIMIT_FACTOR = 3;

  private final Path out;
  private final Surroundings around;
  private final PairingRule pairing;

  BiasSession(Path out, Surroundings around, PairingRule pairing) {
    this.out = out;
    this.around = around;
    this.pairing = pairing;
  }

  /**
   * Measures.
   *
   * @param plan the profile's
   * @param warmUp floor of the warm-up of the long forks
   * @return empty where no block was whole
   */
  Optional<WarmUpBias> run(ParserRequest request, RunPlan plan, Duration warmUp, int rounds)
      throws IOException, InterruptedException {
    Schedule schedule = plan.effort().schedule();
    Schedule lasting =
        new Schedule(
            warmUp,
            warmUp.multipliedBy(LIMIT_FACTOR),
            schedule.window(),
            schedule.iterations(),
            schedule.iteration());
    List<WarmUpBias.Round> all = new ArrayList<>();
    Manifest ofBrief = null;
    Manifest ofLasting = null;
    for (int round = 1; round <= rounds; round++) {
      RunFolder brief = measured(request, block(plan, schedule, round), "short-" + round);
      RunFolder longer = measured(request, block(plan, lasting, round), "long-" + round);
      all.add(new WarmUpBias.Round(brief.forks().records(), longer.forks().records()));
      ofBrief = brief.manifest();
      ofLasting = longer.manifest();
    }
    WarmUpBias bias = WarmUpBias.of(ofBrief, ofLasting, all);
    return bias.cells().isEmpty() ? Optional.empty() : Optional.of(bias);
  }

  /** Another seed each time: the order in a block is part of what is averaged out. */
  private static RunPlan block(RunPlan plan, Schedule schedule, int round) {
    return new RunPlan(
        plan.profile(),
        plan.seed() + round,
        plan.groups(),
        plan.subjects(),
        new Effort(1, Effort.UNLIMITED, schedule));
  }

  private RunFolder measured(ParserRequest request, RunPlan plan, String name)
      throws IOException, InterruptedException {
    Path folder = out.resolve(name);
    boolean begun = Files.exists(folder.resolve(RunFolder.MANIFEST));
    if (begun) {
      requireSame(RunFolder.open(folder), request, plan);
    }
    around.err().println(name + ":");
    return new RunSession(
            RunCommand.definition(request, plan, pairing, Optional.empty()),
            folder,
            around,
            Optional.of(this::whenInterrupted))
        .run(begun)
        .folder();
  }

  private String whenInterrupted() {
    return Files.exists(out.resolve("short-1").resolve(RunFolder.MANIFEST))
        ? "go on with the same options and --out " + ShellWord.quoted(out.toString())
        : "nothing was measured yet";
  }

  /** The plan's hash, by which runs are resumed, holds neither the warm-up nor the clock. */
  private static void requireSame(RunFolder earlier, ParserRequest request, RunPlan plan) {
    Manifest manifest = earlier.manifest();
    boolean same =
        manifest.clock() == request.timing().clock()
            && manifest.host().equals(Runs.host())
            && manifest
                .options()
                .entrySet()
                .containsAll(Manifests.scheduleOptions(plan).entrySet());
    if (!same) {
      throw new UserErrorException(
          "%s was measured with another warm-up or clock, or on another host: name another folder"
              .formatted(earlier.path()));
    }
  }
}
