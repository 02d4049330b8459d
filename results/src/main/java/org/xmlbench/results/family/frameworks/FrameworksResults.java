package org.xmlbench.results.family.frameworks;

import java.util.List;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.PageScripts;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.soap.calls.CallTables;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of binding frameworks. */
public final class FrameworksResults implements FamilyResults, PageScripts {
  private static final FamilyWords WORDS = FamilyWords.ofFrameworks("binding frameworks");

  @Override
  public String id() {
    return "frameworks";
  }

  @Override
  public String command() {
    return "bindings";
  }

  @Override
  public FamilyWords words() {
    return WORDS;
  }

  @Override
  public List<String> scripts() {
    return List.of(CallTables.script());
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return CallTables.of(WORDS, manifest, forks);
  }
}
