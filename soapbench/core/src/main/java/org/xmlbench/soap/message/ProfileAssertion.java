package org.xmlbench.soap.message;

/**
 * A requirement of WS-I's Basic Profile 1.1 that a captured document/literal message can be checked
 * by. Those of WSDLs, of registries, of receivers and of rpc/literal messages are not among them.
 *
 * <p>Sources: <i>Basic Profile Version 1.1</i>, Final Material, 2006-04-10, by its numbers. {@code
 * R1012} and {@code R1018} stand in 1.0, of 2004-04-16: 1.1 leaves what is about serialization to
 * the <i>Simple SOAP Binding Profile 1.0</i>. The texts are shortened.
 */
public enum ProfileAssertion {
  /** Fault. */
  R1000(Subject.FAULT, "a Fault has no children but faultcode, faultstring, faultactor, detail"),
  R1001(Subject.FAULT, "the children of a Fault are unqualified"),
  /** Encoding style. */
  R1005(Subject.ENVELOPE, "no soap:encodingStyle on elements of the envelope's namespace"),
  R1006(Subject.ENVELOPE, "no soap:encodingStyle on a child of soap:Body"),
  R1008(Subject.ENVELOPE, "no document type declaration"),
  R1009(Subject.ENVELOPE, "no processing instruction"),
  R1011(Subject.ENVELOPE, "no element follows soap:Body"),
  /** Character encoding. */
  R1012(Subject.ENVELOPE, "UTF-8 or UTF-16"),
  R1013(Subject.HEADER, "soap:mustUnderstand is 0 or 1"),
  /** Body. */
  R1014(Subject.ENVELOPE, "the children of soap:Body are namespace qualified"),
  /** Media type. */
  R1018(Subject.REQUEST, "the media type's charset is the envelope's encoding"),
  /** Attributes. */
  R1032(Subject.ENVELOPE, "Envelope, Header, Body have no attribute of the envelope's namespace"),
  R1108(Subject.REQUEST, "no HTTP Extension Framework (RFC 2774)"),
  R1109(Subject.REQUEST, "the value of SOAPAction is a quoted string"),
  R1132(Subject.REQUEST, "the HTTP method is POST"),
  R1140(Subject.REQUEST, "HTTP/1.1, which is recommended"),
  R1141(Subject.REQUEST, "HTTP/1.1 or HTTP/1.0"),
  R2113(Subject.ENVELOPE, "no soapenc:arrayType"),
  /** Document/literal. */
  R2712(Subject.ENVELOPE, "the child of soap:Body is an instance of the schema's element"),
  R2745(Subject.REQUEST, "SOAPAction is \"\", as the WSDL has no action"),
  /** Structure. */
  R9980(Subject.ENVELOPE, "the envelope's structure is that of SOAP 1.1, section 4"),
  R9981(Subject.ENVELOPE, "soap:Body has one child or none");

  /** What it is about: where there is none, the assertion does not apply. */
  enum Subject {
    ENVELOPE,
    FAULT,
    /** A message with an attribute of header blocks. */
    HEADER,
    /** The head of an HTTP request. */
    REQUEST
  }

  private final Subject subject;
  private final String text;

  ProfileAssertion(Subject subject, String text) {
    this.subject = subject;
    this.text = text;
  }

  Subject subject() {
    return subject;
  }

  /** What it asks for, in words. */
  public String text() {
    return text;
  }
}
