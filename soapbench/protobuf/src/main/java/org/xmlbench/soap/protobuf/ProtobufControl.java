package org.xmlbench.soap.protobuf;

import java.io.IOException;
import java.util.Set;
import org.xmlbench.soap.hand.HandToolkit;
import org.xmlbench.soap.jetty.HandServlet;
import org.xmlbench.soap.jetty.JettyVersion;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.HttpSetup;
import org.xmlbench.soap.toolkit.RequestWitness;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.toolkit.WitnessedToolkit;

/**
 * No toolkit of SOAP: the same operations by Protocol Buffers over the same HTTP. Written on the
 * coded streams that protoc's classes are written on.
 */
public final class ProtobufControl implements HandToolkit, WitnessedToolkit {
  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
            "protobuf-http",
            SubjectLibrary.withClass(
                "com.google.protobuf.CodedInputStream",
                "Protocol Buffers over HTTP, by hand",
                "com.google.protobuf:protobuf-java",
                "BSD-3-Clause"),
            Set.of(Seam.HTTP, Seam.HTTP_CLOSE),
            ToolkitMessages.in(Encoding.PROTOBUF),
            SubjectSetup.ofDefaults("none", "com.google.protobuf.", "org.xmlbench.soap.protobuf."))
        .overHttp(JettyVersion.JAKARTA, HttpSetup.URL_CONNECTION);
  }

  /** By which messages are made; it is no seam, since a table of one control compares nothing. */
  @Override
  public Binding binding() {
    return new ProtobufBinding();
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws Exception {
    return HandServlet.serve(service, place, Encoding.PROTOBUF, new ProtobufService(service));
  }

  @Override
  public RequestWitness witness() throws IOException {
    return ProtobufWitness.start();
  }
}
