package org.xmlbench.families.toy.runs;

import java.util.List;
import java.util.Map;
import org.xmlbench.families.toy.tables.ToyResults;
import org.xmlbench.house.command.ListedFamily;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.ProfiledFamily;
import org.xmlbench.house.command.Session;
import org.xmlbench.results.run.FamilyResults;

/** Runs of sorts of numbers. */
public final class ToyRuns implements ProfiledFamily, ListedFamily {
  @Override
  public FamilyResults results() {
    return ToyResults.FAMILY;
  }

  @Override
  public int place() {
    return 1000;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(new ToyCommand(session, this));
  }

  @Override
  public List<ToyProfile> profiles() {
    return ToyProfile.ALL;
  }

  @Override
  public List<NamedListing> listings(Session session) {
    return List.of(new ToySorts(session));
  }

  private record ToySorts(Session session) implements NamedListing {
    @Override
    public String topic() {
      return "sorts";
    }

    @Override
    public List<Item> items() {
      return ToySubject.all(session).stream()
          .map(sort -> new Item(sort.id(), Map.of("version", sort.version())))
          .toList();
    }
  }
}
