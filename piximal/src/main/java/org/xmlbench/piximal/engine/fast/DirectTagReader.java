package org.xmlbench.piximal.engine.fast;

import java.io.IOException;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.engine.input.ByteBuilder;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.CacheLinePadded;
import org.xmlbench.piximal.engine.names.AttributeShape;
import org.xmlbench.piximal.engine.names.AttributeShapes;
import org.xmlbench.piximal.engine.names.ElementStack;
import org.xmlbench.piximal.engine.names.NamespaceBinder;
import org.xmlbench.piximal.engine.names.NamespaceScopes;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.names.SymbolTable;
import org.xmlbench.piximal.engine.scan.ByteClasses;
import org.xmlbench.piximal.engine.scan.ByteScanner;
import org.xmlbench.piximal.engine.scan.Utf8;
import org.xmlbench.piximal.engine.scan.WordScanner;

/**
 * Reads the start tags that {@link DirectSaxReader} and {@link DirectReader} do not read
 * themselves, with their attributes, and resolves their names.
 */
final class DirectTagReader extends CacheLinePadded {
  /** Of more attributes with prefixes the strict reader finds out whether two are the same. */
  private static final int FEW = 8;

  private final ByteInput in;
  private final ElementStack elements;
  private final SymbolTable table;
  private final AttributeShapes shapes;
  private final NameGuesser names;
  private final NamespaceScopes scopes;
  private final NamespaceBinder binder;
  private final StopWindow window;
  private final int mostDepth;

  /** As many attributes and declarations a tag has at most that is read here. */
  private final int most;

  private final boolean aware;

  /** Those of the tag that was read last. */
  final TagAttributes attributes;

  /**
   * Number of the name of the element that was read last: a reference would be written, see
   * docs/decisions/0086.
   */
  private int last;

  /** Of the declarations that were in force before that element. */
  int mark;

  /** Whether the value that was read last does not stand as it is. */
  private boolean altered;

  /** One that reads where that reader is, and takes attributes there. */
  DirectTagReader(DirectReader reader, TagAttributes attributes) {
    ReusedState known = reader.known;
    ParserLimits limits = reader.options.limits();
    this.in = reader.in;
    this.elements = reader.elements;
    this.table = known.table();
    this.shapes = table.shapes();
    this.names = new NameGuesser(in, table);
    this.scopes = known.scopes();
    this.binder = reader.binder;
    this.window = known.buffers().window();
    this.aware = reader.aware;
    this.mostDepth = limits.depth();
    this.most = Math.min(limits.attributes(), AttributeShape.MOST_DEPTH);
    this.attributes = attributes;
  }

  /** The name of the element that was read last. */
  Symbol last() {
    return table.numbered(last);
  }

  /**
   * The name of the element that begins there; null where the strict reader has to read it.
   *
   * @param before the name of the element that began before it
   */
  Symbol name(int from, Symbol before) {
    Symbol name = names.element(before, in.buffer, from + 1);
    boolean isUsual = name != null && name.declarations == null && name.isOfElement;
    return isUsual && elements.depth < mostDepth ? name : null;
  }

  /**
   * Reads the start tag that begins there, and binds what it declares. The element is not opened.
   *
   * @return where content goes on, or the complement of where the strict reader does
   */
  int start(int from, Symbol name) throws IOException {
    byte[] b = in.buffer;
    mark = binder.mark;
    int behind = from + 1 + name.length;
    attributes.begin(b, window.ascii);
    if (b[behind] == '>') {
      behind++;
    } else {
      behind = attributes(name, b, behind);
    }
    if (behind < 0 || aware && name.prefix != null && name.prefix.uri == null) {
      scopes.unwind(mark);
      return ~from;
    }
    binder.opened();
    attributes.end(binder.mark - mark);
    last = name.number;
    return behind;
  }

  /**
   * Reads the attributes of a tag, and its end.
   *
   * @param element its name
   * @param from behind the name
   * @return behind the tag; less than 0 where the strict reader has to read it
   * @throws IOException when a declaration of a namespace is wrong
   */
  private int attributes(Symbol element, byte[] b, int from) throws IOException {
    TagAttributes all = attributes;
    table.limitShapes();
    AttributeShape shape = shapes.of(element);
    int at = from;
    while (true) {
      AttributeShape next = shape.next;
      int value;
      if (next != null && next.isAt(b, at)) {
        value = at + next.length;
      } else {
        byte c = b[at];
        if (c == '>') {
          at++;
          break;
        }
        if (c == '/') {
          if (b[at + 1] != '>') {
            return -1;
          }
          at += 2;
          break;
        }
        if (!ByteClasses.isSpace(c)) {
          return -1;
        }
        next = shape.former;
        if (next != null && next.isAt(b, at)) {
          value = at + next.length;
        } else {
          c = b[++at];
          if (c <= '>' && c >= 0) {
            // More white space, or the end of the tag, if it is well-formed.
            continue;
          }
          next = unguessed(shape, b, at);
          value = next == null ? 0 : ByteClasses.skipSpace(b, at + next.name.length, in.limit);
          if (next == null || b[value++] != '=') {
            return -1;
          }
        }
      }
      byte quote = b[value];
      if (quote != '"' && quote != '\'') {
        value = ByteClasses.skipSpace(b, value, in.limit);
        quote = b[value];
        if (quote != '"' && quote != '\'') {
          return -1;
        }
      }
      int end = valueStop(b, ++value);
      altered = false;
      if (b[end] != quote || end >= window.end) {
        end = valueEnd(b, value, end, quote);
        if (end < 0) {
          return -1;
        }
        all.ascii = false;
      }
      at = end + 1;
      shape = next;
      if (altered || next.declares) {
        other(next, b, value, end);
      } else {
        all.add(value, end);
      }
    }
    all.take(shape);
    return !aware || areResolved(shape) ? at : -1;
  }

  /** The shape with the attribute there; null where the strict reader has to read it. */
  private AttributeShape unguessed(AttributeShape shape, byte[] b, int at) {
    Symbol name = names.attribute(shape, b, at);
    return name == null || !name.qualified || shape.depth() == most
        ? null
        : shapes.with(shape, name, aware && name.declares);
  }

  private int valueStop(byte[] b, int from) {
    return window.vectors
        ? from < window.end ? StopWindow.next(window.values(), from, window.base) : window.end
        : WordScanner.valueStop(b, from);
  }

  /** Adds an attribute that declares a namespace, or whose value does not stand as it is. */
  private void other(AttributeShape whole, byte[] b, int value, int end) throws IOException {
    ByteBuilder scratch = attributes.altered;
    byte[] bytes = b;
    int from = value;
    int to = end;
    if (altered) {
      from = scratch.length;
      CharacterReferences.normalize(b, value, end, scratch);
      bytes = scratch.bytes;
      to = scratch.length;
    }
    if (whole.declares) {
      binder.declare(whole.name, bytes, from, to, value);
    } else {
      attributes.add(~from, to);
    }
  }

  /**
   * Where a value ends that has more in it than bytes that are passed over, or goes on behind the
   * window; less than 0 where the strict reader has to read it.
   *
   * @param stop the first byte that needs a look
   */
  private int valueEnd(byte[] b, int from, int stop, byte quote) {
    int limit = in.limit;
    boolean vectors = window.vectors;
    int at = vectors && stop >= window.end ? ByteScanner.value(b, from, limit) : stop;
    while (at < limit) {
      byte c = b[at];
      if (c == quote) {
        return at;
      }
      int behind = at + 1;
      if (c < 0) {
        int length = Utf8.length(b, at, limit);
        behind = length <= 0 ? -1 : at + length;
      } else if (c == '&') {
        altered = true;
        behind = CharacterReferences.behind(b, at, limit);
      } else if (ByteClasses.isSpace(c)) {
        altered = true;
      } else if (c != '"' && c != '\'') {
        behind = -1;
      }
      if (behind < 0) {
        return -1;
      }
      at = valueStop(b, behind);
      if (vectors && at >= window.end) {
        at = ByteScanner.value(b, behind, limit);
      }
    }
    return -1;
  }

  /** Whether the prefixes of attributes are bound, and no two have one name of one namespace. */
  private boolean areResolved(AttributeShape whole) {
    for (Symbol prefix : whole.prefixes) {
      if (prefix.uri == null) {
        return false;
      }
    }
    return !whole.isRepeating || areDifferent();
  }

  private boolean areDifferent() {
    int count = attributes.added();
    int prefixed = 0;
    for (int i = 0; i < count; i++) {
      Symbol name = attributes.name(i);
      if (name.prefix != null && (++prefixed > FEW || isBefore(i, name))) {
        return false;
      }
    }
    return true;
  }

  private boolean isBefore(int index, Symbol name) {
    for (int i = 0; i < index; i++) {
      Symbol other = attributes.name(i);
      if (other.prefix != null
          && other.local.isSame(name.local)
          && other.prefix.uri.equals(name.prefix.uri)) {
        return true;
      }
    }
    return false;
  }
}
