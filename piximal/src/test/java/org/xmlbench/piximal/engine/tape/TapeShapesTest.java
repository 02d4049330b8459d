package org.xmlbench.piximal.engine.tape;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.DocumentBytes;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.document.DocumentOpener;
import org.xmlbench.piximal.engine.document.DocumentReader;
import org.xmlbench.piximal.engine.document.ReaderPlace;
import org.xmlbench.piximal.engine.input.DocumentPosition;
import org.xmlbench.piximal.engine.input.DocumentStream;

/** A reader of tapes keeps few shapes of tags, whatever the tags have. */
class TapeShapesTest {
  private static final int MANY = 20_000;

  private static String repeated(IntFunction<String> text) {
    return IntStream.range(0, MANY).mapToObj(text).collect(Collectors.joining());
  }

  /** At how many of the elements in {@code <a>} the reader has too many shapes. */
  private static int elementsWithTooMany(String content) throws IOException {
    byte[] document = ("<a>" + content + "</a>").getBytes(StandardCharsets.UTF_8);
    DocumentBytes segment = DocumentBytes.of(document);
    DocumentPosition origin = DocumentPosition.of(segment, 0);
    DocumentReader head =
        new DocumentOpener(ParserOptions.DEFAULT).open(new DocumentStream(segment));
    head.next();
    head.stopAt(0);
    head.next();
    ReaderPlace place = head.readerPlace();
    Tape tape = new Tape();
    new PartOpener(segment, origin, ParserOptions.DEFAULT, place.declarations())
        .write(place.boundary(), Long.MAX_VALUE, Long.MAX_VALUE, tape);
    TapeReader reader = new TapeReader(origin, ParserOptions.DEFAULT, place.declarations());
    reader.begin(tape, place.boundary());
    int elements = 0;
    int tooMany = 0;
    for (XmlEvent event = reader.next(); event != null; event = reader.next()) {
      if (event == XmlEvent.START_ELEMENT) {
        elements++;
        tooMany += reader.known.table().shapes().isFull() ? 1 : 0;
      }
    }
    assertThat(elements).isPositive();
    return tooMany;
  }

  @Test
  void ofATagWithVeryManyAttributesNoneIsKept() throws Exception {
    assertThat(elementsWithTooMany("<b" + repeated(" c%d=''"::formatted) + "/>")).isZero();
  }

  @Test
  void ofManyTagsWithOtherAttributesAFewThousandAre() throws Exception {
    assertThat(elementsWithTooMany(repeated("<b c%d=''/>"::formatted))).isBetween(1, 5);
  }
}
