package org.xmlbench.results.family.toolkits;

import java.util.List;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.PageScripts;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.soap.calls.CallTables;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of clients of SOAP toolkits. */
public final class ToolkitsResults implements FamilyResults, PageScripts {
  private static final FamilyWords WORDS = FamilyWords.ofToolkits("SOAP toolkits");

  @Override
  public String id() {
    return "toolkits";
  }

  @Override
  public String command() {
    return "soap";
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
