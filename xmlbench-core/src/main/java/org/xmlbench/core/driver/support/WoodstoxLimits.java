package org.xmlbench.core.driver.support;

import java.util.List;

/** The limits by which Woodstox stops large documents (7.3), for all drivers that stand on it. */
public final class WoodstoxLimits {
  /** Names of properties of its factory. */
  public static final List<String> NAMES =
      List.of(
          "com.ctc.wstx.maxAttributeSize",
          "com.ctc.wstx.maxAttributesPerElement",
          "com.ctc.wstx.maxElementDepth",
          "com.ctc.wstx.maxEntityCount",
          "com.ctc.wstx.maxEntityDepth");

  /** The value of a limit that stops nothing. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  private WoodstoxLimits() {}

  /** Every limit with its value, for a driver's description. */
  public static List<String> raised() {
    return NAMES.stream().map(limit -> limit + "=" + UNLIMITED).toList();
  }
}
