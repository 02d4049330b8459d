package org.xmlbench.drivers.xerces;

import java.util.List;
import java.util.Optional;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.xerces.jaxp.DocumentBuilderFactoryImpl;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetup;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.DomTreeParser;

/** Xerces-J behind DOM. */
public final class XercesDomDriver implements Driver {
  private static final String DEFER = "http://apache.org/xml/features/dom/defer-node-expansion";

  private static final String FACTORY =
      "DocumentBuilderFactory factory = new org.apache.xerces.jaxp.DocumentBuilderFactoryImpl();";
  private static final String NAMESPACES = "factory.setNamespaceAware(true);";
  private static final String BUILDER = "DocumentBuilder builder = factory.newDocumentBuilder();";

  @Override
  public DriverDescription describe() {
    return Xerces.describe(
            "xerces-dom",
            ApiStyle.TREE,
            DomTreeParser.options(
                Xerces.AFTER_ERROR,
                "namespaceAware=true",
                "expandEntityReferences=false",
                DEFER + "=false"))
        .lacking(Capability.EMPTY_CDATA_SECTION);
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        new LibrarySetups(
            new LibrarySetup(
                List.of(FACTORY, NAMESPACES, BUILDER),
                null,
                () -> DomTreeParser.withoutResolver(() -> factory(false).newDocumentBuilder())),
            new LibrarySetup(
                List.of(
                    FACTORY,
                    NAMESPACES,
                    "factory.setFeature(\"%s\", true);".formatted(Xerces.NO_DOCTYPE),
                    BUILDER),
                Xerces.SOURCE,
                () -> DomTreeParser.withoutResolver(() -> factory(true).newDocumentBuilder()))));
  }

  private static DocumentBuilderFactoryImpl factory(boolean hardened)
      throws ParserConfigurationException {
    DocumentBuilderFactoryImpl factory = new DocumentBuilderFactoryImpl();
    factory.setNamespaceAware(true);
    if (hardened) {
      factory.setFeature(Xerces.NO_DOCTYPE, true);
    }
    return factory;
  }

  @Override
  public Parser newParser() {
    DocumentBuilderFactoryImpl factory = new DocumentBuilderFactoryImpl();
    factory.setNamespaceAware(true);
    factory.setExpandEntityReferences(false);
    factory.setAttribute(DEFER, false);
    return new DomTreeParser(() -> factory.newDocumentBuilder(), Xerces.AFTER_ERROR);
  }
}
