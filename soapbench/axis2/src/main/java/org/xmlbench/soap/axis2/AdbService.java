package org.xmlbench.soap.axis2;

import java.io.IOException;
import javax.xml.stream.XMLStreamReader;
import org.apache.axis2.databinding.ADBBean;
import org.xmlbench.soap.operation.SentObjects;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;

/** One operation on the generated classes: a request is parsed, and its reply made. */
final class AdbService {
  private final SoapService service;
  private final SoapOperation operation;
  private final StubOperation generated;
  private final SentObjects<Object> sent;

  AdbService(SoapService service, SoapOperation operation) {
    this.service = service;
    this.operation = operation;
    this.generated = new StubOperation(operation);
    this.sent = new SentObjects<>(service, AdbPayload::of);
  }

  ADBBean answer(XMLStreamReader reader) throws Exception {
    Object asked = generated.request().read(generated.parseRequest(reader));
    if (operation.carried().isEmpty()) {
      return generated.reply().of(null);
    }
    return generated
        .reply()
        .of(
            switch (operation.direction()) {
              case ECHO -> asked;
              case RECEIVE -> received(asked);
              case SEND -> sent.of(operation.shape(), (Integer) asked);
            });
  }

  private int received(Object bound) throws IOException {
    if (operation.shape().isTrace()) {
      service.bound();
      return service.receive(AdbPayload.read(bound));
    }
    return AdbPayload.length(bound);
  }
}
