package org.xmlbench.soap.axis2;

import java.util.Optional;
import org.apache.axis2.AxisFault;
import org.apache.axis2.context.ConfigurationContext;
import org.apache.axis2.context.ConfigurationContextFactory;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Wire;

/** A stub of Axis2 whose transport is canned. */
final class Axis2Client implements StackClient {
  private static final String ADDRESS = "http://127.0.0.1/canned";

  private final SoapBenchServiceStub stub;

  Axis2Client(Wire wire) throws Exception {
    ConfigurationContext context = ConfigurationContextFactory.createDefaultConfigurationContext();
    context.getAxisConfiguration().getTransportOut("http").setSender(new CannedSender(wire));
    stub = new SoapBenchServiceStub(context, ADDRESS);
  }

  @Override
  public Call prepare(SoapOperation operation, Optional<Payload> data) {
    return StubCalls.prepare(stub, operation, data);
  }

  @Override
  public void close() {
    try {
      stub._getServiceClient().cleanup();
    } catch (AxisFault e) {
      throw new IllegalStateException(e);
    }
  }
}
