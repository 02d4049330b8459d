package org.xmlbench.drivers.piximal;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;

/** PIXIMAL's own cursor. */
public final class PiximalCursorDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return Piximal.describe(
        "piximal-cursor", ApiStyle.PULL, List.of("limits=none", "external-entities=empty"));
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.needingNothing(
            List.of(
                "org.xmlbench.piximal.cursor.PiximalCursor cursor = new"
                    + " org.xmlbench.piximal.cursor.PiximalCursor("
                    + "org.xmlbench.piximal.ParserOptions.DEFAULT);"),
            Piximal.NEEDS_NOTHING,
            PiximalCursorParser::usual));
  }

  @Override
  public List<String> modules() {
    return Piximal.MODULES;
  }

  @Override
  public Parser newParser() {
    return PiximalCursorParser.unlimited();
  }
}
