package org.xmlbench.drivers.axiom;

import java.util.List;
import java.util.Optional;
import org.apache.axiom.om.OMXMLBuilderFactory;
import org.apache.axiom.om.util.StAXParserConfiguration;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetup;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.Lacks;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.support.woodstox.WoodstoxSettings;

/** Axiom's object model, built whole from Woodstox's events. */
public final class AxiomTreeDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "axiom-tree",
        new Library(
            "Axiom on Woodstox",
            "org.apache.ws.commons.axiom:axiom-api",
            LibraryVersion.of("org.apache.axiom.om.OMAbstractFactory", "axiom-api"),
            "Apache-2.0",
            "woodstox",
            List.of("org.apache.axiom", "com.ctc.wstx")),
        ApiStyle.TREE,
        Lacks.of(AxiomTreeDriver.class, "axiom"),
        List.of("built=whole", "external-entities=false"),
        WoodstoxSettings.raisedLimits());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        new LibrarySetups(
            new LibrarySetup(
                List.of(
                    "org.apache.axiom.om.OMDocument document ="
                        + " org.apache.axiom.om.OMXMLBuilderFactory.createOMBuilder(in).getDocument();"),
                null,
                () -> new AxiomPlainParser(OMXMLBuilderFactory::createOMBuilder)),
            new LibrarySetup(
                List.of(
                    "org.apache.axiom.om.OMDocument document ="
                        + " org.apache.axiom.om.OMXMLBuilderFactory"
                        + ".createOMBuilder(org.apache.axiom.om.util.StAXParserConfiguration.SOAP,"
                        + " in).getDocument();"),
                "Axiom, StAXParserConfiguration.SOAP",
                () ->
                    new AxiomPlainParser(
                        in ->
                            OMXMLBuilderFactory.createOMBuilder(
                                StAXParserConfiguration.SOAP, in)))));
  }

  @Override
  public Parser newParser() {
    return new AxiomTreeParser();
  }
}
