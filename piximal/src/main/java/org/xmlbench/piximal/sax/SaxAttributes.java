package org.xmlbench.piximal.sax;

import java.util.Arrays;
import org.xml.sax.ext.Attributes2;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.engine.Padding;

/** The attributes of the element that begins; values are made when they are asked for. */
final class SaxAttributes extends Padding implements Attributes2 {
  private final boolean namespaces;
  private final boolean declarations;
  private EventView view;
  private int count;
  private int attributes;
  private String[] values = new String[16];

  /**
   * Those of one element after another.
   *
   * @param namespaces whether names have local parts
   * @param declarations whether declarations of namespaces are among them, at the end
   */
  SaxAttributes(boolean namespaces, boolean declarations) {
    this.namespaces = namespaces;
    this.declarations = declarations;
  }

  SaxAttributes at(EventView element) {
    see(element);
    attributes = element.attributes();
    count = attributes + (declarations ? element.declarations() : 0);
    if (count > values.length) {
      values = new String[count * 2];
    } else {
      Arrays.fill(values, 0, count, null);
    }
    return this;
  }

  /** A reference is written where it changes only, see docs/decisions/0086. */
  private void see(EventView element) {
    if (view != element) {
      view = element;
    }
  }

  /** Holds nothing of a document any more. */
  void forget() {
    view = null;
    attributes = 0;
    count = 0;
    Arrays.fill(values, null);
  }

  /** Of an element that has none, and declares no namespace. */
  void none(EventView element) {
    see(element);
    attributes = 0;
    count = 0;
  }

  @Override
  public int getLength() {
    return count;
  }

  private boolean has(int index) {
    return index >= 0 && index < count;
  }

  private String declaredPrefix(int index) {
    return view.declaredPrefix(index - attributes);
  }

  @Override
  public String getURI(int index) {
    if (!has(index)) {
      return null;
    }
    // The feature xmlns-uris is false: a declaration is in no namespace.
    return index < attributes ? view.attributeNamespace(index) : "";
  }

  @Override
  public String getLocalName(int index) {
    if (!has(index)) {
      return null;
    }
    if (index >= attributes) {
      return "";
    }
    return namespaces ? view.attributeLocalName(index) : view.attributeQualifiedName(index);
  }

  @Override
  public String getQName(int index) {
    if (!has(index)) {
      return null;
    }
    if (index < attributes) {
      return view.attributeQualifiedName(index);
    }
    String prefix = declaredPrefix(index);
    return prefix.isEmpty() ? "xmlns" : "xmlns:" + prefix;
  }

  @Override
  public String getType(int index) {
    if (!has(index)) {
      return null;
    }
    return index < attributes ? view.attributeType(index) : "CDATA";
  }

  @Override
  public String getValue(int index) {
    if (!has(index)) {
      return null;
    }
    String value = values[index];
    if (value == null) {
      value =
          index < attributes
              ? view.attributeValue(index)
              : view.declaredNamespace(index - attributes);
      values[index] = value;
    }
    return value;
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
    getTypeOrRefuse(index);
    return index < attributes && view.isAttributeDeclared(index);
  }

  private String getTypeOrRefuse(int index) {
    if (!has(index)) {
      throw new ArrayIndexOutOfBoundsException("no attribute " + index);
    }
    return getType(index);
  }

  @Override
  public boolean isDeclared(String name) {
    return isDeclared(required(getIndex(name), name));
  }

  @Override
  public boolean isDeclared(String uri, String localName) {
    return isDeclared(required(getIndex(uri, localName), localName));
  }

  private static int required(int index, String name) {
    if (index < 0) {
      throw new IllegalArgumentException("no attribute " + name);
    }
    return index;
  }

  @Override
  public boolean isSpecified(int index) {
    getTypeOrRefuse(index);
    return index >= attributes || view.isAttributeSpecified(index);
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
