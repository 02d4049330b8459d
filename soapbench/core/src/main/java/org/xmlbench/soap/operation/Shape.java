package org.xmlbench.soap.operation;

import org.xmlbench.soap.trace.ReportType;
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
  /** The published trace report, of {@code xsd:int}. */
  E134_INTS("E134Ints", Shape.NO_LETTER),
  /** The published trace report, of {@code xsd:double}. */
  E134_DOUBLES("E134Doubles", Shape.NO_LETTER),
  /** A flat trace report of {@code xsd:int}. */
  INT_TRACE("IntTrace", Shape.NO_LETTER),
  /** A flat trace report of {@code xsd:double}. */
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

  /** Whether it is a trace report, of which SOAPBench has none. */
  public boolean isTrace() {
    return switch (this) {
      case E134_INTS, E134_DOUBLES, INT_TRACE, DOUBLE_TRACE -> true;
      case BASE64, INTS, DOUBLES, STRINGS, MESH_INTERFACE_OBJECTS, SIMPLE_EVENTS -> false;
    };
  }

  /** The shape of trace reports of that type. */
  static Shape of(ReportType type) {
    boolean ints = type.kind() == TraceReport.Kind.INT;
    return switch (type.form()) {
      case E134 -> ints ? E134_INTS : E134_DOUBLES;
      case FLAT -> ints ? INT_TRACE : DOUBLE_TRACE;
    };
  }

  /**
   * The type of report that it is.
   *
   * @throws java.util.NoSuchElementException when it is none
   */
  public ReportType reportType() {
    return ReportType.all().stream().filter(type -> of(type) == this).findFirst().orElseThrow();
  }

  /** Its letter in the arguments of the driver of 2005; no letter where that knew of none. */
  public char letter() {
    return letter;
  }
}
