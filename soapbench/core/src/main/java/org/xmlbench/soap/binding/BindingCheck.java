package org.xmlbench.soap.binding;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.soap.content.TraceXml;
import org.xmlbench.soap.message.MessageException;
import org.xmlbench.soap.message.WireMessage;
import org.xmlbench.soap.trace.TraceReport;

/** Whether a framework's message says what the report says, and comes back as the report. */
public final class BindingCheck {
  private final TraceReport report;
  private final FrameworkDescription framework;

  public BindingCheck(TraceReport report, FrameworkDescription framework) {
    this.report = report;
    this.framework = framework;
  }

  /**
   * The message that is unmarshalled: of XML the reference, the same for every framework; of a
   * binary form the framework's own.
   *
   * @return the message
   * @throws WrongEventsException when the framework's own message says something else, or either
   *     message is understood as something else
   */
  public byte[] roundTrip(Framework.Mapping mapping) throws Exception {
    ByteArrayOutputStream own = new ByteArrayOutputStream();
    mapping.marshal(mapping.own(report), own);
    requireSame(mapping, own.toByteArray());
    if (framework.form() == FrameworkDescription.Form.BINARY) {
      return own.toByteArray();
    }
    byte[] reference = TraceXml.write(report);
    requireText(own.toByteArray(), reference);
    requireSame(mapping, reference);
    return reference;
  }

  private void requireText(byte[] own, byte[] reference) {
    try {
      WrongEventsException.requireNone(
          "its message differs: ",
          WireMessage.parse(own).difference(WireMessage.parse(reference), framework.allowances()));
    } catch (MessageException e) {
      throw new WrongEventsException("its message is wrong: " + e.getMessage());
    }
  }

  /**
   * Reads a message.
   *
   * @throws WrongEventsException when it is understood as another report
   */
  void requireSame(Framework.Mapping mapping, byte[] message) throws Exception {
    Object understood = mapping.unmarshal(new ByteArrayInputStream(message));
    WrongEventsException.requireNone(
        "it understood the message as something else: ",
        report.difference(mapping.report(understood)));
  }
}
