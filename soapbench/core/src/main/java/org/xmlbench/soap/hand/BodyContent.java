package org.xmlbench.soap.hand;

import java.util.Optional;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;

/**
 * What is in the body of a message.
 *
 * @param wrapper local name of the body's element
 * @param part local name of what is in it; {@code null} where nothing is
 * @param value a {@link Payload}, or an {@link Integer}; {@code null} where there is none
 */
public record BodyContent(String wrapper, String part, Object value) {
  /**
   * What a request says.
   *
   * @param data what it carries; of a {@code send} operation what the reply is to carry, of which
   *     the request says the length
   */
  public static BodyContent request(SoapOperation operation, Optional<Payload> data) {
    if (data.isEmpty()) {
      return new BodyContent(operation.name(), null, null);
    }
    return operation.direction().asksWithData()
        ? new BodyContent(operation.name(), "input", data.get())
        : new BodyContent(operation.name(), "size", data.get().length());
  }

  /**
   * What the service answers to a request.
   *
   * @param asked the data or the number in it; {@code null} of {@code echoVoid}
   */
  public static BodyContent reply(SoapService service, SoapOperation operation, Object asked) {
    String wrapper = operation.name() + "Response";
    if (operation.carried().isEmpty()) {
      return new BodyContent(wrapper, null, null);
    }
    return switch (operation.direction()) {
      case ECHO -> new BodyContent(wrapper, "output", service.echo((Payload) asked));
      case RECEIVE -> new BodyContent(wrapper, "size", service.receive((Payload) asked));
      case SEND ->
          new BodyContent(wrapper, "output", service.send(operation.shape(), (Integer) asked));
    };
  }
}
