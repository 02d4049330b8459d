package org.xmlbench.soap.canned;

import java.util.Set;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StackToolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
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
        new SubjectLibrary(
            "the canned transport alone",
            "org.xmlbench:xmlbench-soapbench-core",
            LibraryVersion.ofJdk(),
            "Apache-2.0"),
        Set.of(Seam.CONTROL),
        ToolkitMessages.in(Encoding.DOCUMENT_LITERAL),
        SubjectSetup.ofDefaults("none", "org.xmlbench.soap.toolkit.", "org.xmlbench.soap.canned."));
  }

  @Override
  public StackClient stack(Wire wire) {
    return new BytesClient(wire);
  }
}
