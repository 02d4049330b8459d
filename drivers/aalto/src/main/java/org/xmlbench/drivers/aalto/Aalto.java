package org.xmlbench.drivers.aalto;

import java.util.List;
import java.util.regex.Pattern;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.support.Lacks;
import org.xmlbench.core.driver.support.LibraryVersion;

/**
 * What the drivers of Aalto have in common. It reads no declarations of the internal subset, and
 * has no limits that a driver must raise.
 */
final class Aalto {
  /** How Aalto rejects a reference that it cannot expand, in text and in an attribute's value. */
  static final Pattern UNDECLARED_ENTITY =
      Pattern.compile("General entity reference \\(&([^;]+);\\)");

  /** Why nothing makes it safer. */
  static final String NEEDS_NOTHING =
      "nothing to set: it expands no entity that a document declares (measured)";

  private Aalto() {}

  static DriverDescription describe(String id, ApiStyle style, List<String> options) {
    return new DriverDescription(
        id,
        new Library(
            "Aalto",
            "com.fasterxml:aalto-xml",
            LibraryVersion.of("com.fasterxml.aalto.stax.InputFactoryImpl", "aalto-xml"),
            "Apache-2.0",
            "aalto",
            List.of("com.fasterxml.aalto", "org.codehaus.stax2")),
        style,
        Lacks.of(Aalto.class, "aalto"),
        options,
        List.of());
  }
}
