package org.xmlbench.piximal;

import java.util.Objects;

final class ArrayBytes implements DocumentBytes {
  private final byte[] document;

  ArrayBytes(byte[] document) {
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
