package org.xmlbench.soap.protobuf;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.xmlbench.soap.jetty.HandServlet;
import org.xmlbench.soap.operation.SoapService;

/** A service by hand whose messages are no XML; its faults are texts. */
record ProtobufService(SoapService service) implements HandServlet.Answering {
  @Override
  public void answer(InputStream in, OutputStream out) throws IOException {
    ProtobufBinding.answer(service, in, out);
  }

  @Override
  public void fault(String reason, OutputStream out) throws IOException {
    out.write(reason.getBytes(StandardCharsets.UTF_8));
  }
}
