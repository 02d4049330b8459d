package org.xmlbench.piximal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.DocumentBytes;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.document.DocumentOpener;
import org.xmlbench.piximal.engine.document.DocumentReader;
import org.xmlbench.piximal.engine.input.DocumentPosition;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.scan.ByteScanner;
import org.xmlbench.piximal.engine.scan.WordScanner;
import org.xmlbench.piximal.engine.tape.PartOpener;
import org.xmlbench.piximal.engine.tape.Tape;

/** What docs/piximal-engine.md shows of its document is what the engine makes of it. */
class EnginePageTest {
  private static final Path PAGE = Path.of("../docs/piximal-engine.md");
  private static final byte[] DOCUMENT =
      "<list><item id=\"7\">one</item><item id=\"8\">two &amp; three</item><sum>2</sum><sum>3</sum></list>"
          .getBytes(StandardCharsets.UTF_8);

  private static final List<String> KINDS =
      List.of(
          "START",
          "START_WITH_MORE",
          "END",
          "END_WITH_MORE",
          "TEXT",
          "TEXT_ELSEWHERE",
          "COMMENT",
          "INSTRUCTION",
          "SKIPPED",
          "ELEMENT_WITH_TEXT",
          "STOP");

  private static void assertShown(List<String> lines) throws IOException {
    String block = "```\n" + String.join("\n", lines) + "\n```\n";
    assertThat(Files.readString(PAGE).replace("\r\n", "\n")).contains(block);
  }

  private static String text() {
    return new String(DOCUMENT, StandardCharsets.UTF_8);
  }

  private static DocumentReader reader() throws IOException {
    return new DocumentOpener(ParserOptions.DEFAULT).open(new ByteArrayInputStream(DOCUMENT));
  }

  @Test
  void theStopsOfTexts() throws IOException {
    byte[] padded = new byte[DOCUMENT.length + ByteScanner.MARGIN];
    System.arraycopy(DOCUMENT, 0, padded, 0, DOCUMENT.length);
    String marks =
        IntStream.range(0, DOCUMENT.length)
            .mapToObj(at -> WordScanner.textStop(padded, at, DOCUMENT.length) == at ? "^" : " ")
            .collect(Collectors.joining())
            .stripTrailing();
    assertShown(List.of(text(), marks));
  }

  @Test
  void whatIsKnownOfNames() throws IOException {
    DocumentReader reader = reader();
    for (XmlEvent it = reader.next(); it != XmlEvent.END_DOCUMENT; it = reader.next()) {}
    List<String> lines = new ArrayList<>();
    lines.add("number  name  start tag  end tag  next element  next attribute");
    for (String name : List.of("list", "item", "id", "sum")) {
      byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
      Symbol known = reader.table.find(bytes, 0, bytes.length);
      boolean isElement = !name.equals("id");
      lines.add(
          "%6d  %-4s  %-9s  %-7s  %-12s  %s"
              .formatted(
                  known.number,
                  name,
                  isElement ? "<" + name + ">" : "-",
                  isElement ? "</" + name + ">" : "-",
                  known.follower == null ? "-" : known.follower,
                  known.attribute == null ? "-" : known.attribute)
              .stripTrailing());
    }
    assertShown(lines);
  }

  @Test
  void theEventsAndWhereTheyEnd() throws IOException {
    DocumentReader reader = reader();
    List<String> lines = new ArrayList<>();
    lines.add("behind  event          noted");
    for (XmlEvent it = reader.next(); it != XmlEvent.END_DOCUMENT; it = reader.next()) {
      reader.synchronizePosition();
      lines.add("%6d  %-13s  %s".formatted(reader.in.documentPosition(), it, noted(reader, it)));
    }
    assertShown(lines);
  }

  private static String noted(DocumentReader reader, XmlEvent event) {
    if (event == XmlEvent.TEXT) {
      return reader.textBytes() == reader.in.buffer
          ? "%d to %d".formatted(reader.from, reader.to)
          : "the character of a reference";
    }
    String attributes =
        event == XmlEvent.START_ELEMENT && reader.shown.added() > 0
            ? "; %s from %d to %d"
                .formatted(reader.shown.name(0), reader.shown.from(0), reader.shown.to(0))
            : "";
    return "name " + reader.number + attributes;
  }

  @Test
  void theTapeOfAPart() throws IOException {
    Tape tape = new Tape();
    DocumentReader head = reader();
    DocumentBytes document = DocumentBytes.of(DOCUMENT);
    DocumentPosition origin = DocumentPosition.of(document, 0);
    head.stopAt(1);
    for (XmlEvent it = head.next(); it != XmlEvent.END_DOCUMENT; it = head.next()) {}
    PartOpener parts =
        new PartOpener(document, origin, ParserOptions.DEFAULT, head.readerPlace().declarations());
    parts.write(head.readerPlace().boundary(), Long.MAX_VALUE, Long.MAX_VALUE, tape);
    assertShown(cells(tape));
  }

  private static List<String> cells(Tape tape) {
    List<String> lines = new ArrayList<>();
    lines.add("cell  kind               number  behind  further cells");
    int at = 0;
    while (true) {
      long cell = tape.cells[at];
      String kind = KINDS.get(Tape.kind(cell));
      List<String> more = new ArrayList<>();
      int next = at + 1;
      if (kind.equals("START_WITH_MORE")) {
        long tag = tape.cells[next++];
        more.add("%d attribute".formatted(Tape.first(tag)));
        for (int i = 0; i < Tape.first(tag); i++) {
          more.add("name %d".formatted(tape.cells[next++] >> 1));
          more.add(place(tape.cells[next++]));
        }
      } else if (kind.equals("TEXT_ELSEWHERE")) {
        more.add(place(tape.cells[next++]));
      }
      lines.add(
          "%4d  %-17s  %6d  %6d  %s"
              .formatted(at, kind, Tape.number(cell), Tape.behind(cell), String.join(", ", more))
              .stripTrailing());
      if (kind.equals("STOP")) {
        return lines;
      }
      at = next;
    }
  }

  private static String place(long pair) {
    return Tape.first(pair) < 0
        ? "beside, %d to %d".formatted(~Tape.first(pair), ~Tape.second(pair))
        : "%d to %d".formatted(Tape.first(pair), Tape.second(pair));
  }
}
