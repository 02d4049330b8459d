package org.xmlbench.probes;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Supplier;
import org.xmlbench.probes.writer.DocumentWriter;

/**
 * An order in which a document's records are written: its own, or one in which each stands beside
 * others. Such an order writes the records in groups, one after the other, and a record's group is
 * as good as random.
 *
 * @param number 0 for the document's own order
 */
record RecordOrder(int number) {
  /** The order of the document itself. */
  static final RecordOrder OWN = new RecordOrder(0);

  private static final int GROUPS = 8;

  /** How often the records are gone through. */
  int passes() {
    return number == OWN.number ? 1 : GROUPS;
  }

  /** Whether that pass writes the record of that index. */
  boolean writes(int pass, long record) {
    return number == OWN.number || group(record) == pass;
  }

  private int group(long record) {
    return new SplitMix64(record * GROUPS + number).below(GROUPS);
  }

  /**
   * Writes a document of {@code count} records. In every pass the generator makes all of them, for
   * one depends on those before it; memory does not depend on their number.
   *
   * @param generator makes the same records each time
   */
  void write(DocumentWriter writer, Supplier<? extends Records> generator, long count)
      throws IOException {
    for (int pass = 0; pass < passes(); pass++) {
      Records records = generator.get();
      records.open(pass == 0 ? writer : silent());
      DocumentWriter others = silent();
      generator.get().open(others);
      for (long record = 0; record < count; record++) {
        records.next(writes(pass, record) ? writer : others);
      }
      if (pass == passes() - 1) {
        records.close(writer);
      }
    }
  }

  /** A writer whose bytes are not kept. */
  static DocumentWriter silent() {
    return DocumentWriter.bytesOnly(OutputStream.nullOutputStream());
  }
}
