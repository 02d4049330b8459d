package org.xmlbench.drivers.xerces;

import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.LibraryVersion;

/** What the drivers of Xerces-J have in common. It has no limits that a driver must raise. */
final class Xerces {
  /**
   * An error inside an attribute's value makes the scanner lose skipped entities of the documents
   * that follow (its {@code fScanningAttribute} is never reset).
   */
  static final AfterError AFTER_ERROR = AfterError.RENEW;

  /** The feature that refuses every DOCTYPE. */
  static final String NO_DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";

  /** Where its documentation has that feature. */
  static final String SOURCE = "Xerces2 Java Parser Readme, Features";

  /** What both of its parsers, which share one scanner, lack. */
  private static final List<Capability> LACKING =
      List.of(
          Capability.encoding("KOI8-U"),
          Capability.encoding("UTF-32"),
          Capability.rejects("unresolved-reference-in-attribute"));

  private Xerces() {}

  static DriverDescription describe(String id, ApiStyle style, List<String> options) {
    return new DriverDescription(
        id,
        new Library(
            "Xerces-J",
            "xerces:xercesImpl",
            LibraryVersion.of("org.apache.xerces.parsers.SAXParser", "xercesImpl"),
            "Apache-2.0",
            "xerces",
            List.of("org.apache.xerces")),
        style,
        Set.copyOf(LACKING),
        options,
        List.of());
  }
}
