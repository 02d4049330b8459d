package org.xmlbench.soap.hand;

import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;

/**
 * What a server by hand answers.
 *
 * @param wrapper local name of the reply's element
 * @param part local name of what is in it; {@code null} where nothing is
 * @param value a {@link Payload}, or an {@link Integer}; {@code null} where there is none
 */
public record ServiceAnswer(String wrapper, String part, Object value) {
  /**
   * What the service says to a request.
   *
   * @param asked the data or the number in it; {@code null} of {@code echoVoid}
   */
  public static ServiceAnswer of(SoapService service, SoapOperation operation, Object asked) {
    String wrapper = operation.name() + "Response";
    if (operation.carried().isEmpty()) {
      return new ServiceAnswer(wrapper, null, null);
    }
    return switch (operation.direction()) {
      case ECHO -> new ServiceAnswer(wrapper, "output", service.echo((Payload) asked));
      case RECEIVE -> new ServiceAnswer(wrapper, "size", service.receive((Payload) asked));
      case SEND ->
          new ServiceAnswer(wrapper, "output", service.send(operation.shape(), (Integer) asked));
    };
  }
}
