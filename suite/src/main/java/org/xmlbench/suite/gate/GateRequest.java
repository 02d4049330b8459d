package org.xmlbench.suite.gate;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.results.gate.GateSettings;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.suite.engine.plan.Collector;

/**
 * What the user asks of a gate.
 *
 * @param baseline what the candidate is held against
 * @param candidate what may be slower
 * @param documents document names, {@code file:PATH} included; empty for the gate's own
 * @param documentsFolder a folder whose files are all parsed
 * @param collector garbage collector of both arms
 * @param compilation whether both arms wait for their compiled code
 * @param settings margin, bounds and error rates
 * @param pairing how the forks of a block stand beside each other
 * @param schedule warm-up and measurement of every fork
 * @param clock clock of every ratio
 * @param seed seed of every order
 * @param forkLimit after which a fork is killed
 * @param options the command line's options by name, for the manifest
 */
public record GateRequest(
    ArmRequest baseline,
    ArmRequest candidate,
    List<String> documents,
    Optional<Path> documentsFolder,
    Collector collector,
    Compilation compilation,
    GateSettings settings,
    Pairing pairing,
    Schedule schedule,
    TimingClock clock,
    long seed,
    Duration forkLimit,
    Map<String, String> options) {
  public GateRequest {
    documents = List.copyOf(documents);
    options = Map.copyOf(options);
  }
}
