package org.xmlbench.piximal.engine;

import java.io.IOException;
import java.util.Optional;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.UnreadableXmlException;

/**
 * Reads content of a document from a byte where content goes on as far as is known, without knowing
 * which elements are open there and what prefixes stand for: both are settled by whoever reads the
 * tape.
 */
public final class TapeWriter {
  private final SymbolTable names;
  private final byte[] document;
  private final ByteInput in;
  private final References references;
  private final AttributeTable attributes = new AttributeTable();
  private final TagReader tags;
  private final MarkupReader markup;
  private final TextReader text;
  private final EntityReplacement entities;
  private final PlainContent plain;
  private final PlainCells room;

  /** The elements that began in the part and have not ended. */
  private final ElementStack open = new ElementStack();

  private final boolean last;
  private Tape tape;

  /**
   * A writer of parts of a window on a document in UTF-8.
   *
   * @param documentFrom its first byte behind a byte order mark, in the window
   * @param declarations of the document type
   * @param last whether the document ends where the window does; else a tape that comes to its end
   *     stops before what is not whole
   */
  public TapeWriter(
      byte[] document,
      int documentFrom,
      ParserOptions options,
      Declarations declarations,
      boolean last) {
    this.document = document;
    this.last = last;
    ParserLimits limits = options.limits();
    ParserOptions own = new ParserOptions(limits, options.namespaces(), Optional.empty());
    ReaderNames known = ReaderNames.make(declarations);
    this.names = known.table();
    this.in = new ByteInput(document, documentFrom, document.length, limits.tokenBytes());
    this.references = new References(in, names, limits, declarations.doctype());
    NamespaceBinder nobody = new NamespaceBinder(in, attributes, new NamespaceScopes(), false);
    this.tags = new TagReader(in, names, limits, attributes, references, nobody);
    this.markup = new MarkupReader(in, names, options.namespaces());
    this.text = new TextReader(in);
    this.plain = new PlainContent(in, known, open, 0, options);
    this.room = known.cells();
    this.entities = new EntityReplacement(in, open, references, new ExternalTexts(in, own));
  }

  /**
   * Writes what stands from there up to {@code stop}, or to where the markup ends that begins
   * before it. An error of the document ends the tape.
   *
   * @param expanded how much entities and default values have added before, which are limited
   */
  public void write(Tape some, int from, int stop, long expanded) throws IOException {
    write(some, from, stop, document.length, expanded);
  }

  /**
   * The same, if content goes on there, which is not known: it gives up at {@code most}, so that
   * what only looks like markup is not read up to the document's end for each part of it.
   */
  public void tryToWrite(Tape some, int from, int stop, int most) throws IOException {
    write(some, from, stop, most, 0);
  }

  private void write(Tape some, int from, int stop, int most, long expanded) throws IOException {
    // The part before may have ended inside of an entity.
    entities.leaveAll();
    references.setExpanded(expanded);
    in.limit = most;
    boolean toTheEnd = most == document.length;
    in.ended = toTheEnd && last;
    tape = some;
    tape.begin(document, from);
    in.position = from;
    open.clear();
    try {
      while (in.isInEntity() || in.position < stop) {
        if (!in.isInEntity() && plain.read(stop)) {
          ahead();
        } else {
          content();
        }
      }
      tape.add(Tape.STOP, in.position);
    } catch (IncompleteTokenException e) {
      tape.add(toTheEnd ? Tape.STOP : Tape.GIVEN_UP, tape.position());
    } catch (UnreadableXmlException e) {
      // Its place and reason are those of a document that is read from its beginning.
      tape.add(Tape.ERROR, tape.position());
    } finally {
      tape.expanded(references.expanded() - expanded);
      tape.end(names, room.tags);
    }
  }

  /** Writes what was read ahead. */
  private void ahead() {
    for (int depth = open.depth(); depth > plain.before; depth--) {
      open.pop();
      tape.closed();
    }
    tape.ahead(plain, in.position, room);
    for (int i = 0; i < plain.open; i++) {
      open.push(room.opened[i], 0);
    }
    in.position = plain.behind;
  }

  private void content() throws IOException {
    int at = in.position;
    if (at >= in.limit && in.isInEntity()) {
      leave();
      return;
    }
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

  /** Goes on behind a reference, also where the entity had no event: it is not read again. */
  private void leave() throws IOException {
    entities.leave();
    if (!in.isInEntity() && tape.position() != in.position) {
      tape.add(Tape.GAP, in.position);
    }
  }

  private void reference(int at) throws IOException {
    entities.read(at);
    if (entities.skipped != null) {
      tape.add(Tape.SKIPPED, behind());
      tape.name(entities.skipped);
    } else if (entities.text != null) {
      tape.add(Tape.TEXT, behind());
      tape.place(entities.text, 0, entities.length, false);
    }
  }

  /** Behind what was read last, in the document. */
  private int behind() {
    return in.documentPosition();
  }

  private void piece(int plain, int elsewhere, boolean section) throws IOException {
    if (!text.piece(section)) {
      return;
    }
    boolean first = section && text.beginsSection();
    boolean inDocument = text.bytes == document;
    boolean all = inDocument && text.from == tape.position() && text.to == in.position;
    if (all && tape.fits(in.position)) {
      tape.add(plain, in.position);
    } else {
      tape.add(elsewhere, behind());
      tape.place(text.bytes, text.from, text.to, inDocument);
      if (section) {
        tape.cell(first ? 1 : 0);
      }
    }
  }

  private void markup(int at, byte second) throws IOException {
    switch (second) {
      case '/' -> end();
      case '?' -> {
        markup.instruction();
        tape.add(Tape.INSTRUCTION, behind());
        tape.name(markup.target);
        held();
      }
      case '!' -> {
        if (in.is(at, "<!--")) {
          markup.comment();
          tape.add(Tape.COMMENT, behind());
          held();
        } else {
          section(at);
        }
      }
      default -> start();
    }
  }

  private void held() {
    tape.place(markup.bytes, markup.from, markup.to, markup.bytes == document);
  }

  private void section(int at) throws IOException {
    if (!in.is(at, "<![CDATA[")) {
      throw in.error(at, "[43] content", "'<!' begins neither a comment nor a CDATA section");
    }
    int size = tape.size;
    int position = tape.position();
    in.position = at + 9;
    text.beginSection();
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
    tape.start(name, behind(), name.declarations == null ? count : ~count);
    open.push(name, 0);
    if (name.declarations != null) {
      tape.cell(defaults());
    }
    for (int i = 0; i < count; i++) {
      byte[] value = attributes.bytes(i);
      tape.name(attributes.name(i));
      tape.place(value, attributes.from(i), attributes.to(i), value == document);
    }
    if (tags.empty) {
      ended();
    }
  }

  private int defaults() {
    int defaults = 0;
    for (int i = 0; i < attributes.count(); i++) {
      defaults += attributes.isSpecified(i) ? 0 : 1;
    }
    return defaults;
  }

  private void end() throws IOException {
    // The tag is read before anything of it is noted: it may be cut off.
    if (in.isInEntity()) {
      entities.requireOwnElement();
    }
    if (open.depth() == 0) {
      Symbol name = tags.anyEnd();
      tape.closed();
      tape.add(Tape.OUTER_END, in.position);
      tape.name(name);
    } else {
      tags.end(open.name());
      ended();
    }
  }

  /** The innermost element ended, which began in the part. */
  private void ended() {
    open.pop();
    tape.end(behind());
  }
}
