package org.xmlbench.house.run;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.xmlbench.house.engine.fork.ForkSetting;
import org.xmlbench.house.home.Subject;
import org.xmlbench.results.store.DriverScore;

/**
 * What a measuring session takes from the program around it.
 *
 * @param referee establishes the events of users' files
 * @param libraries knows the upkeep of a subject's library; empty where it was not asked for
 * @param watch how long the host is watched for noise before anything is measured
 * @param err takes progress and messages
 */
public record Surroundings(
    ExpectedEvents referee,
    ForkSetting.Executors executors,
    Function<Subject, Optional<DriverScore>> libraries,
    Duration watch,
    PrintStream err) {
  /** Long enough to see a process that uses a processor from time to time. */
  public static final Duration WATCH = Duration.ofSeconds(1);

  /** Forks are JVMs, and the host is watched for {@link #WATCH}. */
  public Surroundings(ExpectedEvents referee, PrintStream err) {
    this(referee, ForkSetting.Executors.JVMS, WATCH, err);
  }

  /** Without facts about the subjects' libraries. */
  public Surroundings(
      ExpectedEvents referee, ForkSetting.Executors executors, Duration watch, PrintStream err) {
    this(referee, executors, _ -> Optional.empty(), watch, err);
  }
}
