package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * A SOAP message whose operation carries N members of one long sequence. As in SOAPBench's driver,
 * where call after call carries the next slice, seed {@code s} writes the slice that starts at
 * member {@code (s - 1) * N}; so the default seed starts at member 0.
 */
abstract class SoapCountFamily extends GeneratedFamily {
  /** The element name of an array's members in XMLBench. */
  static final String ITEM = "i";

  private static final long SEQUENCE_LENGTH = 1_000_000_000;
  private static final long NEAR_SLICES = 100;

  private final String operation;

  /**
   * A family of {@code least} to {@code most} members, 10,000 by default.
   *
   * @param operation the operation of SOAPBench that takes such members
   */
  SoapCountFamily(
      String name, String description, String source, String operation, long least, long most) {
    super(name, description, source, new Sizes(Parameter.COUNT, 10_000, least, most));
    this.operation = operation;
  }

  /** Writes what stands around the members, if anything, before them. */
  void openParameter(DocumentWriter writer, long count) throws IOException {}

  /** Writes the member of that index of the sequence, its element included. */
  abstract void member(DocumentWriter writer, long index, TextBuffer scratch) throws IOException;

  /** Writes what stands around the members, if anything, after them. */
  void closeParameter(DocumentWriter writer) throws IOException {}

  /** A slice near the first: later ones have longer numbers, and so are larger. */
  @Override
  final long anotherSeed(long choice) {
    return DocumentName.DEFAULT_SEED + 1 + choice % NEAR_SLICES;
  }

  @Override
  final void generate(DocumentWriter writer, DocumentName document, RecordOrder order)
      throws IOException {
    long count = document.size();
    long first = Math.floorMod(document.seed() - 1, SEQUENCE_LENGTH / count) * count;
    TextBuffer scratch = new TextBuffer();
    SoapEnvelope.open(writer, operation);
    openParameter(writer, count);
    for (int pass = 0; pass < order.passes(); pass++) {
      for (long member = 0; member < count; member++) {
        if (order.writes(pass, member)) {
          member(writer, first + member, scratch.clear());
        }
      }
    }
    closeParameter(writer);
    SoapEnvelope.close(writer);
  }
}
