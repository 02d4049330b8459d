package org.xmlbench.soap.bindings.fastinfoset;

import java.util.Set;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.trace.ReportType;

/** Fast Infoset by hand for StAX: what a binary form of the same events buys. */
public final class FastInfosetFramework implements Framework {
  @Override
  public FrameworkDescription describe() {
    return new FrameworkDescription(
        "fast-infoset",
        SubjectLibrary.withClass(
            "com.sun.xml.fastinfoset.stax.StAXDocumentParser",
            "Fast Infoset, by hand",
            "com.sun.xml.fastinfoset:FastInfoset",
            "Apache-2.0"),
        FrameworkDescription.Form.BINARY,
        Set.of(),
        SubjectSetup.ofDefaults("none", "com.sun.xml.fastinfoset.", "org.xmlbench.soap.content."));
  }

  @Override
  public Mapping load(ReportType type) throws Exception {
    return new FastInfosetMapping(type);
  }
}
