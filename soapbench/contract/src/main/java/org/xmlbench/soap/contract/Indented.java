package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;

/** A message with indented elements, which does not change its meaning. */
final class Indented {
  private Indented() {}

  /**
   * The same with a line's end after every tag that another tag follows, but within an element
   * without content.
   */
  static byte[] of(byte[] message) {
    String text = new String(message, StandardCharsets.UTF_8);
    String indented =
        text.replaceAll("(</[^>]*>|/>)(?=<)", "$1\n ")
            .replaceAll("(<[^/?!][^>]*[^/>]>)(?=<[^/])", "$1\n ");
    assertThat(indented).contains(">\n <");
    return indented.getBytes(StandardCharsets.UTF_8);
  }
}
