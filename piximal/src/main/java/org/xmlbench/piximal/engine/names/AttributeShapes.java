package org.xmlbench.piximal.engine.names;

import java.util.Arrays;

/** The shapes of tags that a reader has met. */
public final class AttributeShapes {
  /** Of more all are forgotten. */
  private static final int MOST = 1 << 13;

  private static final Symbol[][] NONE = {};

  /** Names of the attributes by the numbers of shapes; null of those that no tag has. */
  private Symbol[][] names = NONE;

  private int size;

  /** Names of attributes by the numbers of shapes, that of a tag among them. */
  public Symbol[][] names(AttributeShape whole) {
    if (names[whole.number] == null) {
      names[whole.number] = whole.names();
    }
    return names;
  }

  public boolean isFull() {
    return size > MOST;
  }

  /** Forgets all; no symbol may have one. */
  void forget() {
    names = NONE;
    size = 0;
  }

  /** That of an element without attributes, which its name has from now on. */
  public AttributeShape of(Symbol element) {
    AttributeShape root = element.shape;
    if (root == null) {
      root = added(new AttributeShape(size));
      element.shape = root;
    }
    return root;
  }

  /** A shape with one more attribute, or declaration; null where it has that name already. */
  public AttributeShape with(AttributeShape shape, Symbol name, boolean declares) {
    AttributeShape known = shape.with(name);
    if (known != null) {
      return known;
    }
    if (shape.has(name)) {
      return null;
    }
    AttributeShape made = added(new AttributeShape(size, shape, name, declares));
    shape.add(made);
    return made;
  }

  private AttributeShape added(AttributeShape shape) {
    if (size++ == names.length) {
      names = Arrays.copyOf(names, Math.max(64, size * 2));
    }
    return shape;
  }
}
