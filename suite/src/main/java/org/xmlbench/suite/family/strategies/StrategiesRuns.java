package org.xmlbench.suite.family.strategies;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.FamilyRuns;
import org.xmlbench.suite.command.ListedFamily;
import org.xmlbench.suite.command.NamedListing;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;

/** Runs of input strategies. */
public final class StrategiesRuns implements FamilyRuns, ListedFamily, ProfiledFamily {
  @Override
  public FamilyResults results() {
    return Families.STRATEGIES;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(new ReadaheadCommand(session), new AdviseCommand(session));
  }

  @Override
  public List<NamedListing.Item> profiles() {
    return ReadaheadProfile.all().stream().map(this::item).toList();
  }

  private NamedListing.Item item(ReadaheadProfile profile) {
    String command = results().command();
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("description", profile.description());
    facts.put("command", "%s --profile %s".formatted(command, profile.name()));
    facts.put("documents", List.of(profile.document()));
    facts.put("conditions", profile.conditions());
    return new NamedListing.Item(command + " " + profile.name(), facts);
  }

  @Override
  public List<NamedListing> listings(Session session) {
    return List.of(new ConditionsListing(), new StrategiesListing());
  }
}
