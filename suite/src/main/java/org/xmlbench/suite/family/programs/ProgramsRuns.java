package org.xmlbench.suite.family.programs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.FamilyRuns;
import org.xmlbench.suite.command.NamedListing;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;

/** Runs of IO-Lite's programs. */
public final class ProgramsRuns implements FamilyRuns, ProfiledFamily {
  @Override
  public FamilyResults results() {
    return Families.PROGRAMS;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(new IoliteCommand(session));
  }

  @Override
  public List<NamedListing.Item> profiles() {
    return List.of(
        item(IoliteCommand.SMOKE, "1 MiB, two forks of each transport: shows that it works"),
        item(IoliteCommand.QUICK, "64 MiB, permute-wc as published, ten forks of each transport"));
  }

  private NamedListing.Item item(String profile, String description) {
    String command = results().command();
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("description", description);
    facts.put("command", "%s --profile %s".formatted(command, profile));
    return new NamedListing.Item(command + " " + profile, facts);
  }
}
