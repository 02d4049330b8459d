package org.xmlbench.soap.axiom;

import java.util.List;
import java.util.Set;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.soap.message.Allowance;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** Axiom by hand. It has no client, so it stands in the table of bindings alone. */
public final class AxiomToolkit implements Toolkit {
  private static final String FACTORY = "org.apache.axiom.core.NodeFactoryImpl";
  private static final String PARSER = "com.ctc.wstx.stax.WstxInputFactory";

  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
        "axiom",
        "Apache Axiom, by hand",
        "org.apache.ws.commons.axiom:axiom-impl",
        LibraryVersion.of(FACTORY, "axiom-impl"),
        "Apache-2.0",
        Encoding.DOCUMENT_LITERAL,
        Set.of(Seam.BINDING),
        "Woodstox " + LibraryVersion.of(PARSER, "woodstox-core"),
        Set.of(Allowance.EMPTY_HEADER),
        List.of(),
        List.of("org.apache.axiom.", "com.ctc.wstx.", "org.xmlbench.soap.hand."));
  }

  @Override
  public Binding binding() {
    return new AxiomBinding();
  }
}
