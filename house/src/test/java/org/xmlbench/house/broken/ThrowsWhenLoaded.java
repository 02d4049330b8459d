package org.xmlbench.house.broken;

import java.util.Set;

/** A driver whose constructor fails for a reason of its own. */
public final class ThrowsWhenLoaded extends HonestDriver {
  /** Fails. */
  public ThrowsWhenLoaded() {
    super("throws-when-loaded", "throws", Set.of());
    throw new IllegalStateException("the licence is missing");
  }
}
