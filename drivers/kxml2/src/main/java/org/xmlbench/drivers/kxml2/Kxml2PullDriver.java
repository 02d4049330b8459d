package org.xmlbench.drivers.kxml2;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kxml2.io.KXmlParser;
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

/** kXML2's pull parser. It has no limits to raise. */
public final class Kxml2PullDriver implements Driver {
  private static final AfterError AFTER_ERROR = AfterError.RENEW;
  private static final Pattern UNDECLARED_ENTITY = Pattern.compile("unresolved: &([^;]+);");

  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "kxml2-pull",
        new Library(
            "kXML2",
            "net.sf.kxml:kxml2",
            LibraryVersion.of("org.kxml2.io.KXmlParser", "kxml2"),
            "BSD-style and public domain",
            "kxml2",
            List.of("org.kxml2.io")),
        ApiStyle.PULL,
        Kxml2Lacks.all(),
        XmlPullOptions.of(AFTER_ERROR),
        List.of());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.needingNothing(
            XmlPullOptions.lines("org.kxml2.io.KXmlParser"),
            XmlPullOptions.NEEDS_NOTHING,
            this::newParser));
  }

  @Override
  public Parser newParser() {
    return new XmlPullStreamingParser(KXmlParser::new, AFTER_ERROR, UNDECLARED_ENTITY);
  }
}
