package org.xmlbench.soap.springws;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.wss4j.dom.WSConstants;
import org.apache.wss4j.dom.WSDataRef;
import org.apache.wss4j.dom.engine.WSSecurityEngineResult;
import org.springframework.ws.context.MessageContext;
import org.springframework.ws.soap.SoapMessage;
import org.springframework.ws.soap.security.wss4j2.Wss4jSecurityInterceptor;
import org.springframework.ws.soap.security.wss4j2.Wss4jSecurityValidationException;
import org.w3c.dom.Node;
import org.xmlbench.soap.message.Soap;

/**
 * Spring's interceptor, which also asks which parts were secured: it asks itself whether anything
 * was. Without that a message would do whose signed body was moved into a header.
 */
final class CoverageInterceptor extends Wss4jSecurityInterceptor {
  static final String UTILITY_NAMESPACE = WSConstants.WSU_NS;

  private static final String ENVELOPE = name(Soap.ENVELOPE_NAMESPACE, "Envelope");
  private static final List<String> BODY = List.of(ENVELOPE, name(Soap.ENVELOPE_NAMESPACE, "Body"));
  private static final List<String> TIMESTAMP =
      List.of(
          ENVELOPE,
          name(Soap.ENVELOPE_NAMESPACE, "Header"),
          name(WSConstants.WSSE_NS, "Security"),
          name(UTILITY_NAMESPACE, "Timestamp"));

  private final boolean encrypted;

  /**
   * One whose actions are not set yet.
   *
   * @param encrypted whether the body must be
   */
  CoverageInterceptor(boolean encrypted) {
    this.encrypted = encrypted;
  }

  /**
   * SAAJ knows the element that WSS4J has put into the body once it was asked for it, and fails
   * where it is asked first whether that is a fault, as Spring does. Spring's own log asks where it
   * is at its most detailed (issue 1404 of spring-ws).
   */
  @Override
  protected void secureMessage(SoapMessage message, MessageContext context) {
    super.secureMessage(message, context);
    message.getPayloadSource();
  }

  @Override
  protected void checkResults(List<WSSecurityEngineResult> results, List<Integer> validationActions)
      throws Wss4jSecurityValidationException {
    super.checkResults(results, validationActions);
    requirePart(results, WSConstants.SIGN, BODY);
    requirePart(results, WSConstants.SIGN, TIMESTAMP);
    if (encrypted) {
      requirePart(results, WSConstants.ENCR, BODY);
    }
  }

  private static void requirePart(
      List<WSSecurityEngineResult> results, int action, List<String> part)
      throws Wss4jSecurityValidationException {
    boolean secured =
        results.stream()
            .filter(
                result ->
                    Integer.valueOf(action).equals(result.get(WSSecurityEngineResult.TAG_ACTION)))
            .flatMap(result -> parts(result).stream())
            .anyMatch(reference -> path(reference.getProtectedElement()).equals(part));
    if (!secured) {
      throw new Wss4jSecurityValidationException(
          "%s is not %s"
              .formatted(part.getLast(), action == WSConstants.SIGN ? "signed" : "encrypted"));
    }
  }

  @SuppressWarnings("unchecked") // What WSS4J says of that key.
  private static List<WSDataRef> parts(WSSecurityEngineResult result) {
    List<WSDataRef> parts = (List<WSDataRef>) result.get(WSSecurityEngineResult.TAG_DATA_REF_URIS);
    return parts == null ? List.of() : parts;
  }

  /**
   * The names from the root to it; nothing where another of that name stands beside one of them.
   */
  private static List<String> path(Node element) {
    List<String> names = new ArrayList<>();
    Node at = element;
    while (at != null && at.getNodeType() == Node.ELEMENT_NODE) {
      String name = name(at.getNamespaceURI(), at.getLocalName());
      if (isBeside(at, name)) {
        return List.of();
      }
      names.addFirst(name);
      at = at.getParentNode();
    }
    return names;
  }

  private static boolean isBeside(Node element, String name) {
    Node first = element.getParentNode().getFirstChild();
    return Stream.iterate(first, Objects::nonNull, Node::getNextSibling)
        .filter(node -> node.getNodeType() == Node.ELEMENT_NODE)
        .filter(node -> name(node.getNamespaceURI(), node.getLocalName()).equals(name))
        .skip(1)
        .findAny()
        .isPresent();
  }

  private static String name(String namespace, String local) {
    return "{" + namespace + "}" + local;
  }
}
