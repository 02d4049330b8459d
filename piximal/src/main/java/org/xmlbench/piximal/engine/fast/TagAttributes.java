package org.xmlbench.piximal.engine.fast;

import java.util.Arrays;
import org.xml.sax.ext.Attributes2;
import org.xmlbench.piximal.engine.input.ByteBuilder;
import org.xmlbench.piximal.engine.input.CacheLinePadded;
import org.xmlbench.piximal.engine.names.AttributeShape;
import org.xmlbench.piximal.engine.names.AttributeShapes;
import org.xmlbench.piximal.engine.names.AttributeTable;
import org.xmlbench.piximal.engine.names.NamespaceScopes;
import org.xmlbench.piximal.engine.names.Symbol;

/**
 * The attributes of the tag that was read last: where their names and values stand. Values become
 * strings when they are asked for.
 */
public final class TagAttributes extends CacheLinePadded implements Attributes2 {
  private static final String CDATA = "CDATA";

  private final AttributeShapes shapes;
  private final ShortStringCache strings;
  private final NamespaceScopes scopes;
  private final boolean aware;

  /** Whether for SAX declarations of namespaces are among them, at the end. */
  private final boolean declarations;

  private byte[] bytes;

  /** Those of a tag that the strict reader has read, or that stood on a tape. */
  private final AttributeTable table;

  private boolean isOfTable = true;

  /** Whether all values that stand in {@link #bytes} are known to be ASCII. */
  boolean ascii;

  /** Number of their shape: a reference would be written, see docs/decisions/0086. */
  private int shape;

  /** Their names by the numbers of shapes. */
  private Symbol[][] names;

  /** Where values begin; the complement of that in {@link #altered}, if they are there. */
  private int[] from = new int[16];

  private int[] to = new int[16];

  /** Takes values of a tag that do not stand as they are. */
  public final ByteBuilder altered = new ByteBuilder();

  private int attributes;
  private int count;

  /** The first declaration of the element, see {@link NamespaceScopes#mark}. */
  private int mark;

  /**
   * Those of one tag after another.
   *
   * @param table takes those of tags that are read otherwise
   * @param aware whether names are resolved
   * @param declarations whether for SAX declarations of namespaces are among them
   */
  public TagAttributes(
      ReusedState known, AttributeTable table, boolean aware, boolean declarations) {
    this.table = table;
    this.aware = aware;
    this.shapes = known.table().shapes();
    this.strings = known.buffers().strings();
    this.scopes = known.scopes();
    this.declarations = declarations;
  }

  /** Begins a tag. References are written where they change only, see docs/decisions/0086. */
  public void begin(byte[] in, boolean isAscii) {
    ascii = isAscii;
    attributes = 0;
    altered.clear();
    if (bytes != in) {
      bytes = in;
    }
    isOfTable = false;
  }

  /** Says which names they have. */
  public void take(AttributeShape whole) {
    shape = whole.number;
    Symbol[][] all = shapes.names(whole);
    if (names != all) {
      names = all;
    }
  }

  /** For the cursor: there are none. */
  public void none() {
    attributes = 0;
  }

  /** Adds one by the place of its value; of one in {@link #altered} the start is a complement. */
  public void add(int start, int end) {
    int at = attributes;
    if (at == from.length) {
      grow();
    }
    from[at] = start;
    to[at] = end;
    attributes = at + 1;
  }

  private void grow() {
    int more = from.length * 2;
    from = Arrays.copyOf(from, more);
    to = Arrays.copyOf(to, more);
  }

  /** How many they are, without declarations of namespaces. */
  public int added() {
    return attributes;
  }

  /** Ends the tag of an element that declares that many namespaces. */
  void end(int declared) {
    list(declarations ? declared : 0);
  }

  /** For SAX, which has so many declarations of namespaces among them. */
  TagAttributes list(int declared) {
    mark = scopes.mark() - declared;
    count = attributes + declared;
    return this;
  }

  public void takeTable() {
    isOfTable = true;
    attributes = table.count();
  }

  void forget() {
    begin(null, false);
    count = 0;
    altered.trim();
  }

  @Override
  public int getLength() {
    return count;
  }

  private boolean has(int index) {
    return index >= 0 && index < count;
  }

  private boolean isAdded(int index) {
    return index >= 0 && index < attributes;
  }

  private String ofDeclaration(int index, String what) {
    return has(index) ? what : null;
  }

  public Symbol name(int index) {
    return isOfTable ? table.name(index) : names[shape][index];
  }

  private Symbol declaredPrefix(int index) {
    return scopes.prefix(mark + index - attributes);
  }

  @Override
  public String getURI(int index) {
    // The feature xmlns-uris is false: a declaration is in no namespace.
    return isAdded(index) ? uri(index) : ofDeclaration(index, "");
  }

  /** Namespace of one; null where it is in none. */
  public String namespace(int index) {
    Symbol prefix = name(index).prefix;
    return prefix == null || !aware ? null : prefix.namespace;
  }

  /** Local part of the name of one; all of it where names are not resolved. */
  public String localName(int index) {
    return aware ? name(index).localText() : name(index).text();
  }

  /** Namespace of one; empty where it is in none. */
  public String uri(int index) {
    Symbol prefix = name(index).prefix;
    return prefix == null || !aware ? "" : prefix.uri;
  }

  @Override
  public String getLocalName(int index) {
    return isAdded(index) ? localName(index) : ofDeclaration(index, "");
  }

  @Override
  public String getQName(int index) {
    if (isAdded(index) || !has(index)) {
      return has(index) ? name(index).text() : null;
    }
    String prefix = declaredPrefix(index).text();
    return prefix.isEmpty() ? "xmlns" : "xmlns:" + prefix;
  }

  @Override
  public String getType(int index) {
    return isAdded(index) ? type(index) : ofDeclaration(index, CDATA);
  }

  @Override
  public String getValue(int index) {
    if (isAdded(index)) {
      return value(index);
    }
    return has(index) ? scopes.uri(mark + index - attributes) : null;
  }

  /** The normalised value at that index. */
  public String value(int index) {
    if (isOfTable) {
      return strings.of(table.bytes(index), table.from(index), table.to(index), false);
    }
    int start = from[index];
    return start < 0
        ? strings.of(altered.bytes, ~start, to[index], false)
        : strings.of(bytes, start, to[index], ascii);
  }

  /** The bytes in which the value of one stands, in UTF-8. */
  public byte[] bytes(int index) {
    if (isOfTable) {
      return table.bytes(index);
    }
    return from[index] < 0 ? altered.bytes : bytes;
  }

  /** Where in them it begins. */
  public int from(int index) {
    if (isOfTable) {
      return table.from(index);
    }
    int place = from[index];
    return place < 0 ? ~place : place;
  }

  /** Where in them it ends. */
  public int to(int index) {
    return isOfTable ? table.to(index) : to[index];
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

  String type(int index) {
    return isOfTable ? table.type(index) : CDATA;
  }

  /** Whether the document type declares one. */
  boolean isTyped(int index) {
    return isOfTable && table.isDeclared(index);
  }

  public boolean isInTag(int index) {
    return !isOfTable || table.isSpecified(index);
  }

  @Override
  public boolean isDeclared(int index) {
    return required(index) < attributes && isTyped(index);
  }

  @Override
  public boolean isSpecified(int index) {
    return required(index) >= attributes || isInTag(index);
  }

  private int required(int index) {
    if (!has(index)) {
      throw new ArrayIndexOutOfBoundsException("no attribute " + index);
    }
    return index;
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
