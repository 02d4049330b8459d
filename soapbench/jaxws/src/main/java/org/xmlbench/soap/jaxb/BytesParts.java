package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlType;
import org.xmlbench.soap.operation.Payload;

/** Bytes. */
@XmlType(name = "")
@XmlAccessorType(XmlAccessType.FIELD)
public final class BytesParts extends Parts {
  private byte[] input;
  private byte[] output;

  @Override
  void input(Payload data) {
    input = ((Payload.Base64) data).bytes();
  }

  @Override
  Object input() {
    return input;
  }

  @Override
  void output(Payload data) {
    output = ((Payload.Base64) data).bytes();
  }

  @Override
  Object output() {
    return output;
  }
}
