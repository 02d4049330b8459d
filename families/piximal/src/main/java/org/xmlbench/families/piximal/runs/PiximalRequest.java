package org.xmlbench.families.piximal.runs;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Objects;
import org.xmlbench.house.run.RunRequest;

/**
 * What the user asks of a run of experiments.
 *
 * @param profile name of the profile that it started from
 * @param experiments labels of the experiments, each once
 * @param documents names of what they read; empty for what each reads by the profile
 * @param splits what was asked of parts of documents
 * @param repetitions what a fork does
 * @param blocks forks of each cell
 * @param seed of the order of forks
 */
record PiximalRequest(
    String profile,
    List<String> experiments,
    List<String> documents,
    @JsonUnwrapped Splits splits,
    @JsonUnwrapped Repetitions repetitions,
    int blocks,
    long seed)
    implements RunRequest {
  /** Checks that nothing is missing, and leaves out what is named twice. */
  PiximalRequest {
    Objects.requireNonNull(profile, "it has no profile");
    Objects.requireNonNull(splits, "it has no splits");
    Objects.requireNonNull(repetitions, "it has no rounds");
    experiments = List.copyOf(experiments).stream().distinct().toList();
    documents = List.copyOf(documents).stream().distinct().toList();
  }

  /**
   * In which parts documents are read.
   *
   * @param threads numbers of threads; empty for those of the experiment
   * @param splitPercents shares of the first part; empty for those of the experiment
   * @param states of the largest automaton of the state-scalability test
   */
  record Splits(List<Integer> threads, List<Double> splitPercents, int states) {
    /** Leaves out what is named twice. */
    Splits {
      threads = List.copyOf(threads).stream().distinct().toList();
      splitPercents = List.copyOf(splitPercents).stream().distinct().toList();
    }
  }
}
