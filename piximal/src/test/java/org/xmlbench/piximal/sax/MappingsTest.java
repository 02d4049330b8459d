package org.xmlbench.piximal.sax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import org.xml.sax.helpers.DefaultHandler;

/** Which bindings of prefixes handlers hear. */
class MappingsTest {
  /** ContentHandler: never for the prefix {@code xml}, by whatever reader the tag is read. */
  @Test
  void noMappingOfXmlIsHanded() throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    List<String> mappings = new ArrayList<>();
    reader.setContentHandler(
        new DefaultHandler() {
          @Override
          public void startPrefixMapping(String prefix, String uri) {
            mappings.add("+" + prefix);
          }

          @Override
          public void endPrefixMapping(String prefix) {
            mappings.add("-" + prefix);
          }
        });
    String tag = "<%s xmlns:xml='http://www.w3.org/XML/1998/namespace' xmlns:a='u'>text</%<s>";
    reader.parse(new InputSource(new StringReader("<r>" + tag.formatted("b").repeat(5) + "</r>")));
    reader.parse(new InputSource(new StringReader(tag.formatted("b"))));
    assertThat(mappings).hasSize(12).containsOnly("+a", "-a");
  }
}
