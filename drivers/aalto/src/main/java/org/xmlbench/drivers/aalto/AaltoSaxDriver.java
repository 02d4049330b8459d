package org.xmlbench.drivers.aalto;

import com.fasterxml.aalto.sax.SAXParserFactoryImpl;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.SaxStreamingParser;

public final class AaltoSaxDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return Aalto.describe("aalto-sax", ApiStyle.PUSH, SaxStreamingParser.options(AfterError.REUSE))
        .lacking(
            Capability.DEFAULT_NAMESPACE,
            Capability.NESTED_DEFAULT_NAMESPACES,
            Capability.rejects("doctype-once"));
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.needingNothing(
            List.of(
                "XMLReader reader = new"
                    + " com.fasterxml.aalto.sax.SAXParserFactoryImpl().newSAXParser().getXMLReader();"),
            Aalto.NEEDS_NOTHING,
            () ->
                SaxStreamingParser.withoutResolver(
                    () -> new SAXParserFactoryImpl().newSAXParser().getXMLReader())));
  }

  @Override
  public Parser newParser() {
    return new SaxStreamingParser(
        () -> new SAXParserFactoryImpl().newSAXParser().getXMLReader(),
        AfterError.REUSE,
        Aalto.UNDECLARED_ENTITY);
  }
}
