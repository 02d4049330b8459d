package org.xmlbench.piximal.engine.fast;

import java.io.IOException;
import org.xml.sax.SAXException;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.CacheLinePadded;
import org.xmlbench.piximal.engine.names.ElementStack;
import org.xmlbench.piximal.engine.names.NamespaceScopes;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.scan.WordScanner;
import org.xmlbench.piximal.engine.strict.TagReader;

/**
 * Hands content to SAX in one pass: an event is handed when its bytes are read. Names are known
 * ones, and are compared as words of eight bytes; prefixes are resolved.
 *
 * <p>Whatever is unusual, incomplete or wrong is left to the strict reader, which goes on at the
 * input's position. So nothing is accepted here that it rejects, and errors are its own.
 *
 * <p>The methods of its parts return where content goes on, or the complement of where the strict
 * reader does.
 */
public final class DirectSaxReader extends CacheLinePadded implements FrequentEvents {
  /** The strict reader is as fast where no more bytes are there. */
  private static final int FEW = 16;

  private final DirectReader reader;
  private final ByteInput in;
  private final ElementStack elements;
  private final NamespaceScopes scopes;
  private final Symbol none;
  private final TagReader strict;
  private final int mostDepth;
  private final StopWindow window;
  private final SaxText text;
  private final SaxTags tags;
  private SaxMarkup markup;
  private final TagAttributes noAttributes;

  private final SaxHandlers to;

  /** Takes turns with a reader that resolves names and reads no content ahead. */
  public DirectSaxReader(DirectReader reader, SaxHandlers to) {
    ReusedState known = reader.known;
    this.reader = reader;
    this.in = reader.in;
    this.elements = reader.elements;
    this.scopes = known.scopes();
    this.none = scopes.none();
    this.strict = reader.tags;
    this.mostDepth = reader.options.limits().depth();
    this.to = to;
    this.window = known.buffers().window();
    this.text = new SaxText(reader, to);
    this.tags = new SaxTags(reader, text, to);
    this.noAttributes = new TagAttributes(known, reader.attributes, true, false);
  }

  /** Whether it takes turns with that reader. */
  public boolean isOf(DirectReader other) {
    return reader == other;
  }

  /** Holds nothing of a document any more; returns whether the reader may read another one. */
  public boolean forget() {
    tags.tags.attributes.forget();
    return reader.isReusable();
  }

  @Override
  public void hand() throws IOException, SAXException {
    if (in.limit - in.position < FEW || !reader.isInContent() || !in.isBrought()) {
      return;
    }
    in.endWithZeros();
    window.open(in, in.position);
    int at = read(in.buffer, in.position);
    while (at >= window.end && at < in.limit && elements.depth > 0) {
      // Not in the loop, or its vectors would be compiled into it.
      window.fill(in, at);
      at = read(in.buffer, at);
    }
    in.position = at;
  }

  /**
   * What is most frequent is in one loop, so that what it needs is in registers: texts, end tags
   * that are due, and elements without attributes whose name is the expected one.
   *
   * @return where the window ends, or the strict reader goes on
   */
  private int read(byte[] b, int from) throws IOException, SAXException {
    final ByteInput in = this.in;
    final SaxHandlers to = this.to;
    final long[] stops = window.texts;
    final char[] characters = window.characters();
    final int base = window.base;
    final boolean ascii = window.ascii;
    final boolean vectors = window.vectors;
    int end = window.end;
    int at = from;
    Symbol previous = strict.previous;
    int depth = elements.depth;
    int bound = scopes.mark();
    Symbol[] names = elements.names;
    int[] marks = elements.marks;
    while (at < end) {
      if (b[at] != '<') {
        int stop = vectors ? StopWindow.next(stops, at, base) : WordScanner.textStop(b, at, end);
        byte first = b[stop];
        if (stop > at && (first == '<' || first == '&')) {
          in.position = stop;
          if (ascii) {
            to.content.characters(characters, at - base, stop - at);
          } else {
            text.decoded(at, stop);
          }
          at = stop;
          if (first != '<') {
            continue;
          }
        } else {
          at = text.read(at, stop);
          if (at < 0) {
            at = ~at;
            break;
          }
          end = window.end;
          continue;
        }
      }
      long word = WordScanner.word(b, at);
      if ((word >> Byte.SIZE & 0xFF) == '/') {
        Symbol due = names[depth - 1];
        if (!due.isEndTag(b, at, word)) {
          break;
        }
        at += due.length + 3;
        in.position = at;
        to.content.endElement(uri(due), due.localText(), due.text());
        depth--;
        if (bound > marks[depth]) {
          bound = tags.unbind(marks[depth]);
        }
        if (depth == 0) {
          break;
        }
        continue;
      }
      Symbol name = previous.follower;
      if (name == null || !name.isStartTag(b, at, word)) {
        name = previous.formerFollower;
        if (name != null && !name.isStartTag(b, at, word)) {
          name = null;
        }
      }
      if (name != null && name.declarations == null && depth < mostDepth) {
        String uri = uri(name);
        if (uri == null) {
          break;
        }
        int behind = at + name.length + 2;
        in.position = behind;
        previous = name;
        to.content.startElement(uri, name.localText(), name.text(), noAttributes);
        int stop =
            vectors ? StopWindow.next(stops, behind, base) : WordScanner.textStop(b, behind, end);
        if (stop > behind && name.isEndTag(b, stop, WordScanner.word(b, stop))) {
          in.position = stop;
          if (ascii) {
            to.content.characters(characters, behind - base, stop - behind);
          } else {
            text.decoded(behind, stop);
          }
          at = stop + name.length + 3;
          in.position = at;
          to.content.endElement(uri, name.localText(), name.text());
          continue;
        }
        at = behind;
        if (depth == names.length) {
          elements.grow();
          names = elements.names;
          marks = elements.marks;
        }
        if (names[depth] != name) {
          names[depth] = name;
        }
        marks[depth++] = bound;
        continue;
      }
      byte second = b[at + 1];
      if (second == '!' || second == '?') {
        at = markup().read(at);
        if (at < 0) {
          at = ~at;
          break;
        }
        continue;
      }
      elements.depth = depth;
      at = tags.start(at, previous);
      if (at < 0) {
        at = ~at;
        break;
      }
      depth = elements.depth;
      previous = tags.tags.last();
      names = elements.names;
      marks = elements.marks;
      bound = scopes.mark();
    }
    elements.depth = depth;
    if (strict.previous != previous) {
      strict.previous = previous;
    }
    return at;
  }

  /** Made where content has a comment, a section or an instruction. */
  private SaxMarkup markup() {
    if (markup == null) {
      markup = new SaxMarkup(in, reader.known.table(), text.text, to);
    }
    return markup;
  }

  /** Namespace of an element; null where its prefix is not bound. */
  private String uri(Symbol name) {
    Symbol prefix = name.prefix;
    return prefix == null ? none.uri : prefix.uri;
  }
}
