package org.xmlbench.soap.security;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.security.GeneralSecurityException;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;
import org.xmlbench.soap.message.MessageException;
import org.xmlbench.soap.message.Soap;

/**
 * Opens a secured envelope by the platform's own cryptography, without any toolkit: so a toolkit
 * that signs or encrypts less than it says is found out.
 */
public final class SecuredEnvelope {
  static final String WSSE =
      "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd";
  static final String WSU =
      "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd";

  private SecuredEnvelope() {}

  /**
   * The envelope as it was before it was secured, without the header of WS-Security and the
   * identifiers that it needs.
   *
   * @param envelope as it went over the wire
   * @param protection what its sender declares
   * @param sender who has signed it
   * @throws MessageException when it is not encrypted although it should be, when body and
   *     timestamp are not signed by the sender, by the algorithms of {@code protection}, or when it
   *     has expired
   */
  public static byte[] open(byte[] envelope, Protection protection, MessageKeys keys, Party sender)
      throws MessageException {
    try {
      Document document = parse(envelope);
      Element root = document.getDocumentElement();
      Element body = Xml.child(root, Soap.ENVELOPE_NAMESPACE, "Body");
      Element header = Xml.child(root, Soap.ENVELOPE_NAMESPACE, "Header");
      Element security = Xml.child(header, WSSE, "Security");
      if (protection.encrypts()) {
        BodyDecryption.decrypt(
            security, body, keys.privateKey(sender.other()), protection.cipher());
      }
      SignatureCheck.require(security, body, keys.certificate(sender).getPublicKey());
      header.removeChild(security);
      if (header.getElementsByTagName("*").getLength() == 0) {
        root.removeChild(header);
      }
      body.removeAttributeNS(WSU, "Id");
      return written(document);
    } catch (SAXException e) {
      throw new MessageException("it is not well-formed: " + e.getMessage().replace("\n", " "));
    } catch (GeneralSecurityException | IOException e) {
      throw new MessageException("it cannot be opened: " + e);
    }
  }

  /** Reads a document, of which no type declaration is taken. */
  static Document parse(byte[] text) throws SAXException, IOException {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      var builder = factory.newDocumentBuilder();
      builder.setErrorHandler(null);
      return builder.parse(new ByteArrayInputStream(text));
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException("the platform's parser has no such feature", e);
    }
  }

  private static byte[] written(Node document) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      TransformerFactory.newDefaultInstance()
          .newTransformer()
          .transform(new DOMSource(document), new StreamResult(out));
    } catch (TransformerException e) {
      throw new IllegalStateException("a document cannot be written to memory", e);
    }
    return out.toByteArray();
  }
}
