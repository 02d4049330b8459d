package org.xmlbench.piximal.engine;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;

/**
 * Reads content of a document whose DOCTYPE, if it has one, declares nothing, from a byte where
 * content goes on as far as is known, without knowing which elements are open there and what
 * prefixes stand for: both are settled by whoever reads the tape.
 */
public final class TapeWriter {
  private final SymbolTable names;
  private final ByteInput in;
  private final AttributeTable attributes = new AttributeTable();
  private final TagReader tags;
  private final MarkupReader markup;
  private final TextReader text;
  private final EntityReplacement entities;
  private final Deque<Symbol> open = new ArrayDeque<>();
  private final boolean last;
  private Tape tape;

  /**
   * A writer of parts of a window on a document in UTF-8.
   *
   * @param documentFrom its first byte behind a byte order mark, in the window
   * @param skips whether entities may be declared in what was not read, so that references to them
   *     are skipped
   * @param last whether the document ends where the window does; else a tape that comes to its end
   *     stops before what is not whole
   */
  public TapeWriter(
      byte[] document, int documentFrom, ParserOptions options, boolean skips, boolean last) {
    this.last = last;
    ParserLimits limits = options.limits();
    ParserOptions own = new ParserOptions(limits, options.namespaces(), Optional.empty());
    this.names = ReaderNames.make().table();
    this.in = new ByteInput(document, documentFrom, document.length, limits.tokenBytes());
    Doctype doctype = new Doctype();
    doctype.systemId = skips ? "" : null;
    References references = new References(in, names, limits, doctype);
    NamespaceBinder nobody = new NamespaceBinder(in, attributes, new NamespaceScopes(), false);
    this.tags = new TagReader(in, names, limits, attributes, references, nobody);
    this.markup = new MarkupReader(in, names, options.namespaces());
    this.text = new TextReader(in);
    this.entities =
        new EntityReplacement(in, new ElementStack(), references, new ExternalTexts(in, own));
  }

  /**
   * Writes what stands from there up to {@code stop}, or to where the markup ends that begins
   * before it. An error of the document ends the tape.
   */
  public void write(Tape some, int from, int stop) throws IOException {
    write(some, from, stop, in.buffer.length);
  }

  /**
   * The same, if content goes on there, which is not known: it gives up at {@code most}, so that
   * what only looks like markup is not read up to the document's end for each part of it.
   */
  public void tryToWrite(Tape some, int from, int stop, int most) throws IOException {
    write(some, from, stop, most);
  }

  private void write(Tape some, int from, int stop, int most) throws IOException {
    in.limit = most;
    boolean toTheEnd = most == in.buffer.length;
    in.ended = toTheEnd && last;
    tape = some;
    tape.begin(in.buffer, from);
    in.position = from;
    open.clear();
    try {
      while (in.position < stop) {
        content();
      }
      tape.add(Tape.STOP, in.position);
    } catch (IncompleteTokenException e) {
      tape.add(toTheEnd ? Tape.STOP : Tape.GIVEN_UP, tape.position());
    } catch (MalformedXmlException e) {
      // Its place and reason are those of a document that is read from its beginning.
      tape.add(Tape.ERROR, tape.position());
    }
  }

  private void content() throws IOException {
    int at = in.position;
    byte first = in.buffer[at];
    if (first == '&') {
      reference(at);
    } else if (first != '<') {
      piece(Tape.PLAIN_TEXT, Tape.TEXT, false);
    } else if (at + 1 >= in.limit) {
      throw in.cut("[40] element", "markup");
    } else {
      markup(at, in.buffer[at + 1]);
    }
  }

  private void reference(int at) throws IOException {
    entities.read(at);
    if (entities.skipped == null) {
      tape.add(Tape.TEXT, in.position);
      tape.place(entities.text, 0, entities.length, false);
    } else {
      tape.add(Tape.SKIPPED, in.position);
      tape.name(entities.skipped);
    }
  }

  private void piece(int plain, int elsewhere, boolean section) throws IOException {
    if (!text.piece(section)) {
      return;
    }
    boolean inDocument = text.bytes == in.buffer;
    boolean all = inDocument && text.from == tape.position() && text.to == in.position;
    if (all && tape.fits(in.position)) {
      tape.add(plain, in.position);
    } else {
      tape.add(elsewhere, in.position);
      tape.place(text.bytes, text.from, text.to, inDocument);
    }
  }

  private void markup(int at, byte second) throws IOException {
    switch (second) {
      case '/' -> end();
      case '?' -> {
        markup.instruction();
        tape.add(Tape.INSTRUCTION, in.position);
        tape.name(markup.target);
        held();
      }
      case '!' -> {
        if (in.is(at, "<!--")) {
          markup.comment();
          tape.add(Tape.COMMENT, in.position);
          held();
        } else {
          section(at);
        }
      }
      default -> start();
    }
  }

  private void held() {
    tape.place(markup.bytes, markup.from, markup.to, markup.bytes == in.buffer);
  }

  private void section(int at) throws IOException {
    if (!in.is(at, "<![CDATA[")) {
      throw in.error(at, "[43] content", "'<!' begins neither a comment nor a CDATA section");
    }
    int size = tape.size;
    int position = tape.position();
    in.position = at + 9;
    try {
      do {
        piece(Tape.PLAIN_SECTION, Tape.SECTION, true);
      } while (!text.closed);
    } catch (IncompleteTokenException e) {
      // Nobody goes on inside of a section.
      tape.back(size, position);
      throw e;
    }
  }

  private void start() throws IOException {
    Symbol name = tags.start();
    int count = attributes.count();
    int at = tape.add(count == 0 ? Tape.PLAIN_START : Tape.START, in.position);
    tape.name(name);
    if (count > 0) {
      tape.cell(count);
      for (int i = 0; i < count; i++) {
        byte[] value = attributes.bytes(i);
        tape.name(attributes.name(i));
        tape.place(value, attributes.from(i), attributes.to(i), value == in.buffer);
      }
    }
    if (tags.empty) {
      tape.add(Tape.END, in.position);
    } else {
      tape.opened(at);
      open.push(name);
    }
  }

  private void end() throws IOException {
    // The tag is read before anything of it is noted: it may be cut off.
    if (open.isEmpty()) {
      Symbol name = tags.anyEnd();
      tape.closed();
      tape.add(Tape.OUTER_END, in.position);
      tape.name(name);
    } else {
      tags.end(open.peek());
      open.pop();
      tape.closed();
      tape.add(Tape.END, in.position);
    }
  }
}
