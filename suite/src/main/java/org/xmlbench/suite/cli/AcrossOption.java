package org.xmlbench.suite.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.Choices;
import org.xmlbench.results.stats.RunDifference.Shared;
import picocli.CommandLine.Option;

/** {@code --across}: what two runs may differ in. */
final class AcrossOption {
  @Choices.Of(Shared.class)
  @Option(
      names = "--across",
      paramLabel = "WHAT",
      split = ",",
      description =
          "Compare two runs even if they differ in these: ${COMPLETION-CANDIDATES}; repeatable.")
  private List<String> across = List.of();

  /**
   * What was allowed.
   *
   * @param runs number of runs on the command line
   * @throws UserErrorException when a word is unknown, or there are not two runs
   */
  Set<Shared> allowed(int runs) {
    Set<Shared> allowed = EnumSet.noneOf(Shared.class);
    for (String label : across) {
      allowed.add(
          NearestName.named("value of --across", label, List.of(Shared.values()), Shared::label));
    }
    if (!allowed.isEmpty() && runs != 2) {
      throw new UserErrorException(
          "--across is about two runs: name " + (runs < 2 ? "a second one" : "two only"));
    }
    return allowed;
  }
}
