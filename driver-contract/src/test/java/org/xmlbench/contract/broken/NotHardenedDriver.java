package org.xmlbench.contract.broken;

import java.util.List;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.support.StaxStreamingParser;

/** Says that nothing hardens its library, which reads whatever a document names. */
public final class NotHardenedDriver extends JdkBasedDriver {
  public NotHardenedDriver() {
    super("not-hardened-stax");
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.needingNothing(
            List.of("XMLInputFactory factory = XMLInputFactory.newDefaultFactory();"),
            "nothing to set",
            () -> StaxStreamingParser.withoutResolver(XMLInputFactory.newDefaultFactory())));
  }
}
