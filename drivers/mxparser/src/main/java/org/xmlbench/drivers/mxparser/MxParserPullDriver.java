package org.xmlbench.drivers.mxparser;

import io.github.xstream.mxparser.MXParser;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.support.xmlpull.XmlPullOptions;
import org.xmlbench.support.xmlpull.XmlPullStreamingParser;

/** MXParser's pull parser. It has no limits to raise. */
public final class MxParserPullDriver implements Driver {
  private static final AfterError AFTER_ERROR = AfterError.REUSE;
  private static final Pattern UNDECLARED_ENTITY =
      Pattern.compile("could not resolve entity named '([^']+)'");

  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "mxparser-pull",
        new Library(
            "MXParser",
            "io.github.x-stream:mxparser",
            LibraryVersion.of("io.github.xstream.mxparser.MXParser", "mxparser"),
            "LicenseRef-Indiana-University-Extreme-Lab-1.1.1",
            "xpp3",
            List.of("io.github.xstream.mxparser")),
        ApiStyle.PULL,
        MxParserLacks.all(),
        XmlPullOptions.of(AFTER_ERROR),
        List.of());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.needingNothing(
            XmlPullOptions.lines("io.github.xstream.mxparser.MXParser"),
            XmlPullOptions.NEEDS_NOTHING,
            this::newParser));
  }

  @Override
  public Parser newParser() {
    return new XmlPullStreamingParser(MXParser::new, AFTER_ERROR, UNDECLARED_ENTITY);
  }
}
