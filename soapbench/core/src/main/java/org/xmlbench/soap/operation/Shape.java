package org.xmlbench.soap.operation;

/**
 * What a message carries.
 *
 * <p>Source: SOAPBench (SC'05), its WSDL and the arguments of its driver.
 */
public enum Shape {
  /** Bytes, as one {@code xsd:base64Binary}. */
  BASE64("Base64", 'b'),
  /** {@code xsd:int}. */
  INTS("Ints", 'i'),
  /** {@code xsd:double}. */
  DOUBLES("Doubles", 'd'),
  /** {@code xsd:string}. */
  STRINGS("Strings", 's'),
  /** {@link MeshInterfaceObject}. */
  MESH_INTERFACE_OBJECTS("MeshInterfaceObjects", 'm'),
  /** {@link SimpleEvent}. */
  SIMPLE_EVENTS("SimpleEvents", 't');

  private final String suffix;
  private final char letter;

  Shape(String suffix, char letter) {
    this.suffix = suffix;
    this.letter = letter;
  }

  /** The end of the names of the operations that carry it. */
  public String suffix() {
    return suffix;
  }

  /** Its letter in the arguments of the driver of 2005. */
  public char letter() {
    return letter;
  }
}
