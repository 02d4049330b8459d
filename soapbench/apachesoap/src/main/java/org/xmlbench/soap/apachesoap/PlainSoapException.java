package org.xmlbench.soap.apachesoap;

import org.apache.soap.SOAPException;

/** A failure of Apache SOAP in plain text: its own exceptions escape their text as if for XML. */
final class PlainSoapException extends SOAPException {
  private static final long serialVersionUID = 1;

  private final String plain;

  PlainSoapException(SOAPException failure) {
    super(failure.getFaultCode(), failure.getMessage(), failure.getTargetException());
    this.plain = unescaped(failure.getMessage());
  }

  @Override
  public String getMessage() {
    return plain;
  }

  /** Undoes {@link org.apache.soap.Utils#cleanString}. */
  private static String unescaped(String text) {
    return text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&apos;", "'")
        .replace("&amp;", "&");
  }
}
