package org.xmlbench.soap.attack;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.Exchange;

/** Makes what is sent of the messages that a server expects. */
final class AttackBody {
  private static final Pattern ITEM = Pattern.compile("<(\\w+:)?item[^>]*>[^<]*</(\\w+:)?item>");
  private static final Pattern BODY = Pattern.compile("<(\\w+:)?Body[^>]*>");
  private static final int OVERSIZE = 32 << 20;
  private static final int DEPTH = 100_000;
  private static final int ENTITIES = 10;
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

  /** The bytes of one request. */
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
          case HALF_SENT, SLOW -> good;
        };
    return made.getBytes(StandardCharsets.UTF_8);
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
