package org.xmlbench.soap.bindings.stax;

import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.trace.ReportType;

/** Written by hand for StAX: the reference for the cost of any binding. */
public final class StaxFramework implements Framework {
  @Override
  public FrameworkDescription describe() {
    return FrameworkDescription.ofXml(
        "stax-by-hand",
        SubjectLibrary.withClass(
            "com.ctc.wstx.stax.WstxInputFactory",
            "StAX by hand, on Woodstox",
            "com.fasterxml.woodstox:woodstox-core",
            "Apache-2.0"),
        SubjectSetup.ofDefaults("Woodstox", "com.ctc.wstx.", "org.xmlbench.soap.content."));
  }

  @Override
  public Mapping load(ReportType type) throws Exception {
    return new StaxMapping(type);
  }
}
