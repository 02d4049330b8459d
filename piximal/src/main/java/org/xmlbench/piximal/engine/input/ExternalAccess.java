package org.xmlbench.piximal.engine.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Arrays;
import javax.xml.XMLConstants;

/**
 * Which external entities are opened by the address that a resolver returns: the value of JAXP's
 * property {@link XMLConstants#ACCESS_EXTERNAL_DTD}. Only files ever are.
 *
 * @param protocols separated by commas; {@code all}, or empty for none
 */
public record ExternalAccess(String protocols) {
  /** All that can be opened. */
  public static final ExternalAccess ALL = new ExternalAccess("all");

  /**
   * The rule of a property's value.
   *
   * @param name of the property
   * @throws IllegalArgumentException when it is no string
   */
  public static ExternalAccess of(String name, Object value) {
    if (value instanceof String protocols) {
      return new ExternalAccess(protocols);
    }
    throw new IllegalArgumentException(
        "%s cannot be %s: it takes protocols".formatted(name, value));
  }

  /**
   * Opens a file.
   *
   * @throws IOException when the address is not that of a file, or the rule forbids it
   */
  public InputStream open(String systemId) throws IOException {
    boolean isAllowed =
        Arrays.stream(protocols.split(",", -1))
            .map(String::strip)
            .anyMatch(one -> one.equalsIgnoreCase("file") || one.equalsIgnoreCase("all"));
    if (!isAllowed) {
      throw new IOException(
          "%s is not opened: %s is '%s'"
              .formatted(systemId, XMLConstants.ACCESS_EXTERNAL_DTD, protocols));
    }
    return Files.newInputStream(SystemIds.file(systemId));
  }
}
