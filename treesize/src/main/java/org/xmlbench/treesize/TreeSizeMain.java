package org.xmlbench.treesize;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.core.measure.ForkFacts;
import org.xmlbench.core.measure.ForkResult;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Outcome;

/**
 * The main class of a fork that builds a tree, holds it and counts the bytes of its objects.
 *
 * <p>Exit status 0 when there is a {@link ForkResult}, whatever its outcome.
 */
public final class TreeSizeMain {
  private TreeSizeMain() {}

  /** Takes the arguments of {@link ForkArguments}. */
  public static void main(String[] args) throws IOException {
    ParentWatch.start();
    ForkArguments arguments = ForkArguments.parse(List.of(args));
    result(arguments).write(arguments.files().result());
    Runtime.getRuntime().halt(0);
  }

  private static ForkResult result(ForkArguments arguments) {
    try {
      HeldTree tree = HeldTree.build(arguments);
      return new ForkResult(
          Outcome.OK,
          null,
          new ForkTiming(
              List.of(tree.build()), new Measured(tree.build().wallNanos(), null, null, null)),
          tree.verified(),
          ForkFacts.jvm(),
          tree.size().measures());
    } catch (WrongEventsException e) {
      return failed(Outcome.WRONG, e.getMessage());
    } catch (Throwable e) {
      return failed(Outcome.FAILED, ForkFacts.failure(e));
    }
  }

  private static ForkResult failed(Outcome outcome, String reason) {
    return new ForkResult(
        outcome,
        reason,
        ForkTiming.NONE,
        new ForkResult.Verified(null, null, null),
        ForkFacts.jvm(),
        Map.of());
  }
}
