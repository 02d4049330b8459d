package org.xmlbench.support.woodstox;

import com.ctc.wstx.stax.WstxInputFactory;
import javax.xml.stream.XMLInputFactory;

/**
 * Makes the library's factory. A separate class: to describe a driver does not load the library.
 */
public final class WoodstoxFactory {
  private WoodstoxFactory() {}

  public static XMLInputFactory asItComes() {
    return new WstxInputFactory();
  }

  /** A new {@link WstxInputFactory}, with the limits raised. */
  public static XMLInputFactory make() {
    WstxInputFactory factory = new WstxInputFactory();
    for (String limit : WoodstoxSettings.LIMITS) {
      factory.setProperty(limit, WoodstoxSettings.UNLIMITED);
    }
    return factory;
  }
}
