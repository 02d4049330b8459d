package org.xmlbench.piximal.engine.input;

import java.util.Objects;
import org.xmlbench.piximal.DocumentBytes;

public final class ArrayBytes implements DocumentBytes {
  private final byte[] document;

  public ArrayBytes(byte[] document) {
    this.document = Objects.requireNonNull(document, "document");
  }

  @Override
  public long size() {
    return document.length;
  }

  @Override
  public void copy(long from, byte[] to, int at, int length) {
    System.arraycopy(document, (int) from, to, at, length);
  }
}
