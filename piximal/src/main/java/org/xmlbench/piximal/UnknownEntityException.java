package org.xmlbench.piximal;

/**
 * The value of an attribute refers to an entity that nothing declares that was read, and that an
 * external subset or a parameter entity may declare. The document may be well-formed, but its value
 * is not known. In content such a reference is a skipped entity; of an attribute no API could tell
 * that a part of its value is missing.
 */
public final class UnknownEntityException extends UnreadableXmlException {
  private static final long serialVersionUID = 1;

  private final String entity;

  /**
   * One.
   *
   * @param where in which text it is referred to; empty in the document itself
   * @param line of the reference, from 1
   * @param column of it, in characters, from 1
   * @param byteOffset of its first byte in the document as it came, from 0
   */
  public UnknownEntityException(
      String entity, String where, long line, long column, long byteOffset) {
    super(
        "an attribute's value refers to '%s', whose declaration was not read%s"
            .formatted(entity, where),
        "4.1",
        line,
        column,
        byteOffset);
    this.entity = entity;
  }

  public String entity() {
    return entity;
  }
}
