package org.xmlbench.soap.message;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.xml.namespace.QName;
import javax.xml.stream.XMLEventFactory;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLEventWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.Attribute;
import javax.xml.stream.events.StartElement;
import javax.xml.stream.events.XMLEvent;

/** Replaces what is included by base64: XML-binary Optimized Packaging, section 3.2. */
final class XopInlining {
  private static final QName INCLUDE = new QName(MtomPackage.XOP, "Include");
  private static final QName HREF = new QName("href");
  private static final String CID = "cid:";

  private XopInlining() {}

  /**
   * The envelope with all its data inside it.
   *
   * @param parts bytes by content identifiers
   * @throws MessageException when a part is not included, or more than once, or there is no such
   *     part
   */
  static byte[] inline(byte[] envelope, Map<String, byte[]> parts) throws MessageException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Set<String> included = new HashSet<>();
    try {
      XMLEventReader in =
          EnvelopeInput.factory().createXMLEventReader(new ByteArrayInputStream(envelope));
      XMLEventWriter writer =
          XMLOutputFactory.newDefaultFactory()
              .createXMLEventWriter(out, StandardCharsets.UTF_8.name());
      while (in.hasNext()) {
        XMLEvent event = in.nextEvent();
        if (event.isStartElement() && event.asStartElement().getName().equals(INCLUDE)) {
          String base64 = base64(event.asStartElement(), parts, included);
          writer.add(XMLEventFactory.newDefaultFactory().createCharacters(base64));
          if (!in.nextTag().isEndElement()) {
            throw new MessageException("an xop:Include has content");
          }
        } else if (!event.isStartDocument()) {
          writer.add(event);
        }
      }
      writer.close();
    } catch (XMLStreamException e) {
      throw EnvelopeInput.notWellFormed(e);
    }
    if (!included.equals(parts.keySet())) {
      throw new MessageException(
          "it includes %s of the parts %s".formatted(included, parts.keySet()));
    }
    return out.toByteArray();
  }

  private static String base64(
      StartElement include, Map<String, byte[]> parts, Set<String> included)
      throws MessageException {
    Attribute href = include.getAttributeByName(HREF);
    String target = href == null ? "nothing" : href.getValue();
    String id =
        target.startsWith(CID)
            ? URLDecoder.decode(
                target.substring(CID.length()).replace("+", "%2B"), StandardCharsets.UTF_8)
            : target;
    if (!parts.containsKey(id) || !included.add(id)) {
      throw new MessageException("it includes %s, which is no part or one twice".formatted(target));
    }
    return Base64.getEncoder().encodeToString(parts.get(id));
  }
}
