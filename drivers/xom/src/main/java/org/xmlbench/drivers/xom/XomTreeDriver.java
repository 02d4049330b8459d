package org.xmlbench.drivers.xom;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.support.Lacks;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.core.driver.support.PlatformSax;

/** XOM, whose tree is built from the platform's SAX parser. */
public final class XomTreeDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "xom-tree",
        new Library(
            "XOM",
            "xom:xom",
            LibraryVersion.of("nu.xom.Builder", "xom"),
            "LGPL-2.1-only",
            "xerces",
            List.of("nu.xom", "com.sun.org.apache.xerces.internal")),
        ApiStyle.TREE,
        Lacks.of(XomTreeDriver.class, "xom"),
        List.of(
            "parser=java.xml SAX",
            "entity-resolver=empty",
            "after-error=new parser",
            TreeParser.WALK_MAKES_OBJECTS),
        PlatformSax.raisedLimits());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        PlatformSax.setups(
            readers -> new XomTreeParser(readers),
            "nu.xom.Document document = new nu.xom.Builder(reader).build(in);"));
  }

  @Override
  public Parser newParser() {
    return XomTreeParser.resolvingNothing();
  }
}
