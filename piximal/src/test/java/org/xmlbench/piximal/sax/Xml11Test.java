package org.xmlbench.piximal.sax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.xml.parsers.SAXParserFactory;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;
import org.xmlbench.piximal.mutation.EveryWay;
import org.xmlbench.piximal.mutation.PiecesOfInput;

/** Documents of XML 1.1, beside the JDK's parser. */
class Xml11Test {
  private static final String DECLARATION = "<?xml version='1.1'?>";
  private static final String NEL = "\u0085";
  private static final String LS = "\u2028";

  /** What may be in a document, and what may not: each is read as it is by the JDK, too. */
  private static final String[] PARTS = {
    NEL,
    LS,
    "\r",
    "\r\n",
    "\r" + NEL,
    "\n",
    "x",
    "caf\u00E9",
    "&#1;",
    "&#x1F;",
    "&#x7F;",
    "&#x85;",
    "&#x2028;",
    "<a b='x" + NEL + "y" + LS + "z'/>",
    "<a" + NEL + "b='1'" + LS + "c='&#2;'\r" + NEL + "/>",
    "<a></a" + LS + ">",
    "<!-- " + NEL + LS + " -->",
    "<?p " + NEL + "x" + LS + "?>",
    "<![CDATA[" + NEL + LS + "\r" + NEL + "]]>",
    "<p:a xmlns:p='u'><b xmlns:p=''/></p:a>",
    "<p:a xmlns:p='u'><b xmlns:p=''><c p:d=''/></b></p:a>",
    "<p:a xmlns:p='u'><b xmlns:p=''><c xmlns:p='v'><p:d/></c></b></p:a>",
    "<a xmlns:p=''/>",
    "<a xmlns='u'><b xmlns=''/></a>",
    "<a xmlns:p='\u00E4'/>",
    "&e;",
    "<\u00E9\u0300\u2070/>",
    "\u0080",
    "\u009F",
    "\u007F",
    "\u0001",
    "\u001F",
    "&#0;",
    "&#xFFFE;",
    "\uFFFE",
    "<\u2028/>",
    "<\u037E/>"
  };

  private static final String TYPE =
      "<!DOCTYPE r"
          + LS
          + "["
          + NEL
          + "<!ENTITY e 'a"
          + NEL
          + "b\r"
          + NEL
          + "c'><!ATTLIST a d CDATA"
          + NEL
          + "'1"
          + LS
          + "2'>]>";

  private static final String SIGNS =
      "<>&'\"/=!?-[; \n\rx1" + NEL + LS + "\u0001\u007F\u0080\u009F\u00A0\u2029\u00E9";

  private static XMLReader jdk() throws Exception {
    SAXParserFactory factory = SAXParserFactory.newDefaultInstance();
    factory.setNamespaceAware(true);
    return factory.newSAXParser().getXMLReader();
  }

  /** Events of a document up to an error, of which no words count. */
  static List<String> read(XMLReader reader, InputSource source) throws Exception {
    SaxTrace trace = new SaxTrace();
    reader.setContentHandler(trace);
    reader.setDTDHandler(trace);
    reader.setErrorHandler(null);
    reader.setProperty("http://xml.org/sax/properties/lexical-handler", trace);
    try {
      reader.parse(source);
      return trace.lines();
    } catch (SAXParseException e) {
      return List.of("an error");
    }
  }

  private static InputSource stream(byte[] document, int most) {
    return new InputSource(new PiecesOfInput(document, most));
  }

  private static String document(Random random) {
    StringBuilder document = new StringBuilder(DECLARATION);
    document.append(random.nextBoolean() ? TYPE : "").append("<r>");
    for (int left = random.nextInt(8); left > 0; left--) {
      // Most documents are to be right.
      int kinds = random.nextInt(4) == 0 ? PARTS.length : PARTS.length - 10;
      document.append(PARTS[random.nextInt(kinds)]);
    }
    return document.append("</r>").append(random.nextBoolean() ? NEL : "").toString();
  }

  @Property(tries = 2000)
  void itIsReadAsByTheJdksParser(@ForAll Random random) throws Exception {
    String document = document(random);
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    PiximalSaxReader reader = new PiximalSaxReader();
    List<String> whole = read(reader, stream(bytes, Integer.MAX_VALUE));
    assertThat(read(reader, stream(bytes, 1 + random.nextInt(4)))).as(document).isEqualTo(whole);
    assertThat(read(reader, new InputSource(new StringReader(document))))
        .as(document)
        .isEqualTo(whole);
    assertThat(whole)
        .as(document)
        .isEqualTo(read(jdk(), new InputSource(new StringReader(document))));
  }

  /**
   * One sign is another one, or missing, behind the declaration. Colons and brackets are none of
   * them: the JDK takes a colon for the name of a document type, and no section that ends with a
   * bracket.
   */
  @Property(tries = 2000)
  void mutatedItIsReadAsByTheJdksParser(@ForAll Random random) throws Exception {
    StringBuilder document = new StringBuilder(document(random));
    int at = DECLARATION.length() + random.nextInt(document.length() - DECLARATION.length());
    String sign = SIGNS.substring(random.nextInt(SIGNS.length()));
    document.replace(at, at + 1, sign.isEmpty() ? "" : sign.substring(0, 1));
    String mutated = document.toString();
    byte[] bytes = mutated.getBytes(StandardCharsets.UTF_8);
    List<String> read = read(new PiximalSaxReader(), stream(bytes, 1 + random.nextInt(9)));
    assertThat(read).as(mutated).isEqualTo(read(jdk(), new InputSource(new StringReader(mutated))));
  }

  /** Sections come in other pieces where all of a document is not there at once. */
  @Property(tries = 1000)
  void everyWaySaysTheSame(@ForAll Random random) {
    String right = document(random).replace("<![CDATA[", "<a/>").replace("]]>", "<a/>");
    byte[] document = right.getBytes(StandardCharsets.UTF_8);
    if (random.nextInt(3) == 0) {
      document[DECLARATION.length() + random.nextInt(document.length - DECLARATION.length())] =
          (byte) random.nextInt(256);
    }
    assertThat(new EveryWay().difference(document, random)).isEmpty();
  }

  /** Each line end is one in places, too, and bytes are counted as they came. */
  @Property(tries = 500)
  void placesAreThoseInTheDocument(@ForAll Random random) throws Exception {
    String[] ends = {"\n", "\r\n", "\r", NEL, "\r" + NEL, LS};
    boolean isLatin = random.nextInt(3) == 0;
    Charset charset =
        isLatin
            ? StandardCharsets.ISO_8859_1
            : random.nextBoolean() ? StandardCharsets.UTF_8 : StandardCharsets.UTF_16BE;
    String mark = random.nextBoolean() && !isLatin ? "\uFEFF" : "";
    String head = mark + "<?xml version='1.1' encoding='" + charset.name() + "'?>";
    StringBuilder plain = new StringBuilder(head);
    StringBuilder various = new StringBuilder(head);
    List<Integer> lengths = new ArrayList<>();
    String content = "<r>\n\n a\u00E9<b c='\n'/>\n<!--\n-->\n\u00E9<d\n/>x</r>\n";
    for (int i = 0; i < content.length(); i++) {
      String end = ends[random.nextInt(isLatin ? ends.length - 1 : ends.length)];
      boolean isEnd = content.charAt(i) == '\n';
      // One carriage return before a line feed would be part of it.
      end =
          end.equals("\r") && i + 1 < content.length() && content.charAt(i + 1) == '\n' ? NEL : end;
      plain.append(content.charAt(i));
      String made = isEnd ? end : content.substring(i, i + 1);
      various.append(made);
      lengths.add(made.getBytes(charset).length);
    }
    int most = 1 + random.nextInt(9);
    List<String> expected = new ArrayList<>();
    for (long[] place : places(plain.toString().getBytes(StandardCharsets.UTF_16BE), most)) {
      int characters = (int) place[2] / 2 - head.length();
      long bytes = head.getBytes(charset).length;
      for (int i = 0; i < characters; i++) {
        bytes += lengths.get(i);
      }
      expected.add(place[0] + ":" + place[1] + " " + bytes);
    }
    assertThat(
            places(various.toString().getBytes(charset), most).stream()
                .map(place -> place[0] + ":" + place[1] + " " + place[2]))
        .as(various.toString())
        .containsExactlyElementsOf(expected);
  }

  /** Line, column and byte behind each event but texts. */
  private static List<long[]> places(byte[] document, int most) throws IOException {
    List<long[]> places = new ArrayList<>();
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open(new PiecesOfInput(document, most), charsetOf(document));
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        EventView view = cursor.view();
        if (cursor.event() != XmlEvent.TEXT) {
          places.add(new long[] {view.line(), view.column(), view.byteOffset()});
        }
      }
    }
    return places;
  }

  private static Charset charsetOf(byte[] document) {
    if (document[0] == 0 || document[0] == (byte) 0xFE) {
      return StandardCharsets.UTF_16BE;
    }
    boolean isLatin = new String(document, StandardCharsets.ISO_8859_1).contains("ISO-8859-1");
    return isLatin ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8;
  }
}
