package org.xmlbench.probes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Base64;
import javax.xml.crypto.dsig.XMLSignature;
import javax.xml.crypto.dsig.XMLSignatureFactory;
import javax.xml.crypto.dsig.dom.DOMValidateContext;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The signature of a generated message is true, by an implementation that did not make it. */
class WsSecurityFamilyTest {
  private static final String WSU =
      "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ws-security:1",
        "ws-security:500",
        "ws-security:20,seed=7",
        "ws-security:20:UTF-16",
        "ws-security:20:ISO-8859-1"
      })
  void verifies(String name) throws Exception {
    assertThat(isValid(SmallDocuments.generate(name).bytes())).isTrue();
  }

  @Test
  void verifiesInEveryOrder() throws Exception {
    for (var variant : Catalogue.parse("ws-security:20").variants(3)) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      variant.write(bytes);
      assertThat(isValid(bytes.toByteArray())).as(variant.name().toString()).isTrue();
    }
  }

  @Test
  void aChangeIsSeen() throws Exception {
    String text = SmallDocuments.generate("ws-security:5").text();
    assertThat(text).contains("T12:05:00", "quantity=\"", "#sha256");
    assertThat(isValid(bytes(text.replace("T12:05:00", "T12:06:00")))).isFalse();
    assertThat(isValid(bytes(text.replaceFirst("quantity=\"", "quantity=\"1")))).isFalse();
    assertThat(isValid(bytes(text.replaceFirst("#sha256", "#sha512")))).isFalse();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static boolean isValid(byte[] message) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
    Document document = factory.newDocumentBuilder().parse(new ByteArrayInputStream(message));
    Element signature = only(document.getElementsByTagNameNS(XMLSignature.XMLNS, "Signature"));
    DOMValidateContext context =
        new DOMValidateContext(certificate(document).getPublicKey(), signature);
    NodeList all = document.getElementsByTagNameNS("*", "*");
    for (int i = 0; i < all.getLength(); i++) {
      Element element = (Element) all.item(i);
      if (element.hasAttributeNS(WSU, "Id")) {
        context.setIdAttributeNS(element, WSU, "Id");
      }
    }
    XMLSignature read = XMLSignatureFactory.getInstance("DOM").unmarshalXMLSignature(context);
    return read.validate(context);
  }

  private static X509Certificate certificate(Document document) throws Exception {
    Element token = only(document.getElementsByTagNameNS("*", "BinarySecurityToken"));
    byte[] encoded = Base64.getDecoder().decode(token.getTextContent());
    return (X509Certificate)
        CertificateFactory.getInstance("X.509")
            .generateCertificate(new ByteArrayInputStream(encoded));
  }

  private static Element only(NodeList nodes) throws IOException {
    if (nodes.getLength() != 1) {
      throw new IOException(nodes.getLength() + " instead of one");
    }
    return (Element) nodes.item(0);
  }
}
