package org.xmlbench.piximal.engine.document;

import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.FoundEncoding;
import org.xmlbench.piximal.engine.strict.References;
import org.xmlbench.piximal.engine.strict.SharedDeclarations;

/** Where a reader of a document is, so that other readers can go on there. */
public final class ReaderPlace {
  private final DocumentReader reader;
  private final ByteInput in;
  private final FoundEncoding encoding;
  private final References references;

  ReaderPlace(DocumentReader reader, FoundEncoding encoding, References references) {
    this.reader = reader;
    this.in = reader.in;
    this.encoding = encoding;
    this.references = references;
  }

  /**
   * Whether the document may be read in parts, if it is there as a whole: it is of XML 1.0 and in
   * UTF-8, no entity has a text that would have to be fetched, and no element is declared to have
   * no text.
   */
  public boolean isDivisible() {
    return encoding.isUtf8()
        && !in.isXml11
        && !declarations().haveElementContent()
        && (reader.options.externals().isEmpty() || !declarations().haveExternalTexts());
  }

  public SharedDeclarations declarations() {
    return new SharedDeclarations(reader.doctype);
  }

  /** Bytes of a byte order mark that stood before the document. */
  public int markBytes() {
    return encoding.markBytes();
  }

  /** How much entities and default values have added before, by {@code ParserLimits}. */
  public long expanded() {
    return references.expanded();
  }

  /** Bytes before the first one that is not read, of a document in UTF-8. */
  public long offset() {
    reader.synchronizePosition();
    return in.offset();
  }

  /** The place where the reader has stopped, or behind the document where that has ended. */
  public PartBoundary boundary() {
    OpenElement innermost =
        reader.isStopped() ? OpenElement.innermost(reader.elements, reader.scopes) : null;
    return new PartBoundary(offset(), innermost, expanded());
  }
}
