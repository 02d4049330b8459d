package org.xmlbench.soap.axis2;

import java.io.IOException;
import javax.xml.stream.XMLStreamReader;
import org.apache.axis2.databinding.ADBBean;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;

/** The operations on the generated classes: a request is parsed, and its reply made. */
final class AdbService {
  private final SoapService service;

  AdbService(SoapService service) {
    this.service = service;
  }

  /** The reply to the request in {@code reader}. */
  ADBBean answer(SoapOperation operation, XMLStreamReader reader) throws Exception {
    if (operation.carried().isEmpty()) {
      SoapBenchServiceStub.EchoVoid.Factory.parse(reader);
      return new SoapBenchServiceStub.EchoVoidResponse();
    }
    return switch (operation.direction()) {
      case ECHO -> echo(operation.shape(), reader);
      case RECEIVE -> receive(operation.shape(), reader);
      case SEND -> send(operation.shape(), reader);
    };
  }

  private static ADBBean echo(Shape shape, XMLStreamReader reader) throws Exception {
    return switch (shape) {
      case BASE64 -> {
        var reply = new SoapBenchServiceStub.EchoBase64Response();
        reply.setOutput(SoapBenchServiceStub.EchoBase64.Factory.parse(reader).getInput());
        yield reply;
      }
      case INTS -> {
        var reply = new SoapBenchServiceStub.EchoIntsResponse();
        reply.setOutput(SoapBenchServiceStub.EchoInts.Factory.parse(reader).getInput());
        yield reply;
      }
      case DOUBLES -> {
        var reply = new SoapBenchServiceStub.EchoDoublesResponse();
        reply.setOutput(SoapBenchServiceStub.EchoDoubles.Factory.parse(reader).getInput());
        yield reply;
      }
      case STRINGS -> {
        var reply = new SoapBenchServiceStub.EchoStringsResponse();
        reply.setOutput(SoapBenchServiceStub.EchoStrings.Factory.parse(reader).getInput());
        yield reply;
      }
      case MESH_INTERFACE_OBJECTS -> {
        var reply = new SoapBenchServiceStub.EchoMeshInterfaceObjectsResponse();
        reply.setOutput(
            SoapBenchServiceStub.EchoMeshInterfaceObjects.Factory.parse(reader).getInput());
        yield reply;
      }
      case SIMPLE_EVENTS -> {
        var reply = new SoapBenchServiceStub.EchoSimpleEventsResponse();
        reply.setOutput(SoapBenchServiceStub.EchoSimpleEvents.Factory.parse(reader).getInput());
        yield reply;
      }
      case INT_TRACE, DOUBLE_TRACE ->
          throw new IllegalArgumentException("a trace report goes to the service alone");
    };
  }

  private ADBBean receive(Shape shape, XMLStreamReader reader) throws Exception {
    return switch (shape) {
      case BASE64 -> {
        var reply = new SoapBenchServiceStub.ReceiveBase64Response();
        reply.setSize(
            AdbPayload.bytes(SoapBenchServiceStub.ReceiveBase64.Factory.parse(reader).getInput())
                .length);
        yield reply;
      }
      case INTS -> {
        var reply = new SoapBenchServiceStub.ReceiveIntsResponse();
        reply.setSize(
            SoapBenchServiceStub.ReceiveInts.Factory.parse(reader).getInput().getItem().length);
        yield reply;
      }
      case DOUBLES -> {
        var reply = new SoapBenchServiceStub.ReceiveDoublesResponse();
        reply.setSize(
            SoapBenchServiceStub.ReceiveDoubles.Factory.parse(reader).getInput().getItem().length);
        yield reply;
      }
      case STRINGS -> {
        var reply = new SoapBenchServiceStub.ReceiveStringsResponse();
        reply.setSize(
            SoapBenchServiceStub.ReceiveStrings.Factory.parse(reader).getInput().getItem().length);
        yield reply;
      }
      case MESH_INTERFACE_OBJECTS -> {
        var reply = new SoapBenchServiceStub.ReceiveMeshInterfaceObjectsResponse();
        reply.setSize(
            SoapBenchServiceStub.ReceiveMeshInterfaceObjects.Factory.parse(reader)
                .getInput()
                .getItem()
                .length);
        yield reply;
      }
      case SIMPLE_EVENTS -> {
        var reply = new SoapBenchServiceStub.ReceiveSimpleEventsResponse();
        reply.setSize(
            SoapBenchServiceStub.ReceiveSimpleEvents.Factory.parse(reader)
                .getInput()
                .getItem()
                .length);
        yield reply;
      }
      case INT_TRACE -> {
        var reply = new SoapBenchServiceStub.ReceiveIntTraceResponse();
        reply.setSize(
            received(SoapBenchServiceStub.ReceiveIntTrace.Factory.parse(reader).getInput()));
        yield reply;
      }
      case DOUBLE_TRACE -> {
        var reply = new SoapBenchServiceStub.ReceiveDoubleTraceResponse();
        reply.setSize(
            received(SoapBenchServiceStub.ReceiveDoubleTrace.Factory.parse(reader).getInput()));
        yield reply;
      }
    };
  }

  private int received(ADBBean bean) throws IOException {
    service.bound();
    return service.receive(AdbPayload.read(bean));
  }

  private ADBBean send(Shape shape, XMLStreamReader reader) throws Exception {
    return switch (shape) {
      case BASE64 -> {
        var reply = new SoapBenchServiceStub.SendBase64Response();
        int size = SoapBenchServiceStub.SendBase64.Factory.parse(reader).getSize();
        reply.setOutput(AdbPayload.of((Payload.Base64) service.send(Shape.BASE64, size)));
        yield reply;
      }
      case INTS -> {
        var reply = new SoapBenchServiceStub.SendIntsResponse();
        int size = SoapBenchServiceStub.SendInts.Factory.parse(reader).getSize();
        reply.setOutput(AdbPayload.of((Payload.Ints) service.send(Shape.INTS, size)));
        yield reply;
      }
      case DOUBLES -> {
        var reply = new SoapBenchServiceStub.SendDoublesResponse();
        int size = SoapBenchServiceStub.SendDoubles.Factory.parse(reader).getSize();
        reply.setOutput(AdbPayload.of((Payload.Doubles) service.send(Shape.DOUBLES, size)));
        yield reply;
      }
      case STRINGS -> {
        var reply = new SoapBenchServiceStub.SendStringsResponse();
        int size = SoapBenchServiceStub.SendStrings.Factory.parse(reader).getSize();
        reply.setOutput(AdbPayload.of((Payload.Strings) service.send(Shape.STRINGS, size)));
        yield reply;
      }
      case MESH_INTERFACE_OBJECTS -> {
        var reply = new SoapBenchServiceStub.SendMeshInterfaceObjectsResponse();
        int size = SoapBenchServiceStub.SendMeshInterfaceObjects.Factory.parse(reader).getSize();
        reply.setOutput(
            AdbPayload.of((Payload.Meshes) service.send(Shape.MESH_INTERFACE_OBJECTS, size)));
        yield reply;
      }
      case SIMPLE_EVENTS -> {
        var reply = new SoapBenchServiceStub.SendSimpleEventsResponse();
        int size = SoapBenchServiceStub.SendSimpleEvents.Factory.parse(reader).getSize();
        reply.setOutput(AdbPayload.of((Payload.Events) service.send(Shape.SIMPLE_EVENTS, size)));
        yield reply;
      }
      case INT_TRACE, DOUBLE_TRACE ->
          throw new IllegalArgumentException("a trace report goes to the service alone");
    };
  }
}
