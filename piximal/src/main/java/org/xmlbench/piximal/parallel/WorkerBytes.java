package org.xmlbench.piximal.parallel;

import java.io.IOException;
import java.io.InterruptedIOException;
import org.xmlbench.piximal.DocumentBytes;

/**
 * A document that workers read, but not while they are interrupted: that would close the channel of
 * a file, which belongs to the caller.
 */
record WorkerBytes(DocumentBytes document) implements DocumentBytes {
  @Override
  public long size() {
    return document.size();
  }

  @Override
  public void copy(long from, byte[] to, int at, int length) throws IOException {
    if (!(Thread.currentThread() instanceof WorkerThread worker)) {
      document.copy(from, to, at, length);
      return;
    }
    synchronized (worker.reading) {
      if (worker.isInterrupted()) {
        throw new InterruptedIOException("the parse has ended");
      }
      document.copy(from, to, at, length);
    }
  }
}
