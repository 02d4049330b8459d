package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;

/**
 * An array as the one parameter of a SOAP 1.1 rpc/encoded operation. The array names its type and
 * length; its members carry no {@code xsi:type}, as in the messages of the original's toolkits
 * (gSOAP, XSUL).
 */
abstract class SoapArrayFamily extends SoapCountFamily {
  static final Name MEMBER = Name.of(ITEM);

  private static final Name INPUT = Name.of("input");
  private static final Name ARRAY_TYPE = Name.of(SoapEnvelope.SOAP_ENC, "SOAP-ENC", "arrayType");

  private final String memberType;

  /** {@code memberType} is the type of the members, with its prefix. */
  SoapArrayFamily(String operation, String memberType) {
    super(operation);
    this.memberType = memberType;
  }

  @Override
  public final long minimumSize() {
    return 10;
  }

  @Override
  public final long maximumSize() {
    return 50_000;
  }

  @Override
  final void openParameter(DocumentWriter writer, long count) throws IOException {
    writer
        .start(INPUT)
        .attribute(SoapEnvelope.XSI_TYPE, "SOAP-ENC:Array")
        .attribute(ARRAY_TYPE, memberType + "[" + count + "]");
  }

  @Override
  final void closeParameter(DocumentWriter writer) throws IOException {
    writer.end();
  }
}
