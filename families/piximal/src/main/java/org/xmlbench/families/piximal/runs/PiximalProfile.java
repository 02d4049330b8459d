package org.xmlbench.families.piximal.runs;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.xmlbench.families.piximal.fork.PiximalExperiment;
import org.xmlbench.house.command.NamedProfile;

/**
 * What a run of the experiments does by default.
 *
 * @param name its name on the command line
 * @param description what it is, in one line
 * @param blocks forks of each cell
 * @param repetitions what a fork does
 * @param documents what an experiment reads
 */
record PiximalProfile(
    String name,
    String description,
    int blocks,
    Repetitions repetitions,
    Function<PiximalExperiment, List<String>> documents)
    implements NamedProfile {
  /** Shortest first. */
  static final List<PiximalProfile> ALL =
      List.of(
          new PiximalProfile(
              "smoke",
              "small documents, one fork of each: shows that it works",
              1,
              new Repetitions(2, 50),
              ExperimentDefaults::smallDocuments),
          new PiximalProfile(
              DEFAULT,
              "every experiment, three forks of each",
              3,
              new Repetitions(5, 1500),
              ExperimentDefaults::documents));

  @Override
  public Map<String, Object> facts() {
    return Map.of("blocks", blocks);
  }
}
