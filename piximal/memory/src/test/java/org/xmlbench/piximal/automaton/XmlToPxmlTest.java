package org.xmlbench.piximal.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xmlbench.piximal.sax.PiximalSaxReader;
import org.xmlbench.piximal.sax.RandomDocument;
import org.xmlbench.piximal.sax.SaxTrace;

class XmlToPxmlTest {
  private static byte[] pxml(String xml) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    XmlToPxml.convert(stream(xml.getBytes(StandardCharsets.UTF_8)), out);
    return out.toByteArray();
  }

  private static ByteArrayInputStream stream(byte[] bytes) {
    return new ByteArrayInputStream(bytes);
  }

  private static List<String> events(XMLReader reader, byte[] document)
      throws IOException, SAXException {
    SaxTrace trace = new SaxTrace();
    reader.setContentHandler(trace);
    reader.setProperty("http://xml.org/sax/properties/lexical-handler", trace);
    reader.parse(new InputSource(stream(document)));
    // PXML has no document type, and so no other type than this.
    return trace.lines().stream().map(line -> line.replace(" NMTOKENS ", " CDATA ")).toList();
  }

  private static List<String> original(String xml) throws IOException, SAXException {
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setFeature("http://xml.org/sax/features/namespaces", false);
    reader.setFeature("http://xml.org/sax/features/namespace-prefixes", true);
    return events(reader, xml.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aDocumentIsWrittenInTheRestrictedLanguage() throws Exception {
    String xml = "<!--c--><a x='1&lt;\n'><b/>t>&amp;<![CDATA[<]]><?p d?></a>";
    assertThat(new String(pxml(xml), StandardCharsets.UTF_8))
        .isEqualTo(
            "<-document><-comment>c</-comment><a><.x>1&lt; </.x><b></b>t&gt;&amp;&lt;"
                + "<-instruction>p d</-instruction></a></-document>");
  }

  @Test
  void documentsOfChanceKeepTheirInformation() throws Exception {
    Pattern restricted = Pattern.compile("(?:[^<>]++|</?[^<>/\\s]++>)*+");
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      String xml = seed % 2 == 0 ? RandomDocument.plain(random) : RandomDocument.typed(random);
      byte[] pxml = pxml(xml);
      assertThat(new String(pxml, StandardCharsets.UTF_8)).as(xml).matches(restricted);
      List<String> expected = original(xml);
      Split split = new Split(random.nextInt(101), 1 + random.nextInt(4));
      for (AutomatonParser parser :
          List.of(new DfaParser(Automaton.PXML), new NfaParser(Automaton.PXML, split))) {
        assertThat(events(AutomatonSaxReader.ofPxml(parser), pxml)).as(xml).isEqualTo(expected);
      }
    }
  }

  @Test
  void whatPxmlCannotHoldIsRefused() {
    assertThatThrownBy(() -> pxml("<!DOCTYPE a [<!ENTITY e SYSTEM 'e'>]><a>&e;</a>"))
        .hasMessage("the document refers to the external entity 'e'");
    XMLReader reader = AutomatonSaxReader.ofPxml(new DfaParser(Automaton.PXML));
    for (String wrong :
        List.of("<a><.x><b></b></.x></a>", "<a>t<.x></.x></a>", "<a><-z></-z></a>")) {
      assertThatThrownBy(() -> events(reader, wrong.getBytes(StandardCharsets.UTF_8)))
          .as(wrong)
          .hasMessageContaining("stands for nothing");
    }
  }
}
