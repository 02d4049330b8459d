package org.xmlbench.support.woodstox;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.StaxSetups;

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

  /**
   * How programs set the library up, or one that stands on it.
   *
   * @param factories makes its factory as it comes
   * @param reading lines of Java that follow those that make the factory
   */
  public static LibrarySetups setups(
      Supplier<XMLInputFactory> factories,
      Function<XMLInputFactory, Parser> parser,
      String... reading) {
    return new StaxSetups(
            "com.ctc.wstx.stax.WstxInputFactory factory = new"
                + " com.ctc.wstx.stax.WstxInputFactory();",
            factories,
            parser,
            List.of(reading))
        .withoutDtd("Woodstox README, Configuration; XMLInputFactory.SUPPORT_DTD of JSR 173");
  }

  /** Every limit with its value, for a driver's description. */
  public static List<String> raisedLimits() {
    return LIMITS.stream().map(limit -> limit + "=" + UNLIMITED).toList();
  }
}
