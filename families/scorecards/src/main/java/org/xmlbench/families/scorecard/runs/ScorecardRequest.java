package org.xmlbench.families.scorecard.runs;

import java.util.List;
import java.util.Objects;
import org.xmlbench.house.run.RunRequest;

/**
 * What the user asks of a scorecard.
 *
 * @param profile name of the profile to start from
 * @param drivers ids of the drivers; empty of all
 * @param seed seed of the order of forks
 */
public record ScorecardRequest(String profile, List<String> tasks, List<String> drivers, long seed)
    implements RunRequest {
  /** Checks that nothing is missing, and leaves out what is named twice. */
  public ScorecardRequest {
    Objects.requireNonNull(profile, "it has no profile");
    tasks = List.copyOf(tasks).stream().distinct().toList();
    drivers = List.copyOf(drivers);
  }
}
