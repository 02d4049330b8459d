package org.xmlbench.drivers.jdom2;

import java.util.List;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.core.driver.support.PlatformSax;

/** JDOM 2, whose tree is built from the platform's SAX parser. */
public final class Jdom2TreeDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "jdom2-tree",
        new Library(
            "JDOM",
            "org.jdom:jdom2",
            LibraryVersion.of("org.jdom2.input.SAXBuilder", "jdom2"),
            "LicenseRef-JDOM",
            "xerces",
            List.of("org.jdom2", "com.sun.org.apache.xerces.internal")),
        ApiStyle.TREE,
        Jdom2Lacks.all(),
        List.of("parser=java.xml SAX", "entity-resolver=empty", "after-error=new parser"),
        PlatformSax.raisedLimits());
  }

  @Override
  public Parser newParser() {
    return new Jdom2TreeParser();
  }
}
