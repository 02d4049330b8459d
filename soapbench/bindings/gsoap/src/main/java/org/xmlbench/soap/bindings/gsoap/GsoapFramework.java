package org.xmlbench.soap.bindings.gsoap;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.binding.ProgramMapping;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.program.BuiltProgram;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.trace.ReportType;

/** gSOAP without SOAP: classes and functions of C++ that its tools generate of the schema. */
public final class GsoapFramework implements Framework {
  private final BuiltProgram program =
      BuiltProgram.of(GsoapFramework.class, "xmlbench-gsoap-binding");

  @Override
  public FrameworkDescription describe() {
    List<String> options = new ArrayList<>(List.of("strings=SOAP_C_UTFSTRING"));
    program.built().compiler().ifPresent(compiler -> options.add("built with=" + compiler));
    return FrameworkDescription.ofXml(
        "gsoap",
        new SubjectLibrary(
            "gSOAP",
            "deb:gsoap",
            program.built().version(),
            "GPL-2.0-or-later OR LicenseRef-gSOAP-commercial"),
        new SubjectSetup("its own, generated", options, List.of("org.xmlbench.soap.binding.")),
        PermittedDifference.NUMBER_FORM);
  }

  @Override
  public Optional<String> unavailable() {
    return program.built().unavailable();
  }

  @Override
  public Mapping load(ReportType type) throws IOException {
    return new ProgramMapping(program, type, "soap_read_" + type.element());
  }
}
