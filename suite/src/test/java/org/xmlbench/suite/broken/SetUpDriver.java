package org.xmlbench.suite.broken;

import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.support.PlatformSax;
import org.xmlbench.core.driver.support.SaxStreamingParser;

/** An honest driver that says how programs set its library up, which is the platform's parser. */
public final class SetUpDriver extends HonestDriver {
  /** The driver {@code set-up}. */
  public SetUpDriver() {
    super("set-up", "one", Set.of());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(PlatformSax.setups(SaxStreamingParser::withoutResolver));
  }
}
