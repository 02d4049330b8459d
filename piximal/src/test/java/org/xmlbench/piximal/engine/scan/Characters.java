package org.xmlbench.piximal.engine.scan;

import java.util.List;

/** Characters of several bytes, the first and last of each length and of each rule among them. */
final class Characters {
  static final List<String> ALL =
      List.of(
          "\u0080",
          "\u00E9",
          "\u07FF",
          "\u0800",
          "\u20AC",
          "\u6587",
          "\uD7FF",
          "\uE000",
          "\uFBFF",
          "\uFFFD",
          "\uD800\uDC00",
          "\uD83D\uDE00",
          "\uDBFF\uDFFF");

  private Characters() {}
}
