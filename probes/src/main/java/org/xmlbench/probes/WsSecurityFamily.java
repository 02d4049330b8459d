package org.xmlbench.probes;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * {@code ws-security:N}: a signed SOAP message with N orders: a header with a timestamp, a
 * certificate and an XML signature over timestamp and body, which verifies.
 *
 * <p>What is signed is written so that its exclusive canonical form is its own bytes in UTF-8 and
 * the namespaces that are declared further out. So the digest of the body is computed while the
 * body is written a first time, into nothing, and no canonicaliser is needed.
 *
 * <p>Source: the WS-Security document of XMLBench (SC'06). It could not be had: this is SOAP 1.1
 * with Web Services Security 1.0 (X.509 Token Profile) in the layout of Apache WSS4J. The orders
 * are made up.
 */
final class WsSecurityFamily extends GeneratedFamily {
  private static final String WSS = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-";
  private static final String WSSE = WSS + "wssecurity-secext-1.0.xsd";
  private static final String WSU = WSS + "wssecurity-utility-1.0.xsd";
  private static final String BASE_64 = WSS + "soap-message-security-1.0#Base64Binary";
  private static final String X_509 = WSS + "x509-token-profile-1.0#X509v3";
  private static final String DS = "http://www.w3.org/2000/09/xmldsig#";
  private static final String EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";
  private static final String RSA = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";
  private static final String SHA = "http://www.w3.org/2001/04/xmlenc#sha256";

  private static final Name ENVELOPE = soap("Envelope");
  private static final Name HEADER = soap("Header");
  private static final Name BODY = soap("Body");
  private static final Name MUST_UNDERSTAND = soap("mustUnderstand");
  private static final Name SECURITY = Name.of(WSSE, "wsse", "Security");
  private static final Name TOKEN = Name.of(WSSE, "wsse", "BinarySecurityToken");
  private static final Name TOKEN_REFERENCE = Name.of(WSSE, "wsse", "SecurityTokenReference");
  private static final Name REFERENCE_TO = Name.of(WSSE, "wsse", "Reference");
  private static final Name TIMESTAMP = Name.of(WSU, "wsu", "Timestamp");
  private static final Name CREATED = Name.of(WSU, "wsu", "Created");
  private static final Name EXPIRES = Name.of(WSU, "wsu", "Expires");
  private static final Name WSU_ID = Name.of(WSU, "wsu", "Id");
  private static final Name SIGNATURE = signature("Signature");
  private static final Name SIGNED_INFO = signature("SignedInfo");
  private static final Name CANONICALISATION = signature("CanonicalizationMethod");
  private static final Name SIGNATURE_METHOD = signature("SignatureMethod");
  private static final Name REFERENCE = signature("Reference");
  private static final Name TRANSFORMS = signature("Transforms");
  private static final Name TRANSFORM = signature("Transform");
  private static final Name DIGEST_METHOD = signature("DigestMethod");
  private static final Name DIGEST_VALUE = signature("DigestValue");
  private static final Name SIGNATURE_VALUE = signature("SignatureValue");
  private static final Name KEY_INFO = signature("KeyInfo");
  private static final Name ALGORITHM = Name.of("Algorithm");
  private static final Name ENCODING_TYPE = Name.of("EncodingType");
  private static final Name VALUE_TYPE = Name.of("ValueType");
  private static final Name URI = Name.of("URI");
  private static final Name ID = Name.of("Id");

  WsSecurityFamily() {
    super(
        "ws-security",
        "a signed SOAP message with N orders: timestamp, certificate and a true XML signature",
        "XMLBench (SC'06), WS-Security; layout of Apache WSS4J",
        new Sizes(Parameter.COUNT, 1000, 1, 1_000_000));
  }

  private static Name soap(String local) {
    return Name.of(SoapEnvelope.SOAP_ENV, "soapenv", local);
  }

  private static Name signature(String local) {
    return Name.of(DS, "ds", local);
  }

  /** Writes a part of the document. */
  @FunctionalInterface
  private interface Part {
    /**
     * Writes the part.
     *
     * @param canonical whether it stands alone, in canonical form, and so declares what it uses
     */
    void write(DocumentWriter writer, boolean canonical) throws IOException;
  }

  @Override
  void generate(DocumentWriter writer, DocumentName document, RecordOrder order)
      throws IOException {
    Part body = (out, canonical) -> body(out, canonical, document, order);
    String timestampDigest = digest(WsSecurityFamily::timestamp);
    String bodyDigest = digest(body);
    Part signedInfo = (out, canonical) -> signedInfo(out, canonical, timestampDigest, bodyDigest);
    ByteArrayOutputStream signed = new ByteArrayOutputStream();
    canonical(signedInfo, signed);

    writer.declaration();
    writer.start(ENVELOPE).namespace("soapenv", SoapEnvelope.SOAP_ENV).newline();
    writer.start(HEADER).newline();
    writer.start(SECURITY).namespace("wsse", WSSE).namespace("wsu", WSU);
    writer.attribute(MUST_UNDERSTAND, "1").newline();
    timestamp(writer, false);
    writer.newline().start(TOKEN).attribute(ENCODING_TYPE, BASE_64).attribute(VALUE_TYPE, X_509);
    writer.attribute(WSU_ID, "X509-1").text(DocumentSigner.CERTIFICATE).end().newline();
    writer.start(SIGNATURE).namespace("ds", DS).attribute(ID, "SIG-1").newline();
    signedInfo.write(writer, false);
    writer.newline().element(SIGNATURE_VALUE, DocumentSigner.sign(signed.toByteArray())).newline();
    writer.start(KEY_INFO).attribute(ID, "KI-1").start(TOKEN_REFERENCE).attribute(WSU_ID, "STR-1");
    writer.start(REFERENCE_TO).attribute(URI, "#X509-1").attribute(VALUE_TYPE, X_509).endEmpty();
    writer.end().end().newline().end().newline().end().newline().end().newline();
    body.write(writer, false);
    writer.newline().end().newline();
  }

  private static String digest(Part part) throws IOException {
    MessageDigest digest = DocumentSigner.digest();
    canonical(part, new DigestOutputStream(OutputStream.nullOutputStream(), digest));
    return DocumentSigner.text(digest.digest());
  }

  private static void canonical(Part part, OutputStream out) throws IOException {
    DocumentWriter writer = DocumentWriter.bytesOnly(out);
    part.write(writer, true);
    writer.finish();
  }

  private static void timestamp(DocumentWriter writer, boolean canonical) throws IOException {
    writer.start(TIMESTAMP);
    if (canonical) {
      writer.namespace("wsu", WSU);
    }
    writer.attribute(WSU_ID, "TS-1").element(CREATED, "2006-11-11T12:00:00.000Z");
    writer.element(EXPIRES, "2006-11-11T12:05:00.000Z").end();
  }

  private static void signedInfo(
      DocumentWriter writer, boolean canonical, String timestamp, String body) throws IOException {
    writer.start(SIGNED_INFO);
    if (canonical) {
      writer.namespace("ds", DS);
    }
    algorithm(writer.newline(), CANONICALISATION, EXCLUSIVE);
    algorithm(writer.newline(), SIGNATURE_METHOD, RSA);
    reference(writer.newline(), "#TS-1", timestamp);
    reference(writer.newline(), "#Body-1", body);
    writer.newline().end();
  }

  private static void reference(DocumentWriter writer, String uri, String digest)
      throws IOException {
    writer.start(REFERENCE).attribute(URI, uri).newline();
    algorithm(writer.start(TRANSFORMS), TRANSFORM, EXCLUSIVE);
    writer.end().newline();
    algorithm(writer, DIGEST_METHOD, SHA);
    writer.newline().element(DIGEST_VALUE, digest).newline().end();
  }

  private static void algorithm(DocumentWriter writer, Name name, String algorithm)
      throws IOException {
    writer.start(name).attribute(ALGORITHM, algorithm).end();
  }

  private static void body(
      DocumentWriter writer, boolean canonical, DocumentName document, RecordOrder order)
      throws IOException {
    writer.start(BODY);
    if (canonical) {
      writer.namespace("soapenv", SoapEnvelope.SOAP_ENV);
    }
    writer.namespace("wsu", WSU).attribute(WSU_ID, "Body-1");
    writer.start(SignedOrders.PLACE).namespace("o", SignedOrders.NAMESPACE).newline();
    TextBuffer text = new TextBuffer();
    for (int pass = 0; pass < order.passes(); pass++) {
      for (long index = 0; index < document.size(); index++) {
        if (order.writes(pass, index)) {
          SignedOrders.write(writer, index, CountedFamily.random(document, index), text);
        }
      }
    }
    writer.end().end();
  }
}
