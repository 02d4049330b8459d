package org.xmlbench.soap.saaj;

import java.io.InputStream;
import java.io.OutputStream;
import org.xmlbench.soap.jetty.HandServlet;
import org.xmlbench.soap.operation.SoapService;

/** A service by hand whose messages are trees. */
final class SaajService implements HandServlet.Answering {
  private final SaajBinding binding = new SaajBinding();
  private final SoapService service;

  SaajService(SoapService service) {
    this.service = service;
  }

  @Override
  public void answer(InputStream in, OutputStream out) throws Exception {
    binding.answer(service, in, out);
  }

  @Override
  public void fault(String reason, OutputStream out) throws Exception {
    binding.fault(reason, out);
  }
}
