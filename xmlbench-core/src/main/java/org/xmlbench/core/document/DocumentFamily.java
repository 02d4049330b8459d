package org.xmlbench.core.document;

/**
 * The documents of one kind, which differ in size and seed.
 *
 * <p>An implementation is one class with its generator; {@code probes} lists them in its catalogue.
 */
public interface DocumentFamily {
  /** What the part after the colon of a document's name means. */
  enum Parameter {
    NONE,
    /** A number of items, such as {@code interop-int:10000}. */
    COUNT,
    /** A size that the document reaches and overshoots by at most one record: {@code psd:4MiB}. */
    BYTES
  }

  /**
   * Which sizes a family has.
   *
   * @param usual the size used where a name gives none
   * @param least the smallest size that the family can make
   * @param most the largest size that the family can make
   */
  record Sizes(Parameter parameter, long usual, long least, long most) {
    public static final Sizes NONE = new Sizes(Parameter.NONE, 0, 0, 0);
  }

  /** The part of a document's name before the colon. */
  String name();

  /** One line for {@code list documents}: what it models. */
  String description();

  /** Where the shape comes from: the paper or the real documents. */
  String source();

  Sizes sizes();

  /**
   * The document of that size and seed.
   *
   * @throws org.xmlbench.core.UserErrorException when the size is outside the family's range
   */
  Document document(DocumentName name);
}
