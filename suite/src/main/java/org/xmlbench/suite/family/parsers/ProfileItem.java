package org.xmlbench.suite.family.parsers;

import java.util.LinkedHashMap;
import java.util.Map;
import org.xmlbench.suite.command.NamedListing;
import org.xmlbench.suite.engine.plan.Durations;
import org.xmlbench.suite.engine.plan.Percentages;

/** A profile as {@code list profiles} shows it. */
final class ProfileItem {
  private ProfileItem() {}

  static NamedListing.Item of(Profile profile) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("description", profile.description());
    facts.put("command", "run --profile " + profile.name());
    facts.put(
        "drivers",
        profile.drivers().isEmpty() ? "all" : profile.drivers().stream().sorted().toList());
    facts.put("documents", profile.documents().stream().map(d -> d.name()).toList());
    facts.put("collectors", profile.collectors().stream().map(c -> c.label()).toList());
    facts.put("blocks", profile.effort().blocks());
    profile
        .effort()
        .sampling()
        .ifPresent(size -> facts.put("halfWidth", Percentages.format(size.halfWidth())));
    facts.put("budget", Durations.format(profile.effort().budget()));
    return new NamedListing.Item(profile.name(), facts);
  }
}
