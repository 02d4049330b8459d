package org.xmlbench.house.broken;

import java.util.Set;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StackToolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.Wire;

/** An honest server with the client of {@link ProgramToolkit}. */
public final class ProgramServer extends HonestServer implements StackToolkit {
  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
        "program-server",
        new SubjectLibrary(
            "Library of program-server", "org.xmlbench.test:program-server", "1.0", "Apache-2.0"),
        Set.of(Seam.STACK, Seam.HTTP, Seam.HTTP_CLOSE),
        ToolkitMessages.in(Encoding.DOCUMENT_LITERAL),
        SubjectSetup.ofDefaults("JDK", "org.xmlbench.house.broken."),
        super.describe().http());
  }

  @Override
  public StackClient stack(Wire wire) {
    return new ProgramToolkit().stack(wire);
  }
}
