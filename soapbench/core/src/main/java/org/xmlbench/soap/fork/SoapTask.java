package org.xmlbench.soap.fork;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.Seam;

/**
 * What a fork does with a toolkit, and the messages that belong to it.
 *
 * @param toolkit id of the toolkit
 * @param seam where it is cut from the network
 * @param operation {@code receiveX} is the serialization test, its reply being tiny, {@code sendX}
 *     the deserialization test, its request being tiny; {@code echoX} is both
 * @param size number of elements; 0 of {@code echoVoid}
 * @param rule what the elements are
 */
public record SoapTask(
    String toolkit, Seam seam, SoapOperation operation, int size, DataRule rule) {

  /** The arguments of a command line that name it. */
  public List<String> toArguments() {
    return List.of(
        "toolkit=" + toolkit,
        "seam=" + seam.label(),
        "soap-operation=" + operation.name(),
        "size=" + size,
        "data=" + rule.label());
  }

  /** Reads what {@link #toArguments()} wrote. */
  public static SoapTask of(KeyValues values) {
    return new SoapTask(
        values.required("toolkit"),
        Seam.of(values.required("seam")),
        SoapOperation.named(values.required("soap-operation")),
        Integer.parseInt(values.required("size")),
        DataRule.of(values.required("data")));
  }

  /** What its messages carry; empty of {@code echoVoid}. */
  public Optional<Payload> data() {
    return operation.carried().map(shape -> rule.elements(shape, 0, size));
  }

  /** The request as it must be. */
  ReferenceMessage request(Encoding encoding) {
    return ReferenceMessage.request(encoding, operation, data());
  }

  /** The reply that the toolkit is given. */
  ReferenceMessage reply(Encoding encoding) {
    return ReferenceMessage.reply(encoding, operation, data());
  }
}
