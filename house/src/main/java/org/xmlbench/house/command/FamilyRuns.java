package org.xmlbench.house.command;

import java.util.List;
import org.xmlbench.results.run.Family;
import org.xmlbench.results.run.FamilyResults;

/**
 * How the runs of one family are made: the half of a family that plans and measures, as {@link
 * FamilyResults} is the half that reads and reports. What only some families have is a separate
 * interface, which such a family implements, too: {@link ProfiledFamily}, {@link ListedFamily}.
 */
public interface FamilyRuns extends Family {
  /**
   * Its commands, in the order of the help. The first has the name of {@link
   * FamilyResults#command()} and makes, begins and resumes its runs by {@link
   * org.xmlbench.house.command.MeasuringCommand}.
   */
  List<Object> commands(Session session);
}
