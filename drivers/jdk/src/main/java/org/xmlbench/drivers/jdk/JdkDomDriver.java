package org.xmlbench.drivers.jdk;

import javax.xml.parsers.DocumentBuilderFactory;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.DomTreeParser;
import org.xmlbench.core.driver.support.PlatformSax;

/** The platform's own DOM builder. */
public final class JdkDomDriver implements Driver {
  private static final String DEFER = "http://apache.org/xml/features/dom/defer-node-expansion";

  @Override
  public DriverDescription describe() {
    return Jdk.describe(
            "jdk-dom",
            ApiStyle.TREE,
            DomTreeParser.options(Jdk.AFTER_ERROR, "namespaceAware=true", DEFER + "=false"))
        .lacking(Capability.rejects("unresolved-reference"));
  }

  @Override
  public Parser newParser() {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
    factory.setAttribute(DEFER, false);
    for (String limit : PlatformSax.LIMITS) {
      factory.setAttribute(limit, PlatformSax.UNLIMITED);
    }
    return new DomTreeParser(factory::newDocumentBuilder, Jdk.AFTER_ERROR);
  }
}
