package org.xmlbench.soap.message;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import org.xmlbench.soap.operation.Payload;

/**
 * A message of SOAP's Message Transmission Optimization Mechanism, a MIME package: an envelope in
 * which {@code xop:Include} stands for base64, and the bytes that it stands for in parts beside it.
 *
 * <p>Sources: <i>XML-binary Optimized Packaging</i>, W3C 2005, sections 2 and 4; <i>SOAP 1.1
 * Binding for MTOM 1.0</i>, W3C 2006; RFC 2387.
 *
 * @param envelope the root part, as it went over the wire
 * @param inlined the envelope with base64 instead of each {@code xop:Include}
 * @param parts number of parts beside the envelope; each is included once
 */
public record MtomPackage(byte[] envelope, byte[] inlined, int parts) {
  static final String XOP = "http://www.w3.org/2004/08/xop/include";

  /** The media type of an envelope with inclusions. */
  static final String ENVELOPE_TYPE = "application/xop+xml";

  private static final String BOUNDARY = "xmlbench-reference-boundary";
  private static final String ROOT = "envelope@xmlbench.org";
  private static final String DATA = "data@xmlbench.org";

  /** The media type of packages that {@link #write} makes. */
  static final String REFERENCE_TYPE =
      "multipart/related; type=\"%s\"; boundary=\"%s\"; start=\"<%s>\"; start-info=\"text/xml\""
          .formatted(ENVELOPE_TYPE, BOUNDARY, ROOT);

  /**
   * Takes a message apart. An envelope that comes alone, as clients send one that has no bytes, is
   * its own package.
   *
   * @param contentType what HTTP says that it is; empty where there is no HTTP
   * @throws MessageException when it is no such package
   */
  public static MtomPackage parse(byte[] message, Optional<String> contentType)
      throws MessageException {
    Optional<MimeParts> mime = MimeParts.parse(message, contentType);
    if (mime.isEmpty()) {
      return new MtomPackage(message, message, 0);
    }
    byte[] envelope = mime.get().root();
    byte[] inlined = XopInlining.inline(envelope, mime.get().beside());
    return new MtomPackage(envelope, inlined, mime.get().beside().size());
  }

  /** The package that says what {@code literal} does, with the bytes of {@code data} beside it. */
  static byte[] write(byte[] literal, Optional<Payload> data) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String envelope = new String(literal, StandardCharsets.UTF_8);
    byte[] bytes = null;
    if (data.isPresent() && data.get() instanceof Payload.Base64(byte[] carried)) {
      bytes = carried;
      envelope =
          envelope.replace(
              ">" + Base64.getEncoder().encodeToString(bytes) + "<",
              "><xop:Include xmlns:xop=\"%s\" href=\"cid:%s\"/><".formatted(XOP, DATA));
    }
    head(out, ENVELOPE_TYPE + "; charset=UTF-8; type=\"text/xml\"", ROOT);
    out.writeBytes(envelope.getBytes(StandardCharsets.UTF_8));
    if (bytes != null) {
      head(out, "application/octet-stream", DATA);
      out.writeBytes(bytes);
    }
    out.writeBytes(ascii("\r\n--" + BOUNDARY + "--\r\n"));
    return out.toByteArray();
  }

  private static void head(ByteArrayOutputStream out, String type, String id) {
    String first = out.size() == 0 ? "" : "\r\n";
    out.writeBytes(
        ascii(
            first
                + "--%s\r\nContent-Type: %s\r\nContent-Transfer-Encoding: binary\r\nContent-ID: <%s>\r\n\r\n"
                    .formatted(BOUNDARY, type, id)));
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
