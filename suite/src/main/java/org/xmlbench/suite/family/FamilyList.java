package org.xmlbench.suite.family;

import java.util.List;
import org.xmlbench.suite.command.FamilyRuns;
import org.xmlbench.suite.family.attacks.AttacksRuns;
import org.xmlbench.suite.family.conformance.ConformanceRuns;
import org.xmlbench.suite.family.fidelity.FidelityRuns;
import org.xmlbench.suite.family.frameworks.FrameworksRuns;
import org.xmlbench.suite.family.interoperability.InteroperabilityRuns;
import org.xmlbench.suite.family.limits.LimitsRuns;
import org.xmlbench.suite.family.load.LoadRuns;
import org.xmlbench.suite.family.parsers.ParsersRuns;
import org.xmlbench.suite.family.piximal.PiximalRuns;
import org.xmlbench.suite.family.programs.ProgramsRuns;
import org.xmlbench.suite.family.security.SecurityRuns;
import org.xmlbench.suite.family.sematech.SematechRuns;
import org.xmlbench.suite.family.startup.StartupRuns;
import org.xmlbench.suite.family.strategies.StrategiesRuns;
import org.xmlbench.suite.family.toolkits.ToolkitsRuns;

/**
 * The list of all families, as {@link org.xmlbench.results.family.Families} is of their results.
 */
public final class FamilyList {
  private static final List<FamilyRuns> ALL =
      List.of(
          new ParsersRuns(),
          new ConformanceRuns(),
          new SecurityRuns(),
          new LimitsRuns(),
          new StrategiesRuns(),
          new ProgramsRuns(),
          new PiximalRuns(),
          new ToolkitsRuns(),
          new LoadRuns(),
          new AttacksRuns(),
          new SematechRuns(),
          new InteroperabilityRuns(),
          new FidelityRuns(),
          new StartupRuns(),
          new FrameworksRuns());

  private FamilyList() {}

  /** All of them, in the order of the help. */
  public static List<FamilyRuns> all() {
    return ALL;
  }
}
