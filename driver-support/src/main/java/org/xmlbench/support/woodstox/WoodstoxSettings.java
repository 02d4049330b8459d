package org.xmlbench.support.woodstox;

import java.util.List;
import java.util.regex.Pattern;

/** What is to be known of Woodstox (7.3) without the library. */
public final class WoodstoxSettings {
  /** How it rejects a reference that it cannot expand; group 1 is the entity's name. */
  public static final Pattern UNDECLARED_ENTITY =
      Pattern.compile("Undeclared general entity \"([^\"]+)\"");

  /** The properties of its factory that stop large documents. */
  static final List<String> LIMITS =
      List.of(
          "com.ctc.wstx.maxAttributeSize",
          "com.ctc.wstx.maxAttributesPerElement",
          "com.ctc.wstx.maxElementDepth",
          "com.ctc.wstx.maxEntityCount",
          "com.ctc.wstx.maxEntityDepth");

  static final int UNLIMITED = Integer.MAX_VALUE;

  private WoodstoxSettings() {}

  /** Every limit with its value, for a driver's description. */
  public static List<String> raisedLimits() {
    return LIMITS.stream().map(limit -> limit + "=" + UNLIMITED).toList();
  }
}
