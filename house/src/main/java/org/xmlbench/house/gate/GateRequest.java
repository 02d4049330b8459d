package org.xmlbench.house.gate;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.results.gate.GateSettings;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;

/**
 * What the user asks of a gate.
 *
 * @param arms what is compared
 * @param input what both parse
 * @param conduct how every fork runs
 * @param settings margin, bounds and error rates
 * @param clock clock of every ratio
 * @param seed seed of every order
 * @param options the command line's options by name, for the manifest
 */
public record GateRequest(
    Arms arms,
    Input input,
    Conduct conduct,
    GateSettings settings,
    TimingClock clock,
    long seed,
    Map<String, String> options) {
  public GateRequest {
    options = Map.copyOf(options);
  }

  /**
   * What is compared.
   *
   * @param baseline what the candidate is compared with
   * @param candidate what may be slower
   */
  public record Arms(ArmRequest baseline, ArmRequest candidate) {}

  /**
   * What both arms parse.
   *
   * @param documents document names, {@code file:PATH} included; empty for the gate's own
   * @param documentsFolder a folder whose files are all parsed
   */
  public record Input(List<String> documents, Optional<Path> documentsFolder) {
    public Input {
      documents = List.copyOf(documents);
    }
  }

  /**
   * How every fork runs.
   *
   * @param collector garbage collector of both arms
   * @param compilation whether both arms wait for their compiled code
   * @param pairing whether the forks of a block are interleaved
   * @param schedule warm-up and measurement
   * @param forkLimit after which a fork is killed
   */
  public record Conduct(
      Collector collector,
      Compilation compilation,
      Pairing pairing,
      Schedule schedule,
      Duration forkLimit) {}
}
