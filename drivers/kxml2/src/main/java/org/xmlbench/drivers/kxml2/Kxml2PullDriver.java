package org.xmlbench.drivers.kxml2;

import java.util.regex.Pattern;
import org.kxml2.io.KXmlParser;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.Lacks;
import org.xmlbench.support.xmlpull.XmlPullDriver;
import org.xmlbench.support.xmlpull.XmlPullStreamingParser;

/** kXML2's pull parser. It has no limits to raise. */
public final class Kxml2PullDriver extends XmlPullDriver {
  private static final AfterError AFTER_ERROR = AfterError.RENEW;
  private static final Pattern UNDECLARED_ENTITY = Pattern.compile("unresolved: &([^;]+);");

  public Kxml2PullDriver() {
    super(
        "kxml2",
        "kXML2",
        "net.sf.kxml:kxml2",
        "BSD-style and public domain",
        "kxml2",
        "org.kxml2.io.KXmlParser",
        Lacks.of(Kxml2PullDriver.class, "kxml2"),
        AFTER_ERROR);
  }

  @Override
  public Parser newParser() {
    return new XmlPullStreamingParser(KXmlParser::new, AFTER_ERROR, UNDECLARED_ENTITY);
  }
}
