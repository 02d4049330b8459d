package org.xmlbench.soap.gsoap;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.program.BuiltProgram;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StackToolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.toolkit.Wire;

/** gSOAP with what its tools generate of the WSDL: a proxy, a service, and STL containers. */
public class GsoapToolkit implements StackToolkit, HttpToolkit {
  /** The program's file. */
  static final String PROGRAM = "soapbench-gsoap";

  private final Mode mode;
  private final BuiltProgram program = program();

  /** gSOAP with its defaults. */
  public GsoapToolkit() {
    this(Mode.DEFAULT);
  }

  private GsoapToolkit(Mode mode) {
    this.mode = mode;
  }

  /** gSOAP that sends in chunks. */
  public static final class Chunked extends GsoapToolkit {
    public Chunked() {
      super(Mode.CHUNKED);
    }
  }

  /** The program that this module's build made. */
  static BuiltProgram program() {
    return BuiltProgram.of(GsoapToolkit.class, PROGRAM);
  }

  @Override
  public ToolkitDescription describe() {
    List<String> options = new ArrayList<>(mode.options());
    options.add("strings=SOAP_C_UTFSTRING");
    options.add("server max_keep_alive=0");
    program.built().compiler().ifPresent(compiler -> options.add("built with=" + compiler));
    return new ToolkitDescription(
            "gsoap" + mode.suffix(),
            new SubjectLibrary(
                "gSOAP",
                "deb:gsoap",
                program.built().version(),
                "GPL-2.0-or-later OR LicenseRef-gSOAP-commercial"),
            Set.of(Seam.STACK, Seam.HTTP, Seam.HTTP_CLOSE),
            ToolkitMessages.in(Encoding.DOCUMENT_LITERAL, PermittedDifference.NUMBER_FORM),
            new SubjectSetup("its own, generated", options, List.of("org.xmlbench.soap.gsoap.")))
        .overHttp("gSOAP's stand-alone server", "gSOAP's own");
  }

  @Override
  public Optional<String> unavailable() {
    return program.built().unavailable();
  }

  @Override
  public StackClient stack(Wire wire) throws IOException {
    return GsoapClient.canned(program, mode, wire);
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) throws IOException {
    return GsoapClient.http(program, mode, endpoint, keepAlive);
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws IOException {
    return GsoapServer.start(program, mode, service, place);
  }
}
