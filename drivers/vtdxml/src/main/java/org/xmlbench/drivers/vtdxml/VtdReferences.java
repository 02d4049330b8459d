package org.xmlbench.drivers.vtdxml;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the reference that the library stopped at, which its message does not name. */
final class VtdReferences {
  private static final String DOCTYPE = "<!DOCTYPE";

  /** What is no reference though it looks like one, and then what is one. */
  private static final Pattern NEXT =
      Pattern.compile(
          "<!DOCTYPE[^\\[>]*(?:\\[.*?\\]\\s*)?>|<!--.*?-->|<!\\[CDATA\\[.*?\\]\\]>|<\\?.*?\\?>"
              + "|&(?!(?:lt|gt|amp|apos|quot);)([^#;&<\\s][^;&<\\s]*);",
          Pattern.DOTALL);

  private VtdReferences() {}

  /**
   * The name of the first reference that may be to a declared entity; empty without a DOCTYPE,
   * where there is no such entity. Of UTF-16 the zero bytes are left out, as its names here are
   * ASCII.
   */
  static Optional<String> declaredElsewhere(byte[] document) {
    String text = new String(document, StandardCharsets.ISO_8859_1).replace("\0", "");
    if (!text.contains(DOCTYPE)) {
      return Optional.empty();
    }
    Matcher next = NEXT.matcher(text);
    while (next.find()) {
      if (next.group(1) != null) {
        return Optional.of(next.group(1));
      }
    }
    return Optional.empty();
  }
}
