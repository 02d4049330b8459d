package org.xmlbench.house.engine;

import java.util.function.Consumer;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.store.RunFolder;

/** Where the engine keeps records: only the engine appends to a run folder. */
@FunctionalInterface
public interface RecordLog extends Consumer<ForkRecord> {
  /** Appends each record to that folder and forces it to disk before the next fork starts. */
  static RecordLog in(RunFolder folder) {
    return folder::append;
  }
}
