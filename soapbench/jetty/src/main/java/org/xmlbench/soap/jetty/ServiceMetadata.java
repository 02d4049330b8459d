package org.xmlbench.soap.jetty;

import java.io.IOException;
import java.util.Optional;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.Wsdl;

/**
 * What a host answers for a toolkit to {@code GET ?wsdl} and {@code GET ?xsd}.
 *
 * @param wsdl text of the WSDL, as {@link Wsdl} gives it; empty where the toolkit is asked itself
 * @param schema text of the schema that it imports; empty where it imports none
 */
public record ServiceMetadata(Optional<String> wsdl, Optional<String> schema) {
  static final ServiceMetadata NONE = new ServiceMetadata(Optional.empty(), Optional.empty());

  /** The project's own WSDL for what is spoken; none of what is no SOAP. */
  public static ServiceMetadata of(Encoding encoding) throws IOException {
    return switch (encoding) {
      case DOCUMENT_LITERAL, MTOM, SIGNED, SIGNED_ENCRYPTED ->
          new ServiceMetadata(Optional.of(Wsdl.literal()), Optional.of(Wsdl.schema()));
      case RPC_ENCODED -> new ServiceMetadata(Optional.of(Wsdl.encoded()), Optional.empty());
      case PROTOBUF -> NONE;
    };
  }

  /**
   * The answer to a query.
   *
   * @param query what stands behind the question mark
   * @param address of the service, as the caller knows it
   * @return the document; empty where the toolkit is to answer
   */
  Optional<String> answer(String query, String address) {
    if (query.equalsIgnoreCase("wsdl")) {
      return wsdl.map(text -> Wsdl.at(address, text));
    }
    return query.equalsIgnoreCase("xsd") ? schema : Optional.empty();
  }
}
