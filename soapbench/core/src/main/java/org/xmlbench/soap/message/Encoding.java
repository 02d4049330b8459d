package org.xmlbench.soap.message;

import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;

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
  /**
   * Document/literal whose base64 goes beside the envelope as it is: SOAP Message Transmission
   * Optimization Mechanism (W3C, 2005) for SOAP 1.1. Of operations that carry bytes.
   */
  MTOM("document/literal with MTOM"),
  /** No SOAP and no XML: a control. */
  PROTOBUF("Protocol Buffers");

  /** Why a toolkit that speaks MTOM has no operation that carries no bytes. */
  public static final String OF_BASE64_ALONE =
      "speaks MTOM, which is of the Base64 operations alone";

  private final String label;

  Encoding(String label) {
    this.label = label;
  }

  /** Whether its messages are envelopes of XML. */
  public boolean isXml() {
    return this != PROTOBUF;
  }

  /** Whether its messages are envelopes alone, with nothing beside them. */
  public boolean isEnvelope() {
    return isXml() && this != MTOM;
  }

  /** What its messages say: their envelope with all data inside it is of that encoding. */
  public Encoding inlined() {
    return this == MTOM ? DOCUMENT_LITERAL : this;
  }

  /** Whether the operation's messages are other ones in this encoding than in any other. */
  public boolean carries(SoapOperation operation) {
    return this != MTOM || operation.carried().filter(Shape.BASE64::equals).isPresent();
  }

  /** The media type of reference messages: of the replies, say, that every toolkit is given. */
  public String mediaType() {
    return this == MTOM ? MtomPackage.REFERENCE_TYPE : "text/xml; charset=utf-8";
  }

  /** What is added to the id of a toolkit that can speak so, and does not by default. */
  public String suffix() {
    return this == MTOM ? "+mtom" : "";
  }

  /** The name in cells and headings. */
  public String label() {
    return label;
  }
}
