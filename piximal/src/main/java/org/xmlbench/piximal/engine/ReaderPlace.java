package org.xmlbench.piximal.engine;

/** Where a reader of a document is, for somebody else who goes on there. */
public final class ReaderPlace {
  private final DocumentReader reader;
  private final ByteInput in;
  private final EncodingDetector.Found encoding;
  private final EntityReplacement entities;
  private final ExternalTexts externals;

  ReaderPlace(
      DocumentReader reader,
      ByteInput in,
      EncodingDetector.Found encoding,
      EntityReplacement entities,
      ExternalTexts externals) {
    this.reader = reader;
    this.in = in;
    this.encoding = encoding;
    this.entities = entities;
    this.externals = externals;
  }

  /**
   * Whether content goes on there, so that somebody else may go on: no entity and no section is
   * open, and nothing of an event is left.
   */
  public boolean isInContent() {
    return reader.isInContent();
  }

  /**
   * Whether the document may be read in parts, if it is there as a whole elsewhere: it is in UTF-8,
   * and no entity has a text that would have to be fetched.
   */
  public boolean isDivisible() {
    return encoding.isUtf8() && fetchesNothing();
  }

  private boolean fetchesNothing() {
    return !externals.areFetched() || !declarations().haveExternalTexts();
  }

  /** What the parts depend on. */
  public Declarations declarations() {
    return new Declarations(reader.doctype);
  }

  /** How much entities and default values have added before, by {@code ParserLimits}. */
  public long expanded() {
    return entities.expanded();
  }

  /** Bytes of a byte order mark that stood before the document. */
  public int markBytes() {
    return encoding.markBytes();
  }

  /** Bytes before the first one that is not read, of a document in UTF-8. */
  public long offset() {
    return in.offset();
  }

  /** The innermost element that is open, with what they all declare; null where none is. */
  public OpenElement openElements() {
    ElementStack elements = reader.elements;
    NamespaceScopes scopes = reader.scopes;
    OpenElement innermost = null;
    for (int i = 0; i < elements.depth(); i++) {
      int end = i + 1 < elements.depth() ? elements.mark(i + 1) : scopes.mark();
      innermost = OpenElement.of(innermost, elements.name(i), scopes, elements.mark(i), end);
    }
    return innermost;
  }
}
