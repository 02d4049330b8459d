package org.xmlbench.results;

import java.util.List;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.run.JsonTables;
import org.xmlbench.results.run.ModelTables;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.StoreJson;

/** The results that the family of a run computes from its records. */
public final class FamilyText {
  private FamilyText() {}

  public static String of(Manifest manifest, List<ForkRecord> forks) {
    return tables(manifest, forks).text();
  }

  /** The run as plain text with all columns and all that was found. */
  public static String allColumns(Manifest manifest, List<ForkRecord> forks) {
    return ((ModelTables) tables(manifest, forks)).allColumns();
  }

  /** The file of that name in the run's folder. */
  public static String file(String name, Manifest manifest, List<ForkRecord> forks) {
    return file(name, tables(manifest, forks));
  }

  private static String file(String name, RunTables tables) {
    return StoreJson.file(((JsonTables) tables).jsonFiles().get(name));
  }

  private static RunTables tables(Manifest manifest, List<ForkRecord> forks) {
    return Families.of(manifest).tables(manifest, new Forks(forks, List.of()));
  }
}
