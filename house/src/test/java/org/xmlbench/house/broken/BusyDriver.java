package org.xmlbench.house.broken;

import java.util.Set;

/** A driver whose static initialiser works on whatever interrupts it, until a test has seen it. */
public final class BusyDriver extends HonestDriver {
  /** The system property that ends it. */
  public static final String ENOUGH = "org.xmlbench.house.broken.enough";

  static {
    while (!Boolean.getBoolean(ENOUGH)) {
      Thread.onSpinWait();
    }
  }

  /** Is called when no caller waits any more. */
  public BusyDriver() {
    super("busy", "busy", Set.of());
  }
}
