package org.xmlbench.probes.writer;

import java.nio.charset.StandardCharsets;

/**
 * The name of an element or attribute as a generator writes it, with its tags as bytes. Made once,
 * kept in a constant.
 */
public final class Name {
  private final String uri;
  private final String localName;
  private final String qualified;
  private final byte[] startTag;
  private final byte[] endTag;
  private final byte[] attribute;

  private Name(String uri, String prefix, String localName) {
    this.uri = uri;
    this.localName = localName;
    this.qualified = prefix.isEmpty() ? localName : prefix + ":" + localName;
    this.startTag = utf8("<" + qualified);
    this.endTag = utf8("</" + qualified + ">");
    this.attribute = utf8(" " + qualified + "=");
  }

  /** A name in no namespace. */
  public static Name of(String localName) {
    return new Name("", "", localName);
  }

  /** A name in a namespace; {@code prefix} is empty for an element in the default namespace. */
  public static Name of(String uri, String prefix, String localName) {
    return new Name(uri, prefix, localName);
  }

  String uri() {
    return uri;
  }

  String localName() {
    return localName;
  }

  String qualified() {
    return qualified;
  }

  byte[] startTag() {
    return startTag;
  }

  byte[] endTag() {
    return endTag;
  }

  byte[] attribute() {
    return attribute;
  }

  @Override
  public String toString() {
    return qualified;
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
