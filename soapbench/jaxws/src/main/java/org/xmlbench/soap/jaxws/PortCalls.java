package org.xmlbench.soap.jaxws;

import java.util.Optional;
import org.xmlbench.soap.jaxb.ArrayOfDouble;
import org.xmlbench.soap.jaxb.ArrayOfInt;
import org.xmlbench.soap.jaxb.ArrayOfMeshInterfaceObject;
import org.xmlbench.soap.jaxb.ArrayOfSimpleEvent;
import org.xmlbench.soap.jaxb.ArrayOfString;
import org.xmlbench.soap.jaxb.JaxbPayload;
import org.xmlbench.soap.jaxb.trace.JaxbDoubleTrace;
import org.xmlbench.soap.jaxb.trace.JaxbIntTrace;
import org.xmlbench.soap.jaxb.trace.JaxbTrace;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.StackClient.Call;
import org.xmlbench.soap.trace.TraceReport;

/** Calls of a port, with their arguments made beforehand. */
public final class PortCalls {
  private PortCalls() {}

  /** A call that a port can make. */
  @FunctionalInterface
  private interface PortCall {
    Object invoke(SoapBench port);
  }

  /** The call of {@code operation} on {@code port}. */
  public static Call prepare(SoapBench port, SoapOperation operation, Optional<Payload> data) {
    PortCall call = call(operation, data);
    return new Call() {
      @Override
      public Object invoke() {
        return call.invoke(port);
      }

      @Override
      public Reply read(Object reply) {
        return switch (reply) {
          case null -> Reply.EMPTY;
          case Integer size -> Reply.of(size);
          default -> Reply.of(JaxbPayload.read(reply));
        };
      }
    };
  }

  private static PortCall call(SoapOperation operation, Optional<Payload> data) {
    if (data.isEmpty()) {
      return port -> {
        port.echoVoid();
        return null;
      };
    }
    return switch (operation.direction()) {
      case ECHO -> withData(true, data.get());
      case RECEIVE -> withData(false, data.get());
      case SEND -> send(data.get());
    };
  }

  private static PortCall withData(boolean echoes, Payload data) {
    return switch (data) {
      case Payload.Base64(byte[] bytes) ->
          echoes ? port -> port.echoBase64(bytes) : port -> port.receiveBase64(bytes);
      case Payload.Ints ints -> {
        ArrayOfInt input = JaxbPayload.of(ints);
        yield echoes ? port -> port.echoInts(input) : port -> port.receiveInts(input);
      }
      case Payload.Doubles doubles -> {
        ArrayOfDouble input = JaxbPayload.of(doubles);
        yield echoes ? port -> port.echoDoubles(input) : port -> port.receiveDoubles(input);
      }
      case Payload.Strings strings -> {
        ArrayOfString input = JaxbPayload.of(strings);
        yield echoes ? port -> port.echoStrings(input) : port -> port.receiveStrings(input);
      }
      case Payload.Meshes meshes -> {
        ArrayOfMeshInterfaceObject input = JaxbPayload.of(meshes);
        yield echoes
            ? port -> port.echoMeshInterfaceObjects(input)
            : port -> port.receiveMeshInterfaceObjects(input);
      }
      case Payload.Events events -> {
        ArrayOfSimpleEvent input = JaxbPayload.of(events);
        yield echoes
            ? port -> port.echoSimpleEvents(input)
            : port -> port.receiveSimpleEvents(input);
      }
      case Payload.Trace(TraceReport report) when !echoes ->
          switch (JaxbTrace.bind(report)) {
            case JaxbIntTrace input -> port -> port.receiveIntTrace(input);
            case Object input -> port -> port.receiveDoubleTrace((JaxbDoubleTrace) input);
          };
      case Payload.Trace _ ->
          throw new IllegalArgumentException("a trace report goes to the service alone");
    };
  }

  private static PortCall send(Payload data) {
    int size = data.length();
    return switch (data) {
      case Payload.Base64 _ -> port -> port.sendBase64(size);
      case Payload.Ints _ -> port -> port.sendInts(size);
      case Payload.Doubles _ -> port -> port.sendDoubles(size);
      case Payload.Strings _ -> port -> port.sendStrings(size);
      case Payload.Meshes _ -> port -> port.sendMeshInterfaceObjects(size);
      case Payload.Events _ -> port -> port.sendSimpleEvents(size);
      case Payload.Trace _ ->
          throw new IllegalArgumentException("a trace report goes to the service alone");
    };
  }
}
