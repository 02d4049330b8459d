package org.xmlbench.drivers.pugixml;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetup;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.foreign.KeptMemory;
import org.xmlbench.core.driver.support.Lacks;

/**
 * pugixml. It reads no declarations, checks little, and leaves references to entities as they are
 * written; where a DOCTYPE may declare some, the driver calls the first one unsupported. It has no
 * namespaces: the module's own code in C++ resolves prefixes while it walks the tree. Freeing the
 * tree is a part of each operation. It has no limits to raise.
 */
public final class PugixmlTreeDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "pugixml-tree",
        new Library(
            "pugixml",
            Library.NATIVE + "libpugixml1v5",
            PugixmlLibrary.version(),
            "MIT",
            "pugixml",
            List.of("org.xmlbench.drivers.pugixml")),
        ApiStyle.TREE,
        Lacks.of(PugixmlTreeDriver.class, "pugixml"),
        List.of(
            "parse_doctype=set",
            "parse_pi=set",
            "parse_ws_pcdata=set",
            "namespaces=resolved by the driver",
            KeptMemory.OPTION,
            TreeParser.WALK_MAKES_OBJECTS),
        List.of());
  }

  @Override
  public Optional<String> unavailable() {
    return PugixmlLibrary.unavailable();
  }

  @Override
  public Optional<LibrarySetups> setups() {
    String why = "nothing to set: it reads no declaration of an entity (measured)";
    LibrarySetup setup =
        new LibrarySetup(
            List.of("pugi::xml_document document;", "document.load(stream);"),
            null,
            () -> new PugixmlTreeParser(PugixmlTreeParser.DEFAULT));
    return Optional.of(
        new LibrarySetups(setup, new LibrarySetup(setup.lines(), why, setup.parsers())));
  }

  @Override
  public Parser newParser() {
    return new PugixmlTreeParser(PugixmlTreeParser.WHOLE);
  }
}
