package org.xmlbench.piximal.engine.tape;

import java.io.IOException;
import javax.xml.stream.XMLStreamConstants;
import org.xmlbench.piximal.engine.document.DocumentReader;
import org.xmlbench.piximal.engine.fast.EventState;
import org.xmlbench.piximal.engine.fast.TagAttributes;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.names.NamespaceScopes;
import org.xmlbench.piximal.engine.names.Symbol;

/** Writes the events of a reader on a tape. */
final class TapeWriter {
  private final DocumentReader reader;
  private final ByteInput in;
  private final Tape tape;

  /** One that writes events of a reader whose input keeps all bytes of the part. */
  TapeWriter(DocumentReader reader, Tape tape) {
    this.reader = reader;
    this.in = reader.in;
    this.tape = tape;
  }

  /**
   * Writes all events up to where the reader stops, or to the document's end.
   *
   * @throws IOException the error of the document; what is before it is on the tape
   */
  void write() throws IOException {
    tape.begin();
    try {
      for (int code = reader.nextCode();
          code != XMLStreamConstants.END_DOCUMENT;
          code = reader.nextCode()) {
        write(code);
      }
    } finally {
      tape.end(reader);
    }
  }

  private void write(int code) throws IOException {
    DocumentReader reader = this.reader;
    reader.synchronizePosition();
    int behind = in.documentPosition();
    switch (code) {
      case XMLStreamConstants.START_ELEMENT -> start(behind);
      case XMLStreamConstants.END_ELEMENT -> {
        int declared = reader.declared;
        tape.add(declared == 0 ? Tape.END : Tape.END_WITH_MORE, reader.number, behind);
        if (declared != 0) {
          tape.cell(declared);
        }
      }
      case XMLStreamConstants.CHARACTERS -> text(behind);
      case XMLStreamConstants.COMMENT -> {
        tape.add(Tape.COMMENT, 0, behind);
        place();
      }
      case XMLStreamConstants.PROCESSING_INSTRUCTION -> {
        tape.add(Tape.INSTRUCTION, reader.target.number, behind);
        place();
      }
      default -> tape.add(Tape.SKIPPED, reader.skipped.number, behind);
    }
  }

  private void start(int behind) throws IOException {
    DocumentReader reader = this.reader;
    int attributes = reader.shown.added();
    int declarations = reader.declared;
    if (attributes > 0 || declarations > 0) {
      startWithMore(behind, attributes, declarations);
      return;
    }
    int number = reader.number;
    if (reader.left != EventState.TEXT_AND_END || !isShort(number, behind)) {
      tape.add(Tape.START, number, behind);
      return;
    }
    reader.nextCode();
    int end = reader.to;
    reader.nextCode();
    tape.add(Tape.ELEMENT_WITH_TEXT, number, end);
    reader.synchronizePosition();
    tape.position = in.position;
  }

  /** Whether the start tag that ends there has nothing but the name. */
  private boolean isShort(int number, int behind) {
    return behind - tape.position == reader.numbered(number).length + 2;
  }

  private void startWithMore(int behind, int attributes, int declarations) {
    TagAttributes shown = reader.shown;
    NamespaceScopes scopes = reader.scopes;
    boolean typed = reader.name().declarations != null;
    tape.add(Tape.START_WITH_MORE, reader.number, behind);
    tape.cell(Tape.tag(attributes, declarations, typed));
    for (int i = scopes.mark() - declarations; i < scopes.mark(); i++) {
      Symbol prefix = scopes.prefix(i);
      tape.pair(prefix == scopes.none() ? -1 : prefix.number, tape.namespaces.size());
      tape.namespaces.add(scopes.uri(i));
    }
    boolean inDocument = !in.isInEntity();
    for (int i = 0; i < attributes; i++) {
      byte[] value = shown.bytes(i);
      tape.cell(Tape.attribute(shown.name(i).number, shown.isInTag(i)));
      tape.place(value, shown.from(i), shown.to(i), inDocument && value == in.buffer);
    }
  }

  private void text(int behind) {
    DocumentReader reader = this.reader;
    boolean section = reader.isSection();
    boolean all =
        reader.from == tape.position
            && reader.to == behind
            && reader.textBytes() == in.buffer
            && !section
            && !in.isInEntity();
    if (all) {
      tape.add(Tape.TEXT, 0, behind);
    } else {
      tape.add(Tape.TEXT_ELSEWHERE, Tape.section(section, reader.isSectionStart), behind);
      place();
    }
  }

  private void place() {
    byte[] text = reader.textBytes();
    tape.place(text, reader.from, reader.to, text == in.buffer && !in.isInEntity());
  }
}
