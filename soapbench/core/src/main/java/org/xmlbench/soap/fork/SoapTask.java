package org.xmlbench.soap.fork;

import java.util.List;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.toolkit.Seam;

/**
 * What a fork does with a toolkit, and the messages that belong to it.
 *
 * @param toolkit id of the toolkit
 * @param seam where it is cut from the network
 * @param exchange request and reply
 */
public record SoapTask(String toolkit, Seam seam, Exchange exchange) {

  /** The arguments of a command line that name it. */
  public List<String> toArguments() {
    return List.of("toolkit=" + toolkit, "seam=" + seam.label(), "exchange=" + exchange.name());
  }

  /** Reads what {@link #toArguments()} wrote. */
  public static SoapTask of(KeyValues values) {
    return new SoapTask(
        values.required("toolkit"),
        Seam.of(values.required("seam")),
        Exchange.named(values.required("exchange")));
  }

  public ReferenceMessage request(Encoding encoding) {
    return ReferenceMessage.request(encoding, exchange);
  }

  public ReferenceMessage reply(Encoding encoding) {
    return ReferenceMessage.reply(encoding, exchange);
  }
}
