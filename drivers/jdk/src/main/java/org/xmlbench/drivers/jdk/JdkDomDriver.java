package org.xmlbench.drivers.jdk;

import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetup;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.DomTreeParser;
import org.xmlbench.core.driver.support.PlatformSax;

/** The platform's own DOM builder. */
public final class JdkDomDriver implements Driver {
  private static final String DEFER = "http://apache.org/xml/features/dom/defer-node-expansion";

  private static final String FACTORY =
      "DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();";
  private static final String BUILDER = "DocumentBuilder builder = factory.newDocumentBuilder();";

  @Override
  public DriverDescription describe() {
    return Jdk.describe(
            "jdk-dom",
            ApiStyle.TREE,
            DomTreeParser.options(Jdk.AFTER_ERROR, "namespaceAware=true", DEFER + "=false"))
        .lacking(Capability.rejects("unresolved-reference"));
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        new LibrarySetups(
            new LibrarySetup(
                List.of(FACTORY, BUILDER), null, () -> DomTreeParser.withoutResolver(plain())),
            new LibrarySetup(
                List.of(
                    FACTORY,
                    "factory.setFeature(\"%s\", true);".formatted(PlatformSax.NO_DOCTYPE),
                    BUILDER),
                PlatformSax.SOURCE,
                () -> DomTreeParser.withoutResolver(hardened()))));
  }

  private static DomTreeParser.Builders plain() {
    return DocumentBuilderFactory.newDefaultNSInstance()::newDocumentBuilder;
  }

  private static DomTreeParser.Builders hardened() {
    return () -> {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
      factory.setFeature(PlatformSax.NO_DOCTYPE, true);
      return factory.newDocumentBuilder();
    };
  }

  @Override
  public Parser newParser() {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
    factory.setAttribute(DEFER, false);
    for (String limit : PlatformSax.LIMITS) {
      factory.setAttribute(limit, PlatformSax.UNLIMITED);
    }
    return new DomTreeParser(factory::newDocumentBuilder, Jdk.AFTER_ERROR);
  }
}
