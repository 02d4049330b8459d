package org.xmlbench.soap.protobuf;

import java.io.IOException;
import java.net.URI;
import java.util.Set;
import org.xmlbench.soap.hand.HandClient;
import org.xmlbench.soap.hand.HandServer;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.BindingToolkit;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * No toolkit of SOAP: the same operations by Protocol Buffers over the same HTTP. Written on the
 * coded streams that protoc's classes are written on.
 */
public final class ProtobufControl implements BindingToolkit, HttpToolkit {
  private static final String STREAM = "com.google.protobuf.CodedInputStream";

  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
        "protobuf-http",
        SubjectLibrary.withClass(
            STREAM,
            "Protocol Buffers over HTTP, by hand",
            "com.google.protobuf:protobuf-java",
            "BSD-3-Clause"),
        Set.of(Seam.HTTP, Seam.HTTP_CLOSE),
        ToolkitMessages.in(Encoding.PROTOBUF),
        SubjectSetup.ofDefaults("none", "com.google.protobuf.", "org.xmlbench.soap.protobuf."));
  }

  /** By which messages are made; it is no seam, since a table of one control compares nothing. */
  @Override
  public Binding binding() {
    return new ProtobufBinding();
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) {
    return new HandClient(new ProtobufBinding(), endpoint, keepAlive);
  }

  @Override
  public ToolkitServer serve(SoapService service, int port) throws IOException {
    return HandServer.start(port, service, (in, out) -> ProtobufBinding.answer(service, in, out));
  }
}
