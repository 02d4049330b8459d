package org.xmlbench.families.attacks.fork;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.xmlbench.probes.CollidingNames;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.Exchange;

/** Makes what is sent of the messages that a server expects. */
final class AttackBody {
  private static final Pattern ITEM = Pattern.compile("<(\\w+:)?item[^>]*>[^<]*</(\\w+:)?item>");
  private static final Pattern BODY = Pattern.compile("<(\\w+:)?Body[^>]*>");
  private static final int OVERSIZE = 32 << 20;
  private static final int DEPTH = 100_000;
  private static final int ENTITIES = 10;
  private static final int ATTRIBUTES = 100_000;
  private static final int COLLIDING_BITS = 14;
  private static final int PARTS = 100_000;
  private static final int BOMB_MIB = 256;
  private static final String ENTITY = "&e;";

  private final Encoding encoding;
  private final int trapPort;
  private final Path secret;

  /**
   * @param encoding what the server speaks; one that speaks no XML is sent document/literal, which
   *     it has to refuse too
   * @param trapPort where connections are counted
   * @param secret a file whose text no reply may disclose
   */
  AttackBody(Encoding encoding, int trapPort, Path secret) {
    this.encoding = encoding.isXml() ? encoding.inlined() : Encoding.DOCUMENT_LITERAL;
    this.trapPort = trapPort;
    this.secret = secret;
  }

  /**
   * What is sent.
   *
   * @param contentType of the body, where it is not that of a good request
   * @param headers more of the request's head, by name
   */
  record Hostile(byte[] bytes, Optional<String> contentType, Map<String, String> headers) {
    Hostile {
      headers = Map.copyOf(headers);
    }

    private static Hostile plain(byte[] bytes) {
      return new Hostile(bytes, Optional.empty(), Map.of());
    }
  }

  Hostile request(Attack attack) {
    return switch (attack) {
      case GZIP_BOMB ->
          new Hostile(compressed(), Optional.empty(), Map.of("Content-Encoding", "gzip"));
      case XOP_FILE -> packed(including(secret.toUri().toString()), 0);
      case XOP_HTTP -> packed(including("http://127.0.0.1:%d/a".formatted(trapPort)), 0);
      case MANY_PARTS -> packed(including("cid:p0"), PARTS);
      default -> Hostile.plain(of(attack));
    };
  }

  private String including(String place) {
    String inclusion =
        "<xop:Include xmlns:xop=\"http://www.w3.org/2004/08/xop/include\" href=\"%s\"/>"
            .formatted(place);
    String good = text("echoBase64:10");
    String bytes = Base64.getEncoder().encodeToString(new byte[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
    return good.replace(">" + bytes + "<", ">" + inclusion + "<");
  }

  /** A package as MTOM has it, with so many parts of one byte beside the envelope. */
  private static Hostile packed(String envelope, int parts) {
    StringBuilder all = new StringBuilder();
    all.append("--b\r\nContent-Type: application/xop+xml; type=\"text/xml\"; charset=utf-8\r\n");
    all.append("Content-Transfer-Encoding: binary\r\nContent-ID: <root>\r\n\r\n");
    all.append(envelope);
    for (int i = 0; i < parts; i++) {
      all.append("\r\n--b\r\nContent-Type: application/octet-stream\r\n");
      all.append("Content-Transfer-Encoding: binary\r\nContent-ID: <p").append(i);
      all.append(">\r\n\r\n.");
    }
    all.append("\r\n--b--\r\n");
    return new Hostile(
        all.toString().getBytes(StandardCharsets.UTF_8),
        Optional.of(
            "multipart/related; type=\"application/xop+xml\"; boundary=\"b\"; start=\"<root>\";"
                + " start-info=\"text/xml\""),
        Map.of());
  }

  /** An envelope that has much white space between its elements. */
  private byte[] compressed() {
    String good = text("echoDoubles:10");
    Matcher item = firstItem(good);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(good.substring(0, item.start()).getBytes(StandardCharsets.UTF_8));
      byte[] blank = " ".repeat(1 << 20).getBytes(StandardCharsets.UTF_8);
      for (int i = 0; i < BOMB_MIB; i++) {
        gzip.write(blank);
      }
      gzip.write(good.substring(item.start()).getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /** The bytes of a request that is text alone. */
  byte[] of(Attack attack) {
    String good = text("echoDoubles:10");
    String strings = text("echoStrings:1");
    String made =
        switch (attack) {
          case MALFORMED -> good.substring(0, firstItem(good).end() - 2);
          case NOT_SOAP -> "<?xml version=\"1.0\"?><order><item>1</item></order>";
          case OVERSIZED -> oversized(good);
          case DEEP -> insideBody(good, "<a>".repeat(DEPTH) + "</a>".repeat(DEPTH));
          case EXTERNAL_DTD ->
              declared(
                  good, "<!DOCTYPE a SYSTEM \"http://127.0.0.1:%d/a.dtd\">".formatted(trapPort));
          case EXTERNAL_ENTITY ->
              declared(
                  withEntity(strings),
                  "<!DOCTYPE a [<!ENTITY e SYSTEM \"%s\">]>".formatted(secret.toUri()));
          case ENTITY_BOMB -> declared(withEntity(strings), "<!DOCTYPE a [" + entities() + "]>");
          case WRONG_TYPE -> good.replaceFirst(">1\\.0<", ">two<");
          case HUGE_SIZE -> text("sendInts:7").replace(">7<", ">" + Integer.MAX_VALUE + "<");
          case MUST_UNDERSTAND -> withHeader(good);
          case ATTRIBUTES -> insideBody(good, element(ATTRIBUTES, i -> "a" + i));
          case COLLIDING_NAMES ->
              insideBody(
                  good,
                  element(
                      1 << COLLIDING_BITS, number -> CollidingNames.of(number, COLLIDING_BITS)));
          case GZIP_BOMB, XOP_FILE, XOP_HTTP, MANY_PARTS ->
              throw new IllegalArgumentException(attack + " is no text");
          case HALF_SENT, SLOW -> good;
        };
    return made.getBytes(StandardCharsets.UTF_8);
  }

  private static String withHeader(String good) {
    Matcher body = BODY.matcher(good);
    if (!body.find()) {
      throw new IllegalStateException("the reference message has no body");
    }
    return good.substring(0, body.start())
        + "<h:Header xmlns:h=\"%1$s\"><u:unknown xmlns:u=\"urn:unknown\" h:mustUnderstand=\"1\"/></h:Header>"
            .formatted(Soap.ENVELOPE_NAMESPACE)
        + good.substring(body.start());
  }

  private static String element(int attributes, IntFunction<String> name) {
    StringBuilder element = new StringBuilder("<a");
    for (int i = 0; i < attributes; i++) {
      element.append(' ').append(name.apply(i)).append("=\"\"");
    }
    return element.append("/>").toString();
  }

  private String text(String exchange) {
    return new String(
        ReferenceMessage.request(encoding, Exchange.named(exchange)).bytes(),
        StandardCharsets.UTF_8);
  }

  private static Matcher firstItem(String good) {
    Matcher item = ITEM.matcher(good);
    if (!item.find()) {
      throw new IllegalStateException("the reference message has no item");
    }
    return item;
  }

  private static String oversized(String good) {
    Matcher item = firstItem(good);
    return good.substring(0, item.end())
        + item.group().repeat(OVERSIZE / item.group().length())
        + good.substring(item.end());
  }

  private static String insideBody(String good, String more) {
    Matcher body = BODY.matcher(good);
    if (!body.find()) {
      throw new IllegalStateException("the reference message has no body");
    }
    return good.substring(0, body.end()) + more + good.substring(body.end());
  }

  private static String withEntity(String good) {
    return good.replace(">s0<", ">" + ENTITY + "<");
  }

  private static String declared(String good, String declaration) {
    int end = good.startsWith("<?xml") ? good.indexOf("?>") + 2 : 0;
    return good.substring(0, end) + declaration + good.substring(end);
  }

  private static String entities() {
    StringBuilder all = new StringBuilder("<!ENTITY e0 \"0123456789\">");
    for (int i = 1; i < ENTITIES; i++) {
      all.append("<!ENTITY e").append(i).append(" \"");
      all.append(("&e" + (i - 1) + ";").repeat(ENTITIES)).append("\">");
    }
    return all.append("<!ENTITY e \"&e").append(ENTITIES - 1).append(";\">").toString();
  }
}
