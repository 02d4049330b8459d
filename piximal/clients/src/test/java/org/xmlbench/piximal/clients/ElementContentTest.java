package org.xmlbench.piximal.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.XMLEvent;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.xml.sax.Attributes;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;

/**
 * White space between elements by SAX and StAX, beside other parsers: texts in parentheses, white
 * space that is ignorable in brackets. What is the same is said once.
 */
@Tag("slow")
class ElementContentTest {
  private static final class Trace extends DefaultHandler {
    private final StringBuilder all = new StringBuilder();

    private void add(char open, String text, char close) {
      int last = all.length() - 1;
      if (last >= 0 && all.charAt(last) == close) {
        all.setLength(last);
      } else {
        all.append(open);
      }
      all.append(text.replace(' ', '_')).append(close);
    }

    @Override
    public void startElement(String uri, String local, String name, Attributes attributes) {
      all.append('<');
    }

    @Override
    public void endElement(String uri, String local, String name) {
      all.append('>');
    }

    @Override
    public void characters(char[] characters, int start, int length) {
      add('(', new String(characters, start, length), ')');
    }

    @Override
    public void ignorableWhitespace(char[] characters, int start, int length) {
      add('[', new String(characters, start, length), ']');
    }
  }

  private static String sax(Parser by, String document) throws Exception {
    Trace trace = new Trace();
    XMLReader reader = by.reader();
    reader.setContentHandler(trace);
    reader.parse(Parser.input(document.getBytes(StandardCharsets.UTF_8)));
    return trace.all.toString();
  }

  private static String stax(Parser by, String document) throws XMLStreamException {
    Trace trace = new Trace();
    XMLStreamReader reader = by.stream(document.getBytes(StandardCharsets.UTF_8));
    while (reader.hasNext()) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT -> trace.all.append('<');
        case XMLStreamConstants.END_ELEMENT -> trace.all.append('>');
        case XMLStreamConstants.SPACE -> trace.add('[', reader.getText(), ']');
        case XMLStreamConstants.CHARACTERS -> trace.add('(', reader.getText(), ')');
        default -> {}
      }
    }
    return trace.all.toString();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      nullValues = "same",
      textBlock =
          """
          # content               | PIXIMAL      | JDK SAX         | JDK StAX     | Woodstox
          ' <a> </a> '            | <[_]<(_)>[_]> | same            | same         | same
          ' <!-- c --> <?p?><a/>' | <[__]<>>     | same            | same         | same
          ' <b> <a/></b>'         | <[_]<(_)<>>> | same            | same         | same
          ' x <a/> y'             | <(_x_)<>(_y)> | same           | <[_x_]<>[_y]> | <[_](x_)<>[_](y)>
          '&#32;<a/> &#32; '      | <(_)<>[_](_)[_]> | <[_]<>[___]> | same        | <(_)<>[_](__)>
          '&s;<a/> &s; '          | <[_]<>[___]> | same            | same         | same
          '<![CDATA[ ]]> <a/>'    | <(_)[_]<>>   | same            | same         | same
          ' &x; '                 | <[_](x_)[_]> | <[_](x__)>      | <[_](x__)>   | <[_](x__)>
          ' &lt; '                | <[_](<)[_]>  | same            | same         | <[_](<_)>
          '&m; &m;'               | <[_]<>[___]<>[_]> | same       | same         | same
          """)
  void whiteSpaceIsIgnorable(
      String content, String expected, String jdkSax, String jdkStax, String woodstox)
      throws Exception {
    String document =
        "<!DOCTYPE r [<!ELEMENT r (a*)><!ELEMENT a (#PCDATA)><!ENTITY s ' '><!ENTITY x 'x '>"
            + "<!ENTITY m ' <a/> '>]><r>"
            + content
            + "</r>";
    assertThat(sax(Parser.PIXIMAL, document)).isEqualTo(expected);
    assertThat(stax(Parser.PIXIMAL, document)).isEqualTo(expected);
    assertThat(sax(Parser.JDK, document)).isEqualTo(jdkSax == null ? expected : jdkSax);
    assertThat(stax(Parser.JDK, document)).isEqualTo(jdkStax == null ? expected : jdkStax);
    assertThat(stax(Parser.WOODSTOX, document)).isEqualTo(woodstox == null ? expected : woodstox);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      nullValues = "same",
      textBlock =
          """
          # declarations                              | PIXIMAL | JDK SAX | JDK StAX | Woodstox
          '<!ELEMENT r (a)>'                          | <[_]>   | same    | same     | same
          '<!ELEMENT r ((a|b),c?)+>'                  | <[_]>   | same    | same     | same
          '<!ELEMENT r EMPTY>'                        | <(_)>   | same    | same     | <[_]>
          '<!ELEMENT r ANY>'                          | <(_)>   | same    | same     | same
          '<!ELEMENT r (#PCDATA|a)*>'                 | <(_)>   | same    | same     | same
          '<!ELEMENT s (a)>'                          | <(_)>   | same    | same     | same
          '<!ELEMENT r (a)><!ELEMENT r ANY>'          | <[_]>   | same    | same     | same
          '%u; <!ELEMENT r (a)>'                      | <[_]>   | same    | same     | same
          '<!ELEMENT r (a)><!ATTLIST r xml:space CDATA "preserve">' | <[_]> | same | same | same
          """)
  void declarationsSayWhere(
      String declarations, String expected, String jdkSax, String jdkStax, String woodstox)
      throws Exception {
    String document = "<!DOCTYPE r [" + declarations + "]><r> </r>";
    assertThat(sax(Parser.PIXIMAL, document)).isEqualTo(expected);
    assertThat(stax(Parser.PIXIMAL, document)).isEqualTo(expected);
    assertThat(sax(Parser.JDK, document)).isEqualTo(jdkSax == null ? expected : jdkSax);
    assertThat(stax(Parser.JDK, document)).isEqualTo(jdkStax == null ? expected : jdkStax);
    assertThat(stax(Parser.WOODSTOX, document)).isEqualTo(woodstox == null ? expected : woodstox);
  }

  /**
   * By its Javadoc an event has no type of its own for white space. Woodstox forgets which it is.
   */
  @ParameterizedTest
  @EnumSource
  void eventsAreCharactersThatAreIgnorable(Parser by) throws Exception {
    String document = "<!DOCTYPE r [<!ELEMENT r (r*)>]><r> </r>";
    XMLEventReader reader = by.events(document.getBytes(StandardCharsets.UTF_8));
    XMLEvent event = reader.nextEvent();
    while (!event.isCharacters()) {
      event = reader.nextEvent();
    }
    assertThat(event.getEventType()).isEqualTo(XMLStreamConstants.CHARACTERS);
    assertThat(event.asCharacters().isIgnorableWhiteSpace()).isEqualTo(by != Parser.WOODSTOX);
  }
}
