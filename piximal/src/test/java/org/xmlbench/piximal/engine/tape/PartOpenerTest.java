package org.xmlbench.piximal.engine.tape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.DocumentBytes;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.document.DocumentOpener;
import org.xmlbench.piximal.engine.document.DocumentReader;
import org.xmlbench.piximal.engine.document.PartBoundary;
import org.xmlbench.piximal.engine.document.ReaderPlace;
import org.xmlbench.piximal.engine.input.DocumentPosition;
import org.xmlbench.piximal.engine.input.DocumentStream;

class PartOpenerTest {
  private static final long END = Long.MAX_VALUE;

  /** A document of which the start of the outermost element has been read. */
  private static final class Begun {
    final PartOpener parts;
    final PartBoundary content;

    Begun(String document) throws IOException {
      DocumentBytes bytes = DocumentBytes.of(document.getBytes(StandardCharsets.UTF_8));
      DocumentReader head =
          new DocumentOpener(ParserOptions.DEFAULT).open(new DocumentStream(bytes));
      head.next();
      head.stopAt(0);
      head.next();
      ReaderPlace place = head.readerPlace();
      content = place.boundary();
      DocumentPosition origin = DocumentPosition.of(bytes, 0);
      parts = new PartOpener(bytes, origin, ParserOptions.DEFAULT, place.declarations());
    }
  }

  private static List<XmlEvent> events(DocumentReader reader) throws IOException {
    List<XmlEvent> events = new ArrayList<>();
    while (reader.next() != XmlEvent.END_DOCUMENT) {
      events.add(reader.event());
    }
    return events;
  }

  /** From each boundary the next part goes on, whatever stands where it was to end. */
  @Test
  void partsOfAnySizeAreTheWholeDocument() throws Exception {
    String document =
        "<a xmlns='u'><b><![CDATA[]]><c d='>'/></b>]]\r<!-- <b> --><p:e xmlns:p='v'>x&lt;y</p:e>"
            + "\r\n<![CDATA[<b>]]><?f <b>?></a><!-- g -->";
    for (int size = 1; size < document.length(); size++) {
      Begun begun = new Begun(document);
      List<XmlEvent> all = new ArrayList<>();
      PartBoundary at = begun.content;
      while (!at.isEnd()) {
        assertThat(document.charAt((int) at.offset())).isEqualTo('<');
        all.addAll(events(begun.parts.open(at, at.offset() + size, END)));
        PartBoundary behind = begun.parts.end();
        assertThat(behind.isEnd() || behind.offset() >= at.offset() + size).isTrue();
        at = behind;
      }
      all.removeIf(event -> event == XmlEvent.TEXT);
      Begun once = new Begun(document);
      List<XmlEvent> expected = events(once.parts.open(once.content, END, END));
      expected.removeIf(event -> event == XmlEvent.TEXT);
      assertThat(all).as("parts of %d bytes", size).isEqualTo(expected);
    }
  }

  @Test
  void nothingIsReadBehindTheMost() throws Exception {
    String document = "<a><!-- %s --></a>".formatted("x".repeat(10_000));
    for (long most : new long[] {10, 5000, 10_000}) {
      Begun begun = new Begun(document);
      DocumentReader reader = begun.parts.open(begun.content, 5, most);
      assertThatThrownBy(reader::next)
          .isInstanceOfSatisfying(
              MalformedXmlException.class, e -> assertThat(e.byteOffset()).isEqualTo(most));
      assertThat(begun.parts.isExceeded()).isTrue();
    }
    Begun begun = new Begun(document);
    assertThat(events(begun.parts.open(begun.content, 5, END))).containsExactly(XmlEvent.COMMENT);
    assertThat(begun.parts.isExceeded()).isFalse();
  }
}
