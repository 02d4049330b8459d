package org.xmlbench.families.fidelity.fork;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.measure.ForkFacts;
import org.xmlbench.families.fidelity.fork.FidelityMeasures.Fate;
import org.xmlbench.soap.http.ClientHead;
import org.xmlbench.soap.http.RequestCatcher;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.MessageException;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.message.WireValue;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Toolkit;

/** What a toolkit's client does to the values of a case. */
final class ClientProbe {
  private static final int PLAIN = 3;

  private final HttpToolkit toolkit;
  private final Encoding encoding;
  private final FidelityCase tested;
  private final Payload plain;

  ClientProbe(Toolkit toolkit, FidelityCase tested) {
    this.toolkit = toolkit.as(HttpToolkit.class);
    this.encoding = toolkit.describe().encoding();
    this.tested = tested;
    this.plain = DataRule.PUBLISHED.elements(tested.shape(), 1, PLAIN);
  }

  /**
   * The head of the client's own requests, by a call of which nothing is to be said.
   *
   * @throws Exception when its plainest call fails: then nothing is known of the client
   */
  ClientHead head() throws Exception {
    try (RequestCatcher catcher = RequestCatcher.start(plainReply())) {
      call(catcher, plain);
      return ClientHead.of(catcher);
    }
  }

  /** From its objects to its request. */
  ValueComparison writes(Payload data) throws IOException {
    try (RequestCatcher catcher = RequestCatcher.start(plainReply())) {
      Optional<Exception> failure = Optional.empty();
      try {
        call(catcher, data);
      } catch (Exception e) {
        failure = Optional.of(e);
      }
      byte[] request = catcher.request();
      // What it makes of the reply is another question.
      return request.length == 0 && failure.isPresent()
          ? refused(failure.get())
          : compared(data, request);
    }
  }

  private ValueComparison compared(Payload data, byte[] request) {
    try {
      return ValueComparison.of(
          tested.shape(), ValueComparison.values(data), tested.values(request));
    } catch (MessageException e) {
      return ValueComparison.of(Fate.CHANGED, e.getMessage());
    }
  }

  ValueComparison reads(byte[] reply) throws IOException, MessageException {
    List<WireValue> sent = tested.values(reply);
    try (RequestCatcher catcher = RequestCatcher.start(reply)) {
      return reads(catcher, sent);
    }
  }

  private ValueComparison reads(RequestCatcher catcher, List<WireValue> sent) {
    try (StackClient client = toolkit.http(catcher.endpoint(), false)) {
      StackClient.Call call = client.prepare(tested.operation(), Optional.of(plain));
      Object objects = call.invoke();
      return delivered(call, objects, sent);
    } catch (Exception e) {
      return refused(e);
    }
  }

  /** A toolkit that delivers objects has not refused, even if they are no values. */
  private ValueComparison delivered(StackClient.Call call, Object objects, List<WireValue> sent) {
    List<WireValue> values;
    try {
      values = call.read(objects).data().map(ValueComparison::values).orElse(List.of());
    } catch (Exception e) {
      return ValueComparison.of(
          Fate.CHANGED, "it delivers objects that are no values: " + ForkFacts.failure(e));
    }
    return ValueComparison.of(tested.shape(), sent, values);
  }

  private void call(RequestCatcher catcher, Payload data) throws Exception {
    try (StackClient client = toolkit.http(catcher.endpoint(), false)) {
      client.prepare(tested.operation(), Optional.of(data)).invoke();
    }
  }

  private byte[] plainReply() {
    return ReferenceMessage.reply(encoding, tested.operation(), Optional.of(plain)).bytes();
  }

  private static ValueComparison refused(Exception e) {
    return ValueComparison.of(Fate.REFUSED, ForkFacts.failure(e));
  }
}
