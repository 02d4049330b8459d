package org.xmlbench.drivers.woodstox;

import com.ctc.wstx.stax.WstxInputFactory;
import javax.xml.stream.XMLInputFactory;
import org.xmlbench.core.driver.support.WoodstoxLimits;

/**
 * Makes the library's factory. A separate class: to describe a driver does not load the library.
 */
final class WoodstoxFactory {
  private WoodstoxFactory() {}

  /** A new one, with the limits raised. */
  static XMLInputFactory make() {
    WstxInputFactory factory = new WstxInputFactory();
    for (String limit : WoodstoxLimits.NAMES) {
      factory.setProperty(limit, WoodstoxLimits.UNLIMITED);
    }
    return factory;
  }
}
