package org.xmlbench.soap.operation;

import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

/**
 * What a message carries.
 *
 * <p>Source: SOAPBench (SC'05), its WSDL and the arguments of its driver; of traces SEMI E134.
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
  SIMPLE_EVENTS("SimpleEvents", 't'),
  /** A {@link FlatReport} of {@code xsd:int}. */
  INT_TRACE("IntTrace", Shape.NO_LETTER),
  /** A {@link FlatReport} of {@code xsd:double}. */
  DOUBLE_TRACE("DoubleTrace", Shape.NO_LETTER);

  private static final char NO_LETTER = 0;

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

  /** Whether it is a report of SEMI E134, of which SOAPBench has none. */
  public boolean isTrace() {
    return this == INT_TRACE || this == DOUBLE_TRACE;
  }

  /**
   * The kind of a report's values.
   *
   * @throws IllegalStateException when it is no report
   */
  public TraceReport.Kind kind() {
    return switch (this) {
      case INT_TRACE -> TraceReport.Kind.INT;
      case DOUBLE_TRACE -> TraceReport.Kind.DOUBLE;
      default -> throw new IllegalStateException(this + " is no report");
    };
  }

  /** Its letter in the arguments of the driver of 2005; no letter where that knew of none. */
  public char letter() {
    return letter;
  }
}
