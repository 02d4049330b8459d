package org.xmlbench.suite.soap;

import java.util.List;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.suite.engine.plan.ConditionRule;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.home.LibrarySubject;
import org.xmlbench.suite.run.ScheduledRun;

/** What one family measures of toolkits. */
public interface ToolkitExperiment {
  /** The family. */
  FamilyResults family();

  /** Its profiles, shortest first. */
  List<MessageProfile> profiles();

  /**
   * The plan of a run.
   *
   * @param profile the profile of {@code options}
   * @param toolkits those that are measured, as far as they can do it
   * @throws org.xmlbench.core.UserErrorException when a task is unknown, or no toolkit can do it
   */
  RunPlan plan(
      MessageOptions options,
      MessageProfile profile,
      List<LibrarySubject<ToolkitDescription>> toolkits,
      ConditionRule conditions);

  /**
   * Makes the command lines of its forks.
   *
   * @param toolkits those that are measured
   */
  ScheduledRun.Lines lines(List<LibrarySubject<ToolkitDescription>> toolkits);
}
