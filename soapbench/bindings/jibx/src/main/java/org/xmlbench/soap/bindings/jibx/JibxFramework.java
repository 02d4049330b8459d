package org.xmlbench.soap.bindings.jibx;

import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.trace.ReportType;

/** JiBX, whose compiler has woven its code into classes of today's version when this was built. */
public final class JibxFramework implements Framework {
  @Override
  public FrameworkDescription describe() {
    return FrameworkDescription.ofXml(
        "jibx",
        SubjectLibrary.withClass(
            "org.jibx.runtime.BindingDirectory", "JiBX", "org.jibx:jibx-run", "BSD-3-Clause"),
        SubjectSetup.ofDefaults("XPP3", "org.jibx.", "org.xmlpull."));
  }

  @Override
  public Mapping load(ReportType type) throws Exception {
    return new JibxMapping(type);
  }
}
