package org.xmlbench.drivers.mxparser;

import io.github.xstream.mxparser.MXParser;
import java.util.regex.Pattern;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.support.xmlpull.Mxp1;
import org.xmlbench.support.xmlpull.XmlPullDriver;
import org.xmlbench.support.xmlpull.XmlPullStreamingParser;

/** MXParser's pull parser. It has no limits to raise. */
public final class MxParserPullDriver extends XmlPullDriver {
  private static final AfterError AFTER_ERROR = AfterError.REUSE;
  private static final Pattern UNDECLARED_ENTITY =
      Pattern.compile("could not resolve entity named '([^']+)'");

  public MxParserPullDriver() {
    super(
        "mxparser",
        "MXParser",
        "io.github.x-stream:mxparser",
        "LicenseRef-Indiana-University-Extreme-Lab-1.1.1",
        "xpp3",
        "io.github.xstream.mxparser.MXParser",
        Mxp1.lacks(),
        AFTER_ERROR);
  }

  @Override
  public Parser newParser() {
    return new XmlPullStreamingParser(MXParser::new, AFTER_ERROR, UNDECLARED_ENTITY);
  }
}
