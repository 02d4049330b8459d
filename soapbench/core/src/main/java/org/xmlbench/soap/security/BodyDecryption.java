package org.xmlbench.soap.security;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.util.Base64;
import java.util.List;
import javax.crypto.Cipher;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;
import org.xmlbench.soap.message.MessageException;

/** Decrypts the content of a body: XML Encryption 1.1, sections 5.2 and 5.5.2. */
final class BodyDecryption {
  private static final String XENC = "http://www.w3.org/2001/04/xmlenc#";
  private static final String CONTENT = XENC + "Content";
  private static final String METHOD = "EncryptionMethod";

  private BodyDecryption() {}

  /**
   * Puts the content of {@code body} in its place.
   *
   * @throws MessageException when the body is anything else than one encrypted content
   */
  static void decrypt(Element security, Element body, PrivateKey key, ContentCipher cipher)
      throws MessageException, GeneralSecurityException, SAXException, IOException {
    List<Element> inside = Xml.children(body);
    if (inside.size() != 1 || !body.getTextContent().equals(inside.getFirst().getTextContent())) {
      throw new MessageException("its body has more than an encrypted content");
    }
    Element data = Xml.child(body, XENC, "EncryptedData");
    if (!data.getAttribute("Type").equals(CONTENT)) {
      throw new MessageException("its body's content is not what is encrypted");
    }
    Xml.requireAlgorithm(data, XENC, METHOD, cipher.algorithm());
    byte[] text = cipher.decrypt(contentKey(security, key), value(data));
    body.removeChild(data);
    Document parsed = SecuredEnvelope.parse(inContext(body, text));
    for (Element element : Xml.children(parsed.getDocumentElement())) {
      body.appendChild(body.getOwnerDocument().importNode(element, true));
    }
  }

  private static byte[] contentKey(Element security, PrivateKey key)
      throws MessageException, GeneralSecurityException {
    Element encrypted = Xml.child(security, XENC, "EncryptedKey");
    Xml.requireAlgorithm(encrypted, XENC, METHOD, Protection.KEY_TRANSPORT);
    Cipher rsa = Cipher.getInstance("RSA/ECB/OAEPWithSHA-1AndMGF1Padding");
    rsa.init(Cipher.DECRYPT_MODE, key);
    return rsa.doFinal(value(encrypted));
  }

  private static byte[] value(Element encrypted) throws MessageException {
    Element data = Xml.child(encrypted, XENC, "CipherData");
    String base64 = Xml.child(data, XENC, "CipherValue").getTextContent();
    return Base64.getMimeDecoder().decode(base64);
  }

  /** What was encrypted may use prefixes that are declared around it. */
  private static byte[] inContext(Element body, byte[] text) {
    StringBuilder context = new StringBuilder("<context");
    StringBuilder declared = new StringBuilder();
    for (Node node = body; node instanceof Element; node = node.getParentNode()) {
      NamedNodeMap attributes = node.getAttributes();
      for (int i = 0; i < attributes.getLength(); i++) {
        String name = attributes.item(i).getNodeName();
        boolean isDeclaration = name.equals("xmlns") || name.startsWith("xmlns:");
        if (isDeclaration && declared.indexOf(" " + name + "=") < 0) {
          declared.append(" %s=\"%s\"".formatted(name, attributes.item(i).getNodeValue()));
        }
      }
    }
    context.append(declared).append('>');
    context.append(new String(text, StandardCharsets.UTF_8)).append("</context>");
    return context.toString().getBytes(StandardCharsets.UTF_8);
  }
}
