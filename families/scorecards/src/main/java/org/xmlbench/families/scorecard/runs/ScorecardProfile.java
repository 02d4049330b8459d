package org.xmlbench.families.scorecard.runs;

import java.util.List;
import java.util.Map;
import org.xmlbench.house.command.NamedProfile;

/**
 * A ready-made scorecard.
 *
 * @param name its name on the command line
 * @param description what it is, in one line
 */
public record ScorecardProfile(String name, String description, List<String> tasks)
    implements NamedProfile {
  public ScorecardProfile {
    tasks = List.copyOf(tasks);
  }

  @Override
  public Map<String, Object> facts() {
    return Map.of("tasks", tasks.size());
  }
}
