package org.xmlbench.house.broken;

import java.util.Set;
import java.util.concurrent.CountDownLatch;

/** A driver whose static initialiser waits for what never comes. */
public final class SilentDriver extends HonestDriver {
  static {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Is never called. */
  public SilentDriver() {
    super("silent", "silent", Set.of());
  }
}
