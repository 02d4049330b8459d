package org.xmlbench.soap.security;

import java.security.PublicKey;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import javax.xml.crypto.KeySelector;
import javax.xml.crypto.MarshalException;
import javax.xml.crypto.dsig.Reference;
import javax.xml.crypto.dsig.Transform;
import javax.xml.crypto.dsig.XMLSignature;
import javax.xml.crypto.dsig.XMLSignatureException;
import javax.xml.crypto.dsig.XMLSignatureFactory;
import javax.xml.crypto.dsig.dom.DOMValidateContext;
import org.w3c.dom.Element;
import org.xmlbench.soap.message.MessageException;

/** Whether body and timestamp of an envelope are signed, and by whom. */
final class SignatureCheck {
  private static final String ID = "Id";

  private SignatureCheck() {}

  /**
   * Requires that one signature by the owner of {@code key} covers body and timestamp, and that the
   * timestamp is of now.
   *
   * @throws MessageException when it does not
   */
  static void require(Element security, Element body, PublicKey key) throws MessageException {
    Element timestamp = Xml.child(security, SecuredEnvelope.WSU, "Timestamp");
    Element signature = Xml.child(security, XMLSignature.XMLNS, "Signature");
    DOMValidateContext context =
        new DOMValidateContext(KeySelector.singletonKeySelector(key), signature);
    context.setProperty("org.jcp.xml.dsig.secureValidation", true);
    Set<String> needed = new HashSet<>();
    for (Element signed : new Element[] {body, timestamp}) {
      if (!signed.hasAttributeNS(SecuredEnvelope.WSU, ID)) {
        throw new MessageException("its %s is not signed".formatted(signed.getLocalName()));
      }
      context.setIdAttributeNS(signed, SecuredEnvelope.WSU, ID);
      needed.add("#" + signed.getAttributeNS(SecuredEnvelope.WSU, ID));
    }
    try {
      XMLSignature read = XMLSignatureFactory.getInstance("DOM").unmarshalXMLSignature(context);
      requireAlgorithms(read);
      read.getSignedInfo().getReferences().forEach(each -> needed.remove(each.getURI()));
      if (!needed.isEmpty()) {
        throw new MessageException("its signature does not cover body and timestamp");
      }
      if (!read.validate(context)) {
        throw new MessageException("its signature is not that of its sender, or of its content");
      }
    } catch (MarshalException | XMLSignatureException e) {
      throw new MessageException("its signature cannot be read: " + e.getMessage());
    }
    requireCurrent(timestamp);
  }

  private static void requireAlgorithms(XMLSignature signature) throws MessageException {
    requireSame(
        signature.getSignedInfo().getSignatureMethod().getAlgorithm(), Protection.SIGNATURE);
    requireSame(
        signature.getSignedInfo().getCanonicalizationMethod().getAlgorithm(), Protection.CANONICAL);
    for (Reference reference : signature.getSignedInfo().getReferences()) {
      requireSame(reference.getDigestMethod().getAlgorithm(), Protection.DIGEST);
      for (Transform transform : reference.getTransforms()) {
        requireSame(transform.getAlgorithm(), Protection.CANONICAL);
      }
    }
  }

  private static void requireSame(String used, String declared) throws MessageException {
    if (!used.equals(declared)) {
      throw new MessageException("its signature uses %s instead of %s".formatted(used, declared));
    }
  }

  private static void requireCurrent(Element timestamp) throws MessageException {
    String created = Xml.child(timestamp, SecuredEnvelope.WSU, "Created").getTextContent();
    String expires = Xml.child(timestamp, SecuredEnvelope.WSU, "Expires").getTextContent();
    try {
      Instant now = Instant.now();
      // A clock may be written in whole seconds, as some toolkits do.
      if (Instant.parse(created).isAfter(now.plusSeconds(1))
          || Instant.parse(expires).isBefore(now)) {
        throw new MessageException(
            "it is of %s to %s, which is not now".formatted(created, expires));
      }
    } catch (DateTimeException e) {
      throw new MessageException("its timestamp is '%s' to '%s'".formatted(created, expires));
    }
  }
}
