package org.xmlbench.suite.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.ResumableFolder;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.grid.PlanFile;

/**
 * {@code run --plan FILE} follows the plan of any family: a script need not know whose it is. The
 * command of that family takes its place.
 */
final class FollowedPlan {
  private static final String RUN = "run";

  private FollowedPlan() {}

  /** The arguments, with the command that follows the plan which they name. */
  static String[] command(String... args) {
    if (args.length == 0 || !args[0].equals(RUN)) {
      return args;
    }
    String[] meant = args.clone();
    file(args).flatMap(FollowedPlan::family).ifPresent(command -> meant[0] = command);
    return meant;
  }

  private static Optional<String> file(String... args) {
    for (int i = 1; i < args.length; i++) {
      if (args[i].startsWith(ResumableFolder.PLAN + "=")) {
        return Optional.of(args[i].substring(ResumableFolder.PLAN.length() + 1));
      }
      if (args[i].equals(ResumableFolder.PLAN) && i + 1 < args.length) {
        return Optional.of(args[i + 1]);
      }
    }
    return Optional.empty();
  }

  /** What is wrong with the file is reported by the command that reads it. */
  private static Optional<String> family(String file) {
    try {
      return Optional.of(Families.of(PlanFile.read(Path.of(file))).command());
    } catch (UserErrorException | InvalidPathException e) {
      return Optional.empty();
    }
  }
}
