package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;

/**
 * A SOAP 1.1 message of an rpc operation, as the toolkits of XMLBench's and SOAPBench's time wrote
 * it: envelope, body, and the operation's wrapper with its encoding style.
 */
final class SoapEnvelope {
  static final String SOAP_ENV = "http://schemas.xmlsoap.org/soap/envelope/";
  static final String SOAP_ENC = "http://schemas.xmlsoap.org/soap/encoding/";
  static final String XSI = "http://www.w3.org/2001/XMLSchema-instance";
  static final String XSD = "http://www.w3.org/2001/XMLSchema";

  static final Name XSI_TYPE = Name.of(XSI, "xsi", "type");

  /** Namespace of the operations and types in SOAPBench's WSDL. */
  private static final String BENCHMARK = "urn:Benchmark1";

  private static final Name ENVELOPE = Name.of(SOAP_ENV, "SOAP-ENV", "Envelope");
  private static final Name BODY = Name.of(SOAP_ENV, "SOAP-ENV", "Body");
  private static final Name ENCODING_STYLE = Name.of(SOAP_ENV, "SOAP-ENV", "encodingStyle");

  private SoapEnvelope() {}

  /** Writes everything before the operation's parameter. */
  static void open(DocumentWriter writer, String operation) throws IOException {
    writer.declaration();
    writer
        .start(ENVELOPE)
        .namespace("SOAP-ENV", SOAP_ENV)
        .namespace("SOAP-ENC", SOAP_ENC)
        .namespace("xsi", XSI)
        .namespace("xsd", XSD);
    writer.start(BODY);
    writer
        .start(Name.of(BENCHMARK, "b1", operation))
        .namespace("b1", BENCHMARK)
        .attribute(ENCODING_STYLE, SOAP_ENC);
  }

  /** Writes everything after the operation's parameter. */
  static void close(DocumentWriter writer) throws IOException {
    writer.end().end().end().newline();
  }
}
