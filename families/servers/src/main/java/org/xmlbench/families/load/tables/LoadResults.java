package org.xmlbench.families.load.tables;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.soap.tables.calls.SectionTables;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.JmhFigures;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.OwnFigures;
import org.xmlbench.results.run.RatedPairs;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of servers of SOAP toolkits under load. */
public final class LoadResults extends NamedFamily implements RatedPairs, OwnFigures {
  private static final String COMPARED =
      "What is compared is the wall time that was measured over the calls in it: the inverse of"
          + " calls a second, and no latency. Latencies stand in the tables of servers under load.";

  public static final FamilyResults FAMILY = new LoadResults();

  private LoadResults() {
    super("load", "load", FamilyWords.ofServers("servers under load", "operation", "call"));
  }

  @Override
  public String caution() {
    return "Of servers under load the figure is calls a second. A time of theirs is the wall time"
        + " that was measured over the calls in it: the inverse of calls a second, and no latency.";
  }

  @Override
  public String counted() {
    return "calls";
  }

  @Override
  public CellFigures ofCells(List<ForkRecord> forks) {
    return LoadFigures.of(forks);
  }

  @Override
  public Optional<JmhFigures> forJmh(List<ForkRecord> forks) {
    return LoadFigures.forJmh(forks);
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return new SectionTables(
        words(), Comparison.of(manifest, forks), COMPARED, LoadTables.of(forks.records()));
  }
}
