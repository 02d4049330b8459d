package org.xmlbench.suite.soap;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.suite.run.RunRequest;

/**
 * What a run of SOAPBench or of the marshalling tests was asked for, as its manifest keeps it.
 *
 * @param profile name of the profile where it started from
 * @param subjects ids of its subjects; empty for all
 * @param tasks what is done, by name
 * @param seams where toolkits are cut from the network; empty of the marshalling tests
 * @param blocks blocks of each task
 * @param budget wall time after which no block starts
 * @param seed seed of the order of forks
 * @param clock the clock that comparisons use
 * @param pairing whether the forks of a block are interleaved
 */
public record MessageOptions(
    String profile,
    List<String> subjects,
    List<String> tasks,
    List<Seam> seams,
    int blocks,
    @JsonProperty("timeBudget") Duration budget,
    long seed,
    TimingClock clock,
    Pairing pairing)
    implements RunRequest {
  public MessageOptions {
    Objects.requireNonNull(profile, "it has no profile");
    Objects.requireNonNull(budget, "it has no time budget");
    Objects.requireNonNull(clock, "it has no clock");
    Objects.requireNonNull(pairing, "it has no pairing");
    subjects = List.copyOf(subjects);
    tasks = List.copyOf(tasks);
    seams = List.copyOf(seams);
  }

  /** The same with other tasks. */
  public MessageOptions with(List<String> others) {
    return new MessageOptions(
        profile, subjects, others, seams, blocks, budget, seed, clock, pairing);
  }

  /** The same with another time budget. */
  public MessageOptions within(Duration other) {
    return new MessageOptions(profile, subjects, tasks, seams, blocks, other, seed, clock, pairing);
  }
}
