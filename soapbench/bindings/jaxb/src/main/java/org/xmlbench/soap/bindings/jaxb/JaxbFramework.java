package org.xmlbench.soap.bindings.jaxb;

import java.util.Map;
import org.glassfish.jaxb.runtime.v2.JAXBContextFactory;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.jaxb.trace.JaxbTrace;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.trace.TraceReport;

/** JAXB's reference implementation. */
public final class JaxbFramework implements Framework {
  @Override
  public FrameworkDescription describe() {
    return FrameworkDescription.ofXml(
        "jaxb-ri",
        SubjectLibrary.withClass(
            "org.glassfish.jaxb.runtime.v2.JAXBContextFactory",
            "JAXB RI",
            "org.glassfish.jaxb:jaxb-runtime",
            "BSD-3-Clause"),
        SubjectSetup.ofDefaults("JDK StAX", "org.glassfish.jaxb.", "com.sun.org.apache."));
  }

  @Override
  public Mapping load(TraceReport.Kind kind) throws Exception {
    return new JaxbTrace(
        new JAXBContextFactory().createContext(new Class<?>[] {JaxbTrace.type(kind)}, Map.of()));
  }
}
