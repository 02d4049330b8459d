package org.xmlbench.families.strategies.runs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.ByteSize;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.strategy.InputStrategy;

/** The input strategies, and whether this machine offers them. */
record StrategiesListing() implements NamedListing {
  @Override
  public String topic() {
    return "strategies";
  }

  @Override
  public List<Item> items() {
    return Inputs.strategies().stream()
        .map(strategy -> new Item(strategy.name(), facts(strategy)))
        .toList();
  }

  private static Map<String, Object> facts(InputStrategy strategy) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("summary", strategy.summary());
    strategy.request().ifPresent(request -> facts.put("request", ByteSize.text(request)));
    facts.put("reads", strategy.needsRegularFile() ? "regular files" : "files, pipes and devices");
    Optional<String> reason = strategy.unavailable();
    facts.put("available", reason.isEmpty());
    reason.ifPresent(why -> facts.put("reason", why));
    return facts;
  }
}
