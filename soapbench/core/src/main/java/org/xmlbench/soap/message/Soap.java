package org.xmlbench.soap.message;

import org.xmlbench.probes.writer.Name;

/** The names of SOAP 1.1 and of this benchmark's two WSDLs. */
public final class Soap {
  /** Namespace of the SOAP 1.1 envelope. */
  public static final String ENVELOPE_NAMESPACE = "http://schemas.xmlsoap.org/soap/envelope/";

  /** Namespace of SOAP 1.1's section 5, and its encoding style. */
  public static final String ENCODING_NAMESPACE = "http://schemas.xmlsoap.org/soap/encoding/";

  /** Namespace of {@code xsi:type}. */
  public static final String XSI = "http://www.w3.org/2001/XMLSchema-instance";

  /** Namespace of the types of XML Schema. */
  public static final String XSD = "http://www.w3.org/2001/XMLSchema";

  /** Namespace of the document/literal operations and types. */
  public static final String LITERAL_NAMESPACE = "urn:xmlbench:soapbench";

  /** Namespace of the rpc/encoded operations and types: SOAPBench's own. */
  public static final String ENCODED_NAMESPACE = "urn:Benchmark1";

  static final Name ENVELOPE = Name.of(ENVELOPE_NAMESPACE, "soap", "Envelope");
  static final Name BODY = Name.of(ENVELOPE_NAMESPACE, "soap", "Body");
  static final Name ENCODING_STYLE = Name.of(ENVELOPE_NAMESPACE, "soap", "encodingStyle");
  static final Name TYPE = Name.of(XSI, "xsi", "type");
  static final Name ARRAY_TYPE = Name.of(ENCODING_NAMESPACE, "soapenc", "arrayType");

  private Soap() {}
}
