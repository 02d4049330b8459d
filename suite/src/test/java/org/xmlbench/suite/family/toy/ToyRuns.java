package org.xmlbench.suite.family.toy;

import java.util.List;
import java.util.Map;
import org.xmlbench.results.family.toy.ToyResults;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.ListedFamily;
import org.xmlbench.suite.command.NamedListing;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;

/** Runs of sorts of numbers. */
public final class ToyRuns implements ProfiledFamily, ListedFamily {
  private static final FamilyResults RESULTS = new ToyResults();

  @Override
  public FamilyResults results() {
    return RESULTS;
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
    return List.of(new ToySorts());
  }

  private record ToySorts() implements NamedListing {
    @Override
    public String topic() {
      return "sorts";
    }

    @Override
    public List<Item> items() {
      return ToySubject.ALL.stream()
          .map(sort -> new Item(sort.id(), Map.of("version", sort.version())))
          .toList();
    }
  }
}
