package org.xmlbench.soap.axis2;

import java.util.Optional;
import org.apache.axis2.databinding.ADBBean;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub;
import org.xmlbench.soap.hand.BodyContent;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.StackClient.Call;

/** Calls of Axis2's stub, with their arguments made beforehand. */
final class StubCalls {
  private StubCalls() {}

  static Call prepare(SoapBenchServiceStub stub, SoapOperation operation, Optional<Payload> data)
      throws Exception {
    StubOperation generated = new StubOperation(operation);
    Object asked = BodyContent.request(operation, data).value();
    ADBBean request =
        generated.request().of(asked instanceof Payload input ? AdbPayload.of(input) : asked);
    return new Call() {
      @Override
      public Object invoke() throws Exception {
        return AdbPayload.made(generated.reply().read(generated.call(stub, request)));
      }

      @Override
      public Reply read(Object reply) {
        return Reply.of(reply, AdbPayload::read);
      }
    };
  }
}
