package org.xmlbench.soap.axis2;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.apache.axis2.AxisFault;
import org.apache.axis2.Constants;
import org.apache.axis2.client.Options;
import org.apache.axis2.context.ConfigurationContext;
import org.apache.axis2.context.ConfigurationContextFactory;
import org.apache.axis2.context.NamedValue;
import org.apache.axis2.kernel.http.HTTPConstants;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Wire;

/** A stub of Axis2. */
final class Axis2Client implements StackClient {
  private static final String CANNED = "http://127.0.0.1/canned";

  private final SoapBenchServiceStub stub;

  private Axis2Client(SoapBenchServiceStub stub) {
    this.stub = stub;
  }

  /** A stub whose transport is canned. */
  static Axis2Client canned(Wire wire, Encoding encoding) throws Exception {
    ConfigurationContext context = ConfigurationContextFactory.createDefaultConfigurationContext();
    context
        .getAxisConfiguration()
        .getTransportOut("http")
        .setSender(new Axis2CannedSender(wire, encoding));
    return new Axis2Client(stub(context, CANNED, encoding));
  }

  /** A stub that speaks so. With MTOM bytes of any number go beside the envelope. */
  private static SoapBenchServiceStub stub(
      ConfigurationContext context, String address, Encoding encoding) throws AxisFault {
    SoapBenchServiceStub stub = new SoapBenchServiceStub(context, address);
    if (encoding == Encoding.MTOM) {
      Options options = stub._getServiceClient().getOptions();
      options.setProperty(Constants.Configuration.ENABLE_MTOM, Constants.VALUE_TRUE);
      options.setProperty(Constants.Configuration.MTOM_THRESHOLD, 0);
    }
    return stub;
  }

  /** A stub that calls a server by Axis2's own sender, one HTTP client for all calls. */
  static Axis2Client http(URI endpoint, boolean keepAlive, Encoding encoding) throws Exception {
    ConfigurationContext context = ConfigurationContextFactory.createDefaultConfigurationContext();
    SoapBenchServiceStub stub = stub(context, endpoint.toString(), encoding);
    Options options = stub._getServiceClient().getOptions();
    options.setProperty(HTTPConstants.REUSE_HTTP_CLIENT, true);
    if (!keepAlive) {
      options.setProperty(
          HTTPConstants.HTTP_HEADERS, List.of(new NamedValue("Connection", "close")));
    }
    return new Axis2Client(stub);
  }

  @Override
  public Call prepare(SoapOperation operation, Optional<Payload> data) throws Exception {
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

  @Override
  public Class<?> implementation() {
    return stub._getServiceClient().getClass();
  }
}
