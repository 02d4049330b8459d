package org.xmlbench.drivers.dom4j;

import java.util.List;
import java.util.Map;
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

/** dom4j, whose tree is built from the platform's SAX parser. */
public final class Dom4jTreeDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "dom4j-tree",
        new Library(
            "dom4j",
            "org.dom4j:dom4j",
            LibraryVersion.of("org.dom4j.io.SAXReader", "dom4j"),
            "BSD-3-Clause",
            "xerces",
            List.of("org.dom4j", "com.sun.org.apache.xerces.internal")),
        ApiStyle.TREE,
        Lacks.of(Dom4jTreeDriver.class, "dom4j"),
        List.of("parser=java.xml SAX", "entity-resolver=empty", "after-error=new parser"),
        PlatformSax.raisedLimits());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        PlatformSax.setups(
            readers -> new Dom4jTreeParser(readers),
            Map.of(
                "http://apache.org/xml/features/nonvalidating/load-external-dtd",
                false,
                "http://xml.org/sax/features/external-general-entities",
                false,
                "http://xml.org/sax/features/external-parameter-entities",
                false),
            "dom4j, SAXReader.createDefault()",
            "org.dom4j.Document document = new org.dom4j.io.SAXReader(reader).read(in);"));
  }

  @Override
  public Parser newParser() {
    return Dom4jTreeParser.resolvingNothing();
  }
}
