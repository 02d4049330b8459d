package org.xmlbench.suite.architecture.wrong.suite;

import java.util.function.Consumer;
import org.xmlbench.suite.architecture.wrong.core.record.ForkRecord;
import org.xmlbench.suite.architecture.wrong.results.store.RunFolder;

/** Makes and keeps records past the engine. */
final class RecordingSuite {
  private RecordingSuite() {}

  static void record(RunFolder folder) {
    Consumer<ForkRecord> log = folder::append;
    log.accept(new ForkRecord("run"));
  }
}
