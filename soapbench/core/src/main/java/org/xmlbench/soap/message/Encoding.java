package org.xmlbench.soap.message;

/** How a WSDL says that data becomes XML. Messages of different encodings are never compared. */
public enum Encoding {
  /**
   * Document/literal wrapped: the body holds one element that an XML schema describes. What WS-I
   * Basic Profile 1.1 asks for.
   */
  DOCUMENT_LITERAL("document/literal"),
  /**
   * Rpc/encoded: SOAP 1.1 section 5, arrays and a type on each element. What toolkits of 2005
   * spoke.
   */
  RPC_ENCODED("rpc/encoded"),
  /** No SOAP and no XML: a control. */
  PROTOBUF("Protocol Buffers");

  private final String label;

  Encoding(String label) {
    this.label = label;
  }

  /** Whether its messages are envelopes of XML. */
  public boolean isXml() {
    return this != PROTOBUF;
  }

  /** The name in cells and headings. */
  public String label() {
    return label;
  }
}
