package org.xmlbench.soap.contract;

import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import javax.crypto.Cipher;
import javax.xml.crypto.dom.DOMStructure;
import javax.xml.crypto.dsig.Reference;
import javax.xml.crypto.dsig.XMLSignatureFactory;
import javax.xml.crypto.dsig.dom.DOMSignContext;
import javax.xml.crypto.dsig.keyinfo.KeyInfo;
import javax.xml.crypto.dsig.keyinfo.KeyInfoFactory;
import javax.xml.crypto.dsig.spec.C14NMethodParameterSpec;
import javax.xml.crypto.dsig.spec.TransformParameterSpec;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xmlbench.soap.security.ContentCipher;
import org.xmlbench.soap.security.MessageKeys;
import org.xmlbench.soap.security.Party;
import org.xmlbench.soap.security.Protection;

/**
 * Secures an envelope by WS-Security without any toolkit, by the platform's cryptography: for what
 * no toolkit would send.
 *
 * @param keys whose keys sign
 * @param receivers whose certificates encrypt
 * @param sender who signs
 * @param created when it says that it was made; it holds for five minutes from then
 */
record Seal(MessageKeys keys, MessageKeys receivers, Party sender, Instant created) {
  /** The body, as a part that is signed. */
  static final String BODY = "body";

  /** The timestamp, as a part that is signed. */
  static final String TIMESTAMP = "time";

  private static final Duration HOLDS = Duration.ofMinutes(5);
  private static final String OASIS = "http://docs.oasis-open.org/wss/";
  private static final String WSSE = OASIS + "2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd";
  private static final String WSU = OASIS + "2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd";
  private static final String BASE64 =
      OASIS + "2004/01/oasis-200401-wss-soap-message-security-1.0#Base64Binary";
  private static final String X509 =
      OASIS + "2004/01/oasis-200401-wss-x509-token-profile-1.0#X509v3";
  private static final String ENCRYPTED_KEY =
      OASIS + "oasis-wss-soap-message-security-1.1#EncryptedKey";

  private static final String NAMESPACES =
      "xmlns:wsse='%s' xmlns:wsu='%s' xmlns:ds='http://www.w3.org/2000/09/xmldsig#' xmlns:xenc='http://www.w3.org/2001/04/xmlenc#'"
          .formatted(WSSE, WSU);

  private static final String HEADER =
      """
      <x:Header xmlns:x='http://schemas.xmlsoap.org/soap/envelope/'>\
      <wsse:Security %s x:mustUnderstand='1'>\
      <wsse:BinarySecurityToken EncodingType='%s' ValueType='%s' wsu:Id='token'>%s\
      </wsse:BinarySecurityToken>\
      <wsu:Timestamp wsu:Id='time'><wsu:Created>%s</wsu:Created>\
      <wsu:Expires>%s</wsu:Expires></wsu:Timestamp></wsse:Security></x:Header>\
      """;

  private static final String TOKEN =
      "<wsse:SecurityTokenReference %s><wsse:Reference URI='#token'"
          + " ValueType='%s'/></wsse:SecurityTokenReference>";

  private static final String KEY =
      """
      <xenc:EncryptedKey %s Id='key'><xenc:EncryptionMethod Algorithm='%s'/><ds:KeyInfo>\
      <wsse:SecurityTokenReference><ds:X509Data><ds:X509IssuerSerial>\
      <ds:X509IssuerName>%s</ds:X509IssuerName><ds:X509SerialNumber>%s</ds:X509SerialNumber>\
      </ds:X509IssuerSerial></ds:X509Data></wsse:SecurityTokenReference></ds:KeyInfo>\
      <xenc:CipherData><xenc:CipherValue>%s</xenc:CipherValue></xenc:CipherData>\
      <xenc:ReferenceList><xenc:DataReference URI='#data'/></xenc:ReferenceList>\
      </xenc:EncryptedKey>\
      """;

  private static final String DATA =
      """
      <xenc:EncryptedData %s Id='data' Type='http://www.w3.org/2001/04/xmlenc#Content'>\
      <xenc:EncryptionMethod Algorithm='%s'/><ds:KeyInfo><wsse:SecurityTokenReference>\
      <wsse:Reference URI='#key' ValueType='%s'/></wsse:SecurityTokenReference></ds:KeyInfo>\
      <xenc:CipherData><xenc:CipherValue>%s</xenc:CipherValue></xenc:CipherData>\
      </xenc:EncryptedData>\
      """;

  byte[] on(byte[] envelope, Protection protection) throws Exception {
    return on(envelope, protection, List.of(BODY, TIMESTAMP));
  }

  /**
   * The same with those parts signed alone.
   *
   * @param parts {@link #BODY}, {@link #TIMESTAMP}
   */
  byte[] on(byte[] envelope, Protection protection, List<String> parts) throws Exception {
    byte[] signed = sign(envelope, parts);
    return protection.encrypts() ? encrypt(signed, protection.cipher()) : signed;
  }

  byte[] sign(byte[] envelope) throws Exception {
    return sign(envelope, List.of(BODY, TIMESTAMP));
  }

  private byte[] sign(byte[] envelope, List<String> parts) throws Exception {
    Document document = parse(envelope);
    Element root = document.getDocumentElement();
    Element body = (Element) root.getLastChild();
    body.setAttributeNS("http://www.w3.org/2000/xmlns/", "xmlns:wsu", WSU);
    body.setAttributeNS(WSU, "wsu:Id", BODY);
    Node header = root.insertBefore(made(document, header()), body);
    sign(body, (Element) header.getFirstChild(), parts);
    return text(document).getBytes(StandardCharsets.UTF_8);
  }

  private String header() throws Exception {
    Instant from = created.truncatedTo(ChronoUnit.MILLIS);
    String certificate = base64(keys.certificate(sender).getEncoded());
    return HEADER.formatted(NAMESPACES, BASE64, X509, certificate, from, from.plus(HOLDS));
  }

  private void sign(Element body, Element security, List<String> parts) throws Exception {
    XMLSignatureFactory factory = XMLSignatureFactory.getInstance("DOM");
    List<Reference> references = new ArrayList<>();
    for (String part : parts) {
      references.add(reference(factory, "#" + part));
    }
    DOMSignContext context = new DOMSignContext(keys.privateKey(sender), security);
    context.setDefaultNamespacePrefix("ds");
    context.setIdAttributeNS(body, WSU, "Id");
    context.setIdAttributeNS((Element) security.getLastChild(), WSU, "Id");
    KeyInfoFactory infos = factory.getKeyInfoFactory();
    Element token = made(security.getOwnerDocument(), TOKEN.formatted(NAMESPACES, X509));
    KeyInfo info = infos.newKeyInfo(List.of(new DOMStructure(token)));
    factory
        .newXMLSignature(
            factory.newSignedInfo(
                factory.newCanonicalizationMethod(
                    Protection.CANONICAL, (C14NMethodParameterSpec) null),
                factory.newSignatureMethod(Protection.SIGNATURE, null),
                references),
            info)
        .sign(context);
  }

  private static Reference reference(XMLSignatureFactory factory, String uri) throws Exception {
    return factory.newReference(
        uri,
        factory.newDigestMethod(Protection.DIGEST, null),
        List.of(factory.newTransform(Protection.CANONICAL, (TransformParameterSpec) null)),
        null,
        null);
  }

  /** A signed envelope with the content of its body encrypted. */
  byte[] encrypt(byte[] signed, ContentCipher cipher) throws Exception {
    Document document = parse(signed);
    Element body = (Element) document.getDocumentElement().getLastChild();
    Node security = document.getDocumentElement().getFirstChild().getFirstChild();
    byte[] key = ContentCipher.newKey();
    byte[] text = text(body.getFirstChild()).getBytes(StandardCharsets.UTF_8);
    String value = base64(cipher.encrypt(key, text));
    body.replaceChild(
        made(document, DATA.formatted(NAMESPACES, cipher.algorithm(), ENCRYPTED_KEY, value)),
        body.getFirstChild());
    X509Certificate certificate = receivers.certificate(sender.other());
    Cipher rsa = Cipher.getInstance("RSA/ECB/OAEPWithSHA-1AndMGF1Padding");
    rsa.init(Cipher.ENCRYPT_MODE, certificate.getPublicKey());
    String wrapped =
        KEY.formatted(
            NAMESPACES,
            Protection.KEY_TRANSPORT,
            certificate.getIssuerX500Principal().getName(),
            certificate.getSerialNumber(),
            base64(rsa.doFinal(key)));
    security.insertBefore(made(document, wrapped), security.getFirstChild());
    return text(document).getBytes(StandardCharsets.UTF_8);
  }

  private static String base64(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }

  private static Element made(Document owner, String xml) throws Exception {
    Document parsed = parse(xml.getBytes(StandardCharsets.UTF_8));
    return (Element) owner.importNode(parsed.getDocumentElement(), true);
  }

  private static Document parse(byte[] text) throws Exception {
    return DocumentBuilderFactory.newDefaultNSInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(text));
  }

  private static String text(Node node) throws Exception {
    Transformer transformer = TransformerFactory.newDefaultInstance().newTransformer();
    transformer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
    StringWriter out = new StringWriter();
    transformer.transform(new DOMSource(node), new StreamResult(out));
    return out.toString();
  }
}
