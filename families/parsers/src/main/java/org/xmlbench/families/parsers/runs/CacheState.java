package org.xmlbench.families.parsers.runs;

import org.xmlbench.core.Explained;

/** The state of the processor's caches when an operation is measured. */
enum CacheState implements Explained {
  WARM("as the operation before left them"),
  COLD("swept before each operation, of documents from 64 KiB up");

  private final String meaning;

  CacheState(String meaning) {
    this.meaning = meaning;
  }

  @Override
  public String meaning() {
    return meaning;
  }
}
