package org.xmlbench.suite.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.suite.plan.Durations;
import org.xmlbench.suite.plan.Percentages;
import org.xmlbench.suite.plan.Profile;
import org.xmlbench.suite.plan.Profiles;

/** The ready-made plans. */
record ProfilesListing() implements NamedListing {
  @Override
  public String topic() {
    return "profiles";
  }

  @Override
  public List<Item> items() {
    return Profiles.all().stream()
        .map(profile -> new Item(profile.name(), facts(profile)))
        .toList();
  }

  private static Map<String, Object> facts(Profile profile) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("description", profile.description());
    facts.put(
        "drivers",
        profile.drivers().isEmpty() ? "all" : profile.drivers().stream().sorted().toList());
    facts.put("documents", profile.documents().stream().map(d -> d.name()).toList());
    facts.put("collectors", profile.collectors().stream().map(c -> c.label()).toList());
    facts.put("blocks", profile.blocks());
    profile
        .sampling()
        .ifPresent(size -> facts.put("halfWidth", Percentages.format(size.halfWidth())));
    facts.put("budget", Durations.format(profile.budget()));
    return facts;
  }
}
