package org.xmlbench.drivers.piximal;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;

/** PIXIMAL's own cursor. */
public final class PiximalCursorDriver extends ReaderDriver {
  /** With vectors, where a trial finds them faster. */
  public PiximalCursorDriver() {
    this(true);
  }

  private PiximalCursorDriver(boolean vectors) {
    super(vectors);
  }

  @Override
  Driver withVectors(boolean other) {
    return new PiximalCursorDriver(other);
  }

  @Override
  public DriverDescription describe() {
    return describe(
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
  public Parser newParser() {
    return PiximalCursorParser.unlimited();
  }
}
