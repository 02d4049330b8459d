package org.xmlbench.drivers.vtdxml;

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

/**
 * VTD-XML: an index of a document's tokens beside its bytes, whose text is made when it is asked
 * for. Namespaces are checked while it is made; the driver finds their URIs while it walks. It
 * reads no declarations of the internal subset, and its limits are in its format.
 */
public final class VtdTreeDriver implements Driver {
  private static final String GENERATOR =
      "com.ximpleware.VTDGen generator = new com.ximpleware.VTDGen();";

  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "vtdxml-tree",
        new Library(
            "VTD-XML",
            "com.ximpleware:vtd-xml",
            LibraryVersion.of("com.ximpleware.VTDGen", "vtd-xml"),
            "GPL-2.0-only",
            "vtd-xml",
            List.of("com.ximpleware")),
        ApiStyle.TREE,
        Lacks.of(VtdTreeDriver.class, "vtd"),
        List.of(
            "enableIgnoredWhiteSpace=true",
            "after-error=new parser",
            TreeParser.WALK_MAKES_OBJECTS),
        List.of());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.needingNothing(
            List.of(GENERATOR, "generator.setDoc(in.readAllBytes());", "generator.parse(true);"),
            "nothing to set: it reads no declaration of an entity (measured)",
            () -> new VtdTreeParser()));
  }

  @Override
  public Parser newParser() {
    return new VtdTreeParser();
  }
}
