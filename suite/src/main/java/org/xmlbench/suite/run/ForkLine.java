package org.xmlbench.suite.run;

import java.nio.file.Path;
import java.util.List;
import org.xmlbench.suite.plan.Condition;
import org.xmlbench.suite.plan.PlannedCell;

/** Makes the command line of a fork. */
@FunctionalInterface
public interface ForkLine {
  /** File in a fork's folder that takes its result. */
  String RESULT = "result.bin";

  /**
   * The whole command line.
   *
   * @param work folder of this fork alone; its result is {@link #RESULT} in it
   * @param turns where it asks for its turns; {@code null} where it measures alone
   */
  List<String> of(
      PlannedCell cell, Condition condition, PreparedDocument document, Path work, Path turns);
}
