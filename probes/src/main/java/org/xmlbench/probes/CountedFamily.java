package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.TextBuffer;

/** N items, each made from the seed and its index alone, so that they may stand in any order. */
abstract class CountedFamily extends GeneratedFamily {
  private static final long MOST = 1_000_000;
  private static final long STEP = 0x632B_E59B_D9B4_E019L;

  /** A family of up to a million items. */
  CountedFamily(String name, String description, String source, long usual, long least) {
    super(name, description, source, new Sizes(Parameter.COUNT, usual, least, MOST));
  }

  /** Writes the prolog, the root's start tag and what stands before the first item. */
  abstract void open(DocumentWriter writer, long count) throws IOException;

  /**
   * Writes an item.
   *
   * @param random of this item alone
   * @param text a buffer for one value after the other
   */
  abstract void item(DocumentWriter writer, long index, SplitMix64 random, TextBuffer text)
      throws IOException;

  /** Ends what {@link #open} left open, the root included. */
  abstract void close(DocumentWriter writer) throws IOException;

  /** The chance of one item: it depends on the seed and the index alone. */
  static SplitMix64 random(DocumentName document, long index) {
    return new SplitMix64(document.seed() + (index + 1) * STEP);
  }

  @Override
  final void generate(DocumentWriter writer, DocumentName document, RecordOrder order)
      throws IOException {
    TextBuffer text = new TextBuffer();
    open(writer, document.size());
    for (int pass = 0; pass < order.passes(); pass++) {
      for (long index = 0; index < document.size(); index++) {
        if (order.writes(pass, index)) {
          item(writer, index, random(document, index), text.clear());
        }
      }
    }
    close(writer);
  }
}
