package org.xmlbench.results.family;

import java.util.Map;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.JsonTables;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.OwnTables;
import org.xmlbench.results.run.PageTables;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;

/** A family of nothing but the number of forks, which is in no list. */
public final class ToyFamily extends NamedFamily {
  public ToyFamily() {
    super("toy", "toy", FamilyWords.ofDocuments("toys", true, "document"), "toy.js");
  }

  public RunResults results(RunFolder folder) {
    return RunResults.of(folder, this);
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return new ToyTables(new Toys(forks.records().size()));
  }

  private record Toys(int forks) {}

  private record ToyTables(Toys model) implements OwnTables, JsonTables, PageTables {
    @Override
    public String text() {
      return model.forks() + " forks\n";
    }

    @Override
    public String experiment() {
      return "toys";
    }

    @Override
    public Map<String, Object> jsonFiles() {
      return Map.of("toy.json", model);
    }

    @Override
    public Map<String, Object> section() {
      return Map.of("toys", model);
    }
  }
}
