package org.xmlbench.drivers.saxon;

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

/** Saxon-HE's tiny tree, which is built from the platform's SAX parser. */
public final class SaxonTreeDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "saxon-tree",
        new Library(
            "Saxon-HE",
            "net.sf.saxon:Saxon-HE",
            LibraryVersion.of("net.sf.saxon.Configuration", "Saxon-HE"),
            "MPL-2.0",
            "xerces",
            List.of("net.sf.saxon", "com.sun.org.apache.xerces.internal")),
        ApiStyle.TREE,
        Lacks.of(SaxonTreeDriver.class, "saxon"),
        List.of(
            "parser=java.xml SAX",
            "tree=tiny",
            "entity-resolver=empty",
            "after-error=new parser",
            TreeParser.WALK_MAKES_OBJECTS),
        PlatformSax.raisedLimits());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        PlatformSax.setups(
            readers -> new SaxonTreeParser(readers),
            "var source = new javax.xml.transform.sax.SAXSource(reader, new InputSource(in));",
            "net.sf.saxon.s9api.XdmNode document ="
                + " new net.sf.saxon.s9api.Processor(false).newDocumentBuilder().build(source);"));
  }

  @Override
  public Parser newParser() {
    return SaxonTreeParser.resolvingNothing();
  }
}
