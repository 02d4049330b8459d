package org.xmlbench.piximal.engine;

import java.util.Arrays;
import org.xml.sax.ext.Attributes2;

/**
 * The attributes of the tag that was read last, for SAX: where their names and values stand. Values
 * become strings when they are asked for.
 */
final class TagAttributes extends Padding implements Attributes2 {
  private static final String CDATA = "CDATA";

  private final SymbolTable symbols;
  private final ShortStrings strings;
  private final NamespaceScopes scopes;

  /** Whether declarations of namespaces are among them, at the end. */
  private final boolean declarations;

  private byte[] bytes;

  /** Of a tag that the strict reader has read: its attributes; else null. */
  private AttributeTable table;

  /** Numbers of their names: references would be written, see docs/decisions/0086. */
  private int[] names = new int[16];

  private int[] from = new int[16];
  private int[] to = new int[16];

  /** Values that do not stand as they are. */
  private String[] made = new String[16];

  private boolean someMade;
  private int attributes;
  private int count;

  /** The first declaration of the element, see {@link NamespaceScopes#mark}. */
  private int mark;

  TagAttributes(ReaderNames known, boolean declarations) {
    this.symbols = known.table();
    this.strings = known.room().strings();
    this.scopes = known.scopes();
    this.declarations = declarations;
  }

  /** Begins a tag. References are written where they change only, see docs/decisions/0086. */
  void begin(byte[] in) {
    attributes = 0;
    someMade = false;
    if (bytes != in) {
      bytes = in;
    }
    if (table != null) {
      table = null;
    }
  }

  /**
   * Adds one.
   *
   * @param value where it does not stand as it is; else null
   */
  void add(Symbol name, int start, int end, String value) {
    int at = attributes;
    if (at == names.length) {
      grow();
    }
    names[at] = name.number;
    from[at] = start;
    to[at] = end;
    if (value != null || someMade) {
      make(at, value);
    }
    attributes = at + 1;
  }

  private void make(int at, String value) {
    if (!someMade) {
      someMade = true;
      Arrays.fill(made, null);
    }
    made[at] = value;
  }

  private void grow() {
    int more = names.length * 2;
    names = Arrays.copyOf(names, more);
    from = Arrays.copyOf(from, more);
    to = Arrays.copyOf(to, more);
    made = Arrays.copyOf(made, more);
  }

  int added() {
    return attributes;
  }

  /** Ends the tag of an element that declares that many namespaces. */
  void end(int declared) {
    mark = scopes.mark() - declared;
    count = attributes + (declarations ? declared : 0);
  }

  /** Those of a tag that the strict reader has read. */
  void take(AttributeTable all, int declared) {
    table = all;
    attributes = all.count();
    end(declared);
  }

  /** Holds nothing of a document any more. */
  void forget() {
    begin(null);
    count = 0;
    Arrays.fill(made, null);
  }

  @Override
  public int getLength() {
    return count;
  }

  private boolean has(int index) {
    return index >= 0 && index < count;
  }

  Symbol name(int index) {
    return table == null ? symbols.numbered(names[index]) : table.name(index);
  }

  private Symbol declaredPrefix(int index) {
    return scopes.prefix(mark + index - attributes);
  }

  @Override
  public String getURI(int index) {
    if (!has(index)) {
      return null;
    }
    if (index >= attributes) {
      // The feature xmlns-uris is false: a declaration is in no namespace.
      return "";
    }
    Symbol prefix = name(index).prefix;
    return prefix == null ? "" : prefix.uri;
  }

  @Override
  public String getLocalName(int index) {
    if (!has(index)) {
      return null;
    }
    return index < attributes ? name(index).localText() : "";
  }

  @Override
  public String getQName(int index) {
    if (!has(index)) {
      return null;
    }
    if (index < attributes) {
      return name(index).text();
    }
    String prefix = declaredPrefix(index).text();
    return prefix.isEmpty() ? "xmlns" : "xmlns:" + prefix;
  }

  @Override
  public String getType(int index) {
    if (!has(index)) {
      return null;
    }
    return index < attributes && table != null ? table.type(index) : CDATA;
  }

  @Override
  public String getValue(int index) {
    if (!has(index)) {
      return null;
    }
    if (index >= attributes) {
      return scopes.uri(mark + index - attributes);
    }
    if (table != null) {
      return table.value(index);
    }
    if (someMade && made[index] != null) {
      return made[index];
    }
    return strings.of(bytes, from[index], to[index]);
  }

  @Override
  public int getIndex(String uri, String localName) {
    for (int i = 0; i < count; i++) {
      if (getLocalName(i).equals(localName) && getURI(i).equals(uri)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public int getIndex(String name) {
    for (int i = 0; i < count; i++) {
      if (getQName(i).equals(name)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public String getType(String uri, String localName) {
    return getType(getIndex(uri, localName));
  }

  @Override
  public String getType(String name) {
    return getType(getIndex(name));
  }

  @Override
  public String getValue(String uri, String localName) {
    return getValue(getIndex(uri, localName));
  }

  @Override
  public String getValue(String name) {
    return getValue(getIndex(name));
  }

  @Override
  public boolean isDeclared(int index) {
    return isOfTable(index) && table.isDeclared(index);
  }

  @Override
  public boolean isSpecified(int index) {
    return !isOfTable(index) || table.isSpecified(index);
  }

  /** Whether the strict reader has read it: one that has no default otherwise. */
  private boolean isOfTable(int index) {
    if (!has(index)) {
      throw new ArrayIndexOutOfBoundsException("no attribute " + index);
    }
    return table != null && index < attributes;
  }

  private static int required(int index, String name) {
    if (index < 0) {
      throw new IllegalArgumentException("no attribute " + name);
    }
    return index;
  }

  @Override
  public boolean isDeclared(String name) {
    return isDeclared(required(getIndex(name), name));
  }

  @Override
  public boolean isDeclared(String uri, String localName) {
    return isDeclared(required(getIndex(uri, localName), localName));
  }

  @Override
  public boolean isSpecified(String uri, String localName) {
    return isSpecified(required(getIndex(uri, localName), localName));
  }

  @Override
  public boolean isSpecified(String name) {
    return isSpecified(required(getIndex(name), name));
  }
}
