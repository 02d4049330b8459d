package org.xmlbench.house.broken;

import java.util.Set;

/** A driver whose static initialiser ends its JVM as if all were well. */
public final class ExitsWhenLoaded extends HonestDriver {
  static {
    System.out.println("all is well");
    System.exit(0);
  }

  /** Is never called. */
  public ExitsWhenLoaded() {
    super("exits-when-loaded", "exits", Set.of());
  }
}
