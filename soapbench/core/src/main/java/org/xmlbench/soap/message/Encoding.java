package org.xmlbench.soap.message;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
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
  /**
   * Document/literal whose body and timestamp are signed: WS-Security (OASIS, SOAP Message Security
   * 1.1.1) with X.509 certificates.
   */
  SIGNED("document/literal, signed"),
  /** The same whose body's content is encrypted after that. */
  SIGNED_ENCRYPTED("document/literal, signed and encrypted"),
  /** No SOAP and no XML: a control. */
  PROTOBUF("Protocol Buffers");

  private static final Set<Shape> SECURED_SHAPES =
      EnumSet.of(Shape.DOUBLES, Shape.MESH_INTERFACE_OBJECTS);

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
    return isXml() && isPlain();
  }

  /**
   * Whether who knows what a message says can write it: nothing goes beside it, and it takes no
   * caller's key.
   */
  public boolean isPlain() {
    return this != MTOM && !isSecured();
  }

  /** Whether its messages are secured by WS-Security. */
  public boolean isSecured() {
    return this == SIGNED || this == SIGNED_ENCRYPTED;
  }

  /**
   * What its messages say: their envelope with all data inside it, and nothing that secures it, is
   * of that encoding.
   */
  public Encoding inlined() {
    return isPlain() ? this : DOCUMENT_LITERAL;
  }

  /** Whether the operation's messages are other ones in this encoding than in any other. */
  public boolean carries(SoapOperation operation) {
    return switch (this) {
      case MTOM -> operation.carried().filter(Shape.BASE64::equals).isPresent();
      case SIGNED, SIGNED_ENCRYPTED ->
          operation.carried().filter(SECURED_SHAPES::contains).isPresent();
      case DOCUMENT_LITERAL, RPC_ENCODED, PROTOBUF -> true;
    };
  }

  /** Why it does not carry all operations, as what is said of a toolkit; empty where it does. */
  public Optional<String> limits() {
    return switch (this) {
      case MTOM -> Optional.of("speaks MTOM, which is of the Base64 operations alone");
      case SIGNED, SIGNED_ENCRYPTED ->
          Optional.of(
              "secures its messages, which is measured with the operations of doubles and mesh"
                  + " objects alone");
      case DOCUMENT_LITERAL, RPC_ENCODED, PROTOBUF -> Optional.empty();
    };
  }

  /** The media type of reference messages: of the replies, say, that every toolkit is given. */
  public String mediaType() {
    return this == MTOM ? MtomPackage.REFERENCE_TYPE : "text/xml; charset=utf-8";
  }

  /** What is added to the id of a toolkit that can speak so, and does not by default. */
  public String suffix() {
    return switch (this) {
      case MTOM -> "+mtom";
      case SIGNED -> "+sign";
      case SIGNED_ENCRYPTED -> "+encrypt";
      case DOCUMENT_LITERAL, RPC_ENCODED, PROTOBUF -> "";
    };
  }

  /** The name in cells and headings. */
  public String label() {
    return label;
  }
}
