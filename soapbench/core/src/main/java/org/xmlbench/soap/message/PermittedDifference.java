package org.xmlbench.soap.message;

import java.util.List;
import java.util.Set;

/**
 * A difference between a toolkit's message and the reference that changes no meaning. A toolkit
 * declares those that it makes; another one is a wrong message. Prefixes, and where they are
 * declared, are free to every toolkit.
 */
public enum PermittedDifference {
  /** Elements name their types by {@code xsi:type}, or do not. */
  XSI_TYPE("types on elements"),
  /** A {@code Header} element without content. */
  EMPTY_HEADER("an empty header"),
  /** Numbers are printed in another form of the same value, such as {@code 1E0}. */
  NUMBER_FORM("another form of numbers"),
  INDENTED("white space between elements"),
  MEMBER_ORDER("another order of members"),
  /** The encoding style stands on another element, or on none. */
  ENCODING_STYLE_PLACE("the encoding style on another element"),
  /** Members of an array have another name, which SOAP 1.1 section 5.4.2 gives no meaning. */
  MEMBER_NAME("another name of array members"),
  /** An array's type is that of section 5, such as {@code soapenc:string}. */
  SECTION_5_TYPE("section 5's types in place of XML Schema's"),
  /** Base64 is broken into lines. */
  BASE64_LINES("line ends in base64"),
  /** Points in time are written in another form of the same one, such as with {@code +00:00}. */
  DATE_TIME_FORM("another form of points in time"),
  /** Members of a structure that have no value are there, as nil. */
  NIL_MEMBER("members without a value, as nil");

  private final String text;

  PermittedDifference(String text) {
    this.text = text;
  }

  /** What is different, in words. */
  public String text() {
    return text;
  }

  /** What is different, in words, in the order of this list. */
  public static List<String> texts(Set<PermittedDifference> allowances) {
    return allowances.stream().sorted().map(PermittedDifference::text).toList();
  }
}
