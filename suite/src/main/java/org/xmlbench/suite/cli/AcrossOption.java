package org.xmlbench.suite.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.stats.RunDifference.Shared;
import picocli.CommandLine.Option;

/** {@code --across}: what two runs may differ in. */
final class AcrossOption {
  @Option(
      names = "--across",
      paramLabel = "WHAT",
      split = ",",
      description = "Compare two runs although they differ in this: host, plan, clock; repeatable.")
  private List<String> across = List.of();

  /**
   * What was allowed.
   *
   * @param runs number of runs on the command line
   * @throws UserErrorException when a word is unknown, or there are not two runs
   */
  Set<Shared> allowed(int runs) {
    Set<Shared> allowed = EnumSet.noneOf(Shared.class);
    List<String> labels = List.of(Shared.values()).stream().map(Shared::label).toList();
    for (String label : across) {
      int index = labels.indexOf(label);
      if (index < 0) {
        throw new UserErrorException(NearestName.unknown("value of --across", label, labels));
      }
      allowed.add(Shared.values()[index]);
    }
    if (!allowed.isEmpty() && runs != 2) {
      throw new UserErrorException(
          "--across is about two runs: name " + (runs < 2 ? "a second one" : "two only"));
    }
    return allowed;
  }
}
