package org.xmlbench.families.parsers.runs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.home.LibraryFacts;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.ListedVersion;

/** Who keeps the libraries of the drivers, and what they bring along. */
record MaintenanceListing(Session session) implements NamedListing {
  private static final double KIB = 1024;

  @Override
  public String topic() {
    return "maintenance";
  }

  @Override
  public List<Item> items() {
    List<Path> core = session.home().get().coreClassPath();
    return session.drivers().entries().stream()
        .map(driver -> new Item(driver.id(), facts(driver, core)))
        .toList();
  }

  private static Map<String, Object> facts(
      LibrarySubject<DriverDescription> driver, List<Path> core) {
    try {
      LibraryFacts known = LibraryFacts.of(driver, core);
      Map<String, Object> facts = new LinkedHashMap<>();
      facts.put("library", driver.description().library().name());
      ListedVersion.put(facts, driver.description().library().version(), driver);
      known.built().ifPresent(date -> facts.put("built", date.toString()));
      known.javaLevel().ifPresent(level -> facts.put("java", level));
      facts.put("licence", driver.description().library().licence());
      if (known.bytes() > 0) {
        facts.put("kib", Math.round(known.bytes() / KIB));
        facts.put("needs", known.needs());
      }
      facts.put("advisories", known.advisoriesInFull(driver.description().library()));
      return facts;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
