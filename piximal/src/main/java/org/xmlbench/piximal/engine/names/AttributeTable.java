package org.xmlbench.piximal.engine.names;

import java.util.Arrays;
import org.xmlbench.piximal.engine.input.ByteBuilder;
import org.xmlbench.piximal.engine.input.CacheLinePadded;

/** The attributes of the tag that was read last, without the declarations of namespaces. */
public final class AttributeTable extends CacheLinePadded {
  private Symbol[] names = new Symbol[16];
  private String[] types = new String[16];
  private byte[][] bytes = new byte[16][];

  private int[] from = new int[16];

  private int[] to = new int[16];
  private boolean[] specified = new boolean[16];
  private int count;

  /** Takes the values that are normalised: those of one tag. */
  public final ByteBuilder scratch = new ByteBuilder();

  public void clear() {
    count = 0;
    scratch.clear();
  }

  /** Holds nothing of a document any more, and no large room. */
  public void forget() {
    clear();
    Arrays.fill(bytes, null);
    scratch.trim();
  }

  /**
   * Adds one that stands in the tag, or is declared; a null in place of bytes is the scratch.
   *
   * @param type that is declared; null where none is
   */
  public void add(Symbol name, byte[] in, int start, int end, String type, boolean stands) {
    if (count == names.length) {
      grow();
    }
    names[count] = name;
    types[count] = type;
    bytes[count] = in;
    from[count] = start;
    to[count] = end;
    specified[count++] = stands;
  }

  private void grow() {
    int more = count * 2;
    names = Arrays.copyOf(names, more);
    types = Arrays.copyOf(types, more);
    bytes = Arrays.copyOf(bytes, more);
    from = Arrays.copyOf(from, more);
    to = Arrays.copyOf(to, more);
    specified = Arrays.copyOf(specified, more);
  }

  public int count() {
    return count;
  }

  public Symbol name(int index) {
    return names[index];
  }

  public String type(int index) {
    return isDeclared(index) ? types[index] : "CDATA";
  }

  public boolean isDeclared(int index) {
    return types[index] != null;
  }

  /** Whether it is in the tag, and no default. */
  public boolean isSpecified(int index) {
    return specified[index];
  }

  public byte[] bytes(int index) {
    return bytes[index] == null ? scratch.bytes : bytes[index];
  }

  public int from(int index) {
    return from[index];
  }

  public int to(int index) {
    return to[index];
  }
}
