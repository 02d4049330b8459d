package org.xmlbench.piximal.engine.strict;

import java.io.IOException;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.IncompleteTokenException;
import org.xmlbench.piximal.engine.names.AttributeDeclarations;
import org.xmlbench.piximal.engine.names.AttributeTable;
import org.xmlbench.piximal.engine.names.NameCharacters;
import org.xmlbench.piximal.engine.names.NamespaceBinder;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.names.SymbolTable;
import org.xmlbench.piximal.engine.scan.ByteClasses;
import org.xmlbench.piximal.engine.scan.ByteScanner;
import org.xmlbench.piximal.engine.scan.Utf8;

/** Productions [40] STag, [44] EmptyElemTag and [42] ETag. */
public final class TagReader {
  private static final String START = "[40] STag";

  private final ByteInput in;
  private final SymbolTable names;
  private final ParserLimits limits;
  private final AttributeTable attributes;
  private AttributeNormalizer values;
  private final References references;
  private final NamespaceBinder binder;
  private long tag;

  /** The name of an element that was read last; at first none. */
  public Symbol previous = new Symbol(new byte[0], 0, 0, true);

  /** The name that was read last in its tag. */
  private Symbol before = previous;

  /** Whether the tag that was read last is that of an empty element. */
  public boolean empty;

  public TagReader(
      ByteInput in,
      SymbolTable names,
      ParserLimits limits,
      AttributeTable attributes,
      References references,
      NamespaceBinder binder) {
    this.in = in;
    this.names = names;
    this.limits = limits;
    this.attributes = attributes;
    this.references = references;
    this.binder = binder;
  }

  /** Reads a start tag at the input's position, behind which it goes on. */
  public Symbol start() throws IOException {
    long expanded = references.expanded();
    try {
      return read();
    } catch (IncompleteTokenException e) {
      // It is read again, from its beginning.
      references.setExpanded(expanded);
      throw e;
    }
  }

  private Symbol read() throws IOException {
    byte[] bytes = in.buffer;
    int limit = in.limit;
    int from = in.position + 1;
    Symbol name = previous.follower;
    if (name == null || !name.isAt(bytes, from, limit)) {
      int end = nameEnd(bytes, from, limit, START, "a tag");
      name = name(bytes, from, end, START, "'<' is not followed by a name");
    }
    // Documents repeat themselves, so that it is guessed the next time.
    previous.follower = name;
    previous = name;
    before = name;
    int at = from + name.length;
    attributes.clear();
    binder.begin();
    tag = names.nextTag();
    while (true) {
      if (at >= limit) {
        throw in.cut(START, "a tag");
      }
      byte b = bytes[at];
      if (b == '>') {
        empty = false;
        at++;
        break;
      }
      if (b == '/') {
        at = emptyEnd(bytes, at, limit);
        break;
      }
      if (!ByteClasses.isSpace(b)) {
        throw in.error(at, START, "white space, '>' or '/>' is missing in a tag");
      }
      at = ByteClasses.skipSpace(bytes, at + 1, limit);
      if (at < limit && bytes[at] != '>' && bytes[at] != '/') {
        at = attribute(name, bytes, at, limit);
      }
    }
    addDefaults(name);
    binder.resolve(name);
    in.position = at;
    return name;
  }

  private int emptyEnd(byte[] bytes, int at, int limit) throws IOException {
    if (at + 1 >= limit) {
      throw in.cut("[44] EmptyElemTag", "a tag");
    }
    if (bytes[at + 1] != '>') {
      throw in.error(at + 1, "[44] EmptyElemTag", "'/' is not followed by '>' in a tag");
    }
    empty = true;
    return at + 2;
  }

  private int nameEnd(byte[] bytes, int from, int limit, String rule, String what)
      throws IOException {
    int at = from;
    while (at < limit && ByteClasses.isName(bytes[at])) {
      at++;
    }
    if (at >= limit) {
      throw in.cut(rule, what);
    }
    return at;
  }

  private Symbol name(byte[] bytes, int from, int to, String rule, String lacking)
      throws MalformedXmlException {
    Symbol known = names.find(bytes, from, to);
    return known != null && to > from ? known : newName(bytes, from, to, rule, lacking);
  }

  private Symbol newName(byte[] bytes, int from, int to, String rule, String lacking)
      throws MalformedXmlException {
    if (to - from > limits.nameBytes()) {
      throw in.error(
          from,
          "limit",
          "a name has more than %d bytes: ParserLimits.nameBytes".formatted(limits.nameBytes()));
    }
    int wrong = NameCharacters.firstWrong(bytes, from, to, false);
    if (to == from || wrong == from) {
      throw in.error(from, rule, lacking);
    }
    if (wrong < to) {
      throw in.error(wrong, "[5] Name", "a character that may not stand in a name");
    }
    return names.of(bytes, from, to);
  }

  private int attribute(Symbol element, byte[] bytes, int from, int limit) throws IOException {
    Symbol name = before.attribute;
    if (name == null || !name.isAt(bytes, from, limit)) {
      int end = nameEnd(bytes, from, limit, START, "a tag");
      name = name(bytes, from, end, "[41] Attribute", "an attribute's name is missing");
    }
    before.attribute = name;
    before = name;
    int at = from + name.length;
    if (name.tag == tag) {
      throw in.error(
          from, "WFC: Unique Att Spec", "the attribute '%s' stands twice in a tag".formatted(name));
    }
    name.tag = tag;
    at = ByteClasses.skipSpace(bytes, at, limit);
    if (at < limit && bytes[at] != '=') {
      throw in.error(at, "[25] Eq", "'=' is missing behind the attribute '%s'".formatted(name));
    }
    at = ByteClasses.skipSpace(bytes, at + 1, limit);
    if (at >= limit) {
      throw in.cut(START, "a tag");
    }
    byte quote = bytes[at];
    if (quote != '"' && quote != '\'') {
      throw in.error(
          at, "[10] AttValue", "the value of the attribute '%s' is not quoted".formatted(name));
    }
    return value(element, name, bytes, at + 1, limit);
  }

  private int value(Symbol element, Symbol name, byte[] bytes, int from, int limit)
      throws IOException {
    byte quote = bytes[from - 1];
    boolean plain = true;
    int at = from;
    while (true) {
      at = ByteScanner.value(bytes, at, limit);
      if (at >= limit) {
        throw in.cut(START, "a tag");
      }
      byte b = bytes[at];
      if (b == quote) {
        break;
      }
      if (b < 0) {
        at += characterOfSeveralBytes(bytes, at, limit);
      } else {
        plain &= b == '"' || b == '\'' || ByteClasses.isValue(b);
        requireValue(b, at);
        at++;
      }
    }
    keep(element, name, bytes, from, at, plain);
    return at + 1;
  }

  private int characterOfSeveralBytes(byte[] bytes, int at, int limit) throws IOException {
    int length = Utf8.length(bytes, at, limit);
    if (length == Utf8.INCOMPLETE) {
      throw in.cut(START, "a tag");
    }
    if (length == Utf8.INVALID) {
      throw in.error(at, "[2] Char", "bytes that are no character of XML in UTF-8");
    }
    return length;
  }

  private void requireValue(byte b, int at) throws MalformedXmlException {
    if (b == '<') {
      throw in.error(at, "WFC: No < in Attribute Values", "'<' stands in an attribute's value");
    }
    if (!AsciiCharacters.mayBe(in, b)) {
      throw in.error(at, "[2] Char", "a control character stands in an attribute's value");
    }
  }

  private void keep(Symbol element, Symbol name, byte[] bytes, int from, int to, boolean plain)
      throws IOException {
    if (attributes.count() >= limits.attributes()) {
      throw in.error(
          from,
          "limit",
          "an element has more than %d attributes: ParserLimits.attributes"
              .formatted(limits.attributes()));
    }
    AttributeDeclarations.Declared declared =
        element.declarations == null ? null : element.declarations.of(name);
    boolean tokenized = declared != null && declared.isTokenized();
    String type = declared == null ? null : declared.type();
    byte[] in = bytes;
    int start = from;
    int end = to;
    if (!plain || tokenized) {
      start = attributes.scratch.length;
      values = values == null ? new AttributeNormalizer(this.in, references) : values;
      values.normalize(bytes, from, to, tokenized, attributes.scratch);
      end = attributes.scratch.length;
      in = null;
    }
    if (!binder.takes(name, in == null ? attributes.scratch.bytes : in, start, end, from)) {
      attributes.add(name, in, start, end, type, true);
    }
  }

  private void addDefaults(Symbol element) throws IOException {
    if (element.declarations == null) {
      return;
    }
    for (AttributeDeclarations.Declared declared : element.declarations.defaults()) {
      byte[] value = declared.value();
      Symbol name = names.of(declared.name().bytes, 0, declared.name().bytes.length);
      if (name.tag != tag) {
        declared.requireKnown(in);
      }
      if (name.tag != tag && !binder.takes(name, value, 0, value.length, in.position)) {
        attributes.add(name, value, 0, value.length, declared.type(), false);
        references.charge(value.length, in.position);
      }
    }
  }

  /** Reads the end tag of an element at the input's position, behind which it goes on. */
  public void end(Symbol name) throws IOException {
    byte[] bytes = in.buffer;
    int limit = in.limit;
    int from = in.position + 2;
    if (!name.isAt(bytes, from, limit)) {
      throw otherEnd(name, bytes, from, limit);
    }
    int at = from + name.bytes.length;
    if (bytes[at] != '>') {
      at = ByteClasses.skipSpace(bytes, at, limit);
      if (at >= limit) {
        throw in.cut("[42] ETag", "an end tag");
      }
      if (bytes[at] != '>') {
        throw in.error(at, "[42] ETag", "'>' is missing in an end tag");
      }
    }
    in.position = at + 1;
  }

  private IOException otherEnd(Symbol name, byte[] bytes, int from, int limit) throws IOException {
    int at = nameEnd(bytes, from, limit, "[42] ETag", "an end tag");
    Symbol other = name(bytes, from, at, "[42] ETag", "'</' is not followed by a name");
    return in.error(
        from,
        "WFC: Element Type Match",
        "the end tag of '%s' stands where that of '%s' is due".formatted(other, name));
  }
}
