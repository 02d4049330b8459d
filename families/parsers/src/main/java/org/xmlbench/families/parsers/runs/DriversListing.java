package org.xmlbench.families.parsers.runs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.ListedVersion;
import org.xmlbench.house.run.ReadingScores;

record DriversListing(Session session) implements NamedListing {
  @Override
  public String topic() {
    return "drivers";
  }

  @Override
  public List<Item> items() {
    return session.drivers().entries().stream()
        .map(driver -> new Item(driver.id(), facts(driver)))
        .toList();
  }

  private static Map<String, Object> facts(LibrarySubject<DriverDescription> subject) {
    DriverDescription driver = subject.description();
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("library", driver.library().name());
    ListedVersion.put(facts, driver.library().version(), subject);
    facts.put("artifact", driver.library().artifact());
    facts.put("licence", driver.library().licence());
    facts.put("style", driver.style().label());
    facts.put("lineage", driver.library().lineage());
    facts.put("lacks", driver.lacks().stream().sorted().map(Capability::name).toList());
    ReadingScores.shipped(subject)
        .ifPresent(score -> facts.put("readsRightly", score.reading().text()));
    facts.put("raisedLimits", driver.raisedLimits());
    facts.put("options", driver.options());
    if (!subject.parameters().isEmpty()) {
      facts.put(
          "parameters",
          subject.parameters().entrySet().stream()
              .map(parameter -> parameter.getKey() + ": " + parameter.getValue())
              .toList());
    }
    subject
        .setups()
        .ifPresent(
            setups -> {
              facts.put("asItComes", setups.asItComes().lines());
              facts.put("hardened", setups.hardened().lines());
              facts.put("hardenedBy", setups.hardened().source());
            });
    facts.put("available", subject.unavailable().isEmpty());
    subject.unavailable().ifPresent(why -> facts.put("reason", why));
    return facts;
  }
}
