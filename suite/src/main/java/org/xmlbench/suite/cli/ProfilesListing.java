package org.xmlbench.suite.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.suite.engine.plan.Durations;
import org.xmlbench.suite.engine.plan.Percentages;
import org.xmlbench.suite.plan.Profile;
import org.xmlbench.suite.plan.Profiles;
import org.xmlbench.suite.soap.MessageProfile;
import org.xmlbench.suite.soap.SoapExperiment;

/** The ready-made plans. */
record ProfilesListing() implements NamedListing {
  @Override
  public String topic() {
    return "profiles";
  }

  @Override
  public List<Item> items() {
    List<Item> items = new ArrayList<>();
    Profiles.all().forEach(profile -> items.add(new Item(profile.name(), facts(profile))));
    for (SoapExperiment experiment : SoapExperiment.values()) {
      experiment.profiles().forEach(profile -> items.add(item(experiment.command(), profile)));
    }
    MessageProfile.BINDINGS.forEach(profile -> items.add(item("bindings", profile)));
    return items;
  }

  /** Named like the command, as each of them has a {@code quick}. */
  private static Item item(String command, MessageProfile profile) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("description", profile.description());
    facts.put("command", "%s --profile %s".formatted(command, profile.name()));
    if (!profile.tasks().isEmpty()) {
      facts.put("tasks", profile.tasks());
    }
    if (!profile.seams().isEmpty()) {
      facts.put("seams", profile.seams().stream().map(Seam::label).toList());
    }
    facts.put("blocks", profile.blocks());
    facts.put("budget", Durations.format(profile.budget()));
    return new Item(command + " " + profile.name(), facts);
  }

  private static Map<String, Object> facts(Profile profile) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("description", profile.description());
    facts.put("command", "run --profile " + profile.name());
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
