package org.xmlbench.soap.grpc;

import io.grpc.BindableService;
import io.grpc.MethodDescriptor;
import io.grpc.ServerMethodDefinition;
import io.grpc.ServerServiceDefinition;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.xmlbench.soap.operation.Reception;
import org.xmlbench.soap.operation.SoapService;

/**
 * Shows the messages of requests to a service's reception, where there is one, before they are
 * parsed. A message is parsed when all of it is there, in whichever way it is to be taken in.
 */
final class WatchedRequests {
  private WatchedRequests() {}

  /** The service as it is bound, or the same where it is watched. */
  static ServerServiceDefinition of(BindableService bindable, SoapService service) {
    ServerServiceDefinition usual = bindable.bindService();
    if (service.reception().isEmpty()) {
      return usual;
    }
    ServerServiceDefinition.Builder watched =
        ServerServiceDefinition.builder(usual.getServiceDescriptor().getName());
    usual
        .getMethods()
        .forEach(method -> watched.addMethod(watched(method, service.reception().get())));
    return watched.build();
  }

  private static <Q, A> ServerMethodDefinition<Q, A> watched(
      ServerMethodDefinition<Q, A> method, Reception reception) {
    MethodDescriptor<Q, A> usual = method.getMethodDescriptor();
    MethodDescriptor<Q, A> descriptor =
        usual.toBuilder(
                new Shown<>(usual.getRequestMarshaller(), reception), usual.getResponseMarshaller())
            .build();
    return ServerMethodDefinition.create(descriptor, method.getServerCallHandler());
  }

  private record Shown<Q>(MethodDescriptor.Marshaller<Q> usual, Reception reception)
      implements MethodDescriptor.Marshaller<Q> {
    @Override
    public InputStream stream(Q message) {
      return usual.stream(message);
    }

    @Override
    public Q parse(InputStream message) {
      try {
        return usual.parse(reception.body(message));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
