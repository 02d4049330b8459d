package org.xmlbench.soap.bindings.moxy;

import java.util.Map;
import org.eclipse.persistence.jaxb.JAXBContextFactory;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.jaxb.trace.JaxbTrace;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.trace.TraceReport;

/** EclipseLink MOXy, the other implementation of JAXB. */
public final class MoxyFramework implements Framework {
  @Override
  public FrameworkDescription describe() {
    return FrameworkDescription.ofXml(
        "moxy",
        SubjectLibrary.withClass(
            "org.eclipse.persistence.jaxb.JAXBContextFactory",
            "EclipseLink MOXy",
            "org.eclipse.persistence:org.eclipse.persistence.moxy",
            "EPL-2.0 OR BSD-3-Clause"),
        SubjectSetup.ofDefaults("JDK StAX", "org.eclipse.persistence.", "com.sun.org.apache."));
  }

  @Override
  public Mapping load(TraceReport.Kind kind) throws Exception {
    return new JaxbTrace(
        JAXBContextFactory.createContext(new Class<?>[] {JaxbTrace.type(kind)}, Map.of()));
  }
}
