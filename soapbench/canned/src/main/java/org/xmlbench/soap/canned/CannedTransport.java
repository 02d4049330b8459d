package org.xmlbench.soap.canned;

import java.util.List;
import java.util.Set;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StackToolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.Wire;

/**
 * Writes a request that was made beforehand and reads the reply into a buffer: what the canned
 * transport adds to a toolkit's figure.
 */
public final class CannedTransport implements StackToolkit {
  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
        "canned-transport",
        "the canned transport alone",
        "org.xmlbench:xmlbench-soapbench-core",
        LibraryVersion.ofJdk(),
        "Apache-2.0",
        Encoding.DOCUMENT_LITERAL,
        Set.of(Seam.CONTROL),
        "none",
        Set.of(),
        List.of(),
        List.of("org.xmlbench.soap.toolkit.", "org.xmlbench.soap.canned."));
  }

  @Override
  public StackClient stack(Wire wire) {
    return new BytesClient(wire);
  }
}
