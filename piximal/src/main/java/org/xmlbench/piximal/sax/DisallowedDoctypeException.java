package org.xmlbench.piximal.sax;

import org.xml.sax.Locator;
import org.xml.sax.SAXParseException;

/** A document has a document type, and none may have one. */
final class DisallowedDoctypeException extends SAXParseException {
  private static final long serialVersionUID = 1L;

  DisallowedDoctypeException(Locator place) {
    super("a document type declaration is disallowed by the feature disallow-doctype-decl", place);
  }
}
