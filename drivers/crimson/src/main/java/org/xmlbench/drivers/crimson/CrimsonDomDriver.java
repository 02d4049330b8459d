package org.xmlbench.drivers.crimson;

import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.crimson.jaxp.DocumentBuilderFactoryImpl;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.support.DomTreeParser;

/** Crimson behind DOM. It defers nothing. */
public final class CrimsonDomDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return Crimson.describe(
        "crimson-dom",
        ApiStyle.TREE,
        DomTreeParser.options(
            Crimson.AFTER_ERROR,
            "namespaceAware=true",
            "system-id=set",
            TreeParser.WALK_MAKES_OBJECTS));
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.byResolver(
            List.of(
                "DocumentBuilderFactory factory = new"
                    + " org.apache.crimson.jaxp.DocumentBuilderFactoryImpl();",
                "factory.setNamespaceAware(true);",
                "DocumentBuilder builder = factory.newDocumentBuilder();"),
            "builder",
            () -> DomTreeParser.withoutResolver(Builders::newBuilder),
            this::newParser));
  }

  @Override
  public Parser newParser() {
    return DomTreeParser.withBase(Builders::newBuilder, Crimson.AFTER_ERROR);
  }

  /** Apart, so that who only describes the driver loads no class of the library. */
  private static final class Builders {
    static DocumentBuilder newBuilder() throws ParserConfigurationException {
      DocumentBuilderFactoryImpl factory = new DocumentBuilderFactoryImpl();
      factory.setNamespaceAware(true);
      return factory.newDocumentBuilder();
    }
  }
}
