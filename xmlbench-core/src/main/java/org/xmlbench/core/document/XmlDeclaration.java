package org.xmlbench.core.document;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What an XML declaration says.
 *
 * @param version the version, {@code 1.0} where there is no declaration
 * @param encoding the encoding's name as written
 * @param standalone whether it says {@code standalone="yes"}
 */
public record XmlDeclaration(String version, Optional<String> encoding, boolean standalone) {
  private static final Pattern DECLARATION =
      Pattern.compile(
          "<\\?xml\\s+version\\s*=\\s*(?<vq>[\"'])(?<version>[A-Za-z0-9_.:-]+)\\k<vq>"
              + "(?:\\s+encoding\\s*=\\s*(?<eq>[\"'])(?<encoding>[A-Za-z][A-Za-z0-9._-]*)\\k<eq>)?"
              + "(?:\\s+standalone\\s*=\\s*(?<sq>[\"'])(?<standalone>yes|no)\\k<sq>)?"
              + "\\s*\\?>");

  private static final XmlDeclaration NONE = new XmlDeclaration("1.0", Optional.empty(), false);

  /** The declaration at the start of {@code text}; nothing declared where there is none. */
  static XmlDeclaration of(CharSequence text) {
    Matcher matcher = DECLARATION.matcher(text);
    if (!matcher.lookingAt()) {
      return NONE;
    }
    return new XmlDeclaration(
        matcher.group("version"),
        Optional.ofNullable(matcher.group("encoding")),
        "yes".equals(matcher.group("standalone")));
  }
}
