package org.xmlbench.drivers.xpp3;

import java.util.regex.Pattern;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.support.xmlpull.Mxp1;
import org.xmlbench.support.xmlpull.XmlPullDriver;
import org.xmlbench.support.xmlpull.XmlPullStreamingParser;
import org.xmlpull.mxp1.MXParser;

/** XPP3's pull parser. It has no limits to raise. */
public final class Xpp3PullDriver extends XmlPullDriver {
  private static final AfterError AFTER_ERROR = AfterError.REUSE;
  private static final Pattern UNDECLARED_ENTITY =
      Pattern.compile("could not resolve entity named '([^']+)'");

  public Xpp3PullDriver() {
    super(
        "xpp3",
        "XPP3",
        "xpp3:xpp3",
        "LicenseRef-Indiana-University-Extreme-Lab-1.1.1",
        "xpp3",
        "org.xmlpull.mxp1.MXParser",
        Mxp1.lacks(
            Capability.SUPPLEMENTARY_CHARACTER_REFERENCES,
            Capability.rejects("character-reference-digits"),
            Capability.rejects("legal-character-beyond-unicode"),
            Capability.rejects("legal-character-overflow")),
        AFTER_ERROR);
  }

  @Override
  public Parser newParser() {
    return new XmlPullStreamingParser(MXParser::new, AFTER_ERROR, UNDECLARED_ENTITY);
  }
}
