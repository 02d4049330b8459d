package org.xmlbench.families.conformance.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.event.EventDigest;

/** Outputs of suites are read as a parser would deliver their documents. */
class CanonicalFormTest {
  @Test
  void elementsAttributesAndTextAreThoseOfTheDocument() {
    EventDigest digest = new EventDigest();
    digest.observer().startElement("", "doc");
    digest.observer().attribute("", "a", "x\n\"<");
    digest.observer().text("one & two\r");
    digest.observer().startElement("", "b");
    digest.observer().endElement();
    digest.observer().processingInstruction("pi", "data  ");
    digest.observer().endElement();
    assertThat(digest("<doc a=\"x&#10;&quot;&lt;\">one &amp; two&#13;<b></b><?pi data  ?></doc>\n"))
        .contains(digest.finish());
  }

  @Test
  void namespacesAreResolved() {
    EventDigest digest = new EventDigest();
    digest.observer().namespace("", "d");
    digest.observer().namespace("p", "u");
    digest.observer().startElement("u", "a");
    digest.observer().attribute("u", "b", "c");
    digest.observer().attribute("", "e", "f");
    digest.observer().startElement("d", "g");
    digest.observer().endElement();
    digest.observer().endElement();
    assertThat(digest("<p:a e=\"f\" p:b=\"c\" xmlns=\"d\" xmlns:p=\"u\"><g></g></p:a>"))
        .contains(digest.finish());
  }

  @Test
  void aDoctypeOfNotationsAndCommentsAreNoEvents() {
    assertThat(
            digest(
                """
                <!DOCTYPE doc [
                <!NOTATION n PUBLIC 'x>y'>
                ]>
                <doc><!-- > --></doc>\
                """))
        .isEqualTo(digest("<doc></doc>"));
  }

  @Test
  void theDeclarationOfXml11IsNoEvent() {
    assertThat(digest("<?xml version=\"1.1\"?><doc></doc>")).isEqualTo(digest("<doc></doc>"));
  }

  @Test
  void whatIsNotInThatFormIsNoOutput() {
    assertThat(digest("<a>&unknown;</a>")).isEmpty();
    assertThat(digest("text<a></a>")).isEmpty();
    assertThat(digest("<a>")).isEmpty();
    assertThat(digest("<p:a></p:a>")).isEmpty();
    assertThat(CanonicalForm.digest(new byte[] {'<', 'a', '>', (byte) 0xFF})).isEmpty();
  }

  private static java.util.Optional<String> digest(String output) {
    return CanonicalForm.digest(output.getBytes(StandardCharsets.UTF_8));
  }
}
