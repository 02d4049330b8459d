package org.xmlbench.soap.bindings.castor;

import java.util.List;
import java.util.Set;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.trace.TraceReport;

/**
 * Castor. As it comes it fails on any JDK since 9: it writes by {@code
 * com.sun.org.apache.xml.internal.serialize.XMLSerializer}, which the platform no longer exports.
 * Told to use the same class of Apache Xerces, it runs.
 */
public final class CastorFramework implements Framework {
  private static final String CLASS = "org.exolab.castor.xml.Marshaller";

  @Override
  public FrameworkDescription describe() {
    return new FrameworkDescription(
        "castor",
        "Castor",
        "org.codehaus.castor:castor-xml",
        LibraryVersion.of(CLASS, "castor-xml"),
        "LicenseRef-Exolab, of the BSD kind",
        FrameworkDescription.Form.XML,
        "Apache Xerces",
        Set.of(),
        List.of(
            "serializer=Apache Xerces, since the default is a class of the JDK's own",
            "parser=Apache Xerces",
            "features=no document type"),
        List.of("org.exolab.castor.", "org.castor.", "org.apache.xerces.", "org.apache.xml."));
  }

  @Override
  public Mapping load(TraceReport.Kind kind) throws Exception {
    return new CastorMapping(kind);
  }
}
