package org.xmlbench.soap.bindings.castor;

import java.util.List;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.trace.ReportType;

/**
 * Castor. As it comes it fails on any JDK since 9: it writes by {@code
 * com.sun.org.apache.xml.internal.serialize.XMLSerializer}, which the platform no longer exports.
 * Told to use the same class of Apache Xerces, it runs.
 */
public final class CastorFramework implements Framework {
  @Override
  public FrameworkDescription describe() {
    return FrameworkDescription.ofXml(
        "castor",
        SubjectLibrary.withClass(
            "org.exolab.castor.xml.Marshaller",
            "Castor",
            "org.codehaus.castor:castor-xml",
            "LicenseRef-Exolab, of the BSD kind"),
        new SubjectSetup(
            "Apache Xerces",
            List.of(
                "serializer=Apache Xerces, since the default is a class of the JDK's own",
                "parser=Apache Xerces",
                "features=no document type"),
            List.of("org.exolab.castor.", "org.castor.", "org.apache.xerces.", "org.apache.xml.")),
        PermittedDifference.DATE_TIME_FORM);
  }

  @Override
  public Mapping load(ReportType type) throws Exception {
    return new CastorMapping(type);
  }
}
