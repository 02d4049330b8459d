package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlType;
import org.xmlbench.soap.operation.SimpleEvent;

/** An event as a bean. */
@XmlType(
    name = "SimpleEvent",
    propOrder = {"sequenceNumber", "timestamp", "message"})
public class Event {
  private int sequenceNumber;
  private double timestamp;
  private String message;

  /** For JAXB. */
  public Event() {}

  Event(SimpleEvent event) {
    this.sequenceNumber = event.sequenceNumber();
    this.timestamp = event.timestamp();
    this.message = event.message();
  }

  SimpleEvent toRecord() {
    return new SimpleEvent(sequenceNumber, timestamp, message);
  }
}
