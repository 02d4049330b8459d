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
import org.xmlbench.soap.operation.SoapOperation.Direction;
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
        return Reply.of(reply, JaxbPayload::read);
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
    Direction direction = operation.direction();
    return switch (data.get()) {
      case Payload.Base64(byte[] bytes) ->
          switch (direction) {
            case ECHO -> port -> port.echoBase64(bytes);
            case RECEIVE -> port -> port.receiveBase64(bytes);
            case SEND -> port -> port.sendBase64(bytes.length);
          };
      case Payload.Ints ints -> {
        ArrayOfInt input = JaxbPayload.of(ints);
        yield switch (direction) {
          case ECHO -> port -> port.echoInts(input);
          case RECEIVE -> port -> port.receiveInts(input);
          case SEND -> port -> port.sendInts(ints.length());
        };
      }
      case Payload.Doubles doubles -> {
        ArrayOfDouble input = JaxbPayload.of(doubles);
        yield switch (direction) {
          case ECHO -> port -> port.echoDoubles(input);
          case RECEIVE -> port -> port.receiveDoubles(input);
          case SEND -> port -> port.sendDoubles(doubles.length());
        };
      }
      case Payload.Strings strings -> {
        ArrayOfString input = JaxbPayload.of(strings);
        yield switch (direction) {
          case ECHO -> port -> port.echoStrings(input);
          case RECEIVE -> port -> port.receiveStrings(input);
          case SEND -> port -> port.sendStrings(strings.length());
        };
      }
      case Payload.Meshes meshes -> {
        ArrayOfMeshInterfaceObject input = JaxbPayload.of(meshes);
        yield switch (direction) {
          case ECHO -> port -> port.echoMeshInterfaceObjects(input);
          case RECEIVE -> port -> port.receiveMeshInterfaceObjects(input);
          case SEND -> port -> port.sendMeshInterfaceObjects(meshes.length());
        };
      }
      case Payload.Events events -> {
        ArrayOfSimpleEvent input = JaxbPayload.of(events);
        yield switch (direction) {
          case ECHO -> port -> port.echoSimpleEvents(input);
          case RECEIVE -> port -> port.receiveSimpleEvents(input);
          case SEND -> port -> port.sendSimpleEvents(events.length());
        };
      }
      case Payload.Trace(TraceReport report) ->
          switch (JaxbTrace.bind(report)) {
            case JaxbIntTrace input -> port -> port.receiveIntTrace(input);
            case JaxbDoubleTrace input -> port -> port.receiveDoubleTrace(input);
          };
    };
  }
}
