package org.xmlbench.drivers.xpp3;

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
import org.xmlpull.mxp1.MXParser;

/** XPP3's pull parser. It has no limits to raise. */
public final class Xpp3PullDriver implements Driver {
  private static final Pattern UNDECLARED_ENTITY =
      Pattern.compile("could not resolve entity named '([^']+)'");

  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "xpp3-pull",
        new Library(
            "XPP3",
            "xpp3:xpp3",
            LibraryVersion.of("org.xmlpull.mxp1.MXParser", "xpp3"),
            "LicenseRef-Indiana-University-Extreme-Lab-1.1.1",
            "xpp3",
            List.of("org.xmlpull.mxp1")),
        ApiStyle.PULL,
        Xpp3Lacks.all(),
        XmlPullOptions.of(AfterError.REUSE),
        List.of());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.needingNothing(
            XmlPullOptions.lines("org.xmlpull.mxp1.MXParser"),
            XmlPullOptions.NEEDS_NOTHING,
            this::newParser));
  }

  @Override
  public Parser newParser() {
    return new XmlPullStreamingParser(MXParser::new, AfterError.REUSE, UNDECLARED_ENTITY);
  }
}
