package org.xmlbench.soap.axis2;

import java.util.Optional;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.StackClient.Call;
import org.xmlbench.soap.trace.TraceReport;

/** Calls of Axis2's stub, with their arguments made beforehand. */
final class StubCalls {
  private StubCalls() {}

  /** A call that the stub can make; gives what its reply holds. */
  @FunctionalInterface
  private interface StubCall {
    Object invoke(SoapBenchServiceStub stub) throws Exception;
  }

  static Call prepare(SoapBenchServiceStub stub, SoapOperation operation, Optional<Payload> data) {
    StubCall call = call(operation, data);
    return new Call() {
      @Override
      public Object invoke() throws Exception {
        return call.invoke(stub);
      }

      @Override
      public Reply read(Object reply) throws Exception {
        return switch (reply) {
          case Integer size -> Reply.of(size);
          case SoapBenchServiceStub.EchoVoidResponse _ -> Reply.EMPTY;
          default -> Reply.of(AdbPayload.read(reply));
        };
      }
    };
  }

  private static StubCall call(SoapOperation operation, Optional<Payload> data) {
    if (data.isEmpty()) {
      var request = new SoapBenchServiceStub.EchoVoid();
      return stub -> stub.echoVoid(request);
    }
    return switch (operation.direction()) {
      case ECHO -> echo(data.get());
      case RECEIVE -> receive(data.get());
      case SEND -> send(data.get());
    };
  }

  private static StubCall echo(Payload data) {
    return switch (data) {
      case Payload.Base64 input -> {
        var request = new SoapBenchServiceStub.EchoBase64();
        request.setInput(AdbPayload.of(input));
        yield stub -> AdbPayload.bytes(stub.echoBase64(request).getOutput());
      }
      case Payload.Ints input -> {
        var request = new SoapBenchServiceStub.EchoInts();
        request.setInput(AdbPayload.of(input));
        yield stub -> stub.echoInts(request).getOutput();
      }
      case Payload.Doubles input -> {
        var request = new SoapBenchServiceStub.EchoDoubles();
        request.setInput(AdbPayload.of(input));
        yield stub -> stub.echoDoubles(request).getOutput();
      }
      case Payload.Strings input -> {
        var request = new SoapBenchServiceStub.EchoStrings();
        request.setInput(AdbPayload.of(input));
        yield stub -> stub.echoStrings(request).getOutput();
      }
      case Payload.Meshes input -> {
        var request = new SoapBenchServiceStub.EchoMeshInterfaceObjects();
        request.setInput(AdbPayload.of(input));
        yield stub -> stub.echoMeshInterfaceObjects(request).getOutput();
      }
      case Payload.Events input -> {
        var request = new SoapBenchServiceStub.EchoSimpleEvents();
        request.setInput(AdbPayload.of(input));
        yield stub -> stub.echoSimpleEvents(request).getOutput();
      }
      case Payload.Trace _ ->
          throw new IllegalArgumentException("a trace report goes to the service alone");
    };
  }

  private static StubCall receive(Payload data) {
    return switch (data) {
      case Payload.Base64 input -> {
        var request = new SoapBenchServiceStub.ReceiveBase64();
        request.setInput(AdbPayload.of(input));
        yield stub -> stub.receiveBase64(request).getSize();
      }
      case Payload.Ints input -> {
        var request = new SoapBenchServiceStub.ReceiveInts();
        request.setInput(AdbPayload.of(input));
        yield stub -> stub.receiveInts(request).getSize();
      }
      case Payload.Doubles input -> {
        var request = new SoapBenchServiceStub.ReceiveDoubles();
        request.setInput(AdbPayload.of(input));
        yield stub -> stub.receiveDoubles(request).getSize();
      }
      case Payload.Strings input -> {
        var request = new SoapBenchServiceStub.ReceiveStrings();
        request.setInput(AdbPayload.of(input));
        yield stub -> stub.receiveStrings(request).getSize();
      }
      case Payload.Meshes input -> {
        var request = new SoapBenchServiceStub.ReceiveMeshInterfaceObjects();
        request.setInput(AdbPayload.of(input));
        yield stub -> stub.receiveMeshInterfaceObjects(request).getSize();
      }
      case Payload.Events input -> {
        var request = new SoapBenchServiceStub.ReceiveSimpleEvents();
        request.setInput(AdbPayload.of(input));
        yield stub -> stub.receiveSimpleEvents(request).getSize();
      }
      case Payload.Trace(TraceReport report) -> trace(report);
    };
  }

  private static StubCall trace(TraceReport report) {
    return switch (report.values()) {
      case TraceReport.Ints ints -> {
        var request = new SoapBenchServiceStub.ReceiveIntTrace();
        request.setInput(AdbPayload.of(report, ints));
        yield stub -> stub.receiveIntTrace(request).getSize();
      }
      case TraceReport.Doubles doubles -> {
        var request = new SoapBenchServiceStub.ReceiveDoubleTrace();
        request.setInput(AdbPayload.of(report, doubles));
        yield stub -> stub.receiveDoubleTrace(request).getSize();
      }
    };
  }

  private static StubCall send(Payload data) {
    return switch (data) {
      case Payload.Base64 _ -> {
        var request = new SoapBenchServiceStub.SendBase64();
        request.setSize(data.length());
        yield stub -> AdbPayload.bytes(stub.sendBase64(request).getOutput());
      }
      case Payload.Ints _ -> {
        var request = new SoapBenchServiceStub.SendInts();
        request.setSize(data.length());
        yield stub -> stub.sendInts(request).getOutput();
      }
      case Payload.Doubles _ -> {
        var request = new SoapBenchServiceStub.SendDoubles();
        request.setSize(data.length());
        yield stub -> stub.sendDoubles(request).getOutput();
      }
      case Payload.Strings _ -> {
        var request = new SoapBenchServiceStub.SendStrings();
        request.setSize(data.length());
        yield stub -> stub.sendStrings(request).getOutput();
      }
      case Payload.Meshes _ -> {
        var request = new SoapBenchServiceStub.SendMeshInterfaceObjects();
        request.setSize(data.length());
        yield stub -> stub.sendMeshInterfaceObjects(request).getOutput();
      }
      case Payload.Events _ -> {
        var request = new SoapBenchServiceStub.SendSimpleEvents();
        request.setSize(data.length());
        yield stub -> stub.sendSimpleEvents(request).getOutput();
      }
      case Payload.Trace _ ->
          throw new IllegalArgumentException("a trace report goes to the service alone");
    };
  }
}
