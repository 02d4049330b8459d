package org.xmlbench.families.attacks.tables;

import org.xmlbench.results.report.FoundTables;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.run.WithoutTimes;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

public final class AttacksResults extends NamedFamily implements WithoutTimes {
  public static final FamilyResults FAMILY = new AttacksResults();

  private AttacksResults() {
    super("attacks", "attacks", FamilyWords.ofServers("servers under attack", "attack", "call"));
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return FoundTables.of(AttackTables.of(forks.records()), words(), manifest, forks);
  }
}
