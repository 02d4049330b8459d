package org.xmlbench.families.piximal.runs;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.families.piximal.fork.PiximalExperiment;
import org.xmlbench.house.command.NamedListing;

/** The published experiments about PIXIMAL, and what they read by default. */
record ExperimentsListing() implements NamedListing {
  @Override
  public String topic() {
    return "experiments";
  }

  @Override
  public List<Item> items() {
    return Arrays.stream(PiximalExperiment.values())
        .map(experiment -> new Item(experiment.label(), facts(experiment)))
        .toList();
  }

  private static Map<String, Object> facts(PiximalExperiment experiment) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("description", experiment.about());
    facts.put("documents", String.join(", ", ExperimentDefaults.documents(experiment)));
    if (experiment.isOfSplits() || experiment == PiximalExperiment.PARALLEL) {
      facts.put("threads", ExperimentDefaults.threads(experiment));
    }
    if (experiment.isOfSplits()) {
      facts.put("splitPercents", ExperimentDefaults.percents(experiment));
    }
    return facts;
  }
}
