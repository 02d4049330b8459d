package org.xmlbench.house.broken;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.support.PlatformSax;
import org.xmlbench.core.driver.support.SaxStreamingParser;

/** An honest driver that says how programs set its library up, which is the platform's parser. */
public final class SetUpDriver extends HonestDriver {
  public SetUpDriver() {
    super("set-up", "one", Set.of());
  }

  @Override
  public DriverDescription describe() {
    DriverDescription honest = super.describe();
    Library library = honest.library();
    return new DriverDescription(
        honest.id(),
        new Library(
            library.name(),
            library.artifact(),
            library.version(),
            library.licence(),
            library.lineage(),
            List.of("org.xmlbench.house.broken.", "com.sun.org.apache.xerces.")),
        honest.style(),
        honest.lacks(),
        List.of(),
        List.of());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(PlatformSax.setups(SaxStreamingParser::withoutResolver));
  }
}
