package org.xmlbench.piximal;

/**
 * What a document may ask of the parser. What is beyond ends with a {@link MalformedXmlException}
 * that names the limit.
 *
 * @param depth of elements
 * @param nameBytes of a name, in UTF-8
 * @param tokenBytes of a tag with its attributes, a comment, a processing instruction or a document
 *     type declaration, in UTF-8; such a token is held in memory as a whole
 * @param attributes of an element, with those that are defaulted
 * @param expandedBytes that references to entities and default values of attributes may add to a
 *     document, where each counts as 16 bytes more
 */
public record ParserLimits(
    int depth, int nameBytes, int tokenBytes, int attributes, long expandedBytes) {
  /** Enough for nearly every document, and harmless to a JVM of a common size. */
  public static final ParserLimits DEFAULT =
      new ParserLimits(10_000, 1 << 16, 1 << 26, 1 << 17, 1L << 24);

  /** As much as arrays of Java hold: for trusted documents. */
  public static final ParserLimits NONE =
      new ParserLimits(
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE - 64,
          Integer.MAX_VALUE,
          Long.MAX_VALUE / 2);

  /** Requires that each is positive. */
  public ParserLimits {
    if (depth < 1 || nameBytes < 1 || tokenBytes < 1 || attributes < 1 || expandedBytes < 1) {
      throw new IllegalArgumentException("a limit is at least 1");
    }
  }

  public ParserLimits withDepth(int most) {
    return new ParserLimits(most, nameBytes, tokenBytes, attributes, expandedBytes);
  }

  public ParserLimits withNameBytes(int most) {
    return new ParserLimits(depth, most, tokenBytes, attributes, expandedBytes);
  }

  public ParserLimits withTokenBytes(int most) {
    return new ParserLimits(depth, nameBytes, most, attributes, expandedBytes);
  }

  public ParserLimits withAttributes(int most) {
    return new ParserLimits(depth, nameBytes, tokenBytes, most, expandedBytes);
  }

  /** The same with another expansion of entities. */
  public ParserLimits withExpandedBytes(long most) {
    return new ParserLimits(depth, nameBytes, tokenBytes, attributes, most);
  }
}
