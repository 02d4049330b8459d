package org.xmlbench.drivers.jdom2;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.Lacks;
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
        Lacks.of(Jdom2TreeDriver.class, "jdom2"),
        List.of("parser=java.xml SAX", "entity-resolver=empty", "after-error=new parser"),
        PlatformSax.raisedLimits());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        PlatformSax.setups(
            readers -> new Jdom2TreeParser(readers),
            "var readers = new org.jdom2.input.sax.XMLReaderJDOMFactory() {",
            "  public XMLReader createXMLReader() { return reader; }",
            "  public boolean isValidating() { return false; }",
            "};",
            "org.jdom2.Document document = new org.jdom2.input.SAXBuilder(readers).build(in);"));
  }

  @Override
  public Parser newParser() {
    return Jdom2TreeParser.resolvingNothing();
  }
}
