package org.xmlbench.core.check;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.xmlbench.core.document.BrokenConstraint;
import org.xmlbench.core.document.Capability;

/**
 * A document that breaks one constraint.
 *
 * @param name the constraint, in the words of its specification where that names it; a driver whose
 *     library accepts the document declares {@code rejects:name}
 * @param section where the constraint stands: XML 1.0 (fifth edition), or Namespaces in XML 1.0
 *     (third edition) where it begins with {@code ns}
 */
public record Malformation(String name, String section, byte[] document) {
  /** A document of no bytes. */
  public static final Malformation NOT_EMPTY = of("document-not-empty", "2.1", "");

  /** A document without an element. */
  public static final Malformation ROOT_ELEMENT = of("root-element", "2.1", "<!-- none -->");

  /** A document that ends inside an element. */
  public static final Malformation END_TAG_PRESENT =
      of(BrokenConstraint.END_TAG_PRESENT, "3", "<a><b></b>");

  /** A document whose element has a prefix that is not declared. */
  public static final Malformation PREFIX_DECLARED = of("prefix-declared", "ns 5", "<p:a/>");

  /** A document that ends inside a character. */
  public static final Malformation UTF_8_COMPLETE = ofBytes("utf-8-complete", "4.3.3", "<a>\u00C3");

  /** What a driver lacks whose library accepts it. */
  public Capability capability() {
    return Capability.rejects(name);
  }

  /** One that a malformed twin of a timed document breaks, too. */
  static Malformation of(BrokenConstraint constraint, String section, String document) {
    return of(constraint.label(), section, document);
  }

  static Malformation of(String name, String section, String document) {
    return new Malformation(name, section, document.getBytes(StandardCharsets.UTF_8));
  }

  /** A document whose characters up to U+00FF stand for bytes. */
  static Malformation ofBytes(String name, String section, String bytes) {
    return new Malformation(name, section, bytes.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** Where the constraint stands, and the document, whose bytes are shown as characters. */
  public String evidence() {
    return section + ": " + new String(document, StandardCharsets.ISO_8859_1);
  }

  @Override
  public String toString() {
    return name + " (" + section + ")";
  }

  public static List<Malformation> all() {
    return Malformations.ALL;
  }
}
