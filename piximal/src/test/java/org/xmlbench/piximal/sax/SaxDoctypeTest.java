package org.xmlbench.piximal.sax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.SAXParserFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;

/** What handlers hear of a document type: the same as by the JDK's parser, in the same order. */
class SaxDoctypeTest {
  private static final String PROPERTIES = "http://xml.org/sax/properties/";

  private static final Map<String, String> EXTERNAL =
      Map.of(
          "http://h/d/x.dtd",
          "<!--x--><!ENTITY % i \"<!ELEMENT k (a|b)*>\">%i;<![INCLUDE[<!ENTITY o SYSTEM 'o.xml'>"
              + "<!NOTATION n2 PUBLIC 'p'>]]><?in ext?><!ATTLIST r z (u | v) 'u'>",
          "http://h/d/sub/y.dtd",
          "<!NOTATION n SYSTEM 'n'><!ENTITY o SYSTEM 'o.xml'><!ENTITY u SYSTEM '../u.gif' NDATA n>",
          "http://h/d/e.xml",
          "<i>external</i>",
          "http://h/d/p.ent",
          "<!ENTITY w 'W'><!ENTITY u2 SYSTEM 'u2.gif' NDATA n1>");

  /** Writes down what it hears. */
  private static final class Heard extends DoctypeLines {
    @Override
    public void startElement(String uri, String name, String qName, Attributes attributes) {
      lines.add("<" + qName + " " + attributes.getLength());
    }

    @Override
    public void endElement(String uri, String name, String qName) {
      lines.add("</" + qName);
    }

    @Override
    public void characters(char[] text, int start, int length) {
      String last = lines.getLast();
      String more = new String(text, start, length);
      if (last.startsWith("text ")) {
        lines.set(lines.size() - 1, last + more);
      } else {
        lines.add("text " + more);
      }
    }

    @Override
    public void processingInstruction(String target, String data) {
      lines.add("instruction %s %s".formatted(target, data));
    }

    @Override
    public void notationDecl(String name, String publicId, String systemId) {
      lines.add("notation %s %s %s".formatted(name, publicId, systemId));
    }

    @Override
    public void unparsedEntityDecl(String name, String publicId, String systemId, String notation) {
      lines.add("unparsed %s %s %s %s".formatted(name, publicId, systemId, notation));
    }

    @Override
    public void elementDecl(String name, String model) {
      lines.add("element %s %s".formatted(name, model));
    }

    @Override
    public void attributeDecl(String element, String name, String type, String mode, String value) {
      lines.add("attribute %s %s %s %s %s".formatted(element, name, type, mode, value));
    }

    @Override
    public void internalEntityDecl(String name, String value) {
      lines.add("internal %s %s".formatted(name, value));
    }

    @Override
    public void externalEntityDecl(String name, String publicId, String systemId) {
      lines.add("external %s %s %s".formatted(name, publicId, systemId));
    }

    @Override
    public InputSource resolveEntity(String name, String publicId, String base, String systemId) {
      return source(systemId);
    }

    @Override
    public InputSource resolveEntity(String publicId, String systemId) {
      return source(systemId);
    }

    private static InputSource source(String systemId) {
      String id = systemId.startsWith("http:") ? systemId : "http://h/d/" + systemId;
      InputSource found = new InputSource(new StringReader(EXTERNAL.getOrDefault(id, "")));
      found.setSystemId(id);
      return found;
    }
  }

  private static List<String> heard(XMLReader reader, String document) throws Exception {
    return heard(reader, new InputSource(new StringReader(document)));
  }

  private static List<String> heard(XMLReader reader, InputSource source) throws Exception {
    Heard heard = new Heard();
    reader.setContentHandler(heard);
    reader.setDTDHandler(heard);
    reader.setEntityResolver(heard);
    reader.setErrorHandler(heard);
    reader.setProperty(PROPERTIES + "lexical-handler", heard);
    reader.setProperty(PROPERTIES + "declaration-handler", heard);
    source.setSystemId("http://h/d/doc.xml");
    reader.parse(source);
    return heard.lines;
  }

  /** The same of a document that comes byte by byte. */
  private static List<String> heardInSteps(String document) throws Exception {
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    InputSource source =
        new InputSource(
            new ByteArrayInputStream(bytes) {
              @Override
              public synchronized int read(byte[] into, int offset, int length) {
                return super.read(into, offset, Math.min(length, 1));
              }
            });
    return heard(new PiximalSaxReader(), source);
  }

  /** One so long that it is begun again when more of it has come: it is heard once. */
  private static void assertReadAgain(String document) throws Exception {
    int end = document.lastIndexOf("]>");
    if (end >= 0) {
      String comment = "<!--" + "long ".repeat(3000) + "-->";
      List<String> lines =
          heardInSteps(document.substring(0, end) + comment + document.substring(end));
      assertThat(lines.removeIf(line -> line.startsWith("comment long"))).isTrue();
      assertThat(lines).isEqualTo(heardInSteps(document));
    }
  }

  private static XMLReader jdk() throws Exception {
    SAXParserFactory factory = SAXParserFactory.newDefaultInstance();
    factory.setNamespaceAware(true);
    return factory.newSAXParser().getXMLReader();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE r [<!NOTATION n1 SYSTEM \"s\"><!--c1--><?p1?><!ENTITY u SYSTEM \"u.gif\" NDATA"
            + " n1><!--c2-->]><r/>",
        "<!DOCTYPE r PUBLIC 'pub' 'x.dtd'><r/>",
        "<!DOCTYPE r SYSTEM 'sub/y.dtd'><r/>",
        "<!DOCTYPE r SYSTEM 'x.dtd' [<!ATTLIST r z CDATA #REQUIRED y NMTOKENS ' a  b '>]><r/>",
        "<!DOCTYPE r [<!ENTITY % p SYSTEM 'p.ent'><!--a-->%p;<!--b--><!ENTITY w 'other'>]><r/>",
        "<!DOCTYPE r [<!ELEMENT r ( a , (b|c )* , d? )+><!ELEMENT a (#PCDATA | b )*>"
            + "<!ELEMENT b EMPTY><!ELEMENT c ANY><!ELEMENT d (#PCDATA)>]><r/>",
        "<!DOCTYPE r [<!ATTLIST r a ID #IMPLIED b (x|y) #REQUIRED c NOTATION ( n | m ) #IMPLIED"
            + " d CDATA #FIXED 'f' e ENTITIES 'g'><!ATTLIST r a CDATA 'second'>]><r/>",
        "<!DOCTYPE r [<!ENTITY e ''><!ENTITY x SYSTEM 'e.xml'>]><r>&e;&e;&x;</r>",
        "<!DOCTYPE r [<!ENTITY e 'a&#38;b&f;'><!ENTITY e 'second'><!ENTITY % q '&#37;x'>"
            + "<!ENTITY g PUBLIC 'p' 'g.xml'>]><r/>",
      })
  void theHandlersHearWhatTheyHearByTheJdksParser(String document) throws Exception {
    List<String> lines = heard(new PiximalSaxReader(), document);
    assertThat(heardInSteps(document)).isEqualTo(lines);
    assertReadAgain(document);
    // The JDK's parser tells no instructions of a document type.
    lines.removeIf(line -> line.startsWith("instruction"));
    assertThat(lines).isEqualTo(heard(jdk(), document));
  }

  @Test
  void theOrderIsTheDocuments() throws Exception {
    String document =
        "<!DOCTYPE r [<!NOTATION n1 SYSTEM \"s\"><!--c1--><?p1?><!ENTITY u SYSTEM \"u.gif\" NDATA"
            + " n1><!--c2-->]><r/>";
    assertThat(heard(new PiximalSaxReader(), document))
        .containsExactly(
            "start r null null",
            "notation n1 null http://h/d/s",
            "comment c1",
            "instruction p1 ",
            "unparsed u null http://h/d/u.gif n1",
            "comment c2",
            "end",
            "<r 0",
            "</r");
  }

  @Test
  void whatFollowsAnUndeclaredParameterEntityIsNotProcessed() throws Exception {
    String document =
        "<!DOCTYPE r [<!ENTITY d 'y'>%zz;<!ENTITY e 'x'><!ATTLIST r a CDATA 'z'>]><r>&e;&d;</r>";
    assertReadAgain(document);
    assertThat(heardInSteps(document))
        .isEqualTo(heard(new PiximalSaxReader(), document))
        .containsExactly(
            "start r null null",
            "internal d y",
            "end",
            "<r 0",
            "skipped e",
            "+d",
            "text y",
            "-d",
            "</r");
  }

  /** The JDK's parser hands the text of {@code e} behind its end. */
  @Test
  void textsOfEntitiesAreBetweenTheirEnds() throws Exception {
    String document =
        "<!DOCTYPE r [<!ENTITY e 'v'><!ENTITY m '<b>x&e;</b>'>]><r>a&e;b&m;<c>&lt;&e;</c></r>";
    List<String> content = heard(new PiximalSaxReader(), document);
    assertThat(content.subList(content.indexOf("<r 0"), content.size()))
        .containsExactly(
            "<r 0", "text a", "+e", "text v", "-e", "text b", "+m", "<b 0", "text x", "+e",
            "text v", "-e", "</b", "-m", "<c 0", "text <", "+e", "text v", "-e", "</c", "</r");
  }

  @Test
  void anElementMayNotBeginInOneTextAndEndInAnother() {
    assertThatThrownBy(
            () -> heard(new PiximalSaxReader(), "<!DOCTYPE r [<!ENTITY e '<b>'>]><r>&e;</b></r>"))
        .isInstanceOf(SAXParseException.class);
  }
}
