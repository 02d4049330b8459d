package org.xmlbench.soap.bean;

import org.xmlbench.soap.operation.SimpleEvent;

public class EventBean {
  private int sequenceNumber;
  private double timestamp;
  private String message;

  /** For toolkits, which set the properties. */
  public EventBean() {}

  EventBean(SimpleEvent event) {
    this.sequenceNumber = event.sequenceNumber();
    this.timestamp = event.timestamp();
    this.message = event.message();
  }

  SimpleEvent toRecord() {
    return new SimpleEvent(sequenceNumber, timestamp, message);
  }

  public int getSequenceNumber() {
    return sequenceNumber;
  }

  public void setSequenceNumber(int sequenceNumber) {
    this.sequenceNumber = sequenceNumber;
  }

  public double getTimestamp() {
    return timestamp;
  }

  public void setTimestamp(double timestamp) {
    this.timestamp = timestamp;
  }

  public String getMessage() {
    return message;
  }

  public void setMessage(String message) {
    this.message = message;
  }
}
