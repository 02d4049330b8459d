package org.xmlbench.soap.bindings.xsdcxx;

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

/** CodeSynthesis XSD's mapping C++/Tree, above Xerces-C++'s DOM. */
public final class XsdCxxFramework implements Framework {
  private final BuiltProgram program =
      BuiltProgram.of(XsdCxxFramework.class, "xmlbench-xsdcxx-binding");

  @Override
  public FrameworkDescription describe() {
    List<String> options =
        new ArrayList<>(
            List.of(
                "flags=dont_validate|dont_initialize",
                "doubles=XSD_CXX_TREE_DOUBLE_PRECISION_MAX"));
    program.built().compiler().ifPresent(compiler -> options.add("built with=" + compiler));
    return FrameworkDescription.ofXml(
        "xsdcxx",
        new SubjectLibrary(
            "CodeSynthesis XSD",
            "deb:xsdcxx",
            program.built().version(),
            "GPL-2.0-only WITH LicenseRef-XSD-FLOSS-exception"),
        new SubjectSetup(
            "Xerces-C++" + program.built().parserVersion().map(" "::concat).orElse(""),
            options,
            List.of("org.xmlbench.soap.binding.")),
        PermittedDifference.NUMBER_FORM,
        PermittedDifference.INDENTED);
  }

  @Override
  public Optional<String> unavailable() {
    return program.built().unavailable();
  }

  @Override
  public Mapping load(ReportType type) throws IOException {
    return new ProgramMapping(program, type, type.element() + "_");
  }
}
