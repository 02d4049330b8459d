package org.xmlbench.families.piximal.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import javax.xml.parsers.SAXParserFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xml.sax.XMLReader;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.measure.WrongEventsException;

/** Each of the four programs is handed the whole document, or has no figure. */
class HandlerReadsTest {
  private static final String DOCUMENT = "<a b='value'>text<c/><d>more</d></a>";

  private static XMLReader reader() throws Exception {
    SAXParserFactory parsers = SAXParserFactory.newDefaultInstance();
    parsers.setNamespaceAware(true);
    return parsers.newSAXParser().getXMLReader();
  }

  private static HandlerReads reads(String document, long elements, long units) throws Exception {
    return new HandlerReads(
        reader(),
        document.getBytes(StandardCharsets.UTF_8),
        new EventTotals(new EventTally(elements, 1, 0, 2, units), 0, 0, 0));
  }

  @Test
  void fourClassesReadTheDocumentByTurns() throws Exception {
    HandlerReads reads = reads(DOCUMENT, 3, 8);
    assertThat(HandlerClasses.all())
        .extracting(Object::getClass)
        .doesNotHaveDuplicates()
        .hasSize(4);
    for (int turn = 0; turn < 2; turn++) {
      for (HandlerClasses.Counting program : HandlerClasses.all()) {
        assertThat(reads.of(program).nanos()).isPositive();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"4, 8", "3, 7"})
  void aReadThatLosesSomethingIsWrong(long elements, long units) throws Exception {
    HandlerReads reads = reads(DOCUMENT, elements, units);
    for (HandlerClasses.Counting program : HandlerClasses.all()) {
      assertThatThrownBy(() -> reads.of(program).nanos())
          .isInstanceOf(WrongEventsException.class)
          .hasMessage(
              "3 elements and 8 units of text, the document has %d and %d", elements, units);
    }
  }

  @Test
  void aParserThatRejectsTheDocumentIsWrong() throws Exception {
    HandlerReads reads = reads("<a>", 1, 0);
    assertThatThrownBy(() -> reads.of(HandlerClasses.all().getFirst()).nanos())
        .isInstanceOf(WrongEventsException.class)
        .hasMessageContaining("rejects");
  }
}
