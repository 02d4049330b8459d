package org.xmlbench.drivers.staxmate;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.core.driver.support.StaxStreamingParser;
import org.xmlbench.support.woodstox.WoodstoxFactory;
import org.xmlbench.support.woodstox.WoodstoxSettings;

/** Woodstox behind DOM: StaxMate builds the platform's tree from its events. */
public final class WoodstoxDomDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "woodstox-dom",
        new Library(
            "StaxMate on Woodstox",
            "com.fasterxml.staxmate:staxmate",
            LibraryVersion.of("org.codehaus.staxmate.dom.DOMConverter", "staxmate"),
            "BSD-2-Clause",
            "woodstox",
            List.of("org.codehaus.staxmate", "com.ctc.wstx", "com.sun.org.apache.xerces.internal")),
        ApiStyle.TREE,
        Set.of(),
        StaxStreamingParser.options("tree=java.xml DOM"),
        WoodstoxSettings.raisedLimits());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        WoodstoxSettings.setups(
            () -> WoodstoxFactory.asItComes(),
            factory -> new StaxmateTreeParser(factory),
            "Document document ="
                + " new org.codehaus.staxmate.dom.DOMConverter()"
                + ".buildDocument(factory.createXMLStreamReader(in));"));
  }

  @Override
  public Parser newParser() {
    return StaxmateTreeParser.resolvingNothing();
  }
}
