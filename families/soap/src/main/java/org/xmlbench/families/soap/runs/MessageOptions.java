package org.xmlbench.families.soap.runs;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.xmlbench.house.run.RunRequest;
import org.xmlbench.house.run.RunTiming;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.soap.toolkit.Seam;

/**
 * What a run of SOAPBench or of the marshalling tests was asked for, as its manifest keeps it.
 *
 * @param profile name of the profile where it started from
 * @param subjects ids of its subjects; empty for all
 * @param tasks what is done, by name
 * @param seams where toolkits are cut from the network; empty of the marshalling tests
 * @param amount how much is measured
 * @param seed seed of the order of forks
 * @param timing how forks are timed
 * @param jvm what runs its forks
 * @param neighbour what runs beside a part of each fork's calls; empty where nothing does
 */
public record MessageOptions(
    String profile,
    List<String> subjects,
    List<String> tasks,
    List<Seam> seams,
    @JsonUnwrapped Amount amount,
    long seed,
    @JsonUnwrapped RunTiming timing,
    @JsonUnwrapped JvmRequest jvm,
    Optional<String> neighbour,
    @JsonUnwrapped ServersOn servers)
    implements RunRequest {
  public MessageOptions {
    Objects.requireNonNull(profile, "it has no profile");
    Objects.requireNonNull(amount, "it has no blocks");
    Objects.requireNonNull(timing, "it has no clock");
    jvm = jvm == null ? JvmRequest.SERIAL : jvm;
    neighbour = neighbour == null ? Optional.empty() : neighbour;
    servers = servers == null ? ServersOn.THIS_NODE : servers;
    subjects = List.copyOf(subjects);
    tasks = List.copyOf(tasks);
    seams = List.copyOf(seams);
  }

  /**
   * How much of each task is measured.
   *
   * @param budget wall time after which no block starts; {@code null} for none
   */
  public record Amount(int blocks, @JsonProperty("timeBudget") Duration budget) {}

  /** The same with that beside a part of each fork's calls. */
  public MessageOptions beside(String other) {
    return new MessageOptions(
        profile, subjects, tasks, seams, amount, seed, timing, jvm, Optional.of(other), servers);
  }

  /**
   * The same with servers there. On another node they are started one at a time, for what one takes
   * there would be another's disturbance.
   */
  public MessageOptions placed(ServersOn place) {
    RunTiming timed =
        place.node().isEmpty() ? timing : new RunTiming(timing.clock(), Pairing.FORKS);
    return new MessageOptions(
        profile, subjects, tasks, seams, amount, seed, timed, jvm, neighbour, place);
  }

  public MessageOptions timed(RunTiming other) {
    return new MessageOptions(
        profile, subjects, tasks, seams, amount, seed, other, jvm, neighbour, servers);
  }

  public MessageOptions with(List<String> others) {
    return new MessageOptions(
        profile, subjects, others, seams, amount, seed, timing, jvm, neighbour, servers);
  }

  public MessageOptions within(Duration other) {
    Amount less = new Amount(amount.blocks(), other);
    return new MessageOptions(
        profile, subjects, tasks, seams, less, seed, timing, jvm, neighbour, servers);
  }
}
