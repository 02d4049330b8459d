package org.xmlbench.piximal.sax;

import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;
import org.xmlbench.piximal.MalformedXmlException;

/** Errors of documents, as SAX has them. */
final class SaxErrors {
  private SaxErrors() {}

  /** The error of a document that came from there. */
  static SAXParseException of(MalformedXmlException error, InputSource source) {
    return new SAXParseException(
        error.getMessage(),
        source.getPublicId(),
        source.getSystemId(),
        (int) Math.min(error.line(), Integer.MAX_VALUE),
        (int) Math.min(error.column(), Integer.MAX_VALUE),
        error);
  }
}
