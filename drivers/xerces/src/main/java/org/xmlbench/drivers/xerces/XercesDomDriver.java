package org.xmlbench.drivers.xerces;

import org.apache.xerces.jaxp.DocumentBuilderFactoryImpl;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.DomTreeParser;

/** Xerces-J behind DOM. */
public final class XercesDomDriver implements Driver {
  private static final String DEFER = "http://apache.org/xml/features/dom/defer-node-expansion";

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
  public Parser newParser() {
    DocumentBuilderFactoryImpl factory = new DocumentBuilderFactoryImpl();
    factory.setNamespaceAware(true);
    factory.setExpandEntityReferences(false);
    factory.setAttribute(DEFER, false);
    return new DomTreeParser(() -> factory.newDocumentBuilder(), Xerces.AFTER_ERROR);
  }
}
