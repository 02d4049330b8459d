package org.xmlbench.soap.grpc;

import java.io.IOException;
import java.net.URI;
import java.util.Set;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.RequestWitness;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.toolkit.WitnessedToolkit;

/**
 * No toolkit of SOAP: the same operations by gRPC, with the classes that protoc generates, the
 * blocking stub and grpc-java's own server, all as they come.
 */
public final class GrpcControl implements WitnessedToolkit {
  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
            "grpc",
            SubjectLibrary.withClass(
                "io.grpc.stub.AbstractBlockingStub",
                "gRPC by grpc-java",
                "io.grpc:grpc-stub",
                "Apache-2.0"),
            Set.of(Seam.HTTP, Seam.HTTP_CLOSE),
            ToolkitMessages.in(Encoding.PROTOBUF),
            SubjectSetup.ofDefaults(
                "none", "io.grpc.", "com.google.protobuf.", "org.xmlbench.soap.grpc."))
        .overOwnProtocol(
            "grpc-java's Netty server",
            "grpc-java's Netty channel, in http-close one for each call",
            "gRPC over HTTP/2");
  }

  /** Where a connection is not to be kept, each call has a channel of its own. */
  @Override
  public StackClient http(URI endpoint, boolean keepAlive) {
    return new GrpcClient(endpoint, keepAlive);
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws IOException {
    if (place.token().isPresent()) {
      throw new IllegalArgumentException("gRPC's paths name its methods: no token fits in");
    }
    return GrpcServer.serve(service, place.port());
  }

  @Override
  public RequestWitness witness() throws IOException {
    return GrpcWitness.start();
  }
}
